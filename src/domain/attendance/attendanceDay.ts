import type { Day } from '../calendar/day';
import { instantAt } from '../calendar/instantAt';
import { halfKind } from '../calendar/workingHalf';
import type { DayHalf } from '../leave/leaveChoices';
import { coveredHalves, type LeavePeriod } from '../leave/leavePeriod';
import type { HalfCode } from './attendanceLegend';
import { isDayOfEmployment, type Employment } from './employment';
import { minHalfDayMs, secondHalfBeginsAt, workDateIn } from './workDate';

export interface Halves<Value> {
  readonly first: Value;
  readonly second: Value;
}

/** The records of one employee's day. Instants are milliseconds since 1970, in any order. */
export interface AttendanceSources {
  readonly day: Day;
  readonly faceIns: readonly number[];
  readonly faceOuts: readonly number[];
  /** Values set by approved corrections; null without any. */
  readonly manual: {
    readonly checkIn: number | null;
    readonly checkOut: number | null;
    readonly firstHalf: boolean;
    readonly secondHalf: boolean;
  } | null;
  /** Granted leaves; leaves of other days are ignored. */
  readonly leaves: readonly LeavePeriod[];
  /** Holidays of this day at the employee's location. `half` is the half that is off; null for both. */
  readonly holidays: readonly { readonly half: DayHalf | null }[];
  readonly employment: Employment;
  /** First day with a record of any employee; null without one. Before it no employee counts as absent. */
  readonly recordedFrom: Day | null;
}

export interface AttendanceMoment {
  readonly now: Date;
  /** IANA name of the company time zone. */
  readonly timeZone: string;
}

/** What a half is: work, a weekly off or a holiday; null on a day without employment: before joining, or after leaving. */
export type HalfKind = 'work' | 'WO' | 'HD' | null;

/** The attendance of one employee's day. Each half has exactly one code. */
export interface AttendanceDay {
  readonly day: Day;
  /** The check-in and check-out that count, in milliseconds since 1970. */
  readonly checkIn: number | null;
  readonly checkOut: number | null;
  /** null for a half that is still to come, and without employment or before the first record of the company. */
  readonly present: Halves<boolean | null>;
  /** null where the code is not known yet. */
  readonly codes: Halves<HalfCode | null>;
  readonly kinds: Halves<HalfKind>;
  /** null while one half is still to come and the other is not present. */
  readonly presentCount: 0 | 0.5 | 1 | null;
  /** From check-in to check-out; to now while the employee is at work today; 0 if one of them is missing. */
  readonly workedMs: number;
  /** The first check-in or the check-out after the last check-in is missing: a manual request can add it. */
  readonly isPunchMissing: boolean;
  readonly isFuture: boolean;
}

/** Time zone look-ups are expensive, and a report needs the same days for every employee. */
const maxCachedBoundaries = 2000;
const cachedBoundaries = new Map<string, number>();

/** The instant at which the second half of a day begins, in milliseconds since 1970. */
function halfDayBoundary(day: Day, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const cached = cachedBoundaries.get(key);
  if (cached !== undefined) return cached;
  const boundary = instantAt(day, secondHalfBeginsAt, timeZone).getTime();
  if (cachedBoundaries.size >= maxCachedBoundaries) cachedBoundaries.clear();
  cachedBoundaries.set(key, boundary);
  return boundary;
}

let lastToday: { readonly nowMs: number; readonly timeZone: string; readonly day: Day } | undefined;

/** Caches the last result: a report uses one moment for all employees. */
function getToday({ now, timeZone }: AttendanceMoment): Day {
  if (lastToday?.nowMs !== now.getTime() || lastToday.timeZone !== timeZone)
    lastToday = { nowMs: now.getTime(), timeZone, day: workDateIn(timeZone, now) };
  return lastToday.day;
}

const known = (time: number | null | undefined): number[] => (time === null || time === undefined ? [] : [time]);
const latest = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.max(...times));
const earliest = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.min(...times));

interface Stay {
  readonly checkIn: number | null;
  readonly checkOut: number | null;
  readonly isPunchMissing: boolean;
  /** The last known instant at work; null when check-in or check-out is missing. */
  readonly until: number | null;
}

