import { addDays, countDays } from '../../../src/domain/calendar/day';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';

// A Monday.
const today = '2026-03-02';
let server: TestServer;
let manager: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, {
    flags: [
      'Milestone_Project.View',
      'Milestone_Project.Add',
      'Milestone_Project.Edit',
      'Milestone_Project.Delete',
      'Sprint_Project.View',
      'Sprint_Project.Add',
      'Project.Edit_Task',
      'PM_Report.Milestone_Report',
    ],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  project = await addProject(server.database, [manager]);
});

const addMilestone = async (DueDate: string, more: Record<string, string> = {}): Promise<string> =>
  (
    await server.call('createMilestone', {
      as: manager,
      body: { Project_id: project.id, Name: `Due ${DueDate}`, DueDate, ...more },
    })
  ).data._id;
const addSprint = async (Name: string, Milestone_id: string): Promise<string> =>
  (
    await server.call('createSprint', {
      as: manager,
      body: { Project_id: project.id, Name, StartDate: '2026-02-23', DueDate: '2026-03-06', Milestone_id },
    })
  ).data._id;
const addTaskAt = async (day: string, sprint_id: string): Promise<string> => {
  const at = new Date(`${day}T04:00:00Z`);
  return (await addTask(server.database, project, { sprint_id, duration_hours: 2, created_at: at, updated_at: at })).id;
};
async function editAt(day: string, id: string, change: { Status?: string; Sprint_id?: string }): Promise<void> {
  server.clock.now = new Date(`${day}T10:00:00Z`);
  await server.call('editTask', { as: manager, body: { id, ...change } });
  server.clock.now = testStart;
}
const getChart = async (id: string, as = manager) => await server.call('getMilestoneChart', { as, body: { id } });
const shown = async (id: string, days: readonly string[]) => {
  const { Points } = (await getChart(id)).data;
  return days.map((day) => {
    const { Figures } = Points.find(({ Day }) => Day === day) ?? {};
    return [Figures?.Scope.Tasks, Figures?.Finished.Hours, Figures?.Added, Figures?.Removed];
  });
};

test('with one sprint it has the figures of the sprint', async () => {
  const milestone = await addMilestone('2026-03-06', { StartDate: '2026-02-23' });
  const sprint = await addSprint('Sprint 1', milestone);
  await addTaskAt('2026-02-20', sprint);
  await editAt('2026-02-25', await addTaskAt('2026-02-24', sprint), { Status: 'CLOSE' });
  await editAt('2026-02-27', await addTaskAt('2026-02-26', sprint), { Status: 'REJECTED' });
  const chart = (await getChart(milestone)).data;
  const { data: ofSprint } = await server.call('getSprintChart', { as: manager, body: { id: sprint } });
  const figures = ({ Points }: typeof chart) =>
    Points.flatMap(({ Day, Figures }) => (Figures === null ? [] : [{ Day, Figures }]));
  expect(figures(chart)).toEqual(figures(ofSprint));
  expect(figures(chart)).toHaveLength(9);
  expect(chart.States).toEqual(ofSprint.States);
  expect(chart.Tasks).toEqual(ofSprint.Tasks);
  expect(chart.Points.map(({ Ideal }) => Ideal)).toEqual(chart.Points.map(() => null));
});

test('a task that goes to another sprint of the milestone stays in it, one that goes to the sprint of another leaves it', async () => {
  const [milestone, other] = [
    await addMilestone('2026-03-06', { StartDate: '2026-02-23' }),
    await addMilestone('2026-03-20'),
  ];
  const [one, two] = [await addSprint('Sprint 1', milestone), await addSprint('Sprint 2', milestone)];
  const away = await addSprint('Sprint 3', other);
  const [staying, leaving] = [await addTaskAt('2026-02-20', one), await addTaskAt('2026-02-20', one)];
  await editAt('2026-02-25', staying, { Sprint_id: two });
  await editAt('2026-02-26', leaving, { Sprint_id: away });
  await editAt('2026-02-27', staying, { Status: 'CLOSE' });
  expect(await shown(milestone, ['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27'])).toEqual([
    [2, 0, 0, 0],
    [2, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 2, 0, 0],
  ]);
  // The sprint belongs to another milestone from now on: its tasks have always been there.
  await server.database.updateTable('sprints').set({ milestone_id: other }).where('id', '=', two).execute();
  expect(await shown(other, ['2026-02-27'])).toEqual([[2, 2, 0, 0]]);
});

/** On each working day of nine weeks one task is added and two are done: 20 of 65 are left, and 45 new ones are done. */
async function addHistory(sprint: string): Promise<void> {
  const open: string[] = [];
  for (let count = 0; count < 65; count += 1) open.push(await addTaskAt(addDays(today, -70), sprint));
  for (let weeks = 9; weeks > 0; weeks -= 1) {
    for (let day = 0; day < 5; day += 1) {
      const at = addDays(today, day - 7 * weeks);
      open.push(await addTaskAt(at, sprint));
      for (const id of open.splice(0, 2)) await editAt(at, id, { Status: 'CLOSE' });
    }
  }
}

