import { useEffect, useMemo } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import type { ColumnDefinition } from './columnDefinition';
import type { DataTableProps } from '../grid/dataTableProps';
import { filterRows } from './filterRows';
import { viewWithFilter } from './tableView';

/** The number of rows per value of a column under the filters of the other columns; undefined while unknown. */
export function useChoiceCounts<Row extends object>(
  { source, columns, view, timeZone }: DataTableProps<Row>,
  column: ColumnDefinition<Row>,
): ReadonlyMap<string, number> | undefined {
  const [fetched, setFetched] = useScreenState<readonly (readonly [string, number])[] | null>('tables', 'counts', null);
  const fetchCounts = source.kind === 'windowed' ? source.fetchCounts : undefined;
  const { key } = column;
  // Only the filters of other columns matter; ticking a value here changes no count.
  const others = JSON.stringify([view.search, viewWithFilter(view, key, undefined).filters]);
  useEffect(() => {
    let isCurrent = true;
    fetchCounts?.(key).then(
      (counts) => {
        if (isCurrent) setFetched(counts ? [...counts] : null);
      },
      // The values can be ticked without counts.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [fetchCounts, key, others, setFetched]);
  const counted = useMemo(() => {
    if (source.kind !== 'array') return undefined;
    const counts = new Map<string, number>();
    for (const row of filterRows(source.rows, columns, viewWithFilter(view, key, undefined), timeZone)) {
      const value = String(column.value(row) ?? '');
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
    // oxlint-disable-next-line react/exhaustive-deps -- the view by what decides
  }, [source, columns, column, key, others, timeZone]);
  const ofServer = useMemo(() => fetched && new Map(fetched), [fetched]);
  return counted ?? ofServer ?? undefined;
}
