import { CompiledQuery, type Kysely } from 'kysely';
import { COMMIT_WITH_LAST } from '../pools/preparingPool';
import type { Schema } from '../schema';
import { allInOrder } from './allInOrder';

/**
 * Sends the last statements of a transaction and its commit in one write. PostgreSQL rolls back instead when one of them
 * fails.
 * @param read issues its statements together
 * @throws the failure of the statements, otherwise that of the commit
 */
export async function commitWith<Result>(transaction: Kysely<Schema>, read: () => Promise<Result>): Promise<Result> {
  const [result] = await allInOrder([read(), transaction.executeQuery(CompiledQuery.raw(COMMIT_WITH_LAST))]);
  return result;
}
