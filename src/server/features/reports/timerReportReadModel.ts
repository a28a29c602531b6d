import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { maxReportRows } from '../../../domain/lists/reportRows';
import { readByIds } from '../../database/readByIds';
import { timeEntryColumns } from '../../timers/timeEntryColumns';
import type { Schema } from '../../database/schema';
import type { Call } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { isVisibleProject, isVisibleTimeEntry } from '../../visibility/visibleProjectsReadModel';
import type { Span } from './reportDays';
import { entryHours, entryStatus, type TimerEntryOrder } from './timerEntryFilterReadModel';

const joinedTimers = (database: Kysely<Schema>) =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .innerJoin('projects', 'projects.id', 'task_timers.project_id')
    .innerJoin('employees', 'employees.id', 'task_timers.employee_id');

const timerEntries = (database: Kysely<Schema>) =>
  joinedTimers(database).select([
    ...timeEntryColumns,
    'employees.id as employee_id',
    'employees.first_name',
    'employees.last_name',
    'projects.id as project_id',
    'projects.name as project_name',
    'tasks.id as task_id',
  ]);

export type TimerEntryRow = Awaited<ReturnType<ReturnType<typeof timerEntries>['execute']>>[number];

/** Timer entries that began within the span, also of deleted tasks, newest first. */
export const timerEntriesBetween = (
  database: Kysely<Schema>,
  caller: Caller,
  { from, to }: Span,
): Promise<TimerEntryRow[]> => {
  const entries = (ids?: readonly string[]) =>
    timerEntries(database)
      .where((eb) =>
        ids === undefined
          ? eb.and([
              isVisibleTimeEntry(caller),
              eb('task_timers.started_at', '>=', from),
              eb('task_timers.started_at', '<', to),
            ])
          : eb('task_timers.id', '=', sql<string>`any(${ids}::uuid[])`),
      )
      .orderBy('task_timers.started_at', 'desc')
      .orderBy('task_timers.id', 'desc')
      .limit(maxReportRows);
  return readByIds(
    database,
    (ids) => entries(ids).execute(),
    () => entries().clearSelect().select('task_timers.id').execute(),
  );
};

/** Running timers of visible projects, at most one per employee, by name. */
export const runningEntries = (database: Kysely<Schema>, caller: Caller): Promise<TimerEntryRow[]> =>
  timerEntries(database)
    .where(isVisibleProject(caller))
    .where('tasks.deleted_at', 'is', null)
    .where('task_timers.stopped_at', 'is', null)
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();

/** A window of the entries that match a condition. */
export function timerEntryWindow(
  database: Kysely<Schema>,
  condition: Expression<SqlBool>,
  order: TimerEntryOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<TimerEntryRow[]> {
  let rows = timerEntries(database).where(condition);
  for (const [column, direction] of order) rows = rows.orderBy(column, direction);
  return rows.offset(offset).limit(limit).execute();
}

export async function countTimerEntries(database: Kysely<Schema>, condition: Expression<SqlBool>): Promise<number> {
  const { total } = await joinedTimers(database)
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Running entries have no hours yet. */
const summedHours = sql<number>`coalesce(round(sum(${entryHours})::numeric, 2), 0)::double precision`;

const maxGroups = 5000;
const groupings: Readonly<
  Record<Call<'listTimerEntryGroups'>['query']['Group_by'], { key: RawBuilder<string>; label: RawBuilder<string> }>
> = {
  Employee: { key: sql.ref('employees.id'), label: sql.ref('employees.full_name') },
  Project: { key: sql.ref('projects.id'), label: sql.ref('projects.name') },
  Task_key: { key: sql.ref('tasks.id'), label: sql.ref('tasks.key') },
  Status: { key: entryStatus, label: entryStatus },
};

/** Groups of the entries that match a condition, by label. */
export function timerEntryGroups(
  database: Kysely<Schema>,
  condition: Expression<SqlBool>,
  groupBy: keyof typeof groupings,
): Promise<{ key: string; label: string; count: number; hours: number }[]> {
  const { key, label } = groupings[groupBy];
  return joinedTimers(database)
    .where(condition)
    .select((eb) => [key.as('key'), label.as('label'), eb.fn.countAll<number>().as('count'), summedHours.as('hours')])
    .groupBy([sql`1`, sql`2`])
    .orderBy('label')
    .orderBy('key')
    .limit(maxGroups)
    .execute();
}
