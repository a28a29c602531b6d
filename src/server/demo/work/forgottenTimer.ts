import type { Insertable } from 'kysely';
import type { FaceLogsTable } from '../../database/tables/attendanceTables';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { WorkDone } from './simulateWork';

const FORGOTTEN_UNTIL_MINUTE = 23 * 60 + 10;

/**
 * employee@ forgot the timer on the last working day, until ten past eleven: an overrun to correct. Requires a day with
 * a check-out in the face log.
 */
export function withForgottenTimer(
  done: WorkDone,
  faceLogs: readonly Insertable<FaceLogsTable>[],
  calendar: CompanyCalendar,
): WorkDone {
  const own = done.timers.filter(({ person, stoppedMs }) => person.account === 'employee' && stoppedMs !== null);
  for (let day = calendar.today - 1; day > calendar.today - 8; day -= 1) {
    const last = own
      .filter(({ startedMs }) => startedMs >= calendar.at(day, 0) && startedMs < calendar.at(day + 1, 0))
      .sort((one, other) => other.startedMs - one.startedMs)[0];
    const isCheckedOut = faceLogs.some(
      (log) => log.employee_id === last?.person.id && log.work_date === calendar.day(day) && log.direction === 'out',
    );
    if (last === undefined || !isCheckedOut) continue;
    return {
      ...done,
      timers: done.timers.map((timer) =>
        timer === last ? { ...timer, stoppedMs: calendar.at(day, FORGOTTEN_UNTIL_MINUTE) } : timer,
      ),
    };
  }
  return done;
}
