import { noLongerThere } from '../../../../src/domain/wording/noLongerThere';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../../support/testServer';
import {
  addProject,
  addSprint,
  addTask,
  storedHistory,
  type TestProject,
  type TestTask,
} from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

let server: TestServer;
let editor: TestPerson;
let member: TestPerson;
let outsider: TestPerson;
let project: TestProject;
let hidden: TestTask;
let sprintId: string;
let foreignSprintId: string;
let one: TestTask;
let two: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  editor = await addPerson(server.database, {
    flags: ['Project.Edit_Task', 'Project.Create_Task'],
    firstName: 'Asha',
    lastName: 'Rao',
  });
  member = await addPerson(server.database, { flags: [], firstName: 'Ben', lastName: 'Okoro' });
  outsider = await addPerson(server.database, { flags: ['Project.Edit_Task'] });
  project = await addProject(server.database, [editor, member]);
  const other = await addProject(server.database, [outsider]);
  hidden = await addTask(server.database, other);
  sprintId = await addSprint(server.database, project.id, 'Quay');
  foreignSprintId = await addSprint(server.database, other.id, 'Elsewhere');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  one = await addTask(server.database, project, { assignee_id: editor.id, due_on: '2025-01-15' });
  two = await addTask(server.database, project, { assignee_id: editor.id, status: 'CLOSE' });
});

const change = (body: Record<string, unknown>, as = editor) => server.call('editManyTasks', { as, body });
const undo = (id: string | null, as = editor) => server.call('undoManyTasks', { as, body: { id } });
const texts = (...entries: object[]): string[] => entries.map((entry) => JSON.stringify(entry));
const outcomes = (data: { Results: { Outcome: string; Message: string | null }[] }) =>
  data.Results.map(({ Outcome, Message }) =>
    Message === null ? Outcome : `${Outcome === 'refused' ? 'rejected' : Outcome}: ${Message}`,
  );
