import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let leader: TestPerson;
let otherLeader: TestPerson;
let employee: TestPerson;
let mate: TestPerson;
let approver: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  approver = await addPerson(server.database, {
    flags: ['Report.Approve_Leave'],
    firstName: 'Ada',
    lastName: 'Approver',
  });
  reader = await addPerson(server.database, { flags: ['Report.Leave_Report'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  leader = await addPerson(server.database, { role: 'TL / HOD', firstName: 'Tom', lastName: 'Leader' });
  otherLeader = await addPerson(server.database, { role: 'TL / HOD' });
  employee = await addPerson(server.database, { teamLeaderId: leader.id, firstName: 'Asha', lastName: 'Rao' });
  mate = await addPerson(server.database, { teamLeaderId: leader.id, firstName: 'Ben', lastName: 'Mate' });
});

const applied = async (
  as: TestPerson,
  dates = '2026-03-10,2026-03-11',
  halves: Record<string, string> = {},
): Promise<string> =>
  (
    await server.call('applyForLeave', {
      as,
      body: { Leave_type: 'Casual Leave', Leave_Date_to_Date: dates, Reason: 'Moving', ...halves },
    })
  ).data._id;
const decide = (as: TestPerson, id: string, Status = 'Approved', status_comment?: string) =>
  server.call('changeLeaveStatus', { as, body: { id, Status, status_comment } });
const decideSeveral = (as: TestPerson, ids: string[], Status = 'Approved') =>
  server.call('decideLeaves', { as, body: { ids: ids.join(','), Status, status_comment: 'Fine' } });

test.each(['Approved', 'Conditional Approved', 'Unapproved', 'Rejected'])(
  'the leader decides %s with a comment; the employee is notified, the log records it, and it stays',
  async (status) => {
    const id = await applied(employee);
    server.clock.now = new Date(testStart.getTime() + 60_000);
    const { data } = await decide(leader, id, status, ' Hand over your tasks ');
    expect(data).toMatchObject({
      Status: status,
      status_comment: 'Hand over your tasks',
      Action_by: 'Tom Leader',
      Action_on: server.clock.now.toISOString(),
      May_decide: false,
    });
    const { data: logs } = await server.call('listLeaveLogs', { as: employee, query: { id } });
    expect(logs.map((entry) => [entry.Action_Log, entry.Comment, entry.Created_by])).toEqual([
      [status, 'Hand over your tasks', 'Tom Leader'],
      ['Pending', null, 'Asha Rao'],
    ]);
    const notes = await server.database
      .selectFrom('notifications')
      .select(['kind', 'text', 'path'])
      .where('recipient_id', '=', employee.id)
      .execute();
    expect(notes).toEqual([
      {
        kind: 'leave-decided',
        text: `Your leave on 10/03/2026 – 11/03/2026 (2 Days) was ${status}: Hand over your tasks`,
        path: `/me?logs=${id}`,
      },
    ]);
    const second = await decide(approver, id, 'Rejected');
    expect([second.httpStatus, second.message]).toEqual([409, `This leave is ${status} already, by Tom Leader`]);
    expect(second.body.current).toMatchObject({ Status: status });
  },
);

test('ten simultaneous decisions: one wins, nine get a message, and one entry is in the log', async () => {
  const id = await applied(employee);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      decide(index % 2 === 0 ? leader : approver, id, index % 3 === 0 ? 'Rejected' : 'Approved'),
    ),
  );
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect((await server.call('listLeaveLogs', { as: employee, query: { id } })).data).toHaveLength(2);
});

test('who may decide: the leader and approvers; never the employee; a user who may not know of it finds nothing', async () => {
  const id = await applied(employee);
  const everything = await addPerson(server.database, { role: 'HR / Admin' });
  const ofHr = await applied(everything);
  const outcomes = await Promise.all(
    [employee, mate, otherLeader, reader].map(async (person) => (await decide(person, id)).httpStatus),
  );
  expect(outcomes).toEqual([403, 404, 404, 403]);
  const own = await decide(everything, ofHr);
  expect([own.httpStatus, own.message]).toEqual([403, 'You cannot decide your own leave']);
  expect((await decide(leader, unknownId())).httpStatus).toBe(404);
  expect((await decide(leader, 'nonsense')).httpStatus).toBe(404);
  expect((await decide(leader, id, 'Pending')).httpStatus).toBe(400);
  expect((await decide(leader, id, 'Approved', 'x'.repeat(251))).httpStatus).toBe(400);
  expect((await decide(approver, id)).httpStatus).toBe(200);
});

