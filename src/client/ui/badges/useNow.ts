import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { dayIn, type Day } from '../../../domain/calendar/day';
import { minuteMs } from '../../../domain/calendar/duration';
import { askTicks, lastTickMs, onTick } from '../../browser/ticks';

/** Where components get the time. */
export interface ShownClock {
  readonly getNowMs: (stepMs: number) => number;
  readonly getTimeZone: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Ticks in these steps until the returned function is called. */
  readonly ask: (stepMs: number) => () => void;
}

const browserClock: ShownClock = {
  getNowMs: lastTickMs,
  getTimeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  subscribe: onTick,
  ask: askTicks,
};

const ClockContext = createContext(browserClock);

/** Without one, components show the browser's ticks: before signing in. */
export const ClockProvider = ClockContext.Provider;

/**
 * The company's current time in milliseconds, updated at every full step, so that all clocks on a page tick together,
 * and when the clock is set.
 * @param stepMs 1000 for seconds, 60000 for ages
 */
export function useNow(stepMs: number): number {
  const { getNowMs, subscribe, ask } = useContext(ClockContext);
  // Before the first paint: the last tick may be old.
  useLayoutEffect(() => ask(stepMs), [ask, stepMs]);
  return useSyncExternalStore(subscribe, () => getNowMs(stepMs));
}

/** The company's calendar day, for what does not know the session; the rest of the program has `useToday`. */
export function useClockDay(): Day {
  const { getTimeZone, subscribe } = useContext(ClockContext);
  return dayIn(useSyncExternalStore(subscribe, getTimeZone), new Date(useNow(minuteMs)));
}
