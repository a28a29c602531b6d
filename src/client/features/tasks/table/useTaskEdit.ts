import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useEditTaskMutation, type EditTaskForm } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import { selectTaskById, type KnownTask } from '../../../entities/knownRecords';
import { beginUndo } from '../../../ui/dialogs/announce';
import { failureText } from '../../../ui/form/formFailure';
import type { Dispatch } from '../../../widgets/deletion/bringBack';
import { formerText, getShownValues, type ShownValues } from './formerValuesWire';
import { makeSelectShownTask, type WithTasks } from './shownTask';
import { offerTaskEditUndo } from './undoTaskEdit';
import { listFailures, useUnfinishedChanges, type EditFailure } from './useUnfinishedChanges';

/** The parts of a task that messages need. */
export interface EditedTask {
  readonly _id: string;
  readonly Task_key: string;
}

export type TaskChange = Omit<EditTaskForm, 'id' | 'former'>;

/** A value that conflicts with what someone else has stored: nothing is stored, and nothing is lost. */
export interface CompetingChange {
  /** Identifies task and value. */
  readonly key: string;
  readonly text: string;
  /** Default: 'Save mine'. */
  readonly mineText?: string;
  /** Default: 'Keep the other value'. */
  readonly theirsText?: string;
  /** Stores the own value after all. */
  readonly keepMine: () => void;
  readonly keepTheirs: () => void;
}

export interface TaskEdit {
  /**
   * Changes single values immediately; shown before the server has answered, and reverted when it rejects the change,
   * with the failure. Where another value is stored than is shown here, nothing is stored, and the user chooses.
   * @param previous the typed value that the field began with
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
const getTypedField = (change: TaskChange): (typeof typedFields)[number] | undefined =>
  typedFields.find((name) => change[name] !== undefined);

/** A value of a change in readable form. */
function shownValue(change: TaskChange, field: string): string {
  const { [field]: value }: Readonly<Record<string, string | undefined>> = change;
  if (!value) return '(empty)';
  if (field === 'Employee_id') return change.Assignees ?? value;
  if (field === 'Sprint_id') return change.Sprint_name ?? value;
  return field === 'Due_date' || field === 'Start_date' ? formatDay(value) : value;
}

/** Why a value was not stored; with the typed text, which no field shows any more. */
function rejectionText(subject: string, failure: ApiFailure, wanted: TaskChange): string {
  const field = getTypedField(wanted);
  const reason =
    failure.httpStatus === 404
      ? 'the task was deleted, or you are not permitted to see it any more.'
      : failureText(failure);
  const rejection = `${subject} was not changed: ${reason}`;
  return field === undefined ? rejection : `${rejection.replace(/\.?$/, '.')} Yours: ${shownValue(wanted, field)}`;
}

/** What is stored instead, for a 409 of a competing change; undefined for any other failure. */
const getStored = ({ current }: ApiFailure): KnownTask | undefined =>
  // The 409 carries the stored task in the shape that the contract reads.
  current && (current as unknown as KnownTask);

/** What someone else has stored of the changed values, and the own ones. */
function conflictText({ Task_key }: EditedTask, { errors = [] }: ApiFailure, wanted: TaskChange): string {
  const theirs = errors.map(({ message }) => message).join('. ');
  const mine = errors.map(({ field }) => shownValue(wanted, field)).join(', ');
  return `${Task_key}: ${theirs}. Yours: ${mine}`;
}

/** A change that conflicts with another user's. */
interface Conflict {
  readonly task: EditedTask;
  readonly wanted: TaskChange;
  /** What was stored of the values that the change sets, as the notice says. */
  readonly theirs: ShownValues;
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
  const send = useCallback(
    async function send(task: EditedTask, wanted: TaskChange, seen: ShownValues): Promise<ApiFailure | undefined> {
      const field = getChangeName(wanted);
      const key = `${task._id} ${field}`;
      const stored = selectTaskById(store.getState(), task._id);
      let before = makeSelectShownTask(task._id)(store.getState());
      const subject = `${field} of ${task.Task_key}`;
      begin(key);
      const undo = beginUndo(subject);
      const sendAs = (former: string | undefined) =>
        editTask({ id: task._id, ...wanted, ...(former !== undefined && { former }) });
      const former = before && formerText(before, wanted, seen);
      let { data: after, error } = await sendAs(former);
      let failure = shownFailure(error);
      // No one else has changed what was shown: an own change, which was shown as well, has not been stored.
      const isShown = Object.keys(seen).length === 0;
      const unchanged = stored && formerText(stored, wanted);
      const found = failure && getStored(failure);
      if (isShown && found && unchanged !== former && unchanged === formerText(found, wanted)) {
        ({ data: after, error } = await sendAs(unchanged));
        failure = shownFailure(error);
        before = stored;
      }
      const theirs = failure && getStored(failure);
      if (failure && theirs)
        fail(key, conflictText(task, failure, wanted), {
          task: { _id: task._id, Task_key: task.Task_key },
          wanted,
          theirs: getShownValues(theirs, wanted),
        });
      else if (failure) fail(key, rejectionText(subject, failure, wanted));
      else remove(key);
      if (before && after) offerTaskEditUndo({ dispatch, subject, undo }, { before, after, change: wanted, seen });
      else if (after) undo.endForGood('what it was before is not known');
      else undo.end();
      return failure;
    },
    [store, dispatch, editTask, begin, fail, remove],
  );
  const change = useCallback<TaskEdit['change']>(
    (task, wanted, previous) => {
      const field = getTypedField(wanted);
      return send(task, wanted, field === undefined || previous === undefined ? {} : { [field]: previous });
    },
    [send],
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
              keepMine: () => void send(conflict.task, conflict.wanted, conflict.theirs),
              keepTheirs: () => remove(key),
            },
          ],
    ),
  };
}
