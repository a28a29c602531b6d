import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';

/** Holds all roles until the transaction ends: two changes cannot lock everybody out together. Reading goes on. */
export async function lockRoles(database: Kysely<Schema>): Promise<void> {
  await sql`lock table roles in share row exclusive mode`.execute(database);
}

/** Holds one role, so that nobody is given it meanwhile. */
export async function lockRole(database: Kysely<Schema>, id: string): Promise<void> {
  await database.selectFrom('roles').select('id').where('id', '=', id).forUpdate().execute();
}

export interface RoleValues {
  name: string;
  description: string;
  granted_flags: string[];
}

/** @returns the id of the new role */
export async function addRole(database: Kysely<Schema>, values: RoleValues, now: Date): Promise<string> {
  const id = newId();
  await database
    .insertInto('roles')
    .values({ id, ...values, updated_at: now })
    .execute();
  return id;
}

export async function changeRole(database: Kysely<Schema>, id: string, values: RoleValues, now: Date): Promise<void> {
  await database
    .updateTable('roles')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeRole(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('roles').where('id', '=', id).execute();
}

export interface RoleChangeEntry {
  roleId: string;
  roleName: string;
  action: 'added' | 'changed' | 'deleted';
  /** Where the name changed. */
  formerName?: string;
  /** Where the description changed. */
  description?: string;
  granted: readonly string[];
  revoked: readonly string[];
}

/** Writes down what was done to a role. */
export async function noteRoleChange(
  database: Kysely<Schema>,
  entry: RoleChangeEntry,
  by: { employeeId: string },
  now: Date,
): Promise<void> {
  const { roleId, roleName, action, formerName = null, description = null, granted, revoked } = entry;
  await database
    .insertInto('role_changes')
    .values({
      id: newId(),
      role_id: roleId,
      role_name: roleName,
      action,
      former_name: formerName,
      description,
      granted_flags: [...granted],
      revoked_flags: [...revoked],
      changed_by_id: by.employeeId,
      changed_at: now,
    })
    .execute();
}
