import { randomUUID } from 'node:crypto';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin' });
});
afterAll(() => server.close());

const roleId = async (name: string): Promise<string> =>
  (await server.database.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
let newcomers = 0;
const newcomer = async (details: Record<string, unknown> = {}) => ({
  Employee_code: `N-${(newcomers += 1)}`,
  First_name: 'Nora',
  Last_name: 'Quill',
  Email: `${randomUUID()}@company.example`,
  Role_id: await roleId('Employee'),
  ...details,
});
const startTimer = (person: TestPerson, taskId: string) =>
  server.call('toggleTaskTimer', { as: person, body: { Task_id: taskId } });
const record = async (person: TestPerson) =>
  (await server.call('getEmployeeDetail', { as: admin, body: { id: person.id } })).data.Employee;
const edited = async (person: TestPerson, changes: Record<string, unknown>) => {
  const { _id, Version, Employee_code, First_name, Last_name, Email, Role } = await record(person);
  return { id: _id, Version, Employee_code, First_name, Last_name, Email, Role_id: Role._id, ...changes };
};

test('the directory shows everyone to everyone, and a task only to users who may see it', async () => {
  const member = await addPerson(server.database);
  const stranger = await addPerson(server.database);
  const project = await addProject(server.database, [member]);
  const task = await addTask(server.database, project, { assignee_id: member.id });
  await startTimer(member, task.id);
  await server.database
    .insertInto('face_logs')
    .values({
      id: randomUUID(),
      employee_id: member.id,
      work_date: '2026-03-02',
      logged_at: new Date('2026-03-02T04:00:00Z'),
      direction: 'in',
    })
    .execute();
  await server.database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: stranger.id,
      leave_type: 'Sick Leave',
      starts_on: '2026-03-02',
      ends_on: '2026-03-03',
      half_from: 'Second Half',
      half_to: 'Second Half',
      reason: 'Cold',
      status: 'Approved',
      acted_by_id: admin.id,
      acted_at: testStart,
      created_by_id: stranger.id,
    })
    .execute();

  const seenBy = async (person: TestPerson) =>
    new Map((await server.call('listDirectory', { as: person })).data.map((entry) => [entry._id, entry]));
  expect((await seenBy(member)).get(member.id)).toMatchObject({
    State: 'In',
    Is_working: true,
    Task: { Task_key: task.key },
  });
  expect((await seenBy(stranger)).get(member.id)).toMatchObject({ State: 'In', Is_working: true, Task: null });
  expect((await seenBy(member)).get(stranger.id)).toMatchObject({ State: 'Half day', Is_working: false, Task: null });
  expect(Object.keys((await seenBy(stranger)).get(member.id) ?? {}).sort()).toEqual(
    [
      '_id',
      'Name',
      'Employee_code',
      'Profile_pic',
      'Position',
      'Department',
      'Location',
      'Vertical',
      'Email',
      'Mobile',
      'Shift_type',
      'State',
      'Is_working',
      'Task',
    ].sort(),
  );
});

test('an employee who is added gets a link that sets the password, and can then sign in', async () => {
  const body = await newcomer({ Joined: '2026-04-01', Team_leader_id: admin.id });
  const added = await server.call('addEmployee', { as: admin, body });
  expect(added.data).toMatchObject({
    First_name: 'Nora',
    Has_password: false,
    Status: 'Active',
    Joined: '2026-04-01',
    Team_leader: { _id: admin.id },
  });
  await server.settled();
  const mail = server.mails.find(({ to }) => to === body.Email);
  const token = /reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1];
  // Within the week of the invitation.
  server.clock.now = new Date(server.clock.now.getTime() + 6 * 24 * 3600 * 1000);
  expect((await server.call('resetPassword', { body: { Token: token, Password: 'a good password' } })).httpStatus).toBe(
    200,
  );
  expect((await server.call('signIn', { body: { Email: body.Email, Password: 'a good password' } })).httpStatus).toBe(
    200,
  );
  server.clock.now = new Date(server.clock.now.getTime() - 6 * 24 * 3600 * 1000);
});

