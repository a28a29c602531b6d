import { cleanup, screen, within } from '@testing-library/react';
import type { ProjectCharts } from '../../../../../src/client/api/api';
import ProjectChartsScreen from '../../../../../src/client/features/charts/project/ProjectChartsScreen';
import { barLabels } from '../../../../../src/domain/charts/finishedFigures';
import { taskStatuses } from '../../../../../src/domain/tasks/taskChoices';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { project } from '../../../../support/client/taskRecords';
import { renderConnected } from '../../../../support/renderConnected';

const noBars = (figure: 'lead' | 'ratio'): number[] => barLabels(figure).map(() => 0);
const noTimes = { P50: null, P85: null, P95: null, Bars: noBars('lead') };
const emptyCharts: ProjectCharts = {
  Project_id: 'project-1',
  Statuses: [...taskStatuses],
  Flow: [{ Day: '2026-03-02', Counts: taskStatuses.map(() => 0), Open_bugs: 1 }],
  Velocity: [],
  Lead: noTimes,
  Cycle: noTimes,
  Accuracy: { Tasks: 0, Middle_ratio: null, Near_percent: null, Bars: noBars('ratio') },
  Forecast: [],
};

/** The tables of the charts: the pictures need measures that only a real browser has. */
function show(charts: Partial<ProjectCharts>): void {
  const net = fakeNetwork();
  net.succeed('/auth/projects/detail', project());
  net.succeed('/project/getCharts', { ...emptyCharts, ...charts });
  renderConnected(<ProjectChartsScreen />, {
    address: '/project/charts/project-1?view=table',
    path: '/project/charts/:id',
  });
}

test('a milestone without open tasks has no forecast and is neither late nor in time', async () => {
  const milestone = { Open: 0, P50: '2026-03-02', P85: '2026-03-02' };
  show({
    Forecast: [
      { ...milestone, _id: 'm1', Name: 'Finished late', DueDate: '2026-02-27' },
      { ...milestone, _id: 'm2', Name: 'Without tasks', DueDate: '2026-06-30' },
      { ...milestone, _id: 'm3', Name: 'Under way', DueDate: '2026-02-27', Open: 3 },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Forecast of milestones' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Finished late', '27/02/2026', '0', 'None open', 'None open', '-'],
    ['Without tasks', '30/06/2026', '0', 'None open', 'None open', '-'],
    ['Under way', '27/02/2026', '3', '02/03/2026', '02/03/2026', 'Unlikely'],
  ]);
});

test('a project without finished tasks says so, instead of days that are dashes', async () => {
  show({});
  expect(
    await screen.findByText('From the creation of a task to its end. No task was finished in this time.'),
  ).toBeVisible();
  expect(
    screen.getByText('From the first IN PROGRESS to the end. No task that was IN PROGRESS was finished in this time.'),
  ).toBeVisible();
  expect(screen.getByText('No finished task has an estimate and logged hours.')).toBeVisible();
});

test('a project without tasks, bugs and closed sprints says so above the empty charts, and no other does', async () => {
  const reasons = [
    /There were none in this time\.$/,
    /No bug was open in this time\.$/,
    /No sprint has been closed yet\.$/,
  ];
  show({ Flow: [{ Day: '2026-03-02', Counts: taskStatuses.map(() => 0), Open_bugs: 0 }] });
  for (const reason of reasons) expect(await screen.findByText(reason)).toBeVisible();
  cleanup();
  const amount = { Tasks: 1, Hours: 1 };
  show({
    Flow: [{ Day: '2026-03-02', Counts: taskStatuses.map(() => 1), Open_bugs: 1 }],
    Velocity: [{ _id: 's', Name: 'Quay', Committed: amount, Finished: amount }],
  });
  await screen.findByText('At the end of each day');
  for (const reason of reasons) expect(screen.queryByText(reason)).toBeNull();
});

test('one task is a task, and one bug a bug', async () => {
  show({
    Lead: { P50: 1, P85: 1, P95: 1, Bars: noBars('lead').with(0, 1) },
    Accuracy: { Tasks: 1, Middle_ratio: 1, Near_percent: 100, Bars: noBars('ratio').with(2, 1) },
  });
  expect(await screen.findByText(/of 1 finished task: median 1/)).toBeVisible();
  const figures = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(figures('Finished tasks by lead time').slice(0, 2)).toEqual(['1 task', '0 tasks']);
  expect(figures('Open bugs by day')).toEqual(['1 bug']);
});
