import { api, type EditManyTasksForm } from '../../../api/api';
import type { KnownTask } from '../../../entities/knownRecords';
import type { PendingUndo } from '../../../ui/dialogs/announce';
import { reportNotUndone, reportUndo } from '../../../widgets/reportUndo';
import type { Dispatch } from '../../../widgets/deletion/bringBack';
import { formerText, type ShownValues } from './formerValuesWire';

const { editManyTasks } = api.endpoints;

/** A change of single values of a task that the server has stored. */
export interface StoredChange {
  /** What the user saw before. */
  readonly before: KnownTask;
  /** The answer. */
  readonly after: KnownTask;
  /** The fields that were sent. */
  readonly change: object;
  /** Values that the user saw when the change was begun, where others were shown by then. Default none. */
  readonly seen?: ShownValues;
}

/** The fields of a change; a day that was removed took its half along. */
const changedFields = ({ before, after, change }: StoredChange): object => ({
  ...change,
  ...(before.Start_date && !after.Start_date && { Start_half: '' }),
  ...(before.Due_date && !after.Due_date && { Due_half: '' }),
});

/**
 * @param former the values to restore, as one of `changes`
 * @param made the values that must still be stored
 */
export const restoringForm = (former: string, made: string): EditManyTasksForm => ({
  changes: [former],
  former: [made],
  Restores: 'true',
});

/**
 * A bulk change that restores the values, except where another one is stored by then; undefined when there is nothing to
 * restore.
 */
export function undoForm(stored: StoredChange): EditManyTasksForm | undefined {
  const { before, after, seen } = stored;
  const fields = changedFields(stored);
  const former = formerText(before, fields, seen);
  const made = formerText(after, fields);
  return former === made ? undefined : restoringForm(former, made);
}

/** What Ctrl/⌘ + Z needs to undo a change of a task, on whatever page the user is then. */
export interface UndoneTaskEdit {
  readonly dispatch: Dispatch;
  /** What was changed: 'Status of HBR-3'. */
  readonly subject: string;
  /** Was begun before the change was sent. */
  readonly undo: PendingUndo;
}

/** Lets the key undo a single change. */
export function offerTaskEditUndo(edit: UndoneTaskEdit, stored: StoredChange): void {
  const form = undoForm(stored);
  if (form) offerRestore(edit, form);
  else edit.undo.end();
}

/** The same for values that are known already. */
export function offerRestore({ dispatch, subject, undo }: UndoneTaskEdit, form: EditManyTasksForm): void {
  const restore = async (): Promise<void> => {
    const { data, error } = await dispatch(editManyTasks.initiate(form, { track: false }));
    const rejected = data?.Results.find(({ Outcome }) => Outcome === 'refused');
    if (rejected) await reportNotUndone(subject, rejected.Message ?? '');
    else await reportUndo(error, subject);
  };
  undo.offer(restore);
}
