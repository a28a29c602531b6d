import { CompiledQuery, type Kysely } from 'kysely';
import { COMMIT_WITH_LAST } from './pools/preparingPool';
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
 * @param options.after statements that come first and whose rows are not needed
 * @param options.isEnd they are the last of their transaction, which is committed in the same write: what they lock is free
 * sooner. Whatever must keep them from being stored must be part of them; the caller must have been confirmed before.
 * @param statements undefined sends nothing
 * @returns the rows of each, none where nothing was sent
 * @throws the error of the first that fails, after all were answered
 */
export function sendTogether<const All extends SentTogether>(
  database: Kysely<Schema>,
  statements: All,
  { after = [], isEnd = false }: { readonly after?: readonly Sendable<unknown>[]; readonly isEnd?: boolean } = {},
): Promise<RowsOf<All>> {
  if (after.length === 0 && !isEnd && statements.every((statement) => statement === undefined))
    return Promise.resolve(statements.map(() => []) as unknown as RowsOf<All>);
  const compiled = [...after, ...statements].map((statement) => statement?.compile());
  if (isEnd && database.isTransaction) compiled.push(CompiledQuery.raw(COMMIT_WITH_LAST));
  return database.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.allSettled(
      compiled.map((query) =>
        query === undefined ? Promise.resolve({ rows: [] }) : connection.executeQuery<unknown>(query),
      ),
    );
    const rows = results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value.rows;
    });
    return rows.slice(after.length, after.length + statements.length) as RowsOf<All>;
  });
}
