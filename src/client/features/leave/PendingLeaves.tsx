import type { ReactNode } from 'react';
import type { Day } from '../../../domain/calendar/day';
import { getYear, type Month } from '../../../domain/calendar/month';
import { personName } from '../../../domain/wording/personName';
import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { useToday } from '../../widgets/useToday';
import { reportLeaveColumns } from './screens/leaveColumns';
import { LeaveLogDrawer } from './screens/LeaveLogDrawer';
import { LeaveWindowTable } from './screens/LeaveWindowTable';
import { periodOfLeave } from './screens/shownLeave';

/** All of them are pending. */
const columns = reportLeaveColumns.map((column) =>
  column.key === 'Status' ? { ...column, filterable: false as const } : column,
);

export interface PendingLeavesProps {
  readonly month: Month;
  /** About the employee of the chosen row, below the list. */
  readonly detail: ((employeeId: string, name: string, firstDay: Day) => ReactNode) | undefined;
}

/** The pending leaves of all employees that touch a month, to be decided on. */
export function PendingLeaves({ month, detail }: PendingLeavesProps) {
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <>
      <LeaveWindowTable
        name="Pending leaves"
        layoutName="leave-report"
        scope="all"
        columns={columns}
        year={getYear(useToday())}
        emptyText="No leave of this month is pending"
        pendingIn={month}
        onLogs={showLogs}
        detail={
          detail && {
            noun: 'leave',
            isAlwaysShown: true,
            content: (leave) => detail(leave.Employee_ID, personName(leave.Employee), periodOfLeave(leave).from),
          }
        }
      />
      <LeaveLogDrawer leaveId={logs} onClose={() => showLogs(null)} />
    </>
  );
}
