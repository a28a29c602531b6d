import { removeGoneComments } from '../../../src/server/retention/deletedCommentsRepository';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import {
  addMembers,
  addProject,
  addTask,
  storedHistory,
  type TestProject,
  type TestTask,
} from '../../support/testWork';

let server: TestServer;
let author: TestPerson;
let colleague: TestPerson;
let outsider: TestPerson;
let project: TestProject;
let task: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  author = await addPerson(server.database, { flags: [], firstName: 'Asha', lastName: 'Rao' });
  colleague = await addPerson(server.database, { flags: [] });
  // All flags, and no member of the project: what others wrote is not theirs either.
  outsider = await addPerson(server.database);
  project = await addProject(server.database, [author, colleague]);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  task = await addTask(server.database, project);
});

const minutesLater = (minutes: number): Date => new Date(testStart.getTime() + minutes * 60_000);
const add = async (Comment: string, subject: object = { Task_id: task.id }) =>
  (await server.call('addComment', { as: author, body: { ...subject, Comment } })).data;
const edit = (id: string, Comment: string, Version = 1, as = author) =>
  server.call('editComment', { as, body: { id, Comment, Version } });
const remove = (id: string, as = author) => server.call('deleteComment', { as, body: { id } });
const restore = (id: string, as = author) => server.call('restoreComment', { as, body: { id } });
const list = async (id = task.id) => (await server.call('listComments', { as: colleague, body: { Task_id: id } })).data;
const mention = ({ id }: TestPerson): string => `<a href="mention:${id}">@Someone</a>`;
const notified = async ({ id }: TestPerson): Promise<number> =>
  (
    await server.database
      .selectFrom('notifications')
      .where('recipient_id', '=', id)
      .where('kind', '=', 'mention')
      .where('path', 'like', `%${task.id}%`)
      .select('id')
      .execute()
  ).length;
const commentCount = async (): Promise<number> =>
  (
    await server.database
      .selectFrom('tasks')
      .where('id', '=', task.id)
      .select('comment_count')
      .executeTakeFirstOrThrow()
  ).comment_count;

test('the author changes the text: it keeps its place and time, and says when it was edited', async () => {
  const first = await add('<p>Frist</p>');
  await add('<p>Second</p>');
  server.clock.now = minutesLater(3);
  const { data } = await edit(first._id, '<p onclick="steal()">First<script>alert(1)</script></p>');
  expect(data).toEqual({
    ...first,
    Comment: '<p>First</p>',
    Edited_at: minutesLater(3).toISOString(),
    Version: 2,
  });
  expect((await list()).map(({ Comment }) => Comment)).toEqual(['<p>Second</p>', '<p>First</p>']);
  expect(await commentCount()).toBe(2);
});

test('comments on projects are changed and deleted in the same way', async () => {
  const { _id: id } = await add('<p>Kick-off</p>', { Project_id: project.id, Type: 'Project' });
  expect((await edit(id, '<p>Kick-off on Monday</p>')).data).toMatchObject({ Type: 'Project', Version: 2 });
  expect((await remove(id)).data).toMatchObject({ _id: id, Task_id: null, Project_id: project.id });
  expect(await list(project.id)).toEqual([]);
  expect((await restore(id)).data).toMatchObject({ _id: id, Comment: '<p>Kick-off on Monday</p>', Version: 2 });
});

test('a save that changes nothing does not count as an edit', async () => {
  const stored = await add('<p>Done</p>');
  server.clock.now = minutesLater(3);
  expect((await edit(stored._id, '<p>Done</p>')).data).toEqual(stored);
});

test.each(['', '<p> &nbsp; </p>'])('a comment cannot be edited to no text: %j', async (text) => {
  const { _id: id } = await add('<p>Done</p>');
  const answer = await edit(id, text);
  expect([400, 422]).toContain(answer.httpStatus);
  expect(answer.errors).toEqual([{ field: 'Comment', message: 'A comment needs a text' }]);
  expect((await list())[0]?.Comment).toBe('<p>Done</p>');
});

