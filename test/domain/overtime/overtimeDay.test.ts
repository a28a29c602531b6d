import fc from 'fast-check';
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
    { field: 'Claimed_hours', message: 'At most 14.75 Hr of overtime fit on this day, 8 Hr are claimed already' },
  ]);
});
