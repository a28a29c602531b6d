import { useReopenSprintMutation, type ProjectSprint } from '../../../api/api';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';

/** Confirms that a closed sprint is reopened. */
export function ReopenSprintDialog({
  sprint,
  onClose,
}: {
  readonly sprint: ProjectSprint;
  readonly onClose: () => void;
}) {
  const [reopenSprint] = useReopenSprintMutation();
  const confirm = async (): Promise<void> => {
    await reopenSprint({ id: sprint._id }).unwrap();
    onClose();
    void showSuccess('Sprint reopened Successfully');
  };
  return (
    <ConfirmDialog
      name="reopen-sprint"
      isOpen
      title="Are you sure to reopen this sprint?"
      confirmLabel="Reopen"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <strong>{sprint.Name}</strong> accepts tasks again. Tasks that were carried over stay where they are now.
    </ConfirmDialog>
  );
}
