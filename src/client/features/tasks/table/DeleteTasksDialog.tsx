import { useDispatch } from 'react-redux';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { deletionsShownDays } from '../../../../domain/projects/deletions';
import { hoursOfMinutes } from '../../../../domain/tasks/variance';
import { counted } from '../../../../domain/wording/counted';
import {
  useDeleteManyTasksMutation,
  usePreviewTaskDeletionQuery,
  type TaskDeletionPreview,
  type TaskEditResult,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { whileSaving } from '../../../ui/dialogs/announce';
import { offerUndoOfTasks, type Dispatch } from '../../../widgets/deletion/bringBack';
import './manyTasks.css';

/** What the deletion of a task affects; why it cannot be deleted, if it cannot. */
function effectsText({ Timers, Logged_minutes, Waiting, Message }: TaskDeletionPreview): string {
  if (Message !== null) return Message;
  return [
    ...Timers.map((name) => `the timer of ${name} stops`),
    ...(Logged_minutes > 0 ? [`${formatHours(hoursOfMinutes(Logged_minutes))} logged`] : []),
    ...(Waiting.length > 0
      ? [`${Waiting.join(', ')} no longer ${Waiting.length === 1 ? 'waits' : 'wait'} for it`]
      : []),
  ].join('; ');
}

const columns = [
  { header: 'Task', cell: ({ Task_key }: TaskDeletionPreview) => Task_key ?? 'Unknown' },
  { header: 'Summary', cell: ({ Summary }: TaskDeletionPreview) => Summary },
  { header: 'What else happens', cell: effectsText },
];

export interface DeleteTasksDialogProps {
  readonly ids: readonly string[];
  /** Receives the tasks that were not deleted. */
  readonly onDone: (rejected: readonly TaskEditResult[]) => void;
  readonly onClose: () => void;
}

/** Asks before several tasks are deleted, with what is deleted with each; all of them come back by Undo. */
export function DeleteTasksDialog({ ids, onDone, onClose }: DeleteTasksDialogProps) {
  const dispatch = useDispatch<Dispatch>();
  const { currentData: preview, error, isFetching, refetch } = usePreviewTaskDeletionQuery({ ids: [...ids] });
  const [deleteMany] = useDeleteManyTasksMutation();
  const failure = shownFailure(error);
  const confirm = async (): Promise<void> => {
    const { answer, pending } = await whileSaving(`Deletion of ${counted(ids.length, 'task')}`, () =>
      deleteMany({ ids: [...ids] }).unwrap(),
    );
    const { Results: results, Restorable: restorable } = answer;
    const rejected = results.filter(({ Outcome }) => Outcome === 'refused');
    const count = results.length - rejected.length;
    if (count > 0)
      offerUndoOfTasks(
        dispatch,
        pending,
        restorable,
        `${counted(count, 'task')} ${count === 1 ? 'was' : 'were'} deleted`,
      );
    else pending.end();
    onDone(rejected);
  };
  const disabledReason =
    preview === undefined
      ? 'What is deleted with the tasks is not known yet'
      : preview.every(({ Message }) => Message !== null)
        ? 'None of the tasks can be deleted'
        : undefined;
  const deletable = preview?.filter(({ Message }) => Message === null).length ?? ids.length;
  return (
    <ConfirmDialog
      name="delete-tasks"
      isOpen
      title={`Delete ${counted(ids.length, 'task')}?`}
      confirmLabel={`Delete ${counted(deletable, 'task')}`}
      intent="danger"
      disabledReason={disabledReason}
      onConfirm={confirm}
      onCancel={onClose}
      width={720}
    >
      {failure && !preview && (
        <LoadFailed what="what is deleted with them" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!failure && !preview && <PanelSkeleton lines={4} label="Loading what is deleted with the tasks" />}
      {preview && (
        <>
          <p>
            They can be restored for {deletionsShownDays} days from the deleted tasks of their projects; those of a
            project come back together.
          </p>
          <SmallTable
            name="Tasks to delete"
            columns={columns}
            rows={preview}
            rowKey={({ _id }) => _id}
            className="db-many-results"
            looks="striped"
          />
        </>
      )}
    </ConfirmDialog>
  );
}
