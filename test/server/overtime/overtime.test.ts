import { randomUUID } from 'node:crypto';
import { addPerson, setJoined, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addLeave, addProject, addTask, type TestProject } from '../../support/testWork';

let server: TestServer;
let manager: TestPerson;
let technical: TestPerson;
let employee: TestPerson;
let mate: TestPerson;
let approver: TestPerson;
let everything: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  approver = await addPerson(server.database, { flags: ['Overtime.Approve_Overtime'] });
  everything = await addPerson(server.database, { flags: ['Overtime.All_Overtime', 'Overtime.Approve_Overtime'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  manager = await addPerson(server.database, { firstName: 'Mia', lastName: 'Manager' });
  technical = await addPerson(server.database);
  employee = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  mate = await addPerson(server.database);
  project = await addProject(server.database, [employee, mate, manager], {
    project_manager_id: manager.id,
    technical_project_manager_id: technical.id,
  });
});

const day = '2026-02-27';
const entry = (changes: Record<string, unknown> = {}) => ({
  Overtime_date: day,
  Description: ' Release in the evening ',
  Project_id: project.id,
  Claimed_hours: 2,
  Creater_id: mate.id,
  ...changes,
});
const saved = async (as: TestPerson, changes = {}): Promise<string> =>
  (await server.call('saveOvertime', { as, body: entry(changes) })).data._id;
const decide = (as: TestPerson, id: string, changes = {}) =>
  server.call('decideOvertime', { as, body: { id, ...changes } });
const window = (as: TestPerson, query: Record<string, string | number>) =>
  server.call('listOvertimeWindow', { as, query });

test('an entry belongs to the caller whatever the body says; the manager is notified; it is changed and deleted while it waits', async () => {
  const { data } = await server.call('saveOvertime', { as: employee, body: entry() });
  expect(data).toMatchObject({
    Creater_id: employee.id,
    Description: 'Release in the evening',
    Approval_Status: 'Pending',
    Approval_Status_Comment: null,
    Claimed_hours: 2,
    Overtime_date: day,
    Project_id: { _id: project.id, Project_manager_id: manager.id },
  });
  expect(
    await server.database
      .selectFrom('notifications')
      .select(['kind', 'path'])
      .where('recipient_id', '=', manager.id)
      .execute(),
  ).toEqual([{ kind: 'overtime-requested', path: `/overtime?list=projects&logs=${data._id}` }]);
  const changed = await server.call('saveOvertime', {
    as: employee,
    body: entry({ id: data._id, Claimed_hours: 1.5 }),
  });
  expect([changed.httpStatus, changed.data.Claimed_hours]).toEqual([200, 1.5]);
  expect(
    (await server.call('listOvertimeLogs', { as: manager, query: { id: data._id } })).data
      .map((line) => [line.Action_Log, line.Comment])
      .sort(),
  ).toEqual([
    ['Edited', 'hours were 2'],
    ['Pending', null],
  ]);
  expect((await server.call('saveOvertime', { as: manager, body: entry({ id: data._id }) })).httpStatus).toBe(403);
  expect((await server.call('saveOvertime', { as: mate, body: entry({ id: data._id }) })).httpStatus).toBe(404);
  expect((await server.call('deleteOvertime', { as: manager, body: { id: data._id } })).httpStatus).toBe(403);
  expect((await server.call('deleteOvertime', { as: employee, body: { id: data._id } })).httpStatus).toBe(200);
  expect((await server.call('getOvertime', { as: employee, body: { id: data._id } })).httpStatus).toBe(404);
});

test.each([
  [{ Overtime_date: '' }, 'Please select date'],
  [{ Overtime_date: '2026-02-30' }, 'Please select date'],
  [{ Overtime_date: '2026-03-03' }, 'Overtime cannot be entered for a day that has not come yet'],
  [{ Description: ' \n ' }, 'Please Enter Description'],
  [{ Description: 'x'.repeat(251) }, 'Description can have at most 250 characters'],
  [{ Project_id: '' }, 'Please select project'],
  [{ Project_id: unknownId() }, 'Please select project'],
  [{ Claimed_hours: 1.3 }, 'Please enter hours in quarters, at most 24'],
  [{ Claimed_hours: 25 }, 'Please enter hours in quarters, at most 24'],
])('%j is rejected with %s', async (changes, message) => {
  const answer = await server.call('saveOvertime', { as: employee, body: entry(changes) });
  expect([[400, 422].includes(answer.httpStatus), answer.message]).toEqual([true, message]);
});

test('there is no overtime before the day of joining', async () => {
  await setJoined(server.database, employee, '2026-02-28');
  const answer = await server.call('saveOvertime', { as: employee, body: entry() });
  expect([answer.httpStatus, answer.errors]).toEqual([
    422,
    [
      {
        field: 'Overtime_date',
        message: 'Employed from 28/02/2026 on: there is no overtime before that day',
      },
    ],
  ]);
  const id = await saved(employee, { Overtime_date: '2026-02-28' });
  expect((await server.call('saveOvertime', { as: employee, body: entry({ id }) })).httpStatus).toBe(422);
});

test('overtime that lies before joining is changed and deleted on its day, and not moved to an earlier one', async () => {
  const id = await saved(employee);
  await setJoined(server.database, employee, '2026-02-28');
  const save = (changes: Record<string, unknown>) =>
    server.call('saveOvertime', { as: employee, body: entry({ id, ...changes }) });
  expect((await save({})).httpStatus).toBe(200);
  expect((await save({ Claimed_hours: 1 })).data.Claimed_hours).toBe(1);
  const moved = await save({ Overtime_date: '2026-02-26' });
  expect([moved.httpStatus, moved.errors?.map(({ field }) => field)]).toEqual([422, ['Overtime_date']]);
  expect((await save({ Overtime_date: '2026-02-28' })).httpStatus).toBe(200);
  expect((await server.call('deleteOvertime', { as: employee, body: { id } })).httpStatus).toBe(200);
});

test('the entries of a day together fit next to the shift; rejected ones and the changed one itself do not count', async () => {
  const limits = async (id?: string) =>
    (await server.call('getOvertimeDay', { as: employee, query: { Day: day, ...(id !== undefined && { id }) } })).data;
  expect(await limits()).toEqual({ Max_hours: 14.75, Claimed_hours: 0, Free_hours: 14.75 });
  const first = await saved(employee, { Claimed_hours: 8 });
  const second = await saved(employee, { Claimed_hours: 6.75 });
  expect(await limits()).toEqual({ Max_hours: 14.75, Claimed_hours: 14.75, Free_hours: 0 });
  const more = await server.call('saveOvertime', { as: employee, body: entry({ Claimed_hours: 0.25 }) });
  expect([more.httpStatus, more.errors]).toEqual([
    422,
    [{ field: 'Claimed_hours', message: 'At most 14.75 Hr of overtime fit on this day; 14.75 Hr are already claimed' }],
  ]);
  expect(await limits(second)).toMatchObject({ Free_hours: 6.75 });
  expect(
    (await server.call('saveOvertime', { as: employee, body: entry({ id: second, Claimed_hours: 7 }) })).httpStatus,
  ).toBe(422);
  expect(
    (await server.call('saveOvertime', { as: employee, body: entry({ id: second, Claimed_hours: 6.5 }) })).httpStatus,
  ).toBe(200);
  await decide(manager, first, { Approval_Status: 'Rejected' });
  expect(await limits()).toEqual({ Max_hours: 14.75, Claimed_hours: 6.5, Free_hours: 8.25 });
  // Entries without hours, other days and other people are not counted together.
  expect(
    (await server.call('saveOvertime', { as: employee, body: entry({ Claimed_hours: undefined }) })).httpStatus,
  ).toBe(200);
  expect((await server.call('saveOvertime', { as: mate, body: entry({ Claimed_hours: 14.75 }) })).httpStatus).toBe(200);
  // 28 February 2026 is a Saturday: no shift takes part of it.
  expect(
    (
      await server.call('saveOvertime', {
        as: employee,
        body: entry({ Overtime_date: '2026-02-28', Claimed_hours: 24 }),
      })
    ).httpStatus,
  ).toBe(200);
});

test('of claims for a day that come at the same time only those are stored that fit together', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => server.call('saveOvertime', { as: employee, body: entry({ Claimed_hours: 5 }) })),
  );
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 200, 422, 422, 422, 422]);
});

