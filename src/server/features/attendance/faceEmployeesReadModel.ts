import { sql, type Kysely, type OrderByItemBuilder } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { likePattern } from '../../database/likePattern';
import type { Schema } from '../../database/schema';
import type { Span } from '../../attendance/attendanceSourcesReadModel';

/** The calls of the specification have no pages; nobody reads more rows than these. */
const longestList = 20_000;

/** Employees with what the attendance reports say of them (S2 §3). */
export const selectFaceEmployees = (database: Kysely<Schema>) =>
  database
    .selectFrom('employees as person')
    .leftJoin('positions', 'positions.id', 'person.position_id')
    .leftJoin('departments', 'departments.id', 'person.department_id')
    .leftJoin('locations', 'locations.id', 'person.location_id')
    .select([
      'person.id',
      'person.first_name',
      'person.middle_name',
      'person.last_name',
      'person.code',
      'person.email',
      'person.mobile',
      'person.shift_type',
      'person.position_id',
      'positions.name as position_name',
      'person.department_id',
      'departments.name as department_name',
      'locations.name as location_name',
    ]);

export type FaceEmployeeRow = Awaited<ReturnType<ReturnType<typeof selectFaceEmployees>['execute']>>[number];

/** Active people by name. */
export const activeFaceEmployees = (database: Kysely<Schema>) => selectFaceEmployees(database).where('person.status', '=', 'Active').orderBy('person.full_name').orderBy('person.id').execute();

/** Everybody who is active, by name, with the times of a day; without times who was not seen. */
export const facesOfDay = (database: Kysely<Schema>, day: Day) =>
  selectFaceEmployees(database)
    .leftJoin('face_days', (join) => join.onRef('face_days.employee_id', '=', 'person.id').on('face_days.work_date', '=', day))
    .select(['face_days.first_in_at', 'face_days.last_out_at', sql<Day>`${day}`.as('work_date')])
    .where('person.status', '=', 'Active')
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute();

const selectFaceDays = (database: Kysely<Schema>) =>
  selectFaceEmployees(database).innerJoin('face_days', 'face_days.employee_id', 'person.id').select(['face_days.work_date', 'face_days.first_in_at', 'face_days.last_out_at']);

/** Days with a check-in, the newest first, then by name. */
export const faceDaysBetween = (database: Kysely<Schema>, span: Span | null) =>
  selectFaceDays(database)
    .where('face_days.first_in_at', 'is not', null)
    .$if(span !== null, (query) => query.where('face_days.work_date', '>=', span?.first ?? '').where('face_days.work_date', '<=', span?.last ?? ''))
    .orderBy('face_days.work_date', 'desc')
    .orderBy('person.full_name')
    .orderBy('person.id')
    .limit(longestList)
    .execute();

const sortColumns = {
  date: 'face_days.work_date',
  Employee_id: 'person.full_name',
  Employee_code: 'person.code',
  check_in_time: 'face_days.first_in_at',
  check_out_time: 'face_days.last_out_at',
} as const;
export type FaceSortKey = keyof typeof sortColumns;
export const isFaceSortKey = (key: string): key is FaceSortKey => Object.hasOwn(sortColumns, key);

export interface FaceWindow {
  readonly span: Span;
  readonly text: string;
  readonly sort: { readonly key: FaceSortKey; readonly direction: 'asc' | 'desc' };
  readonly offset: number;
  readonly limit: number;
}

const matching = (database: Kysely<Schema>, { span, text }: FaceWindow) =>
  database
    .selectFrom('face_days')
    .innerJoin('employees as person', 'person.id', 'face_days.employee_id')
    .where('face_days.work_date', '>=', span.first)
    .where('face_days.work_date', '<=', span.last)
    .$if(text !== '', (query) => query.where(sql<boolean>`person.full_name || ' ' || person.code ilike ${likePattern(text)}`));

/** Whoever has no time stands at the end of the latest first. A day is always there: without a word about nulls its index gives the order. */
const orderOf =
  ({ key, direction }: FaceWindow['sort']) =>
  (order: OrderByItemBuilder): OrderByItemBuilder => {
    const sorted = direction === 'asc' ? order.asc() : order.desc();
    if (key === 'date') return sorted;
    return direction === 'asc' ? sorted.nullsFirst() : sorted.nullsLast();
  };

/** A window of the days on which people were seen. Keys are sorted and skipped; the names come for what is on screen. */
export function faceWindow(database: Kysely<Schema>, window: FaceWindow) {
  const { sort, offset, limit } = window;
  const keys = matching(database, window)
    .select(['face_days.work_date', 'face_days.employee_id'])
    .orderBy(sortColumns[sort.key], orderOf(sort))
    .$if(sort.key !== 'date', (query) => query.orderBy('face_days.work_date', 'desc'))
    .orderBy('person.full_name')
    .orderBy('person.id')
    .offset(offset)
    .limit(limit);
  return selectFaceDays(database)
    .innerJoin(keys.as('key'), (join) => join.onRef('key.work_date', '=', 'face_days.work_date').onRef('key.employee_id', '=', 'face_days.employee_id'))
    .orderBy(sortColumns[sort.key], orderOf(sort))
    .orderBy('face_days.work_date', 'desc')
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute();
}

export async function countFaceDays(database: Kysely<Schema>, window: FaceWindow): Promise<number> {
  const { total } = await matching(database, window).select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}
