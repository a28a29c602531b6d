import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { standardRoles } from '../../../domain/permissions/standardRoles';
import type { Schema } from '../../database/schema';
import { createToken, hashToken } from '../../security/token';

const settingKey = 'set-up-token';
const fingerprint = (token: string): string => hashToken(token).toString('base64url');

const hasEmployees = async (database: Kysely<Schema>): Promise<boolean> =>
  (await database.selectFrom('employees').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Creates a token for the first account, and invalidates an older one.
 * @returns undefined when an account exists
 */
export async function createSetUpToken(database: Kysely<Schema>): Promise<string | undefined> {
  if (await hasEmployees(database)) return undefined;
  const token = createToken();
  await database
    .insertInto('company_settings')
    .values({ key: settingKey, value: fingerprint(token) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: fingerprint(token) }))
    .execute();
  return token;
}

export async function isValidSetUpToken(database: Kysely<Schema>, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('company_settings')
    .select('key')
    .where('key', '=', settingKey)
    .where('value', '=', fingerprint(token))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses the token.
 * @returns false when it is unknown or was used already
 */
export async function useSetUpToken(database: Kysely<Schema>, token: string): Promise<boolean> {
  const changed = await database
    .deleteFrom('company_settings')
    .where('key', '=', settingKey)
    .where('value', '=', fingerprint(token))
    .returning('key')
    .executeTakeFirst();
  return changed !== undefined;
}

interface FirstAccount {
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
}

/** The initial roles of a company, and its first account with all permissions. */
export async function insertFirstAccount(database: Kysely<Schema>, account: FirstAccount, now: Date): Promise<void> {
  const roles = standardRoles.map(({ name, description, grantedFlags }) => ({
    id: newId(),
    name,
    description,
    granted_flags: [...grantedFlags],
    updated_at: now,
  }));
  await database
    .insertInto('roles')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: roleId } = await database
    .selectFrom('roles')
    .select('id')
    .where('name', '=', standardRoles[0].name)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('employees')
    .values({
      id: newId(),
      code: 'E001',
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      password_hash: account.passwordHash,
      role_id: roleId,
      created_at: now,
    })
    .execute();
}
