import type { ReactNode } from 'react';
import type { ColumnDefinition } from '../../table/view/columnDefinition';
import type { DataTableProps } from '../../table/grid/dataTableProps';
import type { TableView } from '../../table/view/tableView';
import { ListTable } from '../../table/view/ListTable';
import type { RowQuery } from '../../table/windows/queryState';
import { useTableView } from '../../table/view/useTableView';

export interface PlanTableProps<Row extends { readonly _id: string }> {
  /** Name under which the layout is stored: 'project-sprints'. */
  readonly layoutName: string;
  /** For screen readers, and as the name of the Excel file. */
  readonly name: string;
  /** Declared outside the component, or memoised. */
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly query: RowQuery<readonly Row[]> & { readonly currentData?: readonly Row[] };
  /** The view of an untouched table; declared outside the component. */
  readonly base: Partial<TableView>;
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  readonly rowActions?: DataTableProps<Row>['rowActions'];
  readonly onOpenRow: (row: Row) => void;
  /** The screen's own filters. */
  readonly toolbarItems?: (view: TableView, changeView: (view: TableView) => void) => ReactNode;
  readonly toolbarFilterKeys?: readonly string[];
}

/** A table of milestones or sprints; its view is in the URL. */
export function PlanTable<Row extends { readonly _id: string }>({
  layoutName,
  query,
  base,
  toolbarItems,
  toolbarFilterKeys,
  ...rest
}: PlanTableProps<Row>) {
  const [view, changeView] = useTableView(layoutName, rest.columns, { base });
  return (
    <ListTable
      {...rest}
      list={{ ...query, data: query.currentData }}
      view={view}
      onViewChange={changeView}
      toolbarItems={toolbarItems?.(view, changeView)}
      untaggedFilters={toolbarFilterKeys}
    />
  );
}
