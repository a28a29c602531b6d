import type { Kysely } from 'kysely';
import { asSentWithNext } from '../pools/preparingPool';
import type { Schema } from '../schema';
import type { Sendable } from '../sendTogether';

/** In a transaction: a statement whose rows are not needed, such as a lock. It travels with the next one, and runs before it. */
export async function sendWithNext(transaction: Kysely<Schema>, statement: Sendable<unknown>): Promise<void> {
  const compiled = statement.compile();
  await transaction.executeQuery({ ...compiled, sql: asSentWithNext(compiled.sql) });
}
