import type { Density, PageSize, TableLayout } from './tableView';
import { readPageSize } from './pageSizePreference';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined;
const densities: readonly Density[] = ['compact', 'regular', 'comfortable'];

function getWidths(value: unknown): Record<string, number> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0),
  );
}

function getGroups(value: unknown): Record<string, string[]> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([column, keys]) => [column, toTexts(keys) ?? []]));
}

/**
 * The valid parts of a stored layout. It may come from an older version or another tool: invalid parts fall back to the
 * table's default.
 */
export function readTableLayout(stored: unknown): Partial<TableLayout> {
  if (!isRecord(stored)) return {};
  const { frozenCount } = stored;
  const read: { -readonly [Part in keyof TableLayout]: TableLayout[Part] | undefined } = {
    order: toTexts(stored.order),
    hidden: toTexts(stored.hidden),
    widths: getWidths(stored.widths),
    frozenCount: typeof frozenCount === 'number' && frozenCount >= 0 ? frozenCount : undefined,
    density: densities.find((density) => density === stored.density),
    pageSize: readPageSize(stored.pageSize),
    closedGroups: getGroups(stored.closedGroups),
  };
  return Object.fromEntries(Object.entries(read).filter(([, part]) => part !== undefined));
}

/** A user's stored layout, with the page size only if the user has chosen one. */
export interface StoredLayout {
  readonly layout: Partial<Omit<TableLayout, 'pageSize'>>;
  readonly chosenSize: PageSize | undefined;
}

/** @param specified the list's initial page size: layouts of previous versions always contain it, chosen or not */
export function readStoredLayout(stored: unknown, specified: PageSize): StoredLayout {
  const { pageSize, ...layout } = readTableLayout(stored);
  const chosen = isRecord(stored) ? readPageSize(stored.chosenSize) : undefined;
  return { layout, chosenSize: chosen ?? (pageSize === specified ? undefined : pageSize) };
}

export const storedLayoutText = ({ layout, chosenSize }: StoredLayout): object => ({
  ...layout,
  ...(chosenSize !== undefined && { chosenSize }),
});
