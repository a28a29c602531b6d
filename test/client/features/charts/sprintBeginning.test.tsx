import { screen } from '@testing-library/react';
import type { PlanChart } from '../../../../src/client/api/api';
import { SprintChartSection } from '../../../../src/client/features/charts/PlanChartSections';
import { planLines } from '../../../../src/client/features/charts/plan/planLines';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

type Point = PlanChart['Points'][number];
const amount = (Tasks: number, Hours = 0) => ({ Tasks, Hours });
const point = (Day: string | null, tasks: number, added: number, removed = 0, hours = 0): Point => ({
  Day,
  Work_share: 1,
  Until: `${Day ?? '2026-03-01'}T23:00:00Z`,
  Ideal: amount(0),
  Figures: {
    Scope: amount(tasks, hours),
    Open: amount(tasks, hours),
    Finished: amount(0),
    Added: added,
    Removed: removed,
  },
});

function show(Points: Point[], Closed_at: string | null = null): void {
  fakeNetwork().succeed('/sprint/getChart', {
    _id: 's',
    Project_id: 'p',
    Name: 'Quay',
    StartDate: '2026-03-02',
    DueDate: null,
    Closed_at,
    Forecast: null,
    Points,
    States: [],
    Tasks: [],
  });
  renderConnected(<SprintChartSection sprintId="s" />, { address: '/here?view=table' });
}

test.each([
  [
    'had tasks is measured against its start',
    [point(null, 3, 0), point('2026-03-02', 5, 2), point('2026-03-03', 4, 0, 1)],
    '2 added to and 1 removed from the scope since the beginning.',
  ],
  [
    'was empty is measured against its first day with tasks, which it was planned on',
    [point(null, 0, 0), point('2026-03-02', 9, 9), point('2026-03-03', 10, 1)],
    '1 added to and 0 removed from the scope since the end of 02/03/2026, its first day with tasks.',
  ],
  [
    'was empty may have changed no more',
    [point(null, 0, 0), point('2026-03-02', 9, 9)],
    'The scope has not changed since the end of 02/03/2026, its first day with tasks.',
  ],
  ['is empty says so', [point(null, 0, 0), point('2026-03-02', 0, 0)], 'The sprint has had no tasks yet'],
])('a sprint that %s', async (_text, points, text) => {
  show(points);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a sprint that is still to come says when it starts: it may have tasks', async () => {
  show([
    { ...point(null, 0, 0), Figures: null },
    { ...point('2026-03-02', 0, 0), Figures: null },
  ]);
  expect(await screen.findByText('The sprint starts on 02/03/2026')).toBeVisible();
});

test('the ideal line of a burnup begins with the first tasks, whether or not they are estimated', () => {
  const points = [point(null, 2, 0, 0, 0), point('2026-03-02', 3, 1, 0, 8)];
  expect(planLines(points, { kind: 'burnup', unit: 'hours' })[0]?.figures).toEqual([0, 0]);
});

test('a closed sprint that never had tasks says so in place of a chart without lines', async () => {
  show([point(null, 0, 0), point('2026-03-02', 0, 0)], '2026-03-02T18:00:00Z');
  expect(await screen.findByText('The sprint had no tasks')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
