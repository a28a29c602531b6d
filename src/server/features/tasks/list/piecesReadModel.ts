import { sql, type CompiledQuery, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { cacheOwner, hasOneSession } from '../../../database/pools/queuedPool';
import type { Schema } from '../../../database/schema';
import { countAllTasks } from '../allTasksReadModel';
import { minuteMs } from '../../../../domain/calendar/duration';

/** Tests make it smaller. */
export const pieces = {
  /** Tasks that one statement looks at. */
  rows: 10_000,
  /** What the planner expects of a statement of about 30 ms, in its unit. */
  maxCost: 3000,
  /** For how long a count of all tasks is taken for the present one. */
  countedForMs: minuteMs,
};

/** Tasks that follow each other by id. */
export interface Piece {
  /** The id before the first; undefined where all tasks begin. */
  readonly after: string | undefined;
  /** The last id; undefined where all tasks end. */
  readonly until: string | undefined;
}

/** A piece, and the snapshot in which it was read. */
export interface ReadPiece extends Piece {
  readonly snapshot: string;
}

/** Counts of all tasks by database. */
const counts = new WeakMap<object, { readonly tasks: number; readonly countedAtMs: number }>();

/** About how many tasks there are, to choose how to read them: a count that may be a minute old. */
export async function roughTaskCount(database: Kysely<Schema>): Promise<number> {
  const owner = cacheOwner(database);
  let count = counts.get(owner);
  if (count === undefined || performance.now() - count.countedAtMs >= pieces.countedForMs) {
    count = { countedAtMs: performance.now(), tasks: await countAllTasks(database) };
    counts.set(owner, count);
  }
  return count.tasks;
}

/** True when all tasks fit into one piece. An old count only makes others wait a little longer. */
const isOnePiece = async (database: Kysely<Schema>): Promise<boolean> =>
  (await roughTaskCount(database)) <= pieces.rows;

/**
 * True when the statement would keep all others waiting for longer than a piece does: where there is one session, and more
 * tasks than one piece has. The planner is asked, because every filter can be one that all tasks match.
 */
export async function isReadInPieces(database: Kysely<Schema>, statement: CompiledQuery): Promise<boolean> {
  if (!hasOneSession(database) || (await isOnePiece(database))) return false;
  const { rows } = await database.executeQuery<{ 'QUERY PLAN': string }>({
    ...statement,
    // Without the mark at its end that makes rows text: see `rowsAsText`.
    sql: `explain ${statement.sql};`,
  });
  const cost = /\(cost=[\d.]+\.\.([\d.]+) /.exec(rows[0]?.['QUERY PLAN'] ?? '')?.[1];
  return Number(cost) > pieces.maxCost;
}

export const isInPiece =
  ({ after, until }: Piece) =>
  (eb: ExpressionBuilder<Schema, 'tasks'>): Expression<SqlBool> =>
    eb.and([
      ...(after === undefined ? [] : [eb('tasks.id', '>', after)]),
      ...(until === undefined ? [] : [eb('tasks.id', '<=', until)]),
    ]);

async function endOfPiece(database: Kysely<Schema>, after: string | undefined): Promise<string | undefined> {
  const end = await database
    .selectFrom('tasks')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .offset(pieces.rows - 1)
    .limit(1)
    .executeTakeFirst();
  return end?.id;
}

/**
 * Reads all tasks, deleted ones included, with one statement for each piece, so that statements of others run in between.
 * Each piece is read in a snapshot of its own: `isChangeAfter` finds what has changed since.
 * @param read runs a statement with the condition `isInPiece`
 */
export async function readInPieces(
  database: Kysely<Schema>,
  read: (piece: Piece) => Promise<{ readonly snapshot: string }>,
): Promise<readonly ReadPiece[]> {
  const done: ReadPiece[] = [];
  let after: string | undefined;
  do {
    const until = await endOfPiece(database, after);
    const { snapshot } = await read({ after, until });
    done.push({ after, until, snapshot });
    after = until;
  } while (after !== undefined);
  return done;
}

/** A row of the change log, named `tasks`, that the snapshot of its piece does not see; one without a task counts for all. */
export const isChangeAfter = (read: readonly ReadPiece[]): Expression<SqlBool> =>
  sql<boolean>`(${sql.join(
    read.map(
      ({ after, until, snapshot }) =>
        sql`(tasks.transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(tasks.transaction_id, ${snapshot}::pg_snapshot) and (tasks.id is null or (${after === undefined ? sql`true` : sql`tasks.id > ${after}::uuid`} and ${until === undefined ? sql`true` : sql`tasks.id <= ${until}::uuid`})))`,
    ),
    sql` or `,
  )})`;