test.each([
  ['a code that a user has', async () => newcomer({ Employee_code: admin.code.toLowerCase() }), 409, 'Employee_code'],
  ['a mail address that a user has', async () => newcomer({ Email: admin.email.toUpperCase() }), 409, 'Email'],
  ['no mail address', async () => newcomer({ Email: 'somewhere' }), 422, 'Email'],
  ['a blank name', async () => newcomer({ First_name: '  ' }), 422, 'First_name'],
  ['a day that is none', async () => newcomer({ Joined: '2026-02-30' }), 400, 'Joined'],
  ['a day of joining in a mistyped year', async () => newcomer({ Joined: '2062-04-01' }), 422, 'Joined'],
  ['a role that is none', async () => newcomer({ Role_id: unknownId() }), 422, 'Role_id'],
  ['a position that is none', async () => newcomer({ Position_id: 'x' }), 422, 'Position_id'],
  [
    'a leader who has left',
    async () => newcomer({ Team_leader_id: (await addPerson(server.database, { status: 'DeActive' })).id }),
    422,
    'Team_leader_id',
  ],
])('no one is added with %s', async (_what, make, status, field) => {
  const { httpStatus, errors } = await server.call('addEmployee', { as: admin, body: await make() });
  expect([httpStatus, errors[0]?.field]).toEqual([status, field]);
});

test('a change is recorded in the history, raises the version, and a stale one is rejected with the stored record', async () => {
  const person = await addPerson(server.database, { firstName: 'Ada' });
  const body = await edited(person, { First_name: 'Adele', Team_leader_id: admin.id });
  const { data } = await server.call('editEmployee', { as: admin, body });
  expect(data).toMatchObject({ First_name: 'Adele', Version: body.Version + 1 });
  const stale = await server.call('editEmployee', { as: admin, body: { ...body, Last_name: 'Other' } });
  expect([stale.httpStatus, (stale.body.current as { First_name: string }).First_name]).toEqual([409, 'Adele']);
  const { data: history } = await server.call('listEmployeeChanges', { as: admin, params: { id: person.id } });
  expect(history.map(({ Field, Before, After, Changed_by }) => [Field, Before, After, Changed_by])).toEqual(
    expect.arrayContaining([
      ['First name', 'Ada', 'Adele', `${admin.firstName} ${admin.lastName}`],
      ['Team leader', null, `${admin.firstName} ${admin.lastName}`, `${admin.firstName} ${admin.lastName}`],
    ]),
  );
});

test('a shift that cannot be read is rejected, also in an import; one in use and the stored one pass', async () => {
  const message = 'A shift has a begin and an end, for example 10 Am - 07.30 Pm';
  const problem = { field: 'Shift_type', message };
  const add = async (Shift_type: string) =>
    server.call('addEmployee', { as: admin, body: await newcomer({ Shift_type }) });
  for (const shift of ['25 Am - 99 Pm', 'null', 'Night'])
    expect(await add(shift)).toMatchObject({ httpStatus: 422, errors: [problem] });
  expect((await add('9 am - 6 pm')).data.Shift_type).toBe('9 am - 6 pm');
  expect((await add('\u200b')).data.Shift_type).toBeNull();
  const person = await addPerson(server.database);
  await server.database.updateTable('employees').set({ shift_type: 'Night' }).where('id', '=', person.id).execute();
  const change = async (changes: Record<string, unknown>) =>
    server.call('editEmployee', { as: admin, body: await edited(person, changes) });
  expect((await change({ Shift_type: 'Night', First_name: 'Nell' })).httpStatus).toBe(200);
  expect(await change({ Shift_type: 'Day' })).toMatchObject({ httpStatus: 422, errors: [problem] });
  // The form offers what others have.
  expect((await add('Night')).httpStatus).toBe(200);
  const content = `Code,Shift\n${person.code},25 Am - 99 Pm`;
  const preview = await server.call('previewEmployeeImport', {
    as: admin,
    files: [{ field: 'File', fileName: 'people.csv', content }],
  });
  expect(preview.data.Rows.map(({ Errors }) => Errors)).toEqual([[`Shift: ${message}`]]);
});

test('no one reports to himself or herself, however far up', async () => {
  const top = await addPerson(server.database);
  const middle = await addPerson(server.database, { teamLeaderId: top.id });
  const low = await addPerson(server.database, { teamLeaderId: middle.id });
  for (const leader of [top, low]) {
    const { httpStatus, errors } = await server.call('editEmployee', {
      as: admin,
      body: await edited(top, { Team_leader_id: leader.id }),
    });
    expect([httpStatus, errors[0]?.field]).toEqual([422, 'Team_leader_id']);
  }
});

test('the flag to edit employees leads neither to a greater role nor to the account of a user who has one', async () => {
  const flags: PermissionFlag[] = ['Employee.Add_Employee', 'Employee.Edit_Employee'];
  const clerk = await addPerson(server.database, { flags });
  const given = await server.call('addEmployee', {
    as: clerk,
    body: await newcomer({ Role_id: await roleId('HR / Admin') }),
  });
  expect([given.httpStatus, given.errors[0]?.field]).toEqual([422, 'Role_id']);
  const own = await server.call('editEmployee', { as: clerk, body: await edited(clerk, { Role_id: admin.roleId }) });
  expect([own.httpStatus, own.errors[0]?.field]).toEqual([422, 'Role_id']);
  expect(
    (await server.call('editEmployee', { as: clerk, body: await edited(admin, { Email: 'mine@company.example' }) }))
      .httpStatus,
  ).toBe(403);
  expect((await server.call('inviteEmployee', { as: clerk, body: { id: admin.id } })).httpStatus).toBe(403);
  expect((await server.call('deactivateEmployee', { as: clerk, body: { id: admin.id } })).httpStatus).toBe(403);
});

