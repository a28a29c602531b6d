import { readDuration, typedHours } from '../../../src/domain/tasks/duration';

test.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['8', 8],
  ['90m', 1.5],
  ['1h30m', 1.5],
  ['1h 30', 1.5],
  ['1h30', 1.5],
  ['1 hour 30 min', 1.5],
  ['1:30', 1.5],
  ['2d', 16],
  [' 20 min ', 0.33],
])('%s is typed for %s hours', (typed, hours) => {
  expect(typedHours(typed)).toBe(hours);
});

test.each(['', 'two', '-1', '1h 90', '1h 3', '1:3', '1.5.2', '25:99', '10000h'])(
  "'%s' is no number of hours",
  (typed) => {
    expect(typedHours(typed)).toBeUndefined();
  },
);

test('a bare number has no unit: only a field for hours reads it', () => {
  expect(readDuration('90')).toBeUndefined();
});
