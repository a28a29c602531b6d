import { sql, type Kysely } from 'kysely';
import { addDays, type Day } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import type { Schema } from '../../database/schema';
import type { Sendable } from '../../database/sendTogether';
import type { Caller } from '../../operations/caller';
import { entrySeconds } from '../../work-figures/entrySecondsReadModel';
import { isVisibleProject, isVisibleTimeEntry } from '../../visibility/visibleProjectsReadModel';

/** What an employee has worked on a day, in hours. */
export interface WorkedHours {
  employee_id: string;
  day: Day;
  /** Of finished time entries that began on the day. */
  logged: number;
  /** Of the running timer, if it was started on the day; up to the end of the day. */
  running: number | null;
  overtime: number;
  pending_overtime: number;
}

/**
 * Time entries and overtime of employees in projects that the caller may see, and the caller's own, by day. Rejected
 * overtime does not count.
 */
export function workedHours(
  database: Kysely<Schema>,
  caller: Caller,
  employeeIds: readonly string[],
  {
    first,
    last,
    now,
    timeZone,
  }: { readonly first: Day; readonly last: Day; readonly now: Date; readonly timeZone: string },
): Sendable<WorkedHours> {
  const among = sql`any(${employeeIds}::uuid[])`;
  const statement = sql<WorkedHours>`
    select employee_id, day, coalesce(sum(logged), 0)::float8 as logged, sum(running)::float8 as running,
      coalesce(sum(overtime), 0)::float8 as overtime, coalesce(sum(pending_overtime), 0)::float8 as pending_overtime
    from (
      select task_timers.employee_id, (task_timers.started_at at time zone ${timeZone})::date as day,
        case when task_timers.stopped_at is not null then ${entrySeconds} / 3600.0 end as logged,
        case when task_timers.stopped_at is null then extract(epoch from least(${now}::timestamptz, ((task_timers.started_at at time zone ${timeZone})::date + 1)::timestamp at time zone ${timeZone}) - task_timers.started_at) / 3600 end as running, null as overtime, null as pending_overtime
      from task_timers join tasks on tasks.id = task_timers.task_id join projects on projects.id = task_timers.project_id
      where task_timers.employee_id = ${among} and ${isVisibleTimeEntry(caller)}
        and task_timers.started_at >= ${instantAt(first, '00:00', timeZone).toISOString()} and task_timers.started_at < ${instantAt(addDays(last, 1), '00:00', timeZone).toISOString()}
      union all
      select overtime_entries.employee_id, overtime_entries.work_date, null, null, overtime_entries.claimed_hours,
        case when overtime_entries.status = 'Pending' then overtime_entries.claimed_hours end
      from overtime_entries join projects on projects.id = overtime_entries.project_id
      where overtime_entries.employee_id = ${among} and (overtime_entries.employee_id = ${caller.employeeId} or ${isVisibleProject(caller)})
        and overtime_entries.status <> 'Rejected' and overtime_entries.work_date between ${first} and ${last}
    ) worked
    group by employee_id, day`;
  return { compile: () => statement.compile(database) };
}
