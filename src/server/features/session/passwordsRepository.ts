import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Stores a new password and invalidates all links that could set another one. */
export async function storePassword(database: Kysely<Schema>, employeeId: string, passwordHash: string): Promise<void> {
  await database.updateTable('employees').set({ password_hash: passwordHash }).where('id', '=', employeeId).execute();
  await deleteOpenLinks(database, employeeId);
}

/**
 * Stores a new password unless another one has been stored since `former` was read.
 * @returns whether it is stored
 */
export async function replacePassword(
  database: Kysely<Schema>,
  employeeId: string,
  { former, next }: { former: string | null; next: string },
): Promise<boolean> {
  const replaced = await database
    .updateTable('employees')
    .set({ password_hash: next })
    .where('id', '=', employeeId)
    .where('password_hash', 'is not distinct from', former)
    .returning('id')
    .executeTakeFirst();
  if (replaced === undefined) return false;
  await deleteOpenLinks(database, employeeId);
  return true;
}

async function deleteOpenLinks(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database
    .deleteFrom('password_resets')
    .where('employee_id', '=', employeeId)
    .where('used_at', 'is', null)
    .execute();
}

/** Whether the employee is active; this cannot change until the transaction ends. */
export async function lockActive(database: Kysely<Schema>, employeeId: string): Promise<boolean> {
  const row = await database
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('status', '=', 'Active')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the employee is still active with this password; it cannot change until the transaction ends. */
export async function lockPassword(
  database: Kysely<Schema>,
  employeeId: string,
  passwordHash: string | null,
): Promise<boolean> {
  const row = await database
    .selectFrom('employees')
    .select('password_hash')
    .where('id', '=', employeeId)
    .where('status', '=', 'Active')
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.password_hash === passwordHash;
}
