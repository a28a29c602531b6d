import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { ProjectChangeKind } from '../../../../domain/dashboard/whatChanged';
import { creationAction } from '../../../../domain/history/historyFields';
import { grantedStatuses } from '../../../../domain/leave/leaveChoices';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { finishedStatus, reopenedStatus } from '../../../../domain/tasks/workState';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleProject } from '../../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { leavesOfEmployment } from '../../../leave-days/leavesOfEmploymentReadModel';

export interface ChangeSpan {
  readonly since: Date;
  /** The day of `since`. */
  readonly sinceDay: Day;
  readonly firstOverdueDay: Day;
  readonly today: Day;
  readonly timeZone: string;
}

export interface ProjectChangeRow {
  id: string;
  project_id: string;
  /** The task, sprint, milestone or employee; null for a milestone that an old entry has by name only. */
  subject_id: string | null;
  key: string | null;
  title: string;
  previous: string | null;
  current: string | null;
  /** null for what happens on a day. */
  at: Date | null;
  day: Day | null;
  actor: string | null;
}

type Rows = RawBuilder<ProjectChangeRow>;

/** The newest entry of each task that passes; its condition must imply that of the index `history_entries_task_events`. */
const taskEvents = (entry: RawBuilder<boolean>, since: Date): Rows => sql`
  select distinct on (e.task_id) e.id::text as id, t.project_id, t.id as subject_id, t.key, t.summary as title,
    e.previous_value as previous, e.current_value as current, e.happened_at as at, null::date as day, a.full_name as actor
  from history_entries e
  join tasks t on t.id = e.task_id and t.deleted_at is null
  join visible v on v.id = t.project_id
  left join employees a on a.id = e.actor_id
  where e.task_id is not null and ${entry} and e.happened_at >= ${since}
  order by e.task_id, e.happened_at desc, e.id desc`;

/**
 * The newest change of a value of each milestone, with the value from before the first one. Saves of milestones are in the
 * history of the project, with a line for each changed value; the description, which is the last, can have such lines itself.
 * Old entries without an id are followed by the name that the milestone had then.
 */
const milestoneEvents = (label: string, since: Date): RawBuilder<ProjectChangeRow & { before: string | null }> => sql`
  select distinct on (milestone) id, project_id, subject_id, key, title, previous, current, at, day, actor,
    first_value(previous) over (partition by milestone order by at, id) as before
  from (
    select e.id::text as id, e.project_id, m.id as subject_id, null::text as key, coalesce(m.name, saved.name) as title,
      substring(saved.lines from ${sql.lit(`(?:^|\n)${label}: ([^\n]*) → `)}) as previous,
      substring(saved.lines from ${sql.lit(`(?:^|\n)${label}: [^\n]* → ([^\n]*)`)}) as current,
      e.happened_at as at, null::date as day, a.full_name as actor,
      coalesce(m.id::text, e.project_id::text || saved.name) as milestone
    from history_entries e
    join visible v on v.id = e.project_id
    left join milestones m on m.id = e.milestone_id
    left join employees a on a.id = e.actor_id
    cross join lateral (
      select substring(e.action from '^changed the milestone ''(.*)''$') as name,
        (regexp_split_to_array(e.remark, ${sql.lit('(^|\n)Description: ')}))[1] as lines
    ) saved
    where e.project_id is not null and e.happened_at >= ${since} and e.action like 'changed the milestone ''%'
      and m.deleted_at is null and saved.lines ~ ${sql.lit(`(^|\n)${label}: `)}
  ) changed
  order by milestone, at desc, id desc`;

const rowColumns = sql.raw('id, project_id, subject_id, key, title, previous, current, at, day, actor');

