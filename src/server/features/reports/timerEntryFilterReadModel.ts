import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { containsText } from '../../database/textSearch';
import { listDirection, type Direction, type ListDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { entrySeconds } from '../../work-figures/entrySecondsReadModel';
import { isVisibleTimeEntry } from '../../visibility/visibleProjectsReadModel';
import type { Span } from './reportDays';

type TimerTables = 'task_timers' | 'tasks' | 'projects' | 'employees';
type SearchedColumn = 'employees.full_name' | 'projects.name' | 'tasks.key' | 'tasks.summary';

/** Conditions that are undefined hold for every entry. */
export interface TimerEntryFilter {
  readonly span: Span;
  /** Each text is in one of its columns at least. */
  readonly texts: readonly { readonly text: string | undefined; readonly columns: readonly SearchedColumn[] }[];
  readonly isRunning: boolean | undefined;
  readonly stoppedFrom: Date | undefined;
  /** Exclusive. */
  readonly stoppedTo: Date | undefined;
  readonly minHours: number | undefined;
  readonly maxHours: number | undefined;
  readonly employeeId: string | undefined;
  readonly projectId: string | undefined;
  readonly taskId: string | undefined;
}

/** Hours of a stopped entry; null while it runs. */
export const entryHours = sql<
  number | null
>`case when task_timers.stopped_at is not null then (${entrySeconds} / 3600.0)::double precision end`;
const isRunningEntry = sql<boolean>`task_timers.stopped_at is null`;
export const entryStatus = sql<'Running' | 'Stopped'>`case when ${isRunningEntry} then 'Running' else 'Stopped' end`;

/** Compared as they are shown: with two decimals. */
const shownHours = sql<number>`round(${entryHours}::numeric, 2)`;

/** Condition on task timers with their task, project and employee: visible to the caller and in the filter. */
export function timerEntryCondition(caller: Caller, filter: TimerEntryFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, TimerTables>();
  const { span, isRunning, stoppedFrom, stoppedTo, minHours, maxHours, employeeId, projectId, taskId } = filter;
  const texts = filter.texts
    .map(({ text, columns }) => ({ searched: text?.trim() ?? '', columns }))
    .filter(({ searched }) => searched !== '')
    .map(({ searched, columns }) => eb.or(columns.map((column) => containsText(sql.ref(column), searched))));
  return eb.and([
    isVisibleTimeEntry(caller),
    eb('task_timers.started_at', '>=', span.from),
    eb('task_timers.started_at', '<', span.to),
    ...texts,
    ...(isRunning === undefined ? [] : [isRunning ? isRunningEntry : sql<boolean>`not ${isRunningEntry}`]),
    ...(stoppedFrom === undefined ? [] : [eb('task_timers.stopped_at', '>=', stoppedFrom)]),
    ...(stoppedTo === undefined ? [] : [eb('task_timers.stopped_at', '<', stoppedTo)]),
    ...(minHours === undefined ? [] : [eb(shownHours, '>=', minHours)]),
    ...(maxHours === undefined ? [] : [eb(shownHours, '<=', maxHours)]),
    ...(employeeId === undefined ? [] : [eb('task_timers.employee_id', '=', employeeId)]),
    ...(projectId === undefined ? [] : [eb('task_timers.project_id', '=', projectId)]),
    ...(taskId === undefined ? [] : [eb('task_timers.task_id', '=', taskId)]),
  ]);
}

const sortColumns = {
  employee: [sql.ref('employees.full_name'), sql.ref('employees.id')],
  project: [sql.ref('projects.name'), sql.ref('projects.id')],
  task: [sql.ref('projects.short_name'), sql.ref('tasks.number')],
  summary: [sql.ref('tasks.summary')],
  startedAt: [sql.ref('task_timers.started_at')],
  stoppedAt: [sql.ref('task_timers.stopped_at')],
  hours: [entryHours],
  status: [entryStatus],
} as const;
const nullableKeys: ReadonlySet<TimerSortKey> = new Set(['stoppedAt', 'hours']);

export type TimerSortKey = keyof typeof sortColumns;
export type TimerEntryOrder = readonly (readonly [RawBuilder<unknown>, ListDirection])[];

/** The id comes last, so that windows never overlap. */
export function timerEntryColumnOrder(keys: readonly (readonly [TimerSortKey, Direction])[]): TimerEntryOrder {
  const columns = keys.flatMap(([key, direction]) =>
    sortColumns[key].map((column) => [column, listDirection(direction, nullableKeys.has(key))] as const),
  );
  return [...columns, [sql.ref('task_timers.id'), keys[0]?.[1] ?? 'desc']];
}
