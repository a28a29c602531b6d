import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { editedTaskProblems } from '../../../../domain/tasks/taskRules';
import { useUpdateTaskMutation, type Task } from '../../../api/api';
import { isApiFailure } from '../../../api/apiFailure';
import { asArgument } from '../../../api/fileArgument';
import { whileSaving, type PendingUndo } from '../../../ui/dialogs/announce';
import { showError, showSuccess } from '../../../ui/dialogs/toaster';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useFormValues } from '../../../ui/form/useFormValues';
import { sameValue } from '../../../ui/form/sameValue';
import { useForm } from '../../../ui/form/useForm';
import { settledFiles, type CompetingSides } from '../../../widgets/competing-edit/comparedFields';
import { useScreenState } from '../../../screen-state/useScreenState';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { comparedTask, type ReadableName } from '../form/taskConflict';
import { judgedEntry, taskFormValues, updateTaskForm, type TaskFormValues } from '../form/taskFormValues';
import type { Dispatch } from '../../../widgets/deletion/bringBack';
import { reportUndo } from '../../../widgets/reportUndo';
import { offerRestore, restoringForm } from '../table/undoTaskEdit';
import { useToday } from '../../../widgets/useToday';

/** Fields of the task page that are saved one by one. */
export type TaskField =
  | 'Short_summary'
  | 'Description'
  | 'Reporter_id'
  | 'Assigned_date'
  | 'Start_date'
  | 'Due_date'
  | 'Task_duration'
  | 'Linkissue_Taskkey'
  | 'files';

const fieldLabels: Readonly<Record<TaskField, string>> = {
  Short_summary: 'Short Summary',
  Description: 'Description',
  Reporter_id: 'Reporter',
  Assigned_date: 'Assigned Date',
  Start_date: 'Start Date',
  Due_date: 'Due Date',
  Task_duration: 'Task Duration',
  Linkissue_Taskkey: 'Link issue',
  files: 'Attachments',
};
export const getFieldLabel = (field: TaskField): string => fieldLabels[field];

/** The values that are edited together: a day with its half. */
const editedTogether: Partial<Record<TaskField, readonly (keyof TaskFormValues)[]>> = {
  Start_date: ['Start_date', 'Start_half'],
  Due_date: ['Due_date', 'Due_half'],
};
const getKeys = (field: TaskField): readonly (keyof TaskFormValues)[] => editedTogether[field] ?? [field];
const pick = (values: TaskFormValues, keys: readonly (keyof TaskFormValues)[]): Partial<TaskFormValues> =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));
/** Undone as in a table: by their values alone. */
const editedInTables: readonly TaskField[] = ['Short_summary', 'Start_date', 'Due_date', 'Task_duration'];
const maxAttempts = 3;

export interface TaskFieldEdit {
  readonly form: FormHandle<TaskFormValues>;
  /** Opens when another user has changed the same field. */
  readonly dialog: ReactNode;
  /** The current value is invalid. */
  readonly hasProblem: boolean;
}

export interface TaskFieldOptions {
  /** One version of the task: fields that are not edited are sent back with its values. */
  readonly stored: Task;
  /** The shown task, which may be newer. */
  readonly shown: Task;
  readonly field: TaskField;
  readonly getName: ReadableName;
  readonly onSaved: () => void;
}

/**
 * One field of a task, saved on its own. Other users' changes to other fields stay; if they changed the same field, the
 * user chooses.
 */
