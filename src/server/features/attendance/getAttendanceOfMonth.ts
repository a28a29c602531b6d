import { daysOfMonth, monthAt } from '../../../domain/calendar/month';
import { daysOfRange } from '../../../domain/calendar/day';
import { attendanceOfDay } from '../../../domain/attendance/attendanceDay';
import { attendanceCounts } from '../../../domain/attendance/attendanceMonth';
import type { Handler } from '../../operations/call';
import { sourcedDays } from '../../attendance/attendanceSourcesReadModel';
import { attendanceDayWire } from './attendanceWire';
import { mustSeeAttendance } from './attendedPersonReadModel';

/**
 * CALL-043: every day of a month of one employee, and the totals.
 * @throws Failure 403 or 404 for an employee whose attendance the caller may not see
 */
export const getAttendanceOfMonth: Handler<'getAttendanceOfMonth'> = async ({
  database,
  caller,
  body,
  now,
  services,
}) => {
  const person = await mustSeeAttendance(database, caller, body.employee_id);
  const { first, last } = daysOfMonth(monthAt(body.year, body.month));
  const moment = { now, timeZone: services.companyTimeZone };
  const days = (await sourcedDays(database, person, daysOfRange(first, last), moment.timeZone)).map((day) => ({
    ...day,
    attendance: attendanceOfDay(day.sources, moment),
  }));
  return { summary: attendanceCounts(days.map(({ attendance }) => attendance)), days: days.map(attendanceDayWire) };
};
