import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { manualReasons, manualStatuses, manualTypes } from '../../../domain/manual-attendance/manualRequestRules';
import { containsText, searchedPerson } from '../../database/textSearch';
import { listDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import { valueCounts } from '../../database/valueCountsReadModel';
import type { Call } from '../../operations/call';
import { listedChoices, listedOrder } from '../../operations/listQuery';
import { selectRequests, type RequestRow } from './requestsReadModel';

type Query = Call<'listManualAttendanceWindow'>['query'];
type Condition = Expression<SqlBool>;

/** Sort keys of the wire. Each has an index that ends with the id; names use the index of employees. */
const columns = {
  employee: 'person.full_name',
  day: 'request.work_date',
  type: 'request.type',
  time: 'request.claimed_time',
  reason: 'request.reason',
  state: 'request.status',
  asked: 'request.created_at',
  decided: 'request.acted_at',
} as const;
type SortKey = keyof typeof columns;
const sortKeys = Object.keys(columns) as SortKey[];
const defaultSort = 'asked:desc';

/**
 * The condition of a query on `request`.
 * @param ownerId undefined for all employees
 * @throws Failure 400 for an unknown choice
 */
export function requestFilter(query: Query, ownerId: string | undefined): Condition {
  const eb = expressionBuilder<
    { request: Schema['manual_attendance_requests']; employees: Schema['employees'] },
    'request'
  >();
  const conditions: Condition[] = [];
  const statuses = listedChoices('status', query.status, manualStatuses);
  const types = listedChoices('type', query.type, manualTypes);
  const reasons = listedChoices('reason', query.reason, manualReasons);
  if (ownerId !== undefined) conditions.push(eb('request.employee_id', '=', ownerId));
  // As in the partial index of pending requests.
  if (statuses !== undefined)
    conditions.push(
      statuses.length === 1 ? eb('request.status', '=', statuses[0] ?? '') : eb('request.status', 'in', statuses),
    );
  if (types !== undefined) conditions.push(eb('request.type', 'in', types));
  if (reasons !== undefined) conditions.push(eb('request.reason', 'in', reasons));
  if (query.From !== undefined) conditions.push(eb('request.work_date', '>=', query.From));
  if (query.To !== undefined) conditions.push(eb('request.work_date', '<=', query.To));
  const text = query.q?.trim() ?? '';
  if (text !== '')
    conditions.push(
      eb(
        'request.employee_id',
        'in',
        eb.selectFrom('employees').select('employees.id').where(containsText(searchedPerson, text)),
      ),
    );
  return eb.and(conditions);
}

/**
 * A window of the requests that match a condition. Only ids are sorted and skipped; names are joined for the window.
 */
export function requestWindow(
  database: Kysely<Schema>,
  condition: Condition,
  sort: string | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<RequestRow[]> {
  const order = listedOrder(sort ?? defaultSort, sortKeys, 'Requests');
  const last = order[0]?.direction ?? 'desc';
  let ids = database
    .selectFrom('manual_attendance_requests as request')
    .innerJoin('employees as person', 'person.id', 'request.employee_id')
    .select('request.id')
    .where(condition);
  let rows = selectRequests(database);
  for (const { key, direction } of order) {
    // Pending requests have no day of decision.
    const way = listDirection(direction, key === 'decided');
    ids = ids.orderBy(columns[key], way);
    rows = rows.orderBy(columns[key], way);
  }
  return rows
    .where('request.id', 'in', ids.orderBy('request.id', last).offset(offset).limit(limit))
    .orderBy('request.id', last)
    .execute();
}

export async function countRequests(database: Kysely<Schema>, condition: Condition): Promise<number> {
  const { total } = await database
    .selectFrom('manual_attendance_requests as request')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const counted = { type: sql`request.type`, reason: sql`request.reason` } as const;

export const countRequestsBy = (database: Kysely<Schema>, condition: Condition, column: keyof typeof counted) =>
  valueCounts(database, sql`manual_attendance_requests as request`, counted[column], condition);
