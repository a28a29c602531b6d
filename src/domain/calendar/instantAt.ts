import type { Day } from './day';
import { wallClock } from './wallClock';
import { dayMs } from './duration';

/** What a clock in the zone shows at an instant, as if it were UTC. */
function shownMs(instantMs: number, timeZone: string): number {
  const clock = wallClock(new Date(instantMs).toISOString(), timeZone);
  return clock
    ? Date.parse(`${clock.year}-${clock.month}-${clock.day}T${clock.hour24}:${clock.minute}:${clock.second}Z`)
    : instantMs;
}

/**
 * The instant at which a clock in the time zone shows a time of a day. A time that the clock skips in spring counts as the
 * one after the gap; of a time that it shows twice in autumn the first is meant.
 *
 * @param time HH:mm
 */
export function instantAt(day: Day, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The offset of the zone is looked up around the wanted time: on either side of a change of the clock.
  const candidates = [wanted - dayMs, wanted + dayMs].map((near) => wanted - (shownMs(near, timeZone) - near));
  const hit = candidates.filter((candidate) => shownMs(candidate, timeZone) === wanted);
  return new Date(hit.length > 0 ? Math.min(...hit) : Math.max(...candidates));
}
