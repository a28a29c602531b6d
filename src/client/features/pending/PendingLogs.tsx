import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { useListLeaveLogsQuery, useListManualAttendanceLogsQuery, useListOvertimeLogsQuery, type PendingItem } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectTimeZone } from '../../session/sessionSelectors';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { SideDrawer } from '../../ui/dialogs/SideDrawer';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';

/** The logs of the area, whichever it is. */
function useLogs({ Kind: kind, _id: id }: PendingItem) {
  const leave = useListLeaveLogsQuery(id, { skip: kind !== 'leave' });
  const manual = useListManualAttendanceLogsQuery(id, { skip: kind !== 'manual-attendance' });
  const overtime = useListOvertimeLogsQuery(id, { skip: kind !== 'overtime' });
  return kind === 'leave' ? leave : kind === 'manual-attendance' ? manual : overtime;
}

function LogEntries({ item }: { readonly item: PendingItem }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: entries, error, isFetching, refetch } = useLogs(item);
  const failure = shownFailure(error);
  if (!entries && failure) return <LoadFailed what="the logs" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!entries) return <PanelSkeleton lines={4} label="Loading the logs" />;
  if (entries.length === 0) return <EmptyState title="Nothing is logged" isLarge={false} />;
  return (
    <ol className="db-pending-log" aria-label="Logs">
      {entries.map((entry) => (
        <li key={entry._id}>
          <StatusBadge status={entry.Action_Log} /> by {entry.Created_by} <span className="db-muted">{formatInstant(entry.Create_at, timeZone)}</span>
          {entry.Comment !== null && <div>{entry.Comment}</div>}
        </li>
      ))}
    </ol>
  );
}

/** What happened to an item so far. Ratings and monthly records keep no logs of their own. */
export function PendingLogs({ item, isOpen, onClose }: { readonly item: PendingItem; readonly isOpen: boolean; readonly onClose: () => void }) {
  const hasLogs = item.Kind !== 'kra' && item.Kind !== 'month-issue';
  return (
    <SideDrawer isOpen={isOpen} title="Logs" onClose={onClose}>
      {hasLogs ? <LogEntries key={item._id} item={item} /> : <EmptyState isLarge={false} title="There are no logs of this kind" />}
    </SideDrawer>
  );
}
