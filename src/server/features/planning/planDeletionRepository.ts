import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { MovedTask } from './planRepository';

type PlanTable = 'milestones' | 'sprints';

interface PlanDeletion {
  deletedById: string;
  deletedAt: Date;
  /** What was in it: sprints of a milestone, tasks of a sprint. */
  freedIds: readonly string[];
}

/** Marks a milestone or a sprint as deleted, and keeps what was in it for bringing it back. */
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
 * Takes the mark away.
 * @returns what was in it when it was deleted
 * @throws Failure 409 when somebody else has brought it back already
 */
export async function unmarkPlan(database: Kysely<Schema>, table: PlanTable, id: string): Promise<string[]> {
  // The row is held first: of two who bring it back the second finds no mark any more.
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
 * Takes a milestone from its sprints, deleted ones included.
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

/** Gives a milestone back to those of its former sprints that have got no other one since; the number of those that people see. */
export async function rejoinSprints(
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

/** Puts those of a sprint's former tasks back that are in no other one since, and still there. */
export async function rejoinTasks(
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
