import { useCallback, useState } from 'react';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useEditTaskMutation, type EditTaskForm } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';

/** The task that is changed, as far as messages need it. */
export interface EditedTask {
  readonly _id: string;
  readonly Task_key: string;
}

export type TaskChange = Omit<EditTaskForm, 'id' | 'Former_value'>;

/** A typed value that met another one which somebody else had put there meanwhile: nothing is stored, and nothing is lost. */
export interface CompetingChange {
  readonly text: string;
  /** Stores what was typed after all. */
  readonly keepMine: () => void;
  readonly leaveTheirs: () => void;
}

export interface TaskEdit {
  /** Changes single values at once; shown before the server has answered, taken back when it refuses, which gives the failure. */
  readonly change: (task: EditedTask, change: TaskChange, former?: string) => Promise<ApiFailure | undefined>;
  readonly isChanging: boolean;
  /** Says which change was not made and why; undefined when the last one was. */
  readonly failureText: string | undefined;
  readonly clearFailure: () => void;
  readonly competing: CompetingChange | undefined;
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
const getChangeName = (change: TaskChange): string =>
  names.find(([field]) => change[field] !== undefined)?.[1] ?? 'Assignees';

const typedFields = ['Short_summary', 'Due_date', 'Task_duration'] as const;

/** What was typed and what is stored by now, for the answer 409; undefined for any other. */
function competition(
  failure: ApiFailure,
  wanted: TaskChange,
): { readonly mine: string; readonly theirs: string } | undefined {
  const field = typedFields.find((name) => wanted[name] !== undefined);
  if (failure.current === undefined || field === undefined) return undefined;
  const stored = failure.current[field];
  const shown = (value: string): string => (value === '' ? '(empty)' : field === 'Due_date' ? formatDay(value) : value);
  return {
    mine: shown(wanted[field] ?? ''),
    theirs: shown(typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''),
  };
}

/** Changes of single fields of tasks that take effect at once (CALL-022). The server writes the history (BEH-054, BEH-055). */
export function useTaskEdit(): TaskEdit {
  const [editTask, { isLoading }] = useEditTaskMutation();
  const [failureText, setFailureText] = useState<string>();
  const [competing, setCompeting] = useState<CompetingChange>();
  const change = useCallback(
    async function change(task: EditedTask, wanted: TaskChange, former?: string): Promise<ApiFailure | undefined> {
      setFailureText(undefined);
      setCompeting(undefined);
      const { error } = await editTask({
        id: task._id,
        ...wanted,
        ...(former !== undefined && { Former_value: former }),
      });
      const failure = shownFailure(error);
      const met = failure && competition(failure, wanted);
      if (met) {
        setCompeting({
          text: `${getChangeName(wanted)} of ${task.Task_key} was changed by another user to: ${met.theirs}. Yours: ${met.mine}`,
          keepMine: () => void change(task, wanted),
          leaveTheirs: () => setCompeting(undefined),
        });
      } else if (failure)
        setFailureText(
          `${getChangeName(wanted)} of ${task.Task_key} was not changed: ${[failure.message, ...(failure.errors ?? []).map((problem) => problem.message)].join(' ')}`,
        );
      return failure;
    },
    [editTask],
  );
  const clearFailure = useCallback(() => setFailureText(undefined), []);
  return { change, isChanging: isLoading, failureText, clearFailure, competing };
}
