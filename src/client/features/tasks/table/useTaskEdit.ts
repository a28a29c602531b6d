import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useEditTaskMutation, type EditTaskForm } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import { beginUndo } from '../../../ui/dialogs/announce';
import { failureText } from '../../../ui/form/formFailure';
import type { Dispatch } from '../../../widgets/deletion/bringBack';
import { makeSelectShownTask, type WithTasks } from './shownTask';
import { offerTaskEditUndo } from './undoTaskEdit';
import { listFailures, useUnfinishedChanges, type EditFailure } from './useUnfinishedChanges';

/** The parts of a task that messages need. */
export interface EditedTask {
  readonly _id: string;
  readonly Task_key: string;
}

export type TaskChange = Omit<EditTaskForm, 'id' | 'Former_value'>;

/** A typed value that conflicts with another user's value: nothing is stored, and nothing is lost. */
export interface CompetingChange {
  /** Identifies task and value. */
  readonly key: string;
  readonly text: string;
  /** Stores the typed value after all. */
  readonly keepMine: () => void;
  readonly keepTheirs: () => void;
}

export interface TaskEdit {
  /**
   * Changes single values immediately; shown before the server has answered, and reverted when it rejects the change,
   * with the failure.
   */
  readonly change: (task: EditedTask, change: TaskChange, previous?: string) => Promise<ApiFailure | undefined>;
  readonly isChanging: boolean;
  /** The oldest first. */
  readonly failures: readonly EditFailure[];
  readonly competing: readonly CompetingChange[];
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

const shownValue = (field: (typeof typedFields)[number], value: string): string =>
  value === '' ? '(empty)' : field === 'Due_date' || field === 'Start_date' ? formatDay(value) : value;

/** Why a value was not stored; with the typed text, which no field shows any more. */
function rejectionText(subject: string, failure: ApiFailure, wanted: TaskChange): string {
  const field = typedFields.find((name) => wanted[name] !== undefined);
  const reason =
    failure.httpStatus === 404
      ? 'the task was deleted, or you are not permitted to see it any more.'
      : failureText(failure);
  const rejection = `${subject} was not changed: ${reason}`;
  return field === undefined
    ? rejection
    : `${rejection.replace(/\.?$/, '.')} Yours: ${shownValue(field, wanted[field] ?? '')}`;
}

/** The typed and the stored value for a 409; undefined for any other failure. */
function competition(
  failure: ApiFailure,
  wanted: TaskChange,
): { readonly mine: string; readonly theirs: string } | undefined {
  const field = typedFields.find((name) => wanted[name] !== undefined);
  if (failure.current === undefined || field === undefined) return undefined;
  const stored = failure.current[field];
  return {
    mine: shownValue(field, wanted[field] ?? ''),
    theirs: shownValue(field, typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''),
  };
}

/** A typed value that conflicts with another user's. */
interface Conflict {
  readonly task: EditedTask;
  readonly wanted: TaskChange;
}

/**
 * Immediate changes of single fields of tasks (CALL-022), each with undo. The server writes the history (BEH-054, BEH-055).
 * @param name unique within the scope
 */
export function useTaskEdit(name = 'edit'): TaskEdit {
  const store = useStore<WithTasks>();
  const dispatch = useDispatch<Dispatch>();
  const [editTask] = useEditTaskMutation();
  const { changes, begin, fail, remove } = useUnfinishedChanges<Conflict>(name);
  const change = useCallback(
    async function change(task: EditedTask, wanted: TaskChange, previous?: string): Promise<ApiFailure | undefined> {
      const field = getChangeName(wanted);
      const key = `${task._id} ${field}`;
      const before = makeSelectShownTask(task._id)(store.getState());
      const subject = `${field} of ${task.Task_key}`;
      begin(key);
      const undo = beginUndo(subject);
      const { data: after, error } = await editTask({
        id: task._id,
        ...wanted,
        ...(previous !== undefined && { Former_value: previous }),
      });
      const failure = shownFailure(error);
      const met = failure && competition(failure, wanted);
      if (met)
        fail(key, `${subject} was changed in the meantime to: ${met.theirs}. Yours: ${met.mine}`, {
          task: { _id: task._id, Task_key: task.Task_key },
          wanted,
        });
      else if (failure) fail(key, rejectionText(subject, failure, wanted));
      else remove(key);
      if (before && after) offerTaskEditUndo({ dispatch, subject, undo }, { before, after, change: wanted });
      else if (after) undo.endForGood('what it was before is not known');
      else undo.end();
      return failure;
    },
    [store, dispatch, editTask, begin, fail, remove],
  );
  return {
    change,
    isChanging: changes.some(({ text }) => text === null),
    failures: listFailures({ changes, remove }),
    competing: changes.flatMap(({ key, text, conflict }) =>
      text === null || !conflict
        ? []
        : [
            {
              key,
              text,
              keepMine: () => void change(conflict.task, conflict.wanted),
              keepTheirs: () => remove(key),
            },
          ],
    ),
  };
}
