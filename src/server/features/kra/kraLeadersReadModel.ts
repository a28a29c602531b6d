import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Active employees who rate others, by name, except one employee, whose own leader comes first. */
export const kraLeaders = (database: Kysely<Schema>, exceptId: string) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select(['employees.id', 'employees.first_name', 'employees.last_name', 'employees.code'])
    .where('employees.status', '=', 'Active')
    .where('employees.id', '<>', exceptId)
    .where(sql<boolean>`roles.granted_flags @> array['KRA.TL_HOD_KRA']::text[]`)
    .orderBy(
      sql`employees.id is distinct from (select asking.team_leader_id from employees asking where asking.id = ${exceptId})`,
    )
    .orderBy('employees.full_name')
    .orderBy('employees.id');
