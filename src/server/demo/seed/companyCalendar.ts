import { isWeekOff } from '../../../domain/calendar/weekday';
import { addDays, type Day } from '../../../domain/calendar/day';
import { wallClock } from '../../../domain/calendar/wallClock';
import { dayMs, minuteMs } from '../../../domain/calendar/duration';

/** Half of a day; `null` for the whole day. */
export type HolidayHalf = 'First Half' | 'Second Half' | null;

interface CalendarDay {
  readonly day: Day;
  readonly startMs: number;
  readonly isWeekOff: boolean;
}

/**
 * The days around `today`, counted from 0, with the instants at which they begin for the company. No event is later
 * than `now`.
 */
export class CompanyCalendar {
  readonly today: number;
  readonly nowMs: number;
  readonly timeZone: string;
  readonly #days: CalendarDay[];
  readonly #numbers = new Map<Day, number>();
  readonly #holidays = new Map<number, HolidayHalf>();
  readonly #localHolidays = new Map<number, readonly string[]>();

  /**
   * @param daysBefore number of known days before today
   * @param daysAfter number of known days after today
   */
  constructor(today: Day, now: Date, timeZone: string, daysBefore: number, daysAfter: number) {
    this.today = daysBefore;
    this.nowMs = now.getTime();
    this.timeZone = timeZone;
    this.#days = Array.from({ length: daysBefore + daysAfter + 1 }, (_, number) =>
      calendarDay(addDays(today, number - daysBefore), timeZone),
    );
    this.#days.forEach(({ day }, number) => this.#numbers.set(day, number));
  }

  /**
   * Days off of the company, for attendance and tasks. Unknown days are ignored.
   * @param holidays one with `locations` applies only there, for the whole day
   */
  keepHolidays(holidays: readonly { day: Day; half: HolidayHalf; locations: readonly string[] }[]): void {
    for (const { day, half, locations } of holidays) {
      const number = this.#numbers.get(day);
      if (number === undefined) continue;
      if (locations.length === 0) this.#holidays.set(number, half);
      else this.#localHolidays.set(number, locations);
    }
  }

  /** Number of the last known day. */
  get last(): number {
    return this.#days.length - 1;
  }

  day(number: number): Day {
    return this.#known(number).day;
  }

  /** @returns undefined for an unknown day */
  dayNumber(day: Day): number | undefined {
    return this.#numbers.get(day);
  }

  /** Instant of a minute of the day (600 = 10:00) in the company's time zone, in milliseconds since 1970. */
  at(number: number, minute: number): number {
    return this.#known(number).startMs + Math.round(minute * minuteMs);
  }

  isWeekOff(number: number): boolean {
    return this.#known(number).isWeekOff;
  }

  /** @returns undefined when the day is not a holiday */
  holidayHalf(number: number): HolidayHalf | undefined {
    return this.#holidays.get(number);
  }

  /** @param location name of a location, which may have holidays of its own */
  isWorkingDay(number: number, location?: string): boolean {
    const isLocalHoliday = location !== undefined && this.#localHolidays.get(number)?.includes(location) === true;
    return !this.isWeekOff(number) && this.#holidays.get(number) !== null && !isLocalHoliday;
  }

  /** The nearest working day from `number` on, in steps of 1 or -1; `number` itself when it is one. */
  workingDayFrom(number: number, step: 1 | -1): number {
    let current = number;
    while (current > 0 && current < this.last && !this.isWorkingDay(current)) current += step;
    return current;
  }

  /** The day a number of working days later; 0 is the day itself. */
  addWorkingDays(number: number, workingDays: number): number {
    let current = number;
    for (let left = workingDays; left > 0 && current < this.last; left -= 1)
      current = this.workingDayFrom(current + 1, 1);
    return current;
  }

  #known(number: number): CalendarDay {
    const day = this.#days[number];
    if (day === undefined) throw new RangeError(`Day ${number} is not on the calendar of the demonstration company`);
    return day;
  }
}

/** The offset at noon is used for the whole day: clocks change at night, outside working hours. */
function calendarDay(day: Day, timeZone: string): CalendarDay {
  const noonMs = Date.parse(`${day}T12:00:00Z`);
  const clock = wallClock(new Date(noonMs).toISOString(), timeZone);
  if (clock === undefined) throw new RangeError(`${day} has no noon in ${timeZone}`);
  const shownMs = Date.parse(`${clock.year}-${clock.month}-${clock.day}T${clock.hour24}:${clock.minute}:00Z`);
  return { day, startMs: noonMs - dayMs / 2 - (shownMs - noonMs), isWeekOff: isWeekOff(day) };
}
