import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { FieldChange } from '../../history/historyEntry';
import type { Caller } from '../../operations/call';
import { valueChanges } from './taskChanges';
import { activeMembersOf, sprintProblem, sprintsByIds, type SprintChoice } from './taskChoicesReadModel';
import { needsEditFlag, patchedValues, patchProblems, type TaskPatch } from './taskPatch';
import { lockVisibleTasks, tasksByIds, type TaskDetail } from './taskReadModel';
import type { TaskValues } from './taskRepository';
import { storedValues } from './taskSave';
import { assigningFailed } from './taskValues';

/** Single values of a task that somebody wants to change. */
export interface TaskEdit {
  id: string;
  patch: TaskPatch;
}

/** What becomes of one edit; nothing of it is stored yet. */
export interface PlannedEdit {
  /** undefined when the caller may not see it, or when it is gone. */
  task: TaskDetail | undefined;
  /** Changed columns. */
  set: Partial<TaskValues>;
  changes: FieldChange[];
  problems: FieldProblem[];
}

const mayNotEdit = 'You are not permitted to change this';

/** People and sprints that the edits choose, each read in one query however many tasks there are. */
async function chosen(database: Kysely<Schema>, tasks: readonly TaskDetail[], edits: readonly TaskEdit[]) {
  const idsOf = (field: 'Employee_id' | 'Sprint_id'): string[] =>
    [...new Set(edits.flatMap(({ patch }) => patch[field] ?? []))].filter(isRecordId);
  const projectIds = [...new Set(tasks.map((task) => task.project_id))];
  const [people, sprints] = [
    await activeMembersOf(database, projectIds, idsOf('Employee_id')),
    await sprintsByIds(database, idsOf('Sprint_id')),
  ];
  return {
    member: (projectId: string, id: string): string | undefined =>
      people.find((person) => person.project_id === projectId && person.employee_id === id)?.full_name,
    sprint: (id: string): SprintChoice | undefined => sprints.find((sprint) => sprint.id === id),
  };
}

type Chosen = Awaited<ReturnType<typeof chosen>>;

function planned(
  task: TaskDetail,
  patch: TaskPatch,
  choices: Chosen,
  entryProblems: readonly FieldProblem[],
): PlannedEdit {
  const problems = [...entryProblems];
  const isFine = (field: string): boolean => !problems.some((problem) => problem.field === field);
  const values = { ...storedValues(task), ...(problems.length === 0 && patchedValues(patch)) };
  const names = { assignee: task.assignee_name, reporter: task.reporter_name, sprint: task.sprint_name };
  // Whoever stands there already may stay, also after leaving the project.
  if (patch.Employee_id !== undefined && patch.Employee_id !== (task.assignee_id ?? '') && isFine('Employee_id')) {
    // Nobody is possible only where an undo brings nobody back.
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
  return { task, set, changes, problems };
}

export interface PlanRules {
  today: Day;
  /** Former values come back even where they could not be chosen anew (a due date that has passed). Default false. */
  isUndo?: boolean;
}

/**
 * Holds the tasks until the transaction ends and finds out what each edit changes and what stands against it. All edits of
 * single values, of one task or of many, pass through here.
 */
export async function planTaskEdits(
  database: Kysely<Schema>,
  caller: Caller,
  edits: readonly TaskEdit[],
  { today, isUndo = false }: PlanRules,
): Promise<PlannedEdit[]> {
  const ids = await lockVisibleTasks(database, caller, [...new Set(edits.map(({ id }) => id))].filter(isRecordId));
  const tasks = await tasksByIds(database, ids);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const choices = await chosen(database, tasks, edits);
  const mayEditAll = caller.grantedFlags.has('Project.Edit_Task');
  return edits.map(({ id, patch }) => {
    const task = byId.get(id);
    if (!task) return { task, set: {}, changes: [], problems: [{ field: 'id', message: 'Task not found' }] };
    if (!isUndo && !mayEditAll && needsEditFlag(patch))
      return { task, set: {}, changes: [], problems: [{ field: 'id', message: mayNotEdit }] };
    return planned(task, patch, choices, isUndo ? [] : patchProblems(patch, task, today));
  });
}
