import { sql, type Kysely } from 'kysely';
import { dayIn } from '../../domain/calendar/day';
import type { Schema } from '../database/schema';
import { lockMonths } from '../present-months/closingsReadModel';

/** The timers of a task, a project or an employee, or a single one. */
type Running = { readonly column: 'id' | 'task_id' | 'project_id' | 'employee_id'; readonly value: string };

interface Stop {
  readonly at: Date;
  readonly timeZone: string;
  /** HR's own timers count from their start, even in closed months. */
  readonly isInClosedMonths?: boolean;
}

export interface StoppedTimer {
  readonly id: string;
  readonly task_id: string;
  readonly employee_name: string;
  /** The start of the counted time when the month of the start has been closed since; otherwise null. */
  readonly counted_from: Date | null;
}

/**
 * The only code that ends timers. A timer never ends before its start, which may be a moment after the request came in.
 * Time in a month that has been closed since is not logged.
 */
export async function stopTimers(
  database: Kysely<Schema>,
  { column, value }: Running,
  { at, timeZone, isInClosedMonths = false }: Stop,
): Promise<StoppedTimer[]> {
  const running = await database
    .selectFrom('task_timers')
    .select(['id', 'started_at'])
    .where(column, '=', value)
    .where('stopped_at', 'is', null)
    .orderBy('id')
    .execute();
  const stopped: StoppedTimer[] = [];
  for (const { id, started_at: startedAt } of running) {
    await lockMonths(database, dayIn(timeZone, startedAt), dayIn(timeZone, at));
    const openFrom = isInClosedMonths ? null : await firstOpenMoment(database, startedAt, at, timeZone);
    const start = openFrom ?? startedAt;
    const timer = await database
      .updateTable('task_timers')
      .set({ started_at: start, stopped_at: at > start ? at : start })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .returning((eb) => [
        'task_id',
        eb
          .selectFrom('employees')
          .whereRef('employees.id', '=', 'task_timers.employee_id')
          .select('full_name')
          .$asScalar()
          .$notNull()
          .as('employee_name'),
      ])
      .executeTakeFirst();
    if (timer !== undefined) stopped.push({ id, ...timer, counted_from: openFrom });
  }
  return stopped;
}

/** Midnight after the last closed month between two instants; null when there is none. */
async function firstOpenMoment(database: Kysely<Schema>, from: Date, to: Date, timeZone: string): Promise<Date | null> {
  const { rows } = await sql<{ moment: Date | null }>`
    select (max(month) + interval '1 month')::timestamp at time zone ${timeZone} as moment
    from present_month_closings where month between date_trunc('month', ${from}::timestamptz at time zone ${timeZone})::date and (${to}::timestamptz at time zone ${timeZone})::date`.execute(
    database,
  );
  return rows[0]?.moment ?? null;
}
