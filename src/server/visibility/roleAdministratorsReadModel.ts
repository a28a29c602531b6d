import type { Kysely } from 'kysely';
import { rolesFlag } from '../../domain/permissions/roleRules';
import type { Schema } from '../database/schema';

/**
 * Counts active employees who may change roles.
 * @param exceptRoleId excludes those with this role
 */
export async function countRoleAdministrators(database: Kysely<Schema>, exceptRoleId?: string): Promise<number> {
  const { count } = await database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .where('employees.status', '=', 'Active')
    .where((eb) => eb(eb.val<string>(rolesFlag), '=', eb.fn.any('roles.granted_flags')))
    .$if(exceptRoleId !== undefined, (query) => query.where('roles.id', '<>', exceptRoleId ?? ''))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
