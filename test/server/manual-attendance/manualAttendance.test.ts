import { randomUUID } from 'node:crypto';
import { addCorrection } from '../../support/testAttendance';
import { addPerson, setJoined, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';
import { watchStatements } from '../../support/database/watchStatements';

let server: TestServer;
let employee: TestPerson;
let decider: TestPerson;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  await server.database.deleteFrom('present_month_closings').execute();
  employee = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  decider = await addPerson(server.database, {
    flags: ['Report.Manual_Attendance_Request'],
    firstName: 'Tom',
    lastName: 'Leader',
  });
  hr = await addPerson(server.database, {
    flags: ['Report.Manual_Attendance_Request', 'Report.Employee_Present'],
    firstName: 'Maren',
    lastName: 'Holt',
  });
});

const wanted = { date: '2026-02-28', type: 'checkIn', time: '09:30', reason: 'technical issue' };
const ask = (changes: Record<string, unknown> = {}, as = employee) =>
  server.call('requestManualAttendance', { as, body: { ...wanted, ...changes } });
const approval = (id: string, changes: Record<string, unknown> = {}) => ({
  status: 'approved',
  attendance_id: id,
  employee_id: employee.id,
  attendance_type: 'checkIn',
  added_first_half: 'true',
  added_second_half: 'false',
  manual_id: '',
  manual_check_in: '09:30',
  manual_check_out: '',
  ...changes,
});
const decide = (body: Record<string, unknown>, as = decider) =>
  server.call('decideManualAttendanceRequest', { as, body });
