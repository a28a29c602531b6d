import { dayIn } from '../../../../domain/calendar/day';
import { creationAction } from '../../../../domain/history/historyFields';
import { noLongerThere } from '../../../../domain/wording/noLongerThere';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { failures } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import type { Call, Handler, Schemas } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import {
  bulkChangedTask,
  insertBulkChange,
  restoreStatesFromHistory,
  undoableSince,
  type BulkChangedTask,
} from './bulkChangeRepository';
import { checkNewTasks } from './checkedNewTasks';
import { checkTaskEdits, type CheckedEdit, type TaskEdit } from '../edit/checkedEdits';
import { storeTaskEdits } from '../edit/taskEditStore';
import { competingEdit, pickPatch, readPatch, rejectUnreadable, type TaskPatch } from '../edit/taskPatch';
import { tasksByIds } from '../taskReadModel';
import { insertTasks, lockForNewTasks, type TaskValues } from '../edit/taskRepository';
import { changedTaskWire } from '../taskWire';

type ManyCall = Call<'editManyTasks'>;
type Result = Schemas['TaskEditResult'];

const maxTasks = 500;

function readEdits({ ids = [], changes = [], former = [], new_tasks = [], ...body }: ManyCall['body']): {
  edits: TaskEdit[];
  newTasks: TaskPatch[];
} {
  const shared = pickPatch(body);
  const own = changes.map((text) => {
    const { id, ...patch } = readPatch('changes', text);
    return { id: id ?? rejectUnreadable('changes'), patch };
  });
  const formerById = new Map(
    former.map((text) => {
      const { id, ...values } = readPatch('former', text);
      return [id ?? rejectUnreadable('former'), values] as const;
    }),
  );
  const newTasks = new_tasks.map((text) => {
    const { id, ...entry } = readPatch('new_tasks', text);
    return id === undefined ? entry : rejectUnreadable('new_tasks');
  });
  const edits = [...[...new Set(ids)].map((id) => ({ id, patch: shared })), ...own].map((edit) => ({
    ...edit,
    former: formerById.get(edit.id),
  }));
  const count = edits.length + newTasks.length;
  if (count === 0 || edits.some(({ patch }) => Object.keys(patch).length === 0))
    throw failures.invalid([{ field: 'ids', message: 'There is nothing to change' }]);
  if (count > maxTasks)
    throw failures.invalid([{ field: 'ids', message: `At most ${maxTasks} tasks can be changed together` }]);
  if (new Set(edits.map(({ id }) => id)).size < edits.length)
    throw failures.invalid([{ field: 'changes', message: 'A task stands among the changes twice' }]);
  return { edits, newTasks };
}

const reasons = (problems: readonly FieldProblem[]): string =>
  [...new Set(problems.map((problem) => problem.message))].join(' ');

function editResult(
  { task, changes, problems, competing }: CheckedEdit,
  { id, patch }: TaskEdit,
  isUndo: boolean,
): Result {
  const edit = task && competing.length > 0 ? competingEdit(patch, task) : undefined;
  return {
    _id: id,
    Task_key: task?.key ?? null,
    Outcome: problems.length > 0 ? 'refused' : changes.length > 0 ? 'done' : 'unchanged',
    Message: problems.length === 0 ? null : isUndo && !task ? noLongerThere : reasons(problems),
    ...(edit && { Competing: edit }),
  };
}

/**
 * Creates the new tasks that have no problems.
 * @returns an id for each created task
 */
async function createTasks(
  { database, caller, now, services, body }: ManyCall,
  entries: readonly TaskPatch[],
): Promise<{ id: string | undefined; problems: FieldProblem[] }[]> {
  if (entries.length === 0) return [];
  const projectId = body.Project_id ?? '';
  await mustSeeProject(database, caller, projectId);
  if (!caller.grantedFlags.has('Project.Create_Task'))
    return entries.map(() => ({
      id: undefined,
      problems: [{ field: 'id', message: 'You are not permitted to create tasks' }],
    }));
  const checked = await checkNewTasks(database, caller, projectId, entries, dayIn(services.companyTimeZone, now));
  const ids = await insertTasks(
    database,
    projectId,
    checked.flatMap(({ values }): TaskValues[] => (values ? [values] : [])),
    now,
  );
  await addHistoryEntries(
    database,
    ids.map((id) => ({
      subject: { kind: 'task', id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: creationAction,
    })),
  );
  await notifyAssignments(database, caller, now, ids);
  return checked.map(({ values, problems }) => ({ id: values && ids.shift(), problems }));
}

/**
 * Changes many tasks and creates new ones, each by the rules of a single change: a rejected one says why and does not affect
 * the others. Values that another user has changed since `former` was shown are not overwritten. The stored values are
 * kept, so that `undoManyTasks` can restore them. With Restores, own changes are undone as there: values that a new change
 * could not set, such as a due date in the past, are put back.
 * @throws Failure 400 for texts that cannot be read, 404 for a project that the caller may not see, 422 for too many or none
 */
export const editManyTasks: Handler<'editManyTasks'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const { edits, newTasks } = readEdits(body);
  // The project gives the new tasks their numbers, and is locked before tasks, as everywhere.
  if (newTasks.length > 0 && edits.length > 0) await lockForNewTasks(database, body.Project_id ?? '');
  const checked = await checkTaskEdits(database, caller, edits, {
    today: dayIn(services.companyTimeZone, now),
    ...(body.Restores === 'true' && { restoresSince: undoableSince(now) }),
  });
  await storeTaskEdits(database, caller, checked, now);
  await restoreStatesFromHistory(
    database,
    checked.flatMap(({ task, set, isRestored }) => (isRestored && task && set.status !== undefined ? [task.id] : [])),
  );
  const created = await createTasks(call, newTasks);
  const createdIds = created.flatMap(({ id }) => id ?? []);
  const stored = await tasksByIds(database, caller, [
    ...checked.flatMap(({ task, changes }) => (task && changes.length > 0 ? [task.id] : [])),
    ...createdIds,
  ]);
  const former = new Map(checked.map(({ task }) => [task?.id, task]));
  const byId = new Map(stored.map((task) => [task.id, task]));
  const changed = checked.flatMap(({ task, set }): BulkChangedTask[] => {
    const after = task && byId.get(task.id);
    return after ? [bulkChangedTask(task, set, after.version)] : [];
  });
  const createdEntries = createdIds.map((id): BulkChangedTask => ({
    taskId: id,
    before: null,
    versionAfter: byId.get(id)?.version ?? 1,
  }));
  const all = [...changed, ...createdEntries];
  return {
    Change_id: all.length === 0 ? null : await insertBulkChange(database, caller.employeeId, { tasks: all }, now),
    Results: [
      ...checked.map((edit, index) =>
        editResult(edit, edits[index] ?? { id: '', patch: {} }, body.Restores === 'true'),
      ),
      ...created.map(({ id, problems }): Result =>
        id === undefined
          ? { _id: null, Task_key: null, Outcome: 'refused', Message: reasons(problems) }
          : { _id: id, Task_key: byId.get(id)?.key ?? null, Outcome: 'done', Message: null },
      ),
    ],
    Tasks: stored.map((task) => changedTaskWire(task, former.get(task.id))),
  };
};