test("one enters overtime for projects of one's own only", async () => {
  const other = await addProject(server.database, [mate]);
  expect((await server.call('saveOvertime', { as: employee, body: entry({ Project_id: other.id }) })).httpStatus).toBe(
    422,
  );
  expect((await server.call('listOvertimeProjects', { as: employee })).data.map((one) => one._id)).toEqual([
    project.id,
  ]);
});

test('who sees and decides: the manager and who may approve among what they see; never the employee; once', async () => {
  const id = await saved(employee);
  const seen = await Promise.all(
    [employee, manager, technical, everything, mate, approver].map(
      async (as) => (await server.call('getOvertime', { as, body: { id } })).httpStatus,
    ),
  );
  expect(seen).toEqual([200, 200, 200, 200, 404, 404]);
  const rejected = await Promise.all(
    [employee, technical, mate, approver].map(async (as) => (await decide(as, id)).httpStatus),
  );
  expect(rejected).toEqual([403, 403, 404, 404]);
  expect((await decide(manager, 'nonsense')).httpStatus).toBe(404);
  const own = await saved(everything, { Project_id: (await addProject(server.database, [everything])).id });
  expect((await decide(everything, own)).message).toBe('You cannot decide your own overtime');
  const answer = await decide(manager, id);
  expect([answer.httpStatus, answer.body.status, answer.data.Approval_Status, answer.data.Action_by]).toEqual([
    200,
    200,
    'Approved',
    'Mia Manager',
  ]);
  const second = await decide(everything, id, { Approval_Status: 'Rejected' });
  expect([second.httpStatus, second.message]).toEqual([409, 'This overtime is Approved already, by Mia Manager']);
  expect((await server.call('saveOvertime', { as: employee, body: entry({ id }) })).httpStatus).toBe(409);
});

