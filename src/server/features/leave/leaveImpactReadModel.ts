import { sql, type Kysely, type RawBuilder } from 'kysely';
import { activeLeaveStatuses } from '../../../domain/leave/leaveChoices';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject, isVisibleTask } from '../../visibility/visibleProjects';
import { isOpen } from '../../work-figures/workStateReadModel';
import { leavePeriodColumns } from '../../leave-days/leavePeriodColumns';
import { personNameColumns } from '../../employee-records/personColumns';

const shownTasks = 20;
const shownSprints = 20;
const shownMilestones = 20;

type DueColumn = 'tasks.due_on' | 'sprints.due_on' | 'milestones.due_on';

const isDueIn = ({ from, to }: LeavePeriod, column: DueColumn): RawBuilder<boolean> =>
  sql`${sql.ref(column)} between ${from} and ${to}`;

export const findTeamLeader = (database: Kysely<Schema>, employeeId: string) =>
  database.selectFrom('employees').select('team_leader_id').where('id', '=', employeeId).executeTakeFirst();

/** Open tasks of the employee that are due on the days of the period; every row has their total. */
export const dueTasks = (database: Kysely<Schema>, caller: Caller, employeeId: string, period: LeavePeriod) =>
  database
    .selectFrom('tasks')
    .select(['tasks.id', 'tasks.key', 'tasks.summary', 'tasks.due_on', 'tasks.status'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('tasks.assignee_id', '=', employeeId)
    .where(isDueIn(period, 'tasks.due_on'))
    .where(isOpen('tasks.status'))
    .where(isVisibleTask(caller))
    .orderBy('tasks.due_on')
    .orderBy('tasks.key')
    .limit(shownTasks)
    .execute();

/** Sprints that end on the days of the period, of projects of which the employee is a member. */
export const endingSprints = (database: Kysely<Schema>, caller: Caller, employeeId: string, period: LeavePeriod) =>
  database
    .selectFrom('sprints')
    .innerJoin('projects', 'projects.id', 'sprints.project_id')
    .innerJoin('project_members', 'project_members.project_id', 'projects.id')
    .select(['sprints.id', 'sprints.name', 'sprints.due_on', 'sprints.project_id', 'projects.name as project_name'])
    .where('project_members.employee_id', '=', employeeId)
    .where(isDueIn(period, 'sprints.due_on'))
    .where(isOpen('sprints.status'))
    .where('sprints.deleted_at', 'is', null)
    .where(isVisibleProject(caller))
    .orderBy('sprints.due_on')
    .orderBy('sprints.name')
    .limit(shownSprints)
    .execute();

/**
 * Open milestones that are due on the days of the period and have visible open tasks of the employee; every row has their
 * total.
 */
export const dueMilestones = (database: Kysely<Schema>, caller: Caller, employeeId: string, period: LeavePeriod) =>
  database
    .selectFrom('milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .innerJoin('tasks', 'tasks.milestone_id', 'milestones.id')
    .where('tasks.assignee_id', '=', employeeId)
    .where(isOpen('tasks.status'))
    .where(isVisibleTask(caller))
    .where(isDueIn(period, 'milestones.due_on'))
    .where(isOpen('milestones.status'))
    .where('milestones.deleted_at', 'is', null)
    .where(isVisibleProject(caller))
    .groupBy(['milestones.id', 'projects.name'])
    .select([
      'milestones.id',
      'milestones.name',
      'milestones.due_on',
      'milestones.project_id',
      'projects.name as project_name',
    ])
    .select([sql<number>`count(*)`.as('open_tasks'), sql<number>`count(*) over ()`.as('total')])
    .orderBy('milestones.due_on')
    .orderBy('milestones.name')
    .orderBy('milestones.id')
    .limit(shownMilestones)
    .execute();

/** Maximum number of leaves of others that are shown. */
const maxLeaves = 200;

/** Granted and pending leaves of the team leader and of the team that overlap the period. */
export async function leavesAmong(
  database: Kysely<Schema>,
  employeeId: string,
  leaderId: string | null,
  { from, to, halfFrom, halfTo }: LeavePeriod,
) {
  if (leaderId === null) return [];
  return database
    .selectFrom('leaves')
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .select([...leavePeriodColumns, 'leaves.status', ...personNameColumns])
    .where('leaves.employee_id', '<>', employeeId)
    .where((eb) => eb.or([eb('employees.team_leader_id', '=', leaderId), eb('employees.id', '=', leaderId)]))
    .where('employees.status', '=', 'Active')
    .where('leaves.status', 'in', [...activeLeaveStatuses])
    .where(
      sql<boolean>`(leaves.starts_on, leaves.half_from) <= (${to}::date, ${halfTo}::text) and (leaves.ends_on, leaves.half_to) >= (${from}::date, ${halfFrom}::text)`,
    )
    .orderBy('leaves.starts_on')
    .orderBy('employees.full_name')
    .limit(maxLeaves)
    .execute();
}
