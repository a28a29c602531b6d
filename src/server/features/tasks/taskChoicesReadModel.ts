import { expressionBuilder, type Kysely } from 'kysely';
import { closedStatus } from '../../../domain/planning/dueDays';
import { taskMessages } from '../../../domain/tasks/taskRules';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleTask } from '../../visibility/visibleProjects';

/** Full name of an active member of the project; undefined when this is none. */
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

/** Full name of an active employee; undefined when this is none. */
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

/** A sprint that a task is to be put into. */
export interface SprintChoice {
  id: string;
  project_id: string;
  name: string;
  status: string;
}

/** The sprints with these ids, held until the transaction ends, so that nobody closes one before the task is in it. */
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

/** What stands against putting a task of the project into the sprint; undefined for nothing. */
export function sprintProblem(sprint: SprintChoice | undefined, projectId: string): string | undefined {
  if (sprint?.project_id !== projectId) return taskMessages.sprint;
  return sprint.status === closedStatus ? taskMessages.closedSprint : undefined;
}

/** Which of these people are active members of which of these projects. */
export async function activeMembersOf(
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

/** A task as a link names it. */
export interface LinkedTask {
  id: string;
  key: string;
}

/** The tasks with these ids or keys, as far as the caller may see them. */
export async function tasksByReference(
  database: Kysely<Schema>,
  caller: Caller,
  references: readonly string[],
): Promise<LinkedTask[]> {
  if (references.length === 0) return [];
  const ids = references.filter(isRecordId);
  const keys = references.filter((reference) => !isRecordId(reference)).map((key) => key.toUpperCase());
  const eb = expressionBuilder<Schema, 'tasks'>();
  return database
    .selectFrom('tasks')
    .select(['tasks.id', 'tasks.key'])
    .where(
      eb.or([
        ...(ids.length > 0 ? [eb('tasks.id', 'in', ids)] : []),
        ...(keys.length > 0 ? [eb(eb.fn<string>('upper', ['tasks.key']), 'in', keys)] : []),
      ]),
    )
    .where(isVisibleTask(caller))
    .execute();
}
