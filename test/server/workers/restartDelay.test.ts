import { RestartDelay } from '../../../src/server/workers/restartDelay';

test('the first end is made up for without delay, early ends in a row after ever longer waits', () => {
  const delay = new RestartDelay();
  expect([0, 0, 0, 0, 0, 0, 0, 0].map((servedMs) => delay.nextMs(servedMs))).toEqual([
    0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('a worker that served for a minute counts as sound', () => {
  const delay = new RestartDelay();
  delay.nextMs(0);
  delay.nextMs(0);
  expect(delay.nextMs(60_000)).toBe(0);
  expect(delay.nextMs(59_999)).toBe(1000);
});
