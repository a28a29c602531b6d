import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { taskAnswer } from '../edit/taskAnswer';
import { lockEnds, recordDependency } from './changeDependency';
import { deleteDependency, storedLag } from './dependenciesRepository';

/**
 * The task no longer waits for the blocker; nothing changes when it did not.
 * @throws Failure 404 when the caller may not see the task, 422 naming `blocker_id` for a task that does not exist
 */
export const deleteTaskDependency: Handler<'deleteTaskDependency'> = async (call) => {
  const { body, caller, database, now } = call;
  const references = { task: body.task_id, blocker: body.blocker_id };
  const [ends, before] = await lockEnds(database, caller, references, ({ task, blocker }) =>
    storedLag(database, { taskId: task.id, blockerId: blocker.id }),
  );
  if (before !== undefined) {
    await deleteDependency(database, { taskId: ends.task.id, blockerId: ends.blocker.id });
    await recordDependency(database, caller, now, ends, { before, after: undefined });
  }
  return lastRead(() => taskAnswer(database, ends.task.id, call));
};
