import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from '../security/token';
import { minuteMs } from '../../domain/calendar/duration';

const challengeValidityMs = 5 * minuteMs;

/**
 * A challenge that a device signs within five minutes; expired ones are removed.
 * @param employeeId the employee who adds a passkey; null to be recognised by one
 * @returns the challenge in base64url
 */
export async function createPasskeyChallenge(
  database: Kysely<Schema>,
  employeeId: string | null,
  machineNow: Date,
): Promise<string> {
  const challenge = createToken();
  await database.deleteFrom('passkey_challenges').where('expires_at', '<=', machineNow).execute();
  await database
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      employee_id: employeeId,
      expires_at: new Date(machineNow.getTime() + challengeValidityMs),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up. @returns false when it is unknown, expired, used or was created for another purpose */
export async function takePasskeyChallenge(
  database: Kysely<Schema>,
  challenge: string,
  employeeId: string | null,
  machineNow: Date,
): Promise<boolean> {
  const row = await database
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', machineNow)
    .returning('employee_id')
    .executeTakeFirst();
  return row !== undefined && row.employee_id === employeeId;
}

export const listPasskeys = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'added_at', 'last_used_at'])
    .where('employee_id', '=', employeeId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export const findPasskey = (database: Kysely<Schema>, credentialId: string) =>
  database
    .selectFrom('passkeys')
    .select(['id', 'employee_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

interface NewPasskey {
  readonly employeeId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly name: string;
}

/** @returns false when the passkey is stored already */
export async function insertPasskey(database: Kysely<Schema>, passkey: NewPasskey, now: Date): Promise<boolean> {
  const changed = await database
    .insertInto('passkeys')
    .values({
      id: newId(),
      employee_id: passkey.employeeId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      name: passkey.name,
      added_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns false when the passkey was removed, or used with this counter or a later one in the meantime */
export async function markPasskeyUsed(
  database: Kysely<Schema>,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const changed = await database
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    // Passkeys that are kept in several devices do not count.
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns whether the employee had this passkey */
export async function deletePasskey(database: Kysely<Schema>, employeeId: string, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false;
  const changed = await database
    .deleteFrom('passkeys')
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deletePasskeys(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database.deleteFrom('passkeys').where('employee_id', '=', employeeId).execute();
}
