import type { Kysely } from 'kysely';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { toPlannedTask } from '../../../../domain/schedule/placedTask';
import type { WorkingTime } from '../../../../domain/schedule/schedule';
import { workingCalendar, type WorkingCalendar } from '../../../../domain/schedule/workingCalendar';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import type { holidaysWithLocations } from '../../../calendar/calendarReadModel';
import type { Schema } from '../../../database/schema';
import { daysSetAt, type grantedLeaves, type locationsOfEmployees, type PlacedRow } from './timelineReadModel';

type Leave = Awaited<ReturnType<ReturnType<typeof grantedLeaves>['execute']>>[number];

export const toTask = (
  row: Pick<PlacedRow, 'id' | 'starts_on' | 'start_half' | 'due_on' | 'due_half' | 'duration_hours' | 'status'>,
) =>
  toPlannedTask(
    { startsOn: row.starts_on, startHalf: row.start_half, dueOn: row.due_on, dueHalf: row.due_half },
    { id: row.id, plannedHours: row.duration_hours, status: row.status },
  );

export interface DaysOff {
  readonly people: Awaited<ReturnType<ReturnType<typeof locationsOfEmployees>['execute']>>;
  readonly leaves: readonly Leave[];
  readonly holidays: Awaited<ReturnType<typeof holidaysWithLocations>>;
}

export interface PlannedTimes {
  readonly calendar: WorkingCalendar;
  readonly isWorking: WorkingTime;
  /** Without the leaves that were granted after the days of the task were set, or before it got this assignee. */
  readonly wasWorking: WorkingTime;
  /** Whether they differ for any task. */
  readonly hasLaterLeave: boolean;
}

const toCalendar = ({ people, leaves, holidays }: DaysOff): WorkingCalendar =>
  workingCalendar({
    holidays,
    leaves: leaves.map((leave) => ({
      employeeId: leave.employee_id,
      from: leave.starts_on,
      to: leave.ends_on,
      halfFrom: leave.half_from,
      halfTo: leave.half_to,
    })),
    locationIds: new Map(people.map(({ id, location_id }) => [id, location_id])),
  });

/** When the assignees of tasks work, now and as it was known when the days of the tasks were set. */
export async function plannedTimes(
  database: Kysely<Schema>,
  tasks: readonly Pick<PlacedRow, 'id' | 'assignee_id' | 'starts_on' | 'due_on' | 'status'>[],
  daysOff: DaysOff,
): Promise<PlannedTimes> {
  const leavesByPerson = groupedBy(daysOff.leaves, ({ employee_id }) => employee_id);
  const leavesDuring = ({ assignee_id, starts_on, due_on, status }: (typeof tasks)[number]): readonly Leave[] =>
    starts_on === null || !isOpenStatus(status)
      ? []
      : ((assignee_id !== null && leavesByPerson.get(assignee_id)) || []).filter(
          (leave) => leave.ends_on >= starts_on && (due_on === null || leave.starts_on <= due_on),
        );
  const concerned = tasks.filter((task) => leavesDuring(task).length > 0);
  const plans = new Map(
    (concerned.length === 0
      ? []
      : await daysSetAt(
          database,
          concerned.map(({ id }) => id),
        )
    ).map((plan) => [plan.id, plan]),
  );
  const calendar = toCalendar(daysOff);
  const former = new Map(
    concerned.flatMap((task) => {
      const plan = plans.get(task.id);
      const own = (task.assignee_id !== null && leavesByPerson.get(task.assignee_id)) || [];
      const known = plan ? own.filter(({ granted_at }) => !plan.is_assigned_since && granted_at <= plan.set_at) : own;
      return known.length === own.length ? [] : [[task.id, toCalendar({ ...daysOff, leaves: known })] as const];
    }),
  );
  const assignees = new Map(tasks.map(({ id, assignee_id }) => [id, assignee_id]));
  const isWorking: WorkingTime = (id, halfDay) => calendar.isWorking(assignees.get(id) ?? null, halfDay);
  return {
    calendar,
    isWorking,
    hasLaterLeave: former.size > 0,
    wasWorking: (id, halfDay) => (former.get(id) ?? calendar).isWorking(assignees.get(id) ?? null, halfDay),
  };
}
