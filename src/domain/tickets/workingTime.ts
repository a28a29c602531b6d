import { secondHalfBeginsAt } from '../attendance/workDate';
import { addDays, dayIn, type Day } from '../calendar/day';
import { instantAt } from '../calendar/instantAt';
import { halfKind } from '../calendar/workingHalf';
import { countLeading } from '../collections/countLeading';
import { groupedBy } from '../collections/groupedBy';
import type { DayHalf } from '../leave/leaveChoices';
import { hourMs } from '../calendar/duration';

/** S1 §9: the shift, the same for everyone. */
const companyShift = { begins: '10:00', ends: '19:15' } as const;

export interface OffDay {
  readonly day: Day;
  /** The half that is off; null for the whole day. */
  readonly half: DayHalf | null;
}

/** A range of working time in milliseconds since 1970, with the sum of all working time before it. */
interface WorkingRange {
  readonly from: number;
  readonly to: number;
  readonly before: number;
}

/** The instants of the shift of a day, in milliseconds since 1970. */
interface Shift {
  readonly begin: number;
  readonly middle: number;
  readonly end: number;
}

// Finding them takes a hundred times as long as adding them up, and every list of tickets needs the days since its oldest.
const shifts = new Map<string, Shift>();
/** More than ten years. */
const maxShifts = 4000;

function getShift(day: Day, timeZone: string): Shift {
  const key = `${day} ${timeZone}`;
  const known = shifts.get(key);
  if (known !== undefined) return known;
  const at = (time: string): number => instantAt(day, time, timeZone).getTime();
  const shift = { begin: at(companyShift.begins), middle: at(secondHalfBeginsAt), end: at(companyShift.ends) };
  if (shifts.size >= maxShifts) shifts.clear();
  shifts.set(key, shift);
  return shift;
}

/** Working hours between two instants. */
type WorkingHoursBetween = (from: Date, to: Date) => number;

/**
 * The working time of a day: the shift of every day that is neither a weekly off nor a holiday; of a half holiday the part
 * of the shift in the other half, whose border is that of attendance.
 */
function workedRanges(
  offDays: readonly OffDay[],
  timeZone: string,
): (day: Day) => Pick<WorkingRange, 'from' | 'to'> | undefined {
  const offDaysByDay = groupedBy(offDays, ({ day }) => day);
  return (day) => {
    const holidays = offDaysByDay.get(day) ?? [];
    const isWorked = (half: DayHalf): boolean => halfKind(day, half, holidays) === 'work';
    if (!isWorked('First Half') && !isWorked('Second Half')) return undefined;
    const { begin, middle, end } = getShift(day, timeZone);
    return { from: isWorked('First Half') ? begin : middle, to: isWorked('Second Half') ? end : middle };
  };
}

/**
 * The last moment at which no more than this number of working hours has passed since an instant: the next working time's
 * beginning where they end with a shift. Null beyond `maxDaysAhead`.
 */
type WorkingHoursEnd = (from: Date, hours: number) => Date | null;

/** The hours of tickets whose handler has one location. */
export interface WorkingHours {
  readonly hoursBetween: WorkingHoursBetween;
  readonly hoursEnd: WorkingHoursEnd;
}

/** More than a year: a longer time is none that a page could see passing. */
const maxDaysAhead = 400;

/** The inverse of `workingTime`, for days of any time. */
export function workingHoursEnd(offDays: readonly OffDay[], timeZone: string): WorkingHoursEnd {
  const rangeOn = workedRanges(offDays, timeZone);
  return (from, hours) => {
    let leftMs = hours * hourMs;
    const first = dayIn(timeZone, from);
    for (let day = first, last = addDays(first, maxDaysAhead); day <= last; day = addDays(day, 1)) {
      const range = rangeOn(day);
      if (range === undefined) continue;
      const begin = Math.max(range.from, from.getTime());
      const workedMs = Math.max(0, range.to - begin);
      if (workedMs > leftMs) return new Date(begin + leftMs);
      leftMs -= workedMs;
    }
    return null;
  };
}

/**
 * The working time of a company, see `workedRanges`.
 *
 * @param first and last: the range of days; outside of it there is no working time
 */
export function workingTime(first: Day, last: Day, offDays: readonly OffDay[], timeZone: string): WorkingHoursBetween {
  const rangeOn = workedRanges(offDays, timeZone);
  const ranges: WorkingRange[] = [];
  let total = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const range = rangeOn(day);
    if (range === undefined) continue;
    ranges.push({ ...range, before: total });
    total += range.to - range.from;
  }

  /** All working time up to an instant. */
  const workedUntil = (atMs: number): number => {
    const range = ranges[countLeading(ranges, ({ from }) => from <= atMs) - 1];
    return range === undefined ? 0 : range.before + Math.min(atMs, range.to) - range.from;
  };
  return (from, to) => Math.max(0, workedUntil(to.getTime()) - workedUntil(from.getTime())) / hourMs;
}
