import { isRecordId } from '../../database/isRecordId';
import { allInOrder } from '../../database/transactions/allInOrder';
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
  const { first, last } = daysOfMonth(monthAt(body.year, body.month));
  const moment = { now, timeZone: services.companyTimeZone };
  const [, sourced] = await allInOrder([
    mustSeeAttendance(database, caller, body.employee_id),
    isRecordId(body.employee_id)
      ? sourcedDays(database, body.employee_id, daysOfRange(first, last), moment.timeZone)
      : [],
  ]);
  const days = sourced.map((day) => ({
    ...day,
    attendance: attendanceOfDay(day.sources, moment),
  }));
  return { summary: attendanceCounts(days.map(({ attendance }) => attendance)), days: days.map(attendanceDayWire) };
};
