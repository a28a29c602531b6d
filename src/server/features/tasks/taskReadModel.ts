import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Attachment } from '../../attachments/attachment';
import { isRecordId } from '../../database/isRecordId';
import { rowsAsText, type TextRow } from '../../database/pools/preparingPool';
import { preparedQuery, type Values } from '../../database/preparedQuery';
import { plannedWorkColumns } from '../../schedule/plannedWorkColumns';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { byVisibility, isVisibleTask, type Viewer } from '../../visibility/visibleProjectsReadModel';
import { entrySeconds } from '../../work-figures/entrySecondsReadModel';
import { dependencyColumns } from './dependencies/dependenciesReadModel';

/**
 * Columns of a task: `tasks` joined with `projects`. Triggers copy the names of people and sprints into the task's row. The
 * dependencies are not among them: planning and running their two subqueries takes several times as long as the rest.
 */
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
  ...plannedWorkColumns,
  'tasks.priority',
  'tasks.status',
  'tasks.version',
  'tasks.created_at',
  'tasks.updated_at',
  'tasks.project_id',
  'tasks.milestone_name',
  'tasks.closed_at',
  'tasks.status_since',
  'tasks.variance_hours',
  'tasks.progress_percent',
  'tasks.reopen_count',
  'tasks.comment_count',
  'projects.name as project_name',
  'projects.short_name as project_short_name',
] as const;

const taskWithItsProject = (database: Kysely<Schema>) =>
  database.selectFrom('tasks').innerJoin('projects', 'projects.id', 'tasks.project_id');

/** Tasks as they are answered to a viewer. */
export const tasksWithProject = (database: Kysely<Schema>, viewer: Viewer) =>
  taskWithItsProject(database).select([...taskColumns, ...dependencyColumns(viewer)]);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksWithProject>['execute']>>[number];
export type TaskDetail = TaskRow & { description: string | null };
/** A task without its dependencies: what changes of its own values are planned with. */
export type TaskRecord = Omit<TaskDetail, 'blocked_by' | 'blocks'>;

/** Does not check visibility. */
export const taskById = (database: Kysely<Schema>, caller: Caller, id: string): Promise<TaskDetail> =>
  tasksWithProject(database, caller).select('tasks.description').where('tasks.id', '=', id).executeTakeFirstOrThrow();

interface WithRelationsValues {
  id: string;
  viewer: string;
}

/** Whether a row of `tasks` is linked with a task, in either direction. */
export const isLinkedWith =
  (id: string | RawBuilder<string>) =>
  (eb: ExpressionBuilder<Schema, 'tasks'>): Expression<SqlBool> =>
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
    );

/**
 * A task with everything that its page needs first, in one statement, as text: after `taskColumns` its dependencies and
 * description, its files, oldest first, the linked tasks that the caller may see, in the order of their keys, and the
 * minutes of the timers that were stopped.
 */
function withRelations(
  database: Kysely<Schema>,
  { id, viewer }: Values<WithRelationsValues>,
  flags: Caller['grantedFlags'],
) {
  const anyCaller = { employeeId: viewer, grantedFlags: flags };
  const linked = taskWithItsProject(database)
    .where(isLinkedWith(id))
    .where(isVisibleTask(anyCaller))
    .select(sql<string | null>`string_agg(tasks.id::text, ',' order by projects.short_name, tasks.number)`.as('ids'));
  const files = taskFilesQuery(database, id).select(
    sql<
      Attachment[]
    >`coalesce(json_agg(json_build_object('id', files.id, 'name', files.name, 'size_bytes', files.size_bytes, 'media_type', files.media_type) order by files.uploaded_at, files.id), '[]')`.as(
      'list',
    ),
  );
  return tasksWithProject(database, anyCaller)
    .select('tasks.description')
    .select([
      sql<Attachment[]>`(${files})`.as('files'),
      sql<string | null>`(${linked})`.as('linkedIds'),
      sql<number>`(${loggedMinutesQuery(database, id)})`.as('minutes'),
    ])
    .where('tasks.id', '=', id);
}

const asText = <Row>(query: SelectQueryBuilder<Schema, 'tasks', Row>) => query.modifyEnd(rowsAsText).$castTo<TextRow>();

const withRelationsQuery = byVisibility((flags) =>
  preparedQuery((database, values: Values<WithRelationsValues>) => asText(withRelations(database, values, flags))),
);
const visibleWithRelationsQuery = byVisibility((flags) =>
  preparedQuery((database, values: Values<WithRelationsValues>) =>
    asText(
      withRelations(database, values, flags).where(isVisibleTask({ employeeId: values.viewer, grantedFlags: flags })),
    ),
  ),
);

