import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject } from '../../visibility/visibleProjects';
import { isOpen } from '../../work-figures/workStateReadModel';

const openTasks = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('tasks')
    .where('tasks.assignee_id', '=', employeeId)
    .where(isOpen('tasks.status'))
    .where('tasks.deleted_at', 'is', null);

/** Open tasks of a person in projects that the caller sees, by due date, with their projects. */
export const openTasksInSight = (database: Kysely<Schema>, caller: Caller, employeeId: string) =>
  openTasks(database, employeeId)
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where(isVisibleProject(caller))
    .select([
      'tasks.id',
      'tasks.key',
      'tasks.summary',
      'tasks.status',
      'tasks.due_on',
      'projects.id as project_id',
      'projects.name as project_name',
    ])
    .orderBy('projects.name')
    .orderBy('tasks.due_on')
    .orderBy('tasks.id')
    .execute();

/** How many open tasks a person has in all projects that are not deleted. */
export async function countOpenTasks(database: Kysely<Schema>, employeeId: string): Promise<number> {
  const { total } = await openTasks(database, employeeId)
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where('projects.deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Active members of projects other than the person. */
export async function successorsIn(database: Kysely<Schema>, projectIds: readonly string[], exceptId: string) {
  if (projectIds.length === 0) return [];
  return database
    .selectFrom('project_members')
    .innerJoin('employees', 'employees.id', 'project_members.employee_id')
    .where('project_members.project_id', 'in', [...projectIds])
    .where('employees.status', '=', 'Active')
    .where('employees.id', '<>', exceptId)
    .select(['project_members.project_id', 'employees.id', 'employees.full_name'])
    .orderBy('employees.full_name')
    .execute();
}

/** Active people whose leader the person is. */
export const teamOf = (database: Kysely<Schema>, leaderId: string) =>
  database
    .selectFrom('employees')
    .select(['id', 'full_name'])
    .where('team_leader_id', '=', leaderId)
    .where('status', '=', 'Active')
    .orderBy('full_name')
    .execute();

/** Names of projects that the person manages and the caller sees. */
export async function projectsManagedBy(
  database: Kysely<Schema>,
  caller: Caller,
  employeeId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('projects')
    .select('projects.name')
    .where(isVisibleProject(caller))
    .where((eb) =>
      eb.or([
        eb('projects.project_manager_id', '=', employeeId),
        eb('projects.technical_project_manager_id', '=', employeeId),
      ]),
    )
    .orderBy('projects.name')
    .execute();
  return rows.map(({ name }) => name);
}
