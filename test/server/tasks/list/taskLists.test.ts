import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { addProject, addTask, type TestProject } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

let server: TestServer;
let member: TestPerson;
let colleague: TestPerson;
let outsider: TestPerson;
let harbour: TestProject;
let secret: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  member = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  colleague = await addPerson(server.database, { firstName: 'Ben', lastName: 'Okoro' });
  outsider = await addPerson(server.database);
  harbour = await addProject(server.database, [member, colleague], { short_name: 'HBR' });
  secret = await addProject(server.database, [outsider, colleague], { short_name: 'SEC', name: 'Secret' });
  await addTask(server.database, harbour, {
    summary: '100% of the berths',
    assignee_id: member.id,
    due_on: '2026-03-10',
  });
  await addTask(server.database, harbour, {
    summary: 'Crane_log is empty',
    assignee_id: member.id,
    due_on: '2026-03-05',
    status: 'CLOSE',
  });
  await addTask(server.database, harbour, { summary: 'Crane calendar', assignee_id: member.id, due_on: '2026-03-04' });
  await addTask(server.database, harbour, { summary: 'Gate passes', assignee_id: member.id });
  await addTask(server.database, harbour, { summary: 'Tariffs', assignee_id: colleague.id });
  await addTask(server.database, harbour, { summary: 'Thrown away', assignee_id: member.id, deleted_at: testMoment() });
  await addTask(server.database, secret, { summary: 'Hidden from Asha', assignee_id: colleague.id });
});
afterAll(() => server.close());

const keys = (rows: { Task_key: string }[]) => rows.map((row) => row.Task_key);

test('the tasks of a project come by key, without the deleted ones', async () => {
  const { data } = await server.call('listProjectTasks', { as: member, params: { projectId: harbour.id } });
  expect(keys(data)).toEqual(['HBR-1', 'HBR-2', 'HBR-3', 'HBR-4', 'HBR-5']);
  expect(data[0]).toMatchObject({
    Short_summary: '100% of the berths',
    Project_name: 'Harbour',
    Assignees: 'Asha Rao',
  });
});

test.each([
  ['crane', ['HBR-2', 'HBR-3']],
  ['CRANE', ['HBR-2', 'HBR-3']],
  ['hbr-4', ['HBR-4']],
  ['%', ['HBR-1']],
  ['_', ['HBR-2']],
  ['\\', []],
  ["' or 1=1 --", []],
])('looking for %s finds exactly what holds it', async (q, found) => {
  const { data } = await server.call('listProjectTasks', {
    as: member,
    params: { projectId: harbour.id },
    query: { q },
  });
  expect(keys(data)).toEqual(found);
  const window = await server.call('listTasks', {
    as: member,
    query: { q, Project_id: harbour.id, sort: 'Task_key:asc' },
  });
  expect(keys(window.data.Rows)).toEqual(found);
});

test('a shorter list can be asked for', async () => {
  const { data } = await server.call('listProjectTasks', {
    as: member,
    params: { projectId: harbour.id },
    query: { limit: 2 },
  });
  expect(keys(data)).toEqual(['HBR-1', 'HBR-2']);
});

test('my tasks are the open ones by due date, then the closed ones', async () => {
  const { data } = await server.call('listOwnTasks', { as: member });
  expect(keys(data)).toEqual(['HBR-3', 'HBR-1', 'HBR-4', 'HBR-2']);
});

test('tasks of a colleague are shown as far as I may see their projects', async () => {
  expect(keys((await server.call('listEmployeeTasks', { as: member, body: { id: colleague.id } })).data)).toEqual([
    'HBR-5',
  ]);
  expect(
    keys((await server.call('listEmployeeTasks', { as: colleague, body: { id: colleague.id } })).data).sort(),
  ).toEqual(['HBR-5', 'SEC-1']);
});

test('a user without tasks has an empty list, and an unknown person is not found', async () => {
  expect((await server.call('listOwnTasks', { as: outsider })).data).toEqual([]);
  for (const id of [unknownId(), 'nonsense']) {
    const answer = await server.call('listEmployeeTasks', { as: member, body: { id } });
    expect([answer.httpStatus, answer.message]).toEqual([404, 'Employee not found']);
  }
});

test('a task stays open to the one it is assigned to, also after leaving the project', async () => {
  const left = await addPerson(server.database);
  const task = await addTask(server.database, secret, { assignee_id: left.id });
  expect(keys((await server.call('listOwnTasks', { as: left })).data)).toEqual([task.key]);
  expect((await server.call('getTask', { as: left, body: { id: task.id } })).data.Task_key).toBe(task.key);
});

test('an invisible project or task answers like one that does not exist', async () => {
  const hidden = await addTask(server.database, secret);
  const calls = [
    await server.call('listProjectTasks', { as: member, params: { projectId: secret.id } }),
    await server.call('listTasks', { as: member, query: { Project_id: secret.id } }),
    await server.call('getTask', { as: member, body: { id: hidden.id } }),
    await server.call('listLinkedTasks', { as: member, body: { task_id: hidden.id } }),
  ];
  expect(calls.map((answer) => [answer.httpStatus, answer.message])).toEqual([
    [404, 'Project not found'],
    [404, 'Project not found'],
    [404, 'Task not found'],
    [404, 'Task not found'],
  ]);
});

test('the minutes of all stopped timers are added up', async () => {
  const task = await addTask(server.database, harbour);
  const timer = (started: string, stopped: string | null, employee_id: string) => ({
    id: unknownId(),
    task_id: task.id,
    project_id: harbour.id,
    employee_id,
    started_at: new Date(`2026-02-02T${started}Z`),
    stopped_at: stopped === null ? null : new Date(`2026-02-02T${stopped}Z`),
  });
  await server.database
    .insertInto('task_timers')
    .values([
      timer('08:00:00', '08:40:30', member.id),
      timer('09:00:00', '09:20:45', colleague.id),
      timer('10:00:00', null, colleague.id),
    ])
    .execute();
  expect((await server.call('getTask', { as: member, body: { id: task.id } })).data.Logged_minutes).toBe(61);
});
