import { useCallback } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import type { TableView } from '../view/tableView';

/** The argument of a call for some rows: in one order, so that the same rows are the same call. */
export const rowList = (ids: readonly string[], max: number): string => ids.slice(0, max).sort().join(',');

/** Whether the order or the choice of the rows depends on these columns: then the values of drawn rows are not enough. */
export const dependsOnColumns = (
  { sort, filters }: Pick<TableView, 'sort' | 'filters'>,
  keys: readonly string[],
): boolean => keys.some((key) => filters[key] !== undefined || sort.some((one) => one.key === key));

/**
 * The rows that a table draws, for columns that are read for them alone.
 * @param max that the server answers together: more than a table draws
 * @returns their `rowList`, '' before any was drawn, and what the table calls with their ids
 */
export function useShownRows(name: string, max: number): readonly [string, (ids: readonly string[]) => void] {
  const [shown, setShown] = useScreenState('tables', name, '');
  const onRowsShown = useCallback((ids: readonly string[]) => setShown(rowList(ids, max)), [setShown, max]);
  return [shown, onRowsShown];
}
