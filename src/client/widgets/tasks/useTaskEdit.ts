import { useCallback, useState } from 'react';
import { useEditTaskMutation, type EditTaskForm } from '../../api/api';
import { shownFailure, type ApiFailure } from '../../api/apiFailure';

/** The task that is changed, as far as messages need it. */
export interface EditedTask {
  readonly _id: string;
  readonly Task_key: string;
}

export type TaskChange = Omit<EditTaskForm, 'id'>;

export interface TaskEdit {
  /** Changes single values at once; shown before the server has answered, taken back when it refuses, which gives the failure. */
  readonly change: (task: EditedTask, change: TaskChange) => Promise<ApiFailure | undefined>;
  readonly isChanging: boolean;
  /** Says which change was not made and why; undefined when the last one was. */
  readonly failureText: string | undefined;
  readonly forgetFailure: () => void;
}

const names: readonly (readonly [keyof TaskChange, string])[] = [
  ['Status', 'Status'],
  ['Priority', 'Priority'],
  ['Short_summary', 'Summary'],
  ['Issue_type', 'Type'],
  ['Due_date', 'Due Date'],
  ['Task_duration', 'Time'],
  ['Sprint_id', 'Sprint'],
];
const nameOfChange = (change: TaskChange): string => names.find(([field]) => change[field] !== undefined)?.[1] ?? 'Assignees';

/** Changes of single fields of tasks that take effect at once (CALL-022). The server writes the history (BEH-054, BEH-055). */
export function useTaskEdit(): TaskEdit {
  const [editTask, { isLoading }] = useEditTaskMutation();
  const [failureText, setFailureText] = useState<string>();
  const change = useCallback(
    async (task: EditedTask, wanted: TaskChange): Promise<ApiFailure | undefined> => {
      setFailureText(undefined);
      const { error } = await editTask({ id: task._id, ...wanted });
      const failure = shownFailure(error);
      if (failure) setFailureText(`${nameOfChange(wanted)} of ${task.Task_key} was not changed: ${[failure.message, ...(failure.errors ?? []).map((problem) => problem.message)].join(' ')}`);
      return failure;
    },
    [editTask],
  );
  const forgetFailure = useCallback(() => setFailureText(undefined), []);
  return { change, isChanging: isLoading, failureText, forgetFailure };
}
