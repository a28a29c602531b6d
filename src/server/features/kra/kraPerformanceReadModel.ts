import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import { isRecordId } from '../../database/isRecordId';
import { containsText, searchedPerson } from '../../database/textSearch';
import { listDirection, type Direction, type ListDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import { valueCounts } from '../../database/valueCountsReadModel';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { isCallerTeamLeader, isVisibleKra } from '../../ratings/visibleRatingsReadModel';
import { selectKra, type KraRow } from './kraReadModel';

type Query = Call<'listKraPerformance'>['query'];
type Condition = Expression<SqlBool>;

const columnsBySortKey = {
  Employee: sql.ref('person.full_name'),
  Team_leader: sql.ref('leader.full_name'),
  month: sql.ref('kra_records.month'),
  Own_average: sql.ref('kra_records.own_average'),
  Leader_average: sql.ref('kra_records.leader_average'),
  Difference: sql`kra_records.leader_average - kra_records.own_average`,
};
const neverEmpty: ReadonlySet<string> = new Set(['Employee', 'month']);
const isSortKey = (name: string): name is keyof typeof columnsBySortKey => Object.hasOwn(columnsBySortKey, name);

/**
 * Parses `sort`.
 * @throws Failure 400 naming `sort` for an unknown key
 */
export const performanceOrder = (
  sort: string = 'month:desc,Employee:asc',
): (readonly [Expression<unknown>, ListDirection])[] =>
  sort.split(',').map((part) => {
    const [name, direction] = part.split(':') as [string, Direction];
    if (!isSortKey(name))
      throw failures.malformed([{ field: 'sort', message: `Ratings cannot be sorted by '${name}'` }]);
    return [columnsBySortKey[name], listDirection(direction, !neverEmpty.has(name))] as const;
  });

/** Condition on `kra_records`: ratings that the caller compares, without own ones. */
const isCompared = (caller: Caller): Condition =>
  caller.grantedFlags.has('Report.Attendance_Summary') ? isVisibleKra(caller) : isCallerTeamLeader(caller);

/** The condition of a query on `kra_records`. */
export function performanceFilter(caller: Caller, query: Query): Condition {
  const eb = expressionBuilder<Schema, 'kra_records'>();
  const conditions: Condition[] = [isCompared(caller)];
  if (query.Employee_id !== undefined)
    conditions.push(
      isRecordId(query.Employee_id) ? eb('kra_records.employee_id', '=', query.Employee_id) : eb.val(false),
    );
  if (query.Month_from !== undefined) conditions.push(eb('kra_records.month', '>=', firstDayOfMonth(query.Month_from)));
  if (query.Month_to !== undefined) conditions.push(eb('kra_records.month', '<=', firstDayOfMonth(query.Month_to)));
  if (query.Newest === true)
    conditions.push(
      eb(
        'kra_records.id',
        'in',
        eb
          .selectFrom('kra_records')
          .distinctOn('kra_records.employee_id')
          .select('kra_records.id')
          .where(isCompared(caller))
          .orderBy('kra_records.employee_id')
          .orderBy('kra_records.month', 'desc'),
      ),
    );
  if (query.State !== undefined)
    conditions.push(eb('kra_records.rated_at', query.State === 'Waiting' ? 'is' : 'is not', null));
  const text = query.q?.trim() ?? '';
  if (text !== '') {
    const people = eb.selectFrom('employees').select('employees.id').where(containsText(searchedPerson, text));
    conditions.push(
      eb.or([eb('kra_records.employee_id', 'in', people), eb('kra_records.team_leader_id', 'in', people)]),
    );
  }
  return eb.and(conditions);
}

/** A window of the ratings that match a condition; unrated ones come last in both directions. */
export function performanceWindow(
  database: Kysely<Schema>,
  condition: Condition,
  order: ReturnType<typeof performanceOrder>,
  { offset, limit }: { offset: number; limit: number },
): Promise<KraRow[]> {
  let rows = selectKra(database).where(condition).offset(offset).limit(limit);
  for (const [column, direction] of order) rows = rows.orderBy(column, direction);
  return rows.orderBy('kra_records.id').execute();
}

export async function countKra(database: Kysely<Schema>, condition: Condition): Promise<number> {
  const { total } = await database
    .selectFrom('kra_records')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const countKraByState = (database: Kysely<Schema>, condition: Condition) =>
  valueCounts(
    database,
    sql`kra_records`,
    sql`case when kra_records.rated_at is null then 'Waiting' else 'Submitted' end`,
    condition,
  );

/** Averages of the six months up to each of the ratings, as far as visible to the caller. */
export async function readTrends(database: Kysely<Schema>, caller: Caller, recordIds: readonly string[]) {
  if (recordIds.length === 0) return [];
  return database
    .selectFrom('kra_records as shown')
    .innerJoin('kra_records', (join) =>
      join
        .onRef('kra_records.employee_id', '=', 'shown.employee_id')
        .on(sql<boolean>`kra_records.month <= shown.month and kra_records.month > shown.month - interval '6 months'`),
    )
    .select(['shown.id as shown_id', 'kra_records.month', 'kra_records.own_average', 'kra_records.leader_average'])
    .where('shown.id', 'in', [...recordIds])
    .where(isCompared(caller))
    .orderBy('kra_records.month')
    .execute();
}
