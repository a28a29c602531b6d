import { daysOfMonth, monthAt, toMonth } from '../../../src/domain/calendar/month';
import fc from 'fast-check';
import { attendanceOfDay, type AttendanceSources } from '../../../src/domain/attendance/attendanceDay';
import type { Employment } from '../../../src/domain/attendance/employment';
import { halfCodes } from '../../../src/domain/attendance/attendanceLegend';
import {
  attendanceCounts,
  passesAttendanceFilter,
  rowsOfTotal,
  type AttendanceTotal,
} from '../../../src/domain/attendance/attendanceMonth';
import { faceMark } from '../../../src/domain/attendance/faceMark';
import { toWorkDate } from '../../../src/domain/attendance/workDate';
import { addDays, daysOfRange } from '../../../src/domain/calendar/day';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import type { LeavePeriod } from '../../../src/domain/leave/leavePeriod';

const kolkata = 'Asia/Kolkata';
/** A Wednesday, long past. */
const wednesday = '2026-03-04';
const later = new Date('2026-03-20T12:00:00Z');

const employedFrom = (firstDay: string): Employment => ({ firstDay, isActive: true, statusChanges: [] });
const none: Omit<AttendanceSources, 'day'> = {
  faceIns: [],
  faceOuts: [],
  manual: null,
  leaves: [],
  holidays: [],
  employment: employedFrom('2000-01-01'),
  recordedFrom: '2020-01-01',
};
const clock = (day: string, time: string, timeZone = kolkata): number => instantAt(day, time, timeZone).getTime();
const leave = (from: string, halfFrom: 1 | 2, to: string, halfTo: 1 | 2): LeavePeriod => ({
  from,
  to,
  halfFrom: halfFrom === 1 ? 'First Half' : 'Second Half',
  halfTo: halfTo === 1 ? 'First Half' : 'Second Half',
});

