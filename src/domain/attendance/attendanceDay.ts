import type { Day } from '../calendar/day';
import { instantAt } from '../calendar/instantAt';
import { planOfHalf } from '../calendar/workingHalf';
import type { DayHalf } from '../leave/leaveChoices';
import { coveredHalves, type LeavePeriod } from '../leave/leavePeriod';
import type { HalfCode } from './attendanceLegend';
import { minHalfDayMs, secondHalfBeginsAt, toWorkDate } from './workDate';

export interface Halves<Value> {
  readonly first: Value;
  readonly second: Value;
}

/** Everything that a day of one person is made of. Instants are milliseconds since 1970, in any order. */
export interface AttendanceSources {
  readonly day: Day;
  readonly faceIns: readonly number[];
  readonly faceOuts: readonly number[];
  /** What approved corrections have set; null without any. */
  readonly manual: {
    readonly checkIn: number | null;
    readonly checkOut: number | null;
    readonly firstHalf: boolean;
    readonly secondHalf: boolean;
  } | null;
  /** Granted leaves; those that do not cover the day do no harm. */
  readonly leaves: readonly LeavePeriod[];
  /** Holidays of this day that are kept where the person works. `half` is the half that is off; null for both. */
  readonly holidays: readonly { readonly half: DayHalf | null }[];
  /** First day with the company; null when unknown. */
  readonly joinedOn: Day | null;
  /** First day of which the company has any record of anybody; null without one. Before it nobody can be called absent. */
  readonly recordedFrom: Day | null;
}

export interface AttendanceMoment {
  readonly now: Date;
  /** IANA name of the company time zone. */
  readonly timeZone: string;
}

/** What was planned for a half: work, a weekly off, a holiday; null before the person joined. */
export type HalfPlan = 'work' | 'WO' | 'HD' | null;

/** A day of one person. Both halves together are the day: each is exactly one thing. */
export interface AttendanceDay {
  readonly day: Day;
  /** Coming and leaving that count, in milliseconds since 1970. */
  readonly checkIn: number | null;
  readonly checkOut: number | null;
  /** True: present; false: not; null: still to come, or before the person joined or the company kept records. */
  readonly present: Halves<boolean | null>;
  /** null where nothing can be presence yet. */
  readonly codes: Halves<HalfCode | null>;
  readonly planned: Halves<HalfPlan>;
  /** 0, 0.5 or 1; null while a half is still to come and the other not present. */
  readonly presentCount: 0 | 0.5 | 1 | null;
  /** From coming to leaving, on the current day to now while the person is at work; 0 without both. */
  readonly workedMs: number;
  /** Seen, but coming or leaving is missing: a request can correct it. */
  readonly isPunchMissing: boolean;
  readonly isToCome: boolean;
}

/** A month of a company asks for the same few days person after person, and what a clock shows in a zone is dear to look up. */
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

/** The working day of a moment; of the same moment it is asked once. */
function getToday({ now, timeZone }: AttendanceMoment): Day {
  if (lastToday?.nowMs !== now.getTime() || lastToday.timeZone !== timeZone)
    lastToday = { nowMs: now.getTime(), timeZone, day: toWorkDate(now.toISOString(), timeZone) };
  return lastToday.day;
}

const known = (time: number | null | undefined): number[] => (time === null || time === undefined ? [] : [time]);
const latest = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.max(...times));
const earliest = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.min(...times));

interface Stay {
  readonly checkIn: number | null;
  readonly checkOut: number | null;
  /** To where the stay is known to last; null when leaving or coming is missing. */
  readonly until: number | null;
}

/** Coming is the earliest check-in, leaving the latest check-out after it; manual times count as face times do. */
function getStay({ faceIns, faceOuts, manual }: AttendanceSources, nowMs: number | null): Stay {
  const ins = [...faceIns, ...known(manual?.checkIn)];
  const outs = [...faceOuts, ...known(manual?.checkOut)];
  const checkIn = earliest(ins);
  const lastIn = latest(ins);
  const checkOut = latest(outs.filter((out) => checkIn === null || out > checkIn));
  if (checkIn === null || lastIn === null) return { checkIn, checkOut, until: null };
  if (nowMs !== null && (checkOut === null || lastIn > checkOut))
    return { checkIn, checkOut, until: Math.max(nowMs, lastIn) };
  return { checkIn, checkOut, until: checkOut === null ? null : Math.max(checkOut, lastIn) };
}

/** A half counts when two hours of it were worked; where coming or leaving is missing, the half of the one that is known. */
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

function plannedHalves({ day, holidays, joinedOn }: AttendanceSources): Halves<HalfPlan> {
  if (joinedOn !== null && day < joinedOn) return { first: null, second: null };
  return { first: planOfHalf(day, 'First Half', holidays), second: planOfHalf(day, 'Second Half', holidays) };
}

/** Presence wins, also on a day off and against a leave: somebody was there. Then what was planned, then leave, then absence. */
function halfCode(isPresent: boolean, plan: HalfPlan, isOnLeave: boolean, isOpen: boolean): HalfCode | null {
  if (isPresent) return 'DP';
  if (plan !== 'work') return plan;
  if (isOnLeave) return 'PL';
  return isOpen ? null : 'ABS';
}

/**
 * The attendance of one person on one day. SQL reckons the same for lists (`attendanceSummaryReadModel.ts`); a test
 * compares both.
 */
export function attendanceOfDay(sources: AttendanceSources, { now, timeZone }: AttendanceMoment): AttendanceDay {
  const { day, manual, leaves } = sources;
  const boundary = halfDayBoundary(day, timeZone);
  const today = getToday({ now, timeZone });
  const isToday = day === today;
  const isToCome = day > today;
  const stay = getStay(sources, isToday ? now.getTime() : null);
  const present = presentHalves(stay, manual, boundary);
  const planned = plannedHalves(sources);
  const covered = leaves.map((leave) => coveredHalves(leave, day));
  const isUnrecorded = sources.recordedFrom === null || day < sources.recordedFrom;
  const open = {
    first: isUnrecorded || isToCome || (isToday && now.getTime() < boundary),
    second: isUnrecorded || isToCome || isToday,
  };
  const codes = {
    first: halfCode(
      present.first,
      planned.first,
      covered.some(({ first }) => first),
      open.first,
    ),
    second: halfCode(
      present.second,
      planned.second,
      covered.some(({ second }) => second),
      open.second,
    ),
  };
  const getPresence = (half: 'first' | 'second'): boolean | null =>
    present[half] ? true : open[half] || planned[half] === null ? null : false;
  const presence = { first: getPresence('first'), second: getPresence('second') };
  const halvesPresent = (present.first ? 1 : 0) + (present.second ? 1 : 0);
  const { checkIn, checkOut, until } = stay;
  return {
    day,
    checkIn,
    checkOut,
    present: presence,
    codes,
    planned,
    presentCount:
      halvesPresent === 0 && (presence.first === null || presence.second === null)
        ? null
        : ((halvesPresent / 2) as 0 | 0.5 | 1),
    workedMs: checkIn === null ? 0 : Math.max(0, (isToday ? (until ?? checkIn) : (checkOut ?? checkIn)) - checkIn),
    isPunchMissing: !isToday && !isToCome && (checkIn === null) !== (checkOut === null),
    isToCome,
  };
}
