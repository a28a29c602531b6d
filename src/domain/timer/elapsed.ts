const secondMs = 1000;

/** A length of time in the parts that a stopwatch shows. */
export interface Elapsed {
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
  /** 0 to 59. */
  readonly seconds: number;
}

/** Whole hours, minutes and seconds of a length in milliseconds; a negative one counts as zero. */
export function elapsedParts(lengthMs: number): Elapsed {
  const total = Math.max(0, Math.floor(lengthMs / secondMs));
  return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

/** '00 : 00 : 00' as the timer and Working Hours show it; hours have no upper limit (FMT-008). */
export function elapsedText(lengthMs: number): string {
  const { hours, minutes, seconds } = elapsedParts(lengthMs);
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(' : ');
}
