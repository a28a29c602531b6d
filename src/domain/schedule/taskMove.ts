import type { Day } from '../calendar/day';
import { earliestTaskDay, taskMessages } from '../tasks/taskRules';
import { fromHalfDay, toHalfDay, type HalfDay } from '../calendar/halfDays';
import type { TaskDays } from './placedTask';
import { placedFrom, workingLength } from './schedule';

/** Where a user puts a task; without an end it keeps its working length. */
export interface TaskMove {
  readonly start: HalfDay;
  readonly end: HalfDay | null;
}

/** Whether the assignee works on half a day, by the rule with which the move will be planned. */
export type AssigneeWorks = (halfDay: HalfDay) => boolean;

export const settledTaskMessage = 'A finished or rejected task cannot be moved';

/** First and last day of a task with at least one of them. */
export const shownDays = ({ startsOn, dueOn }: TaskDays): { readonly first: Day; readonly last: Day } | undefined => {
  const [first, last = first] = [startsOn, dueOn].filter((day) => day !== null).sort();
  return first === undefined || last === undefined ? undefined : { first, last };
};

/** The move that changes nothing. A task that has only one day is put there with both its ends. */
export function currentMove(days: TaskDays): TaskMove | undefined {
  const shown = shownDays(days);
  if (shown === undefined) return undefined;
  const start = toHalfDay(shown.first, days.startsOn === null ? 'First Half' : days.startHalf);
  if (days.startsOn !== null && days.dueOn !== null) return { start, end: null };
  return { start, end: toHalfDay(shown.last, days.dueOn === null ? 'Second Half' : days.dueHalf) };
}

/** A move by some more days, negative for back. */
export const shiftMove = ({ start, end }: TaskMove, days: number): TaskMove => ({
  start: start + days * 2,
  end: end === null ? null : end + days * 2,
});

/** A move of which the end is some more days later, on the same half of a day. */
export function withMovedEnd(days: TaskDays, move: TaskMove, by: number, works: AssigneeWorks): TaskMove {
  const { dueOn, dueHalf } = movedDays(days, move, works);
  return dueOn === null ? move : { start: move.start, end: toHalfDay(dueOn, dueHalf) + by * 2 };
}

/** Working half days of a task with both its ends; a day for others. */
const getLength = ({ startsOn, startHalf, dueOn, dueHalf }: TaskDays, works: AssigneeWorks): number =>
  startsOn === null || dueOn === null
    ? 2
    : workingLength({ start: toHalfDay(startsOn, startHalf), end: toHalfDay(dueOn, dueHalf) }, works);

/** Where a moved task is shown until the move is planned: like the plan, it begins on no day off and counts none. */
export function movedDays(days: TaskDays, move: TaskMove, works: AssigneeWorks): TaskDays {
  // A task that is not moved is shown where it is, also when it begins on a day off.
  if (move.end === null && currentMove(days)?.start === move.start && days.startsOn !== null && days.dueOn !== null)
    return days;
  const { start, end } = move;
  const length = end === null ? getLength(days, works) : workingLength({ start, end }, works);
  const place = placedFrom(start, length, works, { start, end: end ?? undefined });
  const from = fromHalfDay(place.start);
  const to = fromHalfDay(place.end);
  return { startsOn: from.day, startHalf: from.half, dueOn: to.day, dueHalf: to.half };
}

/** More days off in a row than anyone has. */
const maxDaysOff = 400;

/**
 * `shiftMove` for a key press: over days off it goes on, so that each press moves what is shown. Otherwise a task that begins
 * on a Monday would need three to get back to Friday, of which two seem to do nothing.
 */
export function stepMove(days: TaskDays, move: TaskMove, by: number, works: AssigneeWorks): TaskMove {
  const shownStart = (at: TaskMove): HalfDay => {
    const { startsOn, startHalf } = movedDays(days, at, works);
    return startsOn === null ? at.start : toHalfDay(startsOn, startHalf);
  };
  const before = shownStart(move);
  const direction = Math.sign(by);
  let stepped = shiftMove(move, by);
  for (let more = 0; more < maxDaysOff && (shownStart(stepped) - before) * direction <= 0; more += 1)
    stepped = shiftMove(stepped, direction);
  return stepped;
}

/** Why a task cannot be put there; undefined where it can, as far as that is known before the move is planned. */
export function taskMoveProblem(
  days: TaskDays,
  move: TaskMove,
  { isOpen, today, works }: { readonly isOpen: boolean; readonly today: Day; readonly works: AssigneeWorks },
): string | undefined {
  if (!isOpen) return settledTaskMessage;
  const moved = movedDays(days, move, works);
  const dueOn = moved.dueOn ?? '';
  if (move.end !== null && move.end < move.start) return taskMessages.dueBeforeStart;
  return dueOn !== days.dueOn && dueOn < earliestTaskDay(today) ? taskMessages.dueTooEarly : undefined;
}
