/**
 * What HR expects of every half day, written from the specification alone. Nothing here is imported from the product, so that a
 * misunderstanding in its rules cannot hide in the test as well.
 */
import { getWeekday, hour, inBerlin } from '../../../support/moments/berlinClock';

export type Code = 'DP' | 'ABS' | 'WO' | 'HD' | 'PL' | null;
type Half = 'First Half' | 'Second Half';
const halves: readonly Half[] = ['First Half', 'Second Half'];

export interface Punch {
  readonly at: number;
  readonly direction: 'in' | 'out';
}
export interface LeaveOfPerson {
  readonly from: string;
  readonly to: string;
  readonly halfFrom: Half;
  readonly halfTo: Half;
  readonly status: string;
}
export interface Correction {
  readonly in: number | null;
  readonly out: number | null;
  readonly present: readonly [boolean, boolean];
}
export interface Person {
  readonly placeId: string | null;
  /** Where the person worked before a day. */
  readonly formerPlace?:
    { readonly placeId: string | null; readonly until: string; readonly begins: number } | undefined;
  readonly joinedOn: string;
  /** The day on which the account was closed. */
  readonly leftOn: string | null;
  /** The day on which it was opened again. */
  readonly returnedOn?: string | undefined;
  readonly punches: Map<string, Punch[]>;
  readonly corrections: Map<string, Correction>;
  readonly leaves: readonly LeaveOfPerson[];
}
export interface Holiday {
  readonly day: string;
  readonly half: Half | null;
  readonly placeIds: readonly string[];
}
export interface Company {
  readonly holidays: readonly Holiday[];
  readonly recordedFrom: string;
  readonly now: number;
}
export interface ExpectedDay {
  readonly codes: readonly [Code, Code];
  /** Halves on which the person was expected at work. */
  readonly expected: readonly [boolean, boolean];
  readonly isHoliday: readonly [boolean, boolean];
  readonly isPunchMissing: boolean;
  readonly isToCome: boolean;
  /** Halves of granted leave, on days off too. */
  readonly onLeave: readonly [boolean, boolean];
  readonly isEmployed: boolean;
  /** How the day counts in the chart of attendance; null for days off and to come. */
  readonly state: 'present' | 'on-leave' | 'absent' | null;
  readonly isLate: boolean;
}

const isStanding = ({ status }: LeaveOfPerson): boolean => status === 'Approved' || status === 'Conditional Approved';
const isOnLeave = (person: Person, day: string, half: Half): boolean =>
  // Leave counts from the day of joining on, also when that is corrected later.
  day >= person.joinedOn &&
  person.leaves.some(
    (leave) =>
      isStanding(leave) &&
      day >= leave.from &&
      day <= leave.to &&
      !(day === leave.from && leave.halfFrom === 'Second Half' && half === 'First Half') &&
      !(day === leave.to && leave.halfTo === 'First Half' && half === 'Second Half'),
  );

const known = (instants: readonly (number | null | undefined)[]): number[] =>
  instants.filter((at) => typeof at === 'number');
const getEarliest = (instants: readonly (number | null | undefined)[]): number | null =>
  known(instants).reduce<number | null>((first, at) => (first === null || at < first ? at : first), null);
const getLatest = (instants: readonly (number | null | undefined)[]): number | null =>
  known(instants).reduce<number | null>((last, at) => (last === null || at > last ? at : last), null);

interface Stay {
  readonly present: readonly [boolean, boolean];
  readonly isPunchMissing: boolean;
  readonly wasThere: boolean;
  readonly come: number | null;
  readonly gone: number | null;
}

function getStay(person: Person, day: string, now: number): Stay {
  const punches = person.punches.get(day) ?? [];
  const correction = person.corrections.get(day);
  const middle = inBerlin(day, 14 * 60 + 15);
  const end = inBerlin(day, 28 * 60);
  const ins = punches.filter(({ direction }) => direction === 'in').map(({ at }) => at);
  const firstIn = ins.length === 0 ? null : Math.min(...ins);
  const outs = punches.filter(({ direction }) => direction === 'out').map(({ at }) => at);
  const lastOut = outs.length === 0 ? null : Math.max(...outs);
  const lastIn = getLatest([correction?.in, ...ins]);
  // What a device saw and what a correction grants complement each other: who was there longer, was.
  const come = getEarliest([correction?.in, firstIn]);
  const leaving = getLatest([correction?.out, lastOut]);
  const gone = leaving !== null && (come === null || leaving > come) ? leaving : null;
  const isOver = now >= end;
  const isBack = gone !== null && lastIn !== null && lastIn > gone;
  const isThere = (gone === null || isBack) && !isOver;
  const until = isThere ? now : isBack ? lastIn : gone;
  const twoHours = 2 * hour;
  const present: [boolean, boolean] = [false, false];
  if (come !== null && until !== null) {
    present[0] = Math.min(until, middle) - come >= twoHours;
    present[1] = until - Math.max(come, middle) >= twoHours;
  } else if (come !== null) present[come < middle ? 0 : 1] = true;
  else if (gone !== null) present[gone < middle ? 0 : 1] = true;
  const granted = correction?.present ?? [false, false];
  return {
    present: [present[0] || granted[0], present[1] || granted[1]],
    come,
    gone,
    wasThere: come !== null || gone !== null || granted[0] || granted[1],
    // Someone who came in last has not gone: not at all, or not again.
    isPunchMissing: isOver && ((come === null) !== (gone === null) || isBack),
  };
}

