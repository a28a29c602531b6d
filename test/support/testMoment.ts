/** The instant at which tests begin: a Monday morning. */
export const testStart = new Date('2026-03-02T09:00:00.000Z');

let recordedMs = testStart.getTime() - 3_600_000;

/** When a record that a test stores by itself was made: before the test begins, each a little later than the one before. */
export function testMoment(): Date {
  recordedMs += 1;
  return new Date(recordedMs);
}

/** A clock that is stopped at an instant. */
export const clockAt = (instant: Date): { now: () => Date; machineNow: () => Date } => ({
  now: () => instant,
  machineNow: () => instant,
});
