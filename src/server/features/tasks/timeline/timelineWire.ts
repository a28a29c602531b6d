import { fromHalfDay } from '../../../../domain/calendar/halfDays';
import { outsideSprint, type SprintDays } from '../../../../domain/schedule/outsideSprint';
import type { LostTime, Placement } from '../../../../domain/schedule/schedule';
import { hoursOfSeconds } from '../../../../domain/tasks/variance';
import type { Schemas } from '../../../operations/call';
import type { TaskRecord } from '../taskReadModel';
import type { timelineTasks } from './timelineReadModel';

type TimelineRow = Awaited<ReturnType<ReturnType<typeof timelineTasks>['execute']>>[number];

export const timelineTaskWire = (task: TimelineRow, lost: LostTime): Schemas['TimelineTask'] => ({
  _id: task.id,
  Task_key: task.key,
  Issue_type: task.issue_type as Schemas['IssueType'],
  Short_summary: task.summary,
  Status: task.status as Schemas['TaskStatus'],
  Priority: task.priority as Schemas['Priority'],
  Employee_id: task.assignee_id,
  Assignees: task.assignee_name,
  Project_id: task.project_id,
  Project_name: task.project_name,
  Sprint_id: task.sprint_id,
  Sprint_name: task.sprint_name,
  Milestone_id: task.milestone_id,
  Milestone_name: task.milestone_name,
  Start_date: task.starts_on,
  Start_half: task.start_half,
  Due_date: task.due_on,
  Due_half: task.due_half,
  Task_duration: task.duration_hours,
  Logged_hours: hoursOfSeconds(task.logged_seconds),
  Lost_to_leave: lost.toLeave,
  Lost_to_holidays: lost.toHolidays,
  Lost_before_joining: lost.beforeJoining,
  Version: task.version,
});

export const moveWire = (
  task: TaskRecord,
  placement: Placement,
  {
    isChosen,
    problem,
    sprint,
  }: { readonly isChosen: boolean; readonly problem: string | null; readonly sprint: SprintDays | undefined },
): Schemas['TimelineMove'] => ({
  _id: task.id,
  Task_key: task.key,
  Short_summary: task.summary,
  Assignees: task.assignee_name,
  Is_chosen: isChosen,
  Version: task.version,
  From_start: task.starts_on,
  From_start_half: task.start_half,
  From_due: task.due_on,
  From_due_half: task.due_half,
  To_start: fromHalfDay(placement.start).day,
  To_start_half: fromHalfDay(placement.start).half,
  To_due: fromHalfDay(placement.end).day,
  To_due_half: fromHalfDay(placement.end).half,
  Problem: problem,
  Outside_sprint:
    sprint === undefined
      ? null
      : outsideSprint(sprint, fromHalfDay(placement.start).day, fromHalfDay(placement.end).day),
});
