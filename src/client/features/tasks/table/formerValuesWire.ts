import { usualHalves } from '../../../../domain/tasks/taskHalves';
import type { EditManyTasksForm } from '../../../api/api';
import { selectTaskById, type KnownTask, type WithRecords } from '../../../entities/knownRecords';
import { selectTaskEdits, withTaskEdits, type WithTaskEdits } from '../../../entities/taskEdits';

/** The fields of a bulk change that can compete with changes of other users, as the contract writes them. */
const shownValues = {
  Short_summary: (task) => task.Short_summary,
  Issue_type: (task) => task.Issue_type,
  Status: (task) => task.Status,
  Priority: (task) => task.Priority,
  Employee_id: (task) => task.Employee_id ?? '',
  Sprint_id: (task) => task.Sprint_id?._id ?? '',
  Start_date: (task) => task.Start_date ?? '',
  Start_half: (task) => task.Start_half ?? usualHalves.start,
  Due_date: (task) => task.Due_date ?? '',
  Due_half: (task) => task.Due_half ?? usualHalves.due,
  Task_duration: (task) => String(task.Task_duration ?? ''),
} as const satisfies Record<string, (task: KnownTask) => string>;

/** What is shown of the fields that a change sets. */
export const getShownValues = (task: KnownTask, change: object): Partial<Record<keyof typeof shownValues, string>> =>
  Object.fromEntries(
    Object.entries(shownValues).flatMap(([field, shown]) =>
      Object.hasOwn(change, field) ? [[field, shown(task)]] : [],
    ),
  );

/** The values that were shown of the fields that a change sets, by field. */
export type ShownValues = ReturnType<typeof getShownValues>;

/**
 * One of the `former` texts.
 * @param seen values that the user saw when the change was begun, where others are shown by now
 */
export const formerText = (task: KnownTask, change: object, seen: ShownValues = {}): string =>
  JSON.stringify({ id: task._id, ...getShownValues(task, change), ...seen });

/**
 * A change of tasks by their ids with the values that are shown of them, so that the server does not overwrite newer ones.
 * Of tasks that are selected, but not read, nothing is shown. `changes` say themselves what was shown.
 */
export function withFormerValues(state: WithRecords & WithTaskEdits, form: EditManyTasksForm): EditManyTasksForm {
  const edits = selectTaskEdits(state);
  const former = (form.ids ?? []).flatMap((id) => {
    const task = selectTaskById(state, id);
    return task ? [formerText(withTaskEdits(task, edits), form)] : [];
  });
  return former.length === 0 ? form : { ...form, former: [...(form.former ?? []), ...former] };
}
