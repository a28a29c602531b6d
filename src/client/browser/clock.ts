import { clockHeader, readServerClock, type ServerClock } from '../../domain/calendar/clockReading';

/** Between a moment of the server and its arrival here on an open stream, at most. */
const maxDelayMs = 2000;
/** A smaller correction is the usual drift of two clocks: nothing on the page has to be read again because of it. */
const maxDriftMs = 5000;

/** What the server says of its clock beside the time. */
export type ClockMarks = Pick<ServerClock, 'isFixed' | 'isSet' | 'isSettable'>;

let offsetMs = 0;
let fixedAtMs: number | null = null;
let marks: ClockMarks = { isFixed: false, isSet: false, isSettable: false };
const listeners = new Set<(hasMoved: boolean) => void>();

/** Milliseconds since 1970 on this machine's clock, to compare with what programs on this machine have noted; the company's time is `nowMilliseconds`. */
// eslint-disable-next-line no-restricted-syntax -- the one place that may
export const machineMilliseconds = (): number => Date.now();

/** The company's time in milliseconds since 1970: the server's clock, whatever this machine's clock shows. */
export const nowMilliseconds = (): number => fixedAtMs ?? machineMilliseconds() + offsetMs;

/** The company's time as a date. */
export const companyNow = (): Date => new Date(nowMilliseconds());

export const clockMarks = (): ClockMarks => marks;

/** @param heard is told whether the time has jumped; also when only the marks are others. @returns the function that ends it */
export function onServerClock(heard: (hasMoved: boolean) => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

interface Meanwhile {
  /** Between these two moments of this machine's clock the server's clock showed what it says. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** Goes by the server's clock from now on; what travels with answers, pages and the stream of changes. Anything else is ignored. */
export function learnServerClock(text: string | null | undefined, { fromMs, toMs }: Meanwhile): void {
  const told = text === null || text === undefined ? undefined : readServerClock(text);
  if (told === undefined) return;
  const before = nowMilliseconds();
  // The nearest offset that agrees with the answer: a slow answer must not make the time jump to and fro.
  offsetMs = Math.min(Math.max(offsetMs, told.atMs - toMs), told.atMs - fromMs);
  fixedAtMs = told.isFixed ? told.atMs : null;
  const hasMoved = Math.abs(nowMilliseconds() - before) > maxDriftMs;
  const haveMarksChanged =
    told.isFixed !== marks.isFixed || told.isSet !== marks.isSet || told.isSettable !== marks.isSettable;
  if (haveMarksChanged) marks = { isFixed: told.isFixed, isSet: told.isSet, isSettable: told.isSettable };
  if (hasMoved || haveMarksChanged) for (const heard of [...listeners]) heard(hasMoved);
}

/** What an answer says; `sentAtMs` is when it was asked for, on this machine's clock. */
export const learnFromAnswer = (header: (name: string) => string | null, sentAtMs: number): void =>
  learnServerClock(header(clockHeader), { fromMs: sentAtMs, toMs: machineMilliseconds() });

/** What an event of an open stream says. */
export function learnFromStream(text: string | undefined): void {
  const nowMs = machineMilliseconds();
  learnServerClock(text, { fromMs: nowMs - maxDelayMs, toMs: nowMs });
}

/** What the page itself came with, so that nothing is ever shown by another clock. Browsers tell it on https and on this machine only. */
export function learnFromPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = navigation?.serverTiming.find(({ name }) => name === 'clock')?.description;
  if (navigation === undefined || told === undefined) return;
  const loadedMs = machineMilliseconds() - performance.now();
  learnServerClock(told, { fromMs: loadedMs + navigation.requestStart, toMs: loadedMs + navigation.responseEnd });
}
