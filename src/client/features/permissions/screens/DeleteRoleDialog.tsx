import { useDeleteRoleMutation, type Role } from '../../../api/api';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';

export interface DeleteRoleDialogProps {
  /** undefined: closed. */
  readonly role: Role | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Confirms the deletion of a role. The server rejects the deletion of a role in use, and the dialog shows that. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const [deleteRole] = useDeleteRoleMutation();
  const confirm = async (): Promise<void> => {
    if (!role) return;
    await deleteRole({ id: role._id }).unwrap();
    onDeleted();
    await showSuccess('Role deleted successfully');
  };
  return (
    <ConfirmDialog
      name="delete-role"
      isOpen={role !== undefined}
      title="Are you sure to delete this record?"
      confirmLabel="Delete"
      intent="danger"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {role?.Role}
    </ConfirmDialog>
  );
}
