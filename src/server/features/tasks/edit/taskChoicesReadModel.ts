import type { Kysely } from 'kysely';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { taskMessages } from '../../../../domain/tasks/taskRules';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';

/** Full name of an active member of the project; undefined for others. */
export async function activeMemberName(
  database: Kysely<Schema>,
  projectId: string,
  employeeId: string,
): Promise<string | undefined> {
  if (!isRecordId(employeeId)) return undefined;
  const member = await database
    .selectFrom('project_members')
    .innerJoin('employees', 'employees.id', 'project_members.employee_id')
    .select('employees.full_name')
    .where('project_members.project_id', '=', projectId)
    .where('project_members.employee_id', '=', employeeId)
    .where('employees.status', '=', 'Active')
    .executeTakeFirst();
  return member?.full_name;
}

/** Full name of an active employee; undefined for others. */
export async function activeEmployeeName(database: Kysely<Schema>, employeeId: string): Promise<string | undefined> {
  if (!isRecordId(employeeId)) return undefined;
  const employee = await database
    .selectFrom('employees')
    .select('full_name')
    .where('id', '=', employeeId)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return employee?.full_name;
}

export interface SprintChoice {
  id: string;
  project_id: string;
  name: string;
  status: string;
}

/** The sprints with these ids, locked until the transaction ends, so that none is closed before the task is in it. */
export const sprintsByIds = async (database: Kysely<Schema>, ids: readonly string[]): Promise<SprintChoice[]> => {
  const known = [...new Set(ids)].filter(isRecordId);
  return known.length === 0
    ? []
    : database
        .selectFrom('sprints')
        .select(['id', 'project_id', 'name', 'status'])
        .where('id', 'in', known)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forKeyShare()
        .execute();
};

/** Why a task of the project cannot be in the sprint; undefined when it can. */
export function sprintProblem(sprint: SprintChoice | undefined, projectId: string): string | undefined {
  if (sprint?.project_id !== projectId) return taskMessages.sprint;
  return sprint.status === closedStatus ? taskMessages.closedSprint(sprint.name) : undefined;
}

/** Those of the employees who are active members, with their projects. */
export async function activeMembers(
  database: Kysely<Schema>,
  projectIds: readonly string[],
  employeeIds: readonly string[],
): Promise<{ project_id: string; employee_id: string; full_name: string }[]> {
  if (projectIds.length === 0 || employeeIds.length === 0) return [];
  return database
    .selectFrom('project_members')
    .innerJoin('employees', 'employees.id', 'project_members.employee_id')
    .select(['project_members.project_id', 'project_members.employee_id', 'employees.full_name'])
    .where('project_members.project_id', 'in', [...projectIds])
    .where('project_members.employee_id', 'in', [...employeeIds])
    .where('employees.status', '=', 'Active')
    .execute();
}
