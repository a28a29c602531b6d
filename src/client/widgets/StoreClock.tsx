import { useMemo, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { askTicks } from '../browser/ticks';
import { selectNowMs, type WithClock } from '../session/clockSlice';
import type { WithSession } from '../session/sessionReducer';
import { selectTimeZone } from '../session/sessionSelectors';
import { ClockProvider, type ShownClock } from '../ui/badges/useNow';

export interface StoreClockProps {
  /** Default: the live clock. */
  readonly ask?: ShownClock['ask'];
  readonly children: ReactNode;
}

/** Components show the time of the store, so that a state always looks the same. */
export function StoreClock({ ask = askTicks, children }: StoreClockProps) {
  const store = useStore<WithClock & WithSession>();
  const clock = useMemo<ShownClock>(
    () => ({
      getNowMs: (stepMs) => selectNowMs(store.getState(), stepMs),
      getTimeZone: () => selectTimeZone(store.getState()),
      subscribe: (listener) => store.subscribe(listener),
      ask,
    }),
    [store, ask],
  );
  return <ClockProvider value={clock}>{children}</ClockProvider>;
}
