import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { DataTableProps } from '../../ui/table/dataTableProps';
import { useArraySource } from '../../ui/table/useArraySource';
import type { TableView } from '../../ui/table/tableView';
import { useStretchedColumns } from '../table-view/useStretchedColumns';
import { useTableView } from '../table-view/useTableView';
import './planning.css';

export interface PlanTableProps<Row extends { readonly _id: string }> {
  /** Under it the layout is kept: 'project-sprints'. */
  readonly layoutName: string;
  /** For screen readers, and as the name of the Excel file. */
  readonly name: string;
  /** Declared once or memoised. */
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly query: { readonly data?: readonly Row[]; readonly currentData?: readonly Row[]; readonly isError: boolean; readonly refetch: () => unknown };
  /** What an untouched table shows; declared outside. */
  readonly base: Partial<TableView>;
  readonly prefix?: string;
  /** Given: the table is paged. */
  readonly pageSizes?: readonly number[];
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  readonly rowActions?: DataTableProps<Row>['rowActions'];
  readonly onOpenRow: (row: Row) => void;
  /** The screen's own filters. */
  readonly toolbarItems?: (view: TableView, changeView: (view: TableView) => void) => ReactNode;
  readonly filteredThere?: readonly string[];
}


/** Milestones or sprints in a table; what it shows stands in the address. */
export function PlanTable<Row extends { readonly _id: string }>(props: PlanTableProps<Row>) {
  const { layoutName, name, columns, query, base, prefix, toolbarItems, filteredThere } = props;
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const [view, changeView] = useTableView(layoutName, columns, { base, prefix });
  const frame = useRef<HTMLDivElement>(null);
  const shown = useStretchedColumns(columns, view, frame);
  const rows = query.currentData;
  const source = useArraySource(rows);
  return (
    <div ref={frame} className="db-plan-table">
      <DataTable
        name={name}
        columns={shown}
        source={source}
        view={view}
        onViewChange={changeView}
        timeZone={timeZone}
        state={rows ? 'ready' : query.isError ? 'failed' : 'loading'}
        onRetry={() => void query.refetch()}
        pageSizes={props.pageSizes}
        emptyText={props.emptyText}
        emptyAction={props.emptyAction}
        rowActions={props.rowActions}
        onOpenRow={props.onOpenRow}
        onNavigate={(href) => void navigate(href)}
        toolbarItems={toolbarItems?.(view, changeView)}
        untaggedFilters={filteredThere}
        exportName={name}
      />
    </div>
  );
}
