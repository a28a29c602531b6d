import type { Pool } from 'pg';
import { readSettings } from '../../../src/server/settings';
import { openBareDriver } from '../tasks/bareDriver';
import type { RecordedKind } from '../tasks/recordStatements';

interface ExplainedRow {
  readonly 'QUERY PLAN': readonly [
    {
      readonly Plan: Readonly<Record<string, unknown>>;
      readonly 'Planning Time': number;
      readonly 'Execution Time': number;
    },
  ];
}

/** What a kind of call costs the database; the mean of its variants. */
export interface Cost {
  /** Of 8 kB, from memory or disk: unlike times they do not depend on what else the machine does. */
  readonly pages: number;
  readonly milliseconds: number;
}

const REPEATS = 9;

const counted = (plan: Readonly<Record<string, unknown>>, name: string): number => Number(plan[name] ?? 0);

async function measureCost(pool: Pool, calls: RecordedKind['statements']): Promise<Cost> {
  let pages = 0;
  let milliseconds = 0;
  for (const { sql, parameters } of calls.flat()) {
    // Planning looks at catalogues; a connection of the pool has done that once.
    const { rows } = await pool.query<ExplainedRow>(`explain (analyze, buffers, timing off, format json) ${sql}`, [
      ...parameters,
    ]);
    const explained = rows[0]?.['QUERY PLAN'][0];
    pages += counted(explained?.Plan ?? {}, 'Shared Hit Blocks') + counted(explained?.Plan ?? {}, 'Shared Read Blocks');
    milliseconds += (explained?.['Planning Time'] ?? 0) + (explained?.['Execution Time'] ?? 0);
  }
  const count = Math.max(1, calls.length);
  return { pages: pages / count, milliseconds: milliseconds / count };
}

/** What each kind of call costs one database. */
export interface CostMeter {
  /** Pages of the very first call of each kind: later ones use what has been kept. */
  readonly firstPages: readonly number[];
  readonly measureCost: (place: number) => Promise<Cost>;
  readonly close: () => Promise<void>;
}

export async function openCostMeter(
  environment: Readonly<Record<string, string>>,
  kinds: readonly RecordedKind[],
): Promise<CostMeter> {
  const { pool, close } = await openBareDriver(readSettings(environment));
  const firstPages: number[] = [];
  for (const { firstStatements } of kinds) firstPages.push((await measureCost(pool, firstStatements)).pages);
  return { firstPages, measureCost: (place) => measureCost(pool, kinds[place]?.statements ?? []), close };
}

/** What a kind of call costs each of several databases, in turns, and the quickest of several goes: what came in between on a busy machine is left out. */
export async function quickestCosts(meters: readonly CostMeter[], place: number): Promise<Cost[]> {
  const goes: Cost[][] = meters.map(() => []);
  for (let round = 0; round < REPEATS; round += 1)
    for (const [index, meter] of meters.entries()) goes[index]?.push(await meter.measureCost(place));
  return goes.map((costs) => ({
    pages: costs[0]?.pages ?? 0,
    milliseconds: Math.min(...costs.map(({ milliseconds }) => milliseconds)),
  }));
}
