import { v7 as newId } from 'uuid';
import { dayIn } from '../../../domain/calendar/day';
import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Handler, Schemas } from '../../operations/call';
import { markUndone, tasksInUse, tasksOfBulkChange, type BulkChangedTask } from './bulkChangeRepository';
import { deleteTask } from './deletionRepository';
import { planTaskEdits, type PlannedEdit } from './taskEditPlan';
import { storeTaskEdits } from './taskEditStore';
import { tasksByIds } from './taskReadModel';
import { taskRowWire } from './taskWire';

type Result = Schemas['TaskEditResult'];

const changedSince = 'Somebody has changed it since: it stays as it is';

/** What keeps a task from going back to what it was. */
function obstacle(
  { task, problems }: PlannedEdit,
  { versionAfter, before }: BulkChangedTask,
  inUse: ReadonlySet<string>,
): string | undefined {
  if (!task) return 'Task not found';
  if (task.version !== versionAfter) return changedSince;
  if (before === null && inUse.has(task.id)) return 'Somebody has worked on it since: it stays';
  return problems[0]?.message;
}

/**
 * Takes back a change of many tasks: former values come back, tasks that it made are deleted. Who has made it may take it
 * back, once, within a day. What somebody has changed since stays as it is.
 * @throws Failure 404 when there is none of the caller, 409 when it was taken back before or is too old
 */
export const undoManyTasks: Handler<'undoManyTasks'> = async (call) => {
  const { body, caller, database, now, services } = call;
  if (!isRecordId(body.id)) throw failures.notFound('Change');
  const own = await database
    .selectFrom('bulk_changes')
    .select('id')
    .where('id', '=', body.id)
    .where('employee_id', '=', caller.employeeId)
    .executeTakeFirst();
  if (own === undefined) throw failures.notFound('Change');
  if (!(await markUndone(database, caller.employeeId, body.id, now)))
    throw failures.conflict('This change cannot be taken back any more');
  const changed = await tasksOfBulkChange(database, body.id);
  const plans = await planTaskEdits(
    database,
    caller,
    changed.map(({ taskId, before }) => ({ id: taskId, patch: before ?? {} })),
    { today: dayIn(services.companyTimeZone, now), isUndo: true },
  );
  const inUse = await tasksInUse(
    database,
    changed.filter(({ before }) => before === null).map(({ taskId }) => taskId),
  );
  const reasons = changed.map((entry, index) => {
    const plan = plans[index];
    return plan && obstacle(plan, entry, inUse);
  });
  const free = plans.filter((_plan, index) => reasons[index] === undefined);
  await storeTaskEdits(database, caller, free, now);
  const deletion = { id: newId(), deletedById: caller.employeeId, deletedAt: now, timeZone: services.companyTimeZone };
  const made = changed
    .filter(({ before }, index) => before === null && reasons[index] === undefined)
    .map(({ taskId }) => taskId);
  for (const id of made) await deleteTask(database, id, deletion);
  await addHistoryEntries(
    database,
    made.map((id) => ({
      subject: { kind: 'task', id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: 'Task deleted',
    })),
  );
  const stored = await tasksByIds(
    database,
    free.flatMap(({ task }) => (task ? [task.id] : [])),
  );
  return {
    Change_id: null,
    Results: changed.map(({ taskId }, index): Result => ({
      _id: taskId,
      Task_key: plans[index]?.task?.key ?? null,
      Outcome: reasons[index] === undefined ? 'done' : 'refused',
      Message: reasons[index] ?? null,
    })),
    Tasks: stored.filter((task) => !made.includes(task.id)).map(taskRowWire),
  };
};
