import { useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { closedMonthMessage } from '../../../domain/leave/leaveDecision';
import { useListLeavesQuery, type Leave } from '../../api/api';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { selectTimeZone } from '../../session/sessionSelectors';
import { DataTable } from '../../ui/table/DataTable';
import type { RowAction } from '../../ui/table/popover/RowActionsMenu';
import type { TableView } from '../../ui/table/tableView';
import { ChoiceFilterSelect } from '../../widgets/table-view/ChoiceFilterSelect';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { ownLeaveColumns } from './leaveColumns';
import { QuarterSelect } from './QuarterSelect';
import { leaveStatusChoices } from './shownLeave';

/** CONST-004. */
export const leavePageSizes = [10, 20, 30];
const untouched: Partial<TableView> = { pageSize: 10, sort: [{ key: 'Leave_Date_to_Date', direction: 'desc' }] };
const filteredThere = ['Status', 'Leave_Date_to_Date'];
const none: readonly Leave[] = [];

export interface OwnLeavesTableProps {
  readonly year: number;
  readonly emptyAction: ReactNode;
  readonly onLogs: (id: string) => void;
  readonly onCancel: (leave: Leave) => void;
}

/** The signed-in person's leaves. One person has so many that the browser sorts and filters them. */
export function OwnLeavesTable({ year, emptyAction, onLogs, onCancel }: OwnLeavesTableProps) {
  const timeZone = useSelector(selectTimeZone);
  const { data: leaves, error, refetch } = useListLeavesQuery('own');
  const [view, changeView] = useTableView('my-leaves', ownLeaveColumns, { base: untouched });
  const correctsClosedMonths = useIsPermitted('Report.Employee_Present');
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(ownLeaveColumns, view, frame, false);
  const source = useMemo(() => ({ kind: 'array' as const, rows: leaves ?? none, rowKey: (leave: Leave) => leave._id }), [leaves]);
  // What a closed month says is HR's to change.
  const cancelAction = (leave: Leave): RowAction =>
    leave.Closed_month === null || correctsClosedMonths
      ? { label: 'Cancel', intent: 'danger', onSelect: () => onCancel(leave) }
      : { label: `Cancel (${closedMonthMessage(leave.Closed_month)})`, isDisabled: true, onSelect: () => onCancel(leave) };
  const shared = { view, onViewChange: changeView };
  return (
    <div ref={frame} className="db-leave-table">
      <DataTable
        name="My leaves"
        columns={columns}
        source={source}
        {...shared}
        timeZone={timeZone}
        state={leaves ? 'ready' : error ? 'failed' : 'loading'}
        onRetry={() => void refetch()}
        pageSizes={leavePageSizes}
        emptyText="You have not applied for leave yet"
        emptyAction={emptyAction}
        untaggedFilters={filteredThere}
        toolbarItems={
          <>
            <QuarterSelect year={year} {...shared} />
            <ChoiceFilterSelect label="Status" columnKey="Status" choices={leaveStatusChoices} {...shared} />
          </>
        }
        rowActions={(leave) => [
          { label: 'Logs', onSelect: () => onLogs(leave._id) },
          ...(leave.Status === 'Cancelled' ? [] : [cancelAction(leave)]),
        ]}
        onOpenRow={(leave) => onLogs(leave._id)}
        exportName="My leaves"
      />
    </div>
  );
}