const stored = (id: string) =>
  server.database
    .selectFrom('tasks')
    .select(['status', 'priority', 'assignee_id', 'sprint_id', 'due_on', 'summary', 'duration_hours', 'deleted_at'])
    .select(['status_since', 'closed_at', 'reopen_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a change of tasks that the user has lost access to since is not undone, and says so', async () => {
  const left = await addProject(server.database, [editor]);
  const task = await addTask(server.database, left);
  const { data } = await change({ ids: [task.id], Priority: 'HIGH' });
  expect(outcomes(data)).toEqual(['done']);
  await server.database.deleteFrom('project_members').where('project_id', '=', left.id).execute();
  expect(outcomes((await undo(data.Change_id)).data)).toEqual([`rejected: ${noLongerThere}`]);
});

test('every task gets its own result: changed, left as it is, or rejected, and only what changed is recorded in the history', async () => {
  const { data } = await change({ ids: [one.id, two.id, hidden.id, 'nonsense'], Status: 'CLOSE' });
  expect(outcomes(data)).toEqual(['done', 'unchanged', 'rejected: Task not found', 'rejected: Task not found']);
  expect(data.Tasks).toEqual([expect.objectContaining({ _id: one.id, Status: 'CLOSE', Version: 2 })]);
  expect(data.Change_id).not.toBeNull();
  expect(
    (await storedHistory(server.database, one.id)).map((entry) => [entry.actor_id, entry.field, entry.current_value]),
  ).toEqual([[editor.id, 'status', 'CLOSE']]);
  expect(await storedHistory(server.database, two.id)).toEqual([]);
});

test('all fields in one call: members only, a sprint of the project, no due date in the past', async () => {
  const good = await change({
    ids: [one.id, two.id],
    Priority: 'HIGH',
    Employee_id: member.id,
    Sprint_id: sprintId,
    Due_date: '2026-03-20',
  });
  expect(outcomes(good.data)).toEqual(['done', 'done']);
  expect(await stored(two.id)).toMatchObject({
    priority: 'HIGH',
    assignee_id: member.id,
    sprint_id: sprintId,
    due_on: '2026-03-20',
  });
  for (const [field, value, message] of [
    ['Employee_id', outsider.id, 'Issue while assigning user. Please refresh and try again.'],
    ['Sprint_id', foreignSprintId, 'This sprint was deleted, or it belongs to another project'],
    ['Due_date', '2026-02-20', 'Due Date cannot be earlier than yesterday'],
  ] as const) {
    const { data } = await change({ ids: [one.id], [field]: value });
    expect([outcomes(data), data.Change_id]).toEqual([[`rejected: ${message}`], null]);
  }
});

test('what another user has changed since it was shown is not overwritten, an empty assignee included; equal wishes do not compete', async () => {
  const free = await addTask(server.database, project, { assignee_id: null });
  await change({ ids: [free.id], Employee_id: member.id }, member);
  const taken = await change({
    ids: [free.id],
    Employee_id: editor.id,
    former: texts({ id: free.id, Employee_id: '' }),
  });
  expect([outcomes(taken.data), taken.data.Change_id]).toEqual([
    ['rejected: Assignee was changed in the meantime by Ben Okoro to: Ben Okoro'],
    null,
  ]);
  expect(await stored(free.id)).toMatchObject({ assignee_id: member.id });
  expect(
    outcomes(
      (await change({ ids: [free.id], Employee_id: member.id, former: texts({ id: free.id, Employee_id: '' }) })).data,
    ),
  ).toEqual(['unchanged']);

  // Of several tasks only the competing one is left alone, and only where the fields are the same.
  await change({ ids: [one.id], Due_date: '2026-03-25', Status: 'ON HOLD' });
  const former = texts({ id: one.id, Due_date: '2025-01-15' }, { id: two.id, Due_date: '' });
  const due = await change({ ids: [one.id, two.id], Due_date: '2026-03-20', former });
  expect(outcomes(due.data)).toEqual(['rejected: Due Date was changed in the meantime by you to: 25/03/2026', 'done']);
  const priority = await change({ ids: [one.id], Priority: 'HIGH', former: texts({ id: one.id, Priority: 'MEDIUM' }) });
  expect(outcomes(priority.data)).toEqual(['done']);
  // Own values of pasted lines.
  const pasted = await change({
    changes: texts({ id: one.id, Sprint_id: sprintId, Task_duration: '3' }),
    former: texts({ id: one.id, Sprint_id: '', Task_duration: '2' }),
  });
  expect(outcomes(pasted.data)).toEqual(['rejected: Time was changed in the meantime to: (empty)']);
  expect(await stored(one.id)).toMatchObject({ due_on: '2026-03-25', sprint_id: null, status: 'ON HOLD' });
  expect((await change({ ids: [one.id], Status: 'OPEN', former: ['nonsense'] })).httpStatus).toBe(400);
});

test('of many tasks those that a colleague has changed are named with the colleague, and the change is stored against that value', async () => {
  await change({ ids: [one.id], Status: 'ON HOLD' }, member);
  const former = texts({ id: one.id, Status: 'OPEN' }, { id: two.id, Status: 'CLOSE' });
  const { data } = await change({ ids: [one.id, two.id], Status: 'IN PROGRESS', former });
  const [Change] = texts({ id: one.id, Status: 'IN PROGRESS' });
  const [Stored] = texts({ id: one.id, Status: 'ON HOLD' });
  expect(data.Results).toMatchObject([
    {
      Outcome: 'refused',
      Message: 'Status was changed in the meantime by Ben Okoro to: ON HOLD',
      Competing: { Change, Stored },
    },
    { Outcome: 'done' },
  ]);
  expect(data.Results[1]).not.toHaveProperty('Competing');
  // A third change in between is reported as well.
  await change({ ids: [one.id], Status: 'REOPEN' }, member);
  const third = await change({ changes: [Change], former: [Stored] });
  expect(outcomes(third.data)).toEqual(['rejected: Status was changed in the meantime by Ben Okoro to: REOPEN']);
  const again = third.data.Results[0]?.Competing;
  expect(outcomes((await change({ changes: [again?.Change], former: [again?.Stored] })).data)).toEqual(['done']);
  expect(await stored(one.id)).toMatchObject({ status: 'IN PROGRESS' });
});

test('what was not undone because a colleague has changed it is undone after all against the value of the colleague', async () => {
  const { data } = await change({ ids: [one.id, two.id], Priority: 'HIGH', former: [] });
  await change({ ids: [one.id], Priority: 'LOW' }, member);
  const undone = await undo(data.Change_id);
  const left = undone.data.Results.find(({ _id }) => _id === one.id);
  expect(left).toMatchObject({
    Outcome: 'refused',
    Message: 'It has been changed since by Ben Okoro, so it was not undone',
  });
  const after = await change({
    changes: [left?.Competing?.Change],
    former: [left?.Competing?.Stored],
    Restores: 'true',
  });
  expect(outcomes(after.data)).toEqual(['done']);
  expect([(await stored(one.id)).priority, (await stored(two.id)).priority]).toEqual(['MEDIUM', 'MEDIUM']);
});

test('without Project.Edit_Task status, priority and assignee can be changed, the rest is rejected for each task', async () => {
  expect(outcomes((await change({ ids: [one.id], Status: 'ON HOLD' }, member)).data)).toEqual(['done']);
  expect(outcomes((await change({ ids: [one.id], Due_date: '2026-03-20' }, member)).data)).toEqual([
    'rejected: You are not permitted to change this',
  ]);
  expect((await server.call('editTask', { as: member, body: { id: one.id, Short_summary: 'Mine' } })).httpStatus).toBe(
    403,
  );
  expect(
    outcomes((await change({ changes: texts({ id: one.id, Status: 'OPEN', Task_duration: '2' }) }, member)).data),
  ).toEqual(['rejected: You are not permitted to change this']);
  expect(await stored(one.id)).toMatchObject({ status: 'ON HOLD', duration_hours: null });
  expect((await change({ ids: [one.id], Status: 'CLOSE' }, outsider)).data.Results[0]?.Outcome).toBe('refused');
});

test('a single edit changes the same fields by the same rules', async () => {
  const edited = await server.call('editTask', {
    as: editor,
    body: {
      id: one.id,
      Short_summary: ' Quay wall ',
      Due_date: '',
      Task_duration: '2.5',
      Sprint_id: sprintId,
      Issue_type: 'Bug',
    },
  });
  expect(edited.data).toMatchObject({
    Short_summary: 'Quay wall',
    Due_date: null,
    Task_duration: 2.5,
    Sprint_id: { _id: sprintId, Name: 'Quay' },
    Issue_type: 'Bug',
  });
  for (const [body, message] of [
    [{ Short_summary: '   ' }, 'Please Select Short Summary'],
    [{ Due_date: '2026-02-20' }, 'Due Date cannot be earlier than yesterday'],
    [{ Sprint_id: foreignSprintId }, 'This sprint was deleted, or it belongs to another project'],
  ] as const) {
    const rejected = await server.call('editTask', { as: editor, body: { id: one.id, ...body } });
    expect([rejected.httpStatus, rejected.message]).toEqual([422, message]);
  }
});

test('pasted rows have values of their own, and new tasks get defaults', async () => {
  const { data } = await change({
    changes: texts({ id: one.id, Short_summary: 'Dredging', Task_duration: '4' }, { id: two.id, Status: 'NO SUCH' }),
    new_tasks: texts(
      { Short_summary: 'A & B <c>' },
      { Short_summary: '  ' },
      { Short_summary: 'For Ben', Employee_id: member.id, Priority: 'LOW', Issue_type: 'Bug', Status: 'READY FOR QA' },
    ),
    Project_id: project.id,
  });
  expect(outcomes(data)).toEqual([
    'done',
    'rejected: Please select a status',
    'done',
    'rejected: Please Select Short Summary',
    'done',
  ]);
  const [plain, forBen] = data.Tasks.filter((task) => task._id !== one.id).sort((a, b) =>
    (a.Task_key ?? '').localeCompare(b.Task_key ?? ''),
  );
  // All fields: the client does not know these tasks yet.
  const { data: list } = await server.call('listTasks', { as: editor, query: { q: plain?.Task_key ?? '' } });
  expect(list.Rows.map((row) => ({ ...row, Former_version: null }))).toEqual([plain]);
  expect(plain).toMatchObject({
    Short_summary: 'A & B <c>',
    Issue_type: 'Task',
    Priority: 'MEDIUM',
    Status: 'OPEN',
    Employee_id: editor.id,
    Reporter_id: editor.id,
  });
  expect(forBen).toMatchObject({ Employee_id: member.id, Priority: 'LOW', Issue_type: 'Bug', Status: 'READY FOR QA' });
  expect((await server.call('getTask', { as: editor, body: { id: plain?._id } })).data.Description).toBe(
    '<p>A &amp; B &lt;c&gt;</p>',
  );
  expect(
    outcomes((await change({ new_tasks: texts({ Short_summary: 'x' }), Project_id: project.id }, member)).data),
  ).toEqual(['rejected: You are not permitted to create tasks']);
});

test('the undo restores everything that was not changed since then, once, and only for the author of the change', async () => {
  const { data } = await change({ ids: [one.id, two.id], Due_date: '2026-03-20', Priority: 'HIGH', changes: [] });
  const created = await change({
    new_tasks: texts({ Short_summary: 'Untouched' }, { Short_summary: 'Discussed' }),
    Project_id: project.id,
  });
  const [untouched, discussed] = created.data.Results.map((result) => result._id ?? '');
  await server.call('editTask', { as: member, body: { id: two.id, Status: 'REOPEN' } });
  await server.call('addComment', {
    as: member,
    body: { Task_id: discussed, comment: '<p>Good</p>', Comment: '<p>Good</p>' },
  });

  expect((await undo(data.Change_id, member)).httpStatus).toBe(404);
  const undone = await undo(data.Change_id);
  const result = (id: string) => undone.data.Results.find((entry) => entry._id === id);
  expect(result(one.id)?.Outcome).toBe('done');
  expect(result(two.id)).toMatchObject({
    Outcome: 'refused',
    Message: 'It has been changed since by Ben Okoro, so it was not undone',
    Competing: {
      Change: JSON.stringify({ id: two.id, Priority: 'MEDIUM', Due_date: '' }),
      Stored: JSON.stringify({ id: two.id, Priority: 'HIGH', Due_date: '2026-03-20' }),
    },
  });
  // A due date that has passed comes back all the same.
  expect(await stored(one.id)).toMatchObject({ due_on: '2025-01-15', priority: 'MEDIUM' });
  expect(await stored(two.id)).toMatchObject({ due_on: '2026-03-20', priority: 'HIGH', status: 'REOPEN' });
  expect((await storedHistory(server.database, one.id)).at(-1)?.current_value).toMatch(/2025-01-15|MEDIUM/);
  expect((await undo(data.Change_id)).httpStatus).toBe(409);

  const taken = await undo(created.data.Change_id);
  expect(outcomes(taken.data).sort()).toEqual(['done', 'rejected: It has been worked on since, so it was not deleted']);
  expect([
    (await stored(untouched ?? '')).deleted_at === null,
    (await stored(discussed ?? '')).deleted_at === null,
  ]).toEqual([false, true]);
});

test('an undone status is that of the task since when it was, with its day of closing and its count of reopenings', async () => {
  const edit = (Status: string) => server.call('editTask', { as: editor, body: { id: one.id, Status } });
  await edit('REOPEN');
  await edit('CLOSE');
  const state = async () => {
    const { status, status_since, closed_at, reopen_count } = await stored(one.id);
    return { status, status_since, closed_at, reopen_count };
  };
  const before = await state();
  expect(before).toMatchObject({ status: 'CLOSE', closed_at: before.status_since, reopen_count: 1 });
  server.clock.now = new Date(server.clock.now.getTime() + 3 * 3_600_000);
  const { data } = await change({ ids: [one.id, two.id], Status: 'REOPEN', changes: [] });
  expect(await state()).toMatchObject({ status: 'REOPEN', closed_at: null, reopen_count: 2 });
  await undo(data.Change_id);
  expect(await state()).toEqual(before);
});

test('the undo of a single change of the status restores since when it was, its day of closing and its count of reopenings', async () => {
  const edit = (Status: string, as = editor) => server.call('editTask', { as, body: { id: one.id, Status } });
  const putBack = async (from: string, to: string) =>
    outcomes(
      (
        await change({
          changes: texts({ id: one.id, Status: to }),
          former: texts({ id: one.id, Status: from }),
          Restores: 'true',
        })
      ).data,
    );
  const state = async () => {
    const { status, status_since, closed_at, reopen_count } = await stored(one.id);
    return { status, status_since, closed_at, reopen_count };
  };
  const later = () => (server.clock.now = new Date(server.clock.now.getTime() + 3_600_000));

  // The status of the beginning, then one that was set, then an end, each left by mistake.
  for (const [from, mistake] of [
    ['OPEN', 'CLOSE'],
    ['REOPEN', 'CLOSE'],
    ['CLOSE', 'REOPEN'],
  ] as const) {
    if ((await stored(one.id)).status !== from) await edit(from);
    later();
    const before = await state();
    await edit(mistake);
    later();
    expect(await putBack(mistake, from)).toEqual(['done']);
    expect(await state()).toEqual(before);
    later();
  }
  expect(await state()).toMatchObject({ status: 'CLOSE', reopen_count: 1 });

  // What a colleague has done in between was no mistake of the user.
  const colleague = await addPerson(server.database, { flags: ['Project.Edit_Task'] });
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: colleague.id })
    .execute();
  await edit('REOPEN');
  await edit('CLOSE', colleague);
  await edit('REOPEN', colleague);
  later();
  expect(await putBack('REOPEN', 'CLOSE')).toEqual(['done']);
  expect(await state()).toMatchObject({ status: 'CLOSE', closed_at: server.clock.now, reopen_count: 3 });
});

