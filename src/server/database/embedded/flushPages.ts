import fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';

/** Written in one statement: a few milliseconds. */
const PAGES_PER_STATEMENT = 256;
/** The second pass writes what has changed during the first one. */
const PASSES = 2;
/** By the number of a fork, as PostgreSQL names its files. */
const FORK_NAMES = ['', '_fsm', '_vm', '_init'];

/** A changed page in the engine's memory. */
interface ChangedPage {
  buffer: number;
  database: number;
  file: number;
  fork: number;
}

/**
 * Functions of the extension pg_buffercache for this session only: the schema of the database stays the same as that of
 * a database server.
 */
async function declareFunctions<Tables>(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regprocedure('pg_temp.evict_page(integer)') is not null as exists`.execute(kysely);
  if (rows[0]?.exists === true) return;
  await sql`
    create function pg_temp.cached_pages() returns setof record
    as '$libdir/pg_buffercache', 'pg_buffercache_pages' language c`.execute(kysely);
  await sql`
    create function pg_temp.evict_page(in integer, out is_evicted boolean, out is_flushed boolean)
    as '$libdir/pg_buffercache', 'pg_buffercache_evict' language c strict`.execute(kysely);
}

const changedPages = async <Tables>(kysely: Kysely<Tables>): Promise<ChangedPage[]> => {
  const { rows } = await sql<ChangedPage>`
    select buffer, database, file, fork
    from pg_temp.cached_pages() as page (
      buffer integer, file oid, tablespace oid, database oid, fork smallint, block bigint, is_changed boolean,
      usage_count smallint, pins integer)
    where is_changed order by file, fork, block`.execute(kysely);
  return rows;
};

/** A table that was dropped since then has no file any more. */
async function flushFile(file: string): Promise<void> {
  try {
    const handle = await fs.open(file, 'r+');
    try {
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Writes the changed pages in small steps and flushes their files outside of the engine, which answers requests between
 * the steps. A checkpoint, which is one step for the engine, then has little left to do.
 * @param directory the files of the database
 */
export async function flushPages<Tables>(kysely: Kysely<Tables>, directory: string): Promise<void> {
  await declareFunctions(kysely);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const pages = await changedPages(kysely);
    for (let next = 0; next < pages.length; next += PAGES_PER_STATEMENT) {
      const buffers = pages.slice(next, next + PAGES_PER_STATEMENT).map(({ buffer }) => buffer);
      await sql`select count(*) from unnest(${buffers}::integer[]) buffer, lateral pg_temp.evict_page(buffer)`.execute(
        kysely,
      );
    }
    // Shared tables are in a folder of their own and hardly ever change.
    const files = new Set(
      pages.map(({ database, file, fork }) => path.join('base', String(database), `${file}${FORK_NAMES[fork] ?? ''}`)),
    );
    for (const file of files) await flushFile(path.join(directory, file));
  }
}
