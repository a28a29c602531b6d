import { sql, type Kysely } from 'kysely';
import type { ChangeKind, ChangeScope } from '../../domain/live/changeKinds';
import type { Schema } from '../database/schema';

/** An entry of the change log: what changed, and for whom; never the contents. */
export interface LoggedChange extends ChangeScope {
  readonly id: number;
  readonly subjectId: string | null;
  /** Session and tab that made the change. */
  readonly origin: string | null;
}

/** How far the log was read. */
export interface LogPosition {
  /**
   * Every transaction below it has ended, and its changes are in this batch or an earlier one. The next batch starts
   * here.
   */
  readonly horizon: number;
  /** What it already saw is left out of the next batch; undefined: nothing. */
  readonly snapshot: string | undefined;
}

export interface ReadChanges extends LogPosition {
  readonly changes: LoggedChange[];
}

interface ChangeRow {
  horizon: number;
  snapshot: string;
  id: number | null;
  kind: ChangeKind | null;
  subject_id: string | null;
  project_id: string | null;
  people: string[] | null;
  origin: string | null;
}

const toChange = (row: ChangeRow): LoggedChange[] =>
  row.id === null || row.kind === null
    ? []
    : [
        {
          id: row.id,
          kind: row.kind,
          subjectId: row.subject_id,
          projectId: row.project_id,
          people: row.people ?? [],
          origin: row.origin,
        },
      ];

/**
 * The changes from a position on, in the order in which they were written, and the next position.
 * Transactions do not commit in the order in which they write: continuing from the highest number would skip a slower
 * transaction. A transaction that this snapshot does not see is not below the horizon of the same snapshot, so the next
 * batch contains it. With the snapshot of the position none is read twice, however long a transaction holds the horizon
 * back; without it some are. None is missed.
 */
export async function changesFrom(
  database: Kysely<Schema>,
  { horizon, snapshot }: LogPosition,
  limit: number,
): Promise<ReadChanges> {
  const isUnread =
    snapshot === undefined
      ? sql`true`
      : sql`not pg_visible_in_snapshot(transaction_id::text::xid8, ${snapshot}::pg_snapshot)`;
  const { rows } = await sql<ChangeRow>`
    with moment as materialized (select pg_current_snapshot() as snapshot)
    select pg_snapshot_xmin(moment.snapshot)::text::bigint as horizon, moment.snapshot::text as snapshot,
      c.id, c.kind, c.subject_id, c.project_id, c.people, c.origin
    from moment left join lateral (select * from changes where transaction_id >= ${horizon} and ${isUnread} order by id limit ${limit}) c on true
    order by c.id`.execute(database);
  return {
    horizon: rows[0]?.horizon ?? horizon,
    snapshot: rows[0]?.snapshot ?? snapshot,
    changes: rows.flatMap(toChange),
  };
}

export interface LogBounds {
  /** Start of a batch that begins now, overlap included. */
  readonly startHorizon: number;
  /** Positions up to this one may have lost changes to trimming. */
  readonly trimmedThrough: number;
  /** No transaction at or above has begun. */
  readonly nextTransaction: number;
}

/**
 * Limits of the change log.
 * @param overlapMs age of the changes that a new stream also receives
 */
export async function logBounds(database: Kysely<Schema>, overlapMs: number): Promise<LogBounds> {
  const { rows } = await sql<LogBounds>`
    select least(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, (select min(transaction_id) from changes where happened_at >= change_log_clock() - ${overlapMs} * interval '1 millisecond')) as "startHorizon",
      (select trimmed_through from change_log_state) as "trimmedThrough",
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "nextTransaction"`.execute(database);
  const bounds = rows[0];
  if (bounds === undefined) throw new Error('The log of changes has no bounds');
  return bounds;
}

/** Members and managers of these projects; also of deleted ones, because they must learn of the deletion. */
export async function projectViewers(
  database: Kysely<Schema>,
  projectIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const viewers = new Map<string, Set<string>>();
  if (projectIds.length === 0) return viewers;
  const { rows } = await sql<{ project_id: string; employee_id: string }>`
    select project_id, employee_id from project_members where project_id = any(${projectIds})
    union select id, project_manager_id from projects where id = any(${projectIds}) and project_manager_id is not null
    union select id, technical_project_manager_id from projects where id = any(${projectIds}) and technical_project_manager_id is not null`.execute(
    database,
  );
  for (const row of rows) {
    const known = viewers.get(row.project_id);
    if (known === undefined) viewers.set(row.project_id, new Set([row.employee_id]));
    else known.add(row.employee_id);
  }
  return viewers;
}
