import type { Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import { insertHours } from './ownHoursRepository';
import { mustBeValidCorrection, lockLoggableTask } from './ownHoursRules';
import { lockToggles } from './taskTimersRepository';

/**
 * Adds a time entry of the caller that no timer has recorded, with a history entry of the task.
 * @throws Failure 404 when the caller may not see the task, 422 for times in the future, in a wrong order or overlapping, and without a reason
 */
export const addTimeEntry: Handler<'addTimeEntry'> = async (call) => {
  const { body, caller, database, now } = call;
  const entry = { startedAt: new Date(body.Check_In), stoppedAt: new Date(body.Check_Out) };
  await lockToggles(database, caller.employeeId);
  const task = await lockLoggableTask(call, body.Task_id);
  await mustBeValidCorrection(call, entry, body.Reason, null);
  const reason = body.Reason.trim();
  const id = await insertHours(database, caller.employeeId, { ...entry, ...task }, { correctedAt: now, reason });
  await recordHours(call, [
    {
      taskId: task.taskId,
      before: [],
      after: [{ started_at: entry.startedAt, stopped_at: entry.stoppedAt }],
      reason,
    },
  ]);
  return hoursAnswer(call, [id], [task]);
};
