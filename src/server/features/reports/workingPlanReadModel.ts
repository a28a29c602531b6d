import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { isRecordId } from '../../database/isRecordId';
import { activePeople } from '../../schedule/activePeopleReadModel';
import { openTasks } from '../../schedule/openTasksReadModel';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleProject } from '../../visibility/visibleProjectsReadModel';

export interface WorkingPlanFilter {
  readonly departmentId: string | undefined;
  readonly projectId: string | undefined;
  readonly teamLeaderId: string | undefined;
  readonly employeeId: string | undefined;
  /** Only members of the projects in progress that this employee manages. */
  readonly managerId: string | undefined;
}

const isManager = (where: ExpressionBuilder<Schema, 'projects'>, employeeId: string) =>
  where.or([
    where('projects.project_manager_id', '=', employeeId),
    where('projects.technical_project_manager_id', '=', employeeId),
  ]);

/** Active employees of the report, by name; undefined when one of the ids cannot be any. */
export function workingPlanPeople(
  database: Kysely<Schema>,
  { departmentId, projectId, teamLeaderId, employeeId, managerId }: WorkingPlanFilter,
  timeZone: string,
) {
  if ([departmentId, projectId, teamLeaderId, employeeId].some((id) => id !== undefined && !isRecordId(id)))
    return undefined;
  let query = activePeople(database, timeZone)
    .leftJoin('departments', 'departments.id', 'employees.department_id')
    .leftJoin('employees as leader', 'leader.id', 'employees.team_leader_id')
    .select(['departments.name as department', 'leader.full_name as team_leader']);
  if (departmentId !== undefined) query = query.where('employees.department_id', '=', departmentId);
  if (teamLeaderId !== undefined) query = query.where('employees.team_leader_id', '=', teamLeaderId);
  if (employeeId !== undefined) query = query.where('employees.id', '=', employeeId);
  if (projectId !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('project_members')
          .select('project_id')
          .where('project_id', '=', projectId)
          .whereRef('employee_id', '=', 'employees.id'),
      ),
    );
  if (managerId !== undefined)
    query = query.where((eb) =>
      eb(
        'employees.id',
        'in',
        eb
          .selectFrom('project_members')
          .innerJoin('projects', 'projects.id', 'project_members.project_id')
          .where('projects.deleted_at', 'is', null)
          .where('projects.status', '<>', 'Completed')
          .where((project) => isManager(project, managerId))
          .select('project_members.employee_id'),
      ),
    );
  return query;
}

/** Why a task has no active employee. */
export type UnstaffedKind = 'unassigned' | 'former';

/**
 * Open tasks of visible projects that no active employee has and that start by the last day.
 * @param filter only the projects that it names
 */
export const unstaffedTasks = (
  database: Kysely<Schema>,
  caller: Caller,
  kind: UnstaffedKind,
  { projectId, managerId }: Pick<WorkingPlanFilter, 'projectId' | 'managerId'>,
  lastDay: Day,
) =>
  openTasks(database)
    .leftJoin('employees as former', 'former.id', 'tasks.assignee_id')
    .where(isVisibleProject(caller))
    .where((eb) => (kind === 'unassigned' ? eb('tasks.assignee_id', 'is', null) : eb('former.status', '<>', 'Active')))
    .where(sql<boolean>`coalesce(tasks.starts_on, tasks.assigned_on, ${lastDay}) <= ${lastDay}`)
    .$if(projectId !== undefined, (query) => query.where('tasks.project_id', '=', projectId ?? ''))
    .$if(managerId !== undefined, (query) => query.where((eb) => isManager(eb, managerId ?? '')))
    .select(['former.full_name as former_assignee', 'former.id as former_assignee_id', sql.lit(true).as('is_visible')]);

/** Choices of the report's filters. */
export const activeDepartments = (database: Kysely<Schema>) =>
  database.selectFrom('departments').select(['id', 'name']).where('status', '=', 'Active').orderBy('name');

/** Choices of the report's filters: those who lead an active employee. */
export const teamLeaders = (database: Kysely<Schema>) =>
  database
    .selectFrom('employees')
    .select(['id', 'full_name as name'])
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('employees as member')
          .select('member.team_leader_id')
          .where('member.status', '=', 'Active')
          .where('member.team_leader_id', 'is not', null),
      ),
    )
    .orderBy('full_name')
    .orderBy('id');
