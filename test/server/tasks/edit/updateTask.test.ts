import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addPerson } from '../../../support/testPeople';
import {
  addProject,
  addSprint,
  addTask,
  addTeam,
  storedHistory,
  type TestTeam,
  type TestTask,
} from '../../../support/testWork';

let server: TestServer;
let team: TestTeam;
let task: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  team = await addTeam(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  task = await addTask(server.database, team.project, {
    summary: 'Berth plan',
    description: '<p>Old text</p>',
    assignee_id: team.member.id,
    reporter_id: team.member.id,
    assigned_on: '2025-01-10',
    due_on: '2025-01-20',
    duration_hours: 2,
  });
});

/** What a form sends that changes nothing. */
const form = (changes: Record<string, unknown> = {}) => ({
  id: task.id,
  Short_summary: 'Berth plan',
  Priority: 'MEDIUM',
  Employee_id: team.member.id,
  ...changes,
});
const update = (changes: Record<string, unknown> = {}) =>
  server.call('updateTask', { as: team.member, body: form(changes) });
const stored = () =>
  server.database.selectFrom('tasks').selectAll().where('id', '=', task.id).executeTakeFirstOrThrow();

test('every changed field gets exactly one entry, with values that a person can read', async () => {
  const sprint = await addSprint(server.database, team.project.id, 'Sprint 7');
  const linked = await addTask(server.database, team.project);
  const { data } = await server.call('updateTask', {
    as: team.member,
    body: form({
      Short_summary: 'Berth plan of the pier',
      Issue_type: 'Story',
      Description: '<p>New <strong>text</strong></p>',
      Reporter_id: team.colleague.id,
      Employee_id: team.colleague.id,
      Priority: 'LOW',
      Status: 'IN PROGRESS',
      Sprint_id: sprint,
      Assigned_date: '2026-03-02',
      Due_date: '2026-03-12',
      Task_duration: '3.5',
      Linkissue_Taskkey: linked.id,
      Version: 1,
    }),
    files: [{ field: 'demo_image', fileName: 'pier.txt', content: 'pier' }],
  });
  expect(data).toMatchObject({
    Short_summary: 'Berth plan of the pier',
    Issue_type: 'Story',
    Reporter: 'Ben Okoro',
    Assignees: 'Ben Okoro',
    Priority: 'LOW',
    Status: 'IN PROGRESS',
    Sprint_id: { _id: sprint, Name: 'Sprint 7' },
    Assigned_date: '2026-03-02',
    Due_date: '2026-03-12',
    Task_duration: 3.5,
    Linkissue_Taskkey: linked.id,
    Version: 2,
  });
  const entries = (await storedHistory(server.database, task.id)).map((entry) => [
    entry.field,
    entry.previous_value,
    entry.current_value,
  ]);
  expect(entries).toEqual([
    ['status', 'OPEN', 'IN PROGRESS'],
    ['assignee', 'Asha Rao', 'Ben Okoro'],
    ['priority', 'MEDIUM', 'LOW'],
    ['issue_type', 'Task', 'Story'],
    ['summary', 'Berth plan', 'Berth plan of the pier'],
    ['description', 'Old text', 'New text'],
    ['reporter', 'Asha Rao', 'Ben Okoro'],
    ['sprint', null, 'Sprint 7'],
    ['assigned_on', '2025-01-10', '2026-03-02'],
    ['due_on', '2025-01-20', '2026-03-12'],
    ['duration_hours', '2', '3.5'],
    ['links', null, linked.key],
    ['files', null, 'pier.txt'],
  ]);
});

test('a save that changes nothing writes nothing', async () => {
  const before = await stored();
  const answer = await update({
    Description: '<p>Old text</p>',
    Assigned_date: '2025-01-10',
    Due_date: '2025-01-20',
    Task_duration: '2',
    Sprint_id: '',
    Linkissue_Taskkey: '',
    Status: 'OPEN',
    Issue_type: 'Task',
    Reporter_id: team.member.id,
  });
  expect(answer.data.Version).toBe(1);
  expect(await stored()).toEqual(before);
  expect(await storedHistory(server.database, task.id)).toEqual([]);
});

test('an absent optional field stays as it is, an empty one is cleared', async () => {
  expect((await update()).data).toMatchObject({
    Description: '<p>Old text</p>',
    Due_date: '2025-01-20',
    Task_duration: 2,
  });
  expect((await update({ Description: '', Assigned_date: '', Due_date: '', Task_duration: '' })).data).toMatchObject({
    Description: null,
    Assigned_date: null,
    Due_date: null,
    Task_duration: null,
  });
});

