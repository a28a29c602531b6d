import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import { saveHours } from './ownHoursRepository';
import { lockedTimeEntry, mustBeFinished, mustBeValidCorrection, lockLoggableTask } from './ownHoursRules';

/**
 * Changes the times or the task of a finished time entry of the caller, with entries in the histories of the tasks; a
 * save without changes writes nothing. The time of a task that is no longer visible can still be changed.
 * @throws Failure 404 for an entry of others or an invisible task, 409 for a version that is not the stored one, 422 with what is wrong
 */
export const editTimeEntry: Handler<'editTimeEntry'> = async (call) => {
  const { body, database, now } = call;
  const stored = await lockedTimeEntry(call, body);
  mustBeFinished(stored);
  const from = { taskId: stored.task_id, projectId: stored.project_id, key: stored.key };
  const isMoved = body.Task_id !== undefined && body.Task_id !== stored.task_id;
  const to = isMoved ? await lockLoggableTask(call, body.Task_id ?? '', from.taskId) : from;
  const entry = { startedAt: new Date(body.Check_In), stoppedAt: new Date(body.Check_Out) };
  await mustBeValidCorrection(call, stored, entry, body.Reason);
  if (
    !isMoved &&
    entry.startedAt.getTime() === stored.started_at.getTime() &&
    entry.stoppedAt.getTime() === stored.stopped_at.getTime()
  )
    return hoursAnswer(call, [stored.id], [from]);

  const reason = body.Reason.trim();
  const after = [{ started_at: entry.startedAt, stopped_at: entry.stoppedAt }];
  const [, , answer] = await allInOrder([
    saveHours(database, stored.id, { ...entry, ...to }, { correctedAt: now, reason }),
    recordHours(
      call,
      isMoved
        ? [
            { taskId: from.taskId, before: [stored], after: [], reason: `Moved to ${to.key}: ${reason}` },
            { taskId: to.taskId, before: [], after, reason: `Moved from ${from.key}: ${reason}` },
          ]
        : [{ taskId: from.taskId, before: [stored], after, reason }],
    ),
    hoursAnswer(call, [stored.id], [from, to]),
  ]);
  return answer;
};
