import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

const secretBytes = 32;

/** A secret of the company by name; created at first use and shared by all processes. */
export async function companySecret(database: Kysely<Schema>, name: string): Promise<Buffer> {
  await database
    .insertInto('company_settings')
    .values({ key: name, value: randomBytes(secretBytes).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('company_settings')
    .select('value')
    .where('key', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
