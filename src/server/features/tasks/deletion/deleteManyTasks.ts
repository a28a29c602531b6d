import { taskNotFound } from '../../../../domain/tasks/taskRules';
import { isRecordId } from '../../../database/isRecordId';
import type { Handler, Schemas } from '../../../operations/call';
import { lockVisibleTasks } from '../taskReadModel';
import { deleteTasks } from './deletionRepository';
import { newDeletion, recordDeletion } from './recordDeletion';

/**
 * Deletes many tasks in one transaction, each by the rules of a single deletion: one that the caller may not see, or that
 * is deleted already, says so and does not affect the others. They are one deletion, which is undone by restoring a task
 * of each project.
 */
export const deleteManyTasks: Handler<'deleteManyTasks'> = async (call) => {
  const { body, caller, database } = call;
  const ids = [...new Set(body.ids)];
  // In another spelling of its id a task is found by PostgreSQL, but would be reported as not found.
  const tasks = (await lockVisibleTasks(database, caller, ids.filter(isRecordId))).filter(({ id }) => ids.includes(id));
  const stopped = await deleteTasks(
    database,
    tasks.map(({ id }) => id),
    newDeletion(call),
  );
  await recordDeletion(
    call,
    tasks.map(({ id }) => ({ kind: 'task', id })),
    stopped,
  );
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return {
    Results: ids.map((id): Schemas['TaskEditResult'] => {
      const task = byId.get(id);
      return task
        ? { _id: id, Task_key: task.key, Outcome: 'done', Message: null }
        : { _id: id, Task_key: null, Outcome: 'refused', Message: taskNotFound };
    }),
    Restorable: [...new Map(tasks.map((task) => [task.project_id, task.id])).values()],
  };
};
