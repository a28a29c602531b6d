import { barLimits, finishedFigures } from '../../../src/domain/charts/finishedFigures';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';
import { watchStatements } from '../../support/database/watchStatements';
import { percentile } from '../../../src/domain/charts/forecast';

const flags: PermissionFlag[] = [
  'Sprint_Project.View',
  'Sprint_Project.Add',
  'Sprint_Project.Edit',
  'Milestone_Project.Add',
];
let server: TestServer;
let manager: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { flags });
  project = await addProject(server.database, [manager]);
});
afterAll(() => server.close());

const at = (instant: string): void => {
  server.clock.now = new Date(instant);
};
const setStatus = (id: string, Status: string) => server.call('editTask', { as: manager, body: { id, Status } });
const charts = async () =>
  (await server.call('getProjectCharts', { as: manager, body: { Project_id: project.id, Days: 14 } })).data;

test('the charts of a project follow its tasks, sprints and milestones', async () => {
  at('2026-03-02T04:00:00Z');
  const { data: beta } = await server.call('createMilestone', {
    as: manager,
    body: { Project_id: project.id, Name: 'Beta', DueDate: '2026-03-31' },
  });
  const { data: sprint } = await server.call('createSprint', {
    as: manager,
    body: {
      Project_id: project.id,
      Name: 'Sprint 1',
      StartDate: '2026-03-02',
      DueDate: '2026-03-06',
      Milestone_id: beta._id,
    },
  });
  const created = new Date('2026-03-01T12:00:00Z');
  const details = { sprint_id: sprint._id, duration_hours: 4, created_at: created, updated_at: created };
  const done = await addTask(server.database, project, { ...details, logged_seconds: 6 * 3600 } as never);
  const bug = await addTask(server.database, project, { ...details, issue_type: 'Bug' });
  // The last of the plan, so that the past says something about it.
  const later = new Date('2026-03-01T13:00:00Z');
  const open = await addTask(server.database, project, { ...details, created_at: later, updated_at: later });
  at('2026-03-03T12:00:00Z');
  await setStatus(done.id, 'IN PROGRESS');
  at('2026-03-04T12:00:00Z');
  await setStatus(done.id, 'CLOSE');
  at('2026-03-05T12:00:00Z');
  await setStatus(bug.id, 'CLOSE');
  at('2026-03-06T12:00:00Z');
  await server.call('closeSprint', { as: manager, body: { id: sprint._id, Carry: 'leave' } });
  at('2026-03-09T12:00:00Z');

  const answer = await charts();
  const column = (status: string): number => answer.Statuses.indexOf(status as never);
  const flow = answer.Flow.filter(({ Day }) => Day >= '2026-02-28' && Day <= '2026-03-05').map(
    ({ Day, Counts, Open_bugs }) => [
      Day,
      Counts[column('OPEN')],
      Counts[column('IN PROGRESS')],
      Counts[column('CLOSE')],
      Open_bugs,
    ],
  );
  expect(flow).toEqual([
    ['2026-02-28', 0, 0, 0, 0],
    ['2026-03-01', 3, 0, 0, 1],
    ['2026-03-02', 3, 0, 0, 1],
    ['2026-03-03', 2, 1, 0, 1],
    ['2026-03-04', 2, 0, 1, 1],
    ['2026-03-05', 1, 0, 2, 0],
  ]);
  expect(answer.Flow.at(-1)?.Day).toBe('2026-03-09');
  expect(answer.Velocity).toEqual([
    { _id: sprint._id, Name: 'Sprint 1', Committed: { Tasks: 3, Hours: 12 }, Finished: { Tasks: 2, Hours: 8 } },
  ]);
  expect(answer.Lead).toEqual({ P50: 3, P85: 4, P95: 4, Bars: [0, 0, 1, 1, 0, 0, 0, 0, 0] });
  expect(answer.Cycle).toEqual({ P50: 1, P85: 1, P95: 1, Bars: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(answer.Accuracy).toEqual({ Tasks: 1, Middle_ratio: 1.5, Near_percent: 0, Bars: [0, 0, 0, 1, 0, 0] });
  const inBar = async (Figure: 'lead' | 'cycle' | 'ratio', Bar: number) =>
    (
      await server.call('listProjectFinishedTasks', {
        as: manager,
        body: { Project_id: project.id, Days: 14, Figure, Bar },
      })
    ).data;
  expect(await inBar('lead', 2)).toEqual({
    Count: 1,
    Tasks: [
      {
        _id: done.id,
        Task_key: done.key,
        Summary: expect.any(String),
        Finished_on: '2026-03-04',
        Lead_days: 3,
        Cycle_days: 1,
        Estimated_hours: 4,
        Logged_hours: 6,
      },
    ],
  });
  expect((await inBar('lead', 3)).Tasks.map(({ _id, Cycle_days }) => [_id, Cycle_days])).toEqual([[bug.id, null]]);
  expect((await inBar('ratio', 3)).Tasks.map(({ _id }) => _id)).toEqual([done.id]);
  expect(await inBar('cycle', 1)).toEqual({ Count: 0, Tasks: [] });
  const [forecast] = answer.Forecast;
  expect(forecast).toMatchObject({ _id: beta._id, Open: 1, DueDate: '2026-03-31' });
  expect((forecast?.P50 ?? '') > '2026-03-09').toBe(true);
  expect((forecast?.P85 ?? '') >= (forecast?.P50 ?? '')).toBe(true);
  // The same input gives the same forecast.
  expect(await charts()).toEqual(answer);

  const dayTasks = async (Day: string, bugs: 'true' | 'false') =>
    (await server.call('listProjectDayTasks', { as: manager, body: { Project_id: project.id, Day, Open_bugs: bugs } }))
      .data;
  expect(await dayTasks('2026-03-04', 'true')).toMatchObject({ Count: 1, Tasks: [{ _id: bug.id, Status: 'OPEN' }] });
  expect((await dayTasks('2026-03-03', 'false')).Tasks.map(({ _id, Status }) => [_id, Status])).toEqual([
    [done.id, 'IN PROGRESS'],
    [bug.id, 'OPEN'],
    [open.id, 'OPEN'],
  ]);
});

test('a day opens the tasks that its figures count, without rejected ones, and the rows go on after the first 500', async () => {
  at('2026-03-09T12:00:00Z');
  const full = await addProject(server.database, [manager]);
  const created = new Date('2026-03-01T12:00:00Z');
  for (let number = 0; number < 505; number += 1)
    await addTask(server.database, full, {
      status: number % 100 === 0 ? 'REJECTED' : 'CLOSE',
      created_at: created,
      updated_at: created,
      closed_at: new Date('2026-03-02T12:00:00Z'),
    } as never);
  const flow = (await server.call('getProjectCharts', { as: manager, body: { Project_id: full.id, Days: 14 } })).data;
  const counted = flow.Flow.at(-1)?.Counts.reduce(
    (sum, count, index) => (flow.Statuses[index] === 'REJECTED' ? sum : sum + count),
    0,
  );
  expect(counted).toBe(499);
  const dayTasks = async (Skip: number) =>
    (await server.call('listProjectDayTasks', { as: manager, body: { Project_id: full.id, Day: '2026-03-09', Skip } }))
      .data;
  const all = await dayTasks(0);
  expect([all.Count, all.Tasks.length]).toEqual([499, 499]);
  expect(all.Tasks.some(({ Status }) => Status === 'REJECTED')).toBe(false);
  for (let number = 0; number < 3; number += 1)
    await addTask(server.database, full, { created_at: created, updated_at: created });
  const [first, rest] = [await dayTasks(0), await dayTasks(500)];
  expect([first.Count, first.Tasks.length, rest.Count, rest.Tasks.length]).toEqual([502, 500, 502, 2]);
  expect(new Set([...first.Tasks, ...rest.Tasks].map(({ _id }) => _id)).size).toBe(502);
  const finished = async (Skip: number) =>
    (
      await server.call('listProjectFinishedTasks', {
        as: manager,
        body: { Project_id: full.id, Days: 14, Figure: 'lead', Bar: 0, Skip },
      })
    ).data;
  expect([(await finished(490)).Count, (await finished(490)).Tasks.length]).toEqual([499, 9]);
});

test('velocity has the sprints that were closed last, also without a start date, and a forecast opens its open tasks', async () => {
  at('2026-03-09T04:00:00Z');
  const own = await addProject(server.database, [manager]);
  const named = async (operation: 'createSprint' | 'createMilestone', more: Record<string, string>) =>
    (await server.call(operation, { as: manager, body: { Project_id: own.id, ...more } })).data._id;
  const milestone = await named('createMilestone', { Name: 'Gamma', DueDate: '2026-04-30' });
  const undated = await named('createSprint', { Name: 'Undated' });
  const dated = await named('createSprint', { Name: 'Dated', StartDate: '2026-03-02', Milestone_id: milestone });
  const created = new Date('2026-03-09T04:00:00Z');
  const add = (sprint_id: string, details: Record<string, unknown> = {}) =>
    addTask(server.database, own, { sprint_id, created_at: created, updated_at: created, ...details });
  const [done] = [await add(undated), await add(undated), await add(undated, { status: 'REJECTED' })];
  const open = await add(dated);
  await add(dated, { status: 'CLOSE' });
  at('2026-03-10T12:00:00Z');
  await setStatus(done.id, 'CLOSE');
  at('2026-03-11T12:00:00Z');
  await server.call('closeSprint', { as: manager, body: { id: undated, Carry: 'leave' } });
  at('2026-03-12T12:00:00Z');
  const { Velocity, Forecast } = (
    await server.call('getProjectCharts', { as: manager, body: { Project_id: own.id, Days: 14 } })
  ).data;
  expect(Velocity.map(({ Name, Committed, Finished }) => [Name, Committed.Tasks, Finished.Tasks])).toEqual([
    ['Undated', 2, 1],
  ]);
  expect(Forecast.map(({ Name, Open }) => [Name, Open])).toEqual([['Gamma', 1]]);
  const forecasted = (Milestone_id: string) =>
    server.call('listProjectDayTasks', {
      as: manager,
      body: { Project_id: own.id, Day: '2026-03-12', Milestone_id },
    });
  expect((await forecasted(milestone)).data).toMatchObject({ Count: 1, Tasks: [{ _id: open.id }] });
  expect((await forecasted('none')).httpStatus).toBe(404);
});

test('the charts are hidden from people outside the project', async () => {
  const outsider = await addPerson(server.database, { flags });
  const calls = [
    await server.call('getProjectCharts', { as: outsider, body: { Project_id: project.id, Days: 14 } }),
    await server.call('listProjectDayTasks', { as: outsider, body: { Project_id: project.id, Day: '2026-03-02' } }),
    await server.call('listProjectFinishedTasks', {
      as: outsider,
      body: { Project_id: project.id, Days: 14, Figure: 'lead', Bar: 0 },
    }),
  ];
  expect(calls.map(({ httpStatus }) => httpStatus)).toEqual([404, 404, 404]);
});

test('bars and percentiles equal those recomputed from the tasks behind them', async () => {
  at('2026-03-09T12:00:00Z');
  const crowded = await addProject(server.database, [manager]);
  for (let number = 0; number < 40; number += 1) {
    const closed = Date.parse('2026-03-01T00:00:00Z') + number * 4_000_000;
    await addTask(server.database, crowded, {
      status: number % 7 === 0 ? 'OPEN' : 'CLOSE',
      created_at: new Date(closed - ((number * 37) % 41) * 86_400_000 - number * 1_000_000),
      closed_at: number % 7 === 0 ? null : new Date(closed),
      duration_hours: number % 5 === 0 ? null : 1 + (number % 4),
      logged_seconds: (number % 6) * 3500,
    } as never);
  }
  const body = { Project_id: crowded.id, Days: 30 };
  const { Lead, Cycle, Accuracy } = (await server.call('getProjectCharts', { as: manager, body })).data;
  const shown = { lead: Lead.Bars, cycle: Cycle.Bars, ratio: Accuracy.Bars };
  const values: Record<'lead' | 'cycle' | 'ratio', number[]> = { lead: [], cycle: [], ratio: [] };
  for (const figure of finishedFigures)
    for (const [bar, count] of shown[figure].entries()) {
      const { Count, Tasks } = (
        await server.call('listProjectFinishedTasks', { as: manager, body: { ...body, Figure: figure, Bar: bar } })
      ).data;
      expect([figure, bar, Count, Tasks.length]).toEqual([figure, bar, count, count]);
      for (const { Lead_days, Cycle_days, Estimated_hours, Logged_hours } of Tasks) {
        const value = { lead: Lead_days, cycle: Cycle_days, ratio: Logged_hours / (Estimated_hours ?? 0) }[figure] ?? 0;
        const rounded = Math.round(value * 100) / 100;
        values[figure].push(rounded);
        expect(rounded).toBeGreaterThanOrEqual(barLimits[figure][bar - 1] ?? 0);
        expect(rounded).toBeLessThanOrEqual(barLimits[figure][bar] ?? Number.POSITIVE_INFINITY);
      }
    }
  expect(values.lead.length).toBe(34);
  expect(Lead).toMatchObject({
    P50: percentile(values.lead, 0.5),
    P85: percentile(values.lead, 0.85),
    P95: percentile(values.lead, 0.95),
  });
  expect(values.ratio.length).toBeGreaterThan(10);
  expect(Accuracy.Tasks).toBe(values.ratio.length);
  expect(Accuracy.Middle_ratio).toBeCloseTo(percentile(values.ratio, 0.5) ?? Number.NaN, 1);
});

test('the holidays of all charts of a project are read once', async () => {
  const own = await addProject(server.database, [manager]);
  const statements: string[] = [];
  watchStatements((text) => statements.push(text));
  try {
    await server.call('getProjectCharts', { as: manager, body: { Project_id: own.id, Days: 14 } });
  } finally {
    jest.restoreAllMocks();
  }
  expect(statements.filter((text) => text.includes('from "holidays"'))).toHaveLength(1);
});
