import { useGetTaskQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useToday } from '../../../widgets/useToday';
import { CreateTaskDialog } from './CreateTaskDialog';
import { duplicateTaskFormValues } from './taskFormValues';
import { useOpenSprintId } from './useOpenSprintId';

export interface DuplicateTaskDialogProps {
  readonly taskId: string;
  readonly onClose: () => void;
}

/** The create-task form, prefilled from a task and linked with it, to be adapted before it is stored. */
export function DuplicateTaskDialog({ taskId, onClose }: DuplicateTaskDialogProps) {
  const today = useToday();
  const { currentData: task, error, refetch } = useGetTaskQuery({ id: taskId });
  const sprintId = useOpenSprintId(task);
  const failure = shownFailure(error);
  if (task && sprintId === undefined) return null;
  if (task)
    return (
      <CreateTaskDialog
        title={`Duplicate ${task.Task_key}`}
        projectId={task.Project_id}
        initial={{ ...duplicateTaskFormValues(task, today), Sprint_id: sprintId }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      name="duplicate-task"
      isOpen={failure !== undefined}
      title="Could not load the task"
      confirmLabel="Retry"
      onConfirm={() => void refetch()}
      onCancel={onClose}
    >
      {failure?.message}
    </ConfirmDialog>
  );
}