test('of two changes of the status that are undone one after the other, each restores what was there before it', async () => {
  const { id } = await addTask(server.database, project);
  const stateAfter = async (call: () => Promise<unknown>) => {
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    await call();
    const { status, status_since, closed_at, reopen_count } = await stored(id);
    return { status, status_since, closed_at, reopen_count };
  };
  const edit = (Status: string) => stateAfter(() => server.call('editTask', { as: editor, body: { id, Status } }));
  const putBack = (from: string, to: string) =>
    stateAfter(() =>
      change({ changes: texts({ id, Status: to }), former: texts({ id, Status: from }), Restores: 'true' }),
    );
  const closed = await edit('CLOSE');
  const reopened = await edit('REOPEN');
  await edit('IN PROGRESS');
  expect(await putBack('IN PROGRESS', 'REOPEN')).toEqual(reopened);
  expect(await putBack('REOPEN', 'CLOSE')).toEqual(closed);
  expect(closed).toMatchObject({ status: 'CLOSE', reopen_count: 0 });
});

test('an undo does not assign tasks to former members or to no one, and is too late after a day', async () => {
  const unassigned = await addTask(server.database, project);
  const leaver = await addPerson(server.database);
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: leaver.id })
    .execute();
  await server.database.updateTable('tasks').set({ assignee_id: leaver.id }).where('id', '=', one.id).execute();
  const { data } = await change({ ids: [one.id, unassigned.id], Employee_id: member.id });
  await server.database.deleteFrom('project_members').where('employee_id', '=', leaver.id).execute();
  const undone = await undo(data.Change_id);
  expect(undone.data.Results.find((entry) => entry._id === one.id)?.Message).toMatch(/assigning user/);
  expect((await stored(unassigned.id)).assignee_id).toBeNull();

  const late = await change({ ids: [two.id], Priority: 'LOW' });
  server.clock.now = new Date(testStart.getTime() + 25 * 3_600_000);
  expect((await undo(late.data.Change_id)).httpStatus).toBe(409);
});

