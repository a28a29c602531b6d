import { screen, within } from '@testing-library/react';
import type { PlanChart } from '../../../../src/client/api/api';
import { MilestoneChartSection } from '../../../../src/client/features/charts/PlanChartSections';
import { forecastLines } from '../../../../src/client/features/charts/plan/planLines';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

type Point = PlanChart['Points'][number];
type Forecast = NonNullable<PlanChart['Forecast']>;

const point = (Day: string | null, figures: readonly [number, number] | null): Point => ({
  Day,
  Work_share: 1,
  Until: `${Day ?? '2026-03-01'}T23:00:00Z`,
  Ideal: null,
  Figures: figures && {
    Scope: { Tasks: figures[0], Hours: 2 * figures[0] },
    Open: { Tasks: figures[0] - figures[1], Hours: 2 * (figures[0] - figures[1]) },
    Finished: { Tasks: figures[1], Hours: 2 * figures[1] },
    Added: 0,
    Removed: 0,
  },
});
const points = [
  point(null, [8, 0]),
  point('2026-03-02', [8, 2]),
  point('2026-03-03', [8, 4]),
  ...['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'].map((day) => point(day, null)),
];
const forecast: Forecast = { Open: 4, P50: '2026-03-05', P85: '2026-03-11' };

const getFigures = (kind: 'burnup' | 'burndown', of: Forecast = forecast, unit: 'tasks' | 'hours' = 'tasks') =>
  forecastLines(points, of, { kind, unit }).map(({ name, figures }) => [name, ...figures]);

test('the lines of a forecast lead from today to what is to be done', () => {
  expect(getFigures('burnup')).toEqual([
    ['50% chance', null, null, 4, 6, 8, null, null],
    // Beyond the picture.
    ['85% chance', null, null, 4, 4.5, 5, 5.5, 6],
  ]);
  expect(getFigures('burndown')[0]).toEqual(['50% chance', null, null, 4, 2, 0, null, null]);
  expect(getFigures('burnup', forecast, 'hours')[0]).toEqual(['50% chance', null, null, 8, 12, 16, null, null]);
});

test.each([
  ['nothing is open', { Open: 0, P50: '2026-03-03', P85: '2026-03-03' }],
  ['the past does not say', { Open: 4, P50: null, P85: null }],
])('there are none when %s', (_text, of) => {
  expect(getFigures('burnup', of)).toEqual([]);
});

function show(Forecast: PlanChart['Forecast'], DueDate: string | null): void {
  fakeNetwork().succeed('/milestone/getChart', {
    ...{ _id: 'm', Project_id: 'p', Name: 'Quay', StartDate: '2026-03-02', DueDate, Closed_at: null },
    ...{ Forecast, Points: points, States: [], Tasks: [] },
  });
  renderConnected(<MilestoneChartSection milestoneId="m" />, { address: '/here?view=table' });
}

test.each([
  ['2026-03-11', 'In time: likely'],
  ['2026-03-10', 'In time: uncertain'],
  ['2026-03-04', 'In time: unlikely'],
])('whether it will be done by its due day %s', async (due, text) => {
  show(forecast, due);
  expect(await screen.findByText(text)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Burnup of Quay' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Scope', 'Finished', '50% chance', '85% chance']);
});

test('without a due day, and when it is closed, nothing is said about the time', async () => {
  show(forecast, null);
  expect(await screen.findByText(/^4 open tasks are done by 05\/03\/2026/)).toBeVisible();
  expect(screen.queryByText(/In time/)).toBeNull();
});
