import { readSettings } from '../../../src/server/settings';
import { openBareDriver } from '../tasks/bareDriver';
import type { RecordedKind } from '../tasks/recordStatements';

interface ExplainedRow {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, unknown>> }];
}

const counted = (plan: Readonly<Record<string, unknown>>, name: string): number => Number(plan[name] ?? 0);

/**
 * Pages of 8 kB that the statements of one call look at, from memory or disk, by kind (the mean of its variants). Unlike
 * times they do not depend on what else the machine does. What a kept count spares is counted all the same.
 */
export async function measureBuffers(environment: Readonly<Record<string, string>>, kinds: readonly RecordedKind[]): Promise<number[]> {
  const { pool, close } = await openBareDriver(readSettings(environment));
  try {
    const pages: number[] = [];
    for (const { statements } of kinds) {
      let sum = 0;
      for (const { sql, parameters } of statements.flat()) {
        // Planning looks at catalogues; a connection of the pool has done that once.
        const { rows } = await pool.query<ExplainedRow>(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
        const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
        sum += counted(plan, 'Shared Hit Blocks') + counted(plan, 'Shared Read Blocks');
      }
      pages.push(sum / Math.max(1, statements.length));
    }
    return pages;
  } finally {
    await close();
  }
}
