import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from './token';

const resetValidityMs = 60 * 60 * 1000;
/** Who joins may not read mails before the first day. */
export const invitationValidityMs = 7 * 24 * 60 * 60 * 1000;

/** A mailed link by its state now. */
export type ResetState = 'good' | 'used' | 'expired' | 'unknown';

/** Long enough to say of an old link what is wrong with it. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

interface Link {
  readonly validityMs?: number;
  /** Whether former links of the person become worthless. Never when anybody can ask for the link: a stranger would spoil an invitation. */
  readonly replacesOthers: boolean;
}

/** Makes a link that can be used once, within an hour when nothing else is said. */
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
      replacesOthers ? former : former.where('expires_at', '<', new Date(machineNow.getTime() - keptMs))
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

/** A mailed link, and whose account it opens while that person is active. */
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

/** Uses the link up. @returns whether it was still good and its person still active */
export async function usePasswordReset(
  database: Kysely<Schema>,
  token: string,
  employeeId: string,
  machineNow: Date,
): Promise<boolean> {
  // The person first, as every change of a password does: two links used at the same time would otherwise wait for each other.
  const person = await database
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('status', '=', 'Active')
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) return false;
  const { numUpdatedRows } = await database
    .updateTable('password_resets')
    .set({ used_at: machineNow })
    .where('token_hash', '=', hashToken(token))
    .where('employee_id', '=', employeeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', machineNow)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
