import { startTestServer, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { addProject, addSprint, addTask, type TestProject } from '../../../support/testWork';
import { isTaskField } from '../../../../src/server/features/tasks/list/taskRowText';

let server: TestServer;
let member: TestPerson;
let outsider: TestPerson;
let project: TestProject;
let fields: string[];

beforeAll(async () => {
  server = await startTestServer();
  member = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao "the first"' });
  outsider = await addPerson(server.database);
  project = await addProject(server.database, [member], { short_name: 'HBR' });
  const secret = await addProject(server.database, [outsider], { short_name: 'SEC' });
  const sprintId = await addSprint(server.database, project.id, 'Sprint "1"');
  await addTask(server.database, project, {
    summary: 'Quotes " and \\ and\nlines',
    assignee_id: member.id,
    due_on: '2026-03-10',
    duration_hours: 7.5,
    sprint_id: sprintId,
  });
  await addTask(server.database, project, { summary: 'Nothing else', status: 'CLOSE' });
  await addTask(server.database, project, { summary: 'Waits' });
  await addTask(server.database, secret, { summary: 'Hidden' });
  const waits = { task_id: 'HBR-3', blocker_id: 'HBR-1', Lag_days: '2' };
  await server.call('saveTaskDependency', { as: member, body: waits });
  const { data } = await server.call('listTasks', { as: member, query: {} });
  fields = Object.keys(data.Rows[0] ?? {});
});
afterAll(() => server.close());

test.each<Record<string, string>>([
  { sort: 'Task_key:asc' },
  { sort: 'Due_date:desc', offset: '1', limit: '1' },
  { sort: 'Short_summary:asc', Status: 'OPEN' },
  { scope: 'assigned' },
  { q: 'waits' },
])('the rows of %j have the values of the list, in the order of the named fields', async (query) => {
  const list = await server.call('listTasks', { as: member, query });
  const reversed = fields.toReversed();
  const chosen = await server.call('listTaskFields', { as: member, query: { ...query, fields: reversed.join(',') } });
  expect(list.data.Rows.length).toBeGreaterThan(0);
  expect(chosen.data.Total).toBe(list.data.Total);
  expect(
    chosen.data.Rows.map((values) => Object.fromEntries(reversed.map((field, at) => [field, values[at]]))),
  ).toEqual(list.data.Rows);
});

test('every field of a listed task can be named, and those that were not named are not sent', async () => {
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.every(isTaskField)).toBe(true);
  const { data } = await server.call('listTaskFields', {
    as: member,
    query: { fields: 'Task_key,Blocked_by', sort: 'Task_key:asc' },
  });
  expect(data.Rows).toEqual([
    ['HBR-1', []],
    ['HBR-2', []],
    ['HBR-3', [expect.objectContaining({ Task_key: 'HBR-1', Lag_days: 2 })]],
  ]);
});

test('rows that the caller may not see are not among them', async () => {
  const { data } = await server.call('listTaskFields', { as: outsider, query: { fields: 'Task_key' } });
  expect(data.Rows).toEqual([['SEC-1']]);
});

test.each([
  ['Task_key,Salary', "Tasks have no field 'Salary'"],
  ['Task_key,constructor', "Tasks have no field 'constructor'"],
  ['Task_key,Status,Task_key', "'Task_key' is named twice"],
])('fields=%s is rejected', async (named, message) => {
  const answer = await server.call('listTaskFields', { as: member, query: { fields: named } });
  expect(answer).toMatchObject({ httpStatus: 400, errors: [{ field: 'fields', message }] });
});
