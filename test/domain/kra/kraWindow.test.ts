import { isInKraWindow, ratableMonth } from '../../../src/domain/kra/kraWindow';

describe('The KRA links show', () => {
  test.each([
    ['on the 1st when the month begins on a Monday', '2026-06-01', true],
    ['on the fifth weekday of such a month (Friday the 5th)', '2026-06-05', true],
    ['not on the following Monday', '2026-06-08', false],
    ['on a Wednesday the 1st', '2026-07-01', true],
    ['not on the Saturday within', '2026-07-04', false],
    ['not on the Sunday within', '2026-07-05', false],
    ['on the Monday after it, the fourth weekday', '2026-07-06', true],
    ['on the Tuesday after it, the fifth weekday', '2026-07-07', true],
    ['not on the sixth weekday', '2026-07-08', false],
    ['not on a Saturday the 1st', '2026-08-01', false],
    ['on the Monday the 3rd that is the first weekday', '2026-08-03', true],
    ['on the Friday the 7th that is the fifth', '2026-08-07', true],
    ['not on Monday the 10th', '2026-08-10', false],
    ['not in the middle of the month', '2026-08-19', false],
    ['not on the last day of the month', '2026-08-31', false],
    ['on a leap day never', '2028-02-29', false],
  ])('%s', (_case, day, isShown) => {
    expect(isInKraWindow(day)).toBe(isShown);
  });

  test('on exactly five days of every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const days = Array.from(
        { length: 28 },
        (_, index) => `2027-${String(month).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
      );
      expect(days.filter(isInKraWindow)).toHaveLength(5);
    }
  });
});

describe('The month that can be rated is', () => {
  test.each([
    ['the current one on its first day, a weekday', '2026-06-01', '2026-06'],
    ['the current one after the window', '2026-06-22', '2026-06'],
    ['the current one on the weekend within the window', '2026-07-04', '2026-07'],
    ['the one before on a Saturday the 1st', '2026-08-01', '2026-07'],
    ['the one before on the Sunday after it', '2026-08-02', '2026-07'],
    ['the current one on the Monday after it', '2026-08-03', '2026-08'],
    ['the one before over the turn of a year', '2028-01-02', '2027-12'],
  ])('%s', (_case, today, month) => {
    expect(ratableMonth(today)).toBe(month);
  });
});
