import { reasonProblems, splitProblems } from '../../../domain/timer/timeEntryRules';
import { v7 as newId } from 'uuid';
import { allInOrder } from '../../database/transactions/allInOrder';
import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import { insertHoursStatement, saveHours } from './ownHoursRepository';
import { lockedTimeEntry, mustBeFinished, mustBeAllowedToChangeHours, lockLoggableTask } from './ownHoursRules';

/**
 * Splits a finished time entry of the caller; the second part may belong to another task.
 * @throws Failure 404 for an entry of others or an invisible task, 409 for a version that is not the stored one, 422 with what is wrong
 */
export const splitTimeEntry: Handler<'splitTimeEntry'> = async (call) => {
  const { body, caller, database, now } = call;
  const stored = await lockedTimeEntry(call, body);
  mustBeFinished(stored);
  await mustBeAllowedToChangeHours(call, [{ startedAt: stored.started_at, stoppedAt: stored.stopped_at }]);
  const at = new Date(body.At);
  mustBeValid([
    ...splitProblems({ startedAt: stored.started_at, stoppedAt: stored.stopped_at }, at),
    ...reasonProblems(body.Reason),
  ]);
  const from = { taskId: stored.task_id, projectId: stored.project_id, key: stored.key };
  const isMoved = body.Task_id !== undefined && body.Task_id !== stored.task_id;
  const to = isMoved ? await lockLoggableTask(call, body.Task_id ?? '', from.taskId) : from;

  const reason = body.Reason.trim();
  const correction = { correctedAt: now, reason };
  const first = { started_at: stored.started_at, stopped_at: at };
  const second = { started_at: at, stopped_at: stored.stopped_at };
  const secondId = newId();
  const [, , , answer] = await allInOrder([
    saveHours(database, stored.id, { ...from, startedAt: stored.started_at, stoppedAt: at }, correction),
    insertHoursStatement(database, {
      ...{ id: secondId, employeeId: caller.employeeId, ...to, startedAt: at, stoppedAt: stored.stopped_at },
      ...correction,
    }).execute(),
    recordHours(
      call,
      isMoved
        ? [
            {
              taskId: from.taskId,
              before: [stored],
              after: [first],
              reason: `Second part moved to ${to.key}: ${reason}`,
            },
            { taskId: to.taskId, before: [], after: [second], reason: `Split from ${from.key}: ${reason}` },
          ]
        : [{ taskId: from.taskId, before: [stored], after: [first, second], reason }],
    ),
    hoursAnswer(call, [stored.id, secondId], [from, to]),
  ]);
  return answer;
};
