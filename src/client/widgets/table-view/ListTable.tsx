import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { DataTableProps } from '../../ui/table/dataTableProps';
import { useArraySource } from '../../ui/table/useArraySource';
import type { TableView } from '../../ui/table/tableView';
import { useStretchedColumns } from './useStretchedColumns';
import './listTable.css';

export interface ListTableProps<Row extends { readonly _id: string }>
  extends Pick<DataTableProps<Row>, 'emptyText' | 'emptyAction' | 'groupChoices' | 'pageSizes' | 'rowActions' | 'toolbarItems' | 'untaggedFilters' | 'onOpenRow' | 'rowClassName'> {
  /** For screen readers, and as the name of the Excel file. */
  readonly name: string;
  /** Declared once or memoised. */
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** The query of the rows. */
  readonly list: { readonly data?: readonly Row[]; readonly isError: boolean; readonly refetch: () => unknown };
}

/** A list that is in the browser as a whole: it fills its place, links stay inside the program, and it can be exported. */
export function ListTable<Row extends { readonly _id: string }>({ name, columns, view, list, ...rest }: ListTableProps<Row>) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useStretchedColumns(columns, view, frame, rest.rowActions !== undefined);
  const { data } = list;
  const source = useArraySource(data);
  return (
    <div ref={frame} className="db-list-table">
      <DataTable
        {...rest}
        name={name}
        columns={shown}
        source={source}
        view={view}
        timeZone={timeZone}
        state={data ? 'ready' : list.isError ? 'failed' : 'loading'}
        onRetry={() => void list.refetch()}
        onNavigate={(href) => (/^(mailto|tel):/.test(href) ? window.location.assign(href) : void navigate(href))}
        exportName={name}
      />
    </div>
  );
}
