import { isHolidayAt } from '../../../../domain/calendar/workingHalf';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { toHalfDay } from '../../../../domain/calendar/halfDays';
import { toScheduledTask } from '../../../../domain/schedule/placedTask';
import {
  getPlacement,
  type LostTime,
  type Placement,
  type ScheduledDependency,
  type ScheduledTask,
} from '../../../../domain/schedule/schedule';
import type { WorkingCalendar } from '../../../../domain/schedule/workingCalendar';
import { finishedStatus, newStatus } from '../../../../domain/tasks/workState';
import type { BaselineTask, Timeline, TimelineMove, TimelineTask } from '../../../api/api';

/** A task of the timeline. */
export interface ShownTask {
  readonly id: string;
  readonly key: string;
  readonly summary: string;
  readonly status: TimelineTask['Status'];
  readonly employeeId: string | null;
  readonly assignee: string | null;
  readonly projectId: string;
  readonly project: string;
  readonly sprintId: string | null;
  readonly sprint: string | null;
  readonly milestoneId: string | null;
  readonly milestone: string | null;
  /** Logged hours as a share of the planned ones, at most 1. */
  readonly progress: number;
  /** Working time that days off take which came after its days were set. */
  readonly lost: LostTime;
  readonly scheduled: ScheduledTask;
}

export const toLostTime = ({ Lost_to_leave, Lost_to_holidays, Lost_before_joining }: TimelineTask): LostTime => ({
  toLeave: Lost_to_leave,
  toHolidays: Lost_to_holidays,
  beforeJoining: Lost_before_joining,
});

export const toShownTask = (task: TimelineTask): ShownTask => ({
  id: task._id,
  key: task.Task_key,
  summary: task.Short_summary,
  status: task.Status,
  employeeId: task.Employee_id,
  assignee: task.Assignees,
  projectId: task.Project_id,
  project: task.Project_name,
  sprintId: task.Sprint_id,
  sprint: task.Sprint_name,
  milestoneId: task.Milestone_id,
  milestone: task.Milestone_name,
  progress:
    task.Status === finishedStatus ? 1 : task.Task_duration ? Math.min(1, task.Logged_hours / task.Task_duration) : 0,
  lost: toLostTime(task),
  scheduled: toScheduledTask(
    {
      startsOn: task.Start_date,
      startHalf: task.Start_half,
      dueOn: task.Due_date,
      dueHalf: task.Due_half,
    },
    { id: task._id, plannedHours: task.Task_duration, status: task.Status },
  ),
});

export const toDependencies = ({ Dependencies }: Timeline): ScheduledDependency[] =>
  Dependencies.map(({ Task_id, Blocker_id, Lag_days }) => ({
    taskId: Task_id,
    blockerId: Blocker_id,
    lagDays: Lag_days,
  }));

/** A missing end of a saved task follows from the hours that were planned then, on working days. */
export const toBaseline = (
  tasks: readonly BaselineTask[],
  { isWorkingDay }: WorkingCalendar,
): ReadonlyMap<string, Placement> =>
  new Map(
    tasks.flatMap((task) => {
      const saved = toScheduledTask(
        { startsOn: task.Start_date, startHalf: task.Start_half, dueOn: task.Due_date, dueHalf: task.Due_half },
        { id: task.Task_id, plannedHours: task.Task_duration, status: newStatus },
      );
      const placement = getPlacement(saved, (_id, halfDay) => isWorkingDay(null, halfDay));
      return placement ? [[task.Task_id, placement] as const] : [];
    }),
  );

/** A leave, a holiday, or the time before joining or after leaving. */
export interface DayOff extends Placement {
  readonly name: string;
}

const toHoliday = ({ Day, Name, Half }: Timeline['Holidays'][number]): DayOff => ({
  name: Name,
  start: toHalfDay(Day, Half === 'Second Half' ? 'Second Half' : 'First Half'),
  end: toHalfDay(Day, Half === 'First Half' ? 'First Half' : 'Second Half'),
});

/** The days off that are shown: the holidays of all locations, and by employee the leaves, the holidays of the place and the time out of employment. */
export const toDaysOff = ({ From, To, Leaves, Holidays, People }: Timeline) => {
  const local = Holidays.filter(({ Location_ids }) => Location_ids.length > 0);
  const ofPeople = [
    ...Leaves.map((leave) => ({
      employeeId: leave.Employee_id,
      name: 'On leave',
      start: toHalfDay(leave.From, leave.From_half),
      end: toHalfDay(leave.To, leave.To_half),
    })),
    ...People.flatMap(({ _id, Location_id }) =>
      local
        .filter(({ Location_ids }) => isHolidayAt(Location_ids, Location_id))
        .map((holiday) => ({ employeeId: _id, ...toHoliday(holiday) })),
    ),
    ...People.flatMap(({ _id, Joined_on, Left_on, Breaks }) => [
      ...Breaks.map((left) => ({
        employeeId: _id,
        name: 'Not with the company',
        start: toHalfDay(left.From, 'First Half'),
        end: toHalfDay(left.Until, 'First Half') - 1,
      })),
      ...(Joined_on === null
        ? []
        : [
            {
              employeeId: _id,
              name: 'Before joining',
              start: toHalfDay(From, 'First Half'),
              end: toHalfDay(Joined_on, 'First Half') - 1,
            },
          ]),
      ...(Left_on === null
        ? []
        : [
            {
              employeeId: _id,
              name: 'No longer with the company',
              start: toHalfDay(Left_on, 'First Half'),
              end: toHalfDay(To, 'Second Half'),
            },
          ]),
    ]),
  ];
  return {
    byEmployee: groupedBy(ofPeople, ({ employeeId }) => employeeId),
    holidays: Holidays.filter(({ Location_ids }) => Location_ids.length === 0).map(toHoliday),
  };
};

/** 'HBR-12 Survey of the quay': a task in a list of moves. */
export const moveTitle = (move: TimelineMove): string => `${move.Task_key} ${move.Short_summary}`;
