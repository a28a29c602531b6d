import type { Handler } from '../../operations/call';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { linkedTasksOf } from './taskReadModel';
import { taskRowWire } from './taskWire';

/**
 * CALL-023: the tasks that a task is linked with, in both directions; those that the caller may see (F-26).
 * @throws Failure 404 when the caller may not see the task
 */
export const listLinkedTasks: Handler<'listLinkedTasks'> = async (call) => {
  await mustSeeTask(call.database, call.caller, call.body.task_id);
  return (await linkedTasksOf(call.database, call.caller, call.body.task_id)).map(taskRowWire);
};
