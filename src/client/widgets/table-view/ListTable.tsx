import { shownFailure } from '../../api/apiFailure';
import { useArraySource } from '../../ui/table/useArraySource';
import { FramedTable, type FramedTableProps } from './FramedTable';

export interface ListTableProps<Row extends { readonly _id: string }> extends Omit<FramedTableProps<Row>, 'rows'> {
  /** The query of the rows. */
  readonly list: { readonly data?: readonly Row[]; readonly isError: boolean; readonly error?: unknown; readonly refetch: () => unknown };
}

/** A list that is in the browser as a whole. */
export function ListTable<Row extends { readonly _id: string }>({ list, ...rest }: ListTableProps<Row>) {
  const source = useArraySource(list.data);
  return <FramedTable {...rest} rows={{ source, state: list.data ? 'ready' : list.isError ? 'failed' : 'loading', failure: shownFailure(list.error), retry: () => void list.refetch() }} />;
}
