import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OtherFilters } from '../../../table/grid/dataTableProps';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { TableView } from '../../../table/view/tableView';
import { ListTable } from '../../../table/view/ListTable';
import type { RowQuery } from '../../../table/windows/queryState';
import { pagesOf10 } from '../../../table/view/pageSizes';
import { useTableView } from '../../../table/view/useTableView';
import './reports.css';

export interface ReportTableProps<Row extends { readonly _id: string }> {
  /** Name under which the layout is stored: 'timer-report'. */
  readonly layoutName: string;
  /** For screen readers, and as the name of the Excel file. */
  readonly name: string;
  /** Declared outside the component, or memoised. */
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly query: Omit<RowQuery<unknown>, 'data'>;
  /** The view of an untouched table; declared outside the component. */
  readonly base?: Partial<TableView>;
  readonly emptyText: string;
  /** Offered in addition to 'All'; default those of CONST-032. */
  readonly pageSizes?: readonly number[];
  readonly groupChoices?: readonly string[];
  readonly getPath?: (row: Row) => string | undefined;
  /** The screen's own filters. */
  readonly toolbarItems?: (view: TableView, changeView: (view: TableView) => void) => ReactNode;
  readonly otherFilters?: OtherFilters;
  readonly toolbarFilterKeys?: readonly string[];
}

/** A report whose rows are in the browser; its view is in the URL. */
export function ReportTable<Row extends { readonly _id: string }>({
  layoutName,
  name,
  columns,
  rows,
  query,
  base,
  pageSizes = pagesOf10,
  getPath,
  toolbarItems,
  toolbarFilterKeys,
  ...rest
}: ReportTableProps<Row>) {
  const navigate = useNavigate();
  const [view, changeView] = useTableView(layoutName, columns, { base });
  const open = (row: Row): void => {
    const path = getPath?.(row);
    if (path !== undefined) void navigate(path);
  };
  return (
    <ListTable
      {...rest}
      name={name}
      columns={columns}
      list={{ ...query, data: rows }}
      view={view}
      onViewChange={changeView}
      pageSizes={pageSizes}
      onOpenRow={getPath && open}
      toolbarItems={toolbarItems?.(view, changeView)}
      untaggedFilters={toolbarFilterKeys}
    />
  );
}
