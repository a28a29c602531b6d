import { formatElapsed, formatLogged, millisecondsBetween } from '../../../src/domain/timer/elapsed';

describe('The time on a task timer', () => {
  it('is shown as hours, minutes and seconds', () => {
    expect(formatElapsed(0)).toBe('00h 00m 00s');
    expect(formatElapsed(3_723_999)).toBe('01h 02m 03s');
  });

  it('goes on counting hours after four days', () => {
    expect(formatElapsed(100 * 3_600_000)).toBe('100h 00m 00s');
  });

  it('never counts backwards when the clocks of browser and server disagree', () => {
    expect(formatElapsed(-5000)).toBe('00h 00m 00s');
    expect(millisecondsBetween('2026-03-02T10:00:01Z', '2026-03-02T10:00:00Z')).toBe(0);
  });

  it('is nothing while a timer was never started', () => {
    expect(millisecondsBetween(null, '2026-03-02T10:00:00Z')).toBe(0);
  });
});

describe('The duration of finished work', () => {
  it('is shown in hours and minutes', () => {
    expect(formatLogged(2 * 3_600_000 + 5 * 60_000 + 59_000)).toBe('2h 05m');
    expect(formatLogged(60_000)).toBe('0h 01m');
  });

  it('is shown in seconds when it is shorter than a minute', () => {
    expect(formatLogged(42_000)).toBe('42s');
  });
});
