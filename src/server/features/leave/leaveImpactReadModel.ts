import { leavesOfEmployment } from '../../leave-days/leavesOfEmploymentReadModel';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { activeLeaveStatuses } from '../../../domain/leave/leaveChoices';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { placedColumns } from '../../schedule/assigneeTimesReadModel';
import { isVisibleProject, isVisibleTask } from '../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../work-figures/workStateReadModel';
import { workingLeaveDays } from '../../leave-days/workingLeaveReadModel';
import { leavePeriodColumns } from '../../leave-days/leavePeriodColumns';
import { personNameColumns } from '../../employee-records/personColumns';

const shownTasks = 20;
const shownSprints = 20;
export const shownMilestones = 20;

type DueColumn = 'tasks.due_on' | 'sprints.due_on' | 'milestones.due_on';

const isDueIn = ({ from, to }: LeavePeriod, column: DueColumn): RawBuilder<boolean> =>
  sql`${sql.ref(column)} between ${from} and ${to}`;

/** The employee of a leave that is being filed or decided, with the working days of the leave. */
export const findApplicant = (
  database: Kysely<Schema>,
  employeeId: string,
  { period: { from, to, halfFrom, halfTo }, timeZone }: { readonly period: LeavePeriod; readonly timeZone: string },
) =>
  database
    .selectFrom('employees')
    .innerJoin(
      sql<object>`(select ${from}::date as starts_on, ${halfFrom}::text as half_from, ${to}::date as ends_on, ${halfTo}::text as half_to)`.as(
        'filed',
      ),
      (join) => join.onTrue(),
    )
    .select(['team_leader_id', 'joined_on'])
    .select(workingLeaveDays({ leave: 'filed', person: 'employees', timeZone }).as('working_days'))
    .where('id', '=', employeeId)
    .executeTakeFirst();

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

/** As many as a timeline has; the delayed ones first. */
const maxScheduledTasks = 10_000;

/**
 * What the effect of a leave needs: the visible open tasks of the employee that may be worked on in the period, those that
 * wait for them, directly or not, the blockers of all these, and all open tasks of their milestones.
 */
export const tasksAroundLeave = (
  database: Kysely<Schema>,
  caller: Caller,
  employeeId: string,
  { from, to }: LeavePeriod,
) => {
  const isDelayed = sql<boolean>`tasks.id in (select id from delayed)`;
  return database
    .withRecursive('delayed', (query) =>
      query
        .selectFrom('tasks')
        .where('tasks.assignee_id', '=', employeeId)
        .where(isOpen('tasks.status'))
        .where('tasks.starts_on', '<=', to)
        .where((eb) => eb.or([eb('tasks.due_on', 'is', null), eb('tasks.due_on', '>=', from)]))
        .where(isVisibleTask(caller))
        .select('tasks.id')
        .union(
          query
            .selectFrom('delayed')
            .innerJoin('task_dependencies', 'task_dependencies.blocker_id', 'delayed.id')
            .select('task_dependencies.task_id as id'),
        ),
    )
    .selectFrom('tasks')
    .where('tasks.deleted_at', 'is', null)
    .where(isOpen('tasks.status'))
    .where((eb) =>
      eb.or([
        isDelayed,
        sql<boolean>`tasks.id in (select blocker_id from task_dependencies where task_id in (select id from delayed))`,
        sql<boolean>`tasks.milestone_id in (select milestone_id from tasks own where own.id in (select id from delayed))`,
      ]),
    )
    .select(placedColumns)
    .select([
      isDelayed.as('is_delayed'),
      sql<{ id: string; lag_days: number }[]>`coalesce((
        select json_agg(json_build_object('id', blocker_id, 'lag_days', lag_days) order by blocker_id)
        from task_dependencies where task_id = tasks.id), '[]')`.as('blockers'),
    ])
    .orderBy(isDelayed, 'desc')
    .orderBy('tasks.id')
    .limit(maxScheduledTasks)
    .execute();
};

/** The open ones of these milestones that the caller may see, by due date. */
export const openMilestonesByIds = (database: Kysely<Schema>, caller: Caller, ids: readonly string[]) =>
  database
    .selectFrom('milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .where(sql<boolean>`milestones.id = any(${ids}::uuid[])`)
    .where(isOpen('milestones.status'))
    .where('milestones.deleted_at', 'is', null)
    .where(isVisibleProject(caller))
    .select([
      'milestones.id',
      'milestones.name',
      'milestones.due_on',
      'milestones.project_id',
      'projects.name as project_name',
    ])
    .orderBy('milestones.due_on', (order) => order.asc().nullsLast())
    .orderBy('milestones.name')
    .orderBy('milestones.id');

/** Maximum number of leaves of others that are shown. */
const maxLeaves = 200;

/** The active team leader and the other active employees of the team. */
const colleagues = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('employees')
    .select('employees.id')
    .where('employees.id', '<>', employeeId)
    .where('employees.status', '=', 'Active')
    .where((eb) => {
      const leader = eb.selectFrom('employees as own').select('own.team_leader_id').where('own.id', '=', employeeId);
      return eb.or([eb('employees.team_leader_id', '=', leader), eb('employees.id', '=', leader)]);
    });

/** Granted and pending leaves of the team leader and of the team that overlap the period. */
export const leavesAmong = (
  database: Kysely<Schema>,
  employeeId: string,
  { period: { from, to, halfFrom, halfTo }, timeZone }: { readonly period: LeavePeriod; readonly timeZone: string },
) =>
  database
    .selectFrom(
      leavesOfEmployment({
        timeZone,
        statuses: activeLeaveStatuses,
        employees: colleagues(database, employeeId),
        first: from,
        last: to,
      }).as('leaves'),
    )
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .select([...leavePeriodColumns, 'leaves.status', ...personNameColumns])
    .where(
      sql<boolean>`(leaves.starts_on, leaves.half_from) <= (${to}::date, ${halfTo}::text) and (leaves.ends_on, leaves.half_to) >= (${from}::date, ${halfFrom}::text)`,
    )
    .orderBy('leaves.starts_on')
    .orderBy('employees.full_name')
    .limit(maxLeaves)
    .execute();