/** Absence of a half is known once it is over; a leave and a day off are known in advance. */
export function expectedDay(company: Company, person: Person, day: string): ExpectedDay {
  const stay = getStay(person, day, company.now);
  const isEmployed =
    day >= person.joinedOn &&
    (person.leftOn === null ||
      day < person.leftOn ||
      (day === person.leftOn && stay.wasThere) ||
      (person.returnedOn !== undefined && day >= person.returnedOn));
  const weekday = getWeekday(day);
  const isOff = weekday === 0 || weekday === 6;
  const ends = [inBerlin(day, 14 * 60 + 15), inBerlin(day, 28 * 60)] as const;
  const { formerPlace, placeId: presentId } = person;
  const isBefore = formerPlace !== undefined && day < formerPlace.until;
  const placeId = isBefore ? formerPlace.placeId : presentId;
  /** Minutes of the day. */
  const begins = isBefore ? formerPlace.begins : 10 * 60;
  const read = (index: 0 | 1) => {
    const half = halves[index] ?? 'First Half';
    const isHoliday =
      isEmployed &&
      !isOff &&
      company.holidays.some(
        (holiday) =>
          holiday.day === day &&
          (holiday.half === null || holiday.half === half) &&
          (holiday.placeIds.length === 0 || (placeId !== null && holiday.placeIds.includes(placeId))),
      );
    const expected = isEmployed && !isOff && !isHoliday;
    let code: Code = null;
    if (stay.present[index]) code = 'DP';
    else if (!isEmployed) code = null;
    else if (isOff) code = 'WO';
    else if (isHoliday) code = 'HD';
    else if (isOnLeave(person, day, half)) code = 'PL';
    else if (day >= company.recordedFrom && company.now >= ends[index]) code = 'ABS';
    return { code, expected, isHoliday };
  };
  const [first, second] = [read(0), read(1)];
  const codes = [first.code, second.code] as const;
  const onLeave = [isOnLeave(person, day, 'First Half'), isOnLeave(person, day, 'Second Half')] as const;
  const wasExcused = onLeave[0] || person.corrections.get(day)?.present[0] === true;
  let state: ExpectedDay['state'] = null;
  if (codes.includes('DP') || stay.come !== null) state = 'present';
  else if (codes.includes('PL')) state = 'on-leave';
  else if (codes.includes('ABS')) state = 'absent';
  return {
    codes,
    state,
    isEmployed,
    isLate: first.expected && !wasExcused && stay.come !== null && stay.come > inBerlin(day, begins + 15),
    expected: [first.expected, second.expected],
    isHoliday: [first.isHoliday, second.isHoliday],
    isPunchMissing: stay.isPunchMissing,
    onLeave,
    isToCome: inBerlin(day, 4 * 60) > company.now,
  };
}

/** Hours that are known of a day. */
const toHours = (ms: number): number => Math.round(ms / 36_000 + 1e-7) / 100;

/**
 * What check-in and check-out say about a claim of overtime: time after the shift from 10:00 AM to 07:15 PM, after the middle of
 * the day where its second half is off, and all time on a day off. A quarter of an hour is not missed.
 */
export function expectedOvertime(
  company: Company,
  person: Person,
  { day, hours }: { day: string; hours: number | null },
) {
  const { come, gone } = getStay(person, day, company.now);
  if (come === null || gone === null) return ['No record', 0, 0];
  const { expected, onLeave } = expectedDay(company, person, day);
  const [first, second] = [expected[0] && !onLeave[0], expected[1] && !onLeave[1]];
  const end = second ? inBerlin(day, 19 * 60 + 15) : first ? inBerlin(day, 14 * 60 + 15) : come;
  const known = toHours(Math.max(0, gone - Math.max(come, end)));
  if (hours === null) return ['No claim', known, 0];
  const missing = Math.round((hours - known) * 100) / 100;
  return missing > 0.25 ? ['Short', known, missing] : ['Matched', known, 0];
}

const countHalves = (days: readonly ExpectedDay[], matches: (day: ExpectedDay, index: 0 | 1) => boolean): number =>
  days.reduce((sum, day) => sum + Number(matches(day, 0)) / 2 + Number(matches(day, 1)) / 2, 0);

export const getTotals = (days: readonly ExpectedDay[]) => ({
  workingDays: countHalves(days, ({ expected }, index) => expected[index]),
  present: countHalves(days, ({ codes }, index) => codes[index] === 'DP'),
  absent: countHalves(days, ({ codes }, index) => codes[index] === 'ABS'),
  // Leave that is still to come has not been taken.
  paidLeave: countHalves(days, ({ codes, isToCome }, index) => codes[index] === 'PL' && !isToCome),
  holiday: countHalves(days, ({ isHoliday }, index) => isHoliday[index]),
});
