import { useArraySource } from '../windows/useArraySource';
import { FramedTable, type FramedTableProps } from './FramedTable';
import { queryState, type RowQuery } from '../windows/queryState';

export interface ListTableProps<Row extends { readonly _id: string }> extends Omit<FramedTableProps<Row>, 'rows'> {
  readonly list: RowQuery<readonly Row[]>;
}

/** A list whose rows are all in the browser. */
export function ListTable<Row extends { readonly _id: string }>({ list, ...rest }: ListTableProps<Row>) {
  const source = useArraySource(list.data);
  return <FramedTable {...rest} rows={{ source, ...queryState(list) }} />;
}
