import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';
import { sendTogether } from '../../database/sendTogether';
import { employeeChangesLock } from '../../employee-records/employeeChangesRepository';

/**
 * Locks all roles for writing, and changes of employees before them, until the transaction ends: two changes together, also
 * one of a role and one of its holders, cannot remove the last administrator.
 */
export async function lockRoles(database: Kysely<Schema>): Promise<void> {
  const lock = sql`lock table roles in share row exclusive mode`;
  await sendTogether(database, [employeeChangesLock(database), { compile: () => lock.compile(database) }]);
}

/** Locks one role, and changes of employees before it, so that it is not assigned concurrently. */
export async function lockRole(database: Kysely<Schema>, id: string): Promise<void> {
  await sendTogether(database, [
    employeeChangesLock(database),
    database.selectFrom('roles').select('id').where('id', '=', id).forUpdate(),
  ]);
}

export interface RoleValues {
  name: string;
  description: string;
  granted_flags: string[];
  /** Undefined: stays as it is. */
  second_factor_required: boolean | undefined;
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

/**
 * Removes a role that only erased employees have. They can neither sign in nor be given another role, but refer to one: they
 * get the other one with the fewest rights.
 */
export async function removeRole(database: Kysely<Schema>, id: string): Promise<void> {
  await database
    .updateTable('employees')
    .set((eb) => ({
      role_id: eb
        .selectFrom('roles')
        .select('roles.id')
        .where('roles.id', '<>', id)
        .orderBy(sql`cardinality(roles.granted_flags)`)
        .orderBy('roles.id')
        .limit(1)
        .$asScalar()
        .$notNull(),
    }))
    .where('role_id', '=', id)
    .where('erased_at', 'is not', null)
    .execute();
  await database.deleteFrom('roles').where('id', '=', id).execute();
}

export interface RoleChangeEntry {
  roleId: string;
  roleName: string;
  action: 'added' | 'changed' | 'deleted';
  /** For a changed name. */
  formerName?: string;
  /** For a changed description. */
  description?: string;
  /** For a changed demand. */
  secondFactorRequired?: boolean;
  granted: readonly string[];
  revoked: readonly string[];
}

export async function insertRoleChange(
  database: Kysely<Schema>,
  entry: RoleChangeEntry,
  by: { employeeId: string },
  now: Date,
): Promise<void> {
  const {
    roleId,
    roleName,
    action,
    formerName = null,
    description = null,
    secondFactorRequired = null,
    granted,
    revoked,
  } = entry;
  await database
    .insertInto('role_changes')
    .values({
      id: newId(),
      role_id: roleId,
      role_name: roleName,
      action,
      former_name: formerName,
      description,
      second_factor_required: secondFactorRequired,
      granted_flags: [...granted],
      revoked_flags: [...revoked],
      changed_by_id: by.employeeId,
      changed_at: now,
    })
    .execute();
}
