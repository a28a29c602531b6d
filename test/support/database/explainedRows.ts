import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';

export interface SeenStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
}

/** Rows that a plan has looked at: those that its parts have returned, and those that they have thrown away. */
function planRows({ Plans = [], ...node }: PlanNode): number {
  const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return rows * node['Actual Loops'] + Plans.reduce((sum, part) => sum + planRows(part), 0);
}

/** Rows that the reading statements look at when they run again. */
export async function explainedRows(database: Kysely<Schema>, statements: readonly SeenStatement[]): Promise<number> {
  let rows = 0;
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(text)) continue;
    const explained = await database.executeQuery<object>(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...values]),
    );
    // Some statements ask the driver for the text of every value.
    const [printed] = Object.values(explained.rows[0] ?? {}) as (string | Explained[])[];
    const plans = typeof printed === 'string' ? (JSON.parse(printed) as Explained[]) : (printed ?? []);
    for (const { Plan } of plans) rows += planRows(Plan);
  }
  return rows;
}
