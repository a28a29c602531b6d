import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Stores a new password and makes links to set another one worthless. */
export async function storePassword(database: Kysely<Schema>, employeeId: string, passwordHash: string): Promise<void> {
  await database.updateTable('employees').set({ password_hash: passwordHash }).where('id', '=', employeeId).execute();
  await database.deleteFrom('password_resets').where('employee_id', '=', employeeId).where('used_at', 'is', null).execute();
}
