import { useCallback } from 'react';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useEditTaskMutation, type EditTaskForm } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import { unknownOutcome } from '../../../ui/form/formFailure';
import { useCallState } from '../../../screen-state/useCallState';

/** The parts of a task that messages need. */
export interface EditedTask {
  readonly _id: string;
  readonly Task_key: string;
}

export type TaskChange = Omit<EditTaskForm, 'id' | 'Former_value'>;

/** A typed value that conflicts with another user's value: nothing is stored, and nothing is lost. */
export interface CompetingChange {
  readonly text: string;
  /** Stores the typed value after all. */
  readonly keepMine: () => void;
  readonly leaveTheirs: () => void;
}

export interface TaskEdit {
  /**
   * Changes single values immediately; shown before the server has answered, and reverted when it rejects the change,
   * with the failure.
   */
  readonly change: (task: EditedTask, change: TaskChange, previous?: string) => Promise<ApiFailure | undefined>;
  readonly isChanging: boolean;
  /** The failure of the last change; null on success. */
  readonly failureText: string | null;
  readonly clearFailure: () => void;
  readonly competing: CompetingChange | null;
}

const names: readonly (readonly [keyof TaskChange, string])[] = [
  ['Status', 'Status'],
  ['Priority', 'Priority'],
  ['Short_summary', 'Summary'],
  ['Issue_type', 'Type'],
  ['Start_date', 'Start Date'],
  ['Due_date', 'Due Date'],
  ['Task_duration', 'Time'],
  ['Sprint_id', 'Sprint'],
];
const getChangeName = (change: TaskChange): string =>
  names.find(([field]) => change[field] !== undefined)?.[1] ?? 'Assignees';

const typedFields = ['Short_summary', 'Start_date', 'Due_date', 'Task_duration'] as const;

/** The typed and the stored value for a 409; undefined for any other failure. */
function competition(
  failure: ApiFailure,
  wanted: TaskChange,
): { readonly mine: string; readonly theirs: string } | undefined {
  const field = typedFields.find((name) => wanted[name] !== undefined);
  if (failure.current === undefined || field === undefined) return undefined;
  const stored = failure.current[field];
  const shown = (value: string): string =>
    value === '' ? '(empty)' : field === 'Due_date' || field === 'Start_date' ? formatDay(value) : value;
  return {
    mine: shown(wanted[field] ?? ''),
    theirs: shown(typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''),
  };
}

interface Rival {
  readonly text: string;
  readonly task: EditedTask;
  readonly wanted: TaskChange;
}

interface Progress {
  readonly isChanging: boolean;
  readonly failureText: string | null;
  readonly rival: Rival | null;
}
const idle: Progress = { isChanging: false, failureText: null, rival: null };
const continued = (known: Progress): Progress =>
  known.isChanging ? { ...idle, failureText: unknownOutcome.message } : known;

/**
 * Immediate changes of single fields of tasks (CALL-022). The server writes the history (BEH-054, BEH-055).
 * @param name unique within the scope
 */
export function useTaskEdit(name = 'edit'): TaskEdit {
  const [editTask] = useEditTaskMutation();
  const [{ isChanging, failureText, rival }, show] = useCallState(name, idle, continued);
  const change = useCallback(
    async function change(task: EditedTask, wanted: TaskChange, previous?: string): Promise<ApiFailure | undefined> {
      show({ ...idle, isChanging: true });
      const { error } = await editTask({
        id: task._id,
        ...wanted,
        ...(previous !== undefined && { Former_value: previous }),
      });
      const failure = shownFailure(error);
      const met = failure && competition(failure, wanted);
      const subject = `${getChangeName(wanted)} of ${task.Task_key}`;
      if (met)
        show({
          ...idle,
          rival: {
            text: `${subject} was changed by another user to: ${met.theirs}. Yours: ${met.mine}`,
            task: { _id: task._id, Task_key: task.Task_key },
            wanted,
          },
        });
      else if (failure)
        show({
          ...idle,
          failureText: `${subject} was not changed: ${[failure.message, ...(failure.errors ?? []).map((problem) => problem.message)].join(' ')}`,
        });
      else show(idle);
      return failure;
    },
    [editTask, show],
  );
  const clearFailure = useCallback(() => show((known) => ({ ...known, failureText: null })), [show]);
  const competing = rival && {
    text: rival.text,
    keepMine: () => void change(rival.task, rival.wanted),
    leaveTheirs: () => show((known) => ({ ...known, rival: null })),
  };
  return { change, isChanging, failureText, clearFailure, competing };
}
