import { grantedPeriods } from '../../../leave-days/grantedPeriodsReadModel';
import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { Schema } from '../../../database/schema';
import { isAssigneeIn } from '../projectChoicesReadModel';
import { entrySeconds } from '../../../work-figures/entrySecondsReadModel';
import { isOpen, workCounts } from '../../../work-figures/workStateReadModel';
import { photoColumns } from '../../../employee-records/personColumns';

/**
 * The members of a project with their work in it: leaders first, then by name. One query. What they have logged is of all time,
 * on deleted tasks too (record 214).
 */
export const readMemberWork = (database: Kysely<Schema>, projectId: string, today: Day) =>
  database
    .with('work', (db) =>
      db
        .selectFrom('tasks')
        .where('tasks.project_id', '=', projectId)
        .where('tasks.deleted_at', 'is', null)
        .groupBy('tasks.assignee_id')
        .select((eb) => [
          'tasks.assignee_id',
          ...workCounts('tasks.status'),
          eb.fn
            .countAll<number>()
            .filterWhere(isOpen('tasks.status'))
            .filterWhere('tasks.due_on', '<', today)
            .as('overdue_count'),
        ]),
    )
    .with('logged', (db) =>
      db
        .selectFrom('task_timers')
        .where('task_timers.project_id', '=', projectId)
        .groupBy('task_timers.employee_id')
        .select(['task_timers.employee_id', sql<number>`(sum(${entrySeconds}) / 60)::float8`.as('logged_minutes')]),
    )
    .selectFrom('project_members')
    .innerJoin('employees', 'employees.id', 'project_members.employee_id')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .leftJoin('work', 'work.assignee_id', 'employees.id')
    .leftJoin('logged', 'logged.employee_id', 'employees.id')
    .where('project_members.project_id', '=', projectId)
    .select([
      'employees.id',
      'employees.first_name',
      'employees.last_name',
      'employees.email',
      'employees.status',
      'roles.name as role_name',
      'positions.name as position_name',
      ...photoColumns,
      'project_members.is_leader',
      'project_members.joined_at',
      'work.open_count',
      'work.finished_count',
      'work.rejected_count',
      'work.overdue_count',
      'logged.logged_minutes',
    ])
    .orderBy('project_members.is_leader', 'desc')
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();

/** Granted leaves of the active members that overlap these days, by start. */
export const readMemberLeaves = (
  database: Kysely<Schema>,
  projectId: string,
  days: { readonly first: Day; readonly last: Day; readonly timeZone: string },
) =>
  grantedPeriods(database, {
    ...days,
    employees: database
      .selectFrom('project_members')
      .innerJoin('employees', 'employees.id', 'project_members.employee_id')
      .where('employees.status', '=', 'Active')
      .where('project_members.project_id', '=', projectId)
      .select('employees.id'),
  })
    .orderBy('leaves.starts_on')
    .orderBy('leaves.id')
    .execute();

/** Tasks of a project by assignee and status: count, planned hours, and logged hours of all employees. */
export const workByStatus = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('tasks')
    .where('tasks.project_id', '=', projectId)
    .where('tasks.deleted_at', 'is', null)
    .groupBy(['tasks.assignee_id', 'tasks.status', 'tasks.status_rank'])
    .select((eb) => [
      'tasks.assignee_id',
      'tasks.status',
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(tasks.duration_hours), 0)`.as('estimated_hours'),
      sql<number>`(sum(tasks.logged_seconds) / 60)::float8`.as('logged_minutes'),
    ])
    .orderBy('tasks.status_rank')
    .execute();

/** Members of the project and other assignees of its tasks: members first, then by name. */
export const peopleOfProject = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('employees')
    .leftJoin('project_members', (join) =>
      join.onRef('project_members.employee_id', '=', 'employees.id').on('project_members.project_id', '=', projectId),
    )
    .where((eb) => eb.or([eb('project_members.employee_id', 'is not', null), isAssigneeIn(projectId)]))
    .select(['employees.id', 'employees.full_name', 'project_members.employee_id as member_id'])
    .orderBy(sql`project_members.employee_id is null`)
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();
