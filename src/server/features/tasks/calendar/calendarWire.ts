import { daysOfRange, type Day } from '../../../../domain/calendar/day';
import { shownPlanDays, type CalendarPlanKind } from '../../../../domain/planning/planMove';
import type { PlanDays } from '../../../../domain/planning/planningRules';
import type { Schemas } from '../../../operations/call';
import type { calendarLeaves, calendarPlans, calendarTasks, countSpans } from './calendarReadModel';

type Row<Query extends (...given: never[]) => { execute: () => Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>['execute']>> extends readonly (infer One)[] ? One : never;

export const calendarTaskWire = (task: Row<typeof calendarTasks>): Schemas['CalendarTask'] => ({
  _id: task.id,
  Task_key: task.key,
  Short_summary: task.summary,
  Status: task.status as Schemas['TaskStatus'],
  Employee_id: task.assignee_id,
  Assignees: task.assignee_name,
  Project_id: task.project_id,
  Project_name: task.project_name,
  Start_date: task.starts_on,
  Start_half: task.start_half,
  Due_date: task.due_on,
  Due_half: task.due_half,
});

const planWire = (kind: CalendarPlanKind, plan: Row<typeof calendarPlans>): Schemas['CalendarPlan'] => {
  const days: PlanDays = { StartDate: plan.starts_on, DueDate: plan.due_on };
  const shown = shownPlanDays(kind, days);
  return {
    _id: plan.id,
    Name: plan.name,
    Project_id: plan.project_id,
    Project_name: plan.project_name,
    From: shown?.first ?? '',
    To: shown?.last ?? '',
    ...days,
    Status: plan.status,
    Version: plan.version,
  };
};

export const calendarMilestoneWire = (milestone: Row<typeof calendarPlans>) => planWire('milestones', milestone);
export const calendarSprintWire = (sprint: Row<typeof calendarPlans>) => planWire('sprints', sprint);

export const calendarLeaveWire = (leave: Row<typeof calendarLeaves>): Schemas['CalendarLeave'] => ({
  _id: leave.id,
  Employee_id: leave.employee_id,
  Name: leave.full_name,
  From: leave.starts_on,
  From_half: leave.half_from,
  To: leave.ends_on,
  To_half: leave.half_to,
  Leave_type: leave.is_visible ? leave.leave_type : null,
  Status: leave.is_visible ? leave.status : null,
});

type Counts = readonly Row<typeof countSpans>[];

/** The counts of each day: an item counts on all of its days. */
export function totalsWire(
  from: Day,
  to: Day,
  kinds: Readonly<Record<'Tasks' | 'Milestones' | 'Sprints' | 'Leaves', Counts>>,
): Schemas['CalendarTotals'][] {
  const countOn = (day: Day, counts: Counts): number =>
    counts.reduce((sum, { first, last, count }) => (first <= day && day <= last ? sum + count : sum), 0);
  return daysOfRange(from, to).map((day) => ({
    Day: day,
    Tasks: countOn(day, kinds.Tasks),
    Milestones: countOn(day, kinds.Milestones),
    Sprints: countOn(day, kinds.Sprints),
    Leaves: countOn(day, kinds.Leaves),
  }));
}
