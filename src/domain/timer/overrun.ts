import { addDays, dayIn, type Day } from '../calendar/day';
import { instantAt } from '../calendar/instantAt';
import type { WorkStretch } from './hourLog';

const minuteMs = 60_000;

/** Who stops the timer some minutes after the check-out (or walks to the door first) is not asked about it. */
const overrunToleranceMs = 5 * minuteMs;

/** How far back one is reminded. */
export const overrunDays = 14;

/** What is known about a working day: the last face check-in, and the check-outs; null where there is none. */
export interface DayClosing {
  readonly lastFaceIn: Date | null;
  readonly faceOut: Date | null;
  readonly manualOut: Date | null;
}

/** When a working day ended, and what says so. */
export interface DayEnd {
  readonly at: Date;
  readonly endedBy: 'Face' | 'Manual' | 'Midnight';
}

export const unknownClosing: DayClosing = { lastFaceIn: null, faceOut: null, manualOut: null };

/** The working day that a stretch of work belongs to: the one on which it began. */
export const dayOfStretch = ({ startedAt }: WorkStretch, timeZone: string): Day => dayIn(timeZone, new Date(startedAt));

/**
 * When the day ended for a stretch that began on it: at the later of the check-outs by face and by manual request, unless
 * the person came back or began only afterwards; without one at midnight on the company clock. A check-out of the night
 * shift lies behind midnight and counts.
 */
function dayEndOf(stretch: WorkStretch, closing: DayClosing, timeZone: string): DayEnd {
  const ends: DayEnd[] = [];
  const { faceOut, manualOut, lastFaceIn } = closing;
  if (faceOut !== null) ends.push({ at: faceOut, endedBy: 'Face' });
  if (manualOut !== null) ends.push({ at: manualOut, endedBy: 'Manual' });
  const began = Math.max(Date.parse(stretch.startedAt), lastFaceIn?.getTime() ?? 0);
  const last = ends
    .filter(({ at }) => at.getTime() > began)
    .sort((one, other) => other.at.getTime() - one.at.getTime())[0];
  return last ?? { at: instantAt(addDays(dayOfStretch(stretch, timeZone), 1), '00:00', timeZone), endedBy: 'Midnight' };
}

/** The end of the day that a stretch of work has outlived, or null when it has not. A running timer counts up to now. */
export function overrunOf(stretch: WorkStretch, closing: DayClosing, now: Date, timeZone: string): DayEnd | null {
  const dayEnd = dayEndOf(stretch, closing, timeZone);
  const until = stretch.stoppedAt === null ? now.getTime() : Date.parse(stretch.stoppedAt);
  return until - dayEnd.at.getTime() > overrunToleranceMs ? dayEnd : null;
}

/** Whether the answer 'keep it' still stands: for good once the timer has stopped, while it runs for the rest of that day. */
export const isKept = (stretch: WorkStretch, keptAt: Date | null, now: Date, timeZone: string): boolean =>
  keptAt !== null && (stretch.stoppedAt !== null || dayIn(timeZone, keptAt) === dayIn(timeZone, now));
