import { sql, type Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

export async function findRole(database: Kysely<Schema>, id: string) {
  return isRecordId(id)
    ? database
        .selectFrom('roles')
        .select(['id', 'name', 'description', 'granted_flags', 'version', 'second_factor_required'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
}

/** Roles with their number of employees except erased ones, and of the active ones, by name; only one when an id is given. */
export const roleEntries = (database: Kysely<Schema>, id?: string) =>
  database
    .selectFrom('roles')
    .select(['roles.id', 'roles.name', 'roles.description', 'roles.granted_flags', 'roles.updated_at', 'roles.version'])
    .select('roles.second_factor_required')
    .select((eb) =>
      eb
        .selectFrom('employees')
        .whereRef('employees.role_id', '=', 'roles.id')
        .where('employees.erased_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('used_by'))
        .as('used_by'),
    )
    .select((eb) =>
      eb
        .selectFrom('employees')
        .whereRef('employees.role_id', '=', 'roles.id')
        .where('employees.status', '=', 'Active')
        .select((count) => count.fn.countAll<number>().as('active_holders'))
        .as('active_holders'),
    )
    .$if(id !== undefined, (query) => query.where('roles.id', '=', id ?? ''))
    .orderBy(sql`lower(roles.name)`)
    .execute();

export type RoleEntry = Awaited<ReturnType<typeof roleEntries>>[number];

/** True when another role has the name, ignoring case. */
export async function isRoleNameTaken(database: Kysely<Schema>, name: string, exceptId?: string): Promise<boolean> {
  const found = await database
    .selectFrom('roles')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .$if(exceptId !== undefined && isRecordId(exceptId), (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** The employees of a role except erased ones: active ones first, by name. */
export const roleHolders = (database: Kysely<Schema>, roleId: string) =>
  database
    .selectFrom('employees')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .where('employees.role_id', '=', roleId)
    .where('employees.erased_at', 'is', null)
    .select([
      'employees.id',
      'employees.full_name',
      'employees.code',
      'employees.status',
      'positions.name as position_name',
    ])
    .orderBy('employees.status')
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();

/** The latest changes of one role or of all, with their authors. */
export const roleChanges = (database: Kysely<Schema>, roleId: string | undefined, max: number) =>
  database
    .selectFrom('role_changes')
    .leftJoin('employees', 'employees.id', 'role_changes.changed_by_id')
    .selectAll('role_changes')
    .select('employees.full_name as changed_by')
    .$if(roleId !== undefined, (query) => query.where('role_changes.role_id', '=', roleId ?? ''))
    .orderBy('role_changes.changed_at', 'desc')
    .orderBy('role_changes.id', 'desc')
    .limit(max)
    .execute();