test('it reaches to the day by which its open tasks are done with a chance of 85 per cent, half a year at most', async () => {
  const milestone = await addMilestone(today);
  const sprint = await addSprint('Sprint 1', milestone);
  await addHistory(sprint);
  const chart = (await getChart(milestone)).data;
  const last = chart.Points.at(-1)?.Day ?? '';
  expect(chart.Forecast).toMatchObject({ Open: 20 });
  const [p50, p85] = [chart.Forecast?.P50 ?? '', chart.Forecast?.P85 ?? ''];
  expect(countDays(today, p50)).toBeGreaterThan(0);
  expect(p85 >= p50).toBe(true);
  const farthest = addDays(today, 183);
  expect(last).toBe(p85 < farthest ? p85 : farthest);
  expect(chart.Points.find(({ Day }) => Day === today)?.Figures?.Open.Tasks).toBe(20);
  expect(chart.Points.at(-1)?.Figures).toBeNull();
  // The sprint has all of its tasks; its chart ends today, when it is overdue.
  await server.database.updateTable('sprints').set({ due_on: '2026-02-27' }).where('id', '=', sprint).execute();
  const sprintChart = async () => (await server.call('getSprintChart', { as: manager, body: { id: sprint } })).data;
  expect(await sprintChart()).toMatchObject({ Forecast: chart.Forecast, Points: expect.any(Array) });
  expect((await sprintChart()).Points.at(-1)?.Day).toBe(today);
  await server.database.updateTable('sprints').set({ status: 'CLOSE' }).where('id', '=', sprint).execute();
  expect((await sprintChart()).Forecast).toBeNull();
});

test('without open tasks it is done; a closed one has no forecast and ends with the last change of its tasks', async () => {
  const milestone = await addMilestone('2026-02-20', { StartDate: '2026-02-16' });
  const sprint = await addSprint('Sprint 1', milestone);
  const task = await addTaskAt('2026-02-17', sprint);
  await editAt('2026-02-24', task, { Status: 'CLOSE' });
  const lastDay = async () => (await getChart(milestone)).data.Points.at(-1)?.Day;
  expect((await getChart(milestone)).data.Forecast).toEqual({ Open: 0, P50: today, P85: today });
  expect(await lastDay()).toBe(today);
  const saved = await server.call('updateMilestone', {
    as: manager,
    body: { id: milestone, Name: 'Done', StartDate: '2026-02-16', DueDate: '2026-02-20', Status: 'CLOSE' },
  });
  expect(saved.httpStatus).toBe(200);
  const chart = (await getChart(milestone)).data;
  expect(chart.Forecast).toBeNull();
  expect(chart.Points.at(-1)).toMatchObject({ Day: '2026-02-24', Figures: { Finished: { Tasks: 1 } } });
  expect(chart.Closed_at).not.toBeNull();
});

test('tasks that begin before the milestone does are shown', async () => {
  const milestone = await addMilestone('2026-03-20', { StartDate: '2026-03-09' });
  const sprint = await addSprint('Sprint 1', milestone);
  await addTaskAt('2026-02-26', sprint);
  const { Points } = (await getChart(milestone)).data;
  expect(Points.map(({ Day }) => Day)).toEqual(expect.arrayContaining([null, '2026-02-26', today, '2026-03-20']));
  expect(Points.find(({ Day }) => Day === today)?.Figures?.Scope.Tasks).toBe(1);
});

test('without sprints there are no figures', async () => {
  const chart = (await getChart(await addMilestone('2026-03-06'))).data;
  expect(chart.Tasks).toEqual([]);
  expect(chart.Forecast).toEqual({ Open: 0, P50: today, P85: today });
});

test('the forecasts of lists are those of the charts, of the open milestones that the caller may see', async () => {
  const [milestone, idle, closed] = [
    await addMilestone(today),
    await addMilestone('2026-03-20'),
    await addMilestone('2026-02-20'),
  ];
  await addHistory(await addSprint('Sprint 1', milestone));
  await server.call('updateMilestone', {
    as: manager,
    body: { id: closed, Name: 'Closed', StartDate: '', DueDate: '2026-02-20', Status: 'CLOSE' },
  });
  const own = await addProject(server.database, [manager]);
  const elsewhere = (
    await server.call('createMilestone', { as: manager, body: { Project_id: own.id, Name: 'Else', DueDate: today } })
  ).data._id;
  const list = async (milestoneIds?: string, as = manager) =>
    (await server.call('listMilestoneForecasts', { as, query: milestoneIds === undefined ? {} : { milestoneIds } }))
      .data;
  const named = await list([milestone, idle, closed, unknownId()].join(','));
  const wanted = await Promise.all(
    [milestone, idle].map(async (id) => ({ Milestone_id: id, ...(await getChart(id)).data.Forecast })),
  );
  expect(named.map(({ Milestone_id }) => Milestone_id).sort()).toEqual([milestone, idle].sort());
  expect(named).toEqual(expect.arrayContaining(wanted));
  expect(wanted[0]?.P50).not.toBeNull();
  const all = await list();
  expect(all).toEqual(
    expect.arrayContaining([...wanted, { Milestone_id: elsewhere, Open: 0, P50: today, P85: today }]),
  );
  expect(all.map(({ Milestone_id }) => Milestone_id)).not.toContain(closed);
  const outsider = await addPerson(server.database, { flags: ['PM_Report.Milestone_Report'] });
  expect(await list(milestone, outsider)).toEqual([]);
});

test('it is hidden from people outside the project, and with the milestone', async () => {
  const milestone = await addMilestone('2026-03-06');
  const outsider = await addPerson(server.database, { flags: ['Milestone_Project.View'] });
  expect((await getChart(milestone, outsider)).httpStatus).toBe(404);
  for (const id of [unknownId(), 'nonsense']) expect((await getChart(id)).httpStatus).toBe(404);
  await server.call('deleteMilestone', { as: manager, body: { id: milestone } });
  expect((await getChart(milestone)).httpStatus).toBe(404);
});