test('a deactivated employee is out immediately: sessions, links, timer; tasks and team go where they were given', async () => {
  const leaver = await addPerson(server.database, { firstName: 'Lee', lastName: 'Going' });
  const successor = await addPerson(server.database, { firstName: 'Sue', lastName: 'Staying' });
  const pupil = await addPerson(server.database, { teamLeaderId: leaver.id });
  const project = await addProject(server.database, [leaver, successor]);
  const other = await addProject(server.database, [leaver]);
  const open = await addTask(server.database, project, { assignee_id: leaver.id });
  const closed = await addTask(server.database, project, { assignee_id: leaver.id, status: 'CLOSE' });
  const kept = await addTask(server.database, other, { assignee_id: leaver.id });
  await startTimer(leaver, kept.id);
  await server.call('inviteEmployee', { as: admin, body: { id: leaver.id } });
  await server.settled();

  const { data: leaving } = await server.call('getEmployeeLeaving', { as: admin, body: { id: leaver.id } });
  expect(leaving).toMatchObject({ Refusal: null, Running_task: kept.key });
  const [team, tasks] = leaving.Duties;
  expect([team?.Kind, team?.Subjects[0]?.Items.map(({ _id }) => _id)]).toEqual(['team', [pupil.id]]);
  expect([tasks?.Kind, tasks?.Hidden]).toEqual(['tasks', 0]);
  expect(
    tasks?.Subjects.map(({ Subject_id, Count, Candidate_ids }) => [Subject_id, Count, Candidate_ids]).sort(),
  ).toEqual(
    [
      [project.id, 1, [successor.id]],
      [other.id, 1, []],
    ].sort(),
  );
  const toStranger = await server.call('deactivateEmployee', {
    as: admin,
    body: { id: leaver.id, Hand_over: [`tasks:${other.id}:${successor.id}`] },
  });
  expect([toStranger.httpStatus, (await record(leaver)).Status]).toEqual([422, 'Active']);
  expect(
    (await server.call('deactivateEmployee', { as: admin, body: { id: leaver.id, Hand_over: [`team::${pupil.id}`] } }))
      .httpStatus,
  ).toBe(422);

  const done = await server.call('deactivateEmployee', {
    as: admin,
    body: { id: leaver.id, Hand_over: [`tasks:${project.id}:${successor.id}`, `team::${admin.id}`] },
  });
  expect(done.data.Status).toBe('DeActive');
  expect((await server.call('listProjects', { as: leaver })).httpStatus).toBe(401);
  const assignees = await server.database
    .selectFrom('tasks')
    .select(['key', 'assignee_id'])
    .where('id', 'in', [open.id, closed.id, kept.id])
    .execute();
  expect(new Map(assignees.map((task) => [task.key, task.assignee_id]))).toEqual(
    new Map([
      [open.key, successor.id],
      [closed.key, leaver.id],
      [kept.key, leaver.id],
    ]),
  );
  expect(
    await server.database
      .selectFrom('task_timers')
      .select('id')
      .where('employee_id', '=', leaver.id)
      .where('stopped_at', 'is', null)
      .execute(),
  ).toEqual([]);
  expect(
    (await server.call('listHistory', { as: admin, params: { taskId: kept.id } })).data.some((entry) =>
      JSON.stringify(entry).includes('Timer of Lee Going stopped'),
    ),
  ).toBe(true);
  expect((await record(pupil)).Team_leader?._id).toBe(admin.id);
  const { data: notices } = await server.call('listNotifications', { as: successor });
  expect(JSON.stringify(notices)).toContain('handed a task of Lee Going in Harbour over to you');
  const token = /reset-password\/(\S+)/.exec(server.mails.findLast(({ to }) => to === leaver.email)?.text ?? '')?.[1];
  expect((await server.call('resetPassword', { body: { Token: token, Password: 'a good password' } })).httpStatus).toBe(
    404,
  );

  expect((await server.call('deactivateEmployee', { as: admin, body: { id: leaver.id } })).httpStatus).toBe(409);
  expect((await server.call('activateEmployee', { as: admin, body: { id: leaver.id } })).data.Status).toBe('Active');
});

