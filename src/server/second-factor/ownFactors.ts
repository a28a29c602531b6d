import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { failures } from '../errors/failure';
import type { Caller } from '../operations/call';
import { endSessions } from '../security/sessionsRepository';
import { lockSignIns } from './authenticatorsRepository';
import { replaceRecoveryCodes } from './recoveryCodesRepository';
import { hasSecondFactor, findSecondFactor, type SecondFactorState } from './secondFactorReadModel';

/**
 * Adds a factor of the caller. With the first one, the other sessions end: they were opened by the password alone.
 * @returns new recovery codes, one per line; null when the caller has some
 */
export async function addFactor(
  { database, caller }: { database: Kysely<Schema>; caller: Caller },
  add: () => Promise<void>,
): Promise<string | null> {
  await lockSignIns(database, caller.employeeId);
  const before = await findSecondFactor(database, caller.employeeId);
  await add();
  if (!hasSecondFactor(before)) await endSessions(database, caller.employeeId, caller.sessionId);
  if ((before.recovery_codes ?? 0) > 0) return null;
  return (await replaceRecoveryCodes(database, caller.employeeId)).join('\n');
}

/** @throws Failure 409 when the role demands a second factor and none is left */
export function mustKeepFactor(left: SecondFactorState): void {
  if (left.second_factor_required && !hasSecondFactor(left))
    throw failures.conflict('Your role demands a second factor. Add another one before you remove this one.');
}
