import fc from 'fast-check';
import { daysOfMonth } from '../../../src/domain/calendar/month';
import { addDays } from '../../../src/domain/calendar/day';
import { dayHalves } from '../../../src/domain/leave/leaveChoices';
import { carriedForward, leaveCounters, type LeaveCounters } from '../../../src/domain/leave/leaveCounts';
import {
  coveredHalves,
  daysOfPeriod,
  doPeriodsOverlap,
  halvesText,
  isPossiblePeriod,
  leaveDaysWithin,
  leaveLength,
  leaveLengthText,
  type LeavePeriod,
} from '../../../src/domain/leave/leavePeriod';
import { joinLeaveDates, leaveDatesField, splitLeaveDates } from '../../../src/domain/leave/leaveDates';
import { leaveQuarters, quarterDays } from '../../../src/domain/leave/leaveQuarters';

const period = (text: string): LeavePeriod => {
  const [from = '', halfFrom, to = '', halfTo] = text.split(' ');
  const half = (short: string | undefined) => (short === '1' ? 'First Half' : 'Second Half');
  return { from, to, halfFrom: half(halfFrom), halfTo: half(halfTo) };
};

const anyPeriod = fc
  .record({
    start: fc.integer({ min: 0, max: 800 }),
    days: fc.integer({ min: 0, max: 40 }),
    halfFrom: fc.constantFrom(...dayHalves),
    halfTo: fc.constantFrom(...dayHalves),
  })
  .map(({ start, days, halfFrom, halfTo }): LeavePeriod => ({
    from: addDays('2027-06-01', start),
    to: addDays('2027-06-01', start + days),
    halfFrom,
    halfTo,
  }))
  .filter(isPossiblePeriod);

/** The halves of a period one by one, as '2026-03-02/1'. */
const coveredHalfNames = (one: LeavePeriod): string[] =>
  daysOfPeriod(one).flatMap((day) => {
    const { first, second } = coveredHalves(one, day);
    return [...(first ? [`${day}/1`] : []), ...(second ? [`${day}/2`] : [])];
  });

describe('the length of a leave', () => {
  it.each([
    ['a single whole day', '2026-03-02 1 2026-03-02 2', 1, '1 Day', ''],
    ['a single first half', '2026-03-02 1 2026-03-02 1', 0.5, '0.5 Day', 'First Half'],
    ['a single second half', '2026-03-02 2 2026-03-02 2', 0.5, '0.5 Day', 'Second Half'],
    ['three days', '2026-03-02 1 2026-03-04 2', 3, '3 Days', ''],
    ['a start in the second half', '2026-03-02 2 2026-03-04 2', 2.5, '2.5 Days', 'Second Half – Second Half'],
    ['an end in the first half', '2026-03-02 1 2026-03-04 1', 2.5, '2.5 Days', 'First Half – First Half'],
    ['both', '2026-03-02 2 2026-03-04 1', 2, '2 Days', 'Second Half – First Half'],
    ['two halves over midnight', '2026-03-02 2 2026-03-03 1', 1, '1 Day', 'Second Half – First Half'],
    ['a weekend inside counts as it stands', '2026-03-06 1 2026-03-09 2', 4, '4 Days', ''],
    ['over a leap day', '2028-02-28 1 2028-03-01 2', 3, '3 Days', ''],
    ['over the same days of a common year', '2027-02-28 1 2027-03-01 2', 2, '2 Days', ''],
    ['over the end of a year', '2026-12-31 2 2027-01-01 2', 1.5, '1.5 Days', 'Second Half – Second Half'],
    ['over the change of the clocks', '2026-03-28 1 2026-03-30 2', 3, '3 Days', ''],
  ])('the length of %s', (_case, text, days, length, halves) => {
    expect(leaveLength(period(text))).toBe(days);
    expect(leaveLengthText(days)).toBe(length);
    expect(halvesText(period(text))).toBe(halves);
  });

  it('equals half the number of its halves, wherever it lies', () => {
    fc.assert(fc.property(anyPeriod, (one) => void expect(leaveLength(one)).toBe(coveredHalfNames(one).length / 2)));
  });

  it('split at any day, its parts add up to it', () => {
    fc.assert(
      fc.property(anyPeriod, fc.integer({ min: -5, max: 45 }), (one, days) => {
        const border = addDays(one.from, days);
        expect(
          leaveDaysWithin(one, '2000-01-01', border) + leaveDaysWithin(one, addDays(border, 1), '2100-01-01'),
        ).toBe(leaveLength(one));
      }),
    );
  });

  it.each([
    ['2026-03-02 2 2026-03-02 1', false],
    ['2026-03-02 2 2026-03-03 1', true],
    ['2026-03-03 1 2026-03-02 2', false],
  ])('%s is possible: %s', (text, isPossible) => void expect(isPossiblePeriod(period(text))).toBe(isPossible));
});

