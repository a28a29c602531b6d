import type { Density, TableLayout } from '../../ui/table/tableView';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textsOf = (value: unknown): string[] | undefined => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined);
const densities: readonly Density[] = ['compact', 'regular', 'comfortable'];

function widthsOf(value: unknown): Record<string, number> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0));
}

/**
 * The parts of a kept layout that can be used. Whoever wrote it (an older version, a tool) may have meant something else:
 * what does not fit is left out, and the table's own default takes its place.
 */
export function readTableLayout(stored: unknown): Partial<TableLayout> {
  if (!isRecord(stored)) return {};
  const { pageSize, frozenCount } = stored;
  const read: { -readonly [Part in keyof TableLayout]: TableLayout[Part] | undefined } = {
    order: textsOf(stored.order),
    hidden: textsOf(stored.hidden),
    widths: widthsOf(stored.widths),
    frozenCount: typeof frozenCount === 'number' && frozenCount >= 0 ? frozenCount : undefined,
    density: densities.find((density) => density === stored.density),
    pageSize: pageSize === 'all' || (typeof pageSize === 'number' && pageSize > 0) ? pageSize : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, part]) => part !== undefined));
}