/** The value of the nearest status change before or after `e` in the history of its task, of those that pass. */
const nearestStatus = (
  side: 'before' | 'after',
  value: 'previous_value' | 'current_value',
  passes: RawBuilder<boolean> = sql`true`,
): RawBuilder<string> => {
  const direction = sql.raw(side === 'before' ? 'desc' : 'asc');
  return sql`(select near.${sql.ref(value)} from history_entries near
    where near.task_id = e.task_id and near.field = 'status' and ${passes}
      and (near.happened_at, near.id) ${sql.raw(side === 'before' ? '<' : '>')} (e.happened_at, e.id)
    order by near.happened_at ${direction}, near.id ${direction} limit 1)`;
};

const isReopening: RawBuilder<boolean> = sql`near.current_value = ${sql.lit(reopenedStatus)}`;

/**
 * Whether `e`, which reopened the task `t`, was undone or is itself an undo. In the history both look like changes by hand; but an
 * undo also restores how often the task was reopened. Of two reopenings from the same status with a return to it between
 * them the first is left out already.
 */
const isUndoneReopening: RawBuilder<boolean> = sql`(
  t.reopen_count < (
    select count(*) from history_entries near
    where near.task_id = e.task_id and near.field = 'status' and ${isReopening})
  and (${nearestStatus('after', 'current_value')} = e.previous_value
    or ${nearestStatus('before', 'previous_value')} = ${sql.lit(reopenedStatus)}
      and ${nearestStatus('before', 'previous_value', isReopening)} is distinct from e.previous_value))`;

/**
 * The rows of each kind, over the visible projects (`visible`): a count is always the number of its rows. What was undone, or
 * is again as it was, has no row.
 */
const rowsByKind: Readonly<Record<ProjectChangeKind, (span: ChangeSpan) => Rows>> = {
  // An undo restores since when the task is finished.
  finished: ({ since }) =>
    taskEvents(
      sql`e.field = 'status' and e.current_value = ${sql.lit(finishedStatus)} and t.status = ${sql.lit(finishedStatus)} and t.closed_at >= ${since}`,
      since,
    ),
  reopened: ({ since }) =>
    taskEvents(
      sql`e.field = 'status' and e.current_value = ${sql.lit(reopenedStatus)} and not coalesce(${isUndoneReopening}, false)`,
      since,
    ),
  created: ({ since }) => taskEvents(sql`e.action = ${sql.lit(creationAction)}`, since),
  'due-moved': ({ since }) => sql`
    select moved.id, moved.project_id, moved.subject_id, moved.key, moved.title, former.value as previous, moved.current,
      moved.at, moved.day, moved.actor
    from (${taskEvents(sql`e.field = 'due_on'`, since)}) moved
    cross join lateral (
      select previous_value as value from history_entries
      where task_id = moved.subject_id and field = 'due_on' and happened_at >= ${since} order by happened_at, id limit 1
    ) former
    where former.value is not null and former.value is distinct from moved.current`,
  overdue: ({ firstOverdueDay, today }) => sql`
    select t.id::text as id, t.project_id, t.id as subject_id, t.key, t.summary as title, null::text as previous,
      t.status as current, null::timestamptz as at, t.due_on as day, t.assignee_name as actor
    from tasks t join visible v on v.id = t.project_id
    where t.deleted_at is null and ${isOpen('t.status')} and t.due_on >= ${firstOverdueDay} and t.due_on < ${today}`,
  'status-update': ({ since }) => sql`
    select u.id::text as id, u.project_id, u.id as subject_id, null::text as key, u.body as title,
      null::text as previous, u.health as current, u.created_at as at, null::date as day, a.full_name as actor
    from project_status_updates u join visible v on v.id = u.project_id join employees a on a.id = u.author_id
    where u.created_at >= ${since}`,
  // One that was opened again is not reached.
  'milestone-reached': ({ since }) => sql`
    select ${rowColumns} from (${milestoneEvents('Status', since)}) changed where current = ${sql.lit(closedStatus)}`,
  // One that had no due date ('-') was not moved.
  'milestone-moved': ({ since }) => sql`
    select id, project_id, subject_id, key, title, before as previous, current, at, day, actor
    from (${milestoneEvents('Due Date', since)}) changed where before not in ('-', current)`,
  'sprint-started': ({ sinceDay, today }) => sql`
    select s.id::text as id, s.project_id, s.id as subject_id, null::text as key, s.name as title,
      null::text as previous, s.status as current, null::timestamptz as at, s.starts_on as day, null::text as actor
    from sprints s join visible v on v.id = s.project_id
    where s.deleted_at is null and s.starts_on between ${sinceDay} and ${today}`,
  'sprint-closed': ({ since }) => sql`
    select distinct on (s.id) c.id::text as id, s.project_id, s.id as subject_id, null::text as key, s.name as title,
      null::text as previous, s.status as current, c.closed_at as at, null::date as day, a.full_name as actor
    from sprint_closings c
    join sprints s on s.id = c.sprint_id and s.deleted_at is null and s.status = ${sql.lit(closedStatus)}
    join visible v on v.id = s.project_id
    left join employees a on a.id = c.closed_by_id
    where c.closed_at >= ${since} order by s.id, c.closed_at desc`,
  leave: ({ sinceDay, today, timeZone }) => sql`
    select l.id::text || m.project_id::text || l.starts_on as id, m.project_id, p.id as subject_id, p.code as key, p.full_name as title,
      null::text as previous, to_char(l.ends_on, 'YYYY-MM-DD') as current, null::timestamptz as at, l.starts_on as day,
      null::text as actor
    from ${leavesOfEmployment({ timeZone, statuses: grantedStatuses, first: sinceDay, last: today })} l
    join employees p on p.id = l.employee_id and p.status = 'Active'
    join project_members m on m.employee_id = p.id
    join visible v on v.id = m.project_id
    where l.starts_on >= ${sinceDay}`,
};

