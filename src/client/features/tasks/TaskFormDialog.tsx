import { CreateTaskDialog, type CreateTaskDialogProps } from './form/CreateTaskDialog';
import { EditTaskDialog, type EditTaskDialogProps } from './form/EditTaskDialog';

type TaskFormDialogProps =
  ({ readonly mode: 'create' } & CreateTaskDialogProps) | ({ readonly mode: 'edit' } & EditTaskDialogProps);

/** The task form in a dialog, for a new or stored task. Mount it to open it. */
export function TaskFormDialog(props: TaskFormDialogProps) {
  return props.mode === 'create' ? <CreateTaskDialog {...props} /> : <EditTaskDialog {...props} />;
}
