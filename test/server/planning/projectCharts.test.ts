import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';

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
  const open = await addTask(server.database, project, details);
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
  expect(
    answer.Finished.map(({ _id, Lead_days, Cycle_days, Finished_on }) => [_id, Lead_days, Cycle_days, Finished_on]),
  ).toEqual([
    [done.id, 3, 1, '2026-03-04'],
    [bug.id, 4, null, '2026-03-05'],
  ]);
  expect(answer.Lead).toEqual({ P50: 3, P85: 4, P95: 4 });
  expect(answer.Cycle).toEqual({ P50: 1, P85: 1, P95: 1 });
  expect(answer.Accuracy).toEqual({ Tasks: 1, Middle_ratio: 1.5, Near_percent: 0 });
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

test('the charts are hidden from people outside the project', async () => {
  const outsider = await addPerson(server.database, { flags });
  const calls = [
    await server.call('getProjectCharts', { as: outsider, body: { Project_id: project.id, Days: 14 } }),
    await server.call('listProjectDayTasks', { as: outsider, body: { Project_id: project.id, Day: '2026-03-02' } }),
  ];
  expect(calls.map(({ httpStatus }) => httpStatus)).toEqual([404, 404]);
});
