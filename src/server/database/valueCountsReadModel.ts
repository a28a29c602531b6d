import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Schema } from './schema';
import { sendTogether, type Sendable } from './sendTogether';

/** A value of a column and its number of rows; '' for rows without one. */
export interface ValueCount {
  Value: string;
  Count: number;
}

/** Maximum number of choices of a filter. */
const maxValues = 1000;

/** The statement of `valueCounts`. */
export function valueCountsStatement(
  database: Kysely<Schema>,
  from: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  condition: Expression<SqlBool>,
): Sendable<ValueCount> {
  const statement = sql<ValueCount>`select coalesce(${value}::text, '') as "Value", count(*)::integer as "Count" from ${from} where ${condition} group by 1 order by 2 desc, 1 limit ${maxValues}`;
  return { compile: () => statement.compile(database) };
}

/** Counts the values of a column among the rows that match a condition, in one grouped scan. */
export async function valueCounts(...given: Parameters<typeof valueCountsStatement>): Promise<ValueCount[]> {
  const [database] = given;
  const [rows] = await sendTogether(database, [valueCountsStatement(...given)]);
  return rows;
}
