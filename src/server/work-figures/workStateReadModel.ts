import { sql, type RawBuilder } from 'kysely';
import type { TaskStatus } from '../../domain/tasks/taskChoices';
import { finishedStatus, rejectedStatus, settledStatuses } from '../../domain/tasks/workState';

/** A column with statuses of tasks, milestones or sprints. */
type StatusColumn = 'status' | `${string}.status`;

/** `domain/tasks/workState.ts` in SQL. */
export const isOpen = (column: StatusColumn): RawBuilder<boolean> =>
  sql`${sql.ref(column)} not in (${sql.join(settledStatuses.map((status) => sql.lit(status)))})`;
const isFinished = (column: StatusColumn): RawBuilder<boolean> => sql`${sql.ref(column)} = ${sql.lit(finishedStatus)}`;
const isRejected = (column: StatusColumn): RawBuilder<boolean> => sql`${sql.ref(column)} = ${sql.lit(rejectedStatus)}`;

/** Counts of the grouped rows that are open, finished and rejected. */
export const workCounts = (column: StatusColumn) =>
  [
    sql<number>`count(*) filter (where ${isOpen(column)})`.as('open_count'),
    sql<number>`count(*) filter (where ${isFinished(column)})`.as('finished_count'),
    sql<number>`count(*) filter (where ${isRejected(column)})`.as('rejected_count'),
  ] as const;

/** `plannedWorkRule` of `domain/tasks/variance.ts`: the sum of a column of grouped tasks, null without a value. */
const plannedWork = <Name extends string>(
  name: Name,
  column:
    | 'tasks.duration_hours'
    | 'tasks.logged_seconds'
    | 'tasks.variance_hours'
    | 'sprint_closing_tasks.duration_hours'
    | 'sprint_closing_tasks.logged_minutes',
) => {
  const [table = ''] = column.split('.');
  return sql<number | null>`sum(${sql.ref(column)}) filter (where not ${isRejected(`${table}.status`)})::float8`.as(
    name,
  );
};

/** Hours of the grouped rows of `tasks`. */
export const plannedHours = () =>
  [
    plannedWork('estimated_hours', 'tasks.duration_hours'),
    plannedWork('logged_seconds', 'tasks.logged_seconds'),
    plannedWork('variance_hours', 'tasks.variance_hours'),
  ] as const;

/** Hours of the grouped tasks of a closing copy. */
export const plannedHoursOfClosing = () =>
  [
    plannedWork('estimated_hours', 'sprint_closing_tasks.duration_hours'),
    plannedWork('logged_minutes', 'sprint_closing_tasks.logged_minutes'),
  ] as const;

/** Open bugs among the grouped rows of `tasks`. */
export const openBugCount =
  sql<number>`count(*) filter (where ${isOpen('tasks.status')} and tasks.issue_type = 'Bug')`.as('bug_count');

/** The columns of `workCounts`; null after a left join without a match. */
interface WorkCountColumns {
  readonly open_count: number | null;
  readonly finished_count: number | null;
  readonly rejected_count: number | null;
}

export const toCounts = (row: WorkCountColumns) => ({
  open: row.open_count ?? 0,
  finished: row.finished_count ?? 0,
  rejected: row.rejected_count ?? 0,
});

/** As in the generated column `tasks.status_rank`, by which lists of tasks are indexed. */
export const statusRanks: Readonly<Record<TaskStatus, number>> = {
  OPEN: 1,
  REOPEN: 2,
  'IN PROGRESS': 3,
  'DEVELOPMENT DONE': 4,
  'READY FOR QA': 5,
  'READY FOR UAT': 6,
  'ON HOLD': 7,
  REJECTED: 8,
  CLOSE: 9,
};

/** `isOpen` of `tasks` as in the partial index of open tasks. */
export const isOpenByRank: RawBuilder<boolean> = sql`tasks.status_rank < ${sql.lit(Math.min(...settledStatuses.map((status) => statusRanks[status])))}`;

const withOpenBlocker: RawBuilder<string> = sql`
  select dependency.task_id from task_dependencies dependency join tasks blocker on blocker.id = dependency.blocker_id
  where blocker.deleted_at is null and ${isOpen('blocker.status')}`;

/** `isBlocked` of `domain/schedule/dependencies.ts` for `tasks`; a deleted blocker blocks nothing. */
export const isBlockedTask: RawBuilder<boolean> = sql`(${isOpen('tasks.status')} and tasks.id in (${withOpenBlocker}))`;
