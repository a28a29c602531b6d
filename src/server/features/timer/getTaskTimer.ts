import type { Handler } from '../../operations/call';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { taskTimerWire } from './taskTimerWire';
import { newestTimer } from './taskTimersReadModel';

/**
 * CALL-034: the state of the caller's timer on a task, with its Check_In (BEH-056).
 * @throws Failure 404 when the caller may not see the task
 */
export const getTaskTimer: Handler<'getTaskTimer'> = async (call) => {
  await mustSeeTask(call.database, call.caller, call.body.Task_id);
  return taskTimerWire(await newestTimer(call.database, call.caller.employeeId, call.body.Task_id), call.now);
};
