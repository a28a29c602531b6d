import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Subject } from '../../visibility/visibilityReadModel';

const maxEntries = 500;

const entriesWithActor = (database: Kysely<Schema>) =>
  database
    .selectFrom('history_entries')
    .leftJoin('employees', 'employees.id', 'history_entries.actor_id')
    .select([
      'history_entries.id',
      'history_entries.actor_id',
      'history_entries.field',
      'history_entries.previous_value',
      'history_entries.current_value',
      'history_entries.action',
      'history_entries.remark',
      'history_entries.happened_at',
      'employees.full_name as actor_name',
    ]);

export type HistoryRow = Awaited<ReturnType<ReturnType<typeof entriesWithActor>['execute']>>[number];

const subjectColumn = (subject: Subject) =>
  subject.kind === 'task' ? 'history_entries.task_id' : 'history_entries.project_id';

/** The history of a task or a project, newest first; at most 500 entries. */
export const subjectHistory = (database: Kysely<Schema>, subject: Subject): Promise<HistoryRow[]> =>
  entriesWithActor(database)
    .where(subjectColumn(subject), '=', subject.id)
    .orderBy('history_entries.happened_at', 'desc')
    .orderBy('history_entries.id', 'desc')
    .limit(maxEntries)
    .execute();

export const historyEntryById = (database: Kysely<Schema>, id: string): Promise<HistoryRow> =>
  entriesWithActor(database).where('history_entries.id', '=', id).executeTakeFirstOrThrow();

/** A change that a request claims to have happened. */
export interface ClaimedChange {
  field?: 'status' | 'assignee';
  previous?: string;
  current?: string;
  action?: string;
}

/** The employee's newest entry of such a change; without a subject, on any task or project since an instant. */
export function recordedChange(
  database: Kysely<Schema>,
  actorId: string,
  claim: ClaimedChange,
  where: { subject: Subject } | { since: Date },
): Promise<HistoryRow | undefined> {
  let query = entriesWithActor(database).where('history_entries.actor_id', '=', actorId);
  query =
    'subject' in where
      ? query.where(subjectColumn(where.subject), '=', where.subject.id)
      : query.where('history_entries.happened_at', '>=', where.since);
  if (claim.field !== undefined) query = query.where('history_entries.field', '=', claim.field);
  if (claim.previous !== undefined) query = query.where('history_entries.previous_value', '=', claim.previous);
  if (claim.current !== undefined) query = query.where('history_entries.current_value', '=', claim.current);
  if (claim.action !== undefined) query = query.where('history_entries.action', '=', claim.action);
  return query
    .orderBy('history_entries.happened_at', 'desc')
    .orderBy('history_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
