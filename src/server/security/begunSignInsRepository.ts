import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from './token';
import { minuteMs } from '../../domain/calendar/duration';

/** Enough to fetch a telephone. */
export const begunSignInMs = 5 * minuteMs;

/**
 * Stores that an employee has entered the right password or has signed in at the identity provider, and removes what has
 * expired.
 * @param exchangeHash of the sign-in at the provider
 * @returns the token by which the second step continues, for one sign-in within five minutes
 */
export async function beginSignIn(
  database: Kysely<Schema>,
  employeeId: string,
  machineNow: Date,
  exchangeHash: Buffer | null = null,
): Promise<string> {
  const token = createToken();
  await database.deleteFrom('begun_sign_ins').where('expires_at', '<=', machineNow).execute();
  await database
    .insertInto('begun_sign_ins')
    .values({
      token_hash: hashToken(token),
      employee_id: employeeId,
      expires_at: new Date(machineNow.getTime() + begunSignInMs),
      exchange_hash: exchangeHash,
    })
    .execute();
  return token;
}

/** The employee of a sign-in that was begun; undefined when it has expired, ended or never was. */
export async function findBegunSignIn(
  database: Kysely<Schema>,
  token: string,
  machineNow: Date,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('begun_sign_ins')
    .select('employee_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', machineNow)
    .executeTakeFirst();
  return row?.employee_id;
}

/** @returns what it continues, while it is there: the token opens one session; undefined afterwards */
export const takeBegunSignIn = (
  database: Kysely<Schema>,
  token: string,
): Promise<{ exchange_hash: Buffer | null } | undefined> =>
  database
    .deleteFrom('begun_sign_ins')
    .where('token_hash', '=', hashToken(token))
    .returning('exchange_hash')
    .executeTakeFirst();

/** Ends what employees have begun: another password, mail address or status has to be checked again. */
export async function deleteSignIns(database: Kysely<Schema>, employeeIds: readonly string[]): Promise<void> {
  await database
    .deleteFrom('begun_sign_ins')
    .where('employee_id', 'in', [...employeeIds])
    .execute();
}
