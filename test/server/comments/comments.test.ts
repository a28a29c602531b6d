import { startTestServer, testStart, unknownId, type TestCall, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addProject, addTask, type TestProject, type TestTask } from '../../support/testWork';

let server: TestServer;
let author: TestPerson;
let outsider: TestPerson;
let project: TestProject;
let task: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  author = await addPerson(server.database, { flags: [], firstName: 'Asha', lastName: 'Rao' });
  outsider = await addPerson(server.database);
  project = await addProject(server.database, [author]);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  task = await addTask(server.database, project);
});

const add = (body: TestCall['body']) => server.call('addComment', { as: author, body });
const list = async (id: string) => (await server.call('listComments', { as: author, body: { Task_id: id } })).data;

test('a comment on a task is stored under the caller, not under the user that the request names', async () => {
  const { data } = await add({
    Task_id: task.id,
    Type: 'Task',
    Comment: '<p>Looks <em>good</em></p>',
    User_id: outsider.id,
    First_name: 'Some',
    Last_name: 'Body',
  });
  expect(data).toEqual({
    _id: expect.any(String),
    User_id: author.id,
    First_name: 'Asha',
    Last_name: 'Rao',
    Task_id: task.id,
    Type: 'Task',
    Project_id: null,
    Comment: '<p>Looks <em>good</em></p>',
    Create_at: testStart.toISOString(),
    Edited_at: null,
    Deleted_at: null,
    Version: 1,
    Profile_pic: null,
  });
  expect(await list(task.id)).toEqual([data]);
});

test('a project has comments of its own, read with the same call', async () => {
  const { data } = await add({ Project_id: project.id, Type: 'Project', Comment: 'About the project' });
  expect(data).toMatchObject({ Task_id: null, Type: 'Project', Project_id: project.id });
  expect((await list(project.id)).map((comment) => comment.Comment)).toEqual(['About the project']);
  // As the specified client sends it: the project's id in either field.
  expect(
    (await add({ Task_id: project.id, Type: 'Project', Project_id: project.id, Comment: 'Both ids' })).data.Project_id,
  ).toBe(project.id);
  expect(await list(task.id)).toEqual([]);
});

test('the newest comment comes first, also of those made in the same moment', async () => {
  for (const Comment of ['one', 'two', 'three']) await add({ Task_id: task.id, Comment });
  server.clock.now = new Date(testStart.getTime() + 1000);
  await add({ Task_id: task.id, Comment: 'four' });
  expect((await list(task.id)).map((comment) => comment.Comment)).toEqual(['four', 'three', 'two', 'one']);
});

test.each(['', '   ', '\n', '<p></p>', '<p> &nbsp; <br></p>', '<script>alert(1)</script>', '<img src=x>'])(
  'a comment without a text is rejected: %j',
  async (Comment) => {
    const answer = await add({ Task_id: task.id, Comment });
    expect([400, 422]).toContain(answer.httpStatus);
    expect(answer.errors).toEqual([{ field: 'Comment', message: 'A comment needs a text' }]);
    expect(await list(task.id)).toEqual([]);
  },
);

test('hostile formatting is cleaned away before it is stored', async () => {
  const { data } = await add({
    Task_id: task.id,
    Comment:
      '<b onmouseover="steal()">Hi</b><iframe src="https://bad.example"></iframe><a href=" java\nscript:steal()">x</a>',
  });
  expect(data.Comment).toBe('<strong>Hi</strong><a>x</a>');
});

test('a comment that belongs to nothing is rejected', async () => {
  const answer = await add({ Comment: 'Lost' });
  expect([answer.httpStatus, answer.message]).toEqual([422, 'A comment belongs to a task or a project']);
});

test('a user who is no member can neither read nor write comments', async () => {
  for (const id of [task.id, project.id, unknownId(), 'nonsense']) {
    const read = await server.call('listComments', { as: outsider, body: { Task_id: id } });
    const written = await server.call('addComment', { as: outsider, body: { Task_id: id, Comment: 'Hello' } });
    expect([read.message, read.httpStatus, written.message, written.httpStatus]).toEqual([
      'Task or project not found',
      404,
      'Task or project not found',
      404,
    ]);
  }
});

test('one comment is read by its id, also one that is older than the list goes back', async () => {
  const { data: first } = await add({ Task_id: task.id, Comment: 'The first' });
  await server.database
    .insertInto('comments')
    .values(
      Array.from({ length: 500 }, (_, index) => ({
        id: unknownId(),
        task_id: task.id,
        author_id: author.id,
        body: `Later ${index}`,
        created_at: new Date(testStart.getTime() + 1000 + index),
      })),
    )
    .execute();
  expect((await list(task.id)).map(({ _id }) => _id)).not.toContain(first._id);
  const read = (subjectId: string, id: string, as = author) =>
    server.call('getComment', { as, params: { subjectId, id } });
  expect((await read(task.id, first._id)).data).toEqual(first);
  for (const [subjectId, id] of [
    [task.id, unknownId()],
    [task.id, 'nonsense'],
    [project.id, first._id],
  ] as const) {
    const { httpStatus, message } = await read(subjectId, id);
    expect([httpStatus, message]).toEqual([404, 'Comment not found']);
  }
  expect((await read(task.id, first._id, outsider)).message).toBe('Task or project not found');
});