export function useTaskField({ stored, shown, field, getName, onSaved }: TaskFieldOptions): TaskFieldEdit {
  const today = useToday();
  const keys = getKeys(field);
  const dispatch = useDispatch<Dispatch>();
  const [updateTask] = useUpdateTaskMutation();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [{ opened, openedValues }] = useScreenState(
    'drafts',
    `task-${field}/start`,
    { opened: stored, openedValues: { ...taskFormValues(stored), ...pick(taskFormValues(shown), keys) } },
    { isPinned: true },
  );
  const toValues = (task: Task): TaskFormValues => (task === opened ? openedValues : taskFormValues(task));

  const subject = `${getFieldLabel(field)} of ${opened.Task_key}`;
  const sendOnto = async (values: TaskFormValues, base: Task, attempt = 1): Promise<Task> => {
    const names = {
      project: base.Project_name,
      reporter: getName('Reporter_id', values.Reporter_id),
      assignee: base.Assignees ?? '',
    };
    try {
      return await updateTask(
        updateTaskForm(base, base.Version, values, names, asArgument(values.files.added)),
      ).unwrap();
    } catch (failure) {
      // The 409 carries the stored record in the shape that the contract reads.
      const current =
        isApiFailure(failure) && failure.current !== undefined ? (failure.current as unknown as Task) : undefined;
      if (!current || attempt === maxAttempts) throw failure;
      const sides: CompetingSides<TaskFormValues> = {
        base: toValues(base),
        mine: values,
        theirs: taskFormValues(current),
      };
      const mine = keys.filter((key) => keys.length === 1 || !sameValue(sides.base[key], sides.mine[key]));
      // Files do not compete: additions of both sides stay.
      if (field !== 'files' && mine.some((key) => !sameValue(sides.base[key], sides.theirs[key]))) throw failure;
      const files = settledFiles({ base: sides.base.files, mine: sides.mine.files, theirs: sides.theirs.files });
      return sendOnto({ ...sides.theirs, ...pick(values, mine), files }, current, attempt + 1);
    }
  };
  /** On whatever page the user is then. Files that were removed are gone. */
  const offerUndo = (pending: PendingUndo, saved: Task, before: TaskFormValues): void => {
    if (field === 'files') return pending.endForGood();
    const stored = taskFormValues(saved);
    const former = { ...stored, ...pick(before, keys) };
    const changed = keys.filter((key) => !sameValue(stored[key], former[key]));
    if (changed.length === 0) return pending.end();
    if (editedInTables.includes(field)) {
      const toText = (values: TaskFormValues): string => JSON.stringify({ id: saved._id, ...pick(values, changed) });
      offerRestore({ dispatch, subject, undo: pending }, restoringForm(toText(former), toText(stored)));
      return;
    }
    const undo = async (): Promise<void> => {
      try {
        await sendOnto(former, saved);
        await reportUndo(undefined, subject);
      } catch (failure) {
        await reportUndo(failure, subject);
      }
    };
    pending.offer(undo);
  };
  const edit = useCompetingEdit<TaskFormValues, Task, Task>({
    noun: 'task',
    name: `task-${field}`,
    stored: opened,
    toValues,
    compare: (sides, current) =>
      comparedTask(getName)
        .compare(sides, current)
        .filter((compared) => keys.some((key) => key === compared.key)),
    settle: (sides, choices) => {
      const settled = comparedTask(getName).settle(sides, choices);
      return { ...sides.theirs, ...pick(settled, keys), files: settled.files };
    },
    send: async (values, base) => {
      const { answer: saved, pending } = await whileSaving(subject, () => sendOnto(values, base ?? opened), {
        isFinal: field === 'files',
      });
      offerUndo(pending, saved, toValues(base ?? opened));
      return saved;
    },
    onSaved: () => {
      void showSuccess('Task updated Successfully');
      onSaved();
    },
  });
  const problems = (values: TaskFormValues) =>
    editedTaskProblems(judgedEntry(values), opened, today).filter((problem) =>
      keys.some((key) => key === problem.field),
    );
  const save = async (values: TaskFormValues): Promise<void> => {
    try {
      await edit.save(values);
    } catch (failure) {
      // The page was left while saving, so no field can show the failure.
      if (!isHere.current) void showError(`${subject} was not saved`, { timeout: 12_000 });
      throw failure;
    }
  };
  const form = useForm<TaskFormValues>({ name: `task-${field}`, initial: openedValues, problems, submit: save });
  return { form, dialog: edit.dialog, hasProblem: useFormValues(form, (values) => problems(values).length > 0) };
}