describe('two leaves of one person', () => {
  it.each([
    ['halves of one day that follow each other', '2026-03-02 1 2026-03-02 1', '2026-03-02 2 2026-03-02 2', false],
    ['the same half', '2026-03-02 2 2026-03-02 2', '2026-03-02 2 2026-03-02 2', true],
    [
      'a range that ends at noon and one that begins then',
      '2026-03-02 1 2026-03-04 1',
      '2026-03-04 2 2026-03-06 2',
      false,
    ],
    [
      'a range that ends in the evening and one that begins at noon',
      '2026-03-02 1 2026-03-04 2',
      '2026-03-04 2 2026-03-06 2',
      true,
    ],
    ['a day inside a range', '2026-03-02 1 2026-03-04 2', '2026-03-03 2 2026-03-03 2', true],
    ['neighbouring days', '2026-02-28 1 2026-02-28 2', '2026-03-01 1 2026-03-01 2', false],
  ])('%s', (_case, one, other, isOverlap) => {
    expect(doPeriodsOverlap(period(one), period(other))).toBe(isOverlap);
    expect(doPeriodsOverlap(period(other), period(one))).toBe(isOverlap);
  });

  it('overlap exactly when they share a half', () => {
    fc.assert(
      fc.property(
        anyPeriod,
        anyPeriod,
        (one, other) =>
          void expect(doPeriodsOverlap(one, other)).toBe(
            coveredHalfNames(one).some((half) => coveredHalfNames(other).includes(half)),
          ),
      ),
    );
  });
});

