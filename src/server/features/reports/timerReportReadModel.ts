import type { Kysely } from 'kysely';
import { maxReportRows } from '../../../domain/lists/reportRows';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject, isVisibleTimeEntry } from '../../visibility/visibleProjects';
import type { Span } from './reportDays';

const timerEntries = (database: Kysely<Schema>) =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .innerJoin('projects', 'projects.id', 'task_timers.project_id')
    .innerJoin('employees', 'employees.id', 'task_timers.employee_id')
    .select([
      'task_timers.id',
      'task_timers.started_at',
      'task_timers.stopped_at',
      'employees.id as employee_id',
      'employees.first_name',
      'employees.last_name',
      'projects.id as project_id',
      'projects.name as project_name',
      'tasks.id as task_id',
      'tasks.key',
      'tasks.summary',
    ]);

export type TimerEntryRow = Awaited<ReturnType<ReturnType<typeof timerEntries>['execute']>>[number];

/** Timer entries that began within the span, also of deleted tasks, newest first. */
export const timerEntriesBetween = (
  database: Kysely<Schema>,
  caller: Caller,
  { from, to }: Span,
): Promise<TimerEntryRow[]> =>
  timerEntries(database)
    .where(isVisibleTimeEntry(caller))
    .where('task_timers.started_at', '>=', from)
    .where('task_timers.started_at', '<', to)
    .orderBy('task_timers.started_at', 'desc')
    .orderBy('task_timers.id', 'desc')
    .limit(maxReportRows)
    .execute();

/** Running timers of visible projects, at most one per employee, by name. */
export const runningEntries = (database: Kysely<Schema>, caller: Caller): Promise<TimerEntryRow[]> =>
  timerEntries(database)
    .where(isVisibleProject(caller))
    .where('tasks.deleted_at', 'is', null)
    .where('task_timers.stopped_at', 'is', null)
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();
