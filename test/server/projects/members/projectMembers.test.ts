import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import {
  addLeave as addTestLeave,
  addProject,
  addTask,
  storedHistory,
  type TestProject,
} from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

let server: TestServer;
let editor: TestPerson;
let asha: TestPerson;
let ben: TestPerson;
let outsider: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  editor = await addPerson(database, {
    flags: ['Project.View_Member', 'Project.Edit_Member'],
    firstName: 'Zoe',
    lastName: 'Keeper',
  });
  asha = await addPerson(database, { firstName: 'Asha', lastName: 'Rao' });
  ben = await addPerson(database, { firstName: 'Ben', lastName: 'Okoro' });
  outsider = await addPerson(database, { flags: ['Project.View_Member', 'Project.Edit_Member'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  project = await addProject(server.database, [editor, asha, ben]);
});

const members = async (as = editor) =>
  (await server.call('listProjectMembers', { as, params: { projectId: project.id } })).data;
const remove = (body: Record<string, unknown>, as = editor) =>
  server.call('removeProjectMember', { as, body: { id: project.id, ...body } });
const logTime = (taskId: string, person: TestPerson, from: string, to: string) =>
  server.database
    .insertInto('task_timers')
    .values({
      id: unknownId(),
      task_id: taskId,
      project_id: project.id,
      employee_id: person.id,
      started_at: new Date(from),
      stopped_at: new Date(to),
    })
    .execute();
const startTimer = (taskId: string, person: TestPerson) =>
  server.database
    .insertInto('task_timers')
    .values({
      id: unknownId(),
      task_id: taskId,
      project_id: project.id,
      employee_id: person.id,
      started_at: new Date(server.clock.now.getTime() - 3_600_000),
    })
    .execute();
const addLeave = (person: TestPerson, starts_on: string, ends_on: string, status = 'Approved') =>
  server.database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      id: unknownId(),
      employee_id: person.id,
      created_by_id: person.id,
      leave_type: 'Casual Leave',
      starts_on,
      ends_on,
      reason: 'Rest',
      status,
      ...(status !== 'Pending' && { acted_at: server.clock.now, acted_by_id: editor.id }),
    })
    .execute();

test('each member stands with what is open, done and overdue, the hours logged here and approved leave of the next 14 days', async () => {
  const { database } = server;
  const other = await addProject(database, [asha]);
  await addTask(database, other, { assignee_id: asha.id });
  const open = await addTask(database, project, { assignee_id: asha.id, due_on: '2026-03-01' });
  await addTask(database, project, { assignee_id: asha.id, status: 'REOPEN', due_on: '2026-03-02' });
  await addTask(database, project, { assignee_id: asha.id, status: 'CLOSE', due_on: '2026-02-01' });
  await addTask(database, project, { assignee_id: asha.id, status: 'REJECTED', due_on: '2026-02-01' });
  await addTask(database, project, { assignee_id: asha.id, deleted_at: server.clock.now, deletion_id: unknownId() });
  await logTime(open.id, asha, '2026-02-27T08:00:00Z', '2026-02-27T09:30:00Z');
  await logTime(open.id, ben, '2026-02-27T08:00:00Z', '2026-02-27T08:10:00Z');
  // Logged are finished time entries, as in every list.
  await startTimer(open.id, asha);
  await addLeave(asha, '2026-03-15', '2026-03-16');
  await addLeave(asha, '2026-03-16', '2026-03-16');
  await addLeave(asha, '2026-03-10', '2026-03-10', 'Pending');
  const [first, second] = await members();
  expect(first).toMatchObject({
    First_name: 'Asha',
    Role: 'Employee',
    Email: expect.stringContaining('@'),
    Is_leader: false,
    Work: { All: 4, Open: 2, Finished: 1, Rejected: 1, Progress: 33 },
    Overdue_task_count: 1,
    Logged_minutes: 90,
  });
  expect(first?.Leaves.map((leave) => [leave.From, leave.To, leave.Days])).toEqual([['2026-03-15', '2026-03-16', 2]]);
  expect(second).toMatchObject({ First_name: 'Ben', Work: { All: 0 }, Logged_minutes: 10, Leaves: [] });
});

