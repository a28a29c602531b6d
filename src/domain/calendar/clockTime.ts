import { wallClock } from './wallClock';

/** HH:mm of an instant on the company's clock, for a time field; '' for none. */
export function toClockTime(instant: string | null | undefined, timeZone: string): string {
  const clock = wallClock(instant, timeZone);
  return clock ? `${clock.hour24}:${clock.minute}` : '';
}
