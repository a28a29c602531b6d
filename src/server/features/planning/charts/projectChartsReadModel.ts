import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import {
  barLabels,
  barLimits,
  finishedFigures,
  nearShare,
  type FinishedFigure,
} from '../../../../domain/charts/finishedFigures';
import type { FlowChange } from '../../../../domain/charts/flow';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { finishedStatus, rejectedStatus, startedStatus } from '../../../../domain/tasks/workState';
import type { Schema } from '../../../database/schema';
import { isOpen } from '../../../work-figures/workStateReadModel';

interface ChartedTime {
  readonly first: Day;
  /** The beginning of the first day. */
  readonly firstInstant: Date;
  readonly timeZone: string;
}

/** Tasks that entered or left a status, by day; earlier ones count on the first day. */
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

const secondsOfDay = 86_400;

const daysOfRange = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`round((greatest(extract(epoch from ${to} - ${from}), 0) / ${sql.lit(secondsOfDay)})::numeric, 1)`;

/** Tasks that were finished since the instant and are still finished, with their measures. */
const finishedTasks = (projectId: string, since: Date) => sql`
  select t.id, t.key, t.summary, t.number, t.closed_at, t.duration_hours, t.logged_seconds,
    ${daysOfRange(sql`t.created_at`, sql`t.closed_at`)} as lead,
    case when s.started_at is not null then ${daysOfRange(sql`s.started_at`, sql`t.closed_at`)} end as cycle,
    case when t.duration_hours > 0 and t.logged_seconds > 0
      then round((t.logged_seconds / 3600.0 / t.duration_hours)::numeric, 2) end as ratio
  from tasks t left join (
    select task_id, min(valid_from) as started_at from task_states
    where project_id = ${projectId} and status = ${startedStatus} group by task_id
  ) s on s.task_id = t.id
  where t.project_id = ${projectId} and t.status = ${finishedStatus} and t.closed_at >= ${since} and t.deleted_at is null`;

const figureColumns: Readonly<Record<FinishedFigure, RawBuilder<unknown>>> = {
  lead: sql`lead`,
  cycle: sql`cycle`,
  ratio: sql`ratio`,
};
/** The bar of a value, from 0. */
const barNumber = (figure: FinishedFigure) =>
  sql`(${sql.join(
    barLimits[figure].map((limit) => sql`(${figureColumns[figure]} > ${sql.lit(limit)})::int`),
    sql` + `,
  )})`;

export interface FinishedSummary {
  readonly count: number;
  readonly near: number;
  /** The percentiles 50, 85 and 95; empty without values. */
  readonly percentiles: readonly (number | null)[];
  /** Number of tasks in each bar. */
  readonly bars: readonly number[];
}

/** What is measured of the tasks finished since an instant, without reading them. */
export async function finishedSummaries(
  database: Kysely<Schema>,
  projectId: string,
  since: Date,
): Promise<Readonly<Record<FinishedFigure, FinishedSummary>>> {
  const { rows } = await sql<{
    figure: FinishedFigure;
    bar: number | null;
    count: number;
    near: number;
    percentiles: number[];
  }>`
    with finished as materialized (${finishedTasks(projectId, since)})
    select figure, bar, count(*)::int as count, (count(*) filter (where abs(value - 1) <= ${sql.lit(nearShare)}))::int as near,
      (percentile_disc(array[0.5, 0.85, 0.95]) within group (order by value))::float8[] as percentiles
    from (${sql.join(
      finishedFigures.map(
        (figure) =>
          sql`select ${sql.lit(figure)} as figure, ${figureColumns[figure]} as value, ${barNumber(figure)} as bar from finished where ${figureColumns[figure]} is not null`,
      ),
      sql` union all `,
    )}) figures group by grouping sets ((figure), (figure, bar))`.execute(database);
  const summary = (figure: FinishedFigure): FinishedSummary => {
    const found = rows.filter((row) => row.figure === figure);
    const all = found.find(({ bar }) => bar === null);
    return {
      count: all?.count ?? 0,
      near: all?.near ?? 0,
      percentiles: all?.percentiles ?? [],
      bars: barLabels(figure).map((_label, index) => found.find(({ bar }) => bar === index)?.count ?? 0),
    };
  };
  return { lead: summary('lead'), cycle: summary('cycle'), ratio: summary('ratio') };
}

