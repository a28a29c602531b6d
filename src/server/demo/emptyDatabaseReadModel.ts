import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** True without any account: only such a database is filled with the demonstration company. */
export async function isEmptyDatabase({ kysely }: { readonly kysely: Kysely<Schema> }): Promise<boolean> {
  return (await kysely.selectFrom('employees').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Locks the database against concurrent filling until the transaction ends. */
export async function waitForOtherFillings(transaction: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demonstration company', 0))`.execute(transaction);
}
