import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { hourMs } from '../../domain/calendar/duration';

const setupValidityMs = hourMs;

/** Stores a secret that counts once a code has confirmed it; an earlier one is replaced. */
export async function storeAuthenticatorSetup(
  database: Kysely<Schema>,
  employeeId: string,
  sealedSecret: Buffer,
  machineNow: Date,
): Promise<void> {
  const values = { sealed_secret: sealedSecret, expires_at: new Date(machineNow.getTime() + setupValidityMs) };
  await database
    .insertInto('authenticator_setups')
    .values({ employee_id: employeeId, ...values })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet(values))
    .execute();
}

/** The secret that waits for its first code, for an hour; undefined without one. */
export async function takeAuthenticatorSetup(
  database: Kysely<Schema>,
  employeeId: string,
  machineNow: Date,
): Promise<Buffer | undefined> {
  const row = await database
    .deleteFrom('authenticator_setups')
    .where('employee_id', '=', employeeId)
    .where('expires_at', '>', machineNow)
    .returning('sealed_secret')
    .executeTakeFirst();
  return row?.sealed_secret;
}

interface NewAuthenticator {
  readonly employeeId: string;
  readonly sealedSecret: Buffer;
  /** Of the code that confirmed it. */
  readonly step: number;
}

/** Stores the confirmed authenticator app of an employee; an earlier one is replaced. */
export async function storeAuthenticator(
  database: Kysely<Schema>,
  { employeeId, sealedSecret, step }: NewAuthenticator,
  now: Date,
): Promise<void> {
  const values = { sealed_secret: sealedSecret, added_at: now, last_step: step };
  await database
    .insertInto('authenticators')
    .values({ employee_id: employeeId, ...values })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet(values))
    .execute();
}

export const findAuthenticator = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('authenticators')
    .select(['sealed_secret', 'last_step'])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();

/** @returns false when this code, or a later one, has been used in the meantime */
export async function useAuthenticatorStep(
  database: Kysely<Schema>,
  employeeId: string,
  step: number,
): Promise<boolean> {
  const changed = await database
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('employee_id', '=', employeeId)
    .where('last_step', '<', step)
    .returning('employee_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteAuthenticator(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database.deleteFrom('authenticator_setups').where('employee_id', '=', employeeId).execute();
  await database.deleteFrom('authenticators').where('employee_id', '=', employeeId).execute();
}

/** No sign-in of the employee opens a session until the transaction ends: it would not ask for the new factor. */
export async function lockSignIns(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database.selectFrom('employees').select('id').where('id', '=', employeeId).forUpdate().execute();
}