interface FinishedRow {
  readonly id: string;
  readonly key: string;
  readonly summary: string;
  readonly closed_at: Date;
  readonly duration_hours: number | null;
  readonly logged_seconds: number;
  readonly lead: number;
  readonly cycle: number | null;
  readonly row_count: number;
}

/** The tasks in a bar, latest end first. */
export async function finishedInBar(
  database: Kysely<Schema>,
  projectId: string,
  since: Date,
  { figure, bar, skip, limit }: RowWindow & { readonly figure: FinishedFigure; readonly bar: number },
): Promise<readonly FinishedRow[]> {
  const { rows } = await sql<FinishedRow>`
    with finished as (${finishedTasks(projectId, since)})
    select id, key, summary, closed_at, duration_hours, logged_seconds::float8 as logged_seconds, lead::float8 as lead, cycle::float8 as cycle,
      (count(*) over ())::int as row_count
    from finished where ${figureColumns[figure]} is not null and ${barNumber(figure)} = ${bar}
    order by closed_at desc, number desc limit ${limit} offset ${skip}`.execute(database);
  return rows;
}

/** The sprints of a project that were closed last, in the order of their closings. */
export async function lastClosedSprints(database: Kysely<Schema>, projectId: string, count: number) {
  const sprints = await database
    .selectFrom('sprints')
    .innerJoin('sprint_closings', 'sprint_closings.sprint_id', 'sprints.id')
    .where('sprints.project_id', '=', projectId)
    .where('sprints.deleted_at', 'is', null)
    .where('sprints.status', '=', closedStatus)
    .groupBy('sprints.id')
    .select((eb) => [
      'sprints.id',
      'sprints.name',
      'sprints.starts_on',
      'sprints.due_on',
      eb.fn.max('sprint_closings.closed_at').as('closed_at'),
    ])
    .orderBy('closed_at', 'desc')
    .orderBy('sprints.id')
    .limit(count)
    .execute();
  return sprints.reverse();
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

/** Rows of a list, from one on. */
export interface RowWindow {
  readonly skip: number;
  readonly limit: number;
}

/** What the point counts that was opened: all but rejected tasks, open bugs, or the open tasks that are in a milestone now. */
export type DayTasks = 'flow' | 'bugs' | { readonly milestoneId: string };

const isCounted = (counted: DayTasks): RawBuilder<boolean> => {
  if (counted === 'flow') return sql`s.status <> ${sql.lit(rejectedStatus)}`;
  if (counted === 'bugs') return sql`s.issue_type = 'Bug' and ${isOpen('s.status')}`;
  return sql`t.milestone_id = ${counted.milestoneId} and t.deleted_at is null and ${isOpen('s.status')}`;
};

/** Tasks of a project just before an instant, as they were then, by number. */
export async function tasksBefore(
  database: Kysely<Schema>,
  projectId: string,
  instant: Date,
  { counted, skip, limit }: RowWindow & { readonly counted: DayTasks },
): Promise<readonly DayTaskRow[]> {
  const { rows } = await sql<DayTaskRow>`
    select t.id, t.key, t.summary, s.status, s.issue_type, t.assignee_name, (count(*) over ())::int as row_count
    from task_states s join tasks t on t.id = s.task_id
    where s.project_id = ${projectId} and s.valid_from < ${instant} and (s.valid_to is null or s.valid_to >= ${instant})
      and ${isCounted(counted)}
    order by t.number limit ${limit} offset ${skip}`.execute(database);
  return rows;
}
