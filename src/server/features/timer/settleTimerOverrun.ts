import { formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import type { DayEnd } from '../../../domain/timer/overrun';
import { correctedEndProblems } from '../../../domain/timer/timeEntryRules';
import { isBlank } from '../../../domain/validation/isBlank';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { recordHours } from './hourHistory';
import { hoursAnswer } from './hoursAnswer';
import type { OwnHoursRow } from './ownHoursReadModel';
import { acceptOverrun, saveHours } from './ownHoursRepository';
import { lockedTimeEntry, mustBeAllowedToChangeHours } from './ownHoursRules';
import { overrunsAmong } from './ownOverruns';

const sources = {
  Face: 'Checked out at',
  Manual: 'Checked out by manual request at',
  Midnight: 'The day ended at',
} as const;

function correctionReason(reason: string | undefined, { at, endedBy }: DayEnd, timeZone: string): string {
  return reason === undefined || isBlank(reason)
    ? `${sources[endedBy]} ${formatTimeOfDay(at.toISOString(), timeZone)}`
    : reason.trim();
}

/** @throws Failure 422 for an impossible end: before the start of the timer, after its stop, or more than a day later */
async function stopAt(call: Call<'settleTimerOverrun'>, row: OwnHoursRow, dayEnd: DayEnd): Promise<void> {
  const { body, database, now, services } = call;
  const at = body.At === undefined ? dayEnd.at : new Date(body.At);
  // The end of the day is a fact; a night with a change of the clock has more than 24 hours to it.
  if (body.At !== undefined)
    mustBeValid(correctedEndProblems({ startedAt: row.started_at, stoppedAt: row.stopped_at }, at, now));
  const reason = correctionReason(body.Reason, dayEnd, services.companyTimeZone);
  const stopped = { taskId: row.task_id, projectId: row.project_id, startedAt: row.started_at, stoppedAt: at };
  await allInOrder([
    saveHours(database, row.id, stopped, { correctedAt: now, reason }),
    recordHours(call, [
      { taskId: row.task_id, before: [row], after: [{ started_at: row.started_at, stopped_at: at }], reason },
    ]),
  ]);
}

/**
 * Shortens a timer of the caller that ran beyond its day, by default to the end of the day, or keeps it. The history of
 * the task records a shortened one.
 * @throws Failure 404 for a timer of others, 409 when it has been changed since or has not run beyond its day, 422 for an impossible end
 */
export const settleTimerOverrun: Handler<'settleTimerOverrun'> = async (call) => {
  const { body, database, now } = call;
  const row = await lockedTimeEntry(call, body);
  if (body.Decision === 'Stop')
    await mustBeAllowedToChangeHours(call, [{ startedAt: row.started_at, stoppedAt: row.stopped_at ?? now }]);
  const [overrun] = await overrunsAmong(call, [row]);
  if (overrun === undefined) throw failures.conflict('This timer has not outlived its day');
  const [, answer] = await allInOrder([
    body.Decision === 'Keep' ? acceptOverrun(database, row.id, now) : stopAt(call, row, overrun.dayEnd),
    hoursAnswer(call, [row.id], [{ taskId: row.task_id, projectId: row.project_id }]),
  ]);
  return answer;
};