test('of several simultaneous decisions one wins; the comment reaches the employee', async () => {
  const id = await saved(employee);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      decide(index % 2 ? manager : everything, id, {
        Approval_Status: 'Rejected',
        Approval_Status_Comment: ' Not agreed ',
      }),
    ),
  );
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const notes = await server.database
    .selectFrom('notifications')
    .select('text')
    .where('recipient_id', '=', employee.id)
    .execute();
  expect(notes.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Your overtime of 27\/02\/2026 \(2 Hr\) on .* was Rejected: Not agreed$/),
  ]);
  expect((await server.call('listOvertimeLogs', { as: employee, query: { id } })).data).toHaveLength(2);
});

test("the lists: own, of managed projects, everyone's by flag; filters, order and windows", async () => {
  const [first, second] = [await saved(employee), await saved(mate, { Overtime_date: '2026-02-20', Claimed_hours: 4 })];
  await decide(manager, first);
  const ids = async (as: TestPerson, query: Record<string, string | number>) =>
    (await window(as, query)).data.Rows.map((row) => row._id);
  expect(await ids(employee, { scope: 'own' })).toEqual([first]);
  expect(await ids(manager, { scope: 'projects' })).toEqual([first, second]);
  expect(await ids(technical, { scope: 'projects', sort: 'Claimed_hours:desc' })).toEqual([second, first]);
  expect(await ids(manager, { scope: 'projects', Approval_Status: 'Pending' })).toEqual([second]);
  expect(await ids(manager, { scope: 'projects', Date_from: '2026-02-21' })).toEqual([first]);
  expect(await ids(everything, { scope: 'all', q: employee.code })).toEqual([first]);
  const { data } = await window(manager, {
    scope: 'projects',
    offset: 1,
    limit: 1,
    sort: 'Employee:asc,Project:asc,Action_on:asc',
  });
  expect([data.Rows.length, data.Total]).toEqual([1, 2]);
  expect((await window(manager, { scope: 'all' })).httpStatus).toBe(403);
  expect((await window(manager, { scope: 'own', sort: 'shoe:asc' })).httpStatus).toBe(400);
  expect((await window(manager, { scope: 'own', Approval_Status: 'Maybe' })).httpStatus).toBe(400);
  expect(
    (await server.call('listOvertime', { as: manager, body: { Creater_id: manager.id } })).data.map((row) => row._id),
  ).toEqual([first, second]);
});

