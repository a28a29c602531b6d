import { sql, type Kysely } from 'kysely';
import { flushPages } from './flushPages';

/** WAL size that triggers a checkpoint: it bounds disk use and recovery time. */
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024;

/**
 * The work of autovacuum and the checkpointer, which the embedded engine lacks: removes dead rows, analyzes tables that
 * changed much and bounds the write-ahead log. Each step is a query of its own, so that requests run in between.
 * @param directory the files of the database
 */
export async function maintainEmbedded<Tables>(kysely: Kysely<Tables>, directory: string): Promise<void> {
  // Otherwise the statistics of changes are up to a minute late.
  await sql`select pg_stat_force_next_flush()`.execute(kysely);
  const { rows } = await sql<{ table: string }>`
    select format('%I.%I', s.schemaname, s.relname) as table
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
       or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`.execute(kysely);
  for (const { table } of rows) await sql`vacuum (analyze) ${sql.raw(table)}`.execute(kysely);

  const { rows: log } = await sql<{ bytes: number }>`
    select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`.execute(kysely);
  if ((log[0]?.bytes ?? 0) <= CHECKPOINT_AFTER_BYTES) return;
  await flushPages(kysely, directory);
  await sql`checkpoint`.execute(kysely);
}