const visible = (database: Kysely<Schema>, caller: Caller, projectId?: string) =>
  database
    .selectFrom('projects')
    .where(isVisibleProject(caller))
    .$if(projectId !== undefined, (query) => query.where('projects.id', '=', projectId ?? ''))
    .select(['projects.id', 'projects.name']);

export interface ProjectChangeCount {
  project_id: string;
  name: string;
  kind: ProjectChangeKind;
  count: number;
}

/** How many changes of each kind the visible projects have, by the name of the project. One query. */
export async function projectChangeCounts(
  database: Kysely<Schema>,
  caller: Caller,
  kinds: readonly ProjectChangeKind[],
  span: ChangeSpan,
): Promise<ProjectChangeCount[]> {
  const counted = kinds.map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, r.project_id, count(*)::int as count from (${rowsByKind[kind](span)}) r group by r.project_id`,
  );
  const { rows } = await sql<ProjectChangeCount>`
    with visible as materialized ${visible(database, caller)}
    select v.name, c.project_id, c.kind, c.count
    from (${sql.join(counted, sql` union all `)}) c join visible v on v.id = c.project_id
    order by v.name, c.project_id`.execute(database);
  return rows;
}

export interface ProjectChangeWindow {
  readonly projectId: string;
  readonly kind: ProjectChangeKind;
  readonly offset: number;
  readonly limit: number;
}

/** A window of the changes of one kind of a project, the newest first, and how many there are. */
export async function projectChangeWindow(
  database: Kysely<Schema>,
  caller: Caller,
  { projectId, kind, offset, limit }: ProjectChangeWindow,
  span: ChangeSpan,
): Promise<{ readonly rows: readonly ProjectChangeRow[]; readonly total: number }> {
  const { rows } = await sql<ProjectChangeRow & { total: number }>`
    with visible as materialized ${visible(database, caller, projectId)}
    select r.*, count(*) over ()::int as total from (${rowsByKind[kind](span)}) r
    order by r.at desc nulls last, r.day desc, r.title, r.id
    offset ${offset} limit ${limit}`.execute(database);
  return { rows, total: rows[0]?.total ?? 0 };
}
