import { sql } from 'kysely';
import { addDays, daysOfRange } from '../../../src/domain/calendar/day';
import { isWeekOff } from '../../../src/domain/calendar/weekday';
import { SeededRandom } from '../../../src/server/demo/seed/seededRandom';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';

// A Monday in the company's time zone.
const today = '2026-03-02';
let server: TestServer;
let manager: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, {
    flags: ['PM_Report.Dues', 'Sprint_Project.View', 'Sprint_Project.Add', 'Milestone_Project.Add'],
  });
});
afterAll(() => server.close());
beforeEach(() => (server.clock.now = testStart));

const charts = async (projects: readonly { readonly id: string }[], as = manager) =>
  (
    await server.call('listPortfolioCharts', {
      as,
      query: { projectIds: projects.map(({ id }) => id).join(',') },
    })
  ).data;

const addMilestone = async (project: TestProject, Name: string, DueDate: string) =>
  (await server.call('createMilestone', { as: manager, body: { Project_id: project.id, Name, DueDate } })).data;
const addSprint = async (project: TestProject, Milestone_id: string, StartDate: string, DueDate: string) =>
  (
    await server.call('createSprint', {
      as: manager,
      body: { Project_id: project.id, Name: `Sprint from ${StartDate}`, StartDate, DueDate, Milestone_id },
    })
  ).data;

/** A project that has created and finished some tasks on every working day of ten weeks, and is within a sprint. */
async function addBusyProject(name: string, tasksOfDay: number) {
  const random = new SeededRandom(name);
  server.clock.now = new Date('2025-12-15T04:00:00Z');
  const project = await addProject(server.database, [manager]);
  const first = await addMilestone(project, 'First', addDays(today, 20));
  const second = await addMilestone(project, 'Second', addDays(today, 60));
  const sprints = [
    await addSprint(project, first._id, addDays(today, -10), addDays(today, 11)),
    await addSprint(project, second._id, addDays(today, 14), addDays(today, 24)),
  ];
  const open: string[] = [];
  for (const day of daysOfRange('2025-12-22', addDays(today, -1)).filter((one) => !isWeekOff(one))) {
    for (let count = 0; count < tasksOfDay; count += 1) {
      const at = new Date(`${day}T04:00:00Z`);
      const sprint_id = random.chance(0.6) ? random.pick(sprints)._id : null;
      open.push((await addTask(server.database, project, { sprint_id, created_at: at, updated_at: at })).id);
    }
    server.clock.now = new Date(`${day}T10:00:00Z`);
    for (let count = 0; count < tasksOfDay && random.chance(0.8); count += 1) {
      const id = open.splice(random.integer(0, open.length - 1), 1)[0] ?? '';
      await server.call('editTask', { as: manager, body: { id, Status: random.chance(0.9) ? 'CLOSE' : 'REJECTED' } });
    }
  }
  server.clock.now = testStart;
  return { project, first, sprint: sprints[0]! };
}

test('burndown and forecast of several projects are those of the charts of each sprint and project', async () => {
  const busy = [await addBusyProject('slow', 1), await addBusyProject('quick', 2)];
  const answer = await charts(busy.map(({ project }) => project));
  expect(answer).toHaveLength(2);
  for (const { project, first, sprint } of busy) {
    const chart = answer.find((one) => one.Project_id === project.id);
    const { data: own } = await server.call('getSprintChart', { as: manager, body: { id: sprint._id } });
    const burndown = chart?.Burndown;
    expect(burndown?.Sprint_id).toBe(sprint._id);
    expect(burndown?.Points.at(-1)).toMatchObject({ Day: sprint.DueDate, Open: null, Ideal: 0 });
    // The days of the chart of the sprint, days off included.
    expect(burndown?.Points).toEqual(
      own.Points.map(({ Day, Work_share, Figures, Ideal }) => ({
        Day,
        Work_share,
        Open: Figures?.Open.Tasks ?? null,
        Ideal: Ideal?.Tasks ?? null,
      })),
    );
    const whole = (await server.call('listPortfolioCharts', { as: manager })).data;
    expect(whole.find((one) => one.Project_id === project.id)).toEqual(chart);
    expect(burndown?.Ideal_now).toBe(own.Points.find(({ Day }) => Day === today)?.Ideal?.Tasks);
    const { data } = await server.call('getProjectCharts', {
      as: manager,
      body: { Project_id: project.id, Days: 30 },
    });
    const forecast = data.Forecast.find(({ _id }) => _id === first._id);
    expect(forecast?.P50).not.toBeNull();
    const ofMilestone = (await server.call('getMilestoneChart', { as: manager, body: { id: first._id } })).data;
    expect(chart?.Forecast).toEqual({ Milestone_id: first._id, ...ofMilestone.Forecast });
    expect(chart?.Forecast).toEqual({
      Milestone_id: first._id,
      Open: forecast?.Open,
      P50: forecast?.P50,
      P85: forecast?.P85,
    });
  }
});

