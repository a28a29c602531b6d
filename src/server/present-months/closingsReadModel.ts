import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { addMonths, firstDayOfMonth, toMonth } from '../../domain/calendar/month';
import { preparedQuery, type Values } from '../database/preparedQuery';
import type { Schema } from '../database/schema';
import type { Sendable } from '../database/sendTogether';
import { sendWithNext } from '../database/transactions/sendWithNext';

/** The advisory lock of a month ('YYYY-MM'): exclusive for closing and reopening it. */
export const monthLock = (month: string | RawBuilder<string>): RawBuilder<string> =>
  sql`hashtextextended('present-month ' || ${month}::text, 0)`;

/** The closing of a day's month; undefined while it is open. */
export const monthClosing = (database: Kysely<Schema>, day: Day) =>
  database
    .selectFrom('present_month_closings as closing')
    .innerJoin('employees as closer', 'closer.id', 'closing.closed_by_id')
    .select(['closing.month', 'closing.closed_at', 'closer.full_name as closer_name'])
    .where('closing.month', '=', firstDayOfMonth(day))
    .executeTakeFirst();

/** True when the month of the day is closed: only HR may then change it. */
export const isMonthClosed = async (database: Kysely<Schema>, day: Day): Promise<boolean> =>
  (await monthClosing(database, day)) !== undefined;

/** The first closed month ('YYYY-MM') that overlaps the span, or null; for a column of a query. */
export const closedMonthWithin = (first: Expression<unknown>, last: Expression<unknown>): RawBuilder<string | null> =>
  sql`(select to_char(min(closing.month), 'YYYY-MM') from present_month_closings closing where closing.month between date_trunc('month', ${first}::date)::date and ${last}::date)`;

/** Those of the days whose month is closed. */
export async function daysInClosedMonths(database: Kysely<Schema>, days: readonly Day[]): Promise<Set<Day>> {
  if (days.length === 0) return new Set();
  const rows = await database
    .selectFrom('present_month_closings')
    .select('month')
    .where('month', 'in', [...new Set(days.map(firstDayOfMonth))])
    .execute();
  const closed = new Set(rows.map(({ month }) => month));
  return new Set(days.filter((day) => closed.has(firstDayOfMonth(day))));
}

export const closedMonths = async (database: Kysely<Schema>): Promise<string[]> =>
  toMonths(await closedMonthsStatement(database, {}).execute());

/** The statement of `closedMonths`, to be sent together with others. */
export const closedMonthsStatement = preparedQuery((database) =>
  database.selectFrom('present_month_closings').select('month'),
);

/** The rows of `closedMonthsStatement` as 'YYYY-MM'. */
export const toMonths = (rows: readonly { month: Day }[]): string[] => rows.map(({ month }) => toMonth(month));

export async function closedMonthBetween(database: Kysely<Schema>, first: Day, last: Day): Promise<string | null> {
  const { rows } = await sql<{
    month: string | null;
  }>`select ${closedMonthWithin(sql`${first}`, sql`${last}`)} as month`.execute(database);
  return rows[0]?.month ?? null;
}

interface Span {
  readonly first: Day;
  readonly last: Day;
}

/**
 * Prevents the months of spans from being closed or reopened until the transaction ends. The lock is shared: changes
 * of days do not wait for each other. The oldest month is locked first. The lock travels with the next statement.
 */
export async function lockMonths(database: Kysely<Schema>, spans: readonly Span[]): Promise<void> {
  if (spans.length > 0) await sendWithNext(database, lockMonthsStatement(database, spans));
}

const lockMonthsQuery = preparedQuery((database, { months }: Values<{ months: readonly string[] }>) => {
  const lock = sql`select pg_advisory_xact_lock_shared(${monthLock(sql`month`)}) from unnest(${months}::text[]) as month`;
  return { compile: () => lock.compile(database) };
});

/** The statement of `lockMonths`, to be sent together with others. */
export function lockMonthsStatement(database: Kysely<Schema>, spans: readonly Span[]): Sendable<unknown> {
  const months = new Set<string>();
  for (const { first, last } of spans)
    for (let month = toMonth(first); month <= toMonth(last); month = addMonths(month, 1)) months.add(month);
  return lockMonthsQuery(database, { months: [...months].sort() });
}
