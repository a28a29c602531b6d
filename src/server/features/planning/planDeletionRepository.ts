import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { MovedTask } from './planRepository';

type PlanTable = 'milestones' | 'sprints';

interface PlanDeletion {
  deletedById: string;
  deletedAt: Date;
  /** Its content: sprints of a milestone, tasks of a sprint. */
  freedIds: readonly string[];
}

/** Marks a milestone or a sprint as deleted, and stores the ids of its content for restoring. */
export async function markPlanDeleted(
  database: Kysely<Schema>,
  table: PlanTable,
  id: string,
  { deletedById, deletedAt, freedIds }: PlanDeletion,
): Promise<void> {
  await database
    .updateTable(table)
    .set((eb) => ({
      deleted_by_id: deletedById,
      deleted_at: deletedAt,
      freed_ids: [...freedIds],
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Removes the mark.
 * @returns the ids of its former content
 * @throws Failure 409 when it has been restored already
 */
export async function markPlanRestored(database: Kysely<Schema>, table: PlanTable, id: string): Promise<string[]> {
  // The row lock makes the second of two concurrent calls see no mark.
  const deleted = await database
    .selectFrom(table)
    .select('freed_ids')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (deleted === undefined) throw failures.conflict('This has been brought back already', 'already_done');
  await database
    .updateTable(table)
    .set((eb) => ({
      deleted_by_id: null,
      deleted_at: null,
      freed_ids: sql<string[]>`'{}'`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  return deleted.freed_ids;
}

/**
 * Removes the milestone from its sprints, including deleted ones.
 * @returns their ids
 */
export async function freeSprints(database: Kysely<Schema>, milestoneId: string): Promise<string[]> {
  const freed = await database
    .updateTable('sprints')
    .set((eb) => ({ milestone_id: null, version: eb('version', '+', 1) }))
    .where('milestone_id', '=', milestoneId)
    .returning('id')
    .execute();
  return freed.map((sprint) => sprint.id);
}

/**
 * Restores the milestone of those former sprints that have none now.
 * @returns the number of visible ones
 */
export async function restoreSprintMilestones(
  database: Kysely<Schema>,
  milestoneId: string,
  sprintIds: readonly string[],
): Promise<number> {
  if (sprintIds.length === 0) return 0;
  const joined = await database
    .updateTable('sprints')
    .set((eb) => ({ milestone_id: milestoneId, version: eb('version', '+', 1) }))
    .where('id', 'in', [...sprintIds])
    .where('milestone_id', 'is', null)
    .returning('deleted_at')
    .execute();
  return joined.filter((sprint) => sprint.deleted_at === null).length;
}

/** Restores the sprint of those former tasks that have none now and are not deleted. */
export async function restoreTaskSprints(
  database: Kysely<Schema>,
  sprintId: string,
  taskIds: readonly string[],
  now: Date,
): Promise<MovedTask[]> {
  if (taskIds.length === 0) return [];
  return database
    .updateTable('tasks')
    .set((eb) => ({ sprint_id: sprintId, version: eb('version', '+', 1), updated_at: now }))
    .where('id', 'in', [...taskIds])
    .where('sprint_id', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'key', 'assignee_id'])
    .execute();
}
