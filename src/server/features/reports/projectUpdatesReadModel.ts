import { sql, type Kysely } from 'kysely';
import { maxReportRows } from '../../../domain/lists/reportRows';
import { readByIds } from '../../database/readByIds';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleProject } from '../../visibility/visibleProjectsReadModel';
import type { Span } from './reportDays';

/**
 * Updates of projects within the span: status updates, comments on a project or its tasks, changes of a project's
 * status, and remarks in its history, behind what they are about. Newest first.
 */
export const projectUpdatesBetween = (database: Kysely<Schema>, caller: Caller, span: Span) =>
  readByIds(
    database,
    (ids) => updatesBetween(database, caller, span, ids).execute(),
    () => updatesBetween(database, caller, span).clearSelect().select('updates.id').execute(),
  );

/** @param ids only these of them */
function updatesBetween(database: Kysely<Schema>, caller: Caller, { from, to }: Span, ids?: readonly string[]) {
  const isAsked = (id: 'comments.id' | 'history_entries.id' | 'project_status_updates.id') =>
    ids === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(id)} = any(${ids}::uuid[])`;
  const comments = database
    .selectFrom('comments')
    .leftJoin('tasks', 'tasks.id', 'comments.task_id')
    .where(isAsked('comments.id'))
    .where('comments.created_at', '>=', from)
    .where('comments.created_at', '<', to)
    .where('tasks.deleted_at', 'is', null)
    .select([
      'comments.id',
      sql<string>`coalesce(comments.project_id, tasks.project_id)`.as('project_id'),
      'tasks.id as task_id',
      'tasks.key',
      'tasks.summary',
      'comments.author_id as author_id',
      'comments.body as comment',
      sql<boolean>`true`.as('is_formatted'),
      'comments.created_at as happened_at',
      'comments.edited_at',
    ]);
  const changes = database
    .selectFrom('history_entries')
    .where('history_entries.project_id', 'is not', null)
    .where(isAsked('history_entries.id'))
    .where('history_entries.happened_at', '>=', from)
    .where('history_entries.happened_at', '<', to)
    .where((eb) => eb.or([eb('history_entries.field', '=', 'status'), eb('history_entries.remark', 'is not', null)]))
    .select([
      'history_entries.id',
      sql<string>`history_entries.project_id`.as('project_id'),
      sql<string | null>`null::uuid`.as('task_id'),
      sql<string | null>`null::text`.as('key'),
      sql<string | null>`null::text`.as('summary'),
      sql<string>`history_entries.actor_id`.as('author_id'),
      sql<string>`concat_ws(': ', case when field = 'status' then 'Status ' || coalesce(previous_value, '-') || ' to ' || coalesce(current_value, '-') when field is null then upper(left(action, 1)) || substr(action, 2) end, remark)`.as(
        'comment',
      ),
      sql<boolean>`false`.as('is_formatted'),
      'history_entries.happened_at',
      sql<Date | null>`null::timestamptz`.as('edited_at'),
    ]);
  const statusUpdates = database
    .selectFrom('project_status_updates')
    .where(isAsked('project_status_updates.id'))
    .where('project_status_updates.created_at', '>=', from)
    .where('project_status_updates.created_at', '<', to)
    .select([
      'project_status_updates.id',
      'project_status_updates.project_id',
      sql<string | null>`null::uuid`.as('task_id'),
      sql<string | null>`null::text`.as('key'),
      sql<string | null>`null::text`.as('summary'),
      'project_status_updates.author_id',
      sql<string>`'<p>' || health || ':</p>' || body`.as('comment'),
      sql<boolean>`true`.as('is_formatted'),
      'project_status_updates.created_at as happened_at',
      'project_status_updates.edited_at',
    ]);
  return database
    .selectFrom(comments.unionAll(changes).unionAll(statusUpdates).as('updates'))
    .innerJoin('projects', 'projects.id', 'updates.project_id')
    .leftJoin('employees', 'employees.id', 'updates.author_id')
    .where(isVisibleProject(caller))
    .select([
      'updates.id',
      'updates.task_id',
      'updates.key',
      'updates.summary',
      'updates.comment',
      'updates.is_formatted',
      'updates.happened_at',
      'updates.edited_at',
      'projects.id as project_id',
      'projects.name as project_name',
      'projects.status as project_status',
      'employees.full_name as author',
    ])
    .orderBy('updates.happened_at', 'desc')
    .orderBy('updates.id', 'desc')
    .limit(maxReportRows);
}
