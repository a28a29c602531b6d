import { reasonProblems } from '../../../domain/timer/timeEntryRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import { deleteHours } from './ownHoursRepository';
import { lockedTimeEntry, mustBeFinished, mustBeAllowedToChangeHours } from './ownHoursRules';

/**
 * Deletes a finished time entry of the caller; the history of the task records its times and the reason.
 * @throws Failure 404 for an entry of others, 409 for a version that is not the stored one, 422 without a reason or while it runs
 */
export const deleteTimeEntry: Handler<'deleteTimeEntry'> = async (call) => {
  const { body, database } = call;
  const stored = await lockedTimeEntry(call, body);
  mustBeFinished(stored);
  await mustBeAllowedToChangeHours(call, [{ startedAt: stored.started_at, stoppedAt: stored.stopped_at }]);
  mustBeValid(reasonProblems(body.Reason));
  await allInOrder([
    deleteHours(database, stored.id),
    recordHours(call, [{ taskId: stored.task_id, before: [stored], after: [], reason: body.Reason.trim() }]),
  ]);
  return hoursAnswer(call, [], [{ taskId: stored.task_id, projectId: stored.project_id }]);
};
