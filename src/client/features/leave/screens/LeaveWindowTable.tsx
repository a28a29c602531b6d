import type { ReactNode } from 'react';
import type { Month } from '../../../../domain/calendar/month';
import { leaveDecisions, type LeaveDecision } from '../../../../domain/leave/leaveChoices';
import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import { api, type Leave } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { recordKey } from '../../../table/windows/tableSource';
import type { TableView } from '../../../table/view/tableView';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { FramedTable, type FramedTableProps } from '../../../table/view/FramedTable';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { MonthFilter, useMonthFilter } from '../../../widgets/url-state/MonthFilter';
import { DecideLeavesDialog } from './DecideLeavesDialog';
import { toLeaveQuery, type LeaveQuery } from './leaveQuery';
import { leavePageSizes } from './OwnLeavesTable';
import { QuarterSelect } from './QuarterSelect';
import { leaveStatusChoices } from './shownLeave';
import { Button } from '../../../ui/controls/Button';

export interface LeaveWindowTableProps extends Pick<FramedTableProps<Leave>, 'detail'> {
  readonly name: string;
  /** Name under which the layout is stored. */
  readonly layoutName: string;
  readonly scope: LeaveQuery['scope'];
  /** Declared outside the component. */
  readonly columns: readonly ColumnDefinition<Leave>[];
  readonly year: number;
  readonly emptyText: string;
  readonly onLogs: (id: string) => void;
  /** Only the pending ones that touch a month, without the choice of others. */
  readonly pendingIn?: Month;
  /** Content above the table, from its query. */
  readonly above?: (query: LeaveQuery, view: TableView, onViewChange: (view: TableView) => void) => ReactNode;
}

const untouched: Partial<TableView> = { pageSize: 10, sort: [{ key: 'Create_at', direction: 'desc' }] };
const toolbarFilterKeys = ['Status', leaveDatesField];
const noLeaves: readonly string[] = [];

interface Deciding {
  readonly ids: readonly string[];
  readonly decision?: LeaveDecision;
}

/** The leaves of others by windows, with filters, logs, and decisions for approvers. */
export function LeaveWindowTable({
  name,
  layoutName,
  scope,
  columns,
  year,
  emptyText,
  onLogs,
  above,
  pendingIn,
  detail,
}: LeaveWindowTableProps) {
  const [view, changeView] = useTableView(layoutName, columns, { base: untouched });
  const [chosenMonth, chooseMonth] = useMonthFilter();
  const month = pendingIn ?? chosenMonth;
  const toQuery = (other: TableView): LeaveQuery => ({
    ...toLeaveQuery(other, scope, month),
    ...(pendingIn !== undefined && { status: 'Pending' }),
  });
  const query = toQuery(view);
  const rows = useWindowedList(api.endpoints.listLeaveWindow, query, recordKey, {
    others: {
      view,
      searched: 'name or code',
      toQuery,
      counted: ['Status', 'Leave_type', 'Emergency_leave'],
    },
  });
  const [selected, setSelected] = useScreenState('tables', 'selected', noLeaves);
  const deciding = useOverlay<Deciding>('decide');
  const shared = { view, onViewChange: changeView };
  const isDecidedHere = scope === 'team' || scope === 'all';
  const mark = lensMark(scope === 'team' ? 'Me.Team_Leave' : 'Report.Approve_Leave');
  const closeDecision = (undecided: readonly string[]): void => {
    // Decided leaves are no longer selected.
    if ((deciding.props?.ids.length ?? 0) > 1) setSelected(undecided);
    deciding.close();
  };
  return (
    <>
      {above?.(query, view, changeView)}
      <FramedTable
        detail={detail}
        name={name}
        columns={columns}
        rows={rows}
        {...shared}
        pageSizes={leavePageSizes}
        emptyText={emptyText}
        untaggedFilters={toolbarFilterKeys}
        otherFilters={{
          isSet: pendingIn === undefined && chosenMonth !== undefined,
          clear: () => chooseMonth(null),
        }}
        toolbarItems={
          pendingIn === undefined && (
            <>
              <QuarterSelect year={year} {...shared} />
              <MonthFilter />
              <ChoiceFilterSelect label="Status" columnKey="Status" choices={leaveStatusChoices} {...shared} />
            </>
          )
        }
        {...(isDecidedHere && {
          selectedKeys: selected,
          onSelectionChange: setSelected,
          bulkActions: (ids: readonly string[]) => (
            <Button
              {...mark}
              size="small"
              intent="primary"
              text={`Decide ${ids.length}…`}
              onClick={() => deciding.open({ ids })}
            />
          ),
        })}
        rowActions={(leave) => [
          { label: 'Logs', onSelect: () => onLogs(leave._id) },
          ...(isDecidedHere
            ? leaveDecisions.map((decision) => ({
                label: decision,
                mark,
                disabledReason: leave.May_decide ? undefined : 'Already decided, or assigned to another approver',
                onSelect: () => deciding.open({ ids: [leave._id], decision }),
              }))
            : []),
        ]}
        onOpenRow={(leave) =>
          leave.May_decide && isDecidedHere ? deciding.open({ ids: [leave._id] }) : onLogs(leave._id)
        }
      />
      {deciding.props && <DecideLeavesDialog {...deciding.props} onClose={closeDecision} />}
    </>
  );
}