/** From the earliest check-in to the latest check-out after it; manual times count like face times. */
function getStay({ faceIns, faceOuts, manual }: AttendanceSources, nowMs: number | null): Stay {
  const ins = [...faceIns, ...known(manual?.checkIn)];
  const outs = [...faceOuts, ...known(manual?.checkOut)];
  const checkIn = earliest(ins);
  const lastIn = latest(ins);
  const checkOut = latest(outs.filter((out) => checkIn === null || out > checkIn));
  if (checkIn === null || lastIn === null) return { checkIn, checkOut, isPunchMissing: checkOut !== null, until: null };
  const isPunchMissing = checkOut === null || lastIn > checkOut;
  if (nowMs !== null && isPunchMissing) return { checkIn, checkOut, isPunchMissing, until: Math.max(nowMs, lastIn) };
  return { checkIn, checkOut, isPunchMissing, until: checkOut === null ? null : Math.max(checkOut, lastIn) };
}

/** A half with two worked hours is present; if check-in or check-out is missing, the half of the known one is. */
function presentHalves(
  { checkIn, checkOut, until }: Stay,
  manual: AttendanceSources['manual'],
  boundary: number,
): Halves<boolean> {
  const only = checkIn ?? checkOut;
  const seen =
    checkIn !== null && until !== null
      ? {
          first: Math.min(until, boundary) - checkIn >= minHalfDayMs,
          second: until - Math.max(checkIn, boundary) >= minHalfDayMs,
        }
      : { first: only !== null && only < boundary, second: only !== null && only >= boundary };
  return { first: seen.first || manual?.firstHalf === true, second: seen.second || manual?.secondHalf === true };
}

function halfKinds(
  { day, holidays, employment }: AttendanceSources,
  hasCome: boolean,
  timeZone: string,
): Halves<HalfKind> {
  if (!isDayOfEmployment(employment, day, hasCome, timeZone)) return { first: null, second: null };
  return { first: halfKind(day, 'First Half', holidays), second: halfKind(day, 'Second Half', holidays) };
}

/** Presence takes precedence over days off and leave, then days off, then leave, then absence. */
function halfCode(isPresent: boolean, kind: HalfKind, isOnLeave: boolean, isOpen: boolean): HalfCode | null {
  if (isPresent) return 'DP';
  if (kind !== 'work') return kind;
  if (isOnLeave) return 'PL';
  return isOpen ? null : 'ABS';
}

/**
 * The attendance of one employee on one day. SQL computes the same for lists (`attendanceSummaryReadModel.ts`); a test
 * compares both.
 */
export function attendanceOfDay(sources: AttendanceSources, { now, timeZone }: AttendanceMoment): AttendanceDay {
  const { day, manual, leaves } = sources;
  const boundary = halfDayBoundary(day, timeZone);
  const today = getToday({ now, timeZone });
  const isToday = day === today;
  const isFuture = day > today;
  const stay = getStay(sources, isToday ? now.getTime() : null);
  const present = presentHalves(stay, manual, boundary);
  const hasCome = stay.checkIn !== null || stay.checkOut !== null || present.first || present.second;
  const kinds = halfKinds(sources, hasCome, timeZone);
  const covered = leaves.map((leave) => coveredHalves(leave, day));
  const isUnrecorded = sources.recordedFrom === null || day < sources.recordedFrom;
  const open = {
    first: isUnrecorded || isFuture || (isToday && now.getTime() < boundary),
    second: isUnrecorded || isFuture || isToday,
  };
  const codes = {
    first: halfCode(
      present.first,
      kinds.first,
      covered.some(({ first }) => first),
      open.first,
    ),
    second: halfCode(
      present.second,
      kinds.second,
      covered.some(({ second }) => second),
      open.second,
    ),
  };
  const getPresence = (half: 'first' | 'second'): boolean | null =>
    present[half] ? true : open[half] || kinds[half] === null ? null : false;
  const presence = { first: getPresence('first'), second: getPresence('second') };
  const halvesPresent = (present.first ? 1 : 0) + (present.second ? 1 : 0);
  const { checkIn, checkOut, until } = stay;
  return {
    day,
    checkIn,
    checkOut,
    present: presence,
    codes,
    kinds,
    presentCount:
      halvesPresent === 0 && (presence.first === null || presence.second === null)
        ? null
        : ((halvesPresent / 2) as 0 | 0.5 | 1),
    workedMs: checkIn === null ? 0 : Math.max(0, (isToday ? (until ?? checkIn) : (checkOut ?? checkIn)) - checkIn),
    isPunchMissing: !isToday && !isFuture && stay.isPunchMissing,
    isFuture,
  };
}
