import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { addDays, type Day } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { containsText } from '../../database/textSearch';
import { listDirection, type Direction, type ListDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { isVisibleTimeEntry } from '../../visibility/visibleProjects';
import { reportSpan } from './reportDays';

export type TimerTables = 'task_timers' | 'tasks' | 'projects' | 'employees';
type Query = Omit<Call<'listTimerEntryGroups'>['query'], 'Group_by'> &
  Pick<Call<'listTimerEntries'>['query'], 'Project_id' | 'Task_id'>;

/** Hours of a stopped entry; null while it runs. */
export const entryHours = sql<
  number | null
>`(extract(epoch from task_timers.stopped_at - task_timers.started_at) / 3600)::double precision`;
const isRunning = sql<boolean>`task_timers.stopped_at is null`;
export const entryStatus = sql<'Running' | 'Stopped'>`case when ${isRunning} then 'Running' else 'Stopped' end`;

/** Compared as they are shown: with two decimals. */
const shownHours = sql<number>`round(${entryHours}::numeric, 2)`;

function statusCondition(statuses: string | undefined): RawBuilder<boolean>[] {
  const chosen = new Set(statuses?.split(','));
  if (chosen.size !== 1) return [];
  return [chosen.has('Running') ? isRunning : sql<boolean>`not ${isRunning}`];
}

/**
 * The condition of a query on task timers with their task, project and employee.
 * @throws Failure 400 when the span ends before it begins
 */
export function timerEntryFilter(call: {
  readonly caller: Call<'listTimerEntries'>['caller'];
  readonly query: Query;
  readonly now: Date;
  readonly services: { readonly companyTimeZone: string };
}): Expression<SqlBool> {
  const { caller, query, now, services } = call;
  const eb = expressionBuilder<Schema, TimerTables>();
  const span = reportSpan(query, now, services.companyTimeZone);
  const firstMoment = (day: Day): Date => instantAt(day, '00:00', services.companyTimeZone);
  const contains = (
    text: string | undefined,
    ...columns: ('employees.full_name' | 'projects.name' | 'tasks.key' | 'tasks.summary')[]
  ): Expression<SqlBool>[] => {
    const searched = text?.trim() ?? '';
    return searched === '' ? [] : [eb.or(columns.map((column) => containsText(sql.ref(column), searched)))];
  };
  return eb.and([
    isVisibleTimeEntry(caller),
    eb('task_timers.started_at', '>=', span.from),
    eb('task_timers.started_at', '<', span.to),
    ...contains(query.q, 'employees.full_name', 'projects.name', 'tasks.key', 'tasks.summary'),
    ...contains(query.Employee, 'employees.full_name'),
    ...contains(query.Project, 'projects.name'),
    ...contains(query.Task_key, 'tasks.key'),
    ...contains(query.Short_summary, 'tasks.summary'),
    ...statusCondition(query.Status),
    ...(query.Stopped_from === undefined ? [] : [eb('task_timers.stopped_at', '>=', firstMoment(query.Stopped_from))]),
    ...(query.Stopped_to === undefined
      ? []
      : [eb('task_timers.stopped_at', '<', firstMoment(addDays(query.Stopped_to, 1)))]),
    ...(query.Hours_min === undefined ? [] : [eb(shownHours, '>=', query.Hours_min)]),
    ...(query.Hours_max === undefined ? [] : [eb(shownHours, '<=', query.Hours_max)]),
    ...(query.Employee_id === undefined ? [] : [eb('task_timers.employee_id', '=', query.Employee_id)]),
    ...(query.Project_id === undefined ? [] : [eb('task_timers.project_id', '=', query.Project_id)]),
    ...(query.Task_id === undefined ? [] : [eb('task_timers.task_id', '=', query.Task_id)]),
  ]);
}

const sortColumns = {
  Employee: [sql.ref('employees.full_name'), sql.ref('employees.id')],
  Project: [sql.ref('projects.name'), sql.ref('projects.id')],
  Task_key: [sql.ref('projects.short_name'), sql.ref('tasks.number')],
  Short_summary: [sql.ref('tasks.summary')],
  Check_In: [sql.ref('task_timers.started_at')],
  Check_Out: [sql.ref('task_timers.stopped_at')],
  Hours: [entryHours],
  Status: [entryStatus],
} as const;
const nullableKeys: ReadonlySet<string> = new Set(['Check_Out', 'Hours']);
const isSortKey = (name: string): name is keyof typeof sortColumns => Object.hasOwn(sortColumns, name);

/**
 * Parses `sort`; the id comes last, so that windows never overlap.
 * @throws Failure 400 naming `sort` for an unknown key
 */
export function timerEntryOrder(sort: string = 'Check_In:desc'): (readonly [RawBuilder<unknown>, ListDirection])[] {
  const keys = sort.split(',').map((part) => part.split(':') as [string, Direction]);
  const columns = keys.flatMap(([name, direction]) => {
    if (!isSortKey(name))
      throw failures.malformed([{ field: 'sort', message: `Timer entries cannot be sorted by '${name}'` }]);
    return sortColumns[name].map((column) => [column, listDirection(direction, nullableKeys.has(name))] as const);
  });
  return [...columns, [sql.ref('task_timers.id'), keys[0]?.[1] ?? 'desc']];
}
