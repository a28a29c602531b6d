import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import { activeLeaveStatuses } from '../../../../domain/leave/leaveChoices';
import { containsText, searchedPerson } from '../../../database/textSearch';
import type { Schema } from '../../../database/schema';
import { leavePeriodColumns } from '../../../leave-days/leavePeriodColumns';
import { personNameColumns } from '../../../employee-records/personColumns';
import { leavesOfEmployment } from '../../../leave-days/leavesOfEmploymentReadModel';

export interface CalendarWindow {
  /** Part of name or code; '' for all employees. */
  readonly text: string;
  readonly offset: number;
  readonly limit: number;
}

interface Span {
  readonly first: Day;
  readonly last: Day;
  readonly timeZone: string;
}

/** A window of employees by name, and their total. */
async function windowOfPeople(
  database: Kysely<Schema>,
  { text, offset, limit }: CalendarWindow,
  belongs: Expression<SqlBool>,
) {
  const matching = database
    .selectFrom('employees')
    .where(belongs)
    .$if(text !== '', (query) => query.where(containsText(searchedPerson, text)));
  const people = await matching
    .select(['id', ...personNameColumns, 'location_id'])
    .orderBy('full_name')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  if (offset === 0 && people.length < limit) return { people, total: people.length };
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { people, total };
}

/** Active employees with a team leader. */
export const membersOfTeam = (database: Kysely<Schema>, leaderId: string, window: CalendarWindow) =>
  windowOfPeople(
    database,
    window,
    sql<SqlBool>`employees.team_leader_id = ${leaderId} and employees.status = 'Active'`,
  );

/** Employees with a pending or granted leave on the days. */
export const peopleOut = (database: Kysely<Schema>, span: Span, window: CalendarWindow) =>
  windowOfPeople(
    database,
    window,
    sql<SqlBool>`employees.id in (select employee_id from ${leavesOfEmployment({ ...span, statuses: activeLeaveStatuses })} leaves)`,
  );

/**
 * Pending and granted leaves of some employees that overlap the days, by name: leaves of one employee never share a
 * half, so that there are few.
 */
export const leavesOfPeople = (database: Kysely<Schema>, employees: readonly string[], span: Span) =>
  database
    .selectFrom(leavesOfEmployment({ ...span, employees, statuses: activeLeaveStatuses }).as('leaves'))
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .select([...leavePeriodColumns, 'leaves.leave_type', 'leaves.status', 'leaves.is_emergency'])
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .orderBy('leaves.starts_on')
    .orderBy('leaves.half_from')
    .orderBy('leaves.id');
