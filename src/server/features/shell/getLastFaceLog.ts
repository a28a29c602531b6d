import { addDays } from '../../../domain/calendar/day';
import { workDateIn } from '../../../domain/attendance/workDate';
import type { Handler } from '../../operations/call';
import { faceLogDays } from './dayTimesReadModel';

const shownDays = 7;

/** CALL-003: the caller's first and last face logs of the last seven days; days without one are omitted. */
export const getLastFaceLog: Handler<'getLastFaceLog'> = async ({ database, caller, now, services }) => {
  const today = workDateIn(services.companyTimeZone, now);
  const days = await faceLogDays(database, caller.employeeId, { first: addDays(today, 1 - shownDays), last: today });
  return days.map((day) => ({
    date: day.work_date,
    checkIn: day.first_in_at?.toISOString() ?? null,
    checkOut: day.last_out_at?.toISOString() ?? null,
    lastCheckIn: day.last_in_at?.toISOString() ?? null,
  }));
};
