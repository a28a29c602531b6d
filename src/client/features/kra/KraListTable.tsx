import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { DataTableProps } from '../../ui/table/dataTableProps';
import type { ServerWindows } from '../../widgets/table-view/useServerWindows';
import type { TableSource } from '../../ui/table/tableSource';
import type { TableView } from '../../ui/table/tableView';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';

type Kept<Row extends object> = Pick<DataTableProps<Row>, 'emptyText' | 'rowActions' | 'onOpenRow' | 'pageSizes' | 'untaggedFilters'>;

export interface KraListTableProps<Row extends { readonly _id: string }> extends Kept<Row> {
  /** For screen readers, and as the name of the Excel file. */
  readonly name: string;
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly source: TableSource<Row>;
  readonly state: ServerWindows<Row>['state'];
  readonly onRetry: () => void;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly toolbarItems?: ReactNode;
}

/** A table of ratings that fills its page. */
export function KraListTable<Row extends { readonly _id: string }>({ columns, view, name, ...rest }: KraListTableProps<Row>) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useStretchedColumns(columns, view, frame);
  return (
    <div ref={frame} className="db-kra-list">
      <DataTable {...rest} name={name} columns={shown} view={view} timeZone={timeZone} onNavigate={(href) => void navigate(href)} exportName={name} />
    </div>
  );
}
