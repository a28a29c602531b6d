import type { TaskDays } from '../../../../domain/schedule/placedTask';
import { movedDays, shownDays } from '../../../../domain/schedule/taskMove';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { planPath } from '../../../../domain/planning/planPath';
import { shownPlanDays, type CalendarPlanKind } from '../../../../domain/planning/planMove';
import type { CalendarLeave, CalendarTask, CalendarTotals } from '../../../api/api';
import type { ShownPlan } from '../../../entities/planEdits';
import type { CalendarItem, CalendarKind } from './calendarItem';
import { assigneeWorks, type CalendarDraft, type IsPlanned } from './calendarMoves';

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

export function taskItem(task: CalendarTask, draft: CalendarDraft | null, isPlanned: IsPlanned): CalendarItem[] {
  const days = toDays(task);
  const ownDraft = draft?.kind === 'task' && draft.task.id === task._id ? draft : null;
  const drawn = ownDraft ? movedDays(days, ownDraft, assigneeWorks(ownDraft.task, isPlanned)) : days;
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
      movable: {
        kind: 'task',
        id: task._id,
        name: `${task.Task_key} ${task.Short_summary}`,
        days,
        employeeId: task.Employee_id,
        isOpen: isOpenStatus(task.Status),
      },
      path: taskPath(task),
      isDraft: ownDraft !== null,
    },
  ];
}

const wholeDays = { startsAtNoon: false, endsAtNoon: false, movable: null, isDraft: false } as const;

export function planItem(
  kind: CalendarPlanKind,
  { _id, Name, Status, Version, StartDate, DueDate, ...plan }: ShownPlan,
  draft: CalendarDraft | null,
): CalendarItem[] {
  const days = { StartDate, DueDate };
  const ownDraft = draft?.kind === 'plan' && draft.plan.id === _id ? draft : null;
  const shown = shownPlanDays(kind, ownDraft?.days ?? days);
  if (shown === undefined) return [];
  return [
    {
      ...wholeDays,
      ...shown,
      key: `${kind} ${_id}`,
      kind,
      title: Name,
      detail: plan.Project_name,
      status: Status,
      path: planPath(kind === 'milestones' ? 'milestone' : 'sprint', plan.Project_id),
      // The version that a further change needs is not known before the answer.
      movable: plan.isPending
        ? null
        : { kind: 'plan', planKind: kind, id: _id, name: Name, status: Status, days, version: Version },
      isDraft: ownDraft !== null,
    },
  ];
}

export const leaveItem = (leave: CalendarLeave): CalendarItem => ({
  ...wholeDays,
  first: leave.From,
  last: leave.To,
  // A leave over a time between leaving and returning has two parts.
  key: `leave ${leave._id} ${leave.From}`,
  kind: 'leave',
  title: leave.Name,
  detail: leave.Leave_type ?? 'Away',
  status: leave.Status,
  startsAtNoon: leave.From_half === 'Second Half',
  endsAtNoon: leave.To_half === 'First Half',
  path: null,
});
