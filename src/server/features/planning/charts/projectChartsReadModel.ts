import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { FlowChange } from '../../../../domain/charts/flow';
import { closedStatus } from '../../../../domain/planning/dueDays';
import type { TaskStatus } from '../../../../domain/tasks/taskChoices';
import { finishedStatus } from '../../../../domain/tasks/workState';
import type { Schema } from '../../../database/schema';
import { isOpen } from '../../../work-figures/workStateReadModel';

interface ChartedTime {
  readonly first: Day;
  /** The beginning of the first day. */
  readonly firstInstant: Date;
  readonly timeZone: string;
}

/** Tasks that came into a status, or left it, by day; those before the first day count as of that day. */
export async function flowChanges(
  database: Kysely<Schema>,
  projectId: string,
  { first, firstInstant, timeZone }: ChartedTime,
): Promise<readonly FlowChange[]> {
  const { rows } = await sql<{ day: Day; status: string; is_bug: boolean; change: number }>`
    select day, status, is_bug, sum(change)::int as change from (
      select greatest((valid_from at time zone ${timeZone})::date, ${first}::date) as day, status, issue_type = 'Bug' as is_bug, 1 as change
      from task_states where project_id = ${projectId} and (valid_to is null or valid_to >= ${firstInstant})
      union all
      select (valid_to at time zone ${timeZone})::date, status, issue_type = 'Bug', -1
      from task_states where project_id = ${projectId} and valid_to >= ${firstInstant}
    ) changes group by day, status, is_bug`.execute(database);
  return rows.map(({ day, status, is_bug, change }) => ({ day, status, isBug: is_bug, change }));
}

/** The status in which work on a task has begun. */
const startedStatus = 'IN PROGRESS' satisfies TaskStatus;

interface FinishedRow {
  readonly id: string;
  readonly key: string;
  readonly summary: string;
  readonly milestone_id: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly closed_at: Date;
  readonly duration_hours: number | null;
  readonly logged_seconds: number;
}

/** Tasks that were finished since the instant and are so still, by their end. */
export async function finishedTasks(
  database: Kysely<Schema>,
  projectId: string,
  since: Date,
): Promise<readonly FinishedRow[]> {
  const { rows } = await sql<FinishedRow>`
    select t.id, t.key, t.summary, t.milestone_id, t.created_at, s.started_at, t.closed_at, t.duration_hours, t.logged_seconds::float8 as logged_seconds
    from tasks t left join (
      select task_id, min(valid_from) as started_at from task_states
      where project_id = ${projectId} and status = ${startedStatus} group by task_id
    ) s on s.task_id = t.id
    where t.project_id = ${projectId} and t.status = ${finishedStatus} and t.closed_at >= ${since} and t.deleted_at is null
    order by t.closed_at, t.number`.execute(database);
  return rows;
}

interface VelocityStateRow {
  readonly sprint_id: string;
  readonly task_id: string;
  readonly status: string;
  readonly duration_hours: number | null;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

/** The last closed sprints of a project by their start, oldest first, with what tasks were in them. */
export async function lastClosedSprints(database: Kysely<Schema>, projectId: string, count: number) {
  const sprints = await database
    .selectFrom('sprints')
    .innerJoin('sprint_closings', 'sprint_closings.sprint_id', 'sprints.id')
    .where('sprints.project_id', '=', projectId)
    .where('sprints.deleted_at', 'is', null)
    .where('sprints.status', '=', closedStatus)
    .where('sprints.starts_on', 'is not', null)
    .groupBy('sprints.id')
    .select((eb) => [
      'sprints.id',
      'sprints.name',
      'sprints.starts_on',
      'sprints.due_on',
      eb.fn.max('sprint_closings.closed_at').as('closed_at'),
    ])
    .orderBy('sprints.starts_on', 'desc')
    .orderBy('sprints.id')
    .limit(count)
    .execute();
  const { rows: states } = await sql<VelocityStateRow>`
    select sprint_id, task_id, status, duration_hours, valid_from, valid_to from task_states
    where sprint_id = any(${sprints.map(({ id }) => id)}::uuid[])`.execute(database);
  return { sprints: sprints.reverse(), states };
}

interface MilestoneRow {
  readonly id: string;
  readonly name: string;
  readonly due_on: Day | null;
  readonly open_count: number;
}

/** Open milestones with the number of their open tasks, by due date. */
export async function openMilestones(database: Kysely<Schema>, projectId: string): Promise<readonly MilestoneRow[]> {
  const { rows } = await sql<MilestoneRow>`
    select m.id, m.name, m.due_on, count(t.id)::int as open_count
    from milestones m left join tasks t on t.milestone_id = m.id and t.deleted_at is null and ${isOpen('t.status')}
    where m.project_id = ${projectId} and m.deleted_at is null and ${isOpen('m.status')}
    group by m.id order by m.due_on nulls last, m.id`.execute(database);
  return rows;
}

interface DayTaskRow {
  readonly id: string;
  readonly key: string;
  readonly summary: string;
  readonly status: string;
  readonly issue_type: string;
  readonly assignee_name: string | null;
  readonly row_count: number;
}

/** Tasks of a project just before an instant, as they were then, by number. */
export async function tasksBefore(
  database: Kysely<Schema>,
  projectId: string,
  instant: Date,
  { isOpenBugsOnly, limit }: { readonly isOpenBugsOnly: boolean; readonly limit: number },
): Promise<readonly DayTaskRow[]> {
  const { rows } = await sql<DayTaskRow>`
    select t.id, t.key, t.summary, s.status, s.issue_type, t.assignee_name, (count(*) over ())::int as row_count
    from task_states s join tasks t on t.id = s.task_id
    where s.project_id = ${projectId} and s.valid_from < ${instant} and (s.valid_to is null or s.valid_to >= ${instant})
      and (not ${isOpenBugsOnly}::boolean or (s.issue_type = 'Bug' and ${isOpen('s.status')}))
    order by t.number limit ${limit}`.execute(database);
  return rows;
}
