import type { PortfolioChart, PortfolioProject } from '../../../../src/client/api/api';
import {
  burndownColumn,
  chartKeys,
  forecastColumns,
  type PortfolioCharts,
} from '../../../../src/client/features/dashboard/portfolio/portfolioChartColumns';
import { noRowValues } from '../../../../src/client/table/windows/rowValues';
import { dependsOnColumns } from '../../../../src/client/table/windows/shownRows';

const work = { All: 10, Open: 6, Finished: 4, Rejected: 0, Progress: 40 };
const project = {
  _id: 'p1',
  Sprint: { _id: 's1', Name: 'Quay', DueDate: '2026-03-06', Work: work },
  Next_milestone: { _id: 'm1', Name: 'Opening', DueDate: '2026-03-20' },
} as PortfolioProject;
const chart: PortfolioChart = {
  Project_id: 'p1',
  Burndown: {
    Sprint_id: 's1',
    Points: [
      { Day: null, Work_share: 1, Open: 8, Ideal: 8 },
      { Day: '2026-03-02', Work_share: 1, Open: 6, Ideal: 4 },
      { Day: '2026-03-03', Work_share: 0.5, Open: null, Ideal: 0 },
    ],
    Ideal_now: 4,
  },
  Forecast: { Milestone_id: 'm1', Open: 6, P50: '2026-03-18', P85: '2026-03-24' },
};
const loaded = (changes: Partial<PortfolioChart> = {}): PortfolioCharts => ({
  byId: new Map([['p1', { ...chart, ...changes }]]),
  failure: undefined,
});
const burndown = (charts: PortfolioCharts, row = project) => burndownColumn(charts).cell?.(row);
const forecasts = (charts: PortfolioCharts, row = project) => forecastColumns(charts).map(({ cell }) => cell?.(row));

test('a burndown is bars, dots for days to come, and the difference to the ideal line, which the tooltip says in words', () => {
  expect(burndown(loaded())).toEqual({
    text: 'Open █▇·, ideal █▅▁: 6, 2 more than the ideal line',
    short: '█▇· +2',
    href: '/project/sprint/p1?sprint=s1',
    title: 'Open tasks of Quay: 8 at the start, 6 on 02/03/2026; 6 now, 2 more than the ideal line',
    className: 'db-portfolio-alarm',
  });
  const ahead = { ...project, Sprint: { ...project.Sprint!, Work: { ...work, Open: 1 } } };
  expect(burndown(loaded(), ahead)).toMatchObject({ short: '█▇· −3' });
  expect(burndown(loaded(), ahead)).not.toHaveProperty('className');
  const undated = { ...chart.Burndown!, Ideal_now: null };
  expect(burndown(loaded({ Burndown: undated }))).toMatchObject({ text: 'Open █▇·: 6', short: '█▇·' });
});

test('the bars of a burndown are working days, of long sprints some of them', () => {
  const day = (index: number, Work_share: number) => ({
    Day: `2026-03-${String(index + 1).padStart(2, '0')}`,
    Work_share,
    Open: 8,
    Ideal: 8,
  });
  const shown = (Points: NonNullable<PortfolioChart['Burndown']>['Points']) =>
    burndown(loaded({ Burndown: { ...chart.Burndown!, Points } }))?.short;
  expect(shown([day(0, 1), day(1, 0), day(2, 0), day(3, 0.5)])).toBe('██ +2');
  expect(shown(Array.from({ length: 23 }, (_, index) => day(index, 1)))).toBe(`${'█'.repeat(12)} +2`);
});

test('a forecast is the days of its chances; those after the due day are marked', () => {
  const href =
    '/project/tasks/p1?columns=Milestone&f.Status=in%3AOPEN%7CIN%2520PROGRESS%7CDEVELOPMENT%2520DONE%7CREADY%2520FOR%2520QA%7CREADY%2520FOR%2520UAT%7CREOPEN%7CON%2520HOLD&f.Milestone=in%3Am1';
  const title = '6 open tasks are done by 18/03/2026 with a chance of 50%, by 24/03/2026 with 85%; due on 20/03/2026';
  expect(forecasts(loaded())).toEqual([
    { text: '24/03/2026', href, title, className: 'db-portfolio-alarm' },
    { text: '18/03/2026', href, title },
  ]);
  const done = { Milestone_id: 'm1', Open: 0, P50: '2026-04-01', P85: '2026-04-01' };
  expect(forecasts(loaded({ Forecast: done }))).toEqual(
    Array(2).fill({ text: 'None open', href: '/project/milestone/p1?milestone=m1', title: 'No open tasks' }),
  );
  const unknown = { Milestone_id: 'm1', Open: 3, P50: null, P85: null };
  expect(forecasts(loaded({ Forecast: unknown }))[0]).toMatchObject({
    text: '-',
    title: expect.stringMatching(/twelve/),
  });
});

test('until the charts are read there are dots, after a failure its reason, and nothing of another sprint or milestone', () => {
  const cells = (charts: PortfolioCharts, row = project) => [burndown(charts, row), ...forecasts(charts, row)];
  const none = { byId: new Map(), failure: undefined };
  expect(cells(none)).toEqual(Array(3).fill({ text: '…', title: 'Loading' }));
  expect(cells({ ...none, failure: 'No connection' })).toEqual(
    Array(3).fill({ text: 'Not loaded', title: 'No connection' }),
  );
  const empty = Array(3).fill({ text: '' });
  expect(cells(none, { ...project, Sprint: null, Next_milestone: null })).toEqual(empty);
  const other = {
    ...project,
    Sprint: { ...project.Sprint!, _id: 's2' },
    Next_milestone: { ...project.Next_milestone!, _id: 'm2' },
  };
  expect(cells(loaded(), other)).toEqual(empty);
});

test('the table sorts by the difference to the ideal line and by the day; where there is neither the row is last', () => {
  const values = (charts: PortfolioCharts, row = project) =>
    [burndownColumn(charts), ...forecastColumns(charts)].map(({ value }) => value(row));
  expect(values(loaded())).toEqual([2, '2026-03-24', '2026-03-18']);
  const none = [null, null, null];
  expect(values(noRowValues)).toEqual(none);
  expect(values(loaded({ Burndown: null, Forecast: null }))).toEqual(none);
  const done = { Milestone_id: 'm1', Open: 0, P50: '2026-03-02', P85: '2026-03-02' };
  expect(values(loaded({ Forecast: done }))).toEqual([2, null, null]);
  const other = {
    ...project,
    Sprint: { ...project.Sprint!, _id: 's2' },
    Next_milestone: { ...project.Next_milestone!, _id: 'm2' },
  };
  expect(values(loaded(), other)).toEqual(none);
});

test.each([
  ['by name', { sort: [{ key: 'name', direction: 'asc' }], filters: {} }, false],
  [
    'by a chart after the name',
    {
      sort: [
        { key: 'name', direction: 'asc' },
        { key: 'burndown', direction: 'desc' },
      ],
      filters: {},
    },
    true,
  ],
  [
    'by name, with a filter of days',
    { sort: [], filters: { milestone_p85: { kind: 'dates', to: '2026-03-31' } } },
    true,
  ],
] as const)('sorted %s, the charts of all rows are needed: %#', (_how, view, expected) => {
  expect(dependsOnColumns(view, chartKeys)).toBe(expected);
});
