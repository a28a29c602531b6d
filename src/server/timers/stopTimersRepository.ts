import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayIn } from '../../domain/calendar/day';
import { preparedQuery, type Values } from '../database/preparedQuery';
import type { Schema } from '../database/schema';
import { allInOrder } from '../database/transactions/allInOrder';
import { sendTogether, type Sendable } from '../database/sendTogether';
import { lockMonths, lockMonthsStatement } from '../present-months/closingsReadModel';

/** The timers of tasks, projects or employees, or single ones. */
interface Running {
  readonly column: 'id' | 'task_id' | 'project_id' | 'employee_id';
  readonly values: readonly string[];
}

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
  { column, values }: Running,
  { at, timeZone, isInClosedMonths = false }: Stop,
): Promise<StoppedTimer[]> {
  if (values.length === 0) return [];
  const [, running] = await allInOrder([
    // Before the months, as everywhere: the end of a timer changes the sum of hours in the row of its task.
    database
      .selectFrom('tasks')
      .select('id')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('task_timers')
          .select('task_timers.task_id')
          .where(`task_timers.${column}`, 'in', [...values])
          .where('task_timers.stopped_at', 'is', null),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
    database
      .selectFrom('task_timers')
      .select(['id', 'started_at'])
      .where(column, 'in', [...values])
      .where('stopped_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  ]);
  if (running.length === 0) return [];
  await lockMonths(
    database,
    running.map(({ started_at }) => ({ first: dayIn(timeZone, started_at), last: dayIn(timeZone, at) })),
  );
  const [rows] = await sendTogether(database, [
    endTimers(database, { ids: running.map(({ id }) => id), at, timeZone, isInClosedMonths }),
  ]);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * The statements that end one timer, to be sent together with others. The task must have been locked before: its
 * deletion ends its timers, too. A timer that has ended stays as it is.
 * @param startedAt the stored start
 */
export const stopOneTimer = (
  database: Kysely<Schema>,
  { id, startedAt }: { id: string; startedAt: Date },
  { at, timeZone, isInClosedMonths = false }: Stop,
): { readonly lock: Sendable<unknown>; readonly end: Sendable<StoppedTimer> } => ({
  lock: lockMonthsStatement(database, [{ first: dayIn(timeZone, startedAt), last: dayIn(timeZone, at) }]),
  end: endTimers(database, { ids: [id], at, timeZone, isInClosedMonths }),
});

interface EndValues {
  ids: readonly string[];
  at: Date;
  timeZone: string;
  isInClosedMonths: boolean;
}

/** `timer` is the row before the update: a concurrent end is found by comparing with the row that is updated. */
const endTimers = preparedQuery((database, { ids, at, timeZone, isInClosedMonths }: Values<EndValues>) => {
  const update = sql<StoppedTimer>`
    update task_timers
    set started_at = coalesce(counted.open_from, timer.started_at), stopped_at = greatest(${at}::timestamptz, coalesce(counted.open_from, timer.started_at))
    from task_timers timer join employees on employees.id = timer.employee_id
      cross join lateral (select case when not ${isInClosedMonths}::boolean then ${firstOpenMoment(at, timeZone)} end as open_from) counted
    where task_timers.id = timer.id and timer.id = any(${ids}) and task_timers.stopped_at is null
    returning task_timers.id, task_timers.task_id, employees.full_name as employee_name, counted.open_from as counted_from`;
  return { compile: () => update.compile(database) };
});

/** Midnight after the last closed month between the start of `timer` and an instant; null when there is none. */
const firstOpenMoment = (at: RawBuilder<Date>, timeZone: RawBuilder<string>): RawBuilder<Date | null> => sql`(
  select (max(month) + interval '1 month')::timestamp at time zone ${timeZone}
  from present_month_closings where month between date_trunc('month', timer.started_at at time zone ${timeZone})::date and (${at}::timestamptz at time zone ${timeZone})::date)`;
