import { percentile } from './percentiles';

const runs = 1000;
const seed = 20_260_302;
/** Five working years: work that takes longer has no forecast. */
const maxWorkingDays = 1250;

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function seededRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Working days after which the work is done with a chance of 50 and of 85 per cent. */
export interface Forecast {
  readonly p50: number;
  readonly p85: number;
}

/**
 * Plays the future many times: every working day finishes as many tasks as a past one, drawn at random. The same input gives
 * the same forecast.
 * @param openTasks amounts of work, each including those before it: never decreasing
 * @param finishedByDay tasks finished on each past working day
 * @returns for each amount; null where the past says nothing, because nothing or too little was finished
 */
export function forecastWorkingDays(
  openTasks: readonly number[],
  finishedByDay: readonly number[],
): (Forecast | null)[] {
  if (!finishedByDay.some((count) => count > 0))
    return openTasks.map((open) => (open <= 0 ? { p50: 0, p85: 0 } : null));
  const random = seededRandom(seed);
  const durations = openTasks.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    let done = 0;
    let next = 0;
    for (let day = 0; next < openTasks.length && day <= maxWorkingDays; day += 1) {
      if (day > 0) done += finishedByDay[Math.floor(random() * finishedByDay.length)] ?? 0;
      for (; next < openTasks.length && (openTasks[next] ?? 0) <= done; next += 1) durations[next]?.push(day);
    }
    for (; next < openTasks.length; next += 1) durations[next]?.push(Number.POSITIVE_INFINITY);
  }
  return durations.map((days) => {
    const [p50, p85] = [percentile(days, 0.5), percentile(days, 0.85)];
    return p50 === null || p85 === null || !Number.isFinite(p85) ? null : { p50, p85 };
  });
}
