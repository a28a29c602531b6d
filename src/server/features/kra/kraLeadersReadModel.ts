import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../database/schema';

/**
 * Condition: an employee may rate others.
 * @param person and role: names of the tables in the query
 */
export const mayRate = (person: string, role: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${person}.status`)} = 'Active' and ${sql.ref(`${role}.granted_flags`)} @> array['KRA.TL_HOD_KRA']::text[])`;

/** Active employees who rate others, by name, except one employee, whose own leader comes first. */
export const kraLeaders = (database: Kysely<Schema>, exceptId: string) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select(['employees.id', 'employees.first_name', 'employees.last_name', 'employees.code'])
    .where('employees.id', '<>', exceptId)
    .where(mayRate('employees', 'roles'))
    .orderBy(
      sql`employees.id is distinct from (select asking.team_leader_id from employees asking where asking.id = ${exceptId})`,
    )
    .orderBy('employees.full_name')
    .orderBy('employees.id');
