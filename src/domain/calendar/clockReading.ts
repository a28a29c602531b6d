import { isDay } from './isDay';

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
