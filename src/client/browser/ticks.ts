import { companyNowMs, onServerClock } from './clock';
import { minuteMs } from '../../domain/calendar/duration';

export interface Tick {
  readonly nowMs: number;
  /** Concerns what shows minutes, too. */
  readonly isMinute: boolean;
}

/** A screen that opens must not show an older time. */
const maxAgeMs = 1000;

/** How many components show the time in these steps. */
const asking = new Map<number, number>();
const listeners = new Set<(tick: Tick) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last: Tick | undefined;
let stopFollowing = (): void => undefined;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** The company's time at the last tick. */
export const lastTickMs = (): number => (last ??= { nowMs: companyNowMs(), isMinute: true }).nowMs;

function tick(isMinute: boolean): void {
  last = { nowMs: companyNowMs(), isMinute };
  for (const listener of [...listeners]) listener(last);
}

/** The next full step of the most frequent one, so that all clocks on a page tick together. None while hidden. */
function wait(): void {
  clearTimeout(timer);
  if (asking.size === 0 || isHidden()) return;
  const stepMs = Math.min(...asking.keys());
  timer = setTimeout(
    () => {
      tick(Math.floor(companyNowMs() / minuteMs) !== Math.floor(lastTickMs() / minuteMs));
      wait();
    },
    stepMs - (companyNowMs() % stepMs),
  );
}

function follow(): () => void {
  const onVisibility = (): void => {
    if (!isHidden()) tick(true);
    wait();
  };
  const stopListening = onServerClock((hasMoved) => {
    if (!hasMoved) return;
    tick(true);
    wait();
  });
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
  };
}

/**
 * Ticks at every full step of the company's time, until the returned function is called.
 * @param stepMs 1000 for seconds, 60000 for minutes
 */
export function askTicks(stepMs: number): () => void {
  if (asking.size === 0) stopFollowing = follow();
  asking.set(stepMs, (asking.get(stepMs) ?? 0) + 1);
  if (Math.abs(companyNowMs() - lastTickMs()) >= maxAgeMs) tick(true);
  wait();
  return () => {
    const left = (asking.get(stepMs) ?? 1) - 1;
    if (left > 0) asking.set(stepMs, left);
    else asking.delete(stepMs);
    if (asking.size === 0) stopFollowing();
    else wait();
  };
}

/** Returns the function that unsubscribes. */
export function onTick(listener: (tick: Tick) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
