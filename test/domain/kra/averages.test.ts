import { averageText, ratingDifference } from '../../../src/domain/kra/averages';

test.each([
  [7, 8.4, 1.4],
  [8.4, 7, -1.4],
  [6.2, 6.2, 0],
  [0.1, 0.3, 0.2],
  [7, null, null],
])('%d rated by oneself and %j by the leader differ by %j', (own, leader, difference) => {
  expect(ratingDifference(own, leader)).toBe(difference);
});

test('an average always shows its decimal', () => {
  expect([7, 7.25, 10].map(averageText)).toEqual(['7.0', '7.3', '10.0']);
});
