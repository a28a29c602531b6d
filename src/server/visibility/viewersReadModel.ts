import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../database/schema';
import { beginsWith, containsText } from '../database/textSearch';
import type { Subject } from './visibilityReadModel';
import { personNameColumns } from '../employee-records/personColumns';

/** Condition on `employees` and `roles`: the task or project is visible to the employee (`isVisibleTask` and `isVisibleProject` in reverse; a test compares them). */
function maySee(subject: {
  readonly kind: Subject['kind'];
  readonly id: string | Expression<string>;
}): Expression<SqlBool> {
  const projects =
    subject.kind === 'project'
      ? sql`select p.* from projects p where p.id = ${subject.id}`
      : sql`select p.* from projects p join tasks t on t.project_id = p.id where t.id = ${subject.id} and t.deleted_at is null`;
  const isAssignee =
    subject.kind === 'task'
      ? sql`employees.id = (select assignee_id from tasks where id = ${subject.id} and deleted_at is null)`
      : sql`false`;
  return sql<SqlBool>`(${isAssignee} or exists (
    select from (${projects}) p
    where p.deleted_at is null and ('Project.All_Project' = any(roles.granted_flags) or employees.id in (p.project_manager_id, p.technical_project_manager_id)
      or exists (select from project_members m where m.project_id = p.id and m.employee_id = employees.id))))`;
}

const activePeople = (database: Kysely<Schema>, subject: Subject) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .where('employees.status', '=', 'Active')
    .where(maySee(subject));

/**
 * Those of the employees who are active and to whom the task or project is visible.
 * @param employeeIds also as a query for them
 */
export async function viewersAmong(
  database: Kysely<Schema>,
  subject: Subject,
  employeeIds: readonly string[] | Expression<string | null>,
): Promise<string[]> {
  const isList = 'length' in employeeIds;
  if (isList && employeeIds.length === 0) return [];
  const rows = await activePeople(database, subject)
    .where('employees.id', 'in', isList ? [...employeeIds] : employeeIds)
    .select('employees.id')
    .execute();
  return rows.map((row) => row.id);
}

/** One employee and one task or project. */
export interface Viewing {
  readonly subject: Subject;
  readonly employeeId: string;
}

/** Those of the pairs whose employee is active and may see the task or project, in one statement. */
export async function visibleAmong<Asked extends Viewing>(
  database: Kysely<Schema>,
  asked: readonly Asked[],
): Promise<Asked[]> {
  if (asked.length === 0) return [];
  const id = sql<string>`asked.subject_id`;
  const { rows } = await sql<{ position: number }>`
    select asked.position::int as position
    from unnest(
      ${asked.map(({ subject }) => subject.kind)}::text[],
      ${asked.map(({ subject }) => subject.id)}::uuid[],
      ${asked.map(({ employeeId }) => employeeId)}::uuid[]
    ) with ordinality asked (kind, subject_id, employee_id, position)
    join employees on employees.id = asked.employee_id and employees.status = 'Active'
    join roles on roles.id = employees.role_id
    where case asked.kind when 'task' then ${maySee({ kind: 'task', id })} else ${maySee({ kind: 'project', id })} end
    order by asked.position`.execute(database);
  return rows.flatMap(({ position }) => asked[position - 1] ?? []);
}

/**
 * Active employees to whom the task or project is visible, by a part of the name; those whose first or last name begins
 * with it first.
 */
export const searchViewers = (database: Kysely<Schema>, subject: Subject, name: string, limit: number) =>
  activePeople(database, subject)
    .where(containsText(sql`employees.full_name`, name))
    .select(['employees.id', ...personNameColumns])
    .orderBy(sql`not (${beginsWith(sql`employees.first_name`, name)} or ${beginsWith(sql`employees.last_name`, name)})`)
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .limit(limit)
    .execute();
