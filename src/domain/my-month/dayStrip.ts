import { hourMs, minuteMs } from '../calendar/duration';

/** A range of time in milliseconds since 1970. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** What a bar shows; also its lane. */
type BarKind = 'presence' | 'manual' | 'timer' | 'leave' | 'overtime';

export interface Bar extends TimeRange {
  readonly kind: BarKind;
  /** Text of the tooltip: the key of a task, the name of a project; '' where the kind is enough. */
  readonly label: string;
  /** Still running. */
  readonly isOpen: boolean;
}

/**
 * punch: the check-in or the check-out after the last check-in is missing; a manual request can add it.
 * untracked: present without a timer; hours can be added.
 */
export interface Gap extends TimeRange {
  readonly kind: 'punch' | 'untracked';
}

export interface DayStrip {
  readonly bars: readonly Bar[];
  readonly gaps: readonly Gap[];
}

/** The sources of a day. */
export interface StripSources {
  readonly faceIns: readonly number[];
  readonly faceOuts: readonly number[];
  readonly corrections: readonly { readonly checkIn: number | null; readonly checkOut: number | null }[];
  /** The check-in and check-out that count, by device or by hand. */
  readonly checkIn: number | null;
  readonly checkOut: number | null;
  readonly isPunchMissing: boolean;
  readonly timers: readonly { readonly from: number; readonly to: number | null; readonly label: string }[];
  /** Timers that were begun on the next day, while this working day may still go on; null while one runs. */
  readonly timersAfterMidnight?: readonly { readonly from: number; readonly to: number | null }[];
  readonly leave: { readonly first: boolean; readonly second: boolean };
  /** A weekly off or a holiday. */
  readonly isDayOff: boolean;
  /** Hours; null when none were claimed. */
  readonly overtime: readonly { readonly hours: number | null; readonly label: string }[];
}

/** Times of the day on the company's clock, as instants of this day. */
export interface StripClock {
  readonly now: number;
  readonly shiftBegin: number;
  readonly halfBorder: number;
  readonly shiftEnd: number;
  /** At the end of this day. */
  readonly midnight: number;
  readonly isToday: boolean;
}

/** Shorter gaps are ignored. */
export const minGapMs = 30 * minuteMs;
/** Length at which a mark without an end is drawn. */
const markMs = 10 * minuteMs;

/** From each check-in to the next check-out; a second check-in in between changes nothing. */
function presenceBars({ faceIns, faceOuts }: StripSources, { now, isToday }: StripClock): Bar[] {
  const marks = [...faceIns.map((at) => ({ at, isIn: true })), ...faceOuts.map((at) => ({ at, isIn: false }))].sort(
    (one, other) => one.at - other.at,
  );
  const bars: Bar[] = [];
  let since: number | null = null;
  const bar = (from: number, to: number, isOpen = false): void =>
    void bars.push({ kind: 'presence', from, to, label: '', isOpen });
  for (const { at, isIn } of marks) {
    if (isIn) since ??= at;
    else {
      bar(since ?? at - markMs, at);
      since = null;
    }
  }
  if (since !== null && isToday) bar(since, Math.max(now, since), true);
  else if (since !== null) bar(since, since + markMs);
  return bars;
}

/** What a correction adds: the range from the given time to the known one, or between two given times. */
function correctionBars({ corrections, faceIns, faceOuts }: StripSources): Bar[] {
  const firstIn = faceIns.length === 0 ? null : Math.min(...faceIns);
  const lastMark = Math.max(...faceIns, ...faceOuts);
  return corrections.flatMap(({ checkIn, checkOut }) => {
    const bar = (from: number, to: number): Bar => ({
      kind: 'manual',
      from: Math.min(from, to),
      to: Math.max(from, to),
      label: '',
      isOpen: false,
    });
    if (checkIn !== null && checkOut !== null) return [bar(checkIn, checkOut)];
    if (checkIn !== null) return [bar(checkIn, firstIn !== null && firstIn > checkIn ? firstIn : checkIn + markMs)];
    if (checkOut !== null)
      return [bar(Number.isFinite(lastMark) && lastMark < checkOut ? lastMark : checkOut - markMs, checkOut)];
    return [];
  });
}