const notesTo = (person: TestPerson) =>
  server.database
    .selectFrom('notifications')
    .select(['kind', 'text'])
    .where('recipient_id', '=', person.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const correction = () =>
  server.database
    .selectFrom('manual_attendances')
    .selectAll()
    .where('employee_id', '=', employee.id)
    .where('work_date', '=', wanted.date)
    .executeTakeFirst();

test('no day before that of joining can be corrected', async () => {
  await setJoined(server.database, employee, '2026-03-01');
  const answer = await ask();
  expect([answer.httpStatus, answer.errors]).toEqual([
    422,
    [{ field: 'date', message: 'Employed from 01/03/2026 on: no earlier day can be corrected' }],
  ]);
  expect((await ask({ date: '2026-03-01' })).httpStatus).toBe(200);
});

test('without a day of joining no day before that of the record can be corrected', async () => {
  // In India the record was added on 1 March.
  const newcomer = await addPerson(server.database, { addedAt: new Date('2026-02-28T19:00:00Z') });
  const answer = await ask({}, newcomer);
  expect([answer.httpStatus, answer.errors]).toEqual([
    422,
    [{ field: 'date', message: 'Employed from 01/03/2026 on: no earlier day can be corrected' }],
  ]);
  expect((await ask({ date: '2026-03-01' }, newcomer)).httpStatus).toBe(200);
});

test('a request waits, the approvers are notified, and approving it changes the day', async () => {
  const { data } = await ask();
  expect(data).toMatchObject({
    ...wanted,
    status: 'Pending',
    status_comment: null,
    May_decide: false,
    employee_id: { _id: employee.id, First_name: 'Asha', Middle_name: null, Last_name: 'Rao' },
  });
  const notification = {
    kind: 'manual-attendance-requested',
    text: 'Asha Rao asks to correct check in of 28/02/2026 to 09:30: technical issue',
  };
  expect([await notesTo(decider), await notesTo(employee)]).toEqual([[notification], []]);
  const approved = await decide(approval(data._id));
  expect(approved.data).toMatchObject({
    status: 'Approved',
    Action_by: 'Tom Leader',
    Action_on: testStart.toISOString(),
  });
  expect(await correction()).toMatchObject({
    check_in_at: new Date('2026-02-28T04:00:00Z'),
    check_out_at: null,
    present_first_half: true,
    present_second_half: false,
    updated_by_id: decider.id,
  });
  expect((await notesTo(employee))[0]).toEqual({
    kind: 'manual-attendance-decided',
    text: 'Your request for check in 09:30 AM on 28/02/2026 was Approved',
  });
  const logs = await server.call('listManualAttendanceLogs', { as: employee, query: { id: data._id } });
  expect(logs.data.map((entry) => [entry.Action_Log, entry.Created_by]).sort()).toEqual([
    ['Approved', 'Tom Leader'],
    ['Pending', 'Asha Rao'],
  ]);
  // FIELD-050.
  expect(logs.data[0]).toMatchObject({
    Action_Log: expect.any(String),
    Comment: null,
    Created_by: expect.any(String),
    Create_at: testStart.toISOString(),
  });

  // The second correction of the day adds to the first; leaving at one in the morning ends the same day.
  const leaving = (await ask({ type: 'checkOut', time: '01:00', reason: 'WFH' })).data;
  await decide(
    approval(leaving._id, {
      attendance_type: 'checkOut',
      added_first_half: 'false',
      added_second_half: 'true',
      manual_check_in: '',
      manual_check_out: '',
    }),
  );
  expect(await correction()).toMatchObject({
    check_in_at: new Date('2026-02-28T04:00:00Z'),
    check_out_at: new Date('2026-02-28T19:30:00Z'),
    present_first_half: true,
    present_second_half: true,
  });
  const linked = await server.call('getLinkedManualAttendance', { as: decider, body: { id: employee.id } });
  // FIELD-049.
  expect(linked.data).toEqual({
    _id: expect.any(String),
    Employee_id: employee.id,
    present_count: 1,
    present_first_half: 1,
    present_second_half: 1,
    check_in_time: '2026-02-28T04:00:00.000Z',
    check_out_time: '2026-02-28T19:30:00.000Z',
    date: wanted.date,
    Changed_at: testStart.toISOString(),
    Changed_by: 'Tom Leader',
    Replaces_recorded: false,
  });
});

test.each([
  ['no date', { date: undefined }, 400, 'date', 'Please Select Date'],
  ['a date that does not exist', { date: '2026-02-30' }, 400, 'date', 'Please Select Date'],
  ['no type', { type: '' }, 400, 'type', 'Please Select type'],
  ['no time', { time: undefined }, 400, 'time', 'Please Select time'],
  ['an impossible time', { time: '24:00' }, 400, 'time', 'Please Select time'],
  ['no reason', { reason: 'because' }, 400, 'reason', 'Please Select Reason'],
  ['a day four days ago', { date: '2026-02-26' }, 422, 'date', 'Only 27/02/2026 to 02/03/2026 can be corrected'],
  ['a day to come', { date: '2026-03-03' }, 422, 'date', 'Only 27/02/2026 to 02/03/2026 can be corrected'],
  ['a time to come', { date: '2026-03-02', time: '18:00' }, 422, 'time', 'This time is still to come'],
])('%s is rejected', async (_case, changes, httpStatus, field, message) => {
  const answer = await ask(changes);
  expect([answer.httpStatus, answer.errors[0]]).toEqual([httpStatus, { field, message }]);
});

test("three days old is asked on the company's calendar; one request per day and type, also of ten simultaneous ones, until it is rejected", async () => {
  // 00:30 on the third in Kolkata.
  server.clock.now = new Date('2026-03-02T19:00:00Z');
  expect((await ask({ date: '2026-02-27' })).httpStatus).toBe(422);
  expect((await ask({ date: '', type: '', time: '', reason: '' })).errors.map(({ message }) => message).sort()).toEqual(
    ['Please Select Date', 'Please Select Reason', 'Please Select time', 'Please Select type'],
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const id = answers.find((answer) => answer.httpStatus === 200)?.data._id ?? '';
  const empty = await decide({ status: 'rejected', reject_id: id, status_comment: ' ' });
  expect([empty.httpStatus, empty.errors]).toEqual([
    400,
    [{ field: 'status_comment', message: 'Please Enter Description' }],
  ]);
  expect((await decide({ status: 'rejected', reject_id: id })).errors[0]?.message).toBe('Please Enter Description');
  expect((await decide({ status: 'rejected', reject_id: id, status_comment: 'x'.repeat(251) })).httpStatus).toBe(400);
  expect(
    (await decide({ status: 'rejected', reject_id: id, status_comment: ' No camera saw you ' })).data,
  ).toMatchObject({ status: 'Rejected', status_comment: 'No camera saw you' });
  expect(await correction()).toBeUndefined();
  expect((await ask()).httpStatus).toBe(200);
});

test('of ten simultaneous approvals one succeeds; own requests cannot be decided; users without permission find nothing', async () => {
  const { _id: id } = (await ask()).data;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decide(approval(id), index % 2 === 0 ? decider : hr)),
  );
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(answers.find((answer) => answer.httpStatus === 409)?.message).toMatch(
    /^This request is Approved already, by (Tom Leader|Maren Holt)$/,
  );
  const own = (await ask({}, decider)).data;
  const rejected = await decide(approval(own._id, { employee_id: decider.id }));
  expect([rejected.httpStatus, rejected.message]).toEqual([403, 'You cannot decide your own request']);
  expect((await decide(approval(unknownId()))).httpStatus).toBe(404);
  expect((await decide(approval(own._id), employee)).httpStatus).toBe(403);
  expect((await server.call('listManualAttendanceLogs', { as: employee, query: { id: own._id } })).httpStatus).toBe(
    404,
  );
  expect((await server.call('listManualAttendanceRequests', { as: employee })).httpStatus).toBe(403);
  const mine = await server.call('listOwnManualAttendanceRequests', {
    as: employee,
    query: { From: '2026-02-01', To: '2026-03-02' },
  });
  expect(mine.data.map((request) => request._id)).toEqual([id]);
  const ofDay = await server.call('listManualAttendanceRequests', {
    as: hr,
    query: { date: wanted.date, status: 'Pending' },
  });
  expect(ofDay.data.map((request) => [request._id, request.May_decide])).toContainEqual([own._id, true]);
});

