import { sql, type Kysely, type Selection } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { grantedStatuses } from '../../domain/leave/leaveChoices';
import { employmentSpan } from '../attendance/employmentReadModel';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';
import { plannedWorkColumns } from './plannedWorkColumns';
import { leavePeriodColumns } from '../leave-days/leavePeriodColumns';
import { leavesOfEmployment } from '../leave-days/leavesOfEmploymentReadModel';

/** Columns of a task of which the place in the schedule is computed. */
export const placedColumns = [
  'tasks.id',
  'tasks.assignee_id',
  'tasks.status',
  'tasks.milestone_id',
  ...plannedWorkColumns,
  'tasks.created_at',
] as const;

export type PlacedRow = Selection<Schema, 'tasks', (typeof placedColumns)[number]>;

/** The place and the employment of these employees. */
export const plannedPeople = (database: Kysely<Schema>, employeeIds: readonly string[], timeZone: string) =>
  database
    .selectFrom('employees')
    .where(sql<boolean>`id = any(${employeeIds}::uuid[])`)
    .select(['id', 'full_name', 'location_id', ...employmentSpan(timeZone)])
    .orderBy('full_name')
    .orderBy('id');

/** Granted leaves of these employees that end on or after the day. */
export const grantedLeaves = (
  database: Kysely<Schema>,
  employees: readonly string[],
  { from, timeZone }: { readonly from: Day; readonly timeZone: string },
) =>
  database
    .selectFrom(leavesOfEmployment({ timeZone, statuses: grantedStatuses, employees, first: from }).as('leaves'))
    .select([...leavePeriodColumns, sql<Date>`coalesce(leaves.acted_at, leaves.created_at)`.as('granted_at')])
    .orderBy('starts_on')
    .orderBy('leaves.id');

/** When the days of these tasks were set, and whether the assignee has changed since; by the history of the tasks. */
export const daysSetAt = (database: Kysely<Schema>, ids: readonly string[]) =>
  database
    .selectFrom('tasks')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('history_entries')
          .where(sql<boolean>`task_id = any(${ids}::uuid[])`)
          .where('field', 'in', ['starts_on', 'due_on', 'duration_hours', 'assignee'])
          .groupBy('task_id')
          .select([
            'task_id',
            sql<Date | null>`max(happened_at) filter (where field <> 'assignee')`.as('days_at'),
            sql<Date | null>`max(happened_at) filter (where field = 'assignee')`.as('assigned_at'),
          ])
          .as('changes'),
      (join) => join.onRef('changes.task_id', '=', 'tasks.id'),
    )
    .where(sql<boolean>`tasks.id = any(${ids}::uuid[])`)
    .select([
      'tasks.id',
      sql<Date>`coalesce(changes.days_at, tasks.created_at)`.as('set_at'),
      sql<boolean>`coalesce(changes.assigned_at > coalesce(changes.days_at, tasks.created_at), false)`.as(
        'is_assigned_since',
      ),
    ])
    .execute();

/**
 * Statements for the assignees of shown tasks and their leaves from a day on; leaves of others are for users who may see the
 * members of projects.
 */
export function seenAssignees(
  database: Kysely<Schema>,
  { employeeId, grantedFlags }: Pick<Caller, 'employeeId' | 'grantedFlags'>,
  tasks: readonly { readonly assignee_id: string | null }[],
  days: { readonly from: Day; readonly timeZone: string },
) {
  const ids = [...new Set(tasks.flatMap(({ assignee_id }) => assignee_id ?? []))];
  const seenIds = grantedFlags.has('Project.View_Member') ? ids : ids.filter((id) => id === employeeId);
  return [plannedPeople(database, ids, days.timeZone), grantedLeaves(database, seenIds, days)] as const;
}
