import { type ColumnFilter } from '../../../domain/lists/filteredPath';
import { isOpenFilter, getLayout, type SortKey, type TableView, type ViewAddress } from './tableView';
import { readTableLayout } from './tableLayoutPreference';
import { namesView } from './tableViewUrl';

/** Parameter for a saved view; 'none' means without one. */
export const savedParameter = 'saved';
export const noSavedView = 'none';

/** Preference for the id of a table's default view. */
export const defaultViewKey = (table: string): string => `table-default:${table}`;
export const readDefaultView = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored !== '' ? stored : undefined;

/**
 * Id of the saved view that an address asks for: the named one; the default only where the address says nothing about
 * the table. A link to some rows shows these rows, whatever the default of the reader is.
 */
export function askedView(
  parameters: URLSearchParams,
  address: ViewAddress,
  byDefault: string | undefined,
): string | undefined {
  const named = parameters.get(address.prefix + savedParameter);
  if (named !== null) return named === noSavedView ? undefined : named;
  return namesView(parameters, address) ? undefined : byDefault;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readFilter(stored: unknown): ColumnFilter | undefined {
  if (!isRecord(stored)) return undefined;
  const { kind, text, values, from, to, min, max } = stored;
  if (kind === 'text' && isText(text)) return { kind, text };
  if (kind === 'choices' && Array.isArray(values)) return { kind, values: values.filter(isText) };
  if (kind === 'dates') return { kind, ...(isText(from) && { from }), ...(isText(to) && { to }) };
  if (kind === 'numbers') return { kind, ...(isNumber(min) && { min }), ...(isNumber(max) && { max }) };
  return undefined;
}

const readSort = (stored: unknown): SortKey[] =>
  (Array.isArray(stored) ? stored : []).flatMap((part: unknown): SortKey[] =>
    isRecord(part) && isText(part.key) && (part.direction === 'asc' || part.direction === 'desc')
      ? [{ key: part.key, direction: part.direction }]
      : [],
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by another tool: unreadable parts are ignored.
    return undefined;
  }
}

/** The readable parts of a saved view; those of older versions or other tools may be invalid. */
export function readSavedView(text: string): Partial<TableView> {
  const stored = parsed(text);
  if (!isRecord(stored)) return {};
  const filters = Object.entries(isRecord(stored.filters) ? stored.filters : {}).flatMap(
    ([key, value]): [string, ColumnFilter][] => {
      const filter = readFilter(value);
      return filter && !isOpenFilter(filter) ? [[key, filter]] : [];
    },
  );
  const { closedGroups: _closed, ...layout } = readTableLayout(stored);
  return {
    ...layout,
    search: isText(stored.search) ? stored.search : '',
    sort: readSort(stored.sort),
    filters: Object.fromEntries(filters),
    ...(isText(stored.groupBy) && { groupBy: stored.groupBy }),
  };
}

/** A view as it is saved: content and layout, but not the page and the closed groups. Equal views have equal texts. */
export function savedViewText(view: TableView): string {
  const filters = Object.fromEntries(Object.entries(view.filters).sort(([one], [other]) => (one < other ? -1 : 1)));
  const widths = Object.fromEntries(Object.entries(view.widths).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify({
    search: view.search,
    sort: view.sort,
    filters,
    ...(view.groupBy === undefined ? {} : { groupBy: view.groupBy }),
    ...getLayout(view),
    widths,
    closedGroups: undefined,
  });
}
