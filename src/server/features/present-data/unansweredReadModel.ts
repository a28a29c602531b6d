import { sql, type Kysely } from 'kysely';
import { firstDayOfMonth, lastDayOfMonth } from '../../../domain/calendar/month';
import { containsText } from '../../database/textSearch';
import type { Schema } from '../../database/schema';
import { valueCounts } from '../../database/valueCountsReadModel';
import type { Call } from '../../operations/call';
import { listedChoices, listedOrder } from '../../operations/listQuery';

type Query = Call<'listPresentUnanswered'>['query'];

const reasons = ['No answer', 'No record'] as const;
const columns = { Name: 'name', Code: 'code', Why: 'why' } as const;
const sortKeys = ['Name', 'Code', 'Why'] as const;

/** Active employees who were employed in a month and have no record of it. */
const withoutRecord = (database: Kysely<Schema>, month: string) =>
  database
    .selectFrom('employees')
    .select((eb) => [
      eb.ref('employees.id').$castTo<string | null>().as('employee_id'),
      'employees.full_name as name',
      'employees.code',
      sql<(typeof reasons)[number]>`'No record'`.as('why'),
    ])
    .where('employees.status', '=', 'Active')
    .where((eb) =>
      eb.or([eb('employees.joined_on', 'is', null), eb('employees.joined_on', '<=', lastDayOfMonth(month))]),
    )
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

const withoutAnswer = (database: Kysely<Schema>, month: string) =>
  database
    .selectFrom('present_records')
    .leftJoin('employees', (join) => join.on(sql<boolean>`lower(employees.code) = lower(present_records.code)`))
    .select([
      'employees.id as employee_id',
      'present_records.name',
      'present_records.code',
      sql<(typeof reasons)[number]>`'No answer'`.as('why'),
    ])
    .where('present_records.month', '=', firstDayOfMonth(month))
    .where('present_records.attendance_status', 'is', null);

/**
 * Employees without an answer to the record of a month ('YYYY-MM'), and those without a record: at most one row per
 * employee.
 */
export function selectUnanswered(database: Kysely<Schema>, query: Query) {
  const chosen = listedChoices('Why', query.Why, reasons);
  let silent = database
    .selectFrom(withoutAnswer(database, query.month).unionAll(withoutRecord(database, query.month)).as('silent'))
    .select(['employee_id', 'name', 'code', 'why']);
  if (chosen !== undefined) silent = silent.where('why', 'in', chosen);
  const text = query.q?.trim() ?? '';
  if (text !== '') silent = silent.where(containsText(sql`name || ' ' || code`, text));
  for (const { key, direction } of listedOrder(query.sort ?? 'Name:asc', sortKeys, 'The list'))
    silent = silent.orderBy(columns[key], direction);
  return silent.orderBy('code');
}

/** The reasons in the list, counted. */
export const countUnansweredByReason = (database: Kysely<Schema>, query: Query) =>
  valueCounts(database, sql`${selectUnanswered(database, query)} as silent`, sql.ref('silent.why'), sql.lit(true));

/** The numbers of a month: records, those without an answer or with an issue, and missing ones. */
export async function countMonth(
  database: Kysely<Schema>,
  month: string,
): Promise<{ records: number; unanswered: number; issues: number; without: number }> {
  const counts = await database
    .selectFrom('present_records')
    .where('month', '=', firstDayOfMonth(month))
    .select((eb) => [
      eb.fn.countAll<number>().as('records'),
      eb.fn.countAll<number>().filterWhere('attendance_status', 'is', null).as('unanswered'),
      eb.fn.countAll<number>().filterWhere('attendance_status', '=', 'Issue').as('issues'),
    ])
    .executeTakeFirstOrThrow();
  const missing = await database
    .selectFrom(withoutRecord(database, month).as('missing'))
    .select((eb) => eb.fn.countAll<number>().as('without'))
    .executeTakeFirstOrThrow();
  return { ...counts, ...missing };
}