/** Does not check visibility of the task itself. */
export async function taskWithRelations(database: Kysely<Schema>, caller: Caller, id: string): Promise<TextRow> {
  const [task] = await withRelationsQuery(caller)(database, { id, viewer: caller.employeeId }).execute();
  if (task === undefined) throw new Error(`There is no task ${id}`);
  return task;
}

export async function visibleTaskWithRelations(
  database: Kysely<Schema>,
  caller: Caller,
  id: string,
): Promise<TextRow | undefined> {
  if (!isRecordId(id)) return undefined;
  const [task] = await visibleWithRelationsQuery(caller)(database, { id, viewer: caller.employeeId }).execute();
  return task;
}

const hasListedId = (ids: RawBuilder<readonly string[]>) => sql<boolean>`tasks.id = any(${ids})`;

type VisibleTasksValues = Values<{ ids: readonly string[]; viewer: string }>;

const tasksByIdsQuery = byVisibility((flags) =>
  preparedQuery((database, { ids, viewer }: VisibleTasksValues) =>
    tasksWithProject(database, { employeeId: viewer, grantedFlags: flags })
      .select('tasks.description')
      .where(hasListedId(ids)),
  ),
);

/** Does not check visibility of the tasks themselves. */
export const tasksByIds = async (
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<TaskDetail[]> =>
  ids.length === 0 ? [] : tasksByIdsQuery(caller)(database, { ids, viewer: caller.employeeId }).execute();

const selectVisibleTasks = (
  database: Kysely<Schema>,
  isChosen: RawBuilder<boolean>,
  viewer: RawBuilder<string>,
  flags: Caller['grantedFlags'],
) =>
  taskWithItsProject(database)
    .select(taskColumns)
    .select('tasks.description')
    .where(isChosen)
    .where(isVisibleTask({ employeeId: viewer, grantedFlags: flags }))
    .orderBy('tasks.id');

const visibleTasksQuery = byVisibility((flags) =>
  preparedQuery((database, { ids, viewer }: VisibleTasksValues) =>
    selectVisibleTasks(database, hasListedId(ids), viewer, flags),
  ),
);
const lockedVisibleTasksQuery = byVisibility((flags) =>
  preparedQuery((database, { ids, viewer }: VisibleTasksValues) =>
    selectVisibleTasks(database, hasListedId(ids), viewer, flags).forNoKeyUpdate('tasks'),
  ),
);
/** With a list of one id PostgreSQL makes a plan for each call, because it expects a list of ten of the prepared one. */
const lockedVisibleTaskQuery = byVisibility((flags) =>
  preparedQuery((database, { id, viewer }: Values<WithRelationsValues>) =>
    selectVisibleTasks(database, sql<boolean>`tasks.id = ${id}`, viewer, flags).forNoKeyUpdate('tasks'),
  ),
);

/** The visible ones of these tasks. */
export const visibleTasksByIds = async (
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<TaskRecord[]> =>
  ids.length === 0 ? [] : visibleTasksQuery(caller)(database, { ids, viewer: caller.employeeId }).execute();

/**
 * Locks the visible ones of these tasks until the transaction ends, always in the same order: two bulk changes never
 * deadlock.
 * @returns them as they are stored once they are locked
 */
export const lockVisibleTasks = async (
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<TaskRecord[]> => {
  const [id] = ids;
  const viewer = caller.employeeId;
  if (id === undefined) return [];
  return ids.length === 1
    ? lockedVisibleTaskQuery(caller)(database, { id, viewer }).execute()
    : lockedVisibleTasksQuery(caller)(database, { ids, viewer }).execute();
};

const taskFilesQuery = (database: Kysely<Schema>, id: string | Expression<string>) =>
  database
    .selectFrom('task_files')
    .innerJoin('files', 'files.id', 'task_files.file_id')
    .where('task_files.task_id', '=', id);

/** The attachments of a task, oldest first. */
export const taskFiles = (database: Kysely<Schema>, id: string): Promise<Attachment[]> =>
  taskFilesQuery(database, id)
    .select(['files.id', 'files.name', 'files.size_bytes', 'files.media_type'])
    .orderBy('files.uploaded_at')
    .orderBy('files.id')
    .execute();

const loggedMinutesQuery = (database: Kysely<Schema>, id: Expression<string>) =>
  database
    .selectFrom('task_timers')
    .where('task_id', '=', id)
    .select(sql<number>`coalesce(floor(sum(${entrySeconds}) / 60), 0)`.as('minutes'));
