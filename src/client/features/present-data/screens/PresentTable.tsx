import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { api, type PresentRecord } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { DataTableProps } from '../../../table/grid/dataTableProps';
import { recordKey } from '../../../table/windows/tableSource';
import type { TableView } from '../../../table/view/tableView';
import { FramedTable } from '../../../table/view/FramedTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { useServerWindows } from '../../../table/windows/useServerWindows';
import { useTableView } from '../../../table/view/useTableView';
import { noAnswer, presentColumns } from './presentColumns';
import { toPresentQuery, type PresentSpan } from './presentQuery';

/** The columns of a table of records, made once for the company's clock. */
export function usePresentColumns(
  change: (columns: readonly ColumnDefinition<PresentRecord>[]) => readonly ColumnDefinition<PresentRecord>[],
): readonly ColumnDefinition<PresentRecord>[] {
  const timeZone = useSelector(selectTimeZone);
  return useMemo(() => change(presentColumns(timeZone)), [change, timeZone]);
}

/** What a table of records shows, as it is kept and as it stands in the address. @param base declared outside the component */
export const usePresentView = (
  layoutName: string,
  columns: readonly ColumnDefinition<PresentRecord>[],
  base: Partial<TableView>,
) => useTableView(layoutName, columns, { base });

export interface PresentTableProps extends Pick<
  DataTableProps<PresentRecord>,
  'columns' | 'view' | 'onViewChange' | 'emptyText' | 'emptyAction' | 'toolbarItems' | 'rowActions' | 'onOpenRow'
> {
  /** For screen readers, and as the name of the Excel file. */
  readonly name: string;
  readonly span: PresentSpan;
}

/** As the column names what the call counts. */
const getAnswer = (named: string): string => (named === 'None' ? noAnswer : named);

/** Monthly records by windows from the server. */
export function PresentTable({ span, ...rest }: PresentTableProps) {
  const rows = useServerWindows(api.endpoints.listPresentWindow, toPresentQuery(rest.view, span), recordKey, {
    view: rest.view,
    toQuery: (other) => toPresentQuery(other, span),
    counted: ['Attendence_Status'],
    toColumnValue: getAnswer,
  });
  return <FramedTable {...rest} rows={rows} pageSizes={pagesOf20} />;
}
