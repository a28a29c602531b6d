import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { useGetManualAttendanceRequestQuery, useListManualAttendanceLogsQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectTimeZone } from '../../session/sessionSelectors';
import { SideDrawer } from '../../ui/dialogs/SideDrawer';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { RequestClaim } from './RequestClaim';
import './manualAttendance.css';

function LogEntries({ id }: { readonly id: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData: entries, error, isFetching, refetch } = useListManualAttendanceLogsQuery(id);
  const failure = shownFailure(error);
  if (!entries && failure) return <LoadFailed what="the logs" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!entries) return <PanelSkeleton lines={4} label="Loading the logs" />;
  return (
    <ol className="db-manual-log" aria-label="Logs">
      {entries.map((entry) => (
        <li key={entry._id} className="db-manual-entry">
          {/* BEH-073, BEH-074: green for Approved, gray for everything else. */}
          <span className={`db-manual-ribbon ${entry.Action_Log === 'Approved' ? 'db-manual-ribbon-approved' : ''}`}>{entry.Action_Log}</span>
          <div>
            {entry.Created_by} <span className="db-muted">{formatInstant(entry.Create_at, timeZone)}</span>
          </div>
          {entry.Comment !== null && <div>{entry.Comment}</div>}
        </li>
      ))}
    </ol>
  );
}

function Claim({ id }: { readonly id: string }) {
  const { currentData: request } = useGetManualAttendanceRequestQuery(id);
  return request ? (
    <div className="db-manual-log">
      <RequestClaim request={request} />
    </div>
  ) : null;
}

/** SCR-062: what happened to a request, below what was asked for. */
export function RequestLogDrawer({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  return (
    <SideDrawer isOpen={id !== null} title="Logs" onClose={onClose} width={420}>
      {id !== null && (
        <>
          <Claim id={id} />
          <LogEntries id={id} />
        </>
      )}
    </SideDrawer>
  );
}
