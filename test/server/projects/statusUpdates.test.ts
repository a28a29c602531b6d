import { dayIn } from '../../../src/domain/calendar/day';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, type TestProject } from '../../support/testWork';

let server: TestServer;
let manager: TestPerson;
let colleague: TestPerson;
let member: TestPerson;
let stranger: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  const flags: PermissionFlag[] = ['Project.Edit_Project', 'PM_Report.Project_Status_Report', 'PM_Report.Dues'];
  manager = await addPerson(server.database, { flags, lastName: 'Manager' });
  colleague = await addPerson(server.database, { flags, lastName: 'Colleague' });
  member = await addPerson(server.database, { lastName: 'Member' });
  stranger = await addPerson(server.database, { flags, lastName: 'Stranger' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  project = await addProject(server.database, [manager, colleague, member]);
});

const hoursLater = (hours: number): Date => new Date(testStart.getTime() + hours * 3_600_000);
const post = async (Health: 'On track' | 'At risk' | 'Done' = 'At risk', Text = '<p>The tests are late</p>') =>
  (await server.call('addStatusUpdate', { as: manager, body: { Project_id: project.id, Health, Text } })).data;
const list = async (as = member, query: { offset?: number; limit?: number } = {}) =>
  (await server.call('listStatusUpdates', { as, params: { projectId: project.id }, query })).data;

test('A manager posts a status update: members read it, are notified, and the history names it', async () => {
  const stored = await post('At risk', '<p>The <script>alert(1)</script><b>tests</b> are late</p>');
  expect(stored).toMatchObject({ Health: 'At risk', Author_id: manager.id, Version: 1, Edited_at: null });
  expect(stored.Text).not.toContain('script');
  expect(await list()).toMatchObject({
    Total: 1,
    Rows: [{ _id: stored._id, Text: stored.Text, Editable_until: null }],
  });
  const { data: notifications } = await server.call('listNotifications', { as: member });
  expect(notifications.Rows[0]).toMatchObject({
    Kind: 'status-update',
    Path: `/project/view/${project.id}?tab=updates`,
  });
  const own = await server.call('listNotifications', { as: manager });
  expect(own.data.Rows.filter(({ Path }) => Path.includes(project.id))).toEqual([]);
  const { data: history } = await server.call('listHistory', { as: member, params: { taskId: project.id } });
  expect(history[0]?.History[0]).toMatchObject({ Action: "posted the status update 'At risk'" });
});

test('Health and text are needed', async () => {
  for (const [Text, field] of [
    ['<p> </p>', 'Text'],
    ['', 'Text'],
  ] as const) {
    const { httpStatus, body } = await server.call('addStatusUpdate', {
      as: manager,
      body: { Project_id: project.id, Health: 'Done', Text },
    });
    expect([400, 422]).toContain(httpStatus);
    expect(JSON.stringify(body)).toContain(field);
  }
});

test('Who does not see the project neither reads nor posts nor changes', async () => {
  const { _id: id } = await post();
  const answers = [
    await server.call('listStatusUpdates', { as: stranger, params: { projectId: project.id } }),
    await server.call('addStatusUpdate', { as: stranger, body: { Project_id: project.id, Health: 'Done', Text: 'x' } }),
    await server.call('editStatusUpdate', { as: stranger, body: { id, Health: 'Done', Text: 'x', Version: 1 } }),
    await server.call('deleteStatusUpdate', { as: stranger, body: { id } }),
    await server.call('deleteStatusUpdate', { as: manager, body: { id: unknownId } }),
  ];
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([404, 404, 404, 404, 404]);
});

test('Only the author corrects and deletes, within 24 hours', async () => {
  const { _id: id } = await post();
  const edit = (as: TestPerson) =>
    server.call('editStatusUpdate', { as, body: { id, Health: 'On track', Text: '<p>Fixed</p>', Version: 1 } });
  expect((await edit(colleague)).httpStatus).toBe(403);
  expect((await server.call('deleteStatusUpdate', { as: colleague, body: { id } })).httpStatus).toBe(403);
  server.clock.now = hoursLater(24);
  expect((await edit(manager)).httpStatus).toBe(409);
  expect((await server.call('deleteStatusUpdate', { as: manager, body: { id } })).httpStatus).toBe(409);
  server.clock.now = hoursLater(23);
  expect((await edit(manager)).httpStatus).toBe(200);
  expect((await list()).Rows[0]).toMatchObject({ Health: 'On track', Text: '<p>Fixed</p>', Version: 2 });
  // The second tab was shown the first version.
  expect((await edit(manager)).httpStatus).toBe(409);
  await server.call('deleteStatusUpdate', { as: manager, body: { id } });
  expect(await list()).toMatchObject({ Total: 0, Rows: [] });
  const { data: history } = await server.call('listHistory', { as: member, params: { taskId: project.id } });
  expect(history[0]?.History.map(({ Action }) => Action)).toEqual([
    expect.stringContaining("deleted the status update 'On track' of"),
    expect.stringContaining("from 'At risk' to 'On track'"),
    "posted the status update 'At risk'",
  ]);
});

test('The list is read by windows, newest first', async () => {
  for (let hour = 0; hour < 5; hour += 1) {
    server.clock.now = hoursLater(hour);
    await post('On track', `<p>Update ${hour}</p>`);
  }
  const texts = async (offset: number) => (await list(member, { offset, limit: 2 })).Rows.map(({ Text }) => Text);
  expect(await texts(0)).toEqual(['<p>Update 4</p>', '<p>Update 3</p>']);
  expect(await texts(4)).toEqual(['<p>Update 0</p>']);
  expect((await list(member, { offset: 4, limit: 2 })).Total).toBe(5);
});

test('The portfolio shows the newest one, without formatting', async () => {
  const row = async () =>
    (await server.call('listPortfolio', { as: manager })).data.find(({ _id }) => _id === project.id)?.Last_update;
  expect(await row()).toBeNull();
  await post('On track', '<p>Fine</p>');
  server.clock.now = hoursLater(1);
  await post('At risk', '<p>Two <b>days</b> late</p>');
  expect(await row()).toMatchObject({
    Health: 'At risk',
    Text: 'Two days late',
    Create_at: hoursLater(1).toISOString(),
  });
});

test('The Project Status Update report lists it', async () => {
  await post('Done', '<p>Delivered</p>');
  const day = dayIn('Asia/Kolkata', testStart);
  const { data } = await server.call('getProjectStatusReport', { as: manager, query: { from: day, to: day } });
  const own = data.filter((update) => update.Project_id._id === project.id);
  expect(own).toMatchObject([{ Comment: expect.stringMatching(/Done:\s+Delivered/) as string, Task_id: null }]);
});
