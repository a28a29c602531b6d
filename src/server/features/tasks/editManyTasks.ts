import { dayIn } from '../../../domain/calendar/day';
import { creationAction } from '../../../domain/history/historyFields';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { failures } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import { notifyAssignments } from '../../notifications/notifyAssignments';
import type { Call, Handler, Schemas } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { rememberBulkChange, type BulkChangedTask } from './bulkChangeRepository';
import { planNewTasks } from './newTasksPlan';
import { planTaskEdits, type PlannedEdit, type TaskEdit } from './taskEditPlan';
import { storeTaskEdits } from './taskEditStore';
import { patchedBefore, patchOf, readPatchText, type TaskPatch } from './taskPatch';
import { tasksByIds } from './taskReadModel';
import { insertTasks, type TaskValues } from './taskRepository';
import { taskRowWire } from './taskWire';

type ManyCall = Call<'editManyTasks'>;
type Result = Schemas['TaskEditResult'];

const maximumTasks = 500;

const unreadable = (field: string): never => {
  throw failures.malformed([{ field, message: `${field} holds a text that cannot be read` }]);
};

function readEdits({ ids = [], changes = [], new_tasks = [], ...body }: ManyCall['body']): {
  edits: TaskEdit[];
  created: TaskPatch[];
} {
  const shared = patchOf(body);
  const own = changes.map((text) => {
    const { id, ...patch } = readPatchText(text) ?? unreadable('changes');
    return { id: id ?? unreadable('changes'), patch };
  });
  const created = new_tasks.map((text) => {
    const { id, ...entry } = readPatchText(text) ?? unreadable('new_tasks');
    return id === undefined ? entry : unreadable('new_tasks');
  });
  const edits = [...[...new Set(ids)].map((id) => ({ id, patch: shared })), ...own];
  const count = edits.length + created.length;
  if (count === 0 || edits.some(({ patch }) => Object.keys(patch).length === 0))
    throw failures.invalid([{ field: 'ids', message: 'There is nothing to change' }]);
  if (count > maximumTasks)
    throw failures.invalid([{ field: 'ids', message: `At most ${maximumTasks} tasks can be changed at once` }]);
  if (new Set(edits.map(({ id }) => id)).size < edits.length)
    throw failures.invalid([{ field: 'changes', message: 'A task stands among the changes twice' }]);
  return { edits, created };
}

const reasons = (problems: readonly FieldProblem[]): string =>
  [...new Set(problems.map((problem) => problem.message))].join(' ');

const resultOf = ({ task, changes, problems }: PlannedEdit, { id }: TaskEdit): Result => ({
  _id: id,
  Task_key: task?.key ?? null,
  Outcome: problems.length > 0 ? 'refused' : changes.length > 0 ? 'done' : 'unchanged',
  Message: problems.length > 0 ? reasons(problems) : null,
});

/** Makes the new tasks that nothing stands against; an id for each that was made. */
async function makeTasks(
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
  const plans = await planNewTasks(database, caller, projectId, entries, dayIn(services.companyTimeZone, now));
  const ids = await insertTasks(
    database,
    projectId,
    plans.flatMap(({ values }): TaskValues[] => (values ? [values] : [])),
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
  return plans.map(({ values, problems }) => ({ id: values && ids.shift(), problems }));
}

/**
 * Changes many tasks and makes new ones, each by the rules of a single change: what is refused says why and leaves the
 * others as they are. What stood there before is kept, so that `undoManyTasks` can bring it back.
 * @throws Failure 400 for texts that cannot be read, 404 for a project that the caller may not see, 422 for too many or none
 */
export const editManyTasks: Handler<'editManyTasks'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const { edits, created } = readEdits(body);
  const plans = await planTaskEdits(database, caller, edits, { today: dayIn(services.companyTimeZone, now) });
  await storeTaskEdits(database, caller, plans, now);
  const made = await makeTasks(call, created);
  const madeIds = made.flatMap(({ id }) => id ?? []);
  const stored = await tasksByIds(database, [
    ...plans.flatMap(({ task, changes }) => (task && changes.length > 0 ? [task.id] : [])),
    ...madeIds,
  ]);
  const byId = new Map(stored.map((task) => [task.id, task]));
  const changed = plans.flatMap(({ task, set }): BulkChangedTask[] => {
    const after = task && byId.get(task.id);
    return after ? [{ taskId: task.id, before: patchedBefore(task, set), versionAfter: after.version }] : [];
  });
  const makings = madeIds.map((id): BulkChangedTask => ({
    taskId: id,
    before: null,
    versionAfter: byId.get(id)?.version ?? 1,
  }));
  const all = [...changed, ...makings];
  return {
    Change_id: all.length === 0 ? null : await rememberBulkChange(database, caller.employeeId, all, now),
    Results: [
      ...plans.map((plan, index) => resultOf(plan, edits[index] ?? { id: '', patch: {} })),
      ...made.map(({ id, problems }): Result =>
        id === undefined
          ? { _id: null, Task_key: null, Outcome: 'refused', Message: reasons(problems) }
          : { _id: id, Task_key: byId.get(id)?.key ?? null, Outcome: 'done', Message: null },
      ),
    ],
    Tasks: stored.map(taskRowWire),
  };
};