test.each([
  ['on Monday of this week', '2026-03-02', '2026-03-02', {}, 1],
  ['until the first half of Wednesday', '2026-02-20', '2026-03-04', { half_to: 'First Half' }, 2.5],
  ['from the second half of Sunday on', '2026-03-08', '2026-03-20', { half_from: 'Second Half' }, 0.5],
  ['until the Sunday before', '2026-02-27', '2026-03-01', {}, 0],
  ['from the Monday after', '2026-03-09', '2026-03-10', {}, 0],
] as const)('the days away this week of leave %s', async (_when, from, to, halves, expected) => {
  // A Thursday: days of the week that have passed count too.
  server.clock.now = new Date('2026-03-05T06:00:00Z');
  const person = await addPerson(server.database, { firstName: 'Ada' });
  const own = await addProject(server.database, [editor, person]);
  const details = { starts_on: from, ends_on: to, status: 'Approved', acted_by_id: editor.id, ...halves };
  await addTestLeave(server.database, person, details);
  await addTestLeave(server.database, person, { starts_on: '2026-03-06', status: 'Pending' });
  const { data } = await server.call('listProjectMembers', { as: editor, params: { projectId: own.id } });
  expect(data.map((member) => [member._id, member.Away_days])).toEqual([
    [person.id, expected],
    [editor.id, 0],
  ]);
  expect(data[0]?.Leaves).toHaveLength(to >= '2026-03-05' ? 1 : 0);
});

test('added people are members, are notified, and the history names them; adding them again changes nothing', async () => {
  const cleo = await addPerson(server.database, { firstName: 'Cleo', lastName: 'New' });
  const add = () =>
    server.call('addProjectMembers', { as: editor, body: { id: project.id, Project_member: `${cleo.id},${asha.id}` } });
  expect((await add()).data).toHaveLength(4);
  expect((await add()).data).toHaveLength(4);
  expect(await storedHistory(server.database, project.id)).toMatchObject([
    { field: 'members', previous_value: null, current_value: 'Cleo New' },
  ]);
  const notifications = await server.database
    .selectFrom('notifications')
    .select(['text', 'kind', 'path'])
    .where('recipient_id', '=', cleo.id)
    .execute();
  expect(notifications).toEqual([
    {
      text: 'Zoe Keeper added you to the project Harbour',
      kind: 'project-member',
      path: `/project/view/${project.id}`,
    },
  ]);
});

test('former employees and unknown people cannot become members', async () => {
  const gone = await addPerson(server.database, { status: 'DeActive' });
  for (const id of [gone.id, unknownId(), 'nonsense']) {
    const answer = await server.call('addProjectMembers', { as: editor, body: { id: project.id, Project_member: id } });
    expect([answer.httpStatus, answer.errors[0]?.field]).toEqual([422, 'Project_member']);
  }
});

test('a leader is first, and the history records it once', async () => {
  const lead = (Leader: string) =>
    server.call('editProjectMember', { as: editor, body: { id: project.id, Employee_id: ben.id, Leader } });
  await lead('true');
  expect((await lead('true')).data.map((member) => [member.First_name, member.Is_leader])).toEqual([
    ['Ben', true],
    ['Asha', false],
    ['Zoe', false],
  ]);
  await lead('false');
  expect((await storedHistory(server.database, project.id)).map((entry) => entry.action)).toEqual([
    'made Ben Okoro a leader',
    'took the lead from Ben Okoro',
  ]);
});

test('a member who is removed keeps open tasks unless they are handed over; finished ones always stay', async () => {
  const open = await addTask(server.database, project, { assignee_id: asha.id });
  const done = await addTask(server.database, project, { assignee_id: asha.id, status: 'CLOSE' });
  const assignee = async (id: string) =>
    (await server.database.selectFrom('tasks').select('assignee_name').where('id', '=', id).executeTakeFirstOrThrow())
      .assignee_name;
  await remove({ Employee_id: asha.id });
  expect(await assignee(open.id)).toBe('Asha Rao');
  await server.call('addProjectMembers', { as: editor, body: { id: project.id, Project_member: asha.id } });
  expect(
    (await remove({ Employee_id: asha.id, Hand_over_to: ben.id })).data.map((member) => member.First_name),
  ).toEqual(['Ben', 'Zoe']);
  expect([await assignee(open.id), await assignee(done.id)]).toEqual(['Ben Okoro', 'Asha Rao']);
  expect(await storedHistory(server.database, open.id)).toMatchObject([
    { field: 'assignee', previous_value: 'Asha Rao', current_value: 'Ben Okoro' },
  ]);
  expect((await storedHistory(server.database, project.id)).at(-1)).toMatchObject({
    field: 'members',
    previous_value: 'Asha Rao',
    current_value: null,
  });
  const notifications = await server.database
    .selectFrom('notifications')
    .select('text')
    .where('recipient_id', '=', ben.id)
    .where('kind', '=', 'task-assigned')
    .execute();
  expect(notifications).toEqual([{ text: 'Zoe Keeper handed a task of Asha Rao in Harbour over to you' }]);
});