test('next to each entry is what face logs and timers of its day say', async () => {
  const log = (employeeId: string, at: string, direction: 'in' | 'out') =>
    server.database
      .insertInto('face_logs')
      .values({
        id: randomUUID(),
        employee_id: employeeId,
        work_date: at.slice(0, 10),
        logged_at: new Date(at),
        direction,
      })
      .execute();
  const task = await addTask(server.database, project);
  // 09:55 to 21:15 on the company's clock; the shift ends at 19:15.
  await log(employee.id, `${day}T04:25:00Z`, 'in');
  await log(employee.id, `${day}T15:45:00Z`, 'out');
  await server.database
    .insertInto('task_timers')
    .values({
      id: randomUUID(),
      task_id: task.id,
      project_id: project.id,
      employee_id: employee.id,
      started_at: new Date(`${day}T13:15:00Z`),
      stopped_at: new Date(`${day}T14:45:00Z`),
    })
    .execute();
  await saved(employee);
  await saved(mate);
  // Saturday: everything counts.
  await log(mate.id, '2026-02-28T10:00:00Z', 'in');
  await log(mate.id, '2026-02-28T12:00:00Z', 'out');
  await saved(mate, { Overtime_date: '2026-02-28' });
  const { data } = await window(manager, { scope: 'projects', sort: 'Overtime_date:desc' });
  const records = data.Rows.map((row) => [row.Creater_id === employee.id, row.Face_record, row.Timer_record]);
  expect(records).toHaveLength(3);
  expect(records).toContainEqual([
    true,
    { Result: 'Matched', Hours: 2, Short_by: 0 },
    { Result: 'Short', Hours: 1, Short_by: 1 },
  ]);
  expect(records).toContainEqual([
    false,
    { Result: 'No record', Hours: 0, Short_by: 0 },
    { Result: 'No record', Hours: 0, Short_by: 0 },
  ]);
  expect(records).toContainEqual([
    false,
    { Result: 'Matched', Hours: 2, Short_by: 0 },
    { Result: 'No record', Hours: 0, Short_by: 0 },
  ]);
  // Those who open an entry by a link decide on it with the same records.
  for (const row of data.Rows)
    expect((await server.call('getOvertime', { as: manager, body: { id: row._id } })).data).toEqual(row);
});

test('on a day off everything counts, when the second half is off all after the first, and the night belongs to the day before', async () => {
  const log = (person: TestPerson, at: string, direction: 'in' | 'out') =>
    server.database
      .insertInto('face_logs')
      .values({ id: randomUUID(), employee_id: person.id, work_date: day, logged_at: new Date(at), direction })
      .execute();
  const task = await addTask(server.database, project);
  const night = { from: '2026-02-27T19:30:00Z', to: '2026-02-27T20:30:00Z' };
  // 10:00 to 18:00 on the company's clock; the second half begins at 14:15.
  for (const person of [employee, mate]) {
    await log(person, `${day}T04:30:00Z`, 'in');
    await log(person, `${day}T12:30:00Z`, 'out');
    await server.database
      .insertInto('task_timers')
      .values({
        id: randomUUID(),
        task_id: task.id,
        project_id: project.id,
        employee_id: person.id,
        started_at: new Date(night.from),
        stopped_at: new Date(night.to),
      })
      .execute();
  }
  const leave = { starts_on: day, status: 'Approved', acted_by_id: manager.id };
  await addLeave(server.database, employee, leave);
  await addLeave(server.database, mate, { ...leave, half_from: 'Second Half', half_to: 'Second Half' });
  await saved(employee);
  await saved(mate);
  // The timer ran in the night after the day.
  await saved(mate, { Overtime_date: '2026-02-28' });
  const { data } = await window(manager, { scope: 'projects' });
  const hours = data.Rows.map(
    (row) =>
      `${row.Creater_id === employee.id ? 'whole' : 'half'} ${row.Overtime_date} ${row.Face_record?.Hours} ${row.Timer_record?.Hours}`,
  );
  expect(hours.sort()).toEqual([`half ${day} 3.75 1`, 'half 2026-02-28 0 0', `whole ${day} 8 1`]);
});

const decideSeveral = (as: TestPerson, ids: string[], body: Record<string, unknown> = {}) =>
  server.call('decideOvertimeEntries', { as, body: { ids: ids.join(','), Approval_Status: 'Approved', ...body } });

