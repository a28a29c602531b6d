import { useSelector } from 'react-redux';
import { selectLeaves, type WithRecords } from '../../../entities/knownRecords';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { LeaveFacts, LeaveLog } from './LeaveFacts';

/** The log of a leave, below its details. */
export function LeaveLogDrawer({
  leaveId,
  onClose,
}: {
  readonly leaveId: string | null;
  readonly onClose: () => void;
}) {
  const leave = useSelector((state: WithRecords) => selectLeaves(state)[leaveId ?? '']);
  return (
    <SideDrawer name="leave-log" isOpen={leaveId !== null} title="Logs" onClose={onClose}>
      {leave && (
        <div className="db-log">
          <LeaveFacts leave={leave} />
        </div>
      )}
      {leaveId !== null && <LeaveLog leaveId={leaveId} />}
    </SideDrawer>
  );
}
