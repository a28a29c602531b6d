import type { Handler } from '../../operations/call';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { taskAnswer } from './taskAnswer';

/**
 * CALL-021: one task.
 * @throws Failure 404 when the caller may not see it
 */
export const getTask: Handler<'getTask'> = async (call) => {
  await mustSeeTask(call.database, call.caller, call.body.id);
  return taskAnswer(call.database, call.body.id, call);
};