test('times in the wrong order and claims of others are rejected, and nothing is stored', async () => {
  const { _id: id } = (await ask()).data;
  expect((await decide(approval(id, { manual_check_in: '18:00', manual_check_out: '09:00' }))).errors[0]?.message).toBe(
    'The check-out must be after the check-in',
  );
  expect((await decide(approval(id, { employee_id: decider.id }))).errors[0]?.field).toBe('employee_id');
  expect((await decide(approval(id, { attendance_type: 'checkOut' }))).errors[0]?.field).toBe('attendance_type');
  expect(await correction()).toBeUndefined();
});

test('a request waits for a month that is being closed, and is rejected', async () => {
  let hasWaited = false;
  // Just before the lock is granted, in the same transaction: as if HR had closed the month while the request waited.
  watchStatements((text, client) => {
    if (hasWaited || !text.includes("hashtextextended('present-month")) return;
    hasWaited = true;
    void client.query(
      `insert into present_month_closings (month, closed_by_id, closed_at) values ('2026-02-01', '${hr.id}', '2026-03-02T00:00:00Z')`,
    );
  });
  try {
    expect(await ask()).toMatchObject({ httpStatus: 409, body: { code: 'month_closed' } });
  } finally {
    jest.restoreAllMocks();
  }
});

test('in a closed month no one asks, and only HR corrects a day; the day is shown with what speaks for it', async () => {
  const { _id: id } = (await ask()).data;
  await server.database
    .insertInto('face_logs')
    .values({
      id: randomUUID(),
      employee_id: employee.id,
      work_date: wanted.date,
      logged_at: new Date('2026-02-28T12:30:00Z'),
      direction: 'out',
    })
    .execute();
  await server.database
    .insertInto('present_month_closings')
    .values({ closed_at: testMoment(), month: '2026-02-01', closed_by_id: hr.id })
    .execute();
  expect((await ask({ type: 'checkOut' })).message).toBe('This month is closed. Please ask HR for a correction.');
  const evidence = await server.call('getManualAttendanceEvidence', { as: decider, query: { id } });
  expect(evidence.data).toMatchObject({
    Request: { _id: id },
    Day: {
      Linked: null,
      Requests: [{ _id: id }],
      Face_logs: [{ Logged_at: '2026-02-28T12:30:00.000Z', Direction: 'out' }],
      Timers: [],
      Comments: [],
      Leave: null,
      Holiday: null,
      Is_month_closed: true,
    },
    May_change_day: false,
  });
  const rejected = await decide(approval(id));
  expect([rejected.httpStatus, rejected.message]).toEqual([403, 'This month is closed: only HR corrects its days']);
  // A user who is no longer in HR is rejected immediately, in the middle of a session.
  const roleOfHr = server.database.selectFrom('employees').select('role_id').where('id', '=', hr.id);
  await server.database
    .updateTable('roles')
    .set({ granted_flags: ['Report.Manual_Attendance_Request'] })
    .where('id', '=', roleOfHr)
    .execute();
  expect((await decide(approval(id), hr)).message).toBe('This month is closed: only HR corrects its days');
  await server.database
    .updateTable('roles')
    .set({ granted_flags: ['Report.Manual_Attendance_Request', 'Report.Employee_Present'] })
    .where('id', '=', roleOfHr)
    .execute();
  expect((await server.call('getManualAttendanceEvidence', { as: hr, query: { id } })).data).toMatchObject({
    Day: { Is_month_closed: true },
    May_change_day: true,
  });
  expect((await decide(approval(id), hr)).data.status).toBe('Approved');
  expect(await correction()).toMatchObject({ check_in_at: new Date('2026-02-28T04:00:00Z'), updated_by_id: hr.id });
});

