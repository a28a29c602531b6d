import { dayCodeText } from '../../../src/domain/attendance/dayCodeText';

test.each([
  ['DP', 'DP', 'DP'],
  ['DP', 'PL', 'DP/PL'],
  ['ABS', null, 'ABS/-'],
  [null, 'DP', '-/DP'],
  [null, null, ''],
] as const)('%s and %s are shown as %j', (first, second, text) => {
  expect(dayCodeText(first, second)).toBe(text);
});
