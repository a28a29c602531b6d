import { useCallback, useMemo } from 'react';
import { shownFailure } from '../../api/apiFailure';
import { useScreenState } from '../../screen-state/useScreenState';
import type { TableView } from '../view/tableView';
import { toRowValues, type RowValues } from './rowValues';

/** The argument of a call for some rows: in one order, so that the same rows are the same call. */
export const rowList = (ids: readonly string[], max: number): string => ids.slice(0, max).sort().join(',');

/** Whether the order or the choice of the rows depends on these columns: then the values of drawn rows are not enough. */
export const dependsOnColumns = (
  { sort, filters }: Pick<TableView, 'sort' | 'filters'>,
  keys: readonly string[],
): boolean => keys.some((key) => filters[key] !== undefined || sort.some((one) => one.key === key));

/** How often values of rows are read again: computing them takes longer than reading rows. */
export const rowValuesRefreshed = { refetchOnMountOrArgChange: 60, refetchOnFocus: true } as const;

interface RowValuesQuery<Value> {
  /** Reads the values of rows, as `rowList` names them, or of all rows. */
  readonly useValues: (
    rows: string | undefined,
    options: typeof rowValuesRefreshed & { readonly skip: boolean },
  ) => { readonly data?: readonly Value[] | undefined; readonly error?: unknown };
  readonly rowId: (value: Value) => string;
  /** Name under which the drawn rows are kept in the store. */
  readonly name: string;
  /** How many rows the server answers together: more than a table draws. */
  readonly max: number;
}

/**
 * The values of the rows that a table draws. Those of the former rows stay while the next are read.
 * @param query declared outside the component
 * @param areAllNeeded of rows that are not drawn too, which takes longer
 */
export function useRowValues<Value>(
  { useValues, rowId, name, max }: RowValuesQuery<Value>,
  areAllNeeded: boolean,
): {
  readonly values: RowValues<Value>;
  /** What the table calls with the ids of the rows it draws. */
  readonly onRowsShown: (ids: readonly string[]) => void;
} {
  // '' before any was drawn.
  const [shown, setShown] = useScreenState('tables', name, '');
  const onRowsShown = useCallback((ids: readonly string[]) => setShown(rowList(ids, max)), [setShown, max]);
  const drawn = useValues(shown, { ...rowValuesRefreshed, skip: shown === '' });
  const all = useValues(undefined, { ...rowValuesRefreshed, skip: !areAllNeeded });
  const failure = shownFailure(drawn.error ?? all.error)?.message;
  const allData = areAllNeeded ? all.data : undefined;
  const values = useMemo(
    () => toRowValues([...(allData ?? []), ...(drawn.data ?? [])], rowId, failure),
    [allData, drawn.data, rowId, failure],
  );
  return { values, onRowsShown };
}
