import { isAskedAbout } from '../../present-months/askedMonthsReadModel';
import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { addMonths, firstDayOfMonth, monthAt, type Month } from '../../../domain/calendar/month';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

/** Limit of the specification's call, which has no pages. */
const maxRows = 20_000;

export const selectRecords = (database: Kysely<Schema>) =>
  database.selectFrom('present_records').select((eb) => [
    'id',
    'recorded_on',
    'month',
    'name',
    'code',
    'working_days',
    'full_leave_count',
    'half_leave_count',
    'missed_punch_count',
    'wfm_days',
    'carry_forward_days',
    'total_days',
    'allowed_days',
    'grand_total_days',
    'attendance_status',
    'attendance_status_at',
    'attendance_comment',
    'version',
    eb
      .exists(
        eb
          .selectFrom('present_month_closings as closing')
          .select('closing.month')
          .whereRef('closing.month', '=', 'present_records.month'),
      )
      .$castTo<boolean>()
      .as('is_closed'),
    eb
      .selectFrom('employees')
      .select('employees.id')
      .where(sql`lower(employees.code)`, '=', sql`lower(present_records.code)`)
      .as('employee_id'),
  ]);

export type PresentRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['executeTakeFirstOrThrow']>>;

/** Records by their date, newest month first, then by name. */
export function recordsBetween(
  database: Kysely<Schema>,
  from: Day | undefined,
  to: Day | undefined,
): Promise<PresentRow[]> {
  let rows = selectRecords(database).orderBy('month', 'desc').orderBy('name').orderBy('id').limit(maxRows);
  if (from !== undefined) rows = rows.where('recorded_on', '>=', from);
  if (to !== undefined) rows = rows.where('recorded_on', '<=', to);
  return rows.execute();
}

/** @throws Failure 404 */
export async function mustFindRecord(database: Kysely<Schema>, id: string): Promise<PresentRow> {
  const row = isRecordId(id) ? await selectRecords(database).where('id', '=', id).executeTakeFirst() : undefined;
  if (row === undefined) throw failures.notFound('Record');
  return row;
}

/** Records with the code of an employee. */
const selectOwnRecords = (database: Kysely<Schema>, employeeId: string) =>
  selectRecords(database).where((eb) =>
    eb(
      sql`lower(present_records.code)`,
      '=',
      eb
        .selectFrom('employees')
        .select(sql`lower(employees.code)`.as('code'))
        .where('employees.id', '=', employeeId),
    ),
  );

/** The newest record of an employee for a month of the year (January is 0), in any year or in the given one. */
export function findNewestRecord(
  database: Kysely<Schema>,
  employeeId: string,
  { month, Year }: { readonly month: number; readonly Year?: number },
): Promise<PresentRow | undefined> {
  const records = selectOwnRecords(database, employeeId);
  const found =
    Year === undefined
      ? records.where(sql<boolean>`extract(month from month) = ${month + 1}`)
      : records.where('month', '=', firstDayOfMonth(monthAt(Year, month + 1)));
  return found.orderBy('month', 'desc').limit(1).executeTakeFirst();
}

/**
 * The record that is shown without naming a month: the oldest that waits for the answer of the employee
 * (`isWaitingForAnswer`), because it is closed first; otherwise the newest of the last two months.
 * @param current no record after this month is asked about
 */
export function findRecordToConfirm(
  database: Kysely<Schema>,
  employeeId: string,
  current: Month,
): Promise<PresentRow | undefined> {
  const own = selectOwnRecords(database, employeeId)
    .where((eb) =>
      isAskedAbout(eb.selectFrom('employees').select('joined_on').where('employees.id', '=', employeeId).$asScalar()),
    )
    .where('month', '<=', firstDayOfMonth(current));
  const isWaiting = sql<boolean>`(attendance_status is null and not is_closed)`;
  return database
    .selectFrom(own.as('own'))
    .selectAll()
    .where((eb) => eb.or([isWaiting, eb('month', '>=', firstDayOfMonth(addMonths(current, -1)))]))
    .orderBy(isWaiting, 'desc')
    .orderBy(sql`case when ${isWaiting} then month end`)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The versions of the records of a month with one of the codes, by code; codes in lower case. */
export async function versionsByCode(
  database: Kysely<Schema>,
  month: string,
  codes: readonly string[],
): Promise<Map<string, { readonly version: number }>> {
  const rows = await database
    .selectFrom('present_records')
    .select([sql<string>`lower(code)`.as('code'), 'version'])
    .where('month', '=', firstDayOfMonth(month))
    .where(sql<boolean>`lower(code) = any(${[...codes]})`)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Names of the employees with the given codes, by code; codes in lower case. */
export async function namesByCode(database: Kysely<Schema>, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('employees')
    .select([sql<string>`lower(code)`.as('code'), 'full_name'])
    .where(sql<boolean>`lower(code) = any(${[...codes]})`)
    .execute();
  return new Map(rows.map((row) => [row.code, row.full_name]));
}

/** Records of a month with the given codes (in lower case). */
export const recordsByCode = (
  database: Kysely<Schema>,
  month: string,
  codes: readonly string[],
): Promise<PresentRow[]> =>
  selectRecords(database)
    .where('month', '=', firstDayOfMonth(month))
    .where(sql<boolean>`lower(code) = any(${[...codes]})`)
    .execute();

/** Ids of the employees with the given codes, by code in lower case. */
export async function employeeIdsByCode(
  database: Kysely<Schema>,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('employees')
    .select([sql<string>`lower(code)`.as('code'), 'id'])
    .where(sql<boolean>`lower(code) = any(${codes.map((code) => code.toLowerCase())})`)
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** True when the code belongs to the employee, ignoring case. */
export const isOwnCode = async (database: Kysely<Schema>, employeeId: string, code: string): Promise<boolean> =>
  (await employeeIdsByCode(database, [code])).get(code.toLowerCase()) === employeeId;
