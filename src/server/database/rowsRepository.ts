import { sql, type InsertObject, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema';
import { sendTogether, type Sendable } from './sendTogether';

/**
 * A text that was cut may end in half a character, which JSON writes as an escape sequence and the database rejects. As
 * a parameter of its own it would become U+FFFD.
 */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows).replace(/\\(?:u[\da-f]{4}|.)/g, (escape) => (/^\\ud[89a-f]/.test(escape) ? '\\ufffd' : escape));

/** Rows as one parameter, to select from: columns by the names and types of the table, others null. */
export const jsonRows = (table: keyof Schema, rows: readonly object[]): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::json)`;

/**
 * Inserts rows with the same columns in one statement, however many they are: a row of parameters for each row would
 * reach the limit of a statement, and takes the database longer to parse than to store.
 */
export async function insertRows<Table extends keyof Schema>(
  database: Kysely<Schema>,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> {
  await sendTogether(database, insertStatements(database, table, rows));
}

/** The statement of `insertRows`, to be sent together with others; none without rows. */
export function insertStatements<Table extends keyof Schema>(
  database: Kysely<Schema>,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Sendable<unknown>[] {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const insert = sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${jsonRows(table, rows)}`;
  return [{ compile: () => insert.compile(database) }];
}
