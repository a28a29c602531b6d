import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema';

/** A statement that can be sent: a query of Kysely's builder or of `preparedQuery`. */
export interface Sendable<Row> {
  compile(): CompiledQuery<Row>;
}

type RowsOf<Sent extends readonly Sendable<unknown>[]> = {
  -readonly [Index in keyof Sent]: Sent[Index] extends Sendable<infer Row> ? Row[] : never;
};

/**
 * Runs statements that do not need each other's results in one round trip: on one connection, in their order, in one
 * write. In a transaction, none of those after a failed one has any effect; outside of one, they do not affect each other.
 * @param options.after statements that come first and whose rows are not needed
 * @returns the rows of each
 * @throws the error of the first that fails, after all were answered
 */
export function sendTogether<const Sent extends readonly Sendable<unknown>[]>(
  database: Kysely<Schema>,
  statements: Sent,
  { after = [] }: { readonly after?: readonly Sendable<unknown>[] } = {},
): Promise<RowsOf<Sent>> {
  if (after.length + statements.length === 0) return Promise.resolve([] as unknown as RowsOf<Sent>);
  const compiled = [...after, ...statements].map((statement) => statement.compile());
  return database.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.allSettled(compiled.map((query) => connection.executeQuery<unknown>(query)));
    const rows = results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value.rows;
    });
    return rows.slice(after.length) as RowsOf<Sent>;
  });
}
