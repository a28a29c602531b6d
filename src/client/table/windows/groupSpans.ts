import type { RowGroup } from '../grid/groups/rowGroups';
import type { WindowRequest } from './tableSource';

/** Rows of one group, counted from 0 within it. */
interface GroupSpan extends WindowRequest {
  readonly group: string;
}

/** Calls that run concurrently: enough to hide the time of the way, and few enough to leave room for other calls. */
const batchSize = 4;

/** In which groups rows are that are counted over all groups, in the order of the screen. */
export function groupSpans(
  groups: readonly Pick<RowGroup, 'key' | 'count'>[],
  { offset, limit }: WindowRequest,
): GroupSpan[] {
  const spans: GroupSpan[] = [];
  let start = 0;
  for (const { key, count } of groups) {
    const first = Math.max(offset, start);
    const end = Math.min(offset + limit, start + count);
    if (first < end) spans.push({ group: key, offset: first - start, limit: end - first });
    start += count;
  }
  return spans;
}

/**
 * Rows of a grouped list, group by group with the calls of the screen. No order of the whole list gives the same rows:
 * two groups may have one name, and equal rows are ordered by the first key, which would be that of the groups.
 * @param groups undefined while they are loading
 * @param read rows of one group
 */
export async function readGroupRows<Row>(
  groups: readonly Pick<RowGroup, 'key' | 'count'>[] | undefined,
  wanted: WindowRequest,
  read: (group: string, span: WindowRequest) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (groups === undefined) throw new Error('The groups are still loading. Please try again.');
  const spans = groupSpans(groups, wanted);
  const parts: (readonly Row[])[] = [];
  for (let first = 0; first < spans.length; first += batchSize) {
    const next = spans.slice(first, first + batchSize);
    parts.push(...(await Promise.all(next.map(({ group, offset, limit }) => read(group, { offset, limit })))));
  }
  return parts.flat();
}