/**
 * Overtime follows the end of the shift, on a day off it begins with the presence; without claimed hours it is a mark
 * there.
 */
function overtimeBars({ overtime, isDayOff, checkIn }: StripSources, { shiftEnd }: StripClock): Bar[] {
  let from = isDayOff && checkIn !== null ? checkIn : shiftEnd;
  return overtime.map(({ hours, label }): Bar => {
    const bar: Bar = {
      kind: 'overtime',
      from,
      to: from + (hours === null ? markMs : hours * hourMs),
      label,
      isOpen: false,
    };
    from = bar.to;
    return bar;
  });
}

/** The parts of a range that none of the others covers, in order. */
export function uncovered(whole: TimeRange, others: readonly TimeRange[]): TimeRange[] {
  const parts: TimeRange[] = [];
  let { from } = whole;
  for (const other of [...others].sort((one, another) => one.from - another.from)) {
    if (other.to <= from) continue;
    if (other.from >= whole.to) break;
    if (other.from > from) parts.push({ from, to: other.from });
    from = other.to;
  }
  if (from < whole.to) parts.push({ from, to: whole.to });
  return parts;
}

/** Up to which a running timer is drawn: a forgotten one ends with its day, as a timer that ran past it does. */
const lastInstant = ({ checkOut }: StripSources, { now, midnight, isToday }: StripClock, from: number): number =>
  isToday ? now : Math.min(now, checkOut !== null && checkOut > from ? checkOut : midnight);

/** A timer that runs lasts until now. */
const timerEnd = ({ from, to }: { readonly from: number; readonly to: number | null }, now: number): number =>
  to ?? Math.max(now, from);

function findGaps(
  { checkIn, checkOut, isPunchMissing, faceIns, corrections, timersAfterMidnight = [] }: StripSources,
  timers: readonly Bar[],
  { now, isToday }: StripClock,
): Gap[] {
  if (isPunchMissing) {
    const known =
      checkIn === null
        ? (checkOut ?? 0)
        : Math.max(checkIn, ...faceIns, ...corrections.map((correction) => correction.checkIn ?? 0));
    return [{ kind: 'punch', from: known, to: known + markMs }];
  }
  const until = checkOut ?? (isToday ? now : null);
  if (checkIn === null || until === null || until <= checkIn) return [];
  const later = timersAfterMidnight.map((timer) => ({ from: timer.from, to: timerEnd(timer, now) }));
  return uncovered({ from: checkIn, to: until }, [...timers, ...later])
    .filter(({ from, to }) => to - from >= minGapMs)
    .map((part) => ({ kind: 'untracked', ...part }));
}

/** An employee's day as bars on one axis, with its gaps. Bars of one kind overlap only where their sources do. */
export function dayStrip(sources: StripSources, clock: StripClock): DayStrip {
  const { leave, timers } = sources;
  const { shiftBegin, halfBorder, shiftEnd } = clock;
  const timerBars = timers.map((timer): Bar => ({
    kind: 'timer',
    from: timer.from,
    to: timerEnd(timer, lastInstant(sources, clock, timer.from)),
    label: timer.label,
    isOpen: timer.to === null,
  }));
  const leaveBars: Bar[] = [
    ...(leave.first
      ? [
          {
            kind: 'leave' as const,
            from: shiftBegin,
            to: leave.second ? shiftEnd : halfBorder,
            label: leave.second ? 'Whole day' : 'First Half',
            isOpen: false,
          },
        ]
      : []),
    ...(leave.second && !leave.first
      ? [{ kind: 'leave' as const, from: halfBorder, to: shiftEnd, label: 'Second Half', isOpen: false }]
      : []),
  ];
  return {
    bars: [
      ...leaveBars,
      ...presenceBars(sources, clock),
      ...correctionBars(sources),
      ...timerBars,
      ...overtimeBars(sources, clock),
    ],
    gaps: findGaps(sources, timerBars, clock),
  };
}
