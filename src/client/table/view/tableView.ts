import type { ColumnDefinition } from './columnDefinition';

export type Density = 'compact' | 'regular' | 'comfortable';

/** Rows of a page; 'fit': as many as the window holds; 'all': one scroll. */
export type PageSize = number | 'fit' | 'all';

export interface SortKey {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** One column's filter. Days are YYYY-MM-DD; both ends of a range belong to it, and an absent end is open. */
export type ColumnFilter =
  | { readonly kind: 'text'; readonly text: string }
  /** '' among the values stands for empty cells. */
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'dates'; readonly from?: string; readonly to?: string }
  | { readonly kind: 'numbers'; readonly min?: number; readonly max?: number };

/** The part of a view that is kept per user: how the table is laid out, not what it shows. */
export interface TableLayout {
  /** Column keys from left to right; columns that are not named follow in the order of their declaration. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels by column key, for the columns that were resized. */
  readonly widths: Readonly<Record<string, number>>;
  /** How many of the shown columns, counted from the left, do not scroll sideways. */
  readonly frozenCount: number;
  readonly density: Density;
  readonly pageSize: PageSize;
  /** Keys of the groups whose rows are not shown, by the column that rows are grouped by. */
  readonly closedGroups: Readonly<Record<string, readonly string[]>>;
}

/** Where a view is kept, for who offers saved views. */
export interface SavedViewContext {
  /** What the table calls itself. */
  readonly table: string;
  /** Stands before the table's parameters in the address. */
  readonly prefix: string;
  /** The saved view that this one stands on. */
  readonly savedId: string | undefined;
}

/** Everything that decides what a table shows. Plain data, so that it can live in an address, a store or on the server. */
export interface TableView extends TableLayout {
  readonly sort: readonly SortKey[];
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
  /** Key of the column that rows are grouped by. */
  readonly groupBy?: string;
  /** Absent for a table that is not kept. */
  readonly kept?: SavedViewContext;
}

/** Row height in pixels. */
export const ROW_HEIGHT_PX: Readonly<Record<Density, number>> = { compact: 24, regular: 32, comfortable: 40 };

/** The view of a table that nobody has touched: the columns as declared, no filter, compact. */
export function defaultTableView<Row>(
  columns: readonly ColumnDefinition<Row>[],
  differences: Partial<TableView> = {},
): TableView {
  return {
    order: [],
    hidden: columns.filter((column) => column.isHiddenAtFirst).map((column) => column.key),
    widths: {},
    frozenCount: columns.filter((column) => column.frozen && !column.isHiddenAtFirst).length,
    density: 'compact',
    pageSize: 'all',
    closedGroups: {},
    sort: [],
    filters: {},
    search: '',
    page: 1,
    ...differences,
  };
}

/** The part of a view to save for the user. */
export function getLayout(view: TableView): TableLayout {
  const { order, hidden, widths, frozenCount, density, pageSize, closedGroups } = view;
  return { order, hidden, widths, frozenCount, density, pageSize, closedGroups };
}

/** True when a filter lets everything pass, so that it need not be kept. */
export function isOpenFilter(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() === '';
    case 'choices':
      return filter.values.length === 0;
    case 'dates':
      return !filter.from && !filter.to;
    case 'numbers':
      return filter.min === undefined && filter.max === undefined;
  }
}

/** The view after a column's filter was set or cleared; what is shown starts again at the first page. */
export function viewWithFilter(view: TableView, key: string, filter: ColumnFilter | undefined): TableView {
  const { [key]: _former, ...others } = view.filters;
  return { ...view, filters: !filter || isOpenFilter(filter) ? others : { ...others, [key]: filter }, page: 1 };
}

/**
 * The view after a press on a header: ascending, then descending, then as it came.
 *
 * @param isAdditional keeps the other sort keys (shift held)
 */
export function viewWithSortPressed(view: TableView, key: string, isAdditional: boolean): TableView {
  const former = view.sort.find((sort) => sort.key === key);
  const next: SortKey | undefined = !former
    ? { key, direction: 'asc' }
    : former.direction === 'asc'
      ? { key, direction: 'desc' }
      : undefined;
  const kept = isAdditional ? view.sort.filter((sort) => sort.key !== key) : [];
  if (isAdditional && former && next) {
    return { ...view, sort: view.sort.map((sort) => (sort.key === key ? next : sort)), page: 1 };
  }
  return { ...view, sort: next ? [...kept, next] : kept, page: 1 };
}

/** The view without any filter and search; what is shown starts again at the first page. */
export const viewWithoutFilters = (view: TableView): TableView => ({ ...view, search: '', filters: {}, page: 1 });

/** The groups that are closed in the present grouping. */
export const getClosedGroups = (view: Pick<TableView, 'groupBy' | 'closedGroups'>): readonly string[] =>
  (view.groupBy === undefined ? undefined : view.closedGroups[view.groupBy]) ?? noGroups;

/** The view with these groups closed in the present grouping, and all others open. */
export const viewWithClosedGroups = (view: TableView, keys: readonly string[]): TableView =>
  view.groupBy === undefined ? view : { ...view, closedGroups: { ...view.closedGroups, [view.groupBy]: keys } };

const noGroups: readonly string[] = [];
