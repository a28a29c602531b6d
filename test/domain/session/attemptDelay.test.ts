import fc from 'fast-check';
import { levelAt, waitMs, type AttemptLevel, type DelayPolicy } from '../../../src/domain/session/attemptDelay';
import { oneAccount, oneNetwork, oneSource, resetMails, resetRequests } from '../../../src/domain/session/signInDelays';

const policies: readonly [string, DelayPolicy][] = Object.entries({
  oneSource,
  oneAccount,
  oneNetwork,
  resetMails,
  resetRequests,
});
const day = 24 * 60 * 60 * 1000;

/** Tries as often as is allowed. @returns the times of the tries */
function triesWithin(policy: DelayPolicy, durationMs: number): number[] {
  const times: number[] = [];
  let stored: AttemptLevel | undefined;
  let now = 0;
  while (now < durationMs) {
    const wait = waitMs(stored, now, policy);
    if (wait > 0) {
      now += wait;
      continue;
    }
    times.push(now);
    stored = { level: levelAt(stored, now, policy) + 1, countedAtMs: now };
  }
  return times;
}

test.each(policies)(
  '%s: no one waits longer than the maximum, whatever is stored and whatever the clock does',
  (_name, policy) => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.integer({ min: -day, max: day }),
        (level, elapsed) => {
          const wait = waitMs({ level, countedAtMs: 0 }, elapsed, policy);
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(policy.maxDelayMs);
        },
      ),
    );
  },
);

test.each(policies)('%s: a wait only shrinks while it is waited for, and then the try is allowed', (_name, policy) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), fc.integer({ min: 0, max: day }), (level, elapsed) => {
      const stored = { level, countedAtMs: 0 };
      const wait = waitMs(stored, elapsed, policy);
      expect(waitMs(stored, elapsed + wait, policy)).toBe(0);
      expect(waitMs(stored, elapsed + wait / 2, policy)).toBeLessThanOrEqual(wait);
    }),
  );
});

test.each<[string, DelayPolicy, number, number]>([
  ['one network or device, one account', oneSource, 5, 14],
  ['all networks, one account', oneAccount, 30, 90],
  ['one network, all accounts', oneNetwork, 100, 1900],
])('%s: %#. free tries without a wait, and a bounded number in an hour', (_name, policy, freeTries, atLeastInHour) => {
  const times = triesWithin(policy, 60 * 60 * 1000);
  expect(times.filter((time) => time === 0)).toHaveLength(freeTries);
  expect(times.length).toBeGreaterThanOrEqual(atLeastInHour - 1);
  expect(times.length).toBeLessThanOrEqual(
    freeTries + (60 * 60 * 1000) / Math.min(policy.maxDelayMs, policy.forgetOneMs) + 6,
  );
});

test('one source alone never makes the account wait', () => {
  let account: AttemptLevel | undefined;
  for (const time of triesWithin(oneSource, day)) {
    expect(waitMs(account, time, oneAccount)).toBe(0);
    account = { level: levelAt(account, time, oneAccount) + 1, countedAtMs: time };
  }
});

test('tries are forgotten one by one', () => {
  const stored = { level: 5, countedAtMs: 0 };
  expect(levelAt(stored, oneSource.forgetOneMs, oneSource)).toBe(4);
  expect(levelAt(stored, 10 * oneSource.forgetOneMs, oneSource)).toBe(0);
  expect(levelAt(stored, -day, oneSource)).toBe(5);
  expect(levelAt(undefined, 0, oneSource)).toBe(0);
});

test.each([
  [2, 0],
  [3, 1_000],
  [4, 2_000],
  [5, 4_000],
  [6, 8_000],
  [7, 8_000],
  [1_000, 8_000],
])('after %i attempts the next one waits %i ms: the wait doubles up to the maximum', (level, expected) => {
  const policy = { freeTries: 3, forgetOneMs: day, firstDelayMs: 1_000, maxDelayMs: 8_000 };
  expect(waitMs({ level, countedAtMs: 0 }, 0, policy)).toBe(expected);
  expect(waitMs({ level, countedAtMs: 0 }, 600, policy)).toBe(Math.max(0, expected - 600));
});