test('windows are filtered and sorted by the server: all requests for approvers, own ones for every user', async () => {
  const name = 'Winford';
  const [one, other] = [
    await addPerson(server.database, { firstName: 'Ada', lastName: name }),
    await addPerson(server.database, { firstName: 'Bo', lastName: name }),
  ];
  const ids = new Map<string, string>();
  for (const [label, as, changes] of [
    ['ada in 28', one, {}],
    ['ada out 28', one, { type: 'checkOut', time: '18:00', reason: 'WFH' }],
    ['bo in 27', other, { date: '2026-02-27', time: '10:15' }],
    ['bo in 28', other, { reason: 'Client Meeting' }],
  ] as const) {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    ids.set((await ask(changes, as)).data._id, label);
  }
  await decide({
    status: 'rejected',
    reject_id: [...ids].find(([, label]) => label === 'bo in 27')?.[0],
    status_comment: 'No camera saw you',
  });
  const list = async (query: Record<string, string | number>, as = decider) => {
    const { data } = await server.call('listManualAttendanceWindow', {
      as,
      query: { scope: 'all', q: name, ...query },
    });
    return [data.Rows.map(({ _id }) => ids.get(_id)), data.Total];
  };
  expect(await list({ limit: 2 })).toEqual([['bo in 28', 'bo in 27'], 4]);
  expect(await list({ limit: 2, offset: 2 })).toEqual([['ada out 28', 'ada in 28'], 4]);
  expect(await list({ status: 'Pending', sort: 'time:desc,employee:asc' })).toEqual([
    ['ada out 28', 'ada in 28', 'bo in 28'],
    3,
  ]);
  expect(await list({ status: 'Approved' })).toEqual([[], 0]);
  expect(await list({ From: '2026-02-27', To: '2026-02-27' })).toEqual([['bo in 27'], 1]);
  expect(
    await list({ type: 'checkIn', reason: 'technical issue,Client Meeting', sort: 'employee:asc,day:desc' }),
  ).toEqual([['ada in 28', 'bo in 28', 'bo in 27'], 3]);
  // Who waits has no day of decision, and stands last in both directions.
  for (const sort of ['decided:asc', 'decided:desc']) expect((await list({ sort, limit: 1 }))[0]).toEqual(['bo in 27']);
  for (const key of ['employee', 'day', 'type', 'time', 'reason', 'state', 'asked', 'decided'])
    expect((await list({ sort: `${key}:asc` }))[1]).toBe(4);
  const own = await server.call('listManualAttendanceWindow', { as: other, query: { scope: 'own', sort: 'day:asc' } });
  expect(
    own.data.Rows.map(({ _id, status, status_comment, Action_by, May_decide }) => [
      ids.get(_id),
      status,
      status_comment,
      Action_by,
      May_decide,
    ]),
  ).toEqual([
    ['bo in 27', 'Rejected', 'No camera saw you', 'Tom Leader', false],
    ['bo in 28', 'Pending', null, null, false],
  ]);
  expect((await server.call('listManualAttendanceWindow', { as: other, query: { scope: 'all' } })).httpStatus).toBe(
    403,
  );
  const [id = ''] = [...ids.keys()];
  expect((await server.call('getManualAttendanceRequest', { as: one, query: { id } })).data._id).toBe(id);
  expect((await server.call('getManualAttendanceRequest', { as: other, query: { id } })).httpStatus).toBe(404);
  const rejected: readonly Record<string, string | number>[] = [
    { scope: 'all', sort: 'salary:asc' },
    { scope: 'all', status: 'Lost' },
    { scope: 'all', reason: 'because' },
    { scope: 'team' },
    { scope: 'own', limit: 0 },
  ];
  for (const query of rejected)
    expect([query, (await server.call('listManualAttendanceWindow', { as: decider, query })).httpStatus]).toEqual([
      query,
      400,
    ]);
});

const decideSeveral = (ids: string[], body: Record<string, unknown>, as = decider) =>
  server.call('decideManualAttendanceRequests', { as, body: { ids: ids.join(','), ...body } });

