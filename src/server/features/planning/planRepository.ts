import { sql, type Insertable, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { sendTogether } from '../../database/sendTogether';
import type { MilestonesTable, SprintsTable } from '../../database/tables/workTables';
import { failures } from '../../errors/failure';
import { isOpen } from '../../work-figures/workStateReadModel';

/** The columns of a milestone that users set. */
export type MilestoneValues = Required<
  Pick<Insertable<MilestonesTable>, 'name' | 'description' | 'starts_on' | 'due_on' | 'status'>
>;
/** The columns of a sprint that users set. */
export type SprintValues = MilestoneValues & Required<Pick<Insertable<SprintsTable>, 'milestone_id' | 'scope_type'>>;

export async function insertMilestone(
  database: Kysely<Schema>,
  projectId: string,
  values: MilestoneValues,
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('milestones')
    .values({ ...values, id, project_id: projectId, created_at: now })
    .execute();
  return id;
}

export async function insertSprint(
  database: Kysely<Schema>,
  projectId: string,
  values: SprintValues,
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('sprints')
    .values({ ...values, id, project_id: projectId, created_at: now })
    .execute();
  return id;
}

export interface LockedPlan {
  id: string;
  project_id: string;
  status: string;
  name: string;
}

/**
 * Locks milestones or sprints until the transaction ends, so that saves wait for each other. Adding a task to one of
 * the sprints waits too: no task enters a sprint while it is being closed.
 * @returns those that exist, by id
 */
export async function lockPlans(
  database: Kysely<Schema>,
  table: 'milestones' | 'sprints',
  ids: readonly string[],
): Promise<Map<string, LockedPlan>> {
  const known = ids.filter(isRecordId);
  if (known.length === 0) return new Map();
  // In the order of the ids, so that two transactions never deadlock.
  const rows = await database
    .selectFrom(table)
    .select(['id', 'project_id', 'status', 'name'])
    .where('id', 'in', known)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** @throws Failure 404 when it has been deleted in the meantime */
export async function lockPlan(
  database: Kysely<Schema>,
  table: 'milestones' | 'sprints',
  id: string,
): Promise<LockedPlan> {
  const plan = (await lockPlans(database, table, [id])).get(id);
  if (plan === undefined) throw failures.notFound(table === 'sprints' ? 'Sprint' : 'Milestone');
  return plan;
}

/** Saves a milestone and increments its version. */
export async function saveMilestone(database: Kysely<Schema>, id: string, values: MilestoneValues): Promise<void> {
  await database
    .updateTable('milestones')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Saves values of a sprint and increments its version. */
export async function saveSprint(database: Kysely<Schema>, id: string, values: Partial<SprintValues>): Promise<void> {
  await database
    .updateTable('sprints')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface MovedTask {
  id: string;
  key: string;
  assignee_id: string | null;
}

interface TaskMove {
  from: string;
  /** null: no sprint. */
  to: string | null;
  /** Only open tasks. */
  isOpenOnly: boolean;
}

/** Moves the tasks of a sprint to another one, or to none, and increments their versions. */
export async function moveTasks(
  database: Kysely<Schema>,
  { from, to, isOpenOnly }: TaskMove,
  now: Date,
): Promise<MovedTask[]> {
  return database
    .updateTable('tasks')
    .set((eb) => ({ sprint_id: to, version: eb('version', '+', 1), updated_at: now }))
    .where('sprint_id', '=', from)
    .where('deleted_at', 'is', null)
    .$if(isOpenOnly, (query) => query.where(isOpen('status')))
    .returning(['id', 'key', 'assignee_id'])
    .execute();
}

/** Adds those of the tasks that belong to the project and have no sprint. */
export async function addTasksToSprint(
  database: Kysely<Schema>,
  sprint: LockedPlan,
  taskIds: readonly string[],
  now: Date,
): Promise<MovedTask[]> {
  return database
    .updateTable('tasks')
    .set((eb) => ({ sprint_id: sprint.id, version: eb('version', '+', 1), updated_at: now }))
    .where('id', 'in', [...taskIds])
    .where('project_id', '=', sprint.project_id)
    .where('sprint_id', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'key', 'assignee_id'])
    .execute();
}

/** Copies the tasks of a sprint as they are when it is closed. */
export async function insertClosing(
  database: Kysely<Schema>,
  closing: { sprintId: string; closedAt: Date; closedById: string; carriedTo: { id: string; name: string } | null },
): Promise<void> {
  const id = newId();
  const { sprintId, closedAt, closedById, carriedTo } = closing;
  const addClosing = database.insertInto('sprint_closings').values({
    id,
    sprint_id: sprintId,
    closed_at: closedAt,
    closed_by_id: closedById,
    carried_to_id: carriedTo?.id ?? null,
    carried_to_name: carriedTo?.name ?? null,
  });
  const copyTasks = database
    .insertInto('sprint_closing_tasks')
    .columns([
      'closing_id',
      'task_id',
      'key',
      'summary',
      'issue_type',
      'priority',
      'status',
      'assignee_name',
      'duration_hours',
      'logged_minutes',
      'was_carried',
    ])
    .expression((eb) =>
      eb
        .selectFrom('tasks')
        .where('tasks.sprint_id', '=', sprintId)
        .where('tasks.deleted_at', 'is', null)
        .select([
          sql<string>`${id}::uuid`.as('closing_id'),
          'tasks.id',
          'tasks.key',
          'tasks.summary',
          'tasks.issue_type',
          'tasks.priority',
          'tasks.status',
          'tasks.assignee_name',
          'tasks.duration_hours',
          sql<number>`tasks.logged_seconds / 60.0`.as('logged_minutes'),
          (carriedTo === null ? sql<boolean>`false` : isOpen('tasks.status')).as('was_carried'),
        ]),
    );
  await sendTogether(database, [addClosing, copyTasks]);
}
