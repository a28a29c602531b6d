import { parseClockReading, type ClockReading } from '../domain/calendar/clockReading';
import { dayMs, hourMs, minuteMs } from '../domain/calendar/duration';

/** An invalid setting; its message is one line that names it and its valid values. */
export class SettingProblem extends Error {
  override name = 'SettingProblem';

  constructor(
    readonly setting: string,
    value: string,
    expected: string,
  ) {
    super(`${setting} is set to '${withoutPassword(value)}', but must be ${expected}`);
  }
}

/** All invalid settings, a line for each. */
export class SettingProblems extends Error {
  override name = 'SettingProblems';

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ message }) => message).join('\n'));
  }
}

interface Range {
  min: number;
  max: number;
}

/**
 * One reader per kind of value; each returns undefined for a missing setting and throws SettingProblem for an invalid
 * one.
 */
export interface SettingReaders {
  text(setting: string): string | undefined;
  /** Throws SettingProblem for a setting that does not fit to others; does nothing when its problem is known. */
  reject(setting: string, value: string, expected: string): void;
  /** @param parse returns undefined for an invalid value */
  parsed<Value>(setting: string, expected: string, parse: (value: string) => Value | undefined): Value | undefined;
  integer(setting: string, range: Range): number | undefined;
  flag(setting: string): boolean | undefined;
  choice<Value extends string>(setting: string, choices: readonly Value[]): Value | undefined;
  address(setting: string, protocols: readonly string[]): string | undefined;
  timeZone(setting: string): string | undefined;
  /** In milliseconds; at least a minute. */
  duration(setting: string): number | undefined;
  /** How long something is kept, in milliseconds; at least 30 days. */
  keepingTime(setting: string): number | undefined;
  /** A problem never shows its value. */
  secret(setting: string, length: { minLength: number }): string | undefined;
  clock(setting: string): ClockReading | undefined;
}

/** @param invalid settings that are not parsed again, because their problem is known */
export function readers(
  environment: Readonly<Record<string, string | undefined>>,
  invalid: ReadonlySet<string> = new Set(),
): SettingReaders {
  const text = (setting: string): string | undefined => environment[setting]?.trim() || undefined;

  const reading = <Value>(
    setting: string,
    expected: string,
    parse: (value: string) => Value | undefined,
  ): Value | undefined => {
    const value = text(setting);
    if (value === undefined || invalid.has(setting)) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) throw new SettingProblem(setting, value, expected);
    return parsed;
  };

  return {
    text,
    reject: (setting, value, expected) => {
      if (!invalid.has(setting)) throw new SettingProblem(setting, value, expected);
    },
    parsed: reading,
    integer: (setting, { min, max }) =>
      reading(setting, `a whole number from ${min} to ${max}`, (value) => {
        const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
        return number >= min && number <= max ? number : undefined;
      }),
    flag: (setting) => reading(setting, '0 (no) or 1 (yes)', (value) => ({ '0': false, '1': true })[value]),
    choice: (setting, choices) =>
      reading(setting, `one of ${choices.join(', ')}`, (value) => choices.find((choice) => choice === value)),
    address: (setting, protocols) =>
      reading(
        setting,
        `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
        (value) => {
          return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined;
        },
      ),
    clock: (setting) =>
      reading(
        setting,
        "an instant with its offset, such as 2026-03-02T09:55:00+05:30, with ',fixed' behind it for a clock that stands",
        parseClockReading,
      ),
    duration: (setting) =>
      reading(setting, 'a number of minutes, hours or days, such as 30m, 6h or 1d', (value) => {
        const [, number = '', unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(value) ?? [];
        const unitMs = { m: minuteMs, h: hourMs, d: dayMs }[unit];
        return unitMs === undefined ? undefined : Number(number) * unitMs;
      }),
    keepingTime: (setting) =>
      reading(setting, 'a number of days or years, at least 30d, such as 90d or 2y', (value) => {
        const [, number = '', unit = ''] = /^([1-9]\d{0,4})([dy])$/.exec(value) ?? [];
        const days = Number(number) * (unit === 'y' ? 365 : 1);
        return days < 30 ? undefined : days * dayMs;
      }),
    secret: (setting, { minLength }) => {
      const value = invalid.has(setting) ? undefined : text(setting);
      if (value !== undefined && value.length < minLength)
        throw new SettingProblem(setting, '…', `at least ${minLength} characters`);
      return value;
    },
    timeZone: (setting) => reading(setting, 'the IANA name of a time zone, such as Asia/Kolkata', knownTimeZone),
  };
}

function knownTimeZone(name: string): string | undefined {
  try {
    // Offsets such as +05:30 are valid here, but have no daylight saving time.
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes(':') ? undefined : name;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Addresses of databases and mail servers contain passwords, and this text is logged. */
function withoutPassword(value: string): string {
  return value.replace(/^.*@/, '…@');
}
