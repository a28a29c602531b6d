import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from './token';
import { dayMs, hourMs } from '../../domain/calendar/duration';

const resetValidityMs = hourMs;
/** New employees may not read mails before their first day. */
export const invitationValidityMs = 7 * dayMs;

export type ResetState = 'good' | 'used' | 'expired' | 'unknown';

/** Long enough to explain why an old link is invalid. */
const retentionMs = 30 * dayMs;

interface Link {
  readonly validityMs?: number;
  /**
   * Invalidates the employee's earlier links. Never for links that anyone can request: an attacker could invalidate an
   * invitation.
   */
  readonly replacesOthers: boolean;
}

/** Creates a link for one use, by default within an hour. */
export async function createPasswordReset(
  database: Kysely<Schema>,
  employeeId: string,
  machineNow: Date,
  { validityMs = resetValidityMs, replacesOthers }: Link,
): Promise<string> {
  const token = createToken();
  await database.transaction().execute(async (transaction) => {
    const former = transaction.deleteFrom('password_resets').where('employee_id', '=', employeeId);
    await (
      replacesOthers ? former : former.where('expires_at', '<', new Date(machineNow.getTime() - retentionMs))
    ).execute();
    await transaction
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        employee_id: employeeId,
        created_at: machineNow,
        expires_at: new Date(machineNow.getTime() + validityMs),
      })
      .execute();
  });
  return token;
}

/** A mailed link, with its account while the employee is active. */
export async function findPasswordReset(
  database: Kysely<Schema>,
  token: string,
  machineNow: Date,
): Promise<{ state: ResetState; employeeId: string | undefined }> {
  const row = await database
    .selectFrom('password_resets')
    .innerJoin('employees', 'employees.id', 'password_resets.employee_id')
    .where('employees.status', '=', 'Active')
    .where('token_hash', '=', hashToken(token))
    .select(['employee_id', 'used_at', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined) return { state: 'unknown', employeeId: undefined };
  const state = row.used_at !== null ? 'used' : row.expires_at <= machineNow ? 'expired' : 'good';
  return { state, employeeId: row.employee_id };
}

/**
 * Marks the link as used.
 * @returns whether it was still valid and its employee active
 */
export async function usePasswordReset(
  database: Kysely<Schema>,
  token: string,
  employeeId: string,
  machineNow: Date,
): Promise<boolean> {
  // The employee first, as every change of a password does: two links used concurrently would otherwise deadlock.
  const person = await database
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('status', '=', 'Active')
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) return false;
  const changed = await database
    .updateTable('password_resets')
    .set({ used_at: machineNow })
    .where('token_hash', '=', hashToken(token))
    .where('employee_id', '=', employeeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', machineNow)
    .returning('employee_id')
    .executeTakeFirst();
  return changed !== undefined;
}
