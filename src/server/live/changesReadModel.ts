import { sql, type Kysely } from 'kysely';
import type { ChangeKind, ChangeScope } from '../../domain/live/changeKinds';
import type { Schema } from '../database/schema';

/** An entry of the change log: what changed, and for whom; never the contents. */
export interface LoggedChange extends ChangeScope {
  readonly id: number;
  readonly transactionId: number;
  readonly subjectId: string | null;
  /** Session and tab that made the change. */
  readonly origin: string | null;
}

export interface ReadChanges {
  /**
   * Every transaction below it has ended, and its changes are in this batch or an earlier one. The next batch starts
   * here.
   */
  readonly horizon: number;
  readonly changes: LoggedChange[];
}

interface ChangeRow {
  horizon: number;
  id: number | null;
  transaction_id: number | null;
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
          transactionId: row.transaction_id ?? 0,
          kind: row.kind,
          subjectId: row.subject_id,
          projectId: row.project_id,
          people: row.people ?? [],
          origin: row.origin,
        },
      ];

/**
 * The changes from a horizon on, in the order in which they were written, and the next horizon.
 * Transactions do not commit in the order in which they write: continuing from the highest number would skip a slower
 * transaction. A transaction that this snapshot does not see is not below the horizon of the same snapshot, so the next
 * batch contains it. Some changes are read twice, none is missed.
 */
export async function changesFrom(database: Kysely<Schema>, horizon: number, limit: number): Promise<ReadChanges> {
  const { rows } = await sql<ChangeRow>`
    with moment as materialized (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon)
    select moment.horizon, c.id, c.transaction_id, c.kind, c.subject_id, c.project_id, c.people, c.origin
    from moment left join lateral (select * from changes where transaction_id >= ${horizon} order by id limit ${limit}) c on true
    order by c.id`.execute(database);
  return { horizon: rows[0]?.horizon ?? horizon, changes: rows.flatMap(toChange) };
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
