import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import type { LeaveStatus } from '../../domain/leave/leaveChoices';
import { changedStatus, employmentTurns, hasComeOn } from '../attendance/employmentReadModel';
import type { LeavesTable } from '../database/tables/attendanceTables';

const asFiled = [
  'id',
  'employee_id',
  'leave_type',
  'is_emergency',
  'status',
  'status_comment',
  'acted_at',
  'created_at',
] as const;
const days = ['starts_on', 'half_from', 'ends_on', 'half_to'] as const;

export type CountedLeave = Pick<Selectable<LeavesTable>, (typeof asFiled | typeof days)[number]>;

/** Leaves of others are not looked at, nor when those others left: a window costs what is in it. */
export interface CountedLeaves {
  readonly timeZone: string;
  readonly statuses?: readonly LeaveStatus[];
  /** Ids, or a query of them; everyone when left out. */
  readonly employees?: readonly string[] | Expression<unknown>;
  /** Only parts that end on or after this day. */
  readonly first?: Day | undefined;
  /** Only parts that begin on or before this day. */
  readonly last?: Day | undefined;
}

const columns = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(`filed.${name}`)));

const allOf = (conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> =>
  sql`${sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` and `)}`;

const isAmong = (column: string, employees: NonNullable<CountedLeaves['employees']>): RawBuilder<boolean> =>
  'toOperationNode' in employees
    ? sql`${sql.ref(column)} in ${employees}`
    : sql`${sql.ref(column)} = any(${employees}::uuid[])`;

/**
 * In place of the table `leaves` where days are counted or someone is said to be away: the parts of leaves on days of the
 * employment, by the rule of `isDayOfEmployment`. No one has leave before the day of joining, which may have been entered
 * after the leave, nor between leaving and returning, whatever was granted. A leave over such a time has two rows. It has
 * no `length_days`: that is the length as filed.
 */
export function leavesOfEmployment({
  timeZone,
  statuses,
  employees,
  first,
  last,
}: CountedLeaves): RawBuilder<CountedLeave> {
  const isWithin = (table: 'filed' | 'part'): RawBuilder<boolean> =>
    allOf([
      first === undefined ? undefined : sql`${sql.ref(`${table}.ends_on`)} >= ${first}`,
      last === undefined ? undefined : sql`${sql.ref(`${table}.starts_on`)} <= ${last}`,
    ]);
  const isMeant = allOf([
    statuses === undefined ? undefined : sql`filed.status in (${sql.join(statuses)})`,
    employees === undefined ? undefined : isAmong('filed.employee_id', employees),
  ]);
  return sql<CountedLeave>`(
  with filed as materialized (
    select ${columns([...asFiled, ...days])} from leaves filed
    where ${isWithin('filed')} and ${isMeant}
  ),
  people as materialized (
    select distinct employee_id as id from filed where employee_id in (${changedStatus})
  ),
  ${employmentTurns(timeZone)},
  stays as materialized (
    select employee_id, since, until - case when ${hasComeOn('turns.employee_id', sql`turns.until`)} then 0 else 1 end as last
    from turns where is_active
  )
  select ${columns(asFiled)}, part.starts_on, part.ends_on,
    case when part.starts_on > filed.starts_on then 'First Half' else filed.half_from end as half_from,
    case when part.ends_on < filed.ends_on then 'Second Half' else filed.half_to end as half_to
  from filed
  join employees on employees.id = filed.employee_id
  left join stays on stays.employee_id = filed.employee_id
  cross join lateral (
    select greatest(filed.starts_on, employees.joined_on, stays.since) as starts_on, least(filed.ends_on, stays.last) as ends_on
  ) part
  where part.starts_on <= part.ends_on and ${isWithin('part')}
    and case when filed.employee_id in (select id from people) then stays.since is not null else employees.status = 'Active' end)`;
}