test('a second tab does not overwrite a newer text', async () => {
  const { _id: id } = await add('<p>Done</p>');
  await edit(id, '<p>Almost done</p>');
  const late = await edit(id, '<p>Not done</p>');
  expect([late.httpStatus, late.body]).toMatchObject([
    409,
    { code: 'competing_edit', current: { _id: id, Comment: '<p>Almost done</p>', Version: 2 } },
  ]);
  expect((await list())[0]?.Comment).toBe('<p>Almost done</p>');
});

test('colleagues neither change nor delete nor restore it, and for others it does not exist', async () => {
  const { _id: id } = await add('<p>Done</p>');
  const attempts = async (as: TestPerson) => [
    await edit(id, '<p>Wrong</p>', 1, as),
    await remove(id, as),
    await (async () => {
      await remove(id);
      const answer = await restore(id, as);
      await restore(id);
      return answer;
    })(),
  ];
  expect((await attempts(colleague)).map(({ httpStatus }) => httpStatus)).toEqual([403, 403, 403]);
  await server.database.updateTable('roles').set({ granted_flags: [] }).where('id', '=', outsider.roleId).execute();
  const hidden = await attempts(outsider);
  expect(hidden.map(({ httpStatus, message }) => [httpStatus, message])).toEqual(
    hidden.map(() => [404, 'Comment not found']),
  );
  expect((await list()).map(({ Comment }) => Comment)).toEqual(['<p>Done</p>']);
});

test('one who has left the project can no longer change what was written there', async () => {
  const { _id: id } = await add('<p>Done</p>');
  await server.database
    .deleteFrom('project_members')
    .where('employee_id', '=', author.id)
    .where('project_id', '=', project.id)
    .execute();
  const answers = [await edit(id, '<p>Not done</p>'), await remove(id)];
  await addMembers(server.database, project.id, [author]);
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([404, 404]);
});

test('an id of nothing is not found', async () => {
  for (const id of [unknownId(), 'nonsense'])
    expect([
      (await edit(id, '<p>x</p>')).httpStatus,
      (await remove(id)).httpStatus,
      (await restore(id)).httpStatus,
    ]).toEqual([404, 404, 404]);
});

test('people whom an edit mentions are notified once; those who were mentioned before are not notified again', async () => {
  const { _id: id } = await add(`<p>${mention(colleague)} look</p>`);
  expect(await notified(colleague)).toBe(1);
  const other = await addPerson(server.database, { flags: [] });
  await addMembers(server.database, project.id, [other]);
  const stranger = await addPerson(server.database, { flags: [] });
  await edit(id, `<p>${mention(colleague)} ${mention(other)} ${mention(stranger)} ${mention(author)} look</p>`);
  expect(await Promise.all([colleague, other, stranger, author].map(notified))).toEqual([1, 1, 0, 0]);
  // Removed and mentioned again.
  await edit(id, '<p>look</p>', 2);
  await edit(id, `<p>${mention(colleague)} ${mention(other)} look again</p>`, 3);
  expect(await Promise.all([colleague, other].map(notified))).toEqual([1, 1]);
  await remove(id);
  await restore(id);
  expect(await notified(colleague)).toBe(1);
});

test('a deleted comment is in no list and no count, its link leads nowhere, and the history says that it was deleted', async () => {
  const { _id: id } = await add('<p>A secret</p>');
  expect((await remove(id)).data).toMatchObject({ _id: id, Task_id: task.id, Deleted_at: testStart.toISOString() });
  expect(await list()).toEqual([]);
  expect(await commentCount()).toBe(0);
  const read = await server.call('getComment', { as: colleague, params: { subjectId: task.id, id } });
  expect([read.httpStatus, read.message]).toEqual([404, 'Comment not found']);
  const [entry, ...others] = await storedHistory(server.database, task.id);
  expect([entry, others]).toMatchObject([{ action: 'deleted their comment of 02/03/2026', actor_id: author.id }, []]);
  expect(JSON.stringify(entry)).not.toContain('secret');
  expect((await edit(id, '<p>Again</p>')).httpStatus).toBe(404);
  expect((await remove(id)).httpStatus).toBe(404);
});

