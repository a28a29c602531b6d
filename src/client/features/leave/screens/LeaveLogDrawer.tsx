import { useGetLeaveQuery } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { DecideLeavesDialog } from './DecideLeavesDialog';
import { LeaveFacts, LeaveLog } from './LeaveFacts';

/** Read by itself: a link opens a leave that the list beneath has not loaded, or does not show. */
function LeaveRecord({ leaveId }: { readonly leaveId: string }) {
  const { currentData: leave } = useGetLeaveQuery(leaveId);
  const deciding = useOverlay('decide');
  if (leave === undefined) return null;
  return (
    <div className="db-log">
      <LeaveFacts leave={leave} />
      {leave.May_decide && <Button size="small" intent="primary" text="Decide…" onClick={() => deciding.open(null)} />}
      {/* Also when someone else has decided in the meantime: what is typed in it stays. */}
      {deciding.isOpen && <DecideLeavesDialog ids={[leave._id]} onClose={deciding.close} />}
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
