import { hundredths } from '../figures/hundredths';
import type { WorkingHours } from './workingTime';

export interface TicketMoments {
  readonly createdAt: Date;
  readonly firstRepliedAt: Date | null;
  /** null while it is open, also when it was resolved before. */
  readonly resolvedAt: Date | null;
  /** When it was resolved or closed for the first time, also when it was reopened since. */
  readonly firstResolvedAt: Date | null;
  /** Working hours within which the department promises the first reply. */
  readonly responseHours: number;
}

export interface TicketTimes {
  /** Working hours until the first reply, not rounded; null while there is none. */
  readonly replyHours: number | null;
  /** Working hours until it was resolved, or until now, not rounded. */
  readonly workingHours: number;
  /**
   * 'Waiting' while there is no reply and still time for it. A ticket resolved before any reply counts as answered then,
   * whatever follows.
   */
  readonly withinResponseTime: ResponseState;
  /** Until when there is time for the first reply; null unless one is waited for. */
  readonly responseDueAt: Date | null;
}

export type ResponseState = 'Yes' | 'No' | 'Waiting';

/** `withinResponseTime` at a later moment, when nothing but time has passed. */
export const responseStateAt = (state: ResponseState, dueAt: string | null, nowMs: number): ResponseState =>
  state === 'Waiting' && dueAt !== null && nowMs > Date.parse(dueAt) ? 'No' : state;

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one;

export function ticketTimes(
  { createdAt, firstRepliedAt, resolvedAt, firstResolvedAt, responseHours }: TicketMoments,
  now: Date,
  { hoursBetween, hoursEnd }: WorkingHours,
): TicketTimes {
  const answeredAt = earlier(firstRepliedAt, firstResolvedAt);
  const isLate = hoursBetween(createdAt, answeredAt ?? now) > responseHours;
  const isWaiting = !isLate && answeredAt === null;
  return {
    replyHours: firstRepliedAt === null ? null : hoursBetween(createdAt, firstRepliedAt),
    workingHours: hoursBetween(createdAt, resolvedAt ?? now),
    withinResponseTime: isLate ? 'No' : isWaiting ? 'Waiting' : 'Yes',
    responseDueAt: isWaiting ? hoursEnd(createdAt, responseHours) : null,
  };
}

/** The median, rounded once, not its values; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : hundredths((lower + upper) / 2);
}
