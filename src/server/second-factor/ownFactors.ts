import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { failures } from '../errors/failure';
import type { Caller } from '../operations/caller';
import { endSessions } from '../security/sessionsRepository';
import { lockSignIns } from './authenticatorsRepository';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodesRepository';
import { hasSecondFactor, findSecondFactor } from './secondFactorReadModel';

type OwnCall = { readonly database: Kysely<Schema>; readonly caller: Caller };

/**
 * Adds a factor of the caller. With the first one, the other sessions end: they were opened by the password alone.
 * @returns new recovery codes, one per line; null when the caller has some
 */
export async function addFactor({ database, caller }: OwnCall, add: () => Promise<void>): Promise<string | null> {
  await lockSignIns(database, caller.employeeId);
  const before = await findSecondFactor(database, caller.employeeId);
  await add();
  if (!hasSecondFactor(before)) await endSessions(database, caller.employeeId, caller.sessionId);
  if ((before.recovery_codes ?? 0) > 0) return null;
  return (await replaceRecoveryCodes(database, caller.employeeId)).join('\n');
}

/**
 * Removes a factor of the caller, and with the last one the recovery codes. Removals wait for each other: two at the same
 * time would each find the factor that the other one removes.
 * @throws Failure 409 when the role demands a second factor and none is left
 */
export async function removeFactor({ database, caller }: OwnCall, remove: () => Promise<void>): Promise<void> {
  await lockSignIns(database, caller.employeeId);
  await remove();
  const left = await findSecondFactor(database, caller.employeeId);
  if (hasSecondFactor(left)) return;
  if (left.second_factor_required)
    throw failures.conflict('Your role demands a second factor. Add another one before you remove this one.');
  await deleteRecoveryCodes(database, caller.employeeId);
}
