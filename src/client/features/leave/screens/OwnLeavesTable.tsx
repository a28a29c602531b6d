import type { ReactNode } from 'react';
import { closedMonthMessage, closedMonthsFlag } from '../../../../domain/present-data/closedMonth';
import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import { useListLeavesQuery, type Leave } from '../../../api/api';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import type { RowDetail } from '../../../table/detail/rowDetail';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import type { TableView } from '../../../table/view/tableView';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { loadedPart } from '../../../ui/states/loadedPart';
import { ownLeaveColumns } from './leaveColumns';
import { QuarterSelect } from './QuarterSelect';
import { leaveStatusChoices } from './shownLeave';

/** CONST-004. */
export const leavePageSizes = [10, 20, 30];
const untouched: Partial<TableView> = { pageSize: 10, sort: [{ key: leaveDatesField, direction: 'desc' }] };
const OwnLeaveRecord = loadedPart(() => import('./OwnLeaveRecord'));
const detail: RowDetail<Leave> = {
  noun: 'leave',
  content: (leave) => <OwnLeaveRecord key={leave._id} leave={leave} />,
};
const toolbarFilterKeys = ['Status', leaveDatesField];

export interface OwnLeavesTableProps {
  readonly year: number;
  readonly emptyAction: ReactNode;
  readonly onLogs: (id: string) => void;
  readonly onCancel: (leave: Leave) => void;
}

/** The user's own leaves. One person has few, so the browser sorts and filters them. */
export function OwnLeavesTable({ year, emptyAction, onLogs, onCancel }: OwnLeavesTableProps) {
  const list = useListLeavesQuery('own');
  const [view, changeView] = useTableView('my-leaves', ownLeaveColumns, { base: untouched });
  const correctsClosedMonths = useIsPermitted(closedMonthsFlag);
  // Only HR can change a closed month.
  const cancelAction = (leave: Leave): RowAction =>
    leave.Closed_month === null || correctsClosedMonths
      ? { label: 'Cancel', intent: 'danger', onSelect: () => onCancel(leave) }
      : {
          label: 'Cancel',
          disabledReason: closedMonthMessage(leave.Closed_month, 'own leaves'),
          onSelect: () => onCancel(leave),
        };
  const shared = { view, onViewChange: changeView };
  return (
    <ListTable
      name="My leaves"
      columns={ownLeaveColumns}
      list={list}
      {...shared}
      pageSizes={leavePageSizes}
      emptyText="You have not applied for leave yet"
      emptyAction={emptyAction}
      untaggedFilters={toolbarFilterKeys}
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
      detail={detail}
      onOpenRow={(leave) => onLogs(leave._id)}
    />
  );
}