test('the undo of single changes puts back what the caller has changed, as the undo of a change of many does', async () => {
  const edit = (id: string, body: Record<string, unknown>, as = editor) =>
    server.call('editTask', { as, body: { id, ...body } });
  const restore = async (id: string, from: object, to: object, as = editor, Restores = 'true') =>
    outcomes((await change({ changes: texts({ id, ...to }), former: texts({ id, ...from }), Restores }, as)).data);
  const past = { Due_date: '2025-01-15' };
  const later = { Due_date: '2026-05-04' };
  const pastIsRejected = expect.stringMatching(/^rejected: /);

  // A due date in the past, which no new change may set.
  await edit(one.id, later);
  expect(await restore(one.id, later, past, editor, 'false')).toEqual([pastIsRejected]);
  expect(await restore(one.id, later, past, outsider)).toEqual([`rejected: ${noLongerThere}`]);
  const colleague = await addPerson(server.database, {
    flags: ['Project.Edit_Task'],
    firstName: 'Mira',
    lastName: 'Nair',
  });
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: colleague.id })
    .execute();
  expect(await restore(one.id, later, past, colleague)).toEqual([pastIsRejected]);
  // Only what was there before, and not what a colleague has set since.
  expect(await restore(one.id, later, { Due_date: '2025-01-14' })).toEqual([pastIsRejected]);
  await edit(one.id, { Due_date: '2026-06-01' }, colleague);
  expect(await restore(one.id, later, past)).toEqual([
    'rejected: Due Date was changed in the meantime by Mira Nair to: 01/06/2026',
  ]);
  // After that has been said it is put back nevertheless, but nothing else.
  expect(await restore(one.id, { Due_date: '2026-06-01' }, { Due_date: '2025-01-14' })).toEqual([pastIsRejected]);
  expect(await restore(one.id, { Due_date: '2026-06-01' }, past)).toEqual(['done']);
  await edit(one.id, later, colleague);
  expect(await restore(one.id, later, past)).toEqual(['done']);
  expect((await stored(one.id)).due_on).toBe('2025-01-15');

  // The first assignee, whom only an undo removes.
  const unassigned = await addTask(server.database, project);
  await edit(unassigned.id, { Employee_id: member.id });
  const [assigned, free] = [{ Employee_id: member.id }, { Employee_id: '' }];
  expect(await restore(unassigned.id, assigned, free, editor, 'false')).toEqual([pastIsRejected]);
  expect(await restore(unassigned.id, assigned, free)).toEqual(['done']);
  expect((await stored(unassigned.id)).assignee_id).toBeNull();

  await edit(one.id, later);
  server.clock.now = new Date(testStart.getTime() + 25 * 3_600_000);
  expect(await restore(one.id, later, past)).toEqual([pastIsRejected]);
});

