import { employedDaysOfMonth } from '../../../src/domain/kra/kraMonth';
import { isInKraWindow } from '../../../src/domain/kra/kraWindow';

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

describe('Of a month counts for somebody', () => {
  const whole = { first: '2028-02-01', last: '2028-02-29' };
  test.each([
    ['the whole of it, without a known day of joining', null, whole],
    ['the whole of it, who joined long ago', '2020-05-04', whole],
    ['the whole of it, who joined on its first day', '2028-02-01', whole],
    ['from the day of joining on', '2028-02-14', { first: '2028-02-14', last: '2028-02-29' }],
    ['its last day, who joined on it', '2028-02-29', { first: '2028-02-29', last: '2028-02-29' }],
    ['nothing, who joined on the day after it', '2028-03-01', undefined],
  ])('%s', (_case, joinedOn, expected) => {
    expect(employedDaysOfMonth('2028-02', joinedOn)).toEqual(expected);
  });
});
