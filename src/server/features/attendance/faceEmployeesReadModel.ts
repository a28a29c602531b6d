import { sql, type Expression, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { containsText } from '../../database/textSearch';
import { listDirection, type ListDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import type { Span } from '../../attendance/span';
import { belongsToMonth, lastDayEmployed } from '../../attendance/employmentReadModel';
import { locationNameOn, movedWithin, shiftOn } from '../../workplaces/workplacesReadModel';

/** Limit of the specification's calls, which have no pages. */
const maxRows = 20_000;

/** Employees with the columns of the attendance reports (S2 §3), with the workplace of a day. */
const selectFaceEmployees = (database: Kysely<Schema>, day: Expression<unknown> | string) =>
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
      shiftOn('person', day).as('shift_type'),
      'person.position_id',
      'positions.name as position_name',
      'person.department_id',
      'departments.name as department_name',
      locationNameOn('person', 'locations.name', day).as('location_name'),
    ]);

export type FaceEmployeeRow = Awaited<ReturnType<ReturnType<typeof selectFaceEmployees>['execute']>>[number];

/** The employees of the ids, by name, with the workplace of their last day of the month, and since when it applies in it. */
export const employeesOfSummary = (database: Kysely<Schema>, ids: readonly string[], span: Span, timeZone: string) => {
  const lastDay = lastDayEmployed('person', span, timeZone);
  return selectFaceEmployees(database, lastDay)
    .select(movedWithin('person', span.first, lastDay).as('workplace_since'))
    .where(sql<boolean>`person.id = any(${ids}::uuid[])`)
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute();
};

/** The employees of a day, by name, with the times of the day, if any: those employed on it, and those seen on it. */
export const faceTimes = (database: Kysely<Schema>, day: Day, timeZone: string) =>
  selectFaceEmployees(database, sql`${day}::date`)
    .leftJoin('face_days', (join) =>
      join.onRef('face_days.employee_id', '=', 'person.id').on('face_days.work_date', '=', day),
    )
    .select(['face_days.first_in_at', 'face_days.last_out_at', sql<Day>`${day}`.as('work_date')])
    .where(
      sql<boolean>`person.id in (select id from employees where ${belongsToMonth({ first: day, last: day }, timeZone)})`,
    )
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute();

const selectFaceDays = (database: Kysely<Schema>) =>
  selectFaceEmployees(database, 'face_days.work_date')
    .innerJoin('face_days', 'face_days.employee_id', 'person.id')
    .select(['face_days.work_date', 'face_days.first_in_at', 'face_days.last_out_at']);

/** Days on which people were seen, newest first, then by name: the rows of `faceWindow`. */
export const faceDaysBetween = (database: Kysely<Schema>, span: Span | null) =>
  selectFaceDays(database)
    .$if(span !== null, (query) =>
      query.where('face_days.work_date', '>=', span?.first ?? '').where('face_days.work_date', '<=', span?.last ?? ''),
    )
    .orderBy('face_days.work_date', 'desc')
    .orderBy('person.full_name')
    .orderBy('person.id')
    .limit(maxRows)
    .execute();

const sortColumns = {
  date: 'face_days.work_date',
  Employee_id: 'place.by_name',
  Employee_code: 'place.by_code',
  check_in_time: 'face_days.first_in_at',
  check_out_time: 'face_days.last_out_at',
} as const;
type FaceSortKey = keyof typeof sortColumns;
export const isFaceSortKey = (key: string): key is FaceSortKey => Object.hasOwn(sortColumns, key);

export interface FaceWindow {
  readonly span: Span;
  readonly text: string;
  readonly sort: { readonly key: FaceSortKey; readonly direction: 'asc' | 'desc' };
  readonly offset: number;
  readonly limit: number;
}

const daysWithin = (database: Kysely<Schema>, { span }: FaceWindow) =>
  database
    .selectFrom('face_days')
    .where('face_days.work_date', '>=', span.first)
    .where('face_days.work_date', '<=', span.last);

/**
 * The days of a month with face logs, with the ranks of the employees by name and by code: texts are compared once per
 * employee instead of once per day.
 */
const matching = (database: Kysely<Schema>, { span, text }: FaceWindow) =>
  database
    .with(
      (cte) => cte('place').materialized(),
      (within) =>
        within
          .selectFrom('employees')
          .select([
            'id',
            sql<number>`row_number() over (order by full_name, id)`.as('by_name'),
            sql<number>`row_number() over (order by code, id)`.as('by_code'),
          ])
          .$if(text !== '', (query) => query.where(containsText(sql`full_name || ' ' || code`, text))),
    )
    .selectFrom('face_days')
    .innerJoin('place', 'place.id', 'face_days.employee_id')
    .where('face_days.work_date', '>=', span.first)
    .where('face_days.work_date', '<=', span.last);

const sortOrder = ({ key, direction }: FaceWindow['sort']): ListDirection =>
  listDirection(direction, key === 'check_in_time' || key === 'check_out_time');

/** Sorts and skips keys only; names are joined for the window. */
function sortedWindow(database: Kysely<Schema>, window: FaceWindow) {
  const { sort, offset, limit } = window;
  const keys = matching(database, window)
    .select(['face_days.work_date', 'face_days.employee_id', 'place.by_name', 'place.by_code'])
    .orderBy(sortColumns[sort.key], sortOrder(sort))
    .orderBy('face_days.work_date', 'desc')
    .orderBy('place.by_name')
    .offset(offset)
    .limit(limit);
  return selectFaceDays(database)
    .innerJoin(keys.as('place'), (join) =>
      join
        .onRef('place.work_date', '=', 'face_days.work_date')
        .onRef('place.employee_id', '=', 'face_days.employee_id'),
    )
    .orderBy(sortColumns[sort.key], sortOrder(sort))
    .orderBy('face_days.work_date', 'desc')
    .orderBy('place.by_name')
    .execute();
}

/** Employees seen on each day, in the order of the days. Without a search no name is read. */
const countByDay = (database: Kysely<Schema>, window: FaceWindow) =>
  (window.text === '' ? daysWithin(database, window) : matching(database, window))
    .select((eb) => ['face_days.work_date', eb.fn.countAll<number>().as('people')])
    .groupBy('face_days.work_date')
    .orderBy('face_days.work_date', window.sort.direction)
    .execute();

/** A window by days sorts only those days that it overlaps. */
function withinDays(window: FaceWindow, days: Awaited<ReturnType<typeof countByDay>>): FaceWindow | undefined {
  let before = 0;
  let skipped = 0;
  const touched: Day[] = [];
  for (const { work_date, people } of days) {
    if (before + people <= window.offset) skipped = before + people;
    else if (before < window.offset + window.limit) touched.push(work_date);
    before += people;
  }
  const [first, last] = [...touched]
    .sort()
    .flatMap((day, index) => (index === 0 || index === touched.length - 1 ? [day] : []));
  return first === undefined
    ? undefined
    : { ...window, span: { first, last: last ?? first }, offset: window.offset - skipped };
}

/** A window of the days with face logs, and their total. */
export async function faceWindow(database: Kysely<Schema>, window: FaceWindow) {
  const days = await countByDay(database, window);
  const narrow = window.sort.key === 'date' ? withinDays(window, days) : window;
  return {
    rows: narrow === undefined ? [] : await sortedWindow(database, narrow),
    total: days.reduce((sum, { people }) => sum + people, 0),
  };
}
