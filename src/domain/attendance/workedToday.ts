/** Today's times of one employee as instants (ISO 8601); null where there is none. */
export interface TimesOfToday {
  readonly faceIn: string | null;
  readonly faceOut: string | null;
  /** A check-in after `faceOut`: back at work. */
  readonly faceLastIn: string | null;
  readonly manualIn: string | null;
  readonly manualOut: string | null;
}

const times = (instants: readonly (string | null)[]): number[] =>
  instants.flatMap((instant) => (instant === null ? [] : [Date.parse(instant)])).filter((time) => !Number.isNaN(time));

/**
 * Working Hours of today in milliseconds (E-07): from the earlier check-in to the later check-out, or to now while there
 * is no check-out after the check-in. 0 without a check-in today.
 *
 * @param nowMs since 1970
 */
export function workedToday({ faceIn, faceOut, faceLastIn, manualIn, manualOut }: TimesOfToday, nowMs: number): number {
  const checkIns = times([faceIn, faceLastIn, manualIn]);
  if (checkIns.length === 0) return 0;
  const start = Math.min(...checkIns);
  const checkOuts = times([faceOut, manualOut]).filter((time) => time > start);
  const end = checkOuts.length > 0 && !isBackAtWork(checkIns, checkOuts) ? Math.max(...checkOuts) : nowMs;
  return Math.max(0, end - start);
}

/** A check-in after the last check-out means being at work. */
const isBackAtWork = (checkIns: readonly number[], checkOuts: readonly number[]): boolean =>
  Math.max(...checkIns) > Math.max(...checkOuts);
