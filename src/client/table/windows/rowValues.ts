import type { CellContent } from '../view/columnDefinition';

/** Values of columns that are read for some rows alone. */
export interface RowValues<Value> {
  readonly byId: ReadonlyMap<string, Value>;
  /** Why others could not be read. */
  readonly failure: string | undefined;
}

export const noRowValues: RowValues<never> = { byId: new Map<string, never>(), failure: undefined };

/** @param rowId the row of a value */
export const toRowValues = <Value>(
  values: readonly Value[],
  rowId: (value: Value) => string,
  failure?: string,
): RowValues<Value> => ({ byId: new Map(values.map((value) => [rowId(value), value])), failure });

/** What the cell shows of the value of its row, also before it has been read. */
export function rowValueCell<Value>(
  { byId, failure }: RowValues<Value>,
  id: string,
  cell: (value: Value) => CellContent,
): CellContent {
  const value = byId.get(id);
  if (value !== undefined) return cell(value);
  return failure === undefined ? { text: '…', title: 'Loading' } : { text: 'Not loaded', title: failure };
}
