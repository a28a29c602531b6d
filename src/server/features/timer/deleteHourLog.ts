import { reasonProblems } from '../../../domain/timer/hourLogRules';
import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import { deleteHours } from './ownHoursRepository';
import { heldHours, mustBeFinished, mustChangeHoursIn } from './ownHoursRules';

/**
 * Removes a finished hour log of the caller's; the history of the task keeps what it was and why it went.
 * @throws Failure 404 for a log that is not the caller's, 409 for a version that is not the stored one, 422 without a reason or while it runs
 */
export const deleteHourLog: Handler<'deleteHourLog'> = async (call) => {
  const { body, database } = call;
  const stored = await heldHours(call, body.id, body.Version);
  mustBeFinished(stored);
  await mustChangeHoursIn(call, [{ startedAt: stored.started_at, stoppedAt: stored.stopped_at }]);
  mustBeValid(reasonProblems(body.Reason));
  await deleteHours(database, stored.id);
  await recordHours(call, [{ taskId: stored.task_id, before: [stored], after: [], reason: body.Reason.trim() }]);
  return hoursAnswer(call, [], [{ taskId: stored.task_id, projectId: stored.project_id }]);
};
