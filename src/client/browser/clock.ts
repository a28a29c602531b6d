import { clockHeader, readServerClock, type ServerClock } from '../../domain/calendar/clockReading';
import { pageFact, pageNavigation } from './page';

/** Maximum delay of an event between server and client on an open stream. */
const maxDelayMs = 2000;
/** A smaller correction is the usual drift of two clocks and invalidates nothing. */
const maxDriftMs = 5000;

/** The server's statements about its clock, apart from the time. */
export type ClockMarks = Pick<ServerClock, 'isFixed' | 'isSet' | 'isSettable'>;

let offsetMs = 0;
let fixedAtMs: number | null = null;
let marks: ClockMarks = { isFixed: false, isSet: false, isSettable: false };
const listeners = new Set<(hasMoved: boolean) => void>();

/**
 * Milliseconds since 1970 on this machine's clock, to compare with other programs on this machine; the company's time
 * is `companyNowMs`.
 */
// oxlint-disable-next-line clock/in-source -- the one place that may
export const machineMs = (): number => Date.now();

/** The company's time in milliseconds since 1970: the server's clock, not this machine's. */
export const companyNowMs = (): number => fixedAtMs ?? machineMs() + offsetMs;

export const companyNow = (): Date => new Date(companyNowMs());

export const clockMarks = (): ClockMarks => marks;

/**
 * @param heard is called with whether the time has jumped; also when only the marks have changed.
 * @returns unsubscribes
 */
export function onServerClock(heard: (hasMoved: boolean) => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

interface ClockReading {
  /** Between these two moments of this machine's clock, the server's clock showed the announced time. */
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Adopts the server's clock from the text that comes with answers, pages and the stream of changes. Invalid text is
 * ignored.
 */
export function learnServerClock(text: string | null | undefined, { fromMs, toMs }: ClockReading): void {
  const announced = text === null || text === undefined ? undefined : readServerClock(text);
  if (announced === undefined) return;
  const before = companyNowMs();
  // The nearest offset that agrees with the answer: a slow answer must not make the time jump back and forth.
  offsetMs = Math.min(Math.max(offsetMs, announced.atMs - toMs), announced.atMs - fromMs);
  fixedAtMs = announced.isFixed ? announced.atMs : null;
  const hasMoved = Math.abs(companyNowMs() - before) > maxDriftMs;
  const haveMarksChanged =
    announced.isFixed !== marks.isFixed || announced.isSet !== marks.isSet || announced.isSettable !== marks.isSettable;
  if (haveMarksChanged)
    marks = { isFixed: announced.isFixed, isSet: announced.isSet, isSettable: announced.isSettable };
  if (hasMoved || haveMarksChanged) for (const heard of [...listeners]) heard(hasMoved);
}

/** From an answer; `sentAtMs` is when it was requested, on this machine's clock. */
export const learnFromAnswer = (header: (name: string) => string | null, sentAtMs: number): void =>
  learnServerClock(header(clockHeader), { fromMs: sentAtMs, toMs: machineMs() });

/** From an event of an open stream. */
export function learnFromStream(text: string | undefined): void {
  const nowMs = machineMs();
  learnServerClock(text, { fromMs: nowMs - maxDelayMs, toMs: nowMs });
}

/** From the page itself, so that no other clock is ever shown. Browsers expose it only on https and on localhost. */
export function learnFromPage(): void {
  const navigation = pageNavigation();
  const announced = pageFact('clock');
  if (navigation === undefined || announced === undefined) return;
  const loadedMs = machineMs() - performance.now();
  learnServerClock(announced, { fromMs: loadedMs + navigation.requestStart, toMs: loadedMs + navigation.responseEnd });
}
