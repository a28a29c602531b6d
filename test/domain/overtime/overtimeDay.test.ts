import fc from 'fast-check';
import { shiftSpan } from '../../../src/domain/overtime/shiftSpan';
import {
  freeOvertimeHours,
  maxOvertimeHours,
  overtimeDayProblems,
  overtimeDayText,
} from '../../../src/domain/overtime/overtimeDay';

test.each([
  // shift, share of the day that is worked, hours that are left
  [null, 1, 14.75],
  [null, 0.5, 19.25],
  [null, 0, 24],
  ['9.00am - 6.00pm', 1, 15],
  ['10.00pm - 6.00am', 1, 16],
  ['10.00pm - 6.00am', 0.5, 20],
])('beside shift %s on a day that is worked to %s, %s hours fit', (shift, share, hours) => {
  expect(maxOvertimeHours(shift, share)).toBe(hours);
});

test('entries of a day are accepted exactly while they fit together', () => {
  const quarters = fc.integer({ min: 0, max: 96 }).map((count) => count / 4);
  fc.assert(
    fc.property(quarters, quarters, quarters, (maxHours, claimedHours, hours) => {
      const day = { maxHours, claimedHours };
      expect(overtimeDayProblems(hours, day).length === 0).toBe(hours <= freeOvertimeHours(day));
      expect(overtimeDayProblems(undefined, day)).toEqual([]);
    }),
  );
});

test('the bound says what is claimed already', () => {
  expect(overtimeDayText({ maxHours: 14.75, claimedHours: 0 })).toBe('At most 14.75 Hr of overtime fit on this day');
  expect(overtimeDayProblems(7, { maxHours: 14.75, claimedHours: 8 })).toEqual([
    { field: 'Claimed_hours', message: 'At most 14.75 Hr of overtime fit on this day; 8 Hr are already claimed' },
  ]);
});

test.each([
  [8, 3, 5],
  [8, 8, 0],
  [8, 9, 0],
])('of %s hours with %s claimed, %s are free', (maxHours, claimedHours, free) => {
  expect(freeOvertimeHours({ maxHours, claimedHours })).toBe(free);
});

test.each([
  ['9 am - 6 pm', '09:00', '18:00'],
  ['  09.30 AM-06:15pm ', '09:30', '18:15'],
  ['10 pm - 6 am', '22:00', '06:00'],
  ['12 am - 12 pm', '00:00', '12:00'],
  ['Shift 9 am - 6 pm', '10:00', '19:15'],
  ['25 Am - 99 Pm', '10:00', '19:15'],
  ['9 am - 6 pm (late)', '10:00', '19:15'],
  [null, '10:00', '19:15'],
])('the shift %j is from %s to %s', (label, begin, end) => {
  expect(shiftSpan(label)).toEqual({ begin, end });
});
