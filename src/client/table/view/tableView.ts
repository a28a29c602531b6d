import type { ColumnFilter } from '../../../domain/lists/filteredPath';
import type { ColumnDefinition } from './columnDefinition';

export type Density = 'compact' | 'regular' | 'comfortable';

/** Rows of a page; 'fit': as many as the window shows; 'all': one scroll. */
export type PageSize = number | 'fit' | 'all';

export interface SortKey {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** The part of a view that is stored per user: the layout, not the content. */
export interface TableLayout {
  /** Column keys from left to right; other columns follow as declared. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels by column key, for resized columns. */
  readonly widths: Readonly<Record<string, number>>;
  /** Number of shown columns, from the left, that do not scroll sideways. */
  readonly frozenCount: number;
  readonly density: Density;
  readonly pageSize: PageSize;
  /** Keys of closed groups, by grouping column. */
  readonly closedGroups: Readonly<Record<string, readonly string[]>>;
}

/** Where the URL says what a table shows. */
export interface ViewAddress {
  /** Prefix of the table's parameters, which separates two tables of one page, e.g. 'bugs.'. */
  readonly prefix: string;
  /** The table cannot be grouped: `group` says something about another part of the page. */
  readonly isUngrouped: boolean;
}

/** Where a view is stored, for saved views. */
export interface SavedViewContext extends ViewAddress {
  /** The name of the table. */
  readonly table: string;
  /** The saved view that this one is based on. */
  readonly savedId: string | undefined;
}

/** The complete state of a table. Plain data, so that it can be in a URL, a store or on the server. */
export interface TableView extends TableLayout {
  readonly sort: readonly SortKey[];
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
  /** Key of the column that rows are grouped by. */
  readonly groupBy?: string;
  /** Columns that a link shows although the layout hides them; they are not in `hidden`. */
  readonly linkedColumns?: readonly string[];
  /** Absent for a table that is not stored. */
  readonly kept?: SavedViewContext;
}

/** Row height in pixels. */
export const ROW_HEIGHT_PX: Readonly<Record<Density, number>> = { compact: 24, regular: 32, comfortable: 40 };
/** Text of cells in pixels. */
export const FONT_SIZE_PX: Readonly<Record<Density, number>> = { compact: 12, regular: 14, comfortable: 14 };

/** The initial view of a table: the columns as declared, no filter, compact. */
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

/** The part of a view that is stored per user. */
export function getLayout(view: TableView): TableLayout {
  const { order, hidden, widths, frozenCount, density, pageSize, closedGroups } = view;
  return { order, hidden, widths, frozenCount, density, pageSize, closedGroups };
}

/** True for a filter that matches everything, which need not be stored. */
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

/** The view after setting or clearing a column's filter; starts at the first page. */
export function viewWithFilter(view: TableView, key: string, filter: ColumnFilter | undefined): TableView {
  const { [key]: _former, ...others } = view.filters;
  return { ...view, filters: !filter || isOpenFilter(filter) ? others : { ...others, [key]: filter }, page: 1 };
}

/**
 * The view after a press on a header: ascending, descending, unsorted.
 * @param isAdditional keeps the other sort keys (shift held)
 */
export function viewWithSortPressed(view: TableView, key: string, isAdditional: boolean): TableView {
  const previous = view.sort.find((sort) => sort.key === key);
  const next: SortKey | undefined = !previous
    ? { key, direction: 'asc' }
    : previous.direction === 'asc'
      ? { key, direction: 'desc' }
      : undefined;
  const kept = isAdditional ? view.sort.filter((sort) => sort.key !== key) : [];
  if (isAdditional && previous && next) {
    return { ...view, sort: view.sort.map((sort) => (sort.key === key ? next : sort)), page: 1 };
  }
  return { ...view, sort: next ? [...kept, next] : kept, page: 1 };
}

/** The view without filters and search; starts at the first page. */
export const viewWithoutFilters = (view: TableView): TableView => ({ ...view, search: '', filters: {}, page: 1 });

/** The closed groups of the current grouping. */
export const getClosedGroups = (view: Pick<TableView, 'groupBy' | 'closedGroups'>): readonly string[] =>
  (view.groupBy === undefined ? undefined : view.closedGroups[view.groupBy]) ?? noGroups;

/** The view with exactly these groups of the current grouping closed. */
export const viewWithClosedGroups = (view: TableView, keys: readonly string[]): TableView =>
  view.groupBy === undefined ? view : { ...view, closedGroups: { ...view.closedGroups, [view.groupBy]: keys } };

const noGroups: readonly string[] = [];
