import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { grantedStatuses } from '../../../../domain/leave/leaveChoices';
import { leavesOfEmployment } from '../../../leave-days/leavesOfEmploymentReadModel';
import type { Schema } from '../../../database/schema';
import type { Sendable } from '../../../database/sendTogether';
import { valueCountsStatement } from '../../../database/valueCountsReadModel';
import type { leaveOrder } from './leaveOrder';
import { selectLeaves, type LeaveRow } from '../leaveReadModel';
import { aliasedNameColumns } from '../../../employee-records/personColumns';

type Order = ReturnType<typeof leaveOrder>;

/** A window of the leaves that match a condition. Only ids are sorted and skipped; names are joined for the window. */
export function leaveWindow(
  database: Kysely<Schema>,
  condition: Expression<SqlBool>,
  order: Order,
  { offset, limit, timeZone }: { offset: number; limit: number; timeZone: string },
): Sendable<LeaveRow> {
  let ids = database
    .selectFrom('leaves')
    .innerJoin('employees as person', 'person.id', 'leaves.employee_id')
    .select('leaves.id')
    .where(condition);
  for (const [column, direction] of order) ids = ids.orderBy(column, direction);
  let rows = selectLeaves(database, timeZone).where('leaves.id', 'in', ids.offset(offset).limit(limit));
  for (const [column, direction] of order) rows = rows.orderBy(column, direction);
  return rows;
}

/** One row with the length of the list. */
export const countLeaves = (database: Kysely<Schema>, condition: Expression<SqlBool>) =>
  database
    .selectFrom('leaves')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'));

const counted = {
  Status: sql`leaves.status`,
  Leave_type: sql`leaves.leave_type`,
  Emergency_leave: sql`leaves.is_emergency`,
} as const;

export const countLeavesBy = (database: Kysely<Schema>, condition: Expression<SqlBool>, column: keyof typeof counted) =>
  valueCountsStatement(database, sql`leaves`, counted[column], condition);

/** For each of the leaves, team members with a granted leave on one of its halves, both on days of their employment. */
export function findClashes(
  database: Kysely<Schema>,
  listed: readonly Pick<LeaveRow, 'id' | 'employee_id' | 'starts_on' | 'ends_on'>[],
  timeZone: string,
) {
  const applicants = [...new Set(listed.map(({ employee_id }) => employee_id))];
  const days = {
    first: listed.map(({ starts_on }) => starts_on).sort()[0],
    last: listed
      .map(({ ends_on }) => ends_on)
      .sort()
      .at(-1),
  };
  const mates = database
    .selectFrom('employees')
    .where('employees.status', '=', 'Active')
    .where('employees.team_leader_id', 'in', (eb) =>
      eb
        .selectFrom('employees as person')
        .where('person.id', '=', sql<string>`any(${applicants}::uuid[])`)
        .select('person.team_leader_id'),
    )
    .select('employees.id');
  return database
    .selectFrom(leavesOfEmployment({ timeZone, employees: applicants, ...days }).as('listed'))
    .innerJoin('employees as person', 'person.id', 'listed.employee_id')
    .innerJoin('employees as mate', (join) =>
      join.onRef('mate.team_leader_id', '=', 'person.team_leader_id').onRef('mate.id', '<>', 'person.id'),
    )
    .innerJoin(
      leavesOfEmployment({ timeZone, employees: mates, statuses: grantedStatuses, ...days }).as('other'),
      'other.employee_id',
      'mate.id',
    )
    .select(['listed.id as leave_id', 'mate.id', ...aliasedNameColumns('mate'), 'mate.full_name'])
    .distinct()
    .where('listed.id', '=', sql<string>`any(${listed.map(({ id }) => id)}::uuid[])`)
    .where(
      sql<boolean>`(other.starts_on, other.half_from) <= (listed.ends_on, listed.half_to) and (other.ends_on, other.half_to) >= (listed.starts_on, listed.half_from)`,
    )
    .orderBy('mate.full_name')
    .orderBy('mate.id');
}
