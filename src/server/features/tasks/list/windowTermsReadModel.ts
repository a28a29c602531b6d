import {
  expressionBuilder,
  sql,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Values } from '../../../database/preparedQuery';
import type { Schema } from '../../../database/schema';
import { isFromRow, seekKeys } from './keysetReadModel';
import type { FilterTerms, FilterValues } from './taskConditionsReadModel';
import type { TaskOrder } from './taskOrder';

/** The part of a list that is on screen. */
export interface RowWindow {
  readonly offset: number;
  readonly limit: number;
}

/** A window whose offset counts the rows from one with these sort values on; undefined counts from the first. */
export interface AnchoredWindow extends RowWindow {
  readonly from: readonly string[] | undefined;
}

/** The name of the value of a row in the nth sort column. */
export const sortValue = (nth: number) => `sort value ${nth}` as const;
export type SortValueNames = Readonly<Record<ReturnType<typeof sortValue>, string>>;

export const sortValues = (values: readonly string[]): SortValueNames =>
  Object.fromEntries(values.map((value, nth) => [sortValue(nth), value]));

/** The values of a row in these sort columns, as they are given or as placeholders. */
export const valuesInKeys = (keys: readonly unknown[], values: Values<SortValueNames>): readonly RawBuilder<string>[] =>
  keys.flatMap((_, nth) => values[sortValue(nth)] ?? []);

export interface WindowValues extends FilterValues, SortValueNames {
  readonly offset: number;
  readonly limit: number;
  /** Rows of each project that are merged. */
  readonly mergedRows: number;
  /** Rows of the order that are scanned for matches. */
  readonly scannedRows: number;
  /** Ids of tasks among which those of the window are. */
  readonly candidates: readonly string[];
}

/** What the statement of a window is built from: all except the placeholders of the values is part of its form. */
export interface WindowTerms extends FilterTerms {
  readonly values: Values<WindowValues>;
  readonly order: TaskOrder;
  readonly isAnchored: boolean;
  /** Only `candidates` are looked at. */
  readonly hasCandidates: boolean;
  /** Offset and limit together are at most this; undefined for a statement that is planned for its values. */
  readonly maxRows: number | undefined;
}

/** True for the rows that the offset counts. */
export const isFromAnchor = ({ form, order, values, isAnchored }: WindowTerms): Expression<SqlBool> =>
  isAnchored
    ? isFromRow(form, order, valuesInKeys(seekKeys(form, order), values))
    : expressionBuilder<Schema>().lit(true);

/**
 * The rows of the window, of a query in the order of the list. A plan for every offset would be one for a tenth of the
 * table: PostgreSQL is given the maximum as a constant first. It does not merge a subquery with LIMIT, whose order it keeps,
 * and reads no more of its rows than the window needs.
 */
export const rowsOfWindow = <Row>(
  database: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, never, Row>,
  { values, maxRows }: WindowTerms,
) =>
  maxRows === undefined
    ? query.offset(values.offset).limit(values.limit)
    : database
        .selectFrom(query.limit(sql.lit(maxRows)).as('first'))
        .selectAll()
        .offset(values.offset)
        .limit(values.limit);
