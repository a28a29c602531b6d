import { useGetManualAttendanceRequestQuery, useListManualAttendanceLogsQuery } from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { LogEntries } from '../../../widgets/logs/LogEntries';
import { RequestClaim } from './RequestClaim';
import './manualAttendance.css';

const LogOfRequest = ({ id }: { readonly id: string }) => (
  <LogEntries
    log={useListManualAttendanceLogsQuery(id)}
    className="db-manual-log"
    head={(entry, at) => (
      <>
        {/* BEH-073, BEH-074: green for Approved, gray for everything else. */}
        <span className={`db-manual-ribbon ${entry.Action_Log === 'Approved' ? 'db-manual-ribbon-approved' : ''}`}>
          {entry.Action_Log}
        </span>
        <div>
          {entry.Created_by} {at}
        </div>
      </>
    )}
  />
);

function Claim({ id }: { readonly id: string }) {
  const { currentData: request } = useGetManualAttendanceRequestQuery(id);
  return request ? (
    <div className="db-manual-log">
      <RequestClaim request={request} />
    </div>
  ) : null;
}

/** SCR-062: the log of a request, below its details. */
export function RequestLogDrawer({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  return (
    <SideDrawer name="request-log" isOpen={id !== null} title="Logs" onClose={onClose} width={420}>
      {id !== null && (
        <>
          <Claim id={id} />
          <LogOfRequest id={id} />
        </>
      )}
    </SideDrawer>
  );
}
