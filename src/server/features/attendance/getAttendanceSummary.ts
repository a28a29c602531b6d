import { daysOfMonth, monthAt } from '../../../domain/calendar/month';
import { dayIn } from '../../../domain/calendar/day';
import { type AttendanceCounts } from '../../../domain/attendance/attendanceMonth';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { attendanceSummary } from '../../attendance/attendanceSummaryReadModel';
import { employeesOfSummary } from './faceEmployeesReadModel';
import { faceEmployeeWire } from './faceLoginWire';

const nothing: AttendanceCounts = { absent: 0, present: 0, holiday: 0, workingDays: 0, paidLeave: 0 };

/**
 * CALL-051: the totals of a month for all active employees and those who have left since, by name.
 * @throws Failure 400 for a future year (E-04)
 */
export const getAttendanceSummary: Handler<'getAttendanceSummary'> = async ({ database, body, now, services }) => {
  const { companyTimeZone: timeZone } = services;
  if (body.year > Number(dayIn(timeZone, now).slice(0, 4)))
    throw failures.malformed([{ field: 'year', message: 'Please Select Year' }]);
  const totals = await attendanceSummary(database, daysOfMonth(monthAt(body.year, body.month)), { now, timeZone });
  const people = await employeesOfSummary(
    database,
    totals.map(({ employeeId }) => employeeId),
  );
  const employeeTotals = new Map(totals.map(({ employeeId, ...counts }) => [employeeId, counts]));
  return people.map((person) => ({
    Employee_id: faceEmployeeWire(person),
    ...(employeeTotals.get(person.id) ?? nothing),
  }));
};
