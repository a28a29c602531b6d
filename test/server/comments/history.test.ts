import { startTestServer, testStart, type TestCall, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addProject, addTask, storedHistory, type TestProject, type TestTask } from '../../support/testWork';

let server: TestServer;
let member: TestPerson;
let colleague: TestPerson;
let outsider: TestPerson;
let project: TestProject;
let task: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  member = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  colleague = await addPerson(server.database, { firstName: 'Ben', lastName: 'Okoro' });
  outsider = await addPerson(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  project = await addProject(server.database, [member, colleague]);
  task = await addTask(server.database, project, { assignee_id: member.id });
});

const minutesLater = (minutes: number): void => void (server.clock.now = new Date(testStart.getTime() + minutes * 60_000));
const add = (body: TestCall['body'], as = member) => server.call('addHistory', { as, body });
const history = async (id: string) => (await server.call('listHistory', { as: member, params: { taskId: id } })).data[0]?.History ?? [];

test('the history tells status, assignee and other changes in the specified fields, the newest first', async () => {
  await server.call('editTask', { as: member, body: { id: task.id, Status: 'IN PROGRESS' } });
  minutesLater(1);
  await server.call('editTask', { as: colleague, body: { id: task.id, Employee_id: colleague.id } });
  minutesLater(2);
  await server.call('editTask', { as: member, body: { id: task.id, Priority: 'HIGH' } });
  expect(await history(task.id)).toMatchObject([
    { Updated_by: 'Asha Rao', Privious_Status: null, Field: 'Priority', Privious_Value: 'MEDIUM', Current_Value: 'HIGH' },
    { Updated_by: 'Ben Okoro', User_id: colleague.id, Privious_Assignees: 'Asha Rao', Current_Assignees: 'Ben Okoro', Privious_Status: null, Current_Status: null },
    { Updated_by: 'Asha Rao', User_id: member.id, Privious_Status: 'OPEN', Current_Status: 'IN PROGRESS', Time: testStart.toISOString(), Created_by: null, Comments: null, Action: null },
  ]);
});

test('the creation of a task is told with who made it and when', async () => {
  const body = { Project_id: project.id, Issue_type: 'Task', Short_summary: 'New', Description: 'Text', Priority: 'LOW', Employee_id: member.id };
  const { data } = await server.call('createTask', { as: member, body });
  expect(await history(data._id)).toMatchObject([{ Created_by: 'Asha Rao', Updated_by: null, Task_create: testStart.toISOString(), Action: 'Created' }]);
});

test('a status change that is told again makes no second entry', async () => {
  await server.call('editTask', { as: member, body: { id: task.id, Status: 'CLOSE' } });
  const [entry] = await history(task.id);
  const { data } = await add({ Task_id: task.id, Updated_by: 'Somebody Else', Current_Status: 'CLOSE', Privious_Status: 'OPEN' });
  expect(data).toEqual(entry);
  expect(await history(task.id)).toHaveLength(1);
});

test('an assignee change is told again without a task, as specified, and makes no second entry', async () => {
  await server.call('editTask', { as: member, body: { id: task.id, Employee_id: colleague.id } });
  const { data } = await add({ Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' });
  expect(data._id).toBe((await history(task.id))[0]?._id);
  minutesLater(2);
  expect((await add({ Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' })).httpStatus).toBe(422);
  expect((await add({ Task_id: task.id, Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' })).data._id).toBe(data._id);
  expect(await history(task.id)).toHaveLength(1);
});

test("a project's status change that is told again makes no second entry", async () => {
  await server.call('editProjectStatus', { as: member, body: { id: project.id, Status: 'Hold' } });
  const { data } = await add({ project_id: project.id, Updated_by: 'Asha Rao', Action: 'Status to Hold' });
  expect(data).toMatchObject({ Action: 'Status to Hold', Updated_by: 'Asha Rao', Privious_Status: 'Open', Current_Status: 'Hold' });
  expect(await storedHistory(server.database, project.id)).toHaveLength(1);
});

test.each([
  [{ Current_Status: 'CLOSE', Privious_Status: 'OPEN' }, 'Current_Status', "You have made no such change: 'CLOSE'"],
  [{ Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' }, 'Current_Assignees', "You have made no such change: 'Ben Okoro'"],
  [{ Action: 'Project deleted' }, 'Action', "You have made no such change: 'Project deleted'"],
])('a change that never happened cannot be written into the history: %j', async (claim, field, message) => {
  const answer = await add({ Task_id: task.id, ...claim });
  expect(answer.httpStatus).toBe(422);
  expect(answer.errors).toEqual([{ field, message }]);
  expect(await history(task.id)).toEqual([]);
});

test("a colleague's change cannot be claimed as one's own", async () => {
  await server.call('editTask', { as: colleague, body: { id: task.id, Status: 'CLOSE' } });
  expect((await add({ Task_id: task.id, Current_Status: 'CLOSE', Privious_Status: 'OPEN' })).httpStatus).toBe(422);
});

test('a remark makes an entry under the caller, whoever the request names', async () => {
  const { data } = await add({ User_id: outsider.id, Task_id: task.id, Updated_by: 'Somebody Else', Comments: ' Waits for the client ' });
  expect(data).toMatchObject({ User_id: member.id, Updated_by: 'Asha Rao', Comments: 'Waits for the client', Time: testStart.toISOString() });
  expect(await history(task.id)).toEqual([data]);
  expect((await add({ project_id: project.id, Comments: 'On the project' })).httpStatus).toBe(200);
  expect(await history(project.id)).toMatchObject([{ Comments: 'On the project' }]);
});

test('an entry without a text, or for nothing, is refused', async () => {
  for (const body of [{}, { Task_id: task.id }, { Task_id: task.id, Comments: '   ' }]) {
    const answer = await add(body);
    expect([answer.httpStatus, answer.message]).toEqual([422, 'A history entry needs a text']);
  }
  expect((await add({ Comments: 'Lost' })).message).toBe('A history entry belongs to a task or a project');
});

test('who is no member can neither read nor write a history', async () => {
  for (const id of [task.id, project.id, 'nonsense']) {
    const read = await server.call('listHistory', { as: outsider, params: { taskId: id } });
    const written = await server.call('addHistory', { as: outsider, body: { Task_id: id, Comments: 'Hello' } });
    expect([read.httpStatus, read.message, written.httpStatus, written.message]).toEqual([404, 'Task or project not found', 404, 'Task or project not found']);
  }
});
