import fc from 'fast-check';
import { bugTrendDays, sparkline } from '../../../src/domain/planning/bugTrend';

test.each(['2026-03-02', '2026-03-05', '2026-03-08'])('the trend of %s has the Mondays of seven weeks', (today) => {
  expect(bugTrendDays(today)).toEqual([
    '2026-01-19',
    '2026-01-26',
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
    '2026-03-02',
  ]);
});

test('bars are as high as the counts', () => {
  expect(sparkline([0, 1, 4, 8])).toBe('▁▂▅█');
  expect(sparkline([0, 0])).toBe('▁▁');
  expect(sparkline([])).toBe('');
});

test('a line of bars can be drawn by the largest count of another line, and has dots for what is not known', () => {
  expect(sparkline([4, 2, null, null], 8)).toBe('▅▃··');
  expect(sparkline([null])).toBe('·');
});

test('a higher count never has a lower bar, and only zero has the lowest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 20 }), (counts) => {
      const drawn = [...sparkline(counts)];
      expect(drawn).toHaveLength(counts.length);
      counts.forEach((count, index) => {
        expect(drawn[index] === '▁').toBe(count === 0);
        counts.forEach((other, at) => {
          if (count <= other) expect((drawn[index] ?? '') <= (drawn[at] ?? '')).toBe(true);
        });
      });
    }),
  );
});
