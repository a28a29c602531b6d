import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { api, type PresentRecord } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { recordKey } from '../../../table/windows/tableSource';
import type { TableView } from '../../../table/view/tableView';
import { FramedTable, type FramedTableProps } from '../../../table/view/FramedTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { noAnswer, presentColumns } from './presentColumns';
import { toPresentQuery, type PresentSpan } from './presentQuery';

/** The columns of a table of records, for the company's time zone. */
export function usePresentColumns(
  change: (columns: readonly ColumnDefinition<PresentRecord>[]) => readonly ColumnDefinition<PresentRecord>[],
): readonly ColumnDefinition<PresentRecord>[] {
  const timeZone = useSelector(selectTimeZone);
  return useMemo(() => change(presentColumns(timeZone)), [change, timeZone]);
}

/**
 * The view of a table of records.
 * @param base declared outside the component
 */
export const usePresentView = (
  layoutName: string,
  columns: readonly ColumnDefinition<PresentRecord>[],
  base: Partial<TableView>,
) => useTableView(layoutName, columns, { base });

export interface PresentTableProps extends Pick<
  FramedTableProps<PresentRecord>,
  | 'columns'
  | 'view'
  | 'onViewChange'
  | 'emptyText'
  | 'emptyAction'
  | 'toolbarItems'
  | 'otherFilters'
  | 'rowActions'
  | 'onOpenRow'
  | 'detail'
  | 'exportName'
> {
  /** For screen readers, and as the name of the Excel file when that has none. */
  readonly name: string;
  readonly span: PresentSpan;
}

/** The call's name of the counted value, as the column spells it. */
const getAnswer = (named: string): string => (named === 'None' ? noAnswer : named);

export function PresentTable({ span, ...rest }: PresentTableProps) {
  const rows = useWindowedList(api.endpoints.listPresentWindow, toPresentQuery(rest.view, span), recordKey, {
    others: {
      view: rest.view,
      searched: 'name or code',
      toQuery: (other) => toPresentQuery(other, span),
      counted: ['Attendence_Status'],
      toColumnValue: getAnswer,
    },
  });
  return <FramedTable {...rest} rows={rows} pageSizes={pagesOf20} />;
}
