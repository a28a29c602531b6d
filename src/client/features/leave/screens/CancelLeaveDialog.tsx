import { useChangeLeaveStatusMutation, type Leave } from '../../../api/api';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { leaveDatesText } from './shownLeave';

/** SCR-052 to SCR-054: confirms the cancellation of the user's own leave. */
export function CancelLeaveDialog({ leave, onClose }: { readonly leave: Leave | null; readonly onClose: () => void }) {
  const [changeStatus] = useChangeLeaveStatusMutation();
  const cancel = async (): Promise<void> => {
    if (leave === null) return;
    const { Status } = await changeStatus({ id: leave._id, Status: 'Cancelled' }).unwrap();
    void showSuccess(`Leaved ${Status} Successfull`);
    onClose();
  };
  return (
    <ConfirmDialog
      name="cancel-leave"
      isOpen={leave !== null}
      title="Are you sure Cancel this leave?"
      confirmLabel="Yes"
      cancelLabel="No"
      intent="danger"
      onConfirm={cancel}
      onCancel={onClose}
    >
      {leave && (
        <>
          <p>
            <strong>{leaveDatesText(leave)}</strong>
          </p>
          <p>{leave.Reason}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
