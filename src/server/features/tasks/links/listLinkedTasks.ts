import type { Handler } from '../../../operations/call';
import { mustSeeTask } from '../../../visibility/visibilityReadModel';
import { visibleLinkedTasks } from './taskLinksReadModel';
import { taskRowWire } from '../taskWire';

/**
 * CALL-023: the visible tasks linked with a task, in both directions (F-26).
 * @throws Failure 404 when the caller may not see the task
 */
export const listLinkedTasks: Handler<'listLinkedTasks'> = async (call) => {
  await mustSeeTask(call.database, call.caller, call.body.task_id);
  return (await visibleLinkedTasks(call.database, call.caller, call.body.task_id)).map(taskRowWire);
};
