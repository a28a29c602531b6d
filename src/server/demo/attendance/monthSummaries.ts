import { attendanceOfDay, type AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { firstDayOfEmployment, type Employment } from '../../../domain/attendance/employment';
import { daysOfRange } from '../../../domain/calendar/day';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { isGrantedLeave } from '../../../domain/leave/leaveChoices';
import { computeMonth, type ComputedMonth } from '../../../domain/present-data/computedMonth';
import { firstDayOfMonth, lastDayOfMonth } from '../../../domain/calendar/month';
import type { CompanyRows, Row } from '../companyRows';

/** Computes a month ('YYYY-MM') of one employee from the company's rows. */
export interface MonthSummaries {
  readonly summarize: (employee: Row<'employees'>, month: string) => ComputedMonth;
  readonly isCorrected: (employeeId: string, month: string) => boolean;
}

type Time = Date | string | null | undefined;
const ms = (time: Time): number | null => (time ? new Date(time).getTime() : null);
const byEmployee = <Item extends { employee_id: string }>(rows: readonly Item[] = []) =>
  groupedBy(rows, (row) => row.employee_id);

/**
 * Computes months by the rules of the domain. The comparison does the same in SQL for all employees, and a test checks
 * that both agree; the generator cannot use the SQL, because it creates its rows before there is a database.
 */
export function monthSummaries(rows: CompanyRows, moment: AttendanceMoment): MonthSummaries {
  const logs = byEmployee(rows.face_logs);
  const corrections = byEmployee(rows.manual_attendances);
  const leaves = byEmployee((rows.leaves ?? []).filter(({ status }) => status !== undefined && isGrantedLeave(status)));
  const requests = byEmployee(
    (rows.manual_attendance_requests ?? []).filter(({ reason, status }) => reason === 'WFH' && status === 'Approved'),
  );
  const holidayPlaces = groupedBy(rows.holiday_locations ?? [], ({ holiday_id }) => holiday_id);
  const holidaysOn = groupedBy(rows.holidays ?? [], ({ day }) => day);
  const correctionsIn = (employeeId: string, month: string) =>
    (corrections.get(employeeId) ?? []).filter(({ work_date }) => work_date.startsWith(month));
  const changes = byEmployee((rows.employee_changes ?? []).filter(({ field }) => field === 'Status'));
  const summarize = (
    { id, location_id = null, joined_on = null, created_at, status = 'Active' }: Row<'employees'>,
    month: string,
  ): ComputedMonth => {
    const employment: Employment = {
      firstDay: firstDayOfEmployment(joined_on, new Date(created_at), moment.timeZone),
      isActive: status === 'Active',
      statusChanges: (changes.get(id) ?? []).map((change) => ({
        at: new Date(change.changed_at).getTime(),
        wasActive: typeof change.previous_value === 'string' ? change.previous_value === 'Active' : null,
        isActive: change.current_value === 'Active',
      })),
    };
    const logsOn = groupedBy(
      (logs.get(id) ?? []).filter(({ work_date }) => work_date.startsWith(month)),
      ({ work_date }) => work_date,
    );
    const findCorrection = new Map(correctionsIn(id, month).map((row) => [row.work_date, row]));
    const periods = (leaves.get(id) ?? []).map(
      ({ starts_on, ends_on, half_from = 'First Half', half_to = 'Second Half' }) => ({
        from: starts_on,
        to: ends_on,
        halfFrom: half_from,
        halfTo: half_to,
      }),
    );
    const days = daysOfRange(firstDayOfMonth(month), lastDayOfMonth(month)).map((day) => {
      const logTimes = (kind: 'in' | 'out'): number[] =>
        (logsOn.get(day) ?? [])
          .filter(({ direction }) => direction === kind)
          .flatMap(({ logged_at }) => ms(logged_at) ?? []);
      const corrected = findCorrection.get(day);
      const manual = corrected && {
        checkIn: ms(corrected.check_in_at),
        checkOut: ms(corrected.check_out_at),
        firstHalf: corrected.present_first_half ?? false,
        secondHalf: corrected.present_second_half ?? false,
      };
      const applicable = (holidaysOn.get(day) ?? []).filter(
        (holiday) => holidayPlaces.get(holiday.id)?.some((place) => place.location_id === location_id) ?? true,
      );
      // A record has no column for absence: its first possible day is irrelevant.
      return attendanceOfDay(
        {
          day,
          faceIns: logTimes('in'),
          faceOuts: logTimes('out'),
          manual: manual ?? null,
          leaves: periods,
          holidays: applicable.map(({ half = null }) => ({ half })),
          employment,
          recordedFrom: null,
        },
        moment,
      );
    });
    const atHome = new Set(
      (requests.get(id) ?? []).filter(({ work_date }) => work_date.startsWith(month)).map(({ work_date }) => work_date),
    );
    return computeMonth(days, atHome.size);
  };
  return { summarize, isCorrected: (employeeId, month) => correctionsIn(employeeId, month).length > 0 };
}
