/** A date and time on the company's clock: two digits each, the year with four. */
export interface WallClock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** 01 to 12. */
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
  readonly half: 'AM' | 'PM';
  /** 00 to 23. */
  readonly hour24: string;
}

// Creating a formatter is a thousand times as expensive as using it, and tables format thousands of values.
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * Reads an instant on the clock of a time zone.
 *
 * @param instant ISO 8601 in UTC
 * @param timeZone IANA name
 * @returns undefined for an absent or unreadable instant
 */
export function wallClock(instant: string | null | undefined, timeZone: string): WallClock | undefined {
  if (!instant) return undefined;
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return undefined;
  // en-GB writes '07/03/2026, 14:05:09': positions are fixed, so slicing is safe and much faster than formatToParts.
  const text = getFormatter(timeZone).format(time);
  const hour24 = text.slice(12, 14);
  const hour12 = Number(hour24) % 12 || 12;
  return {
    year: text.slice(6, 10),
    month: text.slice(3, 5),
    day: text.slice(0, 2),
    hour: String(hour12).padStart(2, '0'),
    minute: text.slice(15, 17),
    second: text.slice(18, 20),
    half: Number(hour24) < 12 ? 'AM' : 'PM',
    hour24,
  };
}
