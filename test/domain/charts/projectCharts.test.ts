import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { chartedDays, flowByDay } from '../../../src/domain/charts/flow';
import { barLabels, barLimits, finishedFigures } from '../../../src/domain/charts/finishedFigures';
import { taskStatuses } from '../../../src/domain/tasks/taskChoices';
import { percentile } from '../../../src/domain/charts/forecast';

const first = '2026-03-02';

test('the flow of each day equals counting the tasks that are in a status then', () => {
  const life = fc.record({
    status: fc.constantFrom(...taskStatuses),
    isBug: fc.boolean(),
    from: fc.integer({ min: 0, max: 40 }),
    length: fc.option(fc.integer({ min: 1, max: 20 })),
  });
  fc.assert(
    fc.property(fc.array(life, { maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (lives, maxPoints) => {
      const changes = lives.flatMap(({ status, isBug, from, length }) => [
        { day: addDays(first, from), status, isBug, change: 1 },
        ...(length === null ? [] : [{ day: addDays(first, from + length), status, isBug, change: -1 }]),
      ]);
      const days = chartedDays(first, addDays(first, 40), maxPoints);
      expect(days.length).toBeLessThanOrEqual(maxPoints);
      for (const { day, counts, openBugs } of flowByDay(changes, days)) {
        const at = (Date.parse(day) - Date.parse(first)) / 86_400_000;
        const present = lives.filter(({ from, length }) => from <= at && (length === null || at < from + length));
        for (const status of taskStatuses)
          expect(counts[status]).toBe(present.filter((task) => task.status === status).length);
        expect(openBugs).toBe(
          present.filter(({ isBug, status }) => isBug && status !== 'CLOSE' && status !== 'REJECTED').length,
        );
      }
    }),
  );
});

test.each([
  [5, 5, ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']],
  [5, 3, ['2026-03-02', '2026-03-04', '2026-03-06']],
  // The distance is that of whole days, from the last day back.
  [6, 4, ['2026-03-03', '2026-03-05', '2026-03-07']],
  [5, 1, ['2026-03-06']],
  [1, 5, ['2026-03-02']],
])('a chart of %s days has at most %s points', (count, maxPoints, days) => {
  expect(chartedDays(first, addDays(first, count - 1), maxPoints)).toEqual(days);
});

test('changes in any order, and those before the first day, are counted; a status that no longer exists is not', () => {
  const change = (day: string, status: string, amount = 1) => ({ day, status, isBug: false, change: amount });
  const [before, after] = flowByDay(
    [
      change('2026-03-04', 'OPEN', -1),
      change('2026-03-04', 'CLOSE'),
      change('2026-02-02', 'OPEN'),
      change('2026-02-03', 'A STATUS OF THE PAST'),
    ],
    ['2026-03-02', '2026-03-04'],
  );
  const none = Object.fromEntries(taskStatuses.map((status) => [status, 0]));
  expect(before?.counts).toEqual({ ...none, OPEN: 1 });
  expect(after?.counts).toEqual({ ...none, CLOSE: 1 });
});

test('a percentile is one of the values, and the share of values up to it is large enough', () => {
  expect(percentile([], 0.5)).toBeNull();
  expect([0.5, 0.85, 0.95].map((share) => percentile([4, 1, 3, 2], share))).toEqual([2, 4, 4]);
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (values, share) => {
        const found = percentile(values, share) ?? Number.NaN;
        expect(values).toContain(found);
        expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * values.length - 1e-9);
        expect(values.filter((value) => value < found).length).toBeLessThan(Math.max(share * values.length, 1));
      },
    ),
  );
});

test('bars lie next to each other, and each has a label', () => {
  for (const figure of finishedFigures) {
    const limits = barLimits[figure];
    expect([...limits].sort((a, b) => a - b)).toEqual(limits);
    expect(barLabels(figure)).toHaveLength(limits.length + 1);
    expect(new Set(barLabels(figure)).size).toBe(limits.length + 1);
  }
  expect(barLabels('ratio')).toEqual(['up to 0.5', '0.5 to 0.8', '0.8 to 1.2', '1.2 to 1.5', '1.5 to 2', 'over 2']);
});
