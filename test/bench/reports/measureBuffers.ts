import type { Pool } from 'pg';
import { readSettings } from '../../../src/server/settings';
import { openBareDriver } from '../tasks/bareDriver';
import type { RecordedKind } from '../tasks/recordStatements';

interface ExplainedRow {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, unknown>> }];
}

const counted = (plan: Readonly<Record<string, unknown>>, name: string): number => Number(plan[name] ?? 0);

/** Pages of 8 kB that statements look at, from memory or disk: unlike times they do not depend on what else the machine does. */
async function pagesOf(pool: Pool, calls: RecordedKind['statements']): Promise<number> {
  let sum = 0;
  for (const { sql, parameters } of calls.flat()) {
    // Planning looks at catalogues; a connection of the pool has done that once.
    const { rows } = await pool.query<ExplainedRow>(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    sum += counted(plan, 'Shared Hit Blocks') + counted(plan, 'Shared Read Blocks');
  }
  return sum / Math.max(1, calls.length);
}

/** Pages of each kind of call (the mean of its variants): of the very first call, and of one for which something has been kept. */
export async function measureBuffers(environment: Readonly<Record<string, string>>, kinds: readonly RecordedKind[]): Promise<{ first: number; later: number }[]> {
  const { pool, close } = await openBareDriver(readSettings(environment));
  try {
    const pages: { first: number; later: number }[] = [];
    for (const { statements, firstStatements } of kinds) pages.push({ first: await pagesOf(pool, firstStatements), later: await pagesOf(pool, statements) });
    return pages;
  } finally {
    await close();
  }
}