test('several entries in one call: each has its own result, and one that cannot be decided does not affect the others', async () => {
  const foreignProject = await addProject(server.database, [employee, mate], { project_manager_id: mate.id });
  const [good, also, done, foreign, own] = [
    await saved(employee),
    await saved(mate),
    await saved(employee, { Claimed_hours: 1 }),
    await saved(employee, { Project_id: foreignProject.id, Claimed_hours: 1 }),
    await saved(manager),
  ];
  await decide(everything, done, { Approval_Status: 'Rejected' });
  const { data } = await decideSeveral(manager, [good, done, foreign, own, 'nonsense', also, good], {
    Approval_Status_Comment: ' Thank you ',
  });
  const actor = `${everything.firstName} ${everything.lastName}`;
  expect(data).toEqual([
    { _id: good, Done: true, Message: null },
    { _id: done, Done: false, Message: `This overtime is Rejected already, by ${actor}` },
    { _id: foreign, Done: false, Message: 'Overtime not found' },
    { _id: own, Done: false, Message: 'You cannot decide your own overtime' },
    { _id: 'nonsense', Done: false, Message: 'Overtime not found' },
    { _id: also, Done: true, Message: null },
  ]);
  const stored = async (id: string) => (await server.call('getOvertime', { as: everything, body: { id } })).data;
  expect(await stored(good)).toMatchObject({
    Approval_Status: 'Approved',
    Approval_Status_Comment: 'Thank you',
    Action_by: 'Mia Manager',
  });
  expect([(await stored(done)).Approval_Status, (await stored(foreign)).Approval_Status]).toEqual([
    'Rejected',
    'Pending',
  ]);
  const notes = await server.database
    .selectFrom('notifications')
    .select('text')
    .where('recipient_id', '=', mate.id)
    .where('kind', '=', 'overtime-decided')
    .execute();
  expect(notes.map(({ text }) => text)).toEqual([expect.stringMatching(/was Approved: Thank you$/)]);
});

test('several entries: at most 100, a decision is named, and users without the right to any of them decide none', async () => {
  const id = await saved(employee);
  expect((await decideSeveral(manager, [])).httpStatus).toBe(400);
  expect((await decideSeveral(manager, Array.from({ length: 101 }, unknownId))).httpStatus).toBe(422);
  expect((await decideSeveral(manager, [id], { Approval_Status: '' })).httpStatus).toBe(400);
  expect((await decideSeveral(manager, [id], { Approval_Status_Comment: 'x'.repeat(251) })).httpStatus).toBe(400);
  expect((await decideSeveral(technical, [id])).data).toEqual([
    { _id: id, Done: false, Message: 'You are not permitted to do this' },
  ]);
  expect((await decideSeveral(approver, [id])).data).toEqual([{ _id: id, Done: false, Message: 'Overtime not found' }]);
  expect((await server.call('getOvertime', { as: employee, body: { id } })).data.Approval_Status).toBe('Pending');
});

test('two managers decide the same entries in opposite order: each entry once', async () => {
  const ids = [await saved(employee), await saved(mate), await saved(employee, { Claimed_hours: 1 })];
  const answers = await Promise.all([
    decideSeveral(manager, ids),
    decideSeveral(everything, [...ids].reverse(), { Approval_Status: 'Rejected' }),
  ]);
  const done = answers.flatMap((answer) => answer.data.filter((result) => result.Done).map((result) => result._id));
  expect(done.sort()).toEqual([...ids].sort());
});