test('tasks go only to another active member', async () => {
  const gone = await addPerson(server.database, { status: 'DeActive' });
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: gone.id })
    .execute();
  for (const id of [asha.id, outsider.id, gone.id, unknownId()]) {
    const answer = await remove({ Employee_id: asha.id, Hand_over_to: id });
    expect([answer.httpStatus, answer.errors[0]?.field]).toEqual([422, 'Hand_over_to']);
  }
  expect((await remove({ Employee_id: outsider.id })).message).toBe('Member not found');
});

test('of several users who remove the same member simultaneously, one succeeds', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => remove({ Employee_id: ben.id, Hand_over_to: asha.id })));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, 404, 404]);
});

test('the figures by member and status hold those who have left and unassigned tasks', async () => {
  const { database } = server;
  const one = await addTask(database, project, { assignee_id: asha.id, duration_hours: 2.5 });
  await addTask(database, project, { assignee_id: asha.id, duration_hours: 1 });
  await addTask(database, project, { assignee_id: outsider.id, status: 'CLOSE' });
  await addTask(database, project);
  await logTime(one.id, ben, '2026-02-26T08:00:00Z', '2026-02-26T09:30:00Z');
  await startTimer(one.id, ben);
  const { data } = await server.call('getMemberStatistics', { as: editor, params: { projectId: project.id } });
  expect(data.map((row) => [row._id, row.Is_member, row.Statuses])).toEqual([
    [asha.id, true, [{ Status: 'OPEN', Count: 2, Estimated_hours: 3.5, Logged_minutes: 90 }]],
    [ben.id, true, []],
    [editor.id, true, []],
    [outsider.id, false, [{ Status: 'CLOSE', Count: 1, Estimated_hours: 0, Logged_minutes: 0 }]],
    [null, false, [{ Status: 'OPEN', Count: 1, Estimated_hours: 0, Logged_minutes: 0 }]],
  ]);
});

test('the filter by assignee gets those who are no members any more and still have tasks', async () => {
  const { database } = server;
  const former = () => server.call('listFormerMembers', { as: editor, params: { projectId: project.id } });
  await addTask(database, project, { assignee_id: asha.id });
  expect((await former()).data).toEqual([]);
  const left = await addTask(database, project, { assignee_id: outsider.id, status: 'CLOSE' });
  const stranger = await addPerson(database);
  await addTask(database, await addProject(database, [stranger]), { assignee_id: stranger.id });
  expect((await former()).data.map(({ _id }) => _id)).toEqual([outsider.id]);
  await database.updateTable('tasks').set({ deleted_at: testMoment() }).where('id', '=', left.id).execute();
  expect((await former()).data).toEqual([]);
});

test('a project that one may not know of has no members, and none can be changed', async () => {
  const body = { id: project.id, Project_member: outsider.id, Employee_id: asha.id, Leader: 'true' };
  const params = { projectId: project.id };
  for (const operation of ['addProjectMembers', 'editProjectMember', 'removeProjectMember'] as const)
    expect((await server.call(operation, { as: outsider, body })).httpStatus).toBe(404);
  for (const operation of ['listProjectMembers', 'getMemberStatistics', 'listFormerMembers'] as const)
    expect((await server.call(operation, { as: outsider, params })).httpStatus).toBe(404);
  for (const operation of ['addProjectMembers', 'editProjectMember', 'removeProjectMember'] as const)
    expect((await server.call(operation, { as: asha, body })).httpStatus).toBe(403);
});
