import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { ManualStatus } from '../../../domain/manual-attendance/manualRequestRules';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';

/** Limit of the specification's call, which has no pages. */
const maxRows = 10_000;

export const selectRequests = (database: Kysely<Schema>) =>
  database
    .selectFrom('manual_attendance_requests as request')
    .innerJoin('employees as person', 'person.id', 'request.employee_id')
    .leftJoin('employees as actor', 'actor.id', 'request.acted_by_id')
    .select([
      'request.id',
      'request.employee_id',
      'request.work_date',
      'request.type',
      'request.claimed_time',
      'request.reason',
      'request.status_comment',
      'request.acted_at',
      'request.created_at',
      'person.first_name',
      'person.middle_name',
      'person.last_name',
      'person.full_name',
      'person.code',
      'actor.full_name as actor_name',
    ])
    .select((eb) => eb.ref('request.status').$castTo<ManualStatus>().as('status'));

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

interface RequestFilter {
  readonly day?: Day;
  readonly status?: ManualStatus;
}

/** All requests, newest first. */
export function listRequests(database: Kysely<Schema>, { day, status }: RequestFilter): Promise<RequestRow[]> {
  let rows = selectRequests(database)
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(maxRows);
  if (day !== undefined) rows = rows.where('request.work_date', '=', day);
  if (status !== undefined) rows = rows.where('request.status', '=', status);
  return rows.execute();
}

/** Requests of one employee for a span of days, latest day first. */
export const requestsOfPerson = (
  database: Kysely<Schema>,
  employeeId: string,
  first: Day,
  last: Day,
): Promise<RequestRow[]> =>
  selectRequests(database)
    .where('request.employee_id', '=', employeeId)
    .where('request.work_date', '>=', first)
    .where('request.work_date', '<=', last)
    .orderBy('request.work_date', 'desc')
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .execute();

export const requestById = (database: Kysely<Schema>, id: string): Promise<RequestRow> =>
  selectRequests(database).where('request.id', '=', id).executeTakeFirstOrThrow();

/** Those of the requests that are visible to the caller, sorted by employee and day. */
export async function visibleRequests(
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  const rows = selectRequests(database)
    .where('request.id', 'in', [...ids])
    .orderBy('request.employee_id')
    .orderBy('request.work_date')
    .orderBy('request.id');
  const seesAll = caller.grantedFlags.has('Report.Manual_Attendance_Request');
  return (seesAll ? rows : rows.where('request.employee_id', '=', caller.employeeId)).execute();
}

/** @throws Failure 404 when no such request is visible to the caller */
export async function mustSeeRequest(database: Kysely<Schema>, caller: Caller, id: string): Promise<RequestRow> {
  const [row] = await visibleRequests(database, caller, [id].filter(isRecordId));
  if (row === undefined) throw failures.notFound('Request');
  return row;
}

const selectLinked = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('manual_attendances')
    .leftJoin('employees as editor', 'editor.id', 'manual_attendances.updated_by_id')
    .select([
      'manual_attendances.id',
      'manual_attendances.employee_id',
      'manual_attendances.work_date',
      'manual_attendances.check_in_at',
      'manual_attendances.check_out_at',
      'manual_attendances.present_first_half',
      'manual_attendances.present_second_half',
      'manual_attendances.replaces_recorded',
      'manual_attendances.updated_at',
      'editor.full_name as editor_name',
    ])
    .where('manual_attendances.employee_id', '=', employeeId);

export type LinkedRow = Awaited<ReturnType<ReturnType<typeof selectLinked>['executeTakeFirstOrThrow']>>;

/** Manual corrections of an employee's day or, without a day, of the latest corrected one. */
export const linkedRecord = (
  database: Kysely<Schema>,
  employeeId: string,
  day?: Day,
): Promise<LinkedRow | undefined> => {
  const rows = selectLinked(database, employeeId).orderBy('work_date', 'desc').limit(1);
  return (day === undefined ? rows : rows.where('work_date', '=', day)).executeTakeFirst();
};

/** Manual corrections of days of employees. */
export const linkedRecords = async (
  database: Kysely<Schema>,
  days: readonly { readonly employee_id: string; readonly work_date: Day }[],
) =>
  days.length === 0
    ? []
    : database
        .selectFrom('manual_attendances')
        .select(['employee_id', 'work_date', 'check_in_at', 'check_out_at'])
        .where((eb) =>
          eb(
            eb.refTuple('employee_id', 'work_date'),
            'in',
            days.map((day) => eb.tuple(day.employee_id, day.work_date)),
          ),
        )
        .execute();

/** Approvers of requests, except the requesting employee. */
export async function deciderIds(database: Kysely<Schema>, exceptId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select('employees.id')
    .where('employees.status', '=', 'Active')
    .where('employees.id', '<>', exceptId)
    .where(sql<boolean>`roles.granted_flags @> array['Report.Manual_Attendance_Request']::text[]`)
    .execute();
  return rows.map((row) => row.id);
}
