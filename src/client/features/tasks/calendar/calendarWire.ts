import type { TaskDays } from '../../../../domain/schedule/placedTask';
import { movedDays, shownDays } from '../../../../domain/schedule/taskMove';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { CalendarLeave, CalendarPlan, CalendarTask, CalendarTotals } from '../../../api/api';
import type { CalendarItem, CalendarKind, DraftOfTask } from './calendarModel';

const totalFields = { tasks: 'Tasks', milestones: 'Milestones', sprints: 'Sprints', leave: 'Leaves' } as const;

export const totalOn = (totals: CalendarTotals, kind: CalendarKind): number => totals[totalFields[kind]];

/** 'Founders Day, Second Half'. */
export const holidayText = ({ Name, Half }: { readonly Name: string; readonly Half: string | null }): string =>
  Half === null ? Name : `${Name}, ${Half}`;

const toDays = (task: CalendarTask): TaskDays => ({
  startsOn: task.Start_date,
  startHalf: task.Start_half,
  dueOn: task.Due_date,
  dueHalf: task.Due_half,
});

export function taskItem(task: CalendarTask, draft: DraftOfTask | null): CalendarItem[] {
  const days = toDays(task);
  const isDraft = draft?.id === task._id;
  const drawn = isDraft ? movedDays(days, draft) : days;
  const shown = shownDays(drawn);
  if (shown === undefined) return [];
  return [
    {
      ...shown,
      key: `tasks ${task._id}`,
      kind: 'tasks',
      title: `${task.Task_key} ${task.Short_summary}`,
      detail: task.Assignees ?? 'No assignee',
      status: task.Status,
      startsAtNoon: drawn.startsOn !== null && drawn.startHalf === 'Second Half',
      endsAtNoon: drawn.dueOn !== null && drawn.dueHalf === 'First Half',
      task: {
        id: task._id,
        name: `${task.Task_key} ${task.Short_summary}`,
        days,
        isOpen: isOpenStatus(task.Status),
      },
      path: taskPath(task),
      isDraft,
    },
  ];
}

const wholeDays = { startsAtNoon: false, endsAtNoon: false, task: null, isDraft: false } as const;

export const planItem = (kind: 'milestones' | 'sprints', plan: CalendarPlan): CalendarItem => ({
  ...wholeDays,
  first: plan.From,
  last: plan.To,
  key: `${kind} ${plan._id}`,
  kind,
  title: plan.Name,
  detail: plan.Project_name,
  status: plan.Status,
  path: `/project/${kind === 'milestones' ? 'milestone' : 'sprint'}/${encodeURIComponent(plan.Project_id)}`,
});

export const leaveItem = (leave: CalendarLeave): CalendarItem => ({
  ...wholeDays,
  first: leave.From,
  last: leave.To,
  key: `leave ${leave._id}`,
  kind: 'leave',
  title: leave.Name,
  detail: leave.Leave_type ?? 'Away',
  status: leave.Status,
  startsAtNoon: leave.From_half === 'Second Half',
  endsAtNoon: leave.To_half === 'First Half',
  path: null,
});
