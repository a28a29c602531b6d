import { attendanceOfDay, type AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { daysBetween } from '../../../domain/attendance/attendanceMonth';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { isGrantedLeave } from '../../../domain/leave/leaveChoices';
import { computeMonth, type ComputedMonth } from '../../../domain/present-data/computedMonth';
import { firstDayOfMonth, lastDayOfMonth } from '../../../domain/present-data/presentMonth';
import type { CompanyRows, Row } from '../companyRows';

/** What the rows of the company say of a month ('YYYY-MM') of one person. */
export interface MonthReckoner {
  readonly reckon: (employee: Row<'employees'>, month: string) => ComputedMonth;
  readonly isCorrected: (employeeId: string, month: string) => boolean;
}

type Time = Date | string | null | undefined;
const ms = (time: Time): number | null => (time ? new Date(time).getTime() : null);
const byEmployee = <Item extends { employee_id: string }>(rows: readonly Item[] = []) =>
  groupedBy(rows, (row) => row.employee_id);

/**
 * Reckons months by the rules of the domain. The comparison does the same in SQL, for everybody at once, and a test holds it to
 * these rules; the generator cannot ask it, because it makes its rows before there is a database.
 */
export function monthReckoner(rows: CompanyRows, moment: AttendanceMoment): MonthReckoner {
  const logs = byEmployee(rows.face_logs);
  const corrections = byEmployee(rows.manual_attendances);
  const leaves = byEmployee((rows.leaves ?? []).filter(({ status }) => status !== undefined && isGrantedLeave(status)));
  const requests = byEmployee(
    (rows.manual_attendance_requests ?? []).filter(({ reason, status }) => reason === 'WFH' && status === 'Approved'),
  );
  const placesOf = groupedBy(rows.holiday_locations ?? [], ({ holiday_id }) => holiday_id);
  const holidaysOn = groupedBy(rows.holidays ?? [], ({ day }) => day);
  const correctionsIn = (employeeId: string, month: string) =>
    (corrections.get(employeeId) ?? []).filter(({ work_date }) => work_date.startsWith(month));
  const reckon = ({ id, location_id = null, joined_on = null }: Row<'employees'>, month: string): ComputedMonth => {
    const logsOn = groupedBy(
      (logs.get(id) ?? []).filter(({ work_date }) => work_date.startsWith(month)),
      ({ work_date }) => work_date,
    );
    const correctionOf = new Map(correctionsIn(id, month).map((row) => [row.work_date, row]));
    const periods = (leaves.get(id) ?? []).map(
      ({ starts_on, ends_on, half_from = 'First Half', half_to = 'Second Half' }) => ({
        from: starts_on,
        to: ends_on,
        halfFrom: half_from,
        halfTo: half_to,
      }),
    );
    const days = daysBetween(firstDayOfMonth(month), lastDayOfMonth(month)).map((day) => {
      const timesOf = (asked: 'in' | 'out'): number[] =>
        (logsOn.get(day) ?? [])
          .filter(({ direction }) => direction === asked)
          .flatMap(({ logged_at }) => ms(logged_at) ?? []);
      const corrected = correctionOf.get(day);
      const manual = corrected && {
        checkIn: ms(corrected.check_in_at),
        checkOut: ms(corrected.check_out_at),
        firstHalf: corrected.present_first_half ?? false,
        secondHalf: corrected.present_second_half ?? false,
      };
      const kept = (holidaysOn.get(day) ?? []).filter(
        (holiday) => placesOf.get(holiday.id)?.some((place) => place.location_id === location_id) ?? true,
      );
      // A record says nothing of absence: from when on anybody could be absent does not matter.
      return attendanceOfDay(
        {
          day,
          faceIns: timesOf('in'),
          faceOuts: timesOf('out'),
          manual: manual ?? null,
          leaves: periods,
          holidays: kept.map(({ half = null }) => ({ half })),
          joinedOn: joined_on,
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
  return { reckon, isCorrected: (employeeId, month) => correctionsIn(employeeId, month).length > 0 };
}
