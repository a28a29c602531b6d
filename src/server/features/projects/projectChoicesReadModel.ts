import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { photoColumns } from '../../employee-records/personColumns';

export interface ProjectPerson {
  id: string;
  full_name: string;
  isActive: boolean;
  isProjectManager: boolean;
  isTechnicalProjectManager: boolean;
}

/** The employees with these ids; unknown ids are omitted. */
export async function peopleById(
  database: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, ProjectPerson>> {
  const known = ids.filter(isRecordId);
  if (known.length === 0) return new Map();
  const rows = await database
    .selectFrom('employees')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .where('employees.id', 'in', known)
    .select([
      'employees.id',
      'employees.full_name',
      'employees.status',
      'positions.is_project_manager',
      'positions.is_technical_project_manager',
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        full_name: row.full_name,
        isActive: row.status === 'Active',
        isProjectManager: row.is_project_manager === true,
        isTechnicalProjectManager: row.is_technical_project_manager === true,
      },
    ]),
  );
}

/** An entry of one of the two masters of a project. */
export interface NamedChoice {
  id: string;
  name: string;
  status: 'Active' | 'DeActive';
}

/** Every tech stack or every client requirement, by name. */
export const readChoices = (database: Kysely<Schema>, master: 'tech_stacks' | 'requirements'): Promise<NamedChoice[]> =>
  database
    .selectFrom(master)
    .select(['id', 'name', 'status'])
    .orderBy(sql`lower(name)`)
    .execute();

/** The sprints of a project, newest first. */
export const readSprints = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('sprints')
    .select(['id', 'name', 'status', 'starts_on', 'due_on'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('starts_on', (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const isMember = (projectId: string): Expression<SqlBool> => {
  const eb = expressionBuilder<Schema, 'employees'>();
  const members = eb
    .selectFrom('project_members')
    .select('project_members.employee_id')
    .where('project_members.project_id', '=', projectId);
  return eb('employees.id', 'in', members);
};

/** Condition on `employees`: assignee of a task of the project. */
export const isAssigneeIn = (projectId: string): Expression<SqlBool> => {
  const eb = expressionBuilder<Schema, 'employees'>();
  const assignees = eb
    .selectFrom('tasks')
    .select('tasks.assignee_id')
    .where('tasks.project_id', '=', projectId)
    .where('tasks.deleted_at', 'is', null)
    .where('tasks.assignee_id', 'is not', null);
  return eb('employees.id', 'in', assignees);
};

const peopleWhere = (database: Kysely<Schema>, condition: Expression<SqlBool>) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .where(condition)
    .select([
      'employees.id',
      'employees.first_name',
      'employees.last_name',
      'employees.status',
      'roles.name as role_name',
      ...photoColumns,
    ])
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();

/** The members of a project by name, with their photo. */
export const readMembers = (database: Kysely<Schema>, projectId: string) => peopleWhere(database, isMember(projectId));

/** The others who have tasks in the project. */
export const readFormerMembers = (database: Kysely<Schema>, projectId: string) => {
  const eb = expressionBuilder<Schema, 'employees'>();
  return peopleWhere(database, eb.and([isAssigneeIn(projectId), eb.not(isMember(projectId))]));
};

export interface ProjectMember {
  id: string;
  full_name: string;
  status: 'Active' | 'DeActive';
  is_leader: boolean;
}

/** The member of the project with this id; undefined when there is none. */
export async function findMember(
  database: Kysely<Schema>,
  projectId: string,
  employeeId: string,
): Promise<ProjectMember | undefined> {
  if (!isRecordId(employeeId)) return undefined;
  return database
    .selectFrom('project_members')
    .innerJoin('employees', 'employees.id', 'project_members.employee_id')
    .where('project_members.project_id', '=', projectId)
    .where('project_members.employee_id', '=', employeeId)
    .select(['employees.id', 'employees.full_name', 'employees.status', 'project_members.is_leader'])
    .executeTakeFirst();
}
