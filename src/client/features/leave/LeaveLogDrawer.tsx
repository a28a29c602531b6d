import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { useListLeaveLogsQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectLeaveById } from '../../entities/leaves';
import { selectTimeZone } from '../../session/sessionSelectors';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { SideDrawer } from '../../ui/dialogs/SideDrawer';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { personName } from '../../widgets/people/personName';
import { closedNotice, leaveDatesText } from './shownLeave';

function LogEntries({ leaveId }: { readonly leaveId: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: entries, error, isFetching, refetch } = useListLeaveLogsQuery(leaveId);
  const failure = shownFailure(error);
  if (!entries && failure) return <LoadFailed what="the logs" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!entries) return <PanelSkeleton lines={4} label="Loading the logs" />;
  if (entries.length === 0) return <EmptyState title="Nothing is logged" isLarge={false} />;
  return (
    <ol className="db-leave-log" aria-label="Logs">
      {entries.map((entry) => (
        <li key={entry._id}>
          <StatusBadge status={entry.Action_Log} /> by {entry.Created_by} <span className="db-muted">{formatInstant(entry.Create_at, timeZone)}</span>
          {entry.Comment !== null && <div>{entry.Comment}</div>}
        </li>
      ))}
    </ol>
  );
}

/** Logs of a leave (SCR-046, F-45), below what is known of it. */
export function LeaveLogDrawer({ leaveId, onClose }: { readonly leaveId: string | null; readonly onClose: () => void }) {
  const leave = useSelector((state: Parameters<typeof selectLeaveById>[0]) => (leaveId === null ? undefined : selectLeaveById(state, leaveId)));
  const notice = leave && closedNotice(leave);
  return (
    <SideDrawer isOpen={leaveId !== null} title="Logs" onClose={onClose}>
      {leave && (
        <div className="db-leave-log">
          {notice !== undefined && (
            <Callout compact intent="warning">
              {notice}
            </Callout>
          )}
          <KeyValueList
            items={[
              { label: 'Employee', value: personName(leave.Employee) },
              { label: 'Leave Dates', value: leaveDatesText(leave) },
              { label: 'Leave Type', value: leave.Emergency_leave === 'true' ? `${leave.Leave_type}, an emergency` : leave.Leave_type },
              { label: 'Leave Note', value: leave.Reason },
            ]}
          />
        </div>
      )}
      {leaveId !== null && <LogEntries leaveId={leaveId} />}
    </SideDrawer>
  );
}
