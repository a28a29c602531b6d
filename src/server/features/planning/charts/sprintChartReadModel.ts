import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { LocatedPerson } from '../../../../domain/charts/workShares';
import type { Schema } from '../../../database/schema';
import { locationOn } from '../../../workplaces/workplacesReadModel';

interface StateRow {
  readonly sprint_id: string;
  readonly task_id: string;
  readonly status: string;
  readonly duration_hours: number | null;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

/** Ids of sprints, or a query for them. */
type SprintIds = readonly string[] | RawBuilder<string[]>;

const idArray = (sprintIds: SprintIds): RawBuilder<unknown> =>
  'toOperationNode' in sprintIds ? sprintIds : sql`${sprintIds}::uuid[]`;

/** The sprints that a milestone has now. */
export const sprintsOfMilestone = (milestoneId: string): RawBuilder<string[]> =>
  sql`array(select id from sprints where milestone_id = ${milestoneId}::uuid and deleted_at is null)`;

/** What tasks were while they were in the sprints; deleted tasks as well, until their deletion. */
export async function statesInSprints(database: Kysely<Schema>, sprintIds: SprintIds): Promise<readonly StateRow[]> {
  const { rows } = await sql<StateRow>`
    select sprint_id, task_id, status, duration_hours, valid_from, valid_to from task_states
    where sprint_id = any(${idArray(sprintIds)}) order by valid_from, task_id`.execute(database);
  return rows;
}

interface SprintPerson extends LocatedPerson {
  /** So that the people of one location are several rows. */
  readonly employeeId: string;
  readonly sprintId: string;
}

/**
 * The people of sprints: assignees of tasks that were in them at some time, with their locations at its start. The projects are named for
 * the planner alone: it would look at all tasks of the company.
 */
export async function peopleOfSprints(
  database: Kysely<Schema>,
  sprintIds: readonly string[],
): Promise<readonly SprintPerson[]> {
  const { rows } = await sql<SprintPerson>`
    select distinct s.sprint_id as "sprintId", e.id as "employeeId", ${locationOn('e', `coalesce((select starts_on from sprints where sprints.id = s.sprint_id), 'infinity')`)} as "locationId"
    from task_states s join tasks t on t.id = s.task_id and t.deleted_at is null join employees e on e.id = t.assignee_id
    where s.sprint_id = any(${sprintIds}::uuid[])
      and t.project_id = any(array(select project_id from sprints where id = any(${sprintIds}::uuid[])))`.execute(
    database,
  );
  return rows;
}

interface TaskRow {
  readonly id: string;
  readonly key: string;
  readonly summary: string;
  readonly assignee_name: string | null;
}

/** The tasks that were in the sprints at some time and are not deleted, by number. */
export async function tasksOfSprintStates(database: Kysely<Schema>, sprintIds: SprintIds): Promise<readonly TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select id, key, summary, assignee_name from tasks
    where id in (select task_id from task_states where sprint_id = any(${idArray(sprintIds)})) and deleted_at is null
    order by number`.execute(database);
  return rows;
}