test('users cannot deactivate themselves; of two role administrators who deactivate each other simultaneously one stays', async () => {
  const holders = await server.database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select(['employees.id', 'roles.granted_flags'])
    .where('employees.status', '=', 'Active')
    .execute();
  expect(
    holders.filter(({ granted_flags }) => granted_flags.includes('Master.Roles_Permission')).map(({ id }) => id),
  ).toEqual([admin.id]);
  expect((await server.call('deactivateEmployee', { as: admin, body: { id: admin.id } })).message).toBe(
    'You cannot deactivate yourself',
  );
  const taken = await server.call('editEmployee', {
    as: admin,
    body: await edited(admin, { Role_id: await roleId('Employee') }),
  });
  expect([taken.httpStatus, taken.errors[0]?.field]).toEqual([422, 'Role_id']);

  const second = await addPerson(server.database, { role: 'HR / Admin' });
  const outcomes = await Promise.all([
    server.call('deactivateEmployee', { as: admin, body: { id: second.id } }),
    server.call('deactivateEmployee', { as: second, body: { id: admin.id } }),
  ]);
  // The second one is rejected: as the last administrator, or signed out already because the first call is through.
  const [done, rejected] = outcomes.map(({ httpStatus }) => httpStatus).sort();
  expect(done).toBe(200);
  expect([401, 409]).toContain(rejected);
  const left = await server.database
    .selectFrom('employees')
    .select('id')
    .where('id', 'in', [admin.id, second.id])
    .where('status', '=', 'Active')
    .execute();
  expect(left).toHaveLength(1);
  await server.database.updateTable('employees').set({ status: 'Active' }).where('id', '=', admin.id).execute();
  await server.database.deleteFrom('sessions').where('employee_id', '=', second.id).execute();
  if (outcomes[1]?.httpStatus === 200) admin = await addPerson(server.database, { role: 'HR / Admin' });
});

test('each tab opens for the employee, the leader and holders of the report, and for no one else', async () => {
  const person = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
  const leader = await addPerson(server.database, { role: 'TL / HOD' });
  const viewer = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
  await server.database
    .updateTable('employees')
    .set({ team_leader_id: leader.id })
    .where('id', '=', person.id)
    .execute();
  const readTabs = async (as: TestPerson) =>
    (await server.call('getEmployeeDetail', { as, body: { id: person.id } })).data.Tabs.join();
  expect(await readTabs(admin)).toBe('Tasks,Time logs,Attendance,Leave,Overtime,KRA,Projects,Details');
  expect(await readTabs(leader)).toBe('Tasks,Time logs,Attendance,Leave,Overtime,KRA,Projects');
  expect(await readTabs(person)).toBe('Tasks,Time logs,Attendance,Leave,Overtime,KRA,Projects');
  expect(await readTabs(viewer)).toBe('Tasks,Time logs,Projects');
  const guarded = ['listEmployeeLeaves', 'listEmployeeOvertime', 'listEmployeeRatings'] as const;
  for (const operation of guarded) {
    expect([operation, (await server.call(operation, { as: leader, params: { id: person.id } })).httpStatus]).toEqual([
      operation,
      200,
    ]);
    expect([operation, (await server.call(operation, { as: viewer, params: { id: person.id } })).httpStatus]).toEqual([
      operation,
      403,
    ]);
  }
  const month = (as: TestPerson) =>
    server.call('getAttendanceOfMonth', { as, body: { employee_id: person.id, year: 2026, month: 2 } });
  expect((await month(leader)).data.days).toHaveLength(28);
  expect((await month(viewer)).httpStatus).toBe(403);
});

test('time logs and projects show a colleague only what the colleague may see', async () => {
  const person = await addPerson(server.database);
  const viewer = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
  const shared = await addProject(server.database, [person, viewer]);
  const secret = await addProject(server.database, [person]);
  for (const project of [shared, secret])
    await startTimer(person, (await addTask(server.database, project, { assignee_id: person.id })).id);
  const at = { params: { id: person.id }, query: { Month: '2026-03' } };
  expect(
    (await server.call('listEmployeeTimeEntries', { as: viewer, ...at })).data.map((log) => log.Project_id),
  ).toEqual([shared.id]);
  expect((await server.call('listEmployeeTimeEntries', { as: admin, ...at })).data).toHaveLength(2);
  expect(
    (await server.call('listEmployeeProjects', { as: viewer, params: at.params })).data.map(({ _id, Work, Part }) => [
      _id,
      Work.Open,
      Part,
    ]),
  ).toEqual([[shared.id, 1, 'Member']]);
  expect((await server.call('listEmployeeProjects', { as: viewer, params: { id: unknownId() } })).httpStatus).toBe(404);
});