describe('quarters and months', () => {
  it.each([
    [2026, 'Quarter-1', '2026-01-01', '2026-03-31'],
    [2026, 'Quarter-2', '2026-04-01', '2026-06-30'],
    [2026, 'Quarter-3', '2026-07-01', '2026-09-30'],
    [2026, 'Quarter-4', '2026-10-01', '2026-12-31'],
  ] as const)('%s %s lasts from %s to %s', (year, quarter, first, last) => {
    expect(quarterDays(year, quarter)).toEqual({ first, last });
  });

  it('every day of a leap year belongs to one quarter', () => {
    const days = daysOfPeriod({ from: '2028-01-01', to: '2028-12-31' });
    expect(days).toHaveLength(366);
    days.forEach((day) =>
      expect(
        leaveQuarters.filter(
          (quarter) => quarterDays(2028, quarter).first <= day && day <= quarterDays(2028, quarter).last,
        ),
      ).toHaveLength(1),
    );
  });

  it.each([
    ['2028-02', '2028-02-29'],
    ['2027-02', '2027-02-28'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => void expect(daysOfMonth(month)).toEqual({ first: `${month}-01`, last }));
});

const calendarDays = ({ last30Days, currentMonth, total }: LeaveCounters) => ({
  last30Days: last30Days.calendar,
  currentMonth: currentMonth.calendar,
  total: total.calendar,
});

describe('the counters', () => {
  it.each([
    ['nothing', [], '2026-03-15', { last30Days: 0, currentMonth: 0, total: 0 }],
    [
      'a leave over the end of a month counts in each with its days',
      ['2026-02-27 1 2026-03-02 1'],
      '2026-03-15',
      { last30Days: 3.5, currentMonth: 1.5, total: 3.5 },
    ],
    [
      'the last 30 days begin 29 days ago',
      ['2026-02-13 1 2026-02-14 2'],
      '2026-03-15',
      { last30Days: 1, currentMonth: 0, total: 2 },
    ],
    [
      'what is to come counts in its month, not in the past',
      ['2026-03-20 2 2026-03-20 2'],
      '2026-03-15',
      { last30Days: 0, currentMonth: 0.5, total: 0.5 },
    ],
    [
      'today is the last of the 30 days',
      ['2026-03-15 1 2026-03-16 2'],
      '2026-03-15',
      { last30Days: 1, currentMonth: 2, total: 2 },
    ],
  ])(
    '%s',
    (_case, leaves, today, expected) =>
      void expect(calendarDays(leaveCounters(leaves.map(period), [], today))).toEqual(expected),
  );

  it('count working days next to calendar days', () => {
    // 6 March 2026 is a Friday; the holiday takes the Monday.
    const leaves = ['2026-03-06 1 2026-03-10 1', '2026-03-12 2 2026-03-12 2'].map(period);
    expect(leaveCounters(leaves, [{ day: '2026-03-09', half: null }], '2026-03-15')).toEqual({
      last30Days: { calendar: 5, working: 2 },
      currentMonth: { calendar: 5, working: 2 },
      total: { calendar: 5, working: 2 },
    });
  });

  it('are the sums of what each leave adds, and that is never more than the leave', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 6 }), fc.integer({ min: 0, max: 800 }), (leaves, days) => {
        const today = addDays('2027-06-01', days);
        const counters = calendarDays(leaveCounters(leaves, [], today));
        for (const counter of ['last30Days', 'currentMonth', 'total'] as const) {
          const shares = leaves.map((one) => calendarDays(leaveCounters([one], [], today))[counter]);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(counters[counter]);
          shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(leaveLength(leaves[index]!)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("carry forward is the newest record's, 0 without one", () => {
    expect(carriedForward([])).toEqual({ days: 0, month: null });
    expect(
      carriedForward([
        { month: '2025-12-01', carryForwardDays: 7 },
        { month: '2026-02-01', carryForwardDays: 4.5 },
        { month: '2026-01-01', carryForwardDays: 6 },
      ]),
    ).toEqual({ days: 4.5, month: '2026-02' });
  });
});

describe('single halves', () => {
  it('a leave of one half is possible', () => {
    expect(isPossiblePeriod(period('2026-03-06 1 2026-03-06 1'))).toBe(true);
    expect(isPossiblePeriod(period('2026-03-06 2 2026-03-06 1'))).toBe(false);
  });

  it.each([
    ['2026-03-06 1 2026-03-06 1', true, false],
    ['2026-03-06 2 2026-03-06 2', false, true],
    ['2026-03-05 1 2026-03-06 1', true, false],
    ['2026-03-06 2 2026-03-07 2', false, true],
  ])('%s covers of the sixth: first half %s, second half %s', (text, first, second) => {
    expect(coveredHalves(period(text), '2026-03-06')).toEqual({ first, second });
  });

  it.each([
    ['2026-03-06 1 2026-03-06 2', 1],
    ['2026-03-05 2 2026-03-06 1', 0.5],
    ['2026-03-06 2 2026-03-09 2', 0.5],
    ['2026-03-07 1 2026-03-09 2', 0],
  ])('%s has of the sixth %s days', (text, days) => {
    expect(leaveDaysWithin(period(text), '2026-03-06', '2026-03-06')).toBe(days);
  });
});

describe('the dates of a leave in one field', () => {
  it('are its first and its last day with a comma', () => {
    expect(leaveDatesField).toBe('Leave_Date_to_Date');
    expect(joinLeaveDates({ from: '2026-03-02', to: '2026-03-05' })).toBe('2026-03-02,2026-03-05');
  });

  it.each([
    ['2026-03-02,2026-03-05', '2026-03-02', '2026-03-05'],
    ['2026-03-02', '2026-03-02', '2026-03-02'],
    ['', '', ''],
  ])('"%s" begins on "%s" and ends on "%s"', (text, from, to) => {
    expect(splitLeaveDates(text)).toEqual({ from, to });
  });
});
