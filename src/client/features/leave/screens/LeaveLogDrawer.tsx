import { useGetLeaveQuery, type Leave } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { DecideLeavesDialog } from './DecideLeavesDialog';
import { LeaveFacts, LeaveLog } from './LeaveFacts';

function Decision({ leave }: { readonly leave: Leave }) {
  const deciding = useOverlay('decide');
  return (
    <>
      <Button size="small" intent="primary" text="Decide…" onClick={() => deciding.open(null)} />
      {deciding.isOpen && <DecideLeavesDialog ids={[leave._id]} onClose={deciding.close} />}
    </>
  );
}

/** Read by itself: a link opens a leave that the list beneath has not loaded, or does not show. */
function LeaveRecord({ leaveId }: { readonly leaveId: string }) {
  const { currentData: leave } = useGetLeaveQuery(leaveId);
  if (leave === undefined) return null;
  return (
    <div className="db-log">
      <LeaveFacts leave={leave} />
      {leave.May_decide && <Decision leave={leave} />}
    </div>
  );
}

/** The log of a leave, below its details, where those who decide on it can do so. */
export function LeaveLogDrawer({
  leaveId,
  onClose,
}: {
  readonly leaveId: string | null;
  readonly onClose: () => void;
}) {
  return (
    <SideDrawer name="leave-log" isOpen={leaveId !== null} title="Logs" onClose={onClose}>
      {leaveId !== null && (
        <>
          <LeaveRecord leaveId={leaveId} />
          <LeaveLog leaveId={leaveId} />
        </>
      )}
    </SideDrawer>
  );
}