/** '+09:55 -13:00' reads: in at 09:55, out at 13:00; a time above 24 lies on the next day. */
function seen(text: string, day = wednesday, timeZone = kolkata): Pick<AttendanceSources, 'faceIns' | 'faceOuts'> {
  const logs = text
    .split(' ')
    .filter((log) => log !== '')
    .map((log) => {
      const [hour = 0, minute = 0] = log.slice(1).split(':').map(Number);
      const at = clock(
        addDays(day, Math.floor(hour / 24)),
        `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
        timeZone,
      );
      return { sign: log[0], at };
    });
  return {
    faceIns: logs.filter(({ sign }) => sign === '+').map(({ at }) => at),
    faceOuts: logs.filter(({ sign }) => sign === '-').map(({ at }) => at),
  };
}

const codeText = (sources: AttendanceSources, now = later, timeZone = kolkata): string => {
  const { codes } = attendanceOfDay(sources, { now, timeZone });
  return `${codes.first ?? '-'} ${codes.second ?? '-'}`;
};

it.each([
  ['ABS', 'ABS', false, 'Absent', true],
  ['WO', 'WO', false, 'WO', false],
  ['HD', 'ABS', false, 'Absent, HD', true],
  ['ABS', 'PL', false, 'Absent, PL', true],
  ['HD', 'PL', false, 'HD / PL', false],
  ['DP', 'DP', false, 'DP', false],
  [null, null, false, '', false],
  [null, null, true, 'Absent', true],
  [null, 'PL', true, 'Absent, PL', true],
  ['PL', null, true, 'PL', false],
] as const)('a day of %s and %s without a face log (today: %s) reads %s', (first, second, isToday, text, isAbsent) => {
  expect(faceMark(first, second, isToday)).toEqual({ text, isAbsent });
});

describe('the halves of a day', () => {
  it.each([
    ['a whole day', '+09:55 -19:20', 'DP DP', 9.4167],
    ['lunch does not matter', '+09:55 -13:00 +14:00 -19:20', 'DP DP', 9.4167],
    ['coming after lunch', '+13:50 -19:00', 'ABS DP', 5.1667],
    ['two hours of the first half are enough', '+12:15 -19:00', 'DP DP', 6.75],
    ['a minute less is not', '+12:16 -19:00', 'ABS DP', 6.7333],
    ['leaving at noon', '+10:00 -12:30', 'DP ABS', 2.5],
    ['two hours of the second half are enough', '+10:00 -16:15', 'DP DP', 6.25],
    ['no one was seen', '', 'ABS ABS', 0],
    ['missing check-out: the half of coming counts', '+09:55', 'DP ABS', 0],
    ['missing check-out in the afternoon', '+14:30', 'ABS DP', 0],
    ['missing check-in: the half of leaving counts', '-19:20', 'ABS DP', 0],
    ['back from lunch, then no check-out: up to the last log', '+09:55 -13:00 +13:45', 'DP ABS', 3.0833],
    ['a stray check-out before coming is none', '-08:00 +09:55', 'DP ABS', 0],
    ['leaving after midnight belongs to the day', '+15:00 -25:30', 'ABS DP', 10.5],
    ['logs that arrive in another order', '-19:20 +14:00 -13:00 +09:55', 'DP DP', 9.4167],
    ['recognised three times', '+09:55 +09:56 +09:57 -19:20', 'DP DP', 9.4167],
  ])('%s', (_name, logs, codes, hours) => {
    const sources = { ...none, day: wednesday, ...seen(logs) };
    expect(codeText(sources)).toBe(codes);
    expect(attendanceOfDay(sources, { now: later, timeZone: kolkata }).workedMs / 3_600_000).toBeCloseTo(hours, 3);
  });

  it.each<[string, Partial<AttendanceSources>, string]>([
    ['Saturday is off', { day: '2026-03-07' }, 'WO WO'],
    ['Sunday is off', { day: '2026-03-08' }, 'WO WO'],
    ['who works on a Sunday is present', { day: '2026-03-08', ...seen('+10:00 -13:00', '2026-03-08') }, 'DP WO'],
    ['a holiday', { holidays: [{ half: null }] }, 'HD HD'],
    ['half a holiday, the other half absent', { holidays: [{ half: 'First Half' }] }, 'HD ABS'],
    ['two half holidays', { holidays: [{ half: 'First Half' }, { half: 'Second Half' }] }, 'HD HD'],
    ['a holiday on a Saturday is a weekly off', { day: '2026-03-07', holidays: [{ half: null }] }, 'WO WO'],
    ['a leave', { leaves: [leave(wednesday, 1, wednesday, 2)] }, 'PL PL'],
    [
      'two leaves on one day',
      { leaves: [leave('2026-03-02', 1, wednesday, 1), leave(wednesday, 2, '2026-03-05', 2)] },
      'PL PL',
    ],
    [
      'half a leave, present in the other',
      { leaves: [leave(wednesday, 2, '2026-03-05', 2)], ...seen('+09:55 -14:00') },
      'DP PL',
    ],
    [
      'a holiday inside a leave is a holiday',
      { holidays: [{ half: null }], leaves: [leave('2026-03-03', 1, '2026-03-05', 2)] },
      'HD HD',
    ],
    [
      'half a holiday inside a leave',
      { holidays: [{ half: 'Second Half' }], leaves: [leave('2026-03-03', 1, '2026-03-05', 2)] },
      'PL HD',
    ],
    ['present in spite of a leave', { leaves: [leave(wednesday, 1, wednesday, 2)], ...seen('+10:00 -13:00') }, 'DP PL'],
    ['a leave on a leap day', { day: '2028-02-29', leaves: [leave('2028-02-28', 2, '2028-03-01', 1)] }, 'PL PL'],
    [
      'a correction sets halves',
      { manual: { checkIn: null, checkOut: null, firstHalf: true, secondHalf: false } },
      'DP ABS',
    ],
    [
      'a correction gives the missing check-out',
      {
        ...seen('+09:55'),
        manual: { checkIn: null, checkOut: clock(wednesday, '19:10'), firstHalf: false, secondHalf: false },
      },
      'DP DP',
    ],
    ['before joining nothing is said', { employment: employedFrom('2026-03-05') }, '- -'],
    ['the day of joining counts', { employment: employedFrom(wednesday) }, 'ABS ABS'],
    ['before the first record of the company no one is absent', { recordedFrom: '2026-03-05' }, '- -'],
    ['nor in a company without any record', { recordedFrom: null }, '- -'],
    ['the day of the first record counts', { recordedFrom: wednesday }, 'ABS ABS'],
    [
      'a leave before the first record stays one',
      { recordedFrom: null, leaves: [leave(wednesday, 2, wednesday, 2)] },
      '- PL',
    ],
    ['days off before the first record are off', { recordedFrom: null, holidays: [{ half: 'First Half' }] }, 'HD -'],
  ])('on days of another kind: %s', (_name, sources, codes) => {
    const day = sources.day ?? wednesday;
    const now = day.startsWith('2028') ? new Date('2028-03-20T00:00:00Z') : later;
    expect(codeText({ ...none, day, ...sources }, now)).toBe(codes);
  });

  it.each([
    ['before the day', '2026-03-03', '12:00', '', '- -', 0],
    ['in the morning, not yet there', wednesday, '09:00', '', '- -', 0],
    ['just come', wednesday, '11:00', '+09:55', '- -', 65],
    ['two hours later', wednesday, '12:00', '+09:55', 'DP -', 125],
    ['after the middle, not there at all', wednesday, '15:00', '', 'ABS -', 0],
    ['at work in the evening', wednesday, '18:00', '+09:55 -13:00 +14:00', 'DP DP', 485],
    ['gone at noon', wednesday, '18:00', '+09:55 -13:00', 'DP -', 185],
    ['after midnight the day still runs', '2026-03-05', '01:00', '+15:00', 'ABS DP', 600],
    ['in the morning after it is over', '2026-03-05', '04:00', '+15:00', 'ABS DP', 0],
  ])('of the current day %s', (_name, day, time, logs, codes, minutes) => {
    const sources = { ...none, day: wednesday, ...seen(logs) };
    const now = new Date(clock(day, time));
    expect(codeText(sources, now)).toBe(codes);
    expect(attendanceOfDay(sources, { now, timeZone: kolkata }).workedMs / 60_000).toBe(minutes);
  });

  it('says whose punch is missing, once the day is over', () => {
    const missing = (logs: string, now: Date) =>
      attendanceOfDay({ ...none, day: wednesday, ...seen(logs) }, { now, timeZone: kolkata }).isPunchMissing;
    expect([
      missing('+09:55', later),
      missing('-19:00', later),
      missing('+09:55 -19:00', later),
      missing('+09:55 -13:00 +13:45', later),
      missing('+09:55 -13:00 +13:45 -19:00', later),
      missing('', later),
      missing('+09:55', new Date(clock(wednesday, '18:00'))),
      missing('+09:55 -13:00 +13:45', new Date(clock(wednesday, '18:00'))),
    ]).toEqual([true, true, false, true, false, false, false, false]);
  });

  it('goes by the clock of the company, wherever the reader sits', () => {
    // The same instant: still Tuesday evening in New York, Wednesday morning in Kolkata.
    const instant = '2026-03-04T03:30:00Z';
    expect([toWorkDate(instant, kolkata), toWorkDate(instant, 'America/New_York')]).toEqual([
      '2026-03-04',
      '2026-03-03',
    ]);
    const sources = { ...none, day: wednesday, ...seen('+09:55 -12:30') };
    expect([codeText(sources), codeText(sources, later, 'Europe/London')]).toEqual(['DP ABS', 'DP ABS']);
    expect(
      codeText({ ...none, day: wednesday, ...seen('+09:55 -12:30', wednesday, 'Asia/Tokyo') }, later, 'Asia/Tokyo'),
    ).toBe('DP ABS');
  });

  it.each([
    ['2026-03-04T22:29:59Z', '2026-03-04'],
    ['2026-03-04T22:30:00Z', '2026-03-05'],
    ['2026-02-28T20:00:00Z', '2026-02-28'],
    ['2028-02-29T20:00:00Z', '2028-02-29'],
    ['2026-12-31T22:00:00Z', '2026-12-31'],
  ])('%s belongs to %s', (instant, day) => expect(toWorkDate(instant, kolkata)).toBe(day));
});

const anyDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2027-06-01', days));
const anyMinutes = fc.array(fc.integer({ min: 300, max: 1600 }), { maxLength: 3 });
const anySources = (day: string) =>
  fc
    .record({
      ins: anyMinutes,
      outs: anyMinutes,
      manual: fc.option(
        fc.record({
          checkIn: fc.constant(null),
          checkOut: fc.constant(null),
          firstHalf: fc.boolean(),
          secondHalf: fc.boolean(),
        }),
      ),
      holidays: fc.array(fc.record({ half: fc.constantFrom(null, 'First Half' as const, 'Second Half' as const) }), {
        maxLength: 2,
      }),
      leaves: fc.array(fc.tuple(fc.integer({ min: -2, max: 1 }), fc.integer({ min: 1, max: 3 })), { maxLength: 2 }),
      joined: fc.option(fc.integer({ min: -5, max: 5 })),
      recorded: fc.option(fc.integer({ min: -5, max: 5 })),
    })
    .map(({ ins, outs, manual, holidays, leaves, joined, recorded }): AttendanceSources => {
      const midnight = clock(day, '00:00');
      return {
        day,
        faceIns: ins.map((minute) => midnight + minute * 60_000),
        faceOuts: outs.map((minute) => midnight + minute * 60_000),
        manual,
        holidays,
        leaves: leaves.map(([from, length]) =>
          leave(addDays(day, from), length % 2 === 0 ? 1 : 2, addDays(day, from + length), 1),
        ),
        employment: employedFrom(joined === null ? '2000-01-01' : addDays(day, joined)),
        recordedFrom: recorded === null ? null : addDays(day, recorded),
      };
    });
const anyMonth = anyDay.chain((day) => {
  const { first, last } = daysOfMonth(toMonth(day));
  const days = daysOfRange(first, last);
  return fc
    .record({ sources: fc.tuple(...days.map(anySources)), now: fc.integer({ min: -3, max: 35 }) })
    .map(({ sources, now }) => ({
      days: sources.map((one) =>
        attendanceOfDay(one, { now: new Date(clock(addDays(first, now), '15:00')), timeZone: kolkata }),
      ),
    }));
});
const totals: readonly AttendanceTotal[] = ['absent', 'present', 'holiday', 'workingDays', 'paidLeave'];

describe('a month', () => {
  it('is divided into halves: each is one thing, and working halves are exactly those present, on leave, absent or open', () =>
    fc.assert(
      fc.property(anyMonth, ({ days }) => {
        const halves = days.flatMap((day) =>
          (['first', 'second'] as const).map((half) => ({
            code: day.codes[half],
            kind: day.kinds[half],
            isPresent: day.present[half],
          })),
        );
        expect(halves.every(({ code }) => code === null || halfCodes.includes(code))).toBe(true);
        expect(halves.every(({ code, isPresent }) => (code === 'DP') === (isPresent === true))).toBe(true);
        const working = halves.filter(({ kind }) => kind === 'work');
        expect(
          working.filter(({ code }) => code === 'DP' || code === 'PL' || code === 'ABS' || code === null),
        ).toHaveLength(working.length);
        expect(attendanceCounts(days).workingDays).toBe(working.length / 2);
      }),
      { numRuns: 60 },
    ));

  it('has totals that are the sums of the rows behind them', () =>
    fc.assert(
      fc.property(anyMonth, ({ days }) => {
        const counts = attendanceCounts(days);
        for (const total of totals)
          expect(rowsOfTotal(total, days).reduce((sum, { share }) => sum + share, 0)).toBe(counts[total]);
        const offDaysWorked =
          days.flatMap((day) =>
            (['first', 'second'] as const).filter((half) => day.codes[half] === 'DP' && day.kinds[half] !== 'work'),
          ).length / 2;
        const open =
          days.flatMap((day) =>
            (['first', 'second'] as const).filter(
              (half) =>
                day.kinds[half] === 'work' && (day.codes[half] === null || (day.codes[half] === 'PL' && day.isFuture)),
            ),
          ).length / 2;
        expect(counts.present - offDaysWorked + counts.paidLeave + counts.absent + open).toBe(counts.workingDays);
      }),
      { numRuns: 60 },
    ));

  it.each([
    [2026, 3, '2026-03-01', '2026-03-31'],
    [2028, 2, '2028-02-01', '2028-02-29'],
    [2027, 2, '2027-02-01', '2027-02-28'],
    [2026, 12, '2026-12-01', '2026-12-31'],
  ])('%i/%i runs from %s to %s', (year, month, first, last) => {
    expect(daysOfMonth(monthAt(year, month))).toEqual({ first, last });
    expect(daysOfRange(first, last)).toHaveLength(Number(last.slice(8)));
  });

  it('ends at its border: a leave over it counts in each month with its days, a night in the month in which it began', () => {
    const toMonth = (year: number, month: number, sources: Partial<AttendanceSources>) => {
      const { first, last } = daysOfMonth(monthAt(year, month));
      return attendanceCounts(
        daysOfRange(first, last).map((day) =>
          attendanceOfDay(
            { ...none, day, ...sources, ...(day === '2026-03-31' ? seen('+15:00 -25:30', day) : {}) },
            { now: new Date('2026-05-20T12:00:00Z'), timeZone: kolkata },
          ),
        ),
      );
    };
    const over = { leaves: [leave('2026-02-27', 2, '2026-03-02', 1)] };
    // Friday's second half, a weekend that is off anyway, and Monday's first half.
    expect([
      toMonth(2026, 2, over).paidLeave,
      toMonth(2026, 3, over).paidLeave,
      toMonth(2026, 1, over).paidLeave,
    ]).toEqual([0.5, 0.5, 0]);
    expect([toMonth(2026, 3, {}).present, toMonth(2026, 4, {}).present]).toEqual([0.5, 0]);
    // February of a leap year has a day more to work, or not.
    expect([toMonth(2028, 2, {}).workingDays, toMonth(2027, 2, {}).workingDays]).toEqual([21, 20]);
  });

  it('filters by ALL, ABSENT and PRESENT; a day of two halves can be both', () => {
    const half = { first: 'DP', second: 'ABS' } as const;
    expect([
      passesAttendanceFilter('ALL', half),
      passesAttendanceFilter('ABSENT', half),
      passesAttendanceFilter('PRESENT', half),
    ]).toEqual([true, true, true]);
    expect([
      passesAttendanceFilter('ABSENT', { first: 'PL', second: 'DP' }),
      passesAttendanceFilter('PRESENT', { first: 'WO', second: 'WO' }),
    ]).toEqual([false, false]);
  });
});

describe('what a day says of its halves', () => {
  const wednesdayAt = (time: string): Date => new Date(clock(wednesday, time));
  it.each<[string, Partial<AttendanceSources>, Date, [boolean | null, boolean | null], number | null]>([
    ['absent', {}, later, [false, false], 0],
    ['present for half a day', seen('+09:55 -13:00'), later, [true, false], 0.5],
    ['present in the second half', seen('+14:20 -19:00'), later, [false, true], 0.5],
    ['present', seen('+09:55 -19:20'), later, [true, true], 1],
    ['a whole leave', { leaves: [leave(wednesday, 1, wednesday, 2)] }, later, [false, false], 0],
    ['a holiday', { holidays: [{ half: null }] }, later, [false, false], 0],
    ['before joining', { employment: employedFrom('2026-03-05') }, later, [null, null], null],
    ['before the first record', { recordedFrom: null }, later, [null, null], null],
    ['a day to come', {}, new Date('2026-03-03T08:00:00Z'), [null, null], null],
    ['today in the morning', {}, wednesdayAt('10:00'), [null, null], null],
    ['today after half past two', {}, wednesdayAt('14:30'), [false, null], null],
    ['today at the border of the halves', {}, wednesdayAt('14:15'), [false, null], null],
    ['today, present so far', seen('+09:55'), wednesdayAt('12:30'), [true, null], 0.5],
    [
      'corrected by hand: the second half',
      { manual: { checkIn: null, checkOut: null, firstHalf: false, secondHalf: true } },
      later,
      [false, true],
      0.5,
    ],
  ])('%s', (_case, sources, now, [first, second], count) => {
    const day = attendanceOfDay({ ...none, day: wednesday, ...sources }, { now, timeZone: kolkata });
    expect([day.present, day.presentCount]).toEqual([{ first, second }, count]);
  });

  it.each([
    ['coming exactly at the border', '+14:15', 'ABS DP'],
    ['leaving exactly at the border', '-14:15', 'ABS DP'],
    ['leaving a minute before it', '-14:14', 'DP ABS'],
    ['leaving in the minute of coming is no stay', '+10:00 -10:00', 'DP ABS'],
  ])('%s', (_case, logs, codes) => {
    expect(codeText({ ...none, day: wednesday, ...seen(logs) })).toBe(codes);
  });

  it('looks up each moment and each zone by itself', () => {
    const sources = { ...none, day: '2026-03-05' };
    const now = new Date('2026-03-05T02:00:00Z');
    const isFuture = (timeZone: string) => attendanceOfDay(sources, { now, timeZone }).isFuture;
    expect([isFuture(kolkata), isFuture('America/Los_Angeles'), isFuture(kolkata)]).toEqual([false, true, false]);
  });

  it('counts holidays by halves, and lists the days that contribute', () => {
    const days = [
      { ...none, day: '2026-03-03' },
      { ...none, day: wednesday, holidays: [{ half: 'First Half' as const }] },
      { ...none, day: '2026-03-05', holidays: [{ half: null }] },
    ].map((sources) => attendanceOfDay(sources, { now: later, timeZone: kolkata }));
    expect(attendanceCounts(days)).toEqual({ absent: 1.5, present: 0, holiday: 1.5, workingDays: 1.5, paidLeave: 0 });
    expect(rowsOfTotal('holiday', days).map(({ day, share }) => [day.day, share])).toEqual([
      [wednesday, 0.5],
      ['2026-03-05', 1],
    ]);
  });

  it('passes the filter ALL whatever it was', () => {
    expect(passesAttendanceFilter('ALL', { first: null, second: 'WO' })).toBe(true);
    expect(passesAttendanceFilter('PRESENT', { first: 'ABS', second: 'ABS' })).toBe(false);
    expect(passesAttendanceFilter('ABSENT', { first: 'DP', second: 'DP' })).toBe(false);
    expect(passesAttendanceFilter('PRESENT', { first: 'ABS', second: 'DP' })).toBe(true);
  });

  it('knows no day of an instant that cannot be read', () => {
    expect(() => toWorkDate('soon', kolkata)).toThrow("'soon' is no instant");
  });
});
