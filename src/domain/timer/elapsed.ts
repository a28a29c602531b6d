import { secondMs } from '../calendar/duration';

/** A length of time in the parts that a stopwatch shows. */
export interface Elapsed {
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
  /** 0 to 59. */
  readonly seconds: number;
}

/**
 * Lengths of work are whole seconds, as the stopwatch shows them, so that sums are those of what lists show. A negative length,
 * when the clocks of two servers disagree, is 0.
 */
export const wholeSeconds = (lengthMs: number): number => Math.max(0, Math.floor(lengthMs / secondMs));

/** Whole hours, minutes and seconds of a length in milliseconds; a negative one counts as zero. */
export function elapsedParts(lengthMs: number): Elapsed {
  const total = wholeSeconds(lengthMs);
  return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

/** '00 : 00 : 00' as the timer and Working Hours show it; hours have no upper limit (FMT-008). */
export function elapsedText(lengthMs: number): string {
  const { hours, minutes, seconds } = elapsedParts(lengthMs);
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(' : ');
}
