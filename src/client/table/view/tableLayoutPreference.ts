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
 * The parts of a kept layout that can be used. Whoever wrote it (an older version, a tool) may have meant something else:
 * what does not fit is left out, and the table's own default takes its place.
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

/** The layout that is kept for a person, with the page size only where he or she has chosen one. */
export interface StoredLayout {
  readonly layout: Partial<Omit<TableLayout, 'pageSize'>>;
  readonly chosenSize: PageSize | undefined;
}

/** @param specified the size with which the list begins: layouts of former versions hold it whether it was chosen or not */
export function readStoredLayout(stored: unknown, specified: PageSize): StoredLayout {
  const { pageSize, ...layout } = readTableLayout(stored);
  const chosen = isRecord(stored) ? readPageSize(stored.chosenSize) : undefined;
  return { layout, chosenSize: chosen ?? (pageSize === specified ? undefined : pageSize) };
}

/** A layout as it is kept. */
export const storedLayoutText = ({ layout, chosenSize }: StoredLayout): object => ({
  ...layout,
  ...(chosenSize !== undefined && { chosenSize }),
});
