import { sql, type Kysely } from 'kysely';
import type { Attachment } from '../../attachments/attachment';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleTask } from '../../visibility/visibleProjects';
import { taskColumns } from './taskColumns';

const tasksWithProject = (database: Kysely<Schema>) =>
  database.selectFrom('tasks').innerJoin('projects', 'projects.id', 'tasks.project_id').select(taskColumns);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksWithProject>['execute']>>[number];
export type TaskDetail = TaskRow & { description: string | null };

/** One task; the caller of this function has checked that it may be seen. */
export const taskById = (database: Kysely<Schema>, id: string): Promise<TaskDetail> =>
  tasksWithProject(database).select('tasks.description').where('tasks.id', '=', id).executeTakeFirstOrThrow();

/** The task, when there is one with this id that the caller may see. */
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

/** These tasks; the caller of this function has checked that they may be seen. */
export const tasksByIds = async (database: Kysely<Schema>, ids: readonly string[]): Promise<TaskDetail[]> =>
  ids.length === 0
    ? []
    : tasksWithProject(database)
        .select('tasks.description')
        .where('tasks.id', 'in', [...ids])
        .execute();

/**
 * Holds the tasks among these that the caller may see until the transaction ends, always in the same order, so that two
 * changes of many tasks do not wait for each other for ever.
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

/** The tasks that a task is linked with, whichever of the two was linked first; those that the caller may see, by key. */
export const linkedTasksOf = (database: Kysely<Schema>, caller: Caller, id: string): Promise<TaskRow[]> =>
  tasksWithProject(database)
    .where((eb) =>
      eb(
        'tasks.id',
        'in',
        eb
          .selectFrom('task_links')
          .select('task_links.linked_task_id as id')
          .where('task_links.task_id', '=', id)
          .union(
            eb.selectFrom('task_links').select('task_links.task_id as id').where('task_links.linked_task_id', '=', id),
          ),
      ),
    )
    .where(isVisibleTask(caller))
    .orderBy('projects.short_name')
    .orderBy('tasks.number')
    .execute();

/** The attachments of a task, oldest first. */
export const filesOfTask = (database: Kysely<Schema>, id: string): Promise<Attachment[]> =>
  database
    .selectFrom('task_files')
    .innerJoin('files', 'files.id', 'task_files.file_id')
    .where('task_files.task_id', '=', id)
    .select(['files.id', 'files.name', 'files.size_bytes', 'files.media_type'])
    .orderBy('files.uploaded_at')
    .orderBy('files.id')
    .execute();

/** Minutes of all stopped timers of a task. */
export async function loggedMinutesOf(database: Kysely<Schema>, id: string): Promise<number> {
  const { minutes } = await database
    .selectFrom('task_timers')
    .where('task_id', '=', id)
    .where('stopped_at', 'is not', null)
    .select(sql<number>`coalesce(floor(sum(extract(epoch from stopped_at - started_at)) / 60), 0)`.as('minutes'))
    .executeTakeFirstOrThrow();
  return minutes;
}
