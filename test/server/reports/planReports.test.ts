import { addDays } from '../../../src/domain/calendar/day';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addProject, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let manager: TestPerson;
let project: TestProject;
let hidden: TestProject;
/** The company's day at the server's clock. */
const today = '2026-03-02';

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, {
    flags: ['PM_Report.Dues', 'PM_Report.Milestone_Report', 'PM_Report.Sprint_Report'],
    firstName: 'Mira',
    lastName: 'Joshi',
  });
  project = await addProject(server.database, [], { name: 'Quay', project_manager_id: manager.id });
  hidden = await addProject(server.database, [], { name: 'Secret' });
  const gone = await addProject(server.database, [manager], { name: 'Gone', deleted_at: testMoment() });
  const earlier = await addProject(server.database, [manager], { name: 'Anchor' });
  const rows: [TestProject, string, number | null, string][] = [
    [project, 'late', -20, 'IN PROGRESS'],
    [project, 'late but closed', -2, 'CLOSE'],
    [project, 'today', 0, 'OPEN'],
    [project, 'in 7', 7, 'OPEN'],
    [project, 'in 8', 8, 'OPEN'],
    [project, 'in 15', 15, 'READY FOR UAT'],
    [project, 'in 16', 16, 'OPEN'],
    [project, 'never', null, 'OPEN'],
    [earlier, 'elsewhere', -1, 'ON HOLD'],
    [earlier, 'given up', -2, 'REJECTED'],
    [hidden, 'hidden', 1, 'OPEN'],
    [gone, 'gone', 1, 'OPEN'],
  ];
  const values = rows.map(([{ id }, name, days, status]) => ({
    id: unknownId(),
    created_at: testMoment(),
    project_id: id,
    name,
    due_on: days === null ? null : addDays(today, days),
    status,
  }));
  await server.database.insertInto('milestones').values(values).execute();
  await server.database
    .insertInto('sprints')
    .values(values.map((row) => ({ ...row, id: unknownId(), scope_type: 'Fixed scope', milestone_id: row.id })))
    .execute();
});
afterAll(() => server.close());

const shown = (rows: readonly { Name: string; overdue: boolean }[]): string[] =>
  rows.map(({ Name, overdue }) => (overdue ? `${Name} (overdue)` : Name));

test('due milestones are those within 15 days, overdue ones above, closed and rejected ones never', async () => {
  const { data } = await server.call('listDueMilestones', { as: manager });
  expect(shown(data)).toEqual(['late (overdue)', 'elsewhere (overdue)', 'today', 'in 7', 'in 8', 'in 15']);
});

test('due sprints are those within 7 days', async () => {
  const { data } = await server.call('listDueSprints', { as: manager });
  expect(shown(data)).toEqual(['late (overdue)', 'elsewhere (overdue)', 'today', 'in 7']);
});

test("what is due is counted in the company's time zone", async () => {
  // 23:30 UTC is the next day in Kolkata.
  server.clock.now = new Date('2026-03-02T23:30:00Z');
  const { data } = await server.call('listDueSprints', { as: manager });
  expect(shown(data)).toEqual(['late (overdue)', 'elsewhere (overdue)', 'today (overdue)', 'in 7', 'in 8']);
  server.clock.now = new Date('2026-03-02T09:00:00Z');
});

test('the reports list everything visible by project, then by due date, with the fields of the specification', async () => {
  const { data: milestones } = await server.call('getMilestoneReport', { as: manager });
  const order = [
    'given up',
    'elsewhere (overdue)',
    'late (overdue)',
    'late but closed',
    'today',
    'in 7',
    'in 8',
    'in 15',
    'in 16',
    'never',
  ];
  expect(shown(milestones)).toEqual(order);
  expect(milestones[2]).toEqual({
    _id: expect.any(String),
    Name: 'late',
    Description: null,
    StartDate: null,
    DueDate: '2026-02-10',
    Status: 'IN PROGRESS',
    Project_id: {
      _id: project.id,
      Project_name: 'Quay',
      Project_manager: 'Mira Joshi',
      Technical_project_manager: null,
    },
    overdue: true,
  });
  const { data: sprints } = await server.call('getSprintReport', { as: manager });
  expect(shown(sprints)).toEqual(order);
  expect(sprints[2]).toMatchObject({ Scope_type: 'Fixed scope', Milestone: { Name: 'late' } });
});

test('who sees all projects gets the others as well', async () => {
  const admin = await addPerson(server.database, { role: 'HR / Admin' });
  expect(shown((await server.call('listDueMilestones', { as: admin })).data)).toContain('hidden');
});
