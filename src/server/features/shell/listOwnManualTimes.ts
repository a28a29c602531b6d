import { addDays } from '../../../domain/calendar/day';
import { workDateIn } from '../../../domain/attendance/workDate';
import type { Handler } from '../../operations/call';
import { manualDays } from './dayTimesReadModel';

const shownDays = 7;

/** CALL-004: the caller's manual times of the last seven days, today's first, even if empty. */
export const listOwnManualTimes: Handler<'listOwnManualTimes'> = async ({ database, caller, now, services }) => {
  const today = workDateIn(services.companyTimeZone, now);
  const days = await manualDays(database, caller.employeeId, { first: addDays(today, 1 - shownDays), last: today });
  const times = days.map((day) => ({
    date: day.work_date,
    Check_In: day.check_in_at?.toISOString() ?? null,
    Check_Out: day.check_out_at?.toISOString() ?? null,
  }));
  return times[0]?.date === today ? times : [{ date: today, Check_In: null, Check_Out: null }, ...times];
};