test('what a task was while it was open does not change the forecast', async () => {
  const { project } = await addBusyProject('changing', 2);
  const [before] = await charts([project]);
  const minute = sql`interval '1 minute'`;
  await sql`update task_states set status = 'IN PROGRESS', valid_from = valid_from + ${minute}
    where project_id = ${project.id} and status = 'OPEN'
      and (valid_to is null or valid_to > valid_from + ${minute})`.execute(server.database);
  const { numAffectedRows: split } =
    await sql`insert into task_states (task_id, valid_from, valid_to, project_id, sprint_id, status, issue_type, duration_hours)
      select task_id, valid_from - ${minute}, valid_from, project_id, sprint_id, 'OPEN', issue_type, duration_hours
      from task_states where project_id = ${project.id} and status = 'IN PROGRESS'`.execute(server.database);
  expect(split).toBeGreaterThan(20n);
  const [after] = await charts([project]);
  expect(before?.Forecast?.P50).not.toBeNull();
  expect(after?.Forecast).toEqual(before?.Forecast);
});

test('without a sprint, a milestone, tasks or a history there is nothing to show', async () => {
  const empty = await addProject(server.database, [manager]);
  const done = await addProject(server.database, [manager]);
  const milestone = await addMilestone(done, 'Done', addDays(today, 5));
  const fresh = await addProject(server.database, [manager]);
  const next = await addMilestone(fresh, 'New', addDays(today, 5));
  const sprint = await addSprint(fresh, next._id, today, addDays(today, 4));
  await addTask(server.database, fresh, { sprint_id: sprint._id });
  const byId = new Map((await charts([empty, done, fresh])).map((chart) => [chart.Project_id, chart]));
  expect(byId.get(empty.id)).toEqual({ Project_id: empty.id, Burndown: null, Forecast: null });
  expect(byId.get(done.id)?.Forecast).toEqual({ Milestone_id: milestone._id, Open: 0, P50: today, P85: today });
  expect(byId.get(fresh.id)?.Forecast).toEqual({ Milestone_id: next._id, Open: 1, P50: null, P85: null });
});

test('shows the named projects that the caller may see, at most 40 at a time, or the whole portfolio, only with a flag of the PM reports', async () => {
  const own = await addProject(server.database, [manager]);
  const foreign = await addProject(server.database, []);
  expect((await charts([own, foreign])).map(({ Project_id }) => Project_id)).toEqual([own.id]);
  const reject = async (projectIds: string, as = manager) =>
    (await server.call('listPortfolioCharts', { as, query: { projectIds } })).httpStatus;
  expect(await reject(Array.from({ length: 40 }, unknownId).join(','))).toBe(200);
  expect(await reject(Array.from({ length: 41 }, unknownId).join(','))).toBe(400);
  const completed = await addProject(server.database, [manager]);
  await server.database.updateTable('projects').set({ status: 'Completed' }).where('id', '=', completed.id).execute();
  const portfolio = (await server.call('listPortfolio', { as: manager })).data.map(({ _id }) => _id);
  const all = (await server.call('listPortfolioCharts', { as: manager })).data;
  expect(all.map(({ Project_id }) => Project_id).sort()).toEqual([...portfolio].sort());
  expect(portfolio).not.toContain(completed.id);
  expect(await reject(`${own.id},`)).toBe(400);
  expect(await reject('')).toBe(400);
  expect(await reject('portfolio')).toBe(400);
  expect(await reject(own.id, await addPerson(server.database))).toBe(403);
});
