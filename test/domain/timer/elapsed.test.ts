import { elapsedParts, elapsedText } from '../../../src/domain/timer/elapsed';

describe('the time that a timer shows', () => {
  it('starts at 00 : 00 : 00', () => {
    expect(elapsedText(0)).toBe('00 : 00 : 00');
    expect(elapsedText(999)).toBe('00 : 00 : 00');
  });

  it('is cut into hours, minutes and seconds', () => {
    expect(elapsedText(((2 * 60 + 5) * 60 + 9) * 1000)).toBe('02 : 05 : 09');
    expect(elapsedParts(3_599_999)).toEqual({ hours: 0, minutes: 59, seconds: 59 });
  });

  it('goes on counting hours beyond a day', () => {
    expect(elapsedText(100 * 3_600_000)).toBe('100 : 00 : 00');
  });

  it('is nothing when the start lies ahead because two clocks differ', () => {
    expect(elapsedText(-5000)).toBe('00 : 00 : 00');
  });
});