test.each([
  ['closed', { status: 'CLOSE' }, 'Pier closed is closed: it takes no more tasks'],
  ['deleted', { deleted_at: testStart }, 'This sprint was deleted, or it belongs to another project'],
])('an undo does not put a task back into a sprint that was %s since, and says so', async (what, since, message) => {
  const pier = await addSprint(server.database, project.id, `Pier ${what}`);
  const inPier = await addTask(server.database, project, { sprint_id: pier });
  const { data } = await change({ ids: [inPier.id], Sprint_id: sprintId });
  await server.database.updateTable('sprints').set(since).where('id', '=', pier).execute();
  const [from, to] = texts({ id: inPier.id, Sprint_id: sprintId }, { id: inPier.id, Sprint_id: pier });
  const single = await change({ changes: [to], former: [from], Restores: 'true' });
  expect(outcomes(single.data)).toEqual([`rejected: ${message}`]);
  expect(outcomes((await undo(data.Change_id)).data)).toEqual([`rejected: ${message}`]);
  expect((await stored(inPier.id)).sprint_id).toBe(sprintId);
});

test('what makes no sense is rejected as a whole', async () => {
  const statuses = async (...bodies: Record<string, unknown>[]) =>
    Promise.all(bodies.map(async (body) => (await change(body)).httpStatus));
  expect(
    await statuses(
      {},
      { ids: [one.id] },
      { Status: 'OPEN' },
      { changes: texts({ id: one.id, Status: 'OPEN' }, { id: one.id, Status: 'CLOSE' }) },
    ),
  ).toEqual([422, 422, 422, 422]);
  expect(
    await statuses(
      { changes: ['{'] },
      { changes: ['[]'] },
      { changes: texts({ Status: 'OPEN' }) },
      { changes: texts({ id: one.id, Key: 'X' }) },
      { ids: Array(501).fill(one.id), Status: 'OPEN' },
    ),
  ).toEqual([400, 400, 400, 400, 400]);
  expect((await change({ new_tasks: texts({ Short_summary: 'x' }), Project_id: unknownId() })).httpStatus).toBe(404);
  expect((await undo(unknownId())).httpStatus).toBe(404);
});

