import { isHolidayOfEmployee } from '../../calendar/calendarReadModel';
import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleTask } from '../../visibility/visibleProjectsReadModel';
import { leavesOfEmployment } from '../../leave-days/leavesOfEmploymentReadModel';

/** More entries of a day are no further evidence. */
const maxShown = 200;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

export const employeeFaceLogs = (database: Kysely<Schema>, employeeId: string, day: Day) =>
  database
    .selectFrom('face_logs')
    .select(['logged_at', 'direction'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '=', day)
    .orderBy('logged_at')
    .limit(maxShown)
    .execute();

const taskColumns = ['tasks.id as task_id', 'tasks.key as task_key', 'tasks.summary as task_summary'] as const;

/** Timers of an employee that ran within a span. Invisible tasks are omitted. */
export const timersWithin = (database: Kysely<Schema>, caller: Caller, employeeId: string, { from, to }: Span) =>
  database
    .selectFrom('task_timers as timer')
    .leftJoin('tasks', (join) => join.onRef('tasks.id', '=', 'timer.task_id').on(isVisibleTask(caller)))
    .select(['timer.id', 'timer.started_at', 'timer.stopped_at', ...taskColumns])
    .where('timer.employee_id', '=', employeeId)
    .where('timer.started_at', '<', to)
    .where((eb) => eb.or([eb('timer.stopped_at', 'is', null), eb('timer.stopped_at', '>', from)]))
    .orderBy('timer.started_at')
    .limit(maxShown)
    .execute();

/** Comments of an employee within a span, with text where the task is visible to the caller. */
export const commentsWithin = (database: Kysely<Schema>, caller: Caller, employeeId: string, { from, to }: Span) =>
  database
    .selectFrom('comments')
    .leftJoin('tasks', (join) => join.onRef('tasks.id', '=', 'comments.task_id').on(isVisibleTask(caller)))
    .select(['comments.id', 'comments.created_at', 'comments.edited_at', 'comments.body', ...taskColumns])
    .where('comments.author_id', '=', employeeId)
    .where('comments.created_at', '>=', from)
    .where('comments.created_at', '<', to)
    .orderBy('comments.created_at')
    .limit(maxShown)
    .execute();

/** A granted leave that covers the day. */
export const leaveOn = (database: Kysely<Schema>, employeeId: string, day: Day, timeZone: string) =>
  database
    .selectFrom(
      leavesOfEmployment({
        timeZone,
        statuses: grantedStatuses,
        employees: [employeeId],
        first: day,
        last: day,
      }).as('leaves'),
    )
    .select(['leave_type', 'starts_on', 'ends_on', 'half_from', 'half_to'])
    .limit(1)
    .executeTakeFirst();

/** The holiday of the day at the employee's location. */
export const holidayOn = (database: Kysely<Schema>, employeeId: string, day: Day) =>
  database
    .selectFrom('holidays')
    .select('name')
    .where('day', '=', day)
    .where(isHolidayOfEmployee(employeeId))
    .limit(1)
    .executeTakeFirst();