test('the employee cancels whatever became of it, once; no one else does, and the leader is notified', async () => {
  const id = await applied(employee);
  await decide(leader, id);
  expect((await decide(leader, id, 'Cancelled')).httpStatus).toBe(403);
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(employee, id, 'Cancelled')));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
  const notes = await server.database
    .selectFrom('notifications')
    .select('text')
    .where('recipient_id', '=', leader.id)
    .where('kind', '=', 'leave-decided')
    .execute();
  expect(notes).toEqual([{ text: 'Asha Rao has cancelled the leave on 10/03/2026 – 11/03/2026 (2 Days)' }]);
  expect((await decide(leader, id, 'Approved')).httpStatus).toBe(409);
});

describe('colleagues to whom a leave was announced', () => {
  const texts = async ({ id }: TestPerson) =>
    (
      await server.database
        .selectFrom('notifications')
        .select('text')
        .where('recipient_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    ).map(({ text }) => text);
  const dates = '10/03/2026 – 11/03/2026 (2 Days)';
  const announced = `Asha Rao has announced a leave on ${dates}`;
  const cancelled = `Asha Rao has cancelled the leave on ${dates}`;
  const announce = () => applied(employee, '2026-03-10,2026-03-11', { Notified_Employee: mate.id });

  test.each([
    ['Approved', []],
    ['Conditional Approved', []],
    ['Unapproved', [`The leave that Asha Rao has announced on ${dates} was Unapproved`]],
    ['Rejected', [`The leave that Asha Rao has announced on ${dates} was Rejected`]],
  ])('are notified of a decision that takes it away: %s', async (status, taken) => {
    await decide(leader, await announce(), status, 'Too many are away');
    expect(await texts(mate)).toEqual([announced, ...taken]);
  });

  test('are notified when it is cancelled, unless it was not granted before', async () => {
    const id = await announce();
    await decide(leader, id);
    await decide(employee, id, 'Cancelled');
    expect(await texts(mate)).toEqual([announced, cancelled]);
    const rejected = await announce();
    await decideSeveral(leader, [rejected], 'Rejected');
    await decide(employee, rejected, 'Cancelled');
    expect((await texts(mate)).slice(2)).toEqual([
      announced,
      `The leave that Asha Rao has announced on ${dates} was Rejected`,
    ]);
  });

  test('are not notified of a leave that was filed as rejected: it was never announced', async () => {
    const hr = await addPerson(server.database, { role: 'HR / Admin' });
    const body = {
      Employee_ID: employee.id,
      Leave_type: 'Casual Leave',
      Leave_Date_to_Date: '2026-03-10,2026-03-11',
      Reason: 'Moving',
      Status: 'Rejected',
      Notified_Employee: mate.id,
    };
    expect((await server.call('applyForLeave', { as: hr, body })).httpStatus).toBe(200);
    expect(await texts(mate)).toEqual([]);
  });
});

test('several in one call: each has its own result, and one that cannot be decided does not affect the others', async () => {
  const [good, done, foreign, own] = [
    await applied(employee),
    await applied(mate),
    await applied(await addPerson(server.database)),
    await applied(leader),
  ];
  await decide(approver, done, 'Rejected');
  const { data } = await decideSeveral(leader, [good, done, foreign, own, 'nonsense', good]);
  expect(data).toEqual([
    { _id: good, Done: true, Message: null },
    { _id: done, Done: false, Message: 'This leave is Rejected already, by Ada Approver' },
    { _id: foreign, Done: false, Message: 'Leave not found' },
    { _id: own, Done: false, Message: 'You cannot decide your own leave' },
    { _id: 'nonsense', Done: false, Message: 'Leave not found' },
  ]);
  const { data: leaves } = await server.call('listLeaves', { as: leader, query: { scope: 'team' } });
  expect(leaves.map((leave) => [leave.Status, leave.status_comment]).sort()).toEqual([
    ['Approved', 'Fine'],
    ['Rejected', null],
  ]);
  expect((await decideSeveral(leader, [])).httpStatus).toBe(400);
  expect((await decideSeveral(leader, Array.from({ length: 101 }, unknownId))).httpStatus).toBe(422);
  expect((await decideSeveral(employee, [good])).httpStatus).toBe(403);
});

test('two leaders of the same crowd decide many leaves in opposite order without locking each other out', async () => {
  const ids = [
    await applied(employee),
    await applied(mate),
    await applied(employee, '2026-04-01,2026-04-01'),
    await applied(mate, '2026-04-02,2026-04-02'),
  ];
  const answers = await Promise.all([
    decideSeveral(leader, ids),
    decideSeveral(approver, [...ids].reverse(), 'Rejected'),
  ]);
  const done = answers.flatMap((answer) => answer.data.filter((result) => result.Done).map((result) => result._id));
  expect(done.sort()).toEqual([...ids].sort());
});

test('a leave with days in a closed month is decided, cancelled and filed only by users who correct closed months', async () => {
  const hr = await addPerson(server.database, {
    flags: ['Report.Approve_Leave', 'Report.Leave_Report', 'Report.Employee_Present'],
    firstName: 'Maren',
  });
  const [into, from, own] = [
    await applied(employee, '2026-03-30,2026-04-02'),
    await applied(mate, '2026-05-04,2026-05-05'),
    await applied(hr, '2026-03-24,2026-03-24'),
  ];
  server.clock.now = new Date('2026-04-10T09:00:00Z');
  await server.call('closePresentMonth', { as: hr, body: { month: '2026-03', Closed: 'true' } });
  const message = 'March 2026 is closed: only HR changes its leaves';
  const ownMessage = 'March 2026 is closed: its leaves can change only after HR has reopened it';
  for (const [who, status] of [
    [leader, 'Approved'],
    [leader, 'Rejected'],
    [approver, 'Approved'],
    [employee, 'Cancelled'],
  ] as const) {
    const rejected = await decide(who, into, status);
    const text = status === 'Cancelled' ? ownMessage : message;
    expect([rejected.httpStatus, rejected.message, rejected.body.errors]).toEqual([
      403,
      text,
      [{ field: 'Status', message: text }],
    ]);
  }
  expect((await decideSeveral(leader, [into, from])).data).toEqual([
    { _id: into, Done: false, Message: message },
    { _id: from, Done: true, Message: null },
  ]);
  const shown = async (as: TestPerson) =>
    (await server.call('listLeaveWindow', { as, query: { scope: as === leader ? 'team' : 'all' } })).data.Rows.filter(
      (row) => row._id === into,
    ).map((row) => [row.Status, row.Closed_month, row.May_decide]);
  expect([await shown(leader), await shown(hr)]).toEqual([
    [['Pending', '2026-03', false]],
    [['Pending', '2026-03', true]],
  ]);
  const waiting = await server.call('listPendingItems', { as: leader, query: { scope: 'decide' } });
  expect(waiting.data.Rows.map((row) => [row._id, row.Closed_month])).toEqual([[into, '2026-03']]);
  const filed = (as: TestPerson) =>
    server.call('applyForLeave', {
      as,
      body: {
        Employee_ID: mate.id,
        Leave_type: 'Sick Leave',
        Leave_Date_to_Date: '2026-03-03,2026-03-03',
        Reason: 'Flu',
        Status: 'Approved',
      },
    });
  const rejectedFiling = await filed(reader);
  expect([rejectedFiling.httpStatus, rejectedFiling.body.errors]).toEqual([403, [{ field: 'StartDate', message }]]);
  expect([
    (await filed(hr)).httpStatus,
    (await decide(hr, into)).httpStatus,
    (await decide(hr, own, 'Cancelled')).httpStatus,
  ]).toEqual([200, 200, 200]);
  await server.call('closePresentMonth', { as: hr, body: { month: '2026-03', Closed: 'false' } });
  expect((await decide(employee, into, 'Cancelled')).data).toMatchObject({ Status: 'Cancelled', Closed_month: null });
});
