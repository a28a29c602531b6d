import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { workplaceOn, type FormerWorkplace } from '../../domain/employees/workplaces';
import { groupedBy } from '../../domain/collections/groupedBy';
import type { Schema } from '../database/schema';

/** A column of dates, or the written name of one: 'kept.day'. */
type DaySql = Expression<unknown> | string;

const toSql = (day: DaySql): Expression<unknown> => (typeof day === 'string' ? sql.raw(day) : day);

const hasMoved = (person: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${person}.id`)} in (select employee_id from former_workplaces)`;

/** By the rule of `workplaceOn` of the domain. Most people have one workplace only: theirs is not looked up. */
function columnOn<Value>(column: 'location_id' | 'shift_type', person: string, day: DaySql): RawBuilder<Value> {
  const id = sql.ref(`${person}.id`);
  const present = sql.ref(`${person}.${column}`);
  const value = sql.ref(column);
  return sql<Value>`(case when ${hasMoved(person)} then (
    select ${value} from (
      select ${value}, until from former_workplaces where employee_id = ${id}
      union all select ${present}, 'infinity'
    ) workplaces where until > ${toSql(day)} order by until limit 1
  ) else ${present} end)`;
}

/**
 * The location of an employee on a day.
 * @param person name of the table of employees in the query
 */
export const locationOn = (person: string, day: DaySql): RawBuilder<string | null> =>
  columnOn('location_id', person, day);

/**
 * The shift of an employee on a day.
 * @param person name of the table of employees in the query
 */
export const shiftOn = (person: string, day: DaySql): RawBuilder<string | null> => columnOn('shift_type', person, day);

/**
 * The name of the location of an employee on a day.
 * @param person name of the table of employees in the query
 * @param presentName column of the query with the name of the present location
 */
export const locationNameOn = (person: string, presentName: string, day: DaySql): RawBuilder<string | null> =>
  sql`(case when ${hasMoved(person)} then (select name from locations where id = ${locationOn(person, day)}) else ${sql.ref(presentName)} end)`;

/**
 * The day within a span from which on the workplace of its last day applies; null when the same applies on all its days.
 * @param person name of the table of employees in the query
 */
export const movedWithin = (person: string, first: Day, last: DaySql): RawBuilder<Day | null> =>
  sql`(case when ${hasMoved(person)} then (
    select max(until) from former_workplaces where employee_id = ${sql.ref(`${person}.id`)} and until > ${first} and until <= ${toSql(last)}
  ) end)`;

interface FormerFilter {
  readonly employeeIds?: readonly string[];
  /** Only those that were left after this day. */
  readonly after?: Day;
}

/** Former workplaces, each employee's in the order of their days. */
export const formerWorkplaces = (database: Kysely<Schema>, { employeeIds, after = '-infinity' }: FormerFilter) =>
  database
    .selectFrom('former_workplaces')
    .select(['employee_id', 'until', 'location_id as locationId', 'shift_type as shift'])
    .where('until', '>', after)
    .$if(employeeIds !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${employeeIds}::uuid[])`))
    .orderBy('employee_id')
    .orderBy('until');

/** Those of one employee with the names of the locations, latest first. */
export const namedFormerWorkplaces = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('former_workplaces')
    .leftJoin('locations', 'locations.id', 'former_workplaces.location_id')
    .select(['until', 'locations.name as location', 'shift_type'])
    .where('employee_id', '=', employeeId)
    .orderBy('until', 'desc')
    .execute();

interface LocatedEmployee {
  readonly id: string;
  readonly location_id: string | null;
}

/**
 * The location of employees on a day.
 * @param rows of `formerWorkplaces`; those from the day on suffice
 */
export function locationsByDay(
  rows: readonly (FormerWorkplace & { readonly employee_id: string })[],
): (employee: LocatedEmployee, day: Day) => string | null {
  const formerByEmployee = groupedBy(rows, ({ employee_id }) => employee_id);
  return ({ id, location_id: locationId }, day) =>
    workplaceOn({ former: formerByEmployee.get(id) ?? [], present: { locationId, shift: null } }, day).locationId;
}
