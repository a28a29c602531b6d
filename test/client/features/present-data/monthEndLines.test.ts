import { monthEndSteps } from '../../../../src/domain/present-data/monthEnd';
import { monthEndLines, monthEndLists } from '../../../../src/client/features/present-data/month-end/monthEndLines';
import { monthEndPath } from '../../../../src/client/features/present-data/month-end/monthEndPath';
import type { MonthEnd } from '../../../../src/client/api/api';

const month: MonthEnd = {
  Month: '2026-02',
  Closed_at: null,
  Closed_by: null,
  Records: 40,
  Unanswered: 3,
  Issues: 1,
  Without_record: 2,
  Missing_punches: 4,
  Corrections: 5,
  Leaves: 6,
  Overtime: 8,
  Differences: 7,
};

test('Every list has the count of the month and a screen of its own; the last step counts the records that it closes', () => {
  const lines = monthEndLines(month, true);
  expect(lines.map(({ step }) => step)).toEqual(monthEndSteps);
  const close = lines.at(-1)?.counts ?? [];
  expect(close).toEqual([{ ...lines[4]?.counts[0], text: 'records to close' }]);
  const closed = monthEndLines({ ...month, Records: 1, Closed_at: '2026-03-03T08:00:00Z' }, true).at(-1)?.counts;
  expect(closed).toMatchObject([{ total: 1, text: 'closed record' }]);
  const counts = lines.slice(0, -1).flatMap((line) => line.counts);
  expect(counts.map(({ list }) => list)).toEqual(monthEndLists);
  expect(counts.map(({ total }) => total)).toEqual([4, 5, 6, 8, 40, 2, 7, 3, 1]);
  expect(new Set(counts.map(({ path }) => path)).size).toBe(counts.length);
  for (const { path } of counts) expect(path).toContain('2026-02');
});

test('Those who have left are not asked any more: the open answers are not called records, of which there are more', () => {
  const answers = (Unanswered: number) =>
    monthEndLines({ ...month, Unanswered }, true).find(({ step }) => step === 'answers')?.counts[0];
  expect(answers(3)).toMatchObject({ total: 3, text: 'active employees without an answer' });
  expect(answers(1)).toMatchObject({ total: 1, text: 'active employee without an answer' });
});

test('A list that the user may not see has no count, and no place on the page', () => {
  const lines = monthEndLines({ ...month, Corrections: null, Leaves: null, Overtime: null }, true);
  expect(lines.flatMap(({ step, counts }) => (counts.length === 0 ? [step] : []))).toEqual([
    'corrections',
    'leave',
    'overtime',
  ]);
});

test('The address names the month, the step and the list', () => {
  expect(monthEndPath('2026-02', 'answers')).toBe('/month-end?month=2026-02&step=answers');
  expect(monthEndPath('2026-02', 'answers', 'issues')).toBe('/month-end?month=2026-02&step=answers&list=issues');
});
