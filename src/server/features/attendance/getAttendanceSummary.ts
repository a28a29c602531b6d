import { daysOfMonth, getYear, monthAt } from '../../../domain/calendar/month';
import { dayIn } from '../../../domain/calendar/day';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { attendanceSummary } from '../../attendance/attendanceSummaryReadModel';
import { employeesOfSummary } from './faceEmployeesReadModel';
import { faceEmployeeWire } from './faceLoginWire';

/**
 * CALL-051: the totals of a month for its employees (those of the muster sheet), by name.
 * @throws Failure 400 for a future year (E-04)
 */
export const getAttendanceSummary: Handler<'getAttendanceSummary'> = async ({ database, body, now, services }) => {
  const { companyTimeZone: timeZone } = services;
  if (body.year > getYear(dayIn(timeZone, now)))
    throw failures.malformed([{ field: 'year', message: 'Please Select Year' }]);
  const span = daysOfMonth(monthAt(body.year, body.month));
  const totals = await attendanceSummary(database, span, { now, timeZone });
  const employeeTotals = new Map(totals.map(({ employeeId, ...counts }) => [employeeId, counts]));
  const people = await employeesOfSummary(database, [...employeeTotals.keys()], span, timeZone);
  return people.flatMap((person) => {
    const counts = employeeTotals.get(person.id);
    return counts === undefined
      ? []
      : [{ Employee_id: faceEmployeeWire(person), Workplace_since: person.workplace_since, ...counts }];
  });
};
