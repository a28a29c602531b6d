import { isAskedAbout } from '../../present-months/askedMonthsReadModel';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { daysOfMonth, firstDayOfMonth } from '../../../domain/calendar/month';
import { belongsToMonth } from '../../attendance/employmentReadModel';
import { containsText } from '../../database/textSearch';
import type { Schema } from '../../database/schema';
import { valueCounts } from '../../database/valueCountsReadModel';
import type { Call } from '../../operations/call';
import { listedChoices, listedOrder } from '../../operations/listQuery';

type Query = Call<'listPresentUnanswered'>['query'];

const reasons = ['No answer', 'No record'] as const;
const columns = { Name: 'name', Code: 'code', Why: 'why', Reminded_at: 'reminded_at' } as const;
const sortKeys = ['Name', 'Code', 'Why', 'Reminded_at'] as const;

/** Employees of a month, as in the comparison, who have no record of it. */
const withoutRecord = (database: Kysely<Schema>, month: string, timeZone: string) =>
  database
    .selectFrom('employees')
    .select([
      'employees.id as employee_id',
      'employees.full_name as name',
      'employees.code',
      sql<(typeof reasons)[number]>`'No record'`.as('why'),
      sql<string>`null::uuid`.as('record_id'),
      sql<Date | null>`null::timestamptz`.as('reminded_at'),
      sql<string | null>`null::uuid`.as('reminded_by_id'),
    ])
    .where(belongsToMonth(daysOfMonth(month), timeZone))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('present_records as record')
            .select('record.id')
            .where('record.month', '=', firstDayOfMonth(month))
            .where(sql<boolean>`lower(record.code) = lower(employees.code)`),
        ),
      ),
    );

/**
 * Records without an answer of those who are asked for one: employees who have left cannot answer. A record whose code
 * belongs to no employee is a difference of the comparison, and no answer to wait for.
 */
const withoutAnswer = (database: Kysely<Schema>, month: string) =>
  database
    .selectFrom('present_records')
    .innerJoin('employees', (join) => join.on(sql<boolean>`lower(employees.code) = lower(present_records.code)`))
    .select([
      'employees.id as employee_id',
      'present_records.name',
      'present_records.code',
      sql<(typeof reasons)[number]>`'No answer'`.as('why'),
      'present_records.id as record_id',
      'present_records.reminded_at',
      'present_records.reminded_by_id',
    ])
    .where('present_records.month', '=', firstDayOfMonth(month))
    .where('present_records.attendance_status', 'is', null)
    .where('employees.status', '=', 'Active')
    .where((eb) => isAskedAbout(eb.ref('employees.joined_on')));

/** Condition on a row of the list. */
function isSearched(q: string | undefined): RawBuilder<boolean> {
  const text = q?.trim() ?? '';
  return text === '' ? sql`true` : containsText(sql`name || ' ' || code`, text);
}

/**
 * Employees without an answer to the record of a month ('YYYY-MM'), and those without a record: at most one row per
 * employee.
 */
export function selectUnanswered(database: Kysely<Schema>, query: Query, timeZone: string) {
  const chosen = listedChoices('Why', query.Why, reasons);
  let silent = database
    .selectFrom(
      withoutAnswer(database, query.month)
        .unionAll(withoutRecord(database, query.month, timeZone))
        .as('silent'),
    )
    .select((eb) => [
      'employee_id',
      'name',
      'code',
      'why',
      'reminded_at',
      eb
        .selectFrom('employees as reminder')
        .select('reminder.full_name')
        .whereRef('reminder.id', '=', 'silent.reminded_by_id')
        .as('reminder_name'),
    ])
    .where(isSearched(query.q));
  if (chosen !== undefined) silent = silent.where('why', 'in', chosen);
  for (const { key, direction } of listedOrder(query.sort ?? 'Name:asc', sortKeys, 'The list'))
    // Those who were never reminded come before the first reminder.
    silent = silent.orderBy(columns[key], (order) =>
      direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    );
  return silent.orderBy('code');
}

/** The length of the list. */
export async function countUnanswered(database: Kysely<Schema>, query: Query, timeZone: string): Promise<number> {
  const { total } = await database
    .selectFrom(selectUnanswered(database, query, timeZone).as('silent'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The reasons in the list, counted. */
export const countUnansweredByReason = (database: Kysely<Schema>, query: Query, timeZone: string) =>
  valueCounts(
    database,
    sql`${selectUnanswered(database, query, timeZone)} as silent`,
    sql.ref('silent.why'),
    sql.lit(true),
  );

/** The numbers of a month: records, those without an answer (as in the list) or with an issue, and missing ones. */
export async function countMonth(
  database: Kysely<Schema>,
  month: string,
  timeZone: string,
): Promise<{ records: number; versions: number; unanswered: number; issues: number; without: number }> {
  const counting = database
    .selectFrom('present_records')
    .where('month', '=', firstDayOfMonth(month))
    .select((eb) => [
      eb.fn.countAll<number>().as('records'),
      eb.fn.coalesce(eb.fn.sum<number>('version'), eb.lit(0)).as('versions'),
      eb.fn.countAll<number>().filterWhere('attendance_status', '=', 'Issue').as('issues'),
    ])
    .executeTakeFirstOrThrow();
  const countingSilent = database
    .selectNoFrom((eb) => [
      eb
        .selectFrom(withoutAnswer(database, month).as('silent'))
        .select((silent) => silent.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('unanswered'),
      eb
        .selectFrom(withoutRecord(database, month, timeZone).as('missing'))
        .select((missing) => missing.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('without'),
    ])
    .executeTakeFirstOrThrow();
  const [counts, silent] = await Promise.all([counting, countingSilent]);
  return { ...counts, ...silent };
}

/** An employee with the record that waits for an answer; `record_id` is null without one. */
export interface ReminderRow {
  readonly employee_id: string;
  readonly record_id: string | null;
  readonly reminded_at: Date | null;
  readonly has_answered: boolean;
}

/** All employees without an answer who match a search. */
export const unansweredToRemind = (
  database: Kysely<Schema>,
  month: string,
  q: string | undefined,
): Promise<ReminderRow[]> =>
  database
    .selectFrom(withoutAnswer(database, month).as('silent'))
    .select(['employee_id', 'record_id', 'reminded_at', sql<boolean>`false`.as('has_answered')])
    .where(isSearched(q))
    .execute();

/** The employees with these ids, whether the month waits for their answer or not. */
export const chosenToRemind = (
  database: Kysely<Schema>,
  month: string,
  employeeIds: readonly string[],
): Promise<ReminderRow[]> =>
  database
    .selectFrom('employees as chosen')
    .leftJoin(withoutAnswer(database, month).as('silent'), 'silent.employee_id', 'chosen.id')
    .select((eb) => [
      'chosen.id as employee_id',
      'silent.record_id',
      'silent.reminded_at',
      eb
        .exists(
          eb
            .selectFrom('present_records as record')
            .select('record.id')
            .where('record.month', '=', firstDayOfMonth(month))
            .where('record.attendance_status', 'is not', null)
            .where(sql<boolean>`lower(record.code) = lower(chosen.code)`),
        )
        .$castTo<boolean>()
        .as('has_answered'),
    ])
    .where(sql<boolean>`chosen.id = any(${[...employeeIds]}::uuid[])`)
    .execute();