test('several requests in one call: each has its own result; an approval stores the claimed time and its half', async () => {
  const mate = await addPerson(server.database);
  const good = (await ask()).data._id;
  const checkOut = (await ask({ type: 'checkOut', time: '18:15' }, mate)).data._id;
  const done = (await ask({ date: '2026-03-01' })).data._id;
  const own = (await ask({}, decider)).data._id;
  await decide({ status: 'rejected', reject_id: done, status_comment: 'No' }, hr);
  const { data } = await decideSeveral([own, checkOut, done, 'nonsense', good, good], { status: 'approved' });
  expect(data).toEqual([
    { _id: own, Done: false, Message: 'You cannot decide your own request' },
    { _id: checkOut, Done: true, Message: null },
    { _id: done, Done: false, Message: 'This request is Rejected already, by Maren Holt' },
    { _id: 'nonsense', Done: false, Message: 'Request not found' },
    { _id: good, Done: true, Message: null },
  ]);
  expect(await correction()).toMatchObject({
    present_first_half: true,
    present_second_half: false,
    check_out_at: null,
  });
  const ofMate = await server.database
    .selectFrom('manual_attendances')
    .select(['check_in_at', 'present_first_half', 'present_second_half'])
    .where('employee_id', '=', mate.id)
    .execute();
  expect(ofMate).toEqual([{ check_in_at: null, present_first_half: false, present_second_half: true }]);
  expect((await notesTo(mate)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Your request for check out .* on 28\/02\/2026 was Approved$/),
  ]);
});

test.each([
  ['checkOut', '13:30', [true, false]],
  ['checkIn', '15:00', [false, true]],
  ['checkIn', '14:14', [true, false]],
  ['checkOut', '01:00', [false, true]],
] as const)(
  'the half in which a %s at %s lies counts, and no other: a leave of the other half stays one',
  async (type, time, halves) => {
    const id = (await ask({ type, time, reason: 'WFH' })).data._id;
    await decideSeveral([id], { status: 'approved' });
    const stored = await correction();
    expect([stored?.present_first_half, stored?.present_second_half]).toEqual(halves);
  },
);

test('a decision cannot set a time that is still to come', async () => {
  const { data } = await ask({ date: '2026-03-02', time: '09:00' });
  const { httpStatus, body } = await decide(approval(data._id, { manual_check_in: '', manual_check_out: '23:55' }));
  expect([httpStatus, body.errors]).toEqual([
    422,
    [{ field: 'manual_check_out', message: 'This time is still to come' }],
  ]);
});

test('an approval that fails after others leaves nothing of its own behind and keeps the others', async () => {
  const mate = await addPerson(server.database);
  const first = (await ask()).data._id;
  const ofMate = (await ask({}, mate)).data._id;
  // The day of the second ends before the claimed check-in.
  await addCorrection(server.database, mate, wanted.date, {
    check_out_at: new Date('2026-02-28T00:30:00Z'),
    updated_by_id: hr.id,
  });
  const { data } = await decideSeveral([first, ofMate], { status: 'approved' });
  expect(data.map(({ Done, Message }) => [Done, Message])).toEqual([
    [true, null],
    [false, 'The check-out must be after the check-in'],
  ]);
  expect((await server.call('getManualAttendanceRequest', { as: hr, query: { id: ofMate } })).data.status).toBe(
    'Pending',
  );
});

test('several requests: a rejection needs a comment, at most 100, and a closed month is left to HR', async () => {
  const id = (await ask()).data._id;
  const other = (await ask({ date: '2026-03-01' })).data._id;
  const missing = await decideSeveral([id], { status: 'rejected', status_comment: ' ' });
  expect([missing.httpStatus, missing.errors]).toEqual([
    422,
    [{ field: 'status_comment', message: 'Please Enter Description' }],
  ]);
  expect((await decideSeveral(Array.from({ length: 101 }, unknownId), { status: 'approved' })).httpStatus).toBe(422);
  expect((await decideSeveral([id], { status: 'approved' }, employee)).httpStatus).toBe(403);
  await server.database
    .insertInto('present_month_closings')
    .values({ closed_at: testMoment(), month: '2026-02-01', closed_by_id: hr.id })
    .execute();
  expect((await decideSeveral([id, other], { status: 'approved' })).data).toEqual([
    { _id: id, Done: false, Message: 'This month is closed: only HR corrects its days' },
    { _id: other, Done: true, Message: null },
  ]);
  expect((await decideSeveral([id], { status: 'rejected', status_comment: 'Closed' })).data).toEqual([
    { _id: id, Done: true, Message: null },
  ]);
});
