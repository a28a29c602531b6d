import { hundredths } from '../../../domain/figures/hundredths';
import { sql, type Kysely } from 'kysely';
import { daysOfMonth, type Month } from '../../../domain/calendar/month';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { ratedMonth } from '../../../domain/kra/kraMonth';
import { countLeaveDays } from '../../../domain/leave/leaveCounts';
import { reopenedStatus } from '../../../domain/tasks/workState';
import { attendanceSummary, type SummaryRow } from '../../attendance/attendanceSummaryReadModel';
import type { Schema } from '../../database/schema';
import { grantedPeriods } from '../../leave-days/grantedPeriodsReadModel';
import { holidaysOfPeople } from '../../leave-days/workingLeaveReadModel';
import type { Schemas } from '../../operations/call';
import { entrySeconds } from '../../work-figures/entrySecondsReadModel';
import { toPeriod } from '../../leave-days/leavePeriodColumns';

export interface RatedMonth {
  readonly employeeId: string;
  readonly month: Month;
}

interface FactsRow {
  place: number;
  tasks_closed: number;
  hours_logged: number;
  reopens: number;
  overtime_hours: number;
}

const pairKey = (employeeId: string, month: Month): string => `${employeeId} ${month}`;

/** Working and present days as every screen counts them (`domain/attendance`), by person and month of the rating; a query for each month. */
async function readAttendance(
  database: Kysely<Schema>,
  rated: readonly RatedMonth[],
  moment: AttendanceMoment,
): Promise<Map<string, SummaryRow>> {
  const summaries = await Promise.all(
    [...groupedBy(rated, (one) => one.month)].map(async ([month, ofMonth]) => {
      const ids = ofMonth.map(({ employeeId }) => employeeId);
      const belongs = sql<boolean>`id = any(${ids}::uuid[])`;
      const rows = await attendanceSummary(database, daysOfMonth(ratedMonth(month)), moment, belongs);
      return rows.map((row): [string, SummaryRow] => [pairKey(row.employeeId, month), row]);
    }),
  );
  return new Map(summaries.flat());
}

/**
 * The figures of the month before each rating, in the order of the ratings: four queries, and one for each month.
 * Days and the borders of the month are those of the company's time zone.
 */
export async function readKraFacts(
  database: Kysely<Schema>,
  rated: readonly RatedMonth[],
  moment: AttendanceMoment,
): Promise<Schemas['KraFacts'][]> {
  if (rated.length === 0) return [];
  const spans = rated.map(({ month }) => daysOfMonth(ratedMonth(month)));
  const ids = rated.map(({ employeeId }) => employeeId);
  const figures = sql<FactsRow>`
    select
      rated.place,
      (select count(*) from tasks t where t.assignee_id = rated.id and t.deleted_at is null and t.closed_at >= rated.begins_at and t.closed_at < rated.ends_at)::int as tasks_closed,
      coalesce((select sum(${entrySeconds}) / 3600 from task_timers where task_timers.employee_id = rated.id and task_timers.started_at >= rated.begins_at and task_timers.started_at < rated.ends_at), 0)::float8 as hours_logged,
      (select count(*) from history_entries h join tasks t on t.id = h.task_id where t.assignee_id = rated.id and t.deleted_at is null and h.field = 'status' and h.current_value = ${reopenedStatus} and h.happened_at >= rated.begins_at and h.happened_at < rated.ends_at)::int as reopens,
      coalesce((select sum(o.claimed_hours) from overtime_entries o where o.employee_id = rated.id and o.status = 'Approved' and o.work_date between rated.first and rated.last), 0)::float8 as overtime_hours
    from (
      select u.id, u.first, u.last, u.place::int as place, u.first::timestamp at time zone ${moment.timeZone} as begins_at, (u.last + 1)::timestamp at time zone ${moment.timeZone} as ends_at
      from unnest(${ids}::uuid[], ${spans.map(({ first }) => first)}::date[], ${spans.map(({ last }) => last)}::date[]) with ordinality as u (id, first, last, place)
    ) rated
    join employees p on p.id = rated.id
    order by rated.place`;
  const days = spans.flatMap(({ first, last }) => [first, last]).sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const [{ rows }, leaves, holidays, attendance] = await Promise.all([
    figures.execute(database),
    grantedPeriods(database, { employees: ids, first, last, timeZone: moment.timeZone }).execute(),
    holidaysOfPeople(database, ids, { first, last }),
    readAttendance(database, rated, moment),
  ]);
  const found = new Map(rows.map((row) => [row.place - 1, row]));
  return rated.map(({ employeeId, month }, index) => {
    const row = found.get(index);
    const span = spans[index];
    const counts = attendance.get(pairKey(employeeId, month));
    const away = countLeaveDays(
      leaves.filter((leave) => leave.employee_id === employeeId).map(toPeriod),
      holidays.get(employeeId) ?? [],
      span,
    );
    return {
      month: ratedMonth(month),
      Tasks_closed: row?.tasks_closed ?? 0,
      Hours_logged: hundredths(row?.hours_logged ?? 0),
      Reopens: row?.reopens ?? 0,
      Working_days: counts?.workingDays ?? 0,
      Present_days: counts?.present ?? 0,
      Leave_days: away.calendar,
      Leave_working_days: away.working,
      Overtime_hours: hundredths(row?.overtime_hours ?? 0),
    };
  });
}
