import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema';

/** Runs a part of a transaction: when it fails, what it wrote is undone and the rest of the transaction goes on. */
export async function inSavepoint<Result>(transaction: Kysely<Schema>, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    throw error;
  }
}
