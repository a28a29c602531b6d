import { dayMs, minuteMs } from './duration';

/** A calendar date, YYYY-MM-DD: texts that sort and compare like dates. */
export type Day = string;

/** Loops go from day to day, for thousands of tasks over the same months: about ten years of them. */
const maxFollowing = 4000;
const following = new Map<Day, Day>();

/** @param days negative for a day before */
export function addDays(day: Day, days: number): Day {
  if (days !== 1) return dayAfter(day, days);
  const known = following.get(day);
  if (known !== undefined) return known;
  if (following.size >= maxFollowing) following.clear();
  const next = dayAfter(day, 1);
  following.set(day, next);
  return next;
}

function dayAfter(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from one day to another: 0 for the same day, negative when the other one is before it. */
export const countDays = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The days of a range, both ends included. */
export function daysOfRange(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

// Creating a formatter is a thousand times as expensive as using it, and every list of tasks needs today.
const formatters = new Map<string, Intl.DateTimeFormat>();

const getMinute = (instant: Date): number => Math.floor(instant.getTime() / minuteMs);

/** Since then, no time zone has changed its day within a minute. */
const wholeMinutesFrom = getMinute(new Date('1973-01-01T00:00:00Z'));

/** The last answer: most calls of a server ask for today. */
let lastAnswer: { readonly timeZone: string; readonly minute: number; readonly day: Day } | undefined;

/** The calendar date of an instant in a time zone (IANA name). */
export function dayIn(timeZone: string, instant: Date): Day {
  const minute = getMinute(instant);
  if (lastAnswer?.timeZone === timeZone && lastAnswer.minute === minute) return lastAnswer.day;
  const day = formattedDay(timeZone, instant);
  if (minute >= wholeMinutesFrom) lastAnswer = { timeZone, minute, day };
  return day;
}

function formattedDay(timeZone: string, instant: Date): Day {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, formatter);
  return formatter.format(instant);
}
