import { v7 as newId } from 'uuid';
import { daysOfTimeEntry } from '../../../domain/timer/closedHours';
import { reasonProblems, timeEntryProblems } from '../../../domain/timer/timeEntryRules';
import { mayChangeClosedMonths } from '../../../domain/present-data/closedMonth';
import { isRecordId } from '../../database/isRecordId';
import { sendTogether } from '../../database/sendTogether';
import { failures, mustBeValid } from '../../errors/failure';
import { historyOfHoursStatement } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { closedMonthsStatement, lockMonthsStatement, toMonths } from '../../present-months/closingsReadModel';
import { mustSeeTask, visibleTaskStatement } from '../../visibility/visibilityReadModel';
import { hoursEntry } from './hourHistory';
import { toHoursAnswer } from './hoursAnswer';
import { overlappingHoursStatement, ownHoursByIdStatement } from './ownHoursReadModel';
import { insertOpenHoursStatement } from './ownHoursRepository';
import { mustBeOpen, mustNotOverlap, mustNotPrecedeJoining } from './ownHoursRules';
import { lockedTask, lockForAddingStatement, lockTasksStatement, mustStillBeActive } from './taskTimersRepository';

/**
 * Adds a time entry of the caller that no timer has recorded, with a history entry of the task. The first round trip finds
 * what is wrong. The second locks task and months, stores and commits; nothing is stored when they have changed in between.
 * Entries of one task wait for each other, because its row has the sum of its hours: not for this server as well.
 * @throws Failure 401, 404 when the caller may not see the task, 422 for times in the future, in a wrong order or overlapping, and without a reason
 */
export const addTimeEntry: Handler<'addTimeEntry'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const { employeeId } = caller;
  const taskId = body.Task_id;
  const entry = { startedAt: new Date(body.Check_In), stoppedAt: new Date(body.Check_Out) };
  const problems = [...timeEntryProblems(entry, now), ...reasonProblems(body.Reason)];
  if (!isRecordId(taskId) || problems.length > 0) {
    await mustSeeTask(database, caller, taskId);
    mustBeValid(problems);
  }
  const closedMonths = closedMonthsStatement(database, {});
  const [[lockedCaller], [task], closedBefore, [other]] = await sendTogether(database, [
    lockForAddingStatement(database, { employeeId }),
    visibleTaskStatement(database, caller, taskId),
    closedMonths,
    overlappingHoursStatement(database, { employeeId, ...entry, exceptId: null }),
  ]);
  mustStillBeActive(lockedCaller);
  mustNotPrecedeJoining(call, entry, lockedCaller);
  if (task === undefined) throw failures.notFound('Task');
  mustBeOpen(call, entry, toMonths(closedBefore));
  mustNotOverlap(call, other);

  const id = newId();
  const reason = body.Reason.trim();
  const projectId = task.project_id;
  const after = [{ started_at: entry.startedAt, stopped_at: entry.stoppedAt }];
  const days = daysOfTimeEntry(entry, services.companyTimeZone);
  return lastRead(async () => {
    const [locked, , closed, , , stored] = await sendTogether(database, [
      lockTasksStatement(database, { ids: [taskId] }),
      lockMonthsStatement(database, [days]),
      closedMonths,
      insertOpenHoursStatement(database, {
        ...{ id, employeeId, taskId, ...entry, correctedAt: now, reason },
        ...{ firstDay: days.first, lastDay: days.last, isBound: !mayChangeClosedMonths(caller) },
      }),
      historyOfHoursStatement(database, id, hoursEntry(call, { taskId, before: [], after, reason })),
      ownHoursByIdStatement(database, { employeeId, id }),
    ]);
    lockedTask(locked, taskId);
    mustBeOpen(call, entry, toMonths(closed));
    return toHoursAnswer(call, stored, [{ taskId, projectId }], toMonths(closed));
  });
};
