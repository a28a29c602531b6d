import { getYear } from './month';
import { addDays, type Day } from './day';
import { isDay } from './isDay';
import { readDay } from './readDay';
import { weekdayNames, weekdayNumber } from './weekday';

const weekdays = weekdayNames.map((name) => name.toLowerCase());
const shortWeekdays: Readonly<Record<string, number>> = {
  sun: 0,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
};

const weekdayNamed = (word: string): number => shortWeekdays[word] ?? weekdays.indexOf(word);
/** The next such weekday after today. */
const nextWeekday = (today: Day, weekday: number): Day =>
  addDays(today, ((weekday - weekdayNumber(today) + 6) % 7) + 1);

/** The day of this year, or of the next year if it has passed. */
function dayAndMonth(word: string, today: Day): Day | undefined {
  const parts = /^(\d{1,2})[/.](\d{1,2})$/.exec(word);
  if (!parts) return undefined;
  const inYear = (year: number): Day | undefined => {
    const day = `${year}-${(parts[2] ?? '').padStart(2, '0')}-${(parts[1] ?? '').padStart(2, '0')}`;
    return isDay(day) ? day : undefined;
  };
  const year = getYear(today);
  const thisYear = inYear(year);
  return thisYear !== undefined && thisYear >= today ? thisYear : inYear(year + 1);
}

/** Days that have a name, for completion. */
export const namedDays = ['today', 'tomorrow', ...weekdays.slice(1), 'sunday', 'next week'] as const;

/**
 * The day that words mean, seen from the company's today: today, tomorrow, friday (the next one), next week (its Monday), next friday (that of the
 * week after this one), in 3 days, in 2 weeks, 31/12, 31/12/2026, 2026-12-31.
 */
export function spokenDay(text: string, today: Day): Day | undefined {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) {
    if (first === 'today') return today;
    if (first === 'tomorrow' || first === 'tmr') return addDays(today, 1);
    const weekday = weekdayNamed(first);
    if (weekday >= 0) return nextWeekday(today, weekday);
    // A bare number is not a spreadsheet date here.
    return dayAndMonth(first, today) ?? (/^\d+$/.test(first) ? undefined : readDay(first));
  }
  const nextMonday = nextWeekday(today, 1);
  if (words.length === 2 && first === 'next') {
    if (second === 'week') return nextMonday;
    const weekday = weekdayNamed(second);
    return weekday < 0 ? undefined : addDays(nextMonday, (weekday + 6) % 7);
  }
  const count = /^\d{1,3}$/.test(second) ? Number(second) : second === 'a' ? 1 : undefined;
  if (words.length !== 3 || first !== 'in' || count === undefined) return undefined;
  if (/^days?$/.test(third)) return addDays(today, count);
  return /^weeks?$/.test(third) ? addDays(today, count * 7) : undefined;
}
