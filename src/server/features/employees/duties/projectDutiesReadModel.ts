import type { Expression, Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleProject } from '../../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';

const openTasks = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where('tasks.assignee_id', '=', employeeId)
    .where(isOpen('tasks.status'))
    .where('tasks.deleted_at', 'is', null);

/** Open tasks of a person in projects that the caller sees, by project and due date. */
export const visibleOpenTasks = (database: Kysely<Schema>, caller: Caller, employeeId: string) =>
  openTasks(database, employeeId)
    .where(isVisibleProject(caller))
    .select([
      'tasks.id',
      'tasks.key',
      'tasks.summary',
      'projects.id as project_id',
      'projects.name as project_name',
      'projects.project_manager_id',
      'projects.technical_project_manager_id',
    ])
    .orderBy('projects.name')
    .orderBy('projects.id')
    .orderBy('tasks.due_on')
    .orderBy('tasks.id')
    .execute();

/** How many open tasks a person has in all projects that are not deleted. */
export async function countOpenTasks(database: Kysely<Schema>, employeeId: string): Promise<number> {
  const { total } = await openTasks(database, employeeId)
    .where('projects.deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type ManagerColumn = 'project_manager_id' | 'technical_project_manager_id';

/** How an employee is responsible for a project: as one of its managers, or as a leader among its members. */
export type ProjectDuty = ManagerColumn | 'leader';

const dutyProjects = (database: Kysely<Schema>, duty: ProjectDuty, employeeId: string) =>
  database
    .selectFrom('projects')
    .where('projects.deleted_at', 'is', null)
    .where((eb) =>
      duty === 'leader'
        ? eb(
            'projects.id',
            'in',
            eb
              .selectFrom('project_members')
              .select('project_members.project_id')
              .where('project_members.employee_id', '=', employeeId)
              .where('project_members.is_leader', '=', true),
          )
        : eb(`projects.${duty}`, '=', employeeId),
    );

/** Projects that an employee is responsible for and that the caller sees, by name. */
export const visibleDutyProjects = (database: Kysely<Schema>, caller: Caller, duty: ProjectDuty, employeeId: string) =>
  dutyProjects(database, duty, employeeId)
    .where(isVisibleProject(caller))
    .select([
      'projects.id',
      'projects.name',
      'projects.short_name',
      'projects.project_manager_id',
      'projects.technical_project_manager_id',
    ])
    .orderBy('projects.name')
    .orderBy('projects.id')
    .execute();

export async function countDutyProjects(
  database: Kysely<Schema>,
  duty: ProjectDuty,
  employeeId: string,
): Promise<number> {
  const { total } = await dutyProjects(database, duty, employeeId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Active members of the projects, by name. */
const activeMembers = (database: Kysely<Schema>, projectIds: Expression<string>, exceptId: string) =>
  database
    .selectFrom('project_members')
    .innerJoin('employees', 'employees.id', 'project_members.employee_id')
    .where('project_members.project_id', 'in', projectIds)
    .where('employees.status', '=', 'Active')
    .where('employees.id', '<>', exceptId)
    .select(['project_members.project_id', 'project_members.is_leader', 'employees.id', 'employees.full_name'])
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();

/** Members who can take over the open tasks of an employee (`visibleOpenTasks`), by name. */
export const membersForTasks = (database: Kysely<Schema>, caller: Caller, employeeId: string) =>
  activeMembers(
    database,
    openTasks(database, employeeId).where(isVisibleProject(caller)).select('projects.id').$asScalar(),
    employeeId,
  );

/** Members of the projects that an employee leads and the caller sees, by name. */
export const membersForLeads = (database: Kysely<Schema>, caller: Caller, employeeId: string) =>
  activeMembers(
    database,
    dutyProjects(database, 'leader', employeeId).where(isVisibleProject(caller)).select('projects.id').$asScalar(),
    employeeId,
  );

/** Pending overtime of the projects that a person manages and the caller sees: the manager decides it. */
export const overtimeToDecide = (database: Kysely<Schema>, caller: Caller, managerId: string) =>
  database
    .selectFrom('overtime_entries')
    .innerJoin('projects', 'projects.id', 'overtime_entries.project_id')
    .innerJoin('employees', 'employees.id', 'overtime_entries.employee_id')
    .where('overtime_entries.status', '=', 'Pending')
    .where('overtime_entries.employee_id', '<>', managerId)
    .where('projects.project_manager_id', '=', managerId)
    .where(isVisibleProject(caller))
    .select([
      'overtime_entries.id',
      'overtime_entries.project_id',
      'overtime_entries.work_date',
      'employees.full_name',
      'projects.name as project_name',
    ])
    .orderBy('overtime_entries.created_at')
    .orderBy('overtime_entries.id')
    .execute();
