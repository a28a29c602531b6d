import type { Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { HistoryField } from '../../../../domain/history/historyFields';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { taskNotFound } from '../../../../domain/tasks/taskRules';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';
import type { FieldChange } from '../../../history/historyEntry';
import type { Caller } from '../../../operations/caller';
import { valueChanges } from './taskFieldChanges';
import { activeMembers, sprintProblem, sprintsByIds, type SprintChoice } from './taskChoicesReadModel';
import { authorName, lastAuthors } from './lastAuthorsReadModel';
import { ownChanges, putsBack } from './ownChangesReadModel';
import {
  competingFields,
  competingProblems,
  historyFieldByValue,
  needsEditFlag,
  patchedValues,
  patchProblems,
  type TaskPatch,
} from './taskPatch';
import { lockVisibleTasks, visibleTasksByIds, type TaskRecord } from '../taskReadModel';
import type { TaskValues } from './taskRepository';
import { storedValues } from './taskSave';
import { assigningFailed } from './taskValues';

export interface TaskEdit {
  id: string;
  patch: TaskPatch;
  /** Values that were shown of the patched fields; a change of another user since then is not overwritten. */
  former?: TaskPatch;
}

/** The effect of one edit; nothing is stored yet. */
export interface CheckedEdit {
  /** undefined when the caller may not see it, or when it is deleted. */
  task: TaskRecord | undefined;
  /** Changed columns. */
  set: Partial<TaskValues>;
  changes: FieldChange[];
  problems: FieldProblem[];
  /** Fields that another user has changed since they were shown; then `problems` are about these alone. */
  competing: readonly (keyof TaskPatch)[];
  /** It puts back what was there before a change by the caller. */
  isRestored?: boolean;
}

/** The fields of values, as the history calls them. */
const toHistoryFields = (fields: readonly (keyof TaskPatch)[]): ReadonlySet<HistoryField> =>
  new Set(fields.map((field) => historyFieldByValue[field]));

const mayNotEdit = 'You are not permitted to change this';

/** Members and sprints that the edits choose, one query each for any number of tasks. */
async function readChoices(database: Kysely<Schema>, tasks: readonly TaskRecord[], edits: readonly TaskEdit[]) {
  const chosenIds = (field: 'Employee_id' | 'Sprint_id'): string[] =>
    [...new Set(edits.flatMap(({ patch }) => patch[field] ?? []))].filter(isRecordId);
  const projectIds = [...new Set(tasks.map((task) => task.project_id))];
  const [people, sprints] = await allInOrder([
    activeMembers(database, projectIds, chosenIds('Employee_id')),
    sprintsByIds(database, chosenIds('Sprint_id')),
  ]);
  return {
    member: (projectId: string, id: string): string | undefined =>
      people.find((person) => person.project_id === projectId && person.employee_id === id)?.full_name,
    sprint: (id: string): SprintChoice | undefined => sprints.find((sprint) => sprint.id === id),
  };
}

type Choices = Awaited<ReturnType<typeof readChoices>>;

function checkEdit(
  task: TaskRecord,
  patch: TaskPatch,
  choices: Choices,
  entryProblems: readonly FieldProblem[],
): CheckedEdit {
  const problems = [...entryProblems];
  const isFine = (field: string): boolean => !problems.some((problem) => problem.field === field);
  const values = { ...storedValues(task), ...(problems.length === 0 && patchedValues(patch, task)) };
  const names = { assignee: task.assignee_name, reporter: task.reporter_name, sprint: task.sprint_name };
  // The present assignee may stay, even after leaving the project.
  if (patch.Employee_id !== undefined && patch.Employee_id !== (task.assignee_id ?? '') && isFine('Employee_id')) {
    // Only an undo can remove the assignee.
    const name = patch.Employee_id === '' ? null : choices.member(task.project_id, patch.Employee_id);
    if (name === undefined) problems.push({ field: 'Employee_id', message: assigningFailed });
    names.assignee = name ?? null;
  }
  if (patch.Sprint_id !== undefined && patch.Sprint_id !== (task.sprint_id ?? '')) {
    const sprint = choices.sprint(patch.Sprint_id);
    const problem = patch.Sprint_id === '' ? undefined : sprintProblem(sprint, task.project_id);
    if (problem !== undefined) problems.push({ field: 'Sprint_id', message: problem });
    names.sprint = sprint?.name ?? null;
  }
  const changes = problems.length === 0 ? valueChanges(task, values, names) : [];
  const stored = storedValues(task);
  const set =
    changes.length === 0
      ? {}
      : Object.fromEntries(
          Object.entries(values).filter(([column, value]) => value !== stored[column as keyof TaskValues]),
        );
  return { task, set, changes, problems, competing: [] };
}

export interface EditRules {
  today: Day;
  /** Restores former values even where they are no longer allowed (a due date in the past). Default false. */
  isUndo?: boolean;
  /**
   * Edits that put back what the caller has changed since then are an undo as well. The history says so, not the caller.
   */
  restoresSince?: Date;
  /** Reads without locking, for a preview. Default false. */
  isPreview?: boolean;
  /** The visible ones of the tasks, when they are locked already. */
  locked?: readonly TaskRecord[];
}

/**
 * Locks the tasks until the transaction ends, unless it is a preview, and finds the changes and problems of each edit. Edits of single values, of one
 * task or of many, all use this.
 */
export async function checkTaskEdits(
  database: Kysely<Schema>,
  caller: Caller,
  edits: readonly TaskEdit[],
  { today, isUndo = false, restoresSince, isPreview = false, locked }: EditRules,
): Promise<CheckedEdit[]> {
  const ids = [...new Set(edits.map(({ id }) => id))].filter(isRecordId);
  const [tasks, own] = await allInOrder([
    locked ?? (isPreview ? visibleTasksByIds : lockVisibleTasks)(database, caller, ids),
    restoresSince === undefined || ids.length === 0 ? [] : ownChanges(database, caller, ids, restoresSince),
  ]);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const competingById = new Map(
    edits.flatMap(({ id, patch, former = {} }) => {
      const task = byId.get(id);
      const fields = task && !isUndo ? competingFields(patch, former, task) : [];
      return fields.length === 0 ? [] : [[id, fields] as const];
    }),
  );
  const [choices, authors] = await allInOrder([
    readChoices(database, tasks, edits),
    lastAuthors(database, [...competingById.keys()], [...toHistoryFields([...competingById.values()].flat())]),
  ]);
  const getAuthor = (id: string) => (field: keyof TaskPatch) =>
    authorName(
      authors.find((author) => author.task_id === id && author.field === historyFieldByValue[field]),
      caller,
    );
  const mayEditAll = caller.grantedFlags.has('Project.Edit_Task');
  return edits.map(({ id, patch, former = {} }) => {
    const task = byId.get(id);
    const unchanged = { task, set: {}, changes: [], competing: [] };
    if (!task) return { ...unchanged, problems: [{ field: 'id', message: taskNotFound }] };
    const competing = competingById.get(id) ?? [];
    if (own.length > 0 && competing.length === 0) {
      const restored = checkEdit(task, patch, choices, []);
      if (
        restored.problems.length === 0 &&
        putsBack(task.id, restored.changes, own, toHistoryFields(Object.keys(former) as (keyof TaskPatch)[]))
      )
        return { ...restored, isRestored: true };
    }
    if (!isUndo && !mayEditAll && needsEditFlag(patch))
      return { ...unchanged, problems: [{ field: 'id', message: mayNotEdit }] };
    if (competing.length > 0)
      return { ...unchanged, competing, problems: competingProblems(competing, task, getAuthor(id)) };
    return checkEdit(task, patch, choices, isUndo ? [] : patchProblems(patch, task, today));
  });
}