test('for an hour its author restores it as it was', async () => {
  const { _id: id } = await add('<p>One</p>');
  await edit(id, '<p>First</p>');
  const [before] = await list();
  await add('<p>Two</p>');
  await remove(id);
  server.clock.now = minutesLater(59);
  expect((await restore(id)).data).toMatchObject(before ?? {});
  expect((await list()).map(({ Comment }) => Comment)).toEqual(['<p>Two</p>', '<p>First</p>']);
  expect(await commentCount()).toBe(2);
  expect((await restore(id)).httpStatus).toBe(404);
  await remove(id);
  server.clock.now = minutesLater(59 + 60);
  expect((await restore(id)).httpStatus).toBe(404);
});

test('its author finds a deleted comment that is older than the list goes back, and the list is no shorter for it', async () => {
  const { _id: id } = await add('<p>Long ago</p>');
  await server.database
    .insertInto('comments')
    .values(
      Array.from({ length: 501 }, (_, index) => ({
        id: unknownId(),
        task_id: task.id,
        author_id: colleague.id,
        body: `Later ${index}`,
        created_at: new Date(testStart.getTime() + 1000 + index),
      })),
    )
    .execute();
  await remove(id);
  const listed = async (With_own_deleted: string): Promise<[string, string | null][]> => {
    const body = { Task_id: task.id, With_own_deleted };
    const { data } = await server.call('listComments', { as: author, body });
    return data.map(({ Comment, Deleted_at }) => [Comment, Deleted_at ?? null]);
  };
  const all = await listed('true');
  expect(all).toHaveLength(501);
  expect([all[0], all[499]]).toEqual([
    ['Later 500', null],
    ['Later 1', null],
  ]);
  expect(all[500]).toEqual([expect.any(String), testStart.toISOString()]);
  expect(await listed('false')).toHaveLength(500);
});

test('its author alone finds a deleted comment in its place in the list, for an hour, where the call asks for it', async () => {
  const listWithDeleted = async (as: TestPerson, With_own_deleted = 'true', Task_id = task.id) =>
    (await server.call('listComments', { as, body: { Task_id, With_own_deleted } })).data;
  const first = await add('<p>First</p>');
  server.clock.now = minutesLater(1);
  const second = await add('<p>Second</p>');
  server.clock.now = minutesLater(2);
  const third = await add('<p>Third</p>');
  await remove(second._id);
  const deleted = { ...second, Deleted_at: minutesLater(2).toISOString() };
  expect(await listWithDeleted(author)).toEqual([third, deleted, first]);
  expect(await listWithDeleted(colleague)).toEqual([third, first]);
  expect(await listWithDeleted(author, 'false')).toEqual([third, first]);
  const other = await addTask(server.database, project);
  expect(await listWithDeleted(author, 'true', other.id)).toEqual([]);
  server.clock.now = new Date(minutesLater(62).getTime() - 1);
  expect(await listWithDeleted(author)).toHaveLength(3);
  server.clock.now = minutesLater(62);
  expect(await listWithDeleted(author)).toEqual([third, first]);
});

test('a deleted comment on a project is found in the same way', async () => {
  const { _id: id } = await add('<p>Kick-off</p>', { Project_id: project.id, Type: 'Project' });
  await remove(id);
  const { data } = await server.call('listComments', {
    as: author,
    body: { Task_id: project.id, With_own_deleted: 'true' },
  });
  expect(data.filter(({ Deleted_at }) => Deleted_at !== null)).toMatchObject([{ _id: id }]);
});

test('after an hour the text is gone from the database', async () => {
  const [old, recent] = [await add('<p>Old</p>'), await add('<p>Recent</p>')];
  await remove(old._id);
  server.clock.now = minutesLater(30);
  await remove(recent._id);
  await removeGoneComments(server.database, minutesLater(60));
  const left = await server.database
    .selectFrom('deleted_comments')
    .where('task_id', '=', task.id)
    .select('id')
    .execute();
  expect(left).toEqual([{ id: recent._id }]);
});

test('the audit log names what the comment was on, and not its text', async () => {
  const { _id: id } = await add('<p>A secret</p>');
  await remove(id);
  await restore(id);
  const events = await server.database
    .selectFrom('audit_events')
    .where('subject_kind', '=', 'comment')
    .where('subject_id', '=', id)
    .selectAll()
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind).sort()).toEqual(['record_deleted', 'record_restored']);
  for (const event of events) {
    expect(event.subject_text).toContain(task.key);
    expect(JSON.stringify(event)).not.toContain('secret');
  }
});
