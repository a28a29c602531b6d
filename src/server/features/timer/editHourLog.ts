import type { Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import { saveHours } from './ownHoursRepository';
import { heldHours, mustBeFinished, mustBeFreeTime, mustChangeHoursIn, taskToLogOn } from './ownHoursRules';

/**
 * Corrects the times or the task of a finished hour log of the caller's. The histories of the tasks tell from what to what;
 * a save that changes nothing writes nothing. Who may not see the task any more can still correct the time spent on it.
 * @throws Failure 404 for a log that is not the caller's or a task out of sight, 409 for a version that is not the stored one, 422 with what is wrong
 */
export const editHourLog: Handler<'editHourLog'> = async (call) => {
  const { body, database, now } = call;
  const stored = await heldHours(call, body.id, body.Version);
  mustBeFinished(stored);
  await mustChangeHoursIn(call, [{ startedAt: stored.started_at, stoppedAt: stored.stopped_at }]);
  const from = { taskId: stored.task_id, projectId: stored.project_id, key: stored.key };
  const isMoved = body.Task_id !== undefined && body.Task_id !== stored.task_id;
  const to = isMoved ? await taskToLogOn(call, body.Task_id ?? '', from.taskId) : from;
  const stretch = { startedAt: new Date(body.Check_In), stoppedAt: new Date(body.Check_Out) };
  await mustBeFreeTime(call, stretch, body.Reason, stored.id);
  if (
    !isMoved &&
    stretch.startedAt.getTime() === stored.started_at.getTime() &&
    stretch.stoppedAt.getTime() === stored.stopped_at.getTime()
  )
    return hoursAnswer(call, [stored.id], [from]);

  const reason = body.Reason.trim();
  await saveHours(database, stored.id, { ...stretch, ...to }, { correctedAt: now, reason });
  const after = [{ started_at: stretch.startedAt, stopped_at: stretch.stoppedAt }];
  await recordHours(
    call,
    isMoved
      ? [
          { taskId: from.taskId, before: [stored], after: [], reason: `Moved to ${to.key}: ${reason}` },
          { taskId: to.taskId, before: [], after, reason: `Moved from ${from.key}: ${reason}` },
        ]
      : [{ taskId: from.taskId, before: [stored], after, reason }],
  );
  return hoursAnswer(call, [stored.id], [from, to]);
};
