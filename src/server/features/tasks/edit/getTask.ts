import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { taskDetailAnswer } from './taskAnswer';
import { visibleTaskWithRelations } from '../taskReadModel';

/**
 * CALL-021: one task.
 * @throws Failure 404 when the caller may not see it
 */
export const getTask: Handler<'getTask'> = async (call) => {
  const task = await visibleTaskWithRelations(call.database, call.caller, call.body.id);
  if (task === undefined) throw failures.notFound('Task');
  return taskDetailAnswer(task, call);
};
