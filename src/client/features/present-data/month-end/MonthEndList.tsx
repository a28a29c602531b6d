import type { JSX } from 'react';
import type { Month } from '../../../../domain/calendar/month';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useToday } from '../../../widgets/useToday';
import { EmployeeMonth } from '../../attendance/EmployeeMonth';
import { reportLeaveColumns } from '../../leave/screens/leaveColumns';
import { LeaveLogDrawer } from '../../leave/screens/LeaveLogDrawer';
import { LeaveWindowTable } from '../../leave/screens/LeaveWindowTable';
import { requesterName } from '../../manual-attendance/requests/manualRequestColumns';
import { DecidedRequests } from '../../manual-attendance/screens/DecidedRequests';
import { personName } from '../../../../domain/wording/personName';
import { PresentLog } from '../PresentLog';
import { EditPresentDialog } from '../screens/EditPresentDialog';
import { MissingPunches } from '../screens/MissingPunches';
import { MonthComparison } from '../screens/MonthComparison';
import { MonthRecords } from '../screens/MonthRecords';
import { Unanswered } from '../screens/Unanswered';
import type { MonthEndList as ListName } from './monthEndLines';

/** All of them are pending. */
const leaveColumns = reportLeaveColumns.map((column) =>
  column.key === 'Status' ? { ...column, filterable: false as const } : column,
);

/** The month of the employee of a row, whose id is null without one. */
type PersonDetail = (id: string | null, name: string, day?: string) => JSX.Element;

function PendingLeaves({ month, detail }: { readonly month: Month; readonly detail: PersonDetail | undefined }) {
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <>
      <LeaveWindowTable
        name="Pending leaves"
        layoutName="leave-report"
        scope="all"
        columns={leaveColumns}
        year={Number(useToday().slice(0, 4))}
        emptyText="No leave of this month is pending"
        pendingIn={month}
        onLogs={showLogs}
        detail={
          detail &&
          (({ Employee_ID, Employee, Leave_Date_to_Date }) =>
            detail(Employee_ID, personName(Employee), Leave_Date_to_Date.split(',')[0]))
        }
      />
      <LeaveLogDrawer leaveId={logs} onClose={() => showLogs(null)} />
    </>
  );
}

export interface MonthEndListProps {
  readonly month: Month;
  readonly list: ListName;
  readonly hasRecords: boolean;
}

/** The rows of a list, as on its own screen, with what a decision on the chosen row depends on. */
export function MonthEndList({ month, list, hasRecords }: MonthEndListProps) {
  const seesAttendance = useIsPermitted('Report.Attendance_Summary', 'Report.Face_Report');
  const [edited, edit] = useUrlRecord('edit');
  const personDetail: PersonDetail = (id, name, day) =>
    id === null ? (
      <EmptyState isLarge={false} title="No employee has this code" />
    ) : (
      <EmployeeMonth key={id} id={id} name={name} month={month} day={day} />
    );
  const detail = seesAttendance ? personDetail : undefined;
  switch (list) {
    case 'missing-punches':
      return <MissingPunches month={month} detail={detail && (({ _id, Name, Day }) => detail(_id, Name, Day))} />;
    case 'corrections':
      return (
        <DecidedRequests
          name="Pending corrections"
          emptyText="No correction of this month is pending"
          pendingIn={month}
          detail={detail && ((row) => detail(row.employee_id._id, requesterName(row), row.date))}
        />
      );
    case 'leaves':
      return <PendingLeaves month={month} detail={detail} />;
    case 'differences':
      return (
        <MonthComparison
          month={month}
          isOfDifferences
          detail={detail && (({ Employee_id, Name }) => detail(Employee_id, Name))}
        />
      );
    case 'without-record':
    case 'without-answer':
      return (
        <Unanswered
          month={month}
          why={list === 'without-record' ? 'No record' : 'No answer'}
          detail={detail && (({ Employee_id, Name }) => detail(Employee_id, Name))}
        />
      );
    case 'records':
    case 'issues':
      return (
        <>
          <MonthRecords
            month={month}
            hasRecords={hasRecords}
            onEdit={edit}
            {...(list === 'issues' && { answered: 'Issue', detail: ({ _id }) => <PresentLog about={{ id: _id }} /> })}
          />
          {edited !== null && <EditPresentDialog key={edited} id={edited} onClose={() => edit(null)} />}
        </>
      );
  }
}
