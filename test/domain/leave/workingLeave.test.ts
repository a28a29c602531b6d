import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { dayHalves } from '../../../src/domain/leave/leaveChoices';
import {
  isPossiblePeriod,
  leaveDaysWithin,
  leaveLength,
  type LeavePeriod,
} from '../../../src/domain/leave/leavePeriod';
import {
  bothLengthsText,
  calendarDaysText,
  leaveLengthsText,
  workingDaysText,
  workingLeaveDays,
  type LeaveHoliday,
} from '../../../src/domain/leave/workingLeave';

/** '2026-03-06 1 2026-03-09 2': from a half to a half. */
function period(text: string): LeavePeriod {
  const [from = '', first, to = '', last] = text.split(' ');
  const half = (digit: string | undefined) => (digit === '1' ? 'First Half' : 'Second Half');
  return { from, to, halfFrom: half(first), halfTo: half(last) };
}
const whole = (day: string): LeaveHoliday => ({ day, half: null });
const halfHoliday = (day: string, half: 'First Half' | 'Second Half'): LeaveHoliday => ({ day, half });

// 6 March 2026 is a Friday.
test.each<[string, string, LeaveHoliday[], number]>([
  ['Friday to Monday are four days, two of them working', '2026-03-06 1 2026-03-09 2', [], 2],
  ['a weekend alone', '2026-03-07 1 2026-03-08 2', [], 0],
  ['a half at each end', '2026-03-06 2 2026-03-09 1', [], 1],
  ['half a day', '2026-03-06 2 2026-03-06 2', [], 0.5],
  ['a holiday inside', '2026-03-09 1 2026-03-11 2', [whole('2026-03-10')], 2],
  ['half a holiday', '2026-03-09 1 2026-03-11 2', [halfHoliday('2026-03-10', 'First Half')], 2.5],
  ['half a holiday on the other half', '2026-03-10 2 2026-03-10 2', [halfHoliday('2026-03-10', 'First Half')], 0.5],
  [
    'two half holidays of a day are a whole one, and a whole one counts once',
    '2026-03-09 1 2026-03-11 2',
    [halfHoliday('2026-03-10', 'First Half'), halfHoliday('2026-03-10', 'Second Half'), whole('2026-03-10')],
    2,
  ],
  ['a holiday on a Saturday takes nothing more', '2026-03-06 1 2026-03-09 2', [whole('2026-03-07')], 2],
])('%s', (_case, text, holidays, expected) => expect(workingLeaveDays(period(text), holidays)).toBe(expected));

test('within a month only its days count', () => {
  const leave = period('2026-02-27 2 2026-03-03 1');
  expect(workingLeaveDays(leave, [], { first: '2026-02-01', last: '2026-02-28' })).toBe(0.5);
  expect(workingLeaveDays(leave, [], { first: '2026-03-01', last: '2026-03-31' })).toBe(1.5);
  expect(workingLeaveDays(leave, [], { first: '2026-04-01', last: '2026-04-30' })).toBe(0);
});

test('never more than the calendar days of the same span, and months add up to the whole leave', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 70 }),
      fc.constantFrom(...dayHalves),
      fc.constantFrom(...dayHalves),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 770 }), fc.constantFrom(...dayHalves, null)), { maxLength: 30 }),
      fc.integer({ min: 0, max: 770 }),
      (start, length, halfFrom, halfTo, offs, cut) => {
        const day = (index: number): string => addDays('2026-01-01', index);
        const leave = { from: day(start), to: day(start + length), halfFrom, halfTo };
        fc.pre(isPossiblePeriod(leave));
        const holidays = offs.map(([index, half]) => ({ day: day(index), half }));
        const all = workingLeaveDays(leave, holidays);
        expect(all).toBeLessThanOrEqual(leaveLength(leave));
        const spans = [
          { first: '2025-01-01', last: day(cut) },
          { first: day(cut + 1), last: '2030-12-31' },
        ] as const;
        const parts = spans.map((span) => workingLeaveDays(leave, holidays, span));
        expect(parts[0]! + parts[1]!).toBe(all);
        spans.forEach((span, index) =>
          expect(parts[index]).toBeLessThanOrEqual(leaveDaysWithin(leave, span.first, span.last)),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('no length is written without its word', () => {
  expect([0, 0.5, 1, 1.5, 2].map(workingDaysText)).toEqual([
    '0 working days',
    '0.5 working day',
    '1 working day',
    '1.5 working days',
    '2 working days',
  ]);
  expect([0, 0.5, 1, 4].map(calendarDaysText)).toEqual(['0 days', '0.5 day', '1 day', '4 days']);
  expect(bothLengthsText(4, 2)).toBe('4 days, 2 working days');
  expect(leaveLengthsText(4, 2)).toBe('4 Days, 2 working days');
});

test.each([
  ['2026-03-05 2 2026-03-09 2', 0.5 + 1 + 1],
  ['2026-03-06 1 2026-03-06 1', 0.5],
  ['2026-03-06 2 2026-03-06 2', 0.5],
  ['2026-03-02 1 2026-03-20 2', 3],
])('%s has %s working days from the fifth to the ninth of March', (text, days) => {
  expect(workingLeaveDays(period(text), [], { first: '2026-03-05', last: '2026-03-09' })).toBe(days);
});

test('the second half of a day off is none of work', () => {
  expect(workingLeaveDays(period('2026-03-06 1 2026-03-06 2'), [halfHoliday('2026-03-06', 'Second Half')])).toBe(0.5);
});
