import { sql, type Kysely } from 'kysely';
import type { Attachment } from '../../attachments/attachment';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleTask } from '../../visibility/visibleProjects';

/** Columns of a task in a list: `tasks` joined with `projects`. Triggers copy the names of people and sprints into the task's row. */
export const taskColumns = [
  'tasks.id',
  'tasks.key',
  'tasks.issue_type',
  'tasks.summary',
  'tasks.reporter_id',
  'tasks.reporter_name',
  'tasks.assignee_id',
  'tasks.assignee_name',
  'tasks.sprint_id',
  'tasks.sprint_name',
  'tasks.assigned_on',
  'tasks.due_on',
  'tasks.duration_hours',
  'tasks.priority',
  'tasks.status',
  'tasks.version',
  'tasks.created_at',
  'tasks.updated_at',
  'tasks.project_id',
  'tasks.milestone_name',
  'tasks.closed_at',
  'tasks.status_since',
  'tasks.logged_seconds',
  'tasks.variance_hours',
  'tasks.progress_percent',
  'tasks.reopen_count',
  'tasks.comment_count',
  'projects.name as project_name',
  'projects.short_name as project_short_name',
] as const;

export const tasksWithProject = (database: Kysely<Schema>) =>
  database.selectFrom('tasks').innerJoin('projects', 'projects.id', 'tasks.project_id').select(taskColumns);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksWithProject>['execute']>>[number];
export type TaskDetail = TaskRow & { description: string | null };

/** Does not check visibility. */
export const taskById = (database: Kysely<Schema>, id: string): Promise<TaskDetail> =>
  tasksWithProject(database).select('tasks.description').where('tasks.id', '=', id).executeTakeFirstOrThrow();

export const visibleTaskById = async (
  database: Kysely<Schema>,
  caller: Caller,
  id: string,
): Promise<TaskDetail | undefined> =>
  isRecordId(id)
    ? tasksWithProject(database)
        .select('tasks.description')
        .where('tasks.id', '=', id)
        .where(isVisibleTask(caller))
        .executeTakeFirst()
    : undefined;

/** Does not check visibility. */
export const tasksByIds = async (database: Kysely<Schema>, ids: readonly string[]): Promise<TaskDetail[]> =>
  ids.length === 0
    ? []
    : tasksWithProject(database)
        .select('tasks.description')
        .where('tasks.id', 'in', [...ids])
        .execute();

/**
 * Locks the visible ones of these tasks until the transaction ends, always in the same order: two bulk changes never
 * deadlock.
 * @returns their ids
 */
export async function lockVisibleTasks(
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('tasks')
    .select('tasks.id')
    .where('tasks.id', 'in', [...ids])
    .where(isVisibleTask(caller))
    .orderBy('tasks.id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** The attachments of a task, oldest first. */
export const taskFiles = (database: Kysely<Schema>, id: string): Promise<Attachment[]> =>
  database
    .selectFrom('task_files')
    .innerJoin('files', 'files.id', 'task_files.file_id')
    .where('task_files.task_id', '=', id)
    .select(['files.id', 'files.name', 'files.size_bytes', 'files.media_type'])
    .orderBy('files.uploaded_at')
    .orderBy('files.id')
    .execute();

export async function loggedMinutes(database: Kysely<Schema>, id: string): Promise<number> {
  const { minutes } = await database
    .selectFrom('task_timers')
    .where('task_id', '=', id)
    .where('stopped_at', 'is not', null)
    .select(sql<number>`coalesce(floor(sum(extract(epoch from stopped_at - started_at)) / 60), 0)`.as('minutes'))
    .executeTakeFirstOrThrow();
  return minutes;
}
