/** One column's filter. Days are YYYY-MM-DD; both ends of a range are included, and an absent end is open. */
export type ColumnFilter =
  | { readonly kind: 'text'; readonly text: string }
  /** '' among the values means empty cells. */
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'dates'; readonly from?: string; readonly to?: string }
  | { readonly kind: 'numbers'; readonly min?: number; readonly max?: number };

/** Begins the name of a parameter that filters a column. */
export const FILTER_PREFIX = 'f.';
export const CHOICE_SEPARATOR = '|';
/** The parameter with the columns that a link shows although they are hidden. */
export const LINKED_COLUMNS = 'columns';

/** A filter as it is written in a URL. */
export function filterToText(filter: ColumnFilter): string {
  switch (filter.kind) {
    case 'text':
      return `has:${filter.text}`;
    case 'choices':
      return `in:${filter.values.map(encodeURIComponent).join(CHOICE_SEPARATOR)}`;
    case 'dates':
      return `day:${filter.from ?? ''}..${filter.to ?? ''}`;
    case 'numbers':
      return `num:${filter.min ?? ''}..${filter.max ?? ''}`;
  }
}

/**
 * The path of a list that is filtered by columns.
 * @param more other parameters of that page, for example its sort
 * @param prefix names one of two tables of that page, e.g. 'bugs.'
 */
export function filteredPath(
  path: string,
  filters: Readonly<Record<string, ColumnFilter>>,
  more: Readonly<Record<string, string>> = {},
  prefix = '',
): string {
  const params = new URLSearchParams(more);
  for (const [key, filter] of Object.entries(filters)) params.set(prefix + FILTER_PREFIX + key, filterToText(filter));
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
