import { expressionBuilder, sql, type Kysely, type RawBuilder } from 'kysely';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import { isVisibleTask } from '../../../visibility/visibleProjects';
import type { DependencyTask } from '../../../../domain/schedule/dependencies';

/** The task with this id or key, if the caller may see it. */
export async function visibleTaskByReference(
  database: Kysely<Schema>,
  caller: Caller,
  reference: string,
): Promise<DependencyTask | undefined> {
  const eb = expressionBuilder<Schema, 'tasks'>();
  return database
    .selectFrom('tasks')
    .select(['tasks.id', 'tasks.key', 'tasks.project_id as projectId'])
    .where(
      isRecordId(reference)
        ? eb('tasks.id', '=', reference)
        : eb(eb.fn<string>('upper', ['tasks.key']), '=', reference.toUpperCase()),
    )
    .where(isVisibleTask(caller))
    .executeTakeFirst();
}

/** All dependencies of a project, also those of deleted tasks, which can come back. */
export const projectDependencies = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('task_dependencies')
    .innerJoin('tasks', 'tasks.id', 'task_dependencies.task_id')
    .where('tasks.project_id', '=', projectId)
    .select([
      'task_dependencies.task_id as taskId',
      'task_dependencies.blocker_id as blockerId',
      'task_dependencies.lag_days as lagDays',
      'tasks.key',
    ])
    .execute();

/** One end of a dependency as a list of tasks shows it. */
export interface DependencyEnd {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly lag_days: number;
}

const ends = (own: 'task_id' | 'blocker_id', other: 'task_id' | 'blocker_id'): RawBuilder<DependencyEnd[]> => sql<
  DependencyEnd[]
>`coalesce((
    select json_agg(json_build_object('id', other.id, 'key', other.key, 'status', other.status, 'lag_days', dependency.lag_days) order by other.number)
    from task_dependencies dependency join tasks other on other.id = dependency.${sql.ref(other)}
    where dependency.${sql.ref(own)} = tasks.id and other.deleted_at is null), '[]')`;

/** The tasks that `tasks` waits for; all of its project, hence visible to the callers who see the task. */
export const blockedByColumn = ends('task_id', 'blocker_id').as('blocked_by');
/** The tasks that wait for `tasks`. */
export const blocksColumn = ends('blocker_id', 'task_id').as('blocks');
