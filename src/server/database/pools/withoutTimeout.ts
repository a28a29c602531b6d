import { sql, type Kysely } from 'kysely';

/** Runs work whose statements may take longer than those of a user; `connection` is a single one. */
export async function withoutTimeout<Tables, Result>(
  connection: Kysely<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ usual: string }>`select current_setting('statement_timeout') as usual`.execute(
    connection,
  );
  await sql`set statement_timeout = 0`.execute(connection);
  try {
    return await work();
  } finally {
    // Not `reset`: the usual timeout was set in this session, and the server's own may be none.
    await sql`set statement_timeout = ${sql.lit(rows[0]?.usual ?? '0')}`.execute(connection);
  }
}