test('an old date passes when it has not changed, and is rejected when it is new', async () => {
  expect((await update({ Due_date: '2025-01-20', Priority: 'HIGH' })).httpStatus).toBe(200);
  const answer = await update({ Due_date: '2025-01-21' });
  expect(answer.httpStatus).toBe(422);
  expect(answer.errors).toEqual([{ field: 'Due_date', message: 'Due Date cannot be earlier than yesterday' }]);
});

test.each([
  ['Short_summary', 'Please Select Short Summary'],
  ['Priority', 'Please Select Priority!'],
  ['Employee_id', 'Please Select Assignees!'],
])('a task without %s is not saved: %s', async (field, message) => {
  for (const value of [undefined, '', '  ']) {
    const answer = await update({ [field]: value });
    expect([400, 422]).toContain(answer.httpStatus);
    expect(answer.errors).toContainEqual({ field, message });
  }
  expect((await stored()).version).toBe(1);
});

test('a reporter who does not exist, an assignee who is no member and a link to itself are rejected', async () => {
  const answer = await update({ Reporter_id: unknownId(), Employee_id: team.outsider.id, Linkissue_Taskkey: task.key });
  expect(answer.httpStatus).toBe(422);
  expect(answer.errors).toEqual([
    { field: 'Employee_id', message: 'Issue while assigning user. Please refresh and try again.' },
    { field: 'Reporter_id', message: 'Please Select Reporter!' },
    { field: 'Linkissue_Taskkey', message: 'A task cannot be linked with itself' },
  ]);
});

test('an assignee who has left the project may stay, but cannot be chosen again', async () => {
  const leaver = await addPerson(server.database);
  await server.database.updateTable('tasks').set({ assignee_id: leaver.id }).where('id', '=', task.id).execute();
  expect((await update({ Employee_id: leaver.id, Priority: 'HIGH' })).data).toMatchObject({
    Employee_id: leaver.id,
    Priority: 'HIGH',
  });
  expect((await update({ Employee_id: team.member.id })).httpStatus).toBe(200);
  expect((await update({ Employee_id: leaver.id })).httpStatus).toBe(422);
});

test('the project and the key of a task do not change', async () => {
  const other = await addProject(server.database, [team.member]);
  const { data } = await update({ Project_id: other.id, Task_key: 'X-1', Priority: 'HIGH' });
  expect(data).toMatchObject({ Project_id: team.project.id, Task_key: task.key });
});

test('of two people who save the same version the second is rejected, and sees what is stored', async () => {
  expect((await update({ Short_summary: 'Mine', Version: 1 })).data.Version).toBe(2);
  const second = await server.call('updateTask', {
    as: team.colleague,
    body: form({ Short_summary: 'Theirs', Version: 1 }),
  });
  expect([second.httpStatus, second.message]).toEqual([409, 'This has been changed in the meantime']);
  expect(second.body.current).toMatchObject({ _id: task.id, Short_summary: 'Mine', Version: 2 });
  expect((await stored()).summary).toBe('Mine');
  expect(
    (await server.call('updateTask', { as: team.colleague, body: form({ Short_summary: 'Theirs', Version: 2 }) })).data
      .Short_summary,
  ).toBe('Theirs');
});

test('ten people who save the same version at the same time: one wins, nine are rejected', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => update({ Short_summary: `Number ${index}`, Version: 1 })),
  );
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await storedHistory(server.database, task.id)).toHaveLength(1);
});

test('attachments that are named stay, the others go, new ones come', async () => {
  const file = (fileName: string) => ({ field: 'demo_image', fileName, content: fileName });
  const first = await server.call('updateTask', {
    as: team.member,
    body: form(),
    files: [file('a.txt'), file('b.txt')],
  });
  const link = first.data.Document[0];
  const second = await server.call('updateTask', {
    as: team.member,
    body: form({ olddocument: link }),
    files: [file('c.txt')],
  });
  expect(second.data.Document_files?.map((document) => document.Name)).toEqual(['a.txt', 'c.txt']);
  const third = await server.call('updateTask', {
    as: team.member,
    body: form({ olddocument: 'https://elsewhere.example/x' }),
  });
  expect(third.errors).toEqual([
    { field: 'olddocument', message: 'One of the files is not there any more. Please refresh and try again.' },
  ]);
  expect((await server.call('updateTask', { as: team.member, body: form() })).data.Document).toEqual([]);
  expect(
    (await storedHistory(server.database, task.id)).map((entry) => [
      entry.field,
      entry.previous_value,
      entry.current_value,
    ]),
  ).toEqual([
    ['files', null, 'a.txt, b.txt'],
    ['files', 'a.txt, b.txt', 'a.txt, c.txt'],
    ['files', 'a.txt, c.txt', null],
  ]);
});

