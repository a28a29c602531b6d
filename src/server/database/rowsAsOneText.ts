import { sql, type AliasableExpression, type Kysely, type RawBuilder } from 'kysely';
import { rowsAsText, type TextRow } from './pools/preparingPool';
import type { Schema } from './schema';

const FIELD_END = '\t';
const ROW_END = '\n';

/** A column of the rows as it is written: never empty, and without the two characters that separate values and rows. */
export const plainColumn = (name: string): RawBuilder<string> => sql<string>`${sql.ref(`listed.${name}`)}`;

/** The same for any text, written as a text of JSON. */
export const textColumn = (name: string): RawBuilder<string> => sql<string>`to_json(${sql.ref(`listed.${name}`)})`;

/**
 * The rows of a query as one text, in their order, for `rowsOfText`. For rows that are nearly always those of an earlier
 * call: two texts are compared in one step, while a hundred rows arrive, and are read, as a message each.
 */
export const asOneText = (
  database: Kysely<Schema>,
  query: AliasableExpression<unknown>,
  columns: readonly RawBuilder<string>[],
) =>
  database
    .selectFrom(query.as('listed'))
    .select(
      sql<string>`string_agg(concat_ws(${sql.lit(FIELD_END)}, ${sql.join([...columns])}), ${sql.lit(ROW_END)})`.as(
        'rows',
      ),
    )
    .modifyEnd(rowsAsText)
    .$castTo<TextRow>();

/** The only value of the only row of `asOneText`; empty without rows. */
export const oneText = (rows: readonly TextRow[]): string => rows[0]?.[0] ?? '';

/** The rows of `oneText`; those of `textColumn` are still JSON. */
export const rowsOfText = (text: string): string[][] =>
  text === '' ? [] : text.split(ROW_END).map((row) => row.split(FIELD_END));
