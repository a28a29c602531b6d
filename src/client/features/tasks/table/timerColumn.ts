import type { KnownTask } from '../../../entities/knownRecords';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';

/** A button per row that toggles the user's timer on the task. */
export const timerColumn = (
  runningTaskId: string | undefined,
  toggle: (task: KnownTask) => void,
): ColumnDefinition<KnownTask> => ({
  key: 'Timer',
  header: 'Timer',
  type: 'text',
  width: 72,
  value: (task) => (task._id === runningTaskId ? 'Stop' : 'Start'),
  cell: (task) =>
    task._id === runningTaskId
      ? { text: 'Stop', className: 'db-task-timed', title: `Stop timer on ${task.Task_key}` }
      : { text: 'Start', title: `Start timer on ${task.Task_key}` },
  onPress: toggle,
});
