import { isDay, type Day } from './day';
import { instantAt } from './instantAt';
import { wallClock } from './wallClock';
import type { FieldProblem } from '../validation/fieldProblem';
import { minuteMs } from './duration';

/** The time of a clock at one moment, and whether the clock runs. */
export interface ClockReading {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** The clock is stopped. */
  readonly isFixed: boolean;
}

/** The state of the server's clock, sent with every answer. */
export interface ServerClock extends ClockReading {
  /** A user has set the current day. */
  readonly isSet: boolean;
  /** The company is the demonstration company, whose clock may be set. */
  readonly isSettable: boolean;
}

/** The response header with the server's time. */
export const clockHeader = 'x-daybook-clock';

// A date without a zone is a different instant on every machine.
const instantPattern = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

function readInstant(text: string): number | undefined {
  const day = instantPattern.exec(text)?.[1];
  const atMs = Date.parse(text);
  return day === undefined || !isDay(day) || Number.isNaN(atMs) ? undefined : atMs;
}

/** Reads `2026-03-02T09:55:00+05:30`, followed by `,fixed` for a stopped clock; undefined for anything else. */
export function parseClockReading(text: string): ClockReading | undefined {
  const [instant = '', ...rest] = text.split(',').map((part) => part.trim());
  const atMs = readInstant(instant);
  if (atMs === undefined || rest.length > 1 || (rest.length === 1 && rest[0] !== 'fixed')) return undefined;
  return { atMs, isFixed: rest.length === 1 };
}

/** The value of the header: an instant and words. */
export const writeServerClock = ({ atMs, isFixed, isSet, isSettable }: ServerClock): string =>
  [
    new Date(atMs).toISOString(),
    ...(isFixed ? ['fixed'] : []),
    ...(isSet ? ['set'] : []),
    ...(isSettable ? ['settable'] : []),
  ].join(',');

/** Reads the value of the header; undefined when it is invalid. Words of a later version are skipped. */
export function readServerClock(text: string): ServerClock | undefined {
  const [instant = '', ...words] = text.split(',');
  const atMs = readInstant(instant);
  return atMs === undefined
    ? undefined
    : { atMs, isFixed: words.includes('fixed'), isSet: words.includes('set'), isSettable: words.includes('settable') };
}

/** The days to which the demonstration clock can be set: the demonstration records are some months around today. */
const firstSettableDay: Day = '2000-01-01';
const lastSettableDay: Day = '2099-12-31';

/** The problem with a day that a user sets, or undefined. */
export function setTodayProblems(day: Day | undefined): FieldProblem[] {
  if (day === undefined || (isDay(day) && day >= firstSettableDay && day <= lastSettableDay)) return [];
  return [{ field: 'Today', message: 'Please enter a date between 01/01/2000 and 31/12/2099' }];
}

/** How far a clock must be moved so that it shows the day, at the time of day that it shows now in the company's time zone. */
export function shiftToDay(day: Day, nowMs: number, timeZone: string): number {
  const shown = wallClock(new Date(nowMs).toISOString(), timeZone);
  if (shown === undefined) throw new RangeError(`There is no clock in ${timeZone}`);
  const minute = instantAt(day, `${shown.hour24}:${shown.minute}`, timeZone).getTime();
  return minute + (nowMs % minuteMs) - nowMs;
}
