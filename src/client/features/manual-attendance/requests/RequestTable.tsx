import { api, type ListManualAttendanceWindowApiArg, type ManualAttendanceRequest } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { recordKey } from '../../../table/windows/tableSource';
import type { TableView } from '../../../table/view/tableView';
import { FramedTable, type FramedTableProps } from '../../../table/view/FramedTable';
import { pagesOf10 } from '../../../table/view/pageSizes';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';
import { daysOfMonth, type Month } from '../../../../domain/calendar/month';
import { MonthFilter, useMonthFilter } from '../../../widgets/url-state/MonthFilter';
import { RequestFilters } from './RequestFilters';
import { useRequestFilter, type RequestFilter } from './useRequestFilter';
import './manualAttendance.css';

type Query = Omit<ListManualAttendanceWindowApiArg, 'offset' | 'limit'>;

/** The query of a list of requests, without the window. */
const toRequestQuery = (
  view: TableView,
  { day, status }: Pick<RequestFilter, 'day' | 'status'>,
  month: Month | undefined,
  scope: Query['scope'],
): Query => {
  const monthDays = month === undefined ? undefined : daysOfMonth(month);
  return presentEntries<Query>({
    scope,
    q: searchedText(view),
    from: day ?? monthDays?.first,
    to: day ?? monthDays?.last,
    status: status === 'All' ? undefined : status,
    type: wireList(chosenValues(view, 'type')),
    reason: wireList(chosenValues(view, 'reason')),
    sort: wireSort(view),
  });
};

const pendingOnly = { day: undefined, status: 'Pending' } as const;
const base = { pageSize: 10, sort: [{ key: 'asked', direction: 'desc' }] } as const;

export interface RequestTableProps extends Pick<
  FramedTableProps<ManualAttendanceRequest>,
  'rowActions' | 'onOpenRow' | 'detail'
> {
  /** For screen readers, and as the name of the Excel file. */
  readonly name: string;
  /** Name under which the layout is stored. */
  readonly layoutName: string;
  readonly scope: Query['scope'];
  /** Declared outside the component. */
  readonly columns: readonly ColumnDefinition<ManualAttendanceRequest>[];
  /** Distinguishes the table from others of the page in the URL. */
  readonly prefix?: string;
  readonly emptyText: string;
  /** Only the pending ones of a month, without the choice of others. */
  readonly pendingIn?: Month | undefined;
}

/** Manual attendance requests by windows, with filters for day and status. */
export function RequestTable({
  name,
  layoutName,
  scope,
  columns,
  prefix,
  emptyText,
  pendingIn,
  ...rest
}: RequestTableProps) {
  const chosen = useRequestFilter();
  const [chosenMonth, chooseMonth] = useMonthFilter();
  const month = pendingIn ?? chosenMonth;
  const filter = pendingIn === undefined ? chosen : pendingOnly;
  const [view, changeView] = useTableView(layoutName, columns, { base, ...(prefix !== undefined && { prefix }) });
  const rows = useWindowedList(
    api.endpoints.listManualAttendanceWindow,
    toRequestQuery(view, filter, month, scope),
    recordKey,
    {
      others: {
        view,
        searched: 'name or code',
        toQuery: (other) => toRequestQuery(other, filter, month, scope),
        counted: ['type', 'reason'],
      },
    },
  );
  const isFiltered =
    pendingIn === undefined && (filter.day !== undefined || month !== undefined || filter.status !== 'All');
  return (
    <FramedTable
      {...rest}
      name={name}
      columns={columns}
      rows={rows}
      view={view}
      onViewChange={changeView}
      pageSizes={pagesOf10}
      emptyText={isFiltered ? 'No requests match the date and the status' : emptyText}
      otherFilters={{
        isSet: isFiltered,
        clear: () => {
          chosen.chooseStatus('All');
          chosen.chooseDay(null);
          chooseMonth(null);
        },
      }}
      toolbarItems={
        pendingIn === undefined && (
          <>
            <RequestFilters {...chosen} />
            <MonthFilter />
          </>
        )
      }
    />
  );
}
