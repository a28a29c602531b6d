import type { Milestone, ProjectSprint } from '../../../api/api';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useUndoablePlanDeletion } from './usePlanDeletion';

const getCount = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

/** Confirms the deletion of a milestone; its sprints stay. */
export function DeleteMilestoneDialog({
  milestone,
  onClose,
}: {
  readonly milestone: Milestone;
  readonly onClose: () => void;
}) {
  const deletePlan = useUndoablePlanDeletion('milestone');
  const confirm = async (): Promise<void> => {
    await deletePlan(milestone._id, milestone.Name);
    onClose();
  };
  const sprints = milestone.Sprints.length;
  return (
    <ConfirmDialog
      name="delete-plan"
      isOpen
      title="Are you sure to delete this milestone?"
      confirmLabel="Delete"
      intent="danger"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <strong>{milestone.Name}</strong>
      {sprints > 0
        ? `: its ${getCount(sprints, 'sprint')} ${sprints === 1 ? 'stays' : 'stay'}, without a milestone.`
        : ' has no sprints.'}
    </ConfirmDialog>
  );
}

/** Confirms the deletion of a sprint; its tasks stay. */
export function DeleteSprintDialog({
  sprint,
  onClose,
}: {
  readonly sprint: ProjectSprint;
  readonly onClose: () => void;
}) {
  const deletePlan = useUndoablePlanDeletion('sprint');
  const confirm = async (): Promise<void> => {
    await deletePlan(sprint._id, sprint.Name);
    onClose();
  };
  const tasks = sprint.Work.All;
  return (
    <ConfirmDialog
      name="delete-plan"
      isOpen
      title="Are you sure to delete this sprint?"
      confirmLabel="Delete"
      intent="danger"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <strong>{sprint.Name}</strong>
      {tasks > 0
        ? `: its ${getCount(tasks, 'task')} ${tasks === 1 ? 'stays' : 'stay'} in the project, without a sprint.`
        : 'has no tasks.'}
      {sprint.Closed_at !== null && 'Its sprint history is deleted too.'}
    </ConfirmDialog>
  );
}
