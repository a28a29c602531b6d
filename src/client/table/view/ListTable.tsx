import { useArraySource } from '../windows/useArraySource';
import { FramedTable, type FramedTableProps } from './FramedTable';
import { queryState, type RowQuery } from '../windows/queryState';

export interface ListTableProps<Row extends { readonly _id: string }> extends Omit<FramedTableProps<Row>, 'rows'> {
  /** The query of the rows. */
  readonly list: RowQuery<readonly Row[]>;
}

/** A list that is in the browser as a whole. */
export function ListTable<Row extends { readonly _id: string }>({ list, ...rest }: ListTableProps<Row>) {
  const source = useArraySource(list.data);
  return <FramedTable {...rest} rows={{ source, ...queryState(list) }} />;
}
