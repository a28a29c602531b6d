import type { Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import { insertHours } from './ownHoursRepository';
import { mustBeFreeTime, taskToLogOn } from './ownHoursRules';
import { queueTogglesOf } from './taskTimersRepository';

/**
 * Logs time of the caller's that no timer has recorded; the history of the task tells it.
 * @throws Failure 404 when the caller may not see the task, 422 for times in the future, in a wrong order or taken already, and without a reason
 */
export const addHourLog: Handler<'addHourLog'> = async (call) => {
  const { body, caller, database, now } = call;
  const stretch = { startedAt: new Date(body.Check_In), stoppedAt: new Date(body.Check_Out) };
  await queueTogglesOf(database, caller.employeeId);
  const task = await taskToLogOn(call, body.Task_id);
  await mustBeFreeTime(call, stretch, body.Reason, null);
  const reason = body.Reason.trim();
  const id = await insertHours(database, caller.employeeId, { ...stretch, ...task }, { correctedAt: now, reason });
  await recordHours(call, [
    {
      taskId: task.taskId,
      before: [],
      after: [{ started_at: stretch.startedAt, stopped_at: stretch.stoppedAt }],
      reason,
    },
  ]);
  return hoursAnswer(call, [id], [task]);
};
