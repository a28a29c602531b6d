import { sql, type Kysely } from 'kysely';

/** Log written since the last checkpoint after which the next one is due: it bounds disk use and the time to recover. */
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024;

/**
 * PostgreSQL does this in background processes, which the embedded engine does not have: it removes dead rows and
 * counts the rows of tables that changed much (the planner needs the counts), and bounds the write-ahead log.
 * Each step is a query of its own, so that requests come between them.
 */
export async function maintainEmbedded<Tables>(kysely: Kysely<Tables>): Promise<void> {
  // The counts of changes reach the statistics up to a minute late otherwise.
  await sql`select pg_stat_force_next_flush()`.execute(kysely);
  const { rows } = await sql<{ table: string }>`
    select format('%I.%I', s.schemaname, s.relname) as table
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
       or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`.execute(kysely);
  for (const { table } of rows) await sql`vacuum (analyze) ${sql.raw(table)}`.execute(kysely);

  const { rows: log } = await sql<{ bytes: number }>`
    select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`.execute(kysely);
  if ((log[0]?.bytes ?? 0) > CHECKPOINT_AFTER_BYTES) await sql`checkpoint`.execute(kysely);
}
