import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { useListOvertimeLogsQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectTimeZone } from '../../session/sessionSelectors';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { SideDrawer } from '../../ui/dialogs/SideDrawer';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';

function LogEntries({ entryId }: { readonly entryId: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: lines, error, isFetching, refetch } = useListOvertimeLogsQuery(entryId);
  const failure = shownFailure(error);
  if (!lines && failure) return <LoadFailed what="the logs" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!lines) return <PanelSkeleton lines={4} label="Loading the logs" />;
  return (
    <ol className="db-overtime-log" aria-label="Logs">
      {lines.map((line) => (
        <li key={line._id}>
          <StatusBadge status={line.Action_Log} /> by {line.Created_by} <span className="db-muted">{formatInstant(line.Create_at, timeZone)}</span>
          {line.Comment !== null && <div>{line.Comment}</div>}
        </li>
      ))}
    </ol>
  );
}

/** What happened to an overtime entry, the newest first. */
export function OvertimeLogDrawer({ entryId, onClose }: { readonly entryId: string | null; readonly onClose: () => void }) {
  return (
    <SideDrawer isOpen={entryId !== null} title="Logs" onClose={onClose}>
      {entryId !== null && <LogEntries entryId={entryId} />}
    </SideDrawer>
  );
}
