import { hoursOfMinutes, hoursOfSeconds, varianceHours } from '../../../src/domain/tasks/variance';

test.each([
  // status, estimated, logged, variance
  ['OPEN', 8, 0, null],
  ['IN PROGRESS', 8, 0, null],
  ['REJECTED', 8, 0, null],
  ['CLOSE', 8, 0, -8],
  ['OPEN', 8, 0.01, -7.99],
  ['IN PROGRESS', 8, 2, -6],
  ['READY FOR QA', 8, 9.5, 1.5],
  ['CLOSE', 8, 8, 0],
  ['REJECTED', 8, 1, -7],
  ['CLOSE', null, 0, null],
  ['IN PROGRESS', null, 3, null],
  ['IN PROGRESS', 0.1, 0.3, 0.2],
])('%s, estimated %s, logged %s: variance %s', (status, estimatedHours, loggedHours, variance) => {
  expect(varianceHours({ status, estimatedHours, loggedHours })).toBe(variance);
});

test('hours are seconds to the hundredth', () => {
  expect([0, 17, 18, 36, 3600, 5430].map(hoursOfSeconds)).toEqual([0, 0, 0.01, 0.01, 1, 1.51]);
  expect([0, 1, 60, 90].map(hoursOfMinutes)).toEqual([0, 0.02, 1, 1.5]);
});
