import { addMonths, daysOfMonth, monthName } from '../../../src/domain/calendar/month';
import { ratedMonth } from '../../../src/domain/kra/kraMonth';
import { kraAverage, ratingProblems } from '../../../src/domain/kra/kraRatings';

const all = { Q1: 1, Q2: 10, Q3: 5, Q4: 6, Q5: 7 };

test('ratings are whole numbers from 1 to 10, all five of them', () => {
  expect(ratingProblems(all)).toEqual([]);
  expect(ratingProblems({}).map(({ message }) => message)).toEqual(
    [1, 2, 3, 4, 5].map((question) => `Please add rating for Q${question}*`),
  );
  for (const wrong of [0, 11, 5.5, Number.NaN])
    expect(ratingProblems({ ...all, Q3: wrong })).toEqual([{ field: 'Q3', message: 'Please add rating for Q3*' }]);
  expect(kraAverage(all)).toBe(5.8);
});

test('a rating judges the month before, also over the end of a year', () => {
  expect([ratedMonth('2026-03'), ratedMonth('2026-01'), addMonths('2025-11', 3)]).toEqual([
    '2026-02',
    '2025-12',
    '2026-02',
  ]);
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(monthName('2026-10')).toBe('October 2026');
});
