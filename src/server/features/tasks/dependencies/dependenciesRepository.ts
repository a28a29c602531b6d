import { sql, type Expression, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleTask } from '../../../visibility/visibleProjectsReadModel';
import type { Dependency } from '../../../../domain/schedule/dependencies';

const lockRows = (database: Kysely<Schema>, rows: Expression<{ project_id: string; additions: number }>) =>
  database
    .insertInto('task_dependency_projects')
    .columns(['project_id', 'additions'])
    .expression(rows)
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet((eb) => ({ additions: eb.ref('task_dependency_projects.additions') })),
    )
    .execute();

const noAdditions = sql<number>`0`.as('additions');

/**
 * Locks the dependencies of projects until the transaction ends, always in the same order: others that change them, or move
 * their tasks, wait. Before any of their tasks is locked.
 */
export const lockDependencies = async (database: Kysely<Schema>, projectId: string): Promise<void> => {
  await lockRows(database, database.selectNoFrom([sql<string>`${projectId}::uuid`.as('project_id'), noAdditions]));
};

/** The same for the projects of those of the tasks that the caller may see. */
export const lockDependenciesAround = async (
  database: Kysely<Schema>,
  caller: Caller,
  taskIds: readonly string[],
): Promise<void> => {
  await lockRows(
    database,
    database
      .selectFrom('tasks')
      .where(sql<boolean>`tasks.id = any(${taskIds}::uuid[])`)
      .where(isVisibleTask(caller))
      .groupBy('tasks.project_id')
      .orderBy('tasks.project_id')
      .select(['tasks.project_id', noAdditions]),
  );
};

/** The lag of a stored dependency; undefined when there is none. */
export const storedLag = async (
  database: Kysely<Schema>,
  { taskId, blockerId }: Dependency,
): Promise<number | undefined> =>
  (
    await database
      .selectFrom('task_dependencies')
      .select('lag_days')
      .where('task_id', '=', taskId)
      .where('blocker_id', '=', blockerId)
      .executeTakeFirst()
  )?.lag_days;

export const saveDependency = async (
  database: Kysely<Schema>,
  { taskId, blockerId }: Dependency,
  lagDays: number,
): Promise<void> => {
  await database
    .insertInto('task_dependencies')
    .values({ task_id: taskId, blocker_id: blockerId, lag_days: lagDays })
    .onConflict((conflict) => conflict.columns(['task_id', 'blocker_id']).doUpdateSet({ lag_days: lagDays }))
    .execute();
};

export const deleteDependency = async (database: Kysely<Schema>, { taskId, blockerId }: Dependency): Promise<void> => {
  await database
    .deleteFrom('task_dependencies')
    .where('task_id', '=', taskId)
    .where('blocker_id', '=', blockerId)
    .execute();
};

/** Both ends were changed: lists that are sorted by changes, and cached ones, notice it. */
export const markChanged = async (database: Kysely<Schema>, ids: readonly string[], now: Date): Promise<void> => {
  await database
    .updateTable('tasks')
    .set({ updated_at: now })
    .where('id', 'in', [...ids])
    .execute();
};
