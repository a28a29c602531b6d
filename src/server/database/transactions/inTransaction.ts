import { DummyDriver, Transaction, type CompiledQuery, type DatabaseConnection, type Kysely } from 'kysely';
import { asSentWithNext } from '../pools/preparingPool';
import { postgresDialect } from '../postgresDialect';
import type { Schema } from '../schema';

/** For the parts of Kysely that need one; what a transaction sends goes through its executor. */
const dialect = postgresDialect(() => Promise.reject(new Error('A transaction has its own connection')));

/** A change that answers no rows. How many rows it has changed is not known either: `returning` says that. */
const isSilentChange = ({ sql }: CompiledQuery): boolean =>
  /^\s*(?:\/\*.*?\*\/\s*)?(?:insert into|update|delete from)\s/i.test(sql) && !/\sreturning\s/i.test(sql);

const withChangesHeld = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: (compiled) =>
    connection.executeQuery(isSilentChange(compiled) ? { ...compiled, sql: asSentWithNext(compiled.sql) } : compiled),
  streamQuery: (compiled, chunkSize) => connection.streamQuery(compiled, chunkSize),
});

/**
 * Runs work in one transaction, in as few round trips as its author can say:
 *
 * - Changes without `returning` wait for the next statement, at the latest for the commit, and travel in its write. It
 *   reports their failure.
 * - Statements that are issued together (`Promise.all`) travel in one write, whereas those of Kysely's own transactions
 *   each wait for the answer to the one before.
 *
 * Statements are run in the order in which they are issued.
 */
export const inTransaction = <Result>(
  database: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute((transaction) => {
    const executor = transaction.getExecutor();
    return executor.provideConnection(async (connection) => {
      const holding = withChangesHeld(connection);
      let isEnded = false;
      const ownExecutor = executor.withConnectionProvider({
        // What went on after a part of the work has failed would be stored although the transaction is rolled back.
        provideConnection: (consumer) =>
          isEnded ? Promise.reject(new Error('This transaction has ended')) : consumer(holding),
      });
      try {
        const driver = new DummyDriver();
        return await work(new Transaction<Schema>({ config: { dialect }, dialect, driver, executor: ownExecutor }));
      } finally {
        isEnded = true;
      }
    });
  });
