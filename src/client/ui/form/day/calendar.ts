import moment from 'moment';
import type { Day } from '../../../../domain/calendar/day';
import type { Month } from '../../../../domain/calendar/month';

/**
 * Calendar arithmetic and texts of calendars and date pickers. The only file that imports moment: whatever imports it
 * must be loaded on demand. Days have no time zone here, so all but Blueprint's dates are in UTC.
 */
const isoDay = 'YYYY-MM-DD';
const isoMonth = 'YYYY-MM';

/** A column of a month. */
export interface CalendarDay {
  readonly day: Day;
  /** 'Mo'. */
  readonly weekday: string;
  readonly dayOfMonth: number;
}

export function daysInMonth(month: Month): CalendarDay[] {
  const first = moment.utc(month, isoMonth);
  return Array.from({ length: first.daysInMonth() }, (_, index) => {
    const day = first.clone().add(index, 'days');
    return { day: day.format(isoDay), weekday: day.format('dd'), dayOfMonth: day.date() };
  });
}

export const stepDay = (day: Day, days: number): Day => moment.utc(day, isoDay).add(days, 'days').format(isoDay);

export const stepMonth = (month: Month, months: number): Month =>
  moment.utc(month, isoMonth).add(months, 'months').format(isoMonth);

/** 'October 2026'. */
export const monthTitle = (month: Month): string => moment.utc(month, isoMonth).format('MMMM YYYY');

/** 'Mon 05/10/2026'. */
export const dayTitle = (day: Day): string => moment.utc(day, isoDay).format('ddd DD/MM/YYYY');

/** January to December; values '01' to '12'. */
export const monthChoices = moment
  .months()
  .map((label, month) => ({ value: moment.utc({ year: 2000, month }).format('MM'), label }));

/** The years of two months and those between, the latest first. */
export function yearsBetween(min: Month, max: Month): string[] {
  const last = moment.utc(max, isoMonth);
  const count = last.year() - moment.utc(min, isoMonth).year() + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => last.clone().subtract(index, 'years').format('YYYY'));
}

/** Midnight of a day on the browser's own clock, which is what Blueprint's calendar draws. */
export const dayToDate = (day: Day): Date => moment(day, isoDay).toDate();

/** The day that a date shows on the browser's own clock. */
export const dateToDay = (date: Date): Day => moment(date).format(isoDay);

/** Texts of Blueprint's calendar: 'Mo' above a column, '5th October (Monday)' for screen readers. */
export const weekdayText = (date: Date): string => moment(date).format('dd');
export const dateText = (date: Date): string => moment(date).format('Do MMMM (dddd)');
