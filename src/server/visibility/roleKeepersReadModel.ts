import type { Kysely } from 'kysely';
import { keeperFlag } from '../../domain/permissions/roleRules';
import type { Schema } from '../database/schema';

/**
 * Counts active employees who may change roles.
 * @param besideRoleId excludes those with this role
 */
export async function countRoleKeepers(database: Kysely<Schema>, besideRoleId?: string): Promise<number> {
  const { count } = await database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .where('employees.status', '=', 'Active')
    .where((eb) => eb(eb.val<string>(keeperFlag), '=', eb.fn.any('roles.granted_flags')))
    .$if(besideRoleId !== undefined, (query) => query.where('roles.id', '<>', besideRoleId ?? ''))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
