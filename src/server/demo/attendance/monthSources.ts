import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { MonthSources } from '../../present-months/reckonMonth';
import type { CompanyRows } from '../companyRows';

type FaceDay = MonthSources['faces'][number];

const timeOf = (instant: Date | string | undefined): number => new Date(instant ?? 0).getTime();
const least = (known: Date | null, time: number): Date => (known !== null && known.getTime() <= time ? known : new Date(time));
const most = (known: Date | null, time: number): Date => (known !== null && known.getTime() >= time ? known : new Date(time));

/** First and last times of each day, as the database keeps them. */
function faceDays(logs: NonNullable<CompanyRows['face_logs']>): FaceDay[] {
  const days = new Map<string, FaceDay>();
  for (const { employee_id, work_date, direction, logged_at } of logs) {
    const key = `${employee_id}/${work_date}`;
    const known = days.get(key) ?? { employee_id, work_date, first_in_at: null, last_in_at: null, last_out_at: null };
    const time = timeOf(logged_at);
    days.set(key, direction === 'in' ? { ...known, first_in_at: least(known.first_in_at, time), last_in_at: most(known.last_in_at, time) } : { ...known, last_out_at: most(known.last_out_at, time) });
  }
  return [...days.values()];
}

/** Approved days of work at home in a month, by employee. */
function daysAtHome(requests: NonNullable<CompanyRows['manual_attendance_requests']>, month: string): MonthSources['atHome'] {
  const days = new Map<string, Set<string>>();
  for (const { employee_id, work_date, reason, status } of requests) {
    if (reason !== 'WFH' || status !== 'Approved' || !work_date.startsWith(month)) continue;
    days.set(employee_id, (days.get(employee_id) ?? new Set()).add(work_date));
  }
  return [...days].map(([employee_id, of]) => ({ employee_id, days: of.size }));
}

/** What the rows of the company say of a month ('YYYY-MM'): the same that the comparison reads from the database. */
export function monthSources(rows: CompanyRows): (month: string) => MonthSources {
  const faces = faceDays(rows.face_logs ?? []);
  const corrections = (rows.manual_attendances ?? []).map((row) => ({
    employee_id: row.employee_id,
    work_date: row.work_date,
    check_in_at: row.check_in_at ? new Date(row.check_in_at) : null,
    check_out_at: row.check_out_at ? new Date(row.check_out_at) : null,
    present_first_half: row.present_first_half ?? false,
    present_second_half: row.present_second_half ?? false,
  }));
  const granted = (rows.leaves ?? []).filter(({ status }) => grantedStatuses.some((known) => known === status));
  const leaves = granted.map(({ employee_id, starts_on, ends_on, half_from = 'First Half', half_to = 'Second Half' }) => ({ employee_id, starts_on, ends_on, half_from, half_to }));
  const holidays = (rows.holidays ?? []).map(({ id, day, half = null }) => ({ day, half, location_ids: (rows.holiday_locations ?? []).filter(({ holiday_id }) => holiday_id === id).map(({ location_id }) => location_id) }));
  return (month) => ({ faces: faces.filter(({ work_date }) => work_date.startsWith(month)), corrections, leaves, holidays, atHome: daysAtHome(rows.manual_attendance_requests ?? [], month) });
}
