import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from './token';

const resetValidityMs = 60 * 60 * 1000;
/** Who joins may not read mails before the first day. */
export const invitationValidityMs = 7 * 24 * 60 * 60 * 1000;

/** A mailed link by its state now. */
export type ResetState = 'good' | 'used' | 'expired' | 'unknown';

/** Makes a link that can be used once, within an hour when nothing else is said; an older one of the same person is worthless from now on. */
export async function createPasswordReset(database: Kysely<Schema>, employeeId: string, machineNow: Date, validityMs = resetValidityMs): Promise<string> {
  const token = createToken();
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('password_resets').where('employee_id', '=', employeeId).execute();
    await transaction
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), employee_id: employeeId, created_at: machineNow, expires_at: new Date(machineNow.getTime() + validityMs) })
      .execute();
  });
  return token;
}

export async function stateOfPasswordReset(database: Kysely<Schema>, token: string, machineNow: Date): Promise<ResetState> {
  const row = await database
    .selectFrom('password_resets')
    .innerJoin('employees', 'employees.id', 'password_resets.employee_id')
    .where('employees.status', '=', 'Active')
    .where('token_hash', '=', hashToken(token))
    .select(['used_at', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (row.used_at !== null) return 'used';
  return row.expires_at <= machineNow ? 'expired' : 'good';
}

/** Uses the link up. @returns whose account it opens, or undefined when it was not good any more */
export async function usePasswordReset(database: Kysely<Schema>, token: string, machineNow: Date): Promise<{ employeeId: string; email: string } | undefined> {
  const row = await database
    .updateTable('password_resets')
    .from('employees')
    .whereRef('employees.id', '=', 'password_resets.employee_id')
    .set({ used_at: machineNow })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', machineNow)
    .returning(['password_resets.employee_id', 'employees.email'])
    .executeTakeFirst();
  return row && { employeeId: row.employee_id, email: row.email };
}
