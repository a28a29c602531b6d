import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  readableRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '../../domain/session/secondFactor';
import type { Schema } from '../database/schema';
import { hashToken } from '../security/token';

const newCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

/**
 * Replaces the recovery codes of an employee. 128 random bits each, so that a plain hash protects them.
 * @returns the codes, of which only the hashes are stored
 */
export async function replaceRecoveryCodes(database: Kysely<Schema>, employeeId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await deleteRecoveryCodes(database, employeeId);
  await database
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ employee_id: employeeId, code_hash: hashToken(code) })))
    .execute();
  return codes.map(readableRecoveryCode);
}

/** The state of a code without its blanks and dashes. */
export async function recoveryCodeState(
  database: Kysely<Schema>,
  employeeId: string,
  plain: string,
): Promise<'unused' | 'used' | 'unknown'> {
  const row = await database
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('employee_id', '=', employeeId)
    .where('code_hash', '=', hashToken(plain))
    .executeTakeFirst();
  return row === undefined ? 'unknown' : row.used_at === null ? 'unused' : 'used';
}

/** @returns false when it was used in the meantime */
export async function useRecoveryCode(
  database: Kysely<Schema>,
  employeeId: string,
  plain: string,
  now: Date,
): Promise<boolean> {
  const changed = await database
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('employee_id', '=', employeeId)
    .where('code_hash', '=', hashToken(plain))
    .where('used_at', 'is', null)
    .returning('employee_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteRecoveryCodes(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database.deleteFrom('recovery_codes').where('employee_id', '=', employeeId).execute();
}
