import type { Kysely } from 'kysely';
import { timeEntryColumns } from '../../timers/timeEntryColumns';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleProject, isVisibleTimeEntry } from '../../visibility/visibleProjectsReadModel';
import { workCounts } from '../../work-figures/workStateReadModel';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const maxEntries = 5000;

/** Timer entries of an employee that began within the span, also of deleted tasks; newest first. */
export const employeeTimeEntries = (database: Kysely<Schema>, caller: Caller, employeeId: string, { from, to }: Span) =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .innerJoin('projects', 'projects.id', 'task_timers.project_id')
    .where('task_timers.employee_id', '=', employeeId)
    .where('task_timers.started_at', '>=', from)
    .where('task_timers.started_at', '<', to)
    .where(isVisibleTimeEntry(caller))
    .select([...timeEntryColumns, 'tasks.id as task_id', 'projects.id as project_id', 'projects.name as project_name'])
    .orderBy('task_timers.started_at', 'desc')
    .limit(maxEntries)
    .execute();

/** Visible projects of which the employee is a member or a manager, with the employee's tasks in them. */
export const employeeProjects = (database: Kysely<Schema>, caller: Caller, employeeId: string) =>
  database
    .selectFrom('projects')
    .leftJoin('project_members as membership', (join) =>
      join.onRef('membership.project_id', '=', 'projects.id').on('membership.employee_id', '=', employeeId),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('tasks')
          .where('tasks.assignee_id', '=', employeeId)
          .where('tasks.deleted_at', 'is', null)
          .groupBy('tasks.project_id')
          .select(['tasks.project_id', ...workCounts('tasks.status')])
          .as('work'),
      (join) => join.onRef('work.project_id', '=', 'projects.id'),
    )
    .where(isVisibleProject(caller))
    .where((eb) =>
      eb.or([
        eb('membership.employee_id', 'is not', null),
        eb('projects.project_manager_id', '=', employeeId),
        eb('projects.technical_project_manager_id', '=', employeeId),
      ]),
    )
    .select([
      'projects.id',
      'projects.name',
      'projects.short_name',
      'projects.client_name',
      'projects.status',
      'projects.project_manager_id',
      'projects.technical_project_manager_id',
      'membership.is_leader',
      'work.open_count',
      'work.finished_count',
      'work.rejected_count',
    ])
    .orderBy('projects.name')
    .execute();
