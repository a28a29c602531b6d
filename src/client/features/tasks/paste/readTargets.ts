import type { KnownTask } from '../../../entities/knownRecords';
import type { TablePaste } from '../../../table/grid/dataTableProps';
import { MAX_FETCHED_ROWS, type WindowedSource } from '../../../table/windows/tableSource';

type FetchRows = NonNullable<WindowedSource<KnownTask>['fetchRows']>;

/**
 * The tasks on which lines are pasted: those that the user saw below the cell. Only rows that were not loaded then are
 * read by their place in the list.
 * @param find a task by its key; undefined when it is not cached
 * @returns fewer at the end of the list; 'changed' when other tasks are now in these places
 * @throws ApiFailure when the server rejects or cannot be reached
 */
export async function readTargets(
  { keys, spans }: Pick<TablePaste, 'keys' | 'spans'>,
  count: number,
  find: (key: string) => KnownTask | undefined,
  fetchRows: FetchRows,
): Promise<readonly KnownTask[] | 'changed'> {
  const wanted = Math.min(
    count,
    spans.reduce((sum, { limit }) => sum + limit, 0),
  );
  const expected = keys.slice(0, wanted);
  const known = expected.flatMap((key) => find(key) ?? []);
  if (known.length === wanted) return known;
  const found: KnownTask[] = [];
  for (const { offset, limit } of spans) {
    const end = offset + Math.min(limit, wanted - found.length);
    for (let from = offset; from < end; from += MAX_FETCHED_ROWS)
      found.push(...(await fetchRows(from, Math.min(MAX_FETCHED_ROWS, end - from), new AbortController().signal)));
  }
  return expected.every((key, index) => found[index]?._id === key) ? found : 'changed';
}
