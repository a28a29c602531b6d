import { addDays, dayIn, type Day } from '../calendar/day';
import { instantAt } from '../calendar/instantAt';
import { toWorkDate } from '../attendance/workDate';
import type { TimeEntry } from './timeEntry';
import { minuteMs } from '../calendar/duration';

/** Tolerance for timers that are stopped some minutes after the check-out. */
const overrunToleranceMs = 5 * minuteMs;

/** Number of days back for which overruns are reported. */
export const overrunDays = 14;

/** A working day: the last face check-in, and the check-outs; null where there is none. */
export interface DayClosing {
  readonly lastFaceIn: Date | null;
  readonly faceOut: Date | null;
  readonly manualOut: Date | null;
}

/** When a working day ended, and by which record. */
export interface DayEnd {
  readonly at: Date;
  readonly endedBy: 'Face' | 'Manual' | 'Midnight';
}

export const unknownClosing: DayClosing = { lastFaceIn: null, faceOut: null, manualOut: null };

const calendarDay = ({ startedAt }: TimeEntry, timeZone: string): Day => dayIn(timeZone, new Date(startedAt));

/** The days whose end can be that of a time entry: its working day, which lasts until the morning, and its calendar day. */
export const timeEntryDays = (timeEntry: TimeEntry, timeZone: string): readonly Day[] => [
  toWorkDate(timeEntry.startedAt, timeZone),
  calendarDay(timeEntry, timeZone),
];

/** The later check-out by face or manual request, unless the employee came back or the entry began afterwards. */
function findCheckOut(timeEntry: TimeEntry, { faceOut, manualOut, lastFaceIn }: DayClosing): DayEnd | undefined {
  const ends: DayEnd[] = [];
  if (faceOut !== null) ends.push({ at: faceOut, endedBy: 'Face' });
  if (manualOut !== null) ends.push({ at: manualOut, endedBy: 'Manual' });
  const began = Math.max(Date.parse(timeEntry.startedAt), lastFaceIn?.getTime() ?? 0);
  return ends.filter(({ at }) => at.getTime() > began).sort((one, other) => other.at.getTime() - one.at.getTime())[0];
}

/**
 * The closing of the working day on which a time entry began. One that began after midnight and after the check-out of the
 * working day, at home, is measured by the calendar day.
 * @param closings by day; a day without check-ins and check-outs is missing
 */
export function timeEntryClosing(
  timeEntry: TimeEntry,
  closings: ReadonlyMap<Day, DayClosing>,
  timeZone: string,
): DayClosing {
  const known = timeEntryDays(timeEntry, timeZone).flatMap((day) => closings.get(day) ?? []);
  return known.find((closing) => findCheckOut(timeEntry, closing) !== undefined) ?? known.at(-1) ?? unknownClosing;
}

/**
 * The end of the day for a time entry that began on it: the check-out, otherwise midnight on the company's clock. A
 * check-out of the night shift is after midnight and counts.
 */
const getDayEnd = (timeEntry: TimeEntry, closing: DayClosing, timeZone: string): DayEnd =>
  findCheckOut(timeEntry, closing) ?? {
    at: instantAt(addDays(calendarDay(timeEntry, timeZone), 1), '00:00', timeZone),
    endedBy: 'Midnight',
  };

/** The end of the day that a time entry overran, or null. A running timer counts up to now. */
export function getOverrun(timeEntry: TimeEntry, closing: DayClosing, now: Date, timeZone: string): DayEnd | null {
  const dayEnd = getDayEnd(timeEntry, closing, timeZone);
  const until = timeEntry.stoppedAt === null ? now.getTime() : Date.parse(timeEntry.stoppedAt);
  return until - dayEnd.at.getTime() > overrunToleranceMs ? dayEnd : null;
}

/**
 * Whether the answer 'Keep' is still valid: it covers what had been recorded and the rest of its day, for a timer that was
 * stopped since as well as for one that runs.
 */
export function isOverrunConfirmed(
  { stoppedAt }: TimeEntry,
  confirmedAt: Date | null,
  now: Date,
  timeZone: string,
): boolean {
  if (confirmedAt === null) return false;
  const until = stoppedAt === null ? now : new Date(stoppedAt);
  return confirmedAt >= until || dayIn(timeZone, confirmedAt) === dayIn(timeZone, until);
}