test('the evidence of an entry: attendance of its day, what fits on it, and other overtime of the month as far as the caller sees it', async () => {
  const hidden = await addProject(server.database, [employee], { project_manager_id: mate.id });
  const id = await saved(employee);
  const sameDay = await saved(employee, { Claimed_hours: 1.5 });
  const earlier = await saved(employee, { Overtime_date: '2026-02-10', Claimed_hours: 3 });
  const foreign = await saved(employee, { Overtime_date: '2026-02-11', Project_id: hidden.id, Claimed_hours: 4 });
  await decide(manager, earlier);
  await decide(mate, foreign);
  await server.database
    .insertInto('face_logs')
    .values(
      (
        [
          ['2026-02-27T04:00:00Z', 'in'],
          ['2026-02-27T15:30:00Z', 'out'],
        ] as const
      ).map(([at, direction]) => ({
        id: randomUUID(),
        employee_id: employee.id,
        work_date: day,
        logged_at: new Date(at),
        direction,
      })),
    )
    .execute();
  const { data } = await server.call('getOvertimeEvidence', { as: manager, query: { id } });
  expect(data).toMatchObject({
    Entry: { _id: id, Face_record: { Result: expect.any(String) as string } },
    Check_in: '2026-02-27T04:00:00.000Z',
    Check_out: '2026-02-27T15:30:00.000Z',
    Day_off: false,
    Holiday: null,
    Leave: null,
    Day: { Max_hours: 14.75, Claimed_hours: 1.5, Free_hours: 13.25 },
    Others_total: 2,
    Month_hours: 7,
  });
  expect(data.Others.map((other) => other._id)).toEqual([sameDay, earlier]);
  const statuses = await Promise.all(
    [employee, technical, mate, approver].map(
      async (as) => (await server.call('getOvertimeEvidence', { as, query: { id } })).httpStatus,
    ),
  );
  expect(statuses).toEqual([403, 403, 404, 404]);
});

describe('a closed month', () => {
  let hr: TestPerson;
  const close = (Closed: 'true' | 'false') =>
    server.call('closePresentMonth', { as: hr, body: { month: '2026-02', Closed } });
  const message = 'February 2026 is closed: only HR changes its overtime';
  const ownMessage = 'February 2026 is closed: its overtime can change only after HR has reopened it';
  beforeAll(async () => {
    hr = await addPerson(server.database, { role: 'HR / Admin' });
  });
  afterEach(() => close('false'));

  test('its overtime is decided by HR alone, and entered, changed and deleted once it is reopened', async () => {
    const [stored, other] = [await saved(employee), await saved(employee, { Claimed_hours: 1 })];
    const later = await saved(employee, { Overtime_date: '2026-03-01' });
    expect((await close('true')).httpStatus).toBe(200);
    const expected = (field: string, text: string) => [403, 'month_closed', [{ field, message: text }]];
    const outcome = async (answer: ReturnType<typeof decide>) => {
      const { httpStatus, body } = await answer;
      return [httpStatus, body.code, body.errors];
    };
    const save = (changes: Record<string, unknown>) =>
      server.call('saveOvertime', { as: employee, body: entry(changes) });
    for (const attempt of [
      save({}),
      save({ id: stored, Claimed_hours: 1.5 }),
      save({ id: stored, Overtime_date: '2026-03-01' }),
      save({ id: later }),
      server.call('deleteOvertime', { as: employee, body: { id: stored } }),
    ])
      expect(await outcome(attempt)).toEqual(expected('Overtime_date', ownMessage));
    for (const Approval_Status of ['Approved', 'Rejected'])
      expect(await outcome(decide(manager, stored, { Approval_Status }))).toEqual(expected('Approval_Status', message));
    const several = { ids: `${stored},${later}`, Approval_Status: 'Approved' };
    expect((await server.call('decideOvertimeEntries', { as: manager, body: several })).data).toEqual([
      { _id: stored, Done: false, Message: message },
      { _id: later, Done: true, Message: null },
    ]);
    const shown = async (as: TestPerson) =>
      (await window(as, { scope: as === hr ? 'all' : 'projects' })).data.Rows.filter(({ _id }) => _id === stored).map(
        ({ Closed_month, May_decide }) => [Closed_month, May_decide],
      );
    expect([await shown(manager), await shown(hr)]).toEqual([[['2026-02', false]], [['2026-02', true]]]);
    expect([(await decide(hr, stored)).httpStatus, (await decide(hr, other)).httpStatus]).toEqual([200, 200]);
  });

  test('is open again after it was reopened', async () => {
    const id = await saved(employee);
    await close('true');
    await close('false');
    expect((await decide(manager, id)).data).toMatchObject({ Approval_Status: 'Approved', Closed_month: null });
  });

  test('takes overtime of HR, which the manager does not decide', async () => {
    const own = await addProject(server.database, [hr, manager], { project_manager_id: manager.id });
    await close('true');
    expect((await decide(manager, await saved(hr, { Project_id: own.id }))).message).toBe(message);
  });
});
