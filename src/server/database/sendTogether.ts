import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema';

/** A statement that can be sent: a query of Kysely's builder or of `preparedQuery`. */
export interface Sendable<Row> {
  compile(): CompiledQuery<Row>;
}

export type SentTogether = readonly (Sendable<unknown> | undefined)[];

export type RowsOf<All extends SentTogether> = {
  -readonly [Index in keyof All]: All[Index] extends Sendable<infer Row> | undefined ? Row[] : never;
};

/**
 * Runs statements that do not need each other's results in one round trip: on one connection, in their order, in one
 * write. In a transaction, none of those after a failed one has any effect; outside of one, they do not affect each other.
 * @param statements undefined sends nothing
 * @returns the rows of each, none where nothing was sent
 * @throws the error of the first that fails, after all were answered
 */
export function sendTogether<const All extends SentTogether>(
  database: Kysely<Schema>,
  statements: All,
): Promise<RowsOf<All>> {
  if (statements.every((statement) => statement === undefined))
    return Promise.resolve(statements.map(() => []) as unknown as RowsOf<All>);
  const compiled = statements.map((statement) => statement?.compile());
  return database.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.allSettled(
      compiled.map((query) =>
        query === undefined ? Promise.resolve({ rows: [] }) : connection.executeQuery<unknown>(query),
      ),
    );
    return results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value.rows;
    }) as unknown as RowsOf<All>;
  });
}
