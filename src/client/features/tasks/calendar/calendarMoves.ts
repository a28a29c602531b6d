import type { Day } from '../../../../domain/calendar/day';
import {
  movedPlanDays,
  planMoveProblems,
  settledPlanMessage,
  shownPlanDays,
  type CalendarPlanKind,
  type PlanPart,
} from '../../../../domain/planning/planMove';
import type { PlanDays } from '../../../../domain/planning/planningRules';
import type { SpanOfDays } from '../../../../domain/schedule/calendarWeeks';
import type { TaskDays } from '../../../../domain/schedule/placedTask';
import {
  currentMove,
  movedDays,
  settledTaskMessage,
  shiftMove,
  shownDays,
  stepMove,
  taskMoveProblem,
  withMovedEnd,
  type AssigneeWorks,
  type TaskMove,
} from '../../../../domain/schedule/taskMove';
import type { WorkingCalendar } from '../../../../domain/schedule/workingCalendar';

export interface MovableTask {
  readonly kind: 'task';
  readonly id: string;
  readonly name: string;
  readonly days: TaskDays;
  /** The assignee, whose days off concern where it is planned. */
  readonly employeeId: string | null;
  readonly isOpen: boolean;
}

/** A milestone or a sprint. */
export interface MovablePlan {
  readonly kind: 'plan';
  readonly planKind: CalendarPlanKind;
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly days: PlanDays;
  /** A change of a newer version is rejected. */
  readonly version: number;
}

export type Movable = MovableTask | MovablePlan;

/** A task with the days where the user has put it. */
export interface DraftOfTask extends TaskMove {
  readonly kind: 'task';
  readonly task: MovableTask;
}

/** A milestone or sprint with the days that the user has given it. */
export interface DraftOfPlan {
  readonly kind: 'plan';
  readonly plan: MovablePlan;
  readonly days: PlanDays;
}

export type CalendarDraft = DraftOfTask | DraftOfPlan;

/** When assignees work, with what the user may know of their days off. */
export type IsPlanned = WorkingCalendar['isPlanned'];

export const assigneeWorks =
  ({ employeeId }: Pick<MovableTask, 'employeeId'>, isPlanned: IsPlanned): AssigneeWorks =>
  (halfDay) =>
    isPlanned(employeeId, halfDay);

/** Why it cannot be moved anywhere. */
export const settledReason = (movable: Movable): string | undefined => {
  if (movable.kind === 'task') return movable.isOpen ? undefined : settledTaskMessage;
  return settledPlanMessage(movable.planKind, movable.status);
};

/** Only sprints are resized at their start; milestones are a single day. */
export const mayResize = (movable: Movable, end: 'start' | 'end'): boolean =>
  movable.kind === 'task' ? end === 'end' : movable.planKind === 'sprints';

/**
 * @param former what was moved before
 * @param by days, negative for back
 * @param isStep by a key, see `stepMove`
 * @returns undefined for what cannot be moved like this
 */
export function movedDraft(
  movable: Movable,
  former: CalendarDraft | null,
  {
    part,
    by,
    isPlanned,
    isStep = false,
  }: { readonly part: PlanPart; readonly by: number; readonly isPlanned: IsPlanned; readonly isStep?: boolean },
): CalendarDraft | undefined {
  if (part !== 'all' && !mayResize(movable, part)) return undefined;
  if (movable.kind === 'plan') {
    const days = former?.kind === 'plan' && former.plan.id === movable.id ? former.days : movable.days;
    return { kind: 'plan', plan: movable, days: movedPlanDays(movable.planKind, days, part, by) };
  }
  const base = former?.kind === 'task' && former.task.id === movable.id ? former : currentMove(movable.days);
  if (base === undefined) return undefined;
  const works = assigneeWorks(movable, isPlanned);
  const moveAll = (): TaskMove => (isStep ? stepMove(movable.days, base, by, works) : shiftMove(base, by));
  const { start, end } = part === 'end' ? withMovedEnd(movable.days, base, by, works) : moveAll();
  return { kind: 'task', task: movable, start, end };
}

/** Why it cannot be put there; undefined where it can, as far as that is known before it is saved. */
export function draftProblem(
  draft: CalendarDraft,
  { today, isPlanned }: { readonly today: Day; readonly isPlanned: IsPlanned },
): string | undefined {
  if (draft.kind === 'task') {
    const { days, isOpen } = draft.task;
    return taskMoveProblem(days, draft, { isOpen, today, works: assigneeWorks(draft.task, isPlanned) });
  }
  const { planKind, name, status, days } = draft.plan;
  return planMoveProblems(planKind, { Name: name, Status: status, ...days }, draft.days)[0]?.message;
}

/** The days on which it is drawn. */
export const draftSpan = (draft: CalendarDraft, isPlanned: IsPlanned): SpanOfDays | undefined =>
  draft.kind === 'task'
    ? shownDays(movedDays(draft.task.days, draft, assigneeWorks(draft.task, isPlanned)))
    : shownPlanDays(draft.plan.planKind, draft.days);

/** Whether it is where it was. */
export const isUnmoved = ({ plan, days }: DraftOfPlan): boolean =>
  plan.days.StartDate === days.StartDate && plan.days.DueDate === days.DueDate;
