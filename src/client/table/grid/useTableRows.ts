import { useMemo } from 'react';
import type { ColumnDefinition } from '../view/columnDefinition';
import { filterRows } from '../view/filterRows';
import { groupRows } from './groups/groupRows';
import { type GroupedLine, groupedLines, type RowGroup } from './groups/rowGroups';
import { sortRows } from '../view/sortRows';
import type { TableSource } from '../windows/tableSource';
import { getClosedGroups, type TableView } from '../view/tableView';

/** The rows of a table from any source. Positions count from 0 within the shown page. */
export interface TableRows<Row> {
  /** Lines on the shown page: rows and, in a grouped table, group lines. */
  readonly count: number;
  /** Rows on all pages. */
  readonly total: number;
  /** Position of the page's first row among all rows. */
  readonly offset: number;
  readonly rowAt: (position: number) => Row | undefined;
  readonly keyAt: (position: number) => string | undefined;
  /** Positions whose row is loaded, ascending. */
  readonly loaded: () => Iterable<number>;
  /** All filtered rows, where they are in the browser. */
  readonly all?: readonly Row[];
  /** In a grouped table: the line at a position; of a row that is held at its position the group is not known. */
  readonly lineAt?: (position: number) => GroupedLine | { readonly kind: 'held row' } | undefined;
  readonly groups?: readonly RowGroup[];
}

/** The number of pages; at least one. */
export function pageCount(total: number, pageRows: number | undefined): number {
  return pageRows === undefined ? 1 : Math.max(1, Math.ceil(total / pageRows));
}

function* upTo(count: number): Iterable<number> {
  for (let position = 0; position < count; position++) yield position;
}

const ascending = (positions: readonly number[]): readonly number[] =>
  [...new Set(positions)].sort((one, other) => one - other);

/**
 * Sorts, filters, groups and pages an array, or shows a page of a windowed source. Grouped rows are not paged.
 * @param pageRows rows of a page; undefined: one scroll
 */
export function useTableRows<Row extends object>(
  source: TableSource<Row>,
  columns: readonly ColumnDefinition<Row>[],
  view: TableView,
  timeZone: string,
  pageRows: number | undefined,
): TableRows<Row> {
  const { search, filters, sort, page, groupBy } = view;
  const closedGroups = getClosedGroups(view);
  const rows = source.kind === 'array' ? source.rows : undefined;
  const filtered = useMemo(
    () => rows && filterRows(rows, columns, { search, filters }, timeZone),
    [rows, columns, search, filters, timeZone],
  );
  const all = useMemo(() => filtered && sortRows(filtered, columns, sort), [filtered, columns, sort]);
  const grouped = useMemo(() => {
    const column = groupBy === undefined ? undefined : columns.find(({ key }) => key === groupBy);
    return all && column && groupRows(all, column, columns, sort, timeZone);
  }, [all, columns, groupBy, sort, timeZone]);
  const groups = source.kind === 'windowed' ? source.groups?.list : grouped?.groups;
  const lines = useMemo(() => groups && groupedLines(groups, closedGroups), [groups, closedGroups]);
  return useMemo(() => {
    const total = all ? all.length : source.kind === 'windowed' ? source.total : 0;
    const keyOf = (row: Row | undefined): string | undefined => row && source.rowKey(row);
    if (lines) {
      const groupedRowAt = (position: number): Row | undefined => {
        const line = lines.lineAt(position);
        if (line?.kind !== 'row') return undefined;
        return source.kind === 'windowed'
          ? source.groups?.rowAt(line.group.key, line.index)
          : grouped?.toRows.get(line.group.key)?.[line.index];
      };
      const loaded = (): Iterable<number> =>
        source.kind === 'windowed'
          ? ascending(
              (source.groups?.loaded ?? []).flatMap(({ group, index }) => lines.getPosition(group, index) ?? []),
            )
          : [...upTo(lines.count)].filter((position) => lines.lineAt(position)?.kind === 'row');
      return {
        count: lines.count,
        total,
        offset: 0,
        rowAt: groupedRowAt,
        keyAt: (position) => keyOf(groupedRowAt(position)),
        loaded,
        all,
        lineAt: lines.lineAt,
        groups,
      };
    }
    const shownPage = Math.min(page, pageCount(total, pageRows));
    const offset = pageRows === undefined ? 0 : (shownPage - 1) * pageRows;
    const count = pageRows === undefined ? total : Math.min(pageRows, total - offset);
    const rowAt = (position: number): Row | undefined =>
      all ? all[offset + position] : source.kind === 'windowed' ? source.rowAt(offset + position) : undefined;
    const loaded = (): Iterable<number> =>
      source.kind === 'windowed'
        ? ascending(
            source.loaded.map((place) => place - offset).filter((position) => position >= 0 && position < count),
          )
        : upTo(count);
    return { count, total, offset, rowAt, keyAt: (position) => keyOf(rowAt(position)), loaded, all };
  }, [all, source, page, pageRows, lines, grouped, groups]);
}
