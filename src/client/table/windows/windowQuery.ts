import type { SortKey, TableView } from '../view/tableView';

/** The server takes no more sort keys. */
const maxSortKeys = 3;
/** The server searches for no longer text. */
const maxSearchLength = 100;

/** What a list by windows is searched for; undefined for nothing. */
export const searchedText = (view: TableView): string | undefined =>
  view.search.trim().slice(0, maxSearchLength) || undefined;

/** Values of a wire list, parted by commas; undefined for none. */
export const wireList = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : values.join(',');

/** The ticked choices of a column. */
export function chosenValues(view: TableView, column: string): readonly string[] {
  const filter = view.filters[column];
  return filter?.kind === 'choices' ? filter.values : [];
}

/** The span of days that a column is filtered to. */
export function chosenDays(view: TableView, column: string): { from?: string; to?: string } {
  const filter = view.filters[column];
  return filter?.kind === 'dates' ? filter : {};
}

const asItIs = ({ key, direction }: SortKey): string => `${key}:${direction}`;

/** The order as the server takes it; undefined for its own. */
export const wireSort = (view: TableView, keyOf: (key: SortKey) => string = asItIs): string | undefined =>
  wireList(view.sort.slice(0, maxSortKeys).map(keyOf));

/** Without the entries that are undefined: absent and undefined must be one query, not two. */
export const presentEntries = <Query extends object>(query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query;