test('a task has at most fifty attachments, old and new together', async () => {
  const file = (number: number) => ({ field: 'demo_image', fileName: `${number}.txt`, content: `${number}` });
  const first = await server.call('updateTask', {
    as: team.member,
    body: form(),
    files: Array.from({ length: 50 }, (_, index) => file(index)),
  });
  expect(first.data.Document).toHaveLength(50);
  const second = await server.call('updateTask', {
    as: team.member,
    body: form({ olddocument: first.data.Document }),
    files: [file(51)],
  });
  expect(second.httpStatus).toBe(422);
  expect(second.errors).toEqual([{ field: 'demo_image', message: 'Up to 50 files can be uploaded' }]);
});

test('links are listed from both sides and can be removed from either', async () => {
  const other = await addTask(server.database, team.project, { assignee_id: team.member.id });
  await update({ Linkissue_Taskkey: other.key.toLowerCase() });
  const linked = async (id: string) =>
    (await server.call('listLinkedTasks', { as: team.member, body: { task_id: id } })).data.map((row) => row.Task_key);
  expect(await linked(task.id)).toEqual([other.key]);
  expect(await linked(other.id)).toEqual([task.key]);
  const { data } = await server.call('updateTask', {
    as: team.member,
    body: { ...form(), id: other.id, Linkissue_Taskkey: '' },
  });
  expect(data.Linkissue_Taskkey).toBeNull();
  expect(await linked(task.id)).toEqual([]);
});

test('a link that came from the other end since a task was read is not lost when it is saved', async () => {
  const read = (await server.call('getTask', { as: team.member, body: { id: task.id } })).data;
  const other = await addTask(server.database, team.project, { assignee_id: team.member.id });
  const linked = async () =>
    (await server.call('listLinkedTasks', { as: team.member, body: { task_id: task.id } })).data.map(
      (row) => row.Task_key,
    );
  await server.call('updateTask', {
    as: team.member,
    body: { ...form(), id: other.id, Linkissue_Taskkey: task.id },
  });
  const save = (Version: number) =>
    server.call('updateTask', { as: team.member, body: form({ Linkissue_Taskkey: '', Priority: 'LOW', Version }) });
  const late = await save(read.Version);
  expect([late.httpStatus, await linked()]).toEqual([409, [other.key]]);
  // Who has seen it removes it.
  expect((await save(read.Version + 1)).httpStatus).toBe(200);
  expect(await linked()).toEqual([]);
});

test('a linked task that the editor may not see is not shown and stays linked', async () => {
  const secret = await addProject(server.database, [team.outsider]);
  const hidden = await addTask(server.database, secret);
  await server.database.insertInto('task_links').values({ task_id: hidden.id, linked_task_id: task.id }).execute();
  expect((await update({ Linkissue_Taskkey: '' })).data.Linkissue_Taskkey).toBeNull();
  expect(
    await server.database.selectFrom('task_links').selectAll().where('linked_task_id', '=', task.id).execute(),
  ).toHaveLength(1);
});

test('a user who is no member cannot find the task, and without the flag no one edits it', async () => {
  const stranger = await server.call('updateTask', { as: team.outsider, body: form() });
  expect([stranger.httpStatus, stranger.message]).toEqual([404, 'Task not found']);
  const reader = await addPerson(server.database, { flags: [] });
  expect((await server.call('updateTask', { as: reader, body: form() })).httpStatus).toBe(403);
  expect((await server.call('updateTask', { as: team.member, body: form({ id: unknownId() }) })).httpStatus).toBe(404);
  expect((await server.call('updateTask', { as: team.member, body: form({ id: 'nonsense' }) })).httpStatus).toBe(404);
});

test('when saving fails half-way, the task is as it was', async () => {
  const before = await stored();
  await server.database.schema.alterTable('history_entries').renameTo('history_entries_away').execute();
  await expect(update({ Short_summary: 'Half', Status: 'CLOSE' })).rejects.toThrow('history_entries');
  await server.database.schema.alterTable('history_entries_away').renameTo('history_entries').execute();
  expect(await stored()).toEqual(before);
});
