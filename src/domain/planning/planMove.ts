import { addDays, type Day } from '../calendar/day';
import type { FieldProblem } from '../validation/fieldProblem';
import { closedStatus } from './dueDays';
import { milestoneProblems, planningMessages, sprintProblems, type PlanDays, type StoredPlan } from './planningRules';

export type CalendarPlanKind = 'milestones' | 'sprints';

/** What of it a user moves. A milestone has no ends: only its due day is shown. */
export type PlanPart = 'all' | 'start' | 'end';

/** First and last day in a calendar: a milestone is on its due day, a sprint with only one day is on that day. */
export function shownPlanDays(
  kind: CalendarPlanKind,
  { StartDate, DueDate }: PlanDays,
): { readonly first: Day; readonly last: Day } | undefined {
  const [first, last = first] = [kind === 'milestones' ? null : StartDate, DueDate]
    .filter((day) => day !== null)
    .sort();
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** The days after a move by some days, negative for back. An end that a sprint does not have yet begins at its other one. */
export function movedPlanDays(
  kind: CalendarPlanKind,
  { StartDate, DueDate }: PlanDays,
  part: PlanPart,
  by: number,
): PlanDays {
  const shift = (day: Day | null): Day | null => (day === null ? null : addDays(day, by));
  if (kind === 'milestones') return { StartDate, DueDate: shift(DueDate) };
  return {
    StartDate: part === 'end' ? StartDate : shift(StartDate ?? (part === 'start' ? DueDate : null)),
    DueDate: part === 'start' ? DueDate : shift(DueDate ?? (part === 'end' ? StartDate : null)),
  };
}

/**
 * Why it cannot be moved anywhere. The days of a closed sprint are what happened, and its charts are drawn from them: they
 * are not planned again. A mistake in them is corrected in the form of the sprint, and nowhere else. Reopening for that
 * would replace the figures of its closing.
 */
export const settledPlanMessage = (kind: CalendarPlanKind, status: string): string | undefined =>
  kind === 'sprints' && status === closedStatus ? planningMessages.daysOfClosedSprint : undefined;

/** Why a milestone or sprint cannot have these days: the rules of its form. */
export function planMoveProblems(
  kind: CalendarPlanKind,
  { Name, ...stored }: StoredPlan & { readonly Name: string },
  { StartDate, DueDate }: PlanDays,
): FieldProblem[] {
  const settled = settledPlanMessage(kind, stored.Status);
  if (settled !== undefined) return [{ field: 'DueDate', message: settled }];
  const entry = { Name, Status: stored.Status, StartDate: StartDate ?? '', DueDate: DueDate ?? '' };
  return kind === 'milestones' ? milestoneProblems(entry, stored) : sprintProblems(entry, stored);
}
