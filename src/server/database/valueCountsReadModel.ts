import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Schema } from './schema';

/** A value of a column, and how many rows of a list have it; '' stands for rows without one. */
export interface ValueCount {
  Value: string;
  Count: number;
}

/** A filter offers no more values. */
const maxValues = 1000;

/** How often each value of a column occurs among the rows that fulfil a condition: one grouped pass over them. */
export async function valueCounts(
  database: Kysely<Schema>,
  from: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  condition: Expression<SqlBool>,
): Promise<ValueCount[]> {
  const { rows } =
    await sql<ValueCount>`select coalesce(${value}::text, '') as "Value", count(*)::integer as "Count" from ${from} where ${condition} group by 1 order by 2 desc, 1 limit ${maxValues}`.execute(
      database,
    );
  return rows;
}
