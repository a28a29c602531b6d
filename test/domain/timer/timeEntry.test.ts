import {
  durationText,
  entryHours,
  loggedAndRunningText,
  loggedMs,
  loggedText,
  timingText,
} from '../../../src/domain/timer/timeEntry';

const finished = { startedAt: '2026-03-02T08:05:00Z', stoppedAt: '2026-03-02T10:35:00Z' };
const running = { startedAt: '2026-03-02T12:00:00Z', stoppedAt: null };

describe('A time entry', () => {
  it("shows from when to when the work was done, on the company's clock", () => {
    expect(timingText(finished, 'UTC')).toBe('08:05 AM - 10:35 AM');
    expect(timingText(finished, 'Asia/Kolkata')).toBe('01:35 PM - 04:05 PM');
  });

  it('shows the date of an end on another day', () => {
    const overnight = { startedAt: '2026-03-02T22:45:00Z', stoppedAt: '2026-03-04T23:58:00Z' };
    expect(timingText(overnight, 'UTC')).toBe('10:45 PM - 11:58 PM (04/03/2026)');
    expect(timingText({ ...overnight, stoppedAt: '2026-03-03T00:00:00Z' }, 'UTC')).toBe(
      '10:45 PM - 12:00 AM (03/03/2026)',
    );
    expect(timingText({ ...overnight, stoppedAt: '2026-03-03T00:00:00Z' }, 'Asia/Kolkata')).toBe('04:15 AM - 05:30 AM');
  });

  it('shows its duration in hours and minutes', () => {
    expect(durationText(finished)).toBe('2h 30m');
    expect(loggedText(2 * 3_600_000 + 5 * 60_000 + 59_000)).toBe('2h 05m');
  });

  it('shows seconds when the work took less than a minute', () => {
    expect(loggedText(42_000)).toBe('42s');
  });

  it("shows '-' as its duration while the timer runs", () => {
    expect(timingText(running, 'UTC')).toBe('12:00 PM - now');
    expect(durationText(running)).toBe('-');
  });

  it('is never negative, whatever the clocks say', () => {
    expect(durationText({ startedAt: finished.stoppedAt, stoppedAt: finished.startedAt })).toBe('0h 00m');
  });
});

it('The sum of time entries counts finished work only', () => {
  expect(loggedMs([finished, running, finished])).toBe(5 * 3_600_000);
});

test('a running timer is said next to the logged hours, with its date once that is over', () => {
  expect(loggedAndRunningText([finished], '2026-03-02', 'UTC')).toBe('2h 30m');
  expect(loggedAndRunningText([finished, running], '2026-03-02', 'UTC')).toBe(
    '2h 30m, and a timer has been running since 12:00 PM',
  );
  expect(loggedAndRunningText([running], '2026-03-04', 'UTC')).toBe(
    '0h 00m, and a timer has been running since 02/03/2026 12:00 PM',
  );
});

test('seconds show below a minute only', () => {
  const ms = (hours: number, minutes: number, seconds: number): number =>
    ((hours * 60 + minutes) * 60 + seconds) * 1000;
  expect([ms(0, 0, 42), ms(0, 1, 42), ms(1, 0, 42), ms(0, 0, 0)].map(loggedText)).toEqual([
    '42s',
    '0h 01m',
    '1h 00m',
    '0h 00m',
  ]);
});

test('an entry lasts whole seconds, so that a sum is that of the durations that are shown', () => {
  const entry = { startedAt: '2026-03-02T08:00:00.100Z', stoppedAt: '2026-03-02T08:00:18.099Z' };
  expect(durationText(entry)).toBe('17s');
  expect(loggedMs([entry, entry])).toBe(34_000);
  expect([entry, finished, running].map(entryHours)).toEqual([0, 2.5, null]);
});
