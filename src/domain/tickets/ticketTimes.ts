import type { WorkingHoursBetween } from './workingTime';

export interface TicketMoments {
  readonly createdAt: Date;
  readonly firstRepliedAt: Date | null;
  readonly resolvedAt: Date | null;
  /** Working hours within which the department promises the first reply. */
  readonly responseHours: number;
}

export interface TicketTimes {
  /** Working hours until the first reply; null while there is none. */
  readonly replyHours: number | null;
  /** Working hours until it was resolved, or until now. */
  readonly workingHours: number;
  /** 'Waiting' while there is no reply and still time for it. A ticket resolved without a reply counts as answered then. */
  readonly withinResponseTime: 'Yes' | 'No' | 'Waiting';
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

export function ticketTimes(
  { createdAt, firstRepliedAt, resolvedAt, responseHours }: TicketMoments,
  now: Date,
  hoursBetween: WorkingHoursBetween,
): TicketTimes {
  const waited = hoursBetween(createdAt, firstRepliedAt ?? resolvedAt ?? now);
  const isLate = waited > responseHours;
  return {
    replyHours: firstRepliedAt === null ? null : rounded(waited),
    workingHours: rounded(hoursBetween(createdAt, resolvedAt ?? now)),
    withinResponseTime: isLate ? 'No' : firstRepliedAt === null && resolvedAt === null ? 'Waiting' : 'Yes',
  };
}

/** The median; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : rounded((lower + upper) / 2);
}
