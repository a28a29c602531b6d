import type { SortKey, TableView } from '../view/tableView';

/** Maximum of the server. */
const maxSortKeys = 3;
/** Maximum of the server. */
const maxSearchLength = 100;

/** The search text of a list by windows; undefined for none. */
export const searchedText = (view: TableView): string | undefined =>
  view.search.trim().slice(0, maxSearchLength) || undefined;

/** Values of a wire list, separated by commas; undefined for none. */
export const wireList = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : values.join(',');

/** The ticked choices of a column. */
export function chosenValues(view: TableView, column: string): readonly string[] {
  const filter = view.filters[column];
  return filter?.kind === 'choices' ? filter.values : [];
}

/** The days to which a column is filtered. */
export function chosenDays(view: TableView, column: string): { from?: string; to?: string } {
  const filter = view.filters[column];
  return filter?.kind === 'dates' ? filter : {};
}

const asItIs = ({ key, direction }: SortKey): string => `${key}:${direction}`;

/** The sort order of the query; undefined for the server's default. */
export const wireSort = (view: TableView, keyOf: (key: SortKey) => string = asItIs): string | undefined =>
  wireList(view.sort.slice(0, maxSortKeys).map(keyOf));

/** Without undefined entries: absent and undefined must be one query, not two. */
export const presentEntries = <Query extends object>(query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query;
