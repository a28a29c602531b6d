import { useMemo } from 'react';
import type { ColumnDefinition } from './columnDefinition';
import { filterRows } from './filterRows';
import { sortRows } from './sortRows';
import type { TableSource } from './tableSource';
import type { TableView } from './tableView';

/** The rows that a table shows, whatever they come from. Positions count from 0 within the shown page. */
export interface TableRows<Row> {
  /** Rows on the shown page. */
  readonly count: number;
  /** Rows on all pages. */
  readonly total: number;
  /** Place of the page's first row among all rows. */
  readonly offset: number;
  readonly rowAt: (position: number) => Row | undefined;
  readonly keyAt: (position: number) => string | undefined;
  /** Everything that passes the filters, where it is in the browser. */
  readonly all?: readonly Row[];
}

/** The pages that a number of rows fills; at least one. */
export function pageCount(total: number, pageSize: number | 'all'): number {
  return pageSize === 'all' ? 1 : Math.max(1, Math.ceil(total / pageSize));
}

/** Sorts, filters and pages an array, or looks through a page of a windowed source. */
export function useTableRows<Row extends object>(
  source: TableSource<Row>,
  columns: readonly ColumnDefinition<Row>[],
  view: TableView,
  timeZone: string,
): TableRows<Row> {
  const { search, filters, sort, page, pageSize } = view;
  const rows = source.kind === 'array' ? source.rows : undefined;
  const filtered = useMemo(() => rows && filterRows(rows, columns, { search, filters }, timeZone), [rows, columns, search, filters, timeZone]);
  const all = useMemo(() => filtered && sortRows(filtered, columns, sort), [filtered, columns, sort]);
  return useMemo(() => {
    const total = all ? all.length : source.kind === 'windowed' ? source.total : 0;
    const shownPage = Math.min(page, pageCount(total, pageSize));
    const offset = pageSize === 'all' ? 0 : (shownPage - 1) * pageSize;
    const count = pageSize === 'all' ? total : Math.min(pageSize, total - offset);
    const rowAt = (position: number): Row | undefined =>
      all ? all[offset + position] : source.kind === 'windowed' ? source.rowAt(offset + position) : undefined;
    const keyAt = (position: number): string | undefined => {
      const row = rowAt(position);
      return row && source.rowKey(row);
    };
    return { count, total, offset, rowAt, keyAt, all };
  }, [all, source, page, pageSize]);
}