test('of two undos at the same time one wins', async () => {
  const { data } = await change({ ids: [one.id, two.id], Priority: 'HIGH' });
  const statuses = (await Promise.all([undo(data.Change_id), undo(data.Change_id)])).map((answer) => answer.httpStatus);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('the answer names what has changed: with the row of the version before it gives the row as lists read it now', async () => {
  const blocker = await addTask(server.database, project, { assignee_id: editor.id });
  await server.call('saveTaskDependency', { as: editor, body: { task_id: one.id, blocker_id: blocker.id } });
  const rows = async () => {
    const { data } = await server.call('listTasks', { as: editor, query: { Project_id: project.id, limit: 500 } });
    return new Map(data.Rows.map((row) => [row._id, row]));
  };
  const follow = async (act: () => ReturnType<typeof change>) => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const before = await rows();
    const { data } = await act();
    const after = await rows();
    expect(outcomes(data)).toEqual(['done', 'done']);
    expect(data.Tasks.map(({ _id }) => _id).sort()).toEqual([one.id, blocker.id].sort());
    for (const { Former_version, ...part } of data.Tasks) {
      expect(Former_version).toBe(before.get(part._id)?.Version);
      expect({ ...before.get(part._id), ...part }).toEqual(after.get(part._id));
    }
    return data;
  };
  for (const values of [
    { Short_summary: 'Ballast' },
    { Issue_type: 'Bug' },
    { Status: 'CLOSE' },
    { Status: 'REOPEN' },
    { Priority: 'LOW' },
    { Employee_id: member.id },
    { Sprint_id: sprintId },
    { Sprint_id: '' },
    { Due_date: '2026-03-20', Due_half: 'First Half' },
    { Start_date: '2026-03-03', Start_half: 'Second Half' },
    { Task_duration: '7.5' },
    { Task_duration: '' },
  ]) {
    const make = () => change({ changes: texts({ id: one.id, ...values }, { id: blocker.id, ...values }) });
    const { Change_id } = await follow(make);
    await follow(() => undo(Change_id));
    await follow(make);
  }
  const { Tasks } = await follow(() => change({ ids: [one.id, blocker.id], Priority: 'HIGH' }));
  // Of its blockers the states, because they may be among what was changed.
  expect(Object.keys(Tasks.find(({ _id }) => _id === one.id) ?? {}).sort()).toEqual(
    ['_id', 'Blocked_by', 'Employee_id', 'Former_version', 'Priority', 'Project_id', 'Update_at', 'Version'].sort(),
  );
});
