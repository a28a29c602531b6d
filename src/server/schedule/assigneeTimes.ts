import type { Kysely } from 'kysely';
import { addDays, type Day } from '../../domain/calendar/day';
import { groupedBy } from '../../domain/collections/groupedBy';
import { wasHolidayKnown, wasLeaveKnown } from '../../domain/schedule/knownDaysOff';
import { toScheduledTask } from '../../domain/schedule/placedTask';
import type { WorkingTime } from '../../domain/schedule/schedule';
import { toIsWorking, workingCalendar, type WorkingCalendar } from '../../domain/schedule/workingCalendar';
import { isOpenStatus } from '../../domain/tasks/workState';
import { toEmploymentSpan } from '../attendance/employmentReadModel';
import type { LocatedHoliday } from '../calendar/calendarReadModel';
import type { Schema } from '../database/schema';
import { daysSetAt, type grantedLeaves, type plannedPeople, type PlacedRow } from './assigneeTimesReadModel';

type Leave = Awaited<ReturnType<ReturnType<typeof grantedLeaves>['execute']>>[number];

export const toTask = (
  row: Pick<PlacedRow, 'id' | 'starts_on' | 'start_half' | 'due_on' | 'due_half' | 'duration_hours' | 'status'>,
) =>
  toScheduledTask(
    { startsOn: row.starts_on, startHalf: row.start_half, dueOn: row.due_on, dueHalf: row.due_half },
    { id: row.id, plannedHours: row.duration_hours, status: row.status },
  );

export interface DaysOff {
  readonly people: Awaited<ReturnType<ReturnType<typeof plannedPeople>['execute']>>;
  readonly leaves: readonly Leave[];
  readonly holidays: readonly LocatedHoliday[];
}

export interface AssigneeTimes {
  readonly calendar: WorkingCalendar;
  readonly isWorking: WorkingTime;
  readonly isWorkingDay: WorkingTime;
  readonly comesLater: WorkingTime;
  /**
   * Without the leaves and holidays that were not known when the days of the task were set. Days before joining and between
   * leaving and returning count: the work of a task does not become less because its assignee is not there.
   */
  readonly wasWorking: WorkingTime;
  /** Whether they differ for a task. */
  readonly hasLaterDaysOff: (taskId: string) => boolean;
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
    employments: new Map(people.map((person) => [person.id, toEmploymentSpan(person)])),
  });

type Task = Pick<PlacedRow, 'id' | 'assignee_id' | 'starts_on' | 'due_on' | 'status' | 'created_at'>;

/** When the assignees of tasks work, now and as it was known when the days of the tasks were set. */
export async function assigneeTimes(
  database: Kysely<Schema>,
  tasks: readonly Task[],
  daysOff: DaysOff,
): Promise<AssigneeTimes> {
  const leavesByPerson = groupedBy(daysOff.leaves, ({ employee_id }) => employee_id);
  const ownLeaves = ({ assignee_id }: Task): readonly Leave[] =>
    (assignee_id !== null && leavesByPerson.get(assignee_id)) || [];
  const employments = new Map(daysOff.people.map((person) => [person.id, toEmploymentSpan(person)]));
  const isBeforeJoining = ({ assignee_id, starts_on, due_on }: Task): boolean => {
    const employment = assignee_id === null ? undefined : employments.get(assignee_id);
    if (employment === undefined || starts_on === null) return false;
    const { firstDay, breaks } = employment;
    return (
      (firstDay !== null && starts_on < firstDay) ||
      breaks.some(({ from, until }) => starts_on < until && (due_on === null || due_on >= from))
    );
  };
  const mayLoseTime = (task: Task): boolean => {
    const { starts_on, due_on, status, created_at } = task;
    if (starts_on === null || !isOpenStatus(status)) return false;
    const isDuring = (first: Day, last: Day): boolean => last >= starts_on && (due_on === null || first <= due_on);
    return (
      isBeforeJoining(task) ||
      ownLeaves(task).some((leave) => isDuring(leave.starts_on, leave.ends_on)) ||
      // Its days were set when it was created or later.
      daysOff.holidays.some(
        ({ day, enteredAt }) => isDuring(day, day) && !wasHolidayKnown(enteredAt, { setAt: created_at }),
      )
    );
  };
  const concerned = tasks.filter(mayLoseTime);
  const histories = new Map(
    (concerned.length === 0
      ? []
      : await daysSetAt(
          database,
          concerned.map(({ id }) => id),
        )
    ).map(({ id, set_at, is_assigned_since }) => [id, { setAt: set_at, hasNewAssignee: is_assigned_since }]),
  );
  const calendar = toCalendar(daysOff);
  // The holidays that the days of a task were set with are those entered until an instant: as many calendars as such instants.
  const calendarsByKnown = new Map<number, WorkingCalendar>();
  const getCalendar = (known: DaysOff['holidays']): WorkingCalendar => {
    const before = calendarsByKnown.get(known.length) ?? toCalendar({ ...daysOff, leaves: [], holidays: known });
    calendarsByKnown.set(known.length, before);
    return before;
  };
  const former = new Map(
    concerned.flatMap((task) => {
      const history = histories.get(task.id);
      if (history === undefined) return [];
      const leaves = ownLeaves(task).filter(({ granted_at }) => wasLeaveKnown(granted_at, history));
      const holidays = daysOff.holidays.filter(({ enteredAt }) => wasHolidayKnown(enteredAt, history));
      const isAllKnown = leaves.length === ownLeaves(task).length && holidays.length === daysOff.holidays.length;
      if (isAllKnown && !isBeforeJoining(task)) return [];
      const { isOnLeave } = toCalendar({ people: [], leaves, holidays: [] });
      const then = {
        ...calendar,
        isOnLeave,
        isWorkingDay: getCalendar(holidays).isWorkingDay,
        comesLater: () => false,
      };
      return [[task.id, toIsWorking(then).isPlanned] as const];
    }),
  );
  const assignees = new Map(tasks.map(({ id, assignee_id }) => [id, assignee_id]));
  const getAssignee = (id: string): string | null => assignees.get(id) ?? null;
  const isWorking: WorkingTime = (id, halfDay) => calendar.isPlanned(getAssignee(id), halfDay);
  return {
    calendar,
    isWorking,
    isWorkingDay: (id, halfDay) => calendar.isWorkingDay(getAssignee(id), halfDay),
    comesLater: (id, halfDay) => calendar.comesLater(getAssignee(id), halfDay),
    hasLaterDaysOff: (id) => former.has(id),
    wasWorking: (id, halfDay) => (former.get(id) ?? calendar.isPlanned)(getAssignee(id), halfDay),
  };
}

/** Days before the first task from which days off are read: a missing start is that many days back at most. */
const daysBefore = 400;

/** The day from which the days off concern these tasks. */
export function firstDayOff(tasks: readonly Pick<PlacedRow, 'starts_on' | 'due_on'>[], today: Day): Day {
  const days = tasks.flatMap(({ starts_on, due_on }) => [starts_on, due_on].filter((day) => day !== null));
  return addDays(
    [today, ...days].reduce((one, other) => (one < other ? one : other)),
    -daysBefore,
  );
}
