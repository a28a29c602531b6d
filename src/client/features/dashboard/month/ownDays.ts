import { secondHalfBeginsAt } from '../../../../domain/attendance/workDate';
import { addDays } from '../../../../domain/calendar/day';
import { dayOfInstant, formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { dayStrip, type DayStrip } from '../../../../domain/my-month/dayStrip';
import { shiftSpan } from '../../../../domain/overtime/shiftSpan';
import { loggedMs, loggedText, type TimeEntry } from '../../../../domain/timer/timeEntry';
import type { AttendanceDay, OwnTimeEntry, OwnMonth } from '../../../api/api';
import { toTimeEntry } from '../../../entities/toTimeEntry';
import { hourMs, minuteMs } from '../../../../domain/calendar/duration';

export interface OwnDay {
  readonly day: string;
  readonly attendance: AttendanceDay;
  readonly strip: DayStrip;
  /** Time entries that began on the day. */
  readonly timeEntries: readonly TimeEntry[];
  /** Of the finished ones. */
  readonly loggedMs: number;
  /** Midnight on the company's clock. */
  readonly startsAt: number;
}

const times = (instants: readonly string[]): number[] => instants.map((instant) => Date.parse(instant));
const timeOrNull = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

/** The days of a month with all of their records. */
export function toOwnDays(
  days: readonly AttendanceDay[],
  entries: readonly OwnTimeEntry[],
  month: OwnMonth | undefined,
  { now, today, timeZone }: { now: number; today: string; timeZone: string },
): OwnDay[] {
  const shift = shiftSpan(null);
  return days.map((attendance) => {
    const { date: day } = attendance;
    const at = (time: string): number => instantAt(day, time, timeZone).getTime();
    const begun = entries.filter((entry) => dayOfInstant(entry.Check_In, timeZone) === day);
    const timeEntries = begun.map(toTimeEntry);
    const timers = begun.map((entry) => ({
      from: Date.parse(entry.Check_In),
      to: timeOrNull(entry.Check_Out),
      label: `${entry.Task_id.Task_key} ${entry.Task_id.Short_summary}`,
    }));
    const strip = dayStrip(
      {
        faceIns: times(attendance.face_in_logs),
        faceOuts: times(attendance.face_out_logs),
        corrections: (month?.Corrections ?? [])
          .filter((correction) => correction.Day === day)
          .map(({ Check_in, Check_out }) => ({ checkIn: timeOrNull(Check_in), checkOut: timeOrNull(Check_out) })),
        checkIn: timeOrNull(attendance.checkIn),
        checkOut: timeOrNull(attendance.checkOut),
        isPunchMissing: attendance.missing_punch,
        timers,
        // Begun after midnight, in the working day that goes on.
        timersAfterMidnight: entries
          .filter(({ Check_In }) => dayOfInstant(Check_In, timeZone) === addDays(day, 1))
          .map(({ Check_In, Check_Out }) => ({ from: Date.parse(Check_In), to: timeOrNull(Check_Out) })),
        leave: { first: attendance.first_half === 'PL', second: attendance.second_half === 'PL' },
        isDayOff: attendance.weekOff || (attendance.holiday !== null && attendance.holiday_half === null),
        overtime: (month?.Overtime ?? [])
          .filter((entry) => entry.Day === day)
          .map((entry) => ({ hours: entry.Hours, label: `${entry.Project_name}, ${entry.Status}` })),
      },
      {
        now,
        isToday: day === today,
        shiftBegin: at(shift.begin),
        halfBorder: at(secondHalfBeginsAt),
        shiftEnd: at(shift.end),
        midnight: instantAt(addDays(day, 1), '00:00', timeZone).getTime(),
      },
    );
    return {
      day,
      attendance,
      strip,
      timeEntries,
      loggedMs: loggedMs(timeEntries),
      startsAt: at('00:00'),
    };
  });
}

/** In milliseconds, unless it says otherwise. */
export interface OwnSums {
  readonly workedMs: number;
  /** Of a day before today with work on record; 0 without any. */
  readonly averageMs: number;
  readonly loggedMs: number;
  /** Present without a timer. */
  readonly untrackedMs: number;
  /** A number of days. */
  readonly missingPunches: number;
}

const getSum = (days: readonly OwnDay[], figure: (day: OwnDay) => number): number =>
  days.reduce((sum, day) => sum + figure(day), 0);
const workedMs = ({ attendance }: OwnDay): number => attendance.worked_minutes * minuteMs;
const untrackedMs = ({ strip }: OwnDay): number =>
  strip.gaps.reduce((sum, { kind, from, to }) => sum + (kind === 'untracked' ? to - from : 0), 0);

/** The days of a month in sums. */
export function sumOwnDays(days: readonly OwnDay[], today: string): OwnSums {
  const over = days.filter((day) => day.day < today && workedMs(day) > 0);
  return {
    workedMs: getSum(days, workedMs),
    averageMs: over.length === 0 ? 0 : getSum(over, workedMs) / over.length,
    loggedMs: getSum(days, (day) => day.loggedMs),
    untrackedMs: getSum(days, untrackedMs),
    missingPunches: getSum(days, ({ attendance }) => Number(attendance.missing_punch)),
  };
}

const barLabels = {
  presence: 'Present',
  manual: 'Corrected',
  timer: 'Timer',
  leave: 'Leave',
  overtime: 'Overtime',
} as const;
const gapLabels = { punch: 'A punch is missing', untracked: 'Present without a timer' } as const;

const clock = (at: number, timeZone: string): string => formatTimeOfDay(new Date(at).toISOString(), timeZone);

export const barText = (bar: DayStrip['bars'][number], timeZone: string): string =>
  `${barLabels[bar.kind]} ${clock(bar.from, timeZone)} - ${bar.isOpen ? 'now' : clock(bar.to, timeZone)}${bar.label === '' ? '' : `: ${bar.label}`}`;
export const gapText = (gap: DayStrip['gaps'][number], timeZone: string): string =>
  gap.kind === 'punch'
    ? `${gapLabels.punch} (the other is ${clock(gap.from, timeZone)})`
    : `${gapLabels.untracked} ${clock(gap.from, timeZone)} - ${clock(gap.to, timeZone)} (${loggedText(gap.to - gap.from)})`;

/** The kind of the day: weekly off, holiday, absent. '' for an ordinary working day. */
export function dayKindText({ attendance }: OwnDay): string {
  if (attendance.before_joining) return 'before joining';
  if (attendance.not_employed) return 'not employed';
  if (attendance.holiday !== null)
    return `${attendance.holiday}${attendance.holiday_half === null ? '' : `, ${attendance.holiday_half}`}`;
  if (attendance.weekOff) return 'weekly off';
  const [first, second] = [attendance.first_half === 'ABS', attendance.second_half === 'ABS'];
  if (first && second) return 'absent';
  return first ? 'absent in the first half' : second ? 'absent in the second half' : '';
}

/** The bars of a day as text. */
export function dayAsText(day: OwnDay, timeZone: string): string {
  const parts = [
    dayKindText(day),
    ...day.strip.bars.map((bar) => barText(bar, timeZone)),
    ...day.strip.gaps.map((gap) => gapText(gap, timeZone)),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing on record' : parts.join('; ');
}

/** First and last hour of the axis: the usual day, extended to include all bars. */
export function axisHours(days: readonly OwnDay[]): { readonly first: number; readonly last: number } {
  const hours = days.flatMap((day) =>
    day.strip.bars.flatMap((bar) => [(bar.from - day.startsAt) / hourMs, (bar.to - day.startsAt) / hourMs]),
  );
  return {
    first: Math.max(0, Math.floor(Math.min(8, ...hours))),
    last: Math.min(30, Math.ceil(Math.max(20, ...hours))),
  };
}

/** Where on the axis nothing is recorded for longest, in shares of its length: there is the most room for a text. */
export function widestFreePart(day: OwnDay, axis: ReturnType<typeof axisHours>): readonly [from: number, to: number] {
  const share = (at: number): number =>
    Math.min(1, Math.max(0, ((at - day.startsAt) / hourMs - axis.first) / (axis.last - axis.first)));
  const spans = [...day.strip.bars, ...day.strip.gaps].sort((one, other) => one.from - other.from);
  let widest: readonly [number, number] = [0, 0];
  let end = 0;
  for (const [from, to] of [...spans.map((span) => [share(span.from), share(span.to)] as const), [1, 1] as const]) {
    if (from - end > widest[1] - widest[0]) widest = [end, from];
    end = Math.max(end, to);
  }
  return widest;
}
