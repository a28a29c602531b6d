import { leaveDecisions } from '../../../src/domain/leave/leaveChoices';
import { addPerson, setJoined, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { storedNotifications } from '../../support/testWork';

let server: TestServer;
let leader: TestPerson;
let employee: TestPerson;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  leader = await addPerson(server.database, { role: 'TL / HOD', firstName: 'Tom', lastName: 'Leader' });
  employee = await addPerson(server.database, { teamLeaderId: leader.id, firstName: 'Asha', lastName: 'Rao' });
  hr = await addPerson(server.database, { flags: ['Report.Leave_Report'], firstName: 'Maren', lastName: 'Holt' });
});

const wanted = {
  Leave_type: 'Casual Leave',
  Leave_Date_to_Date: '2026-03-06,2026-03-09',
  Leave_half_from: 'Second Half',
  Leave_half_to: 'Second Half',
  Reason: ' Moving to a new flat ',
};
const apply = (as: TestPerson, changes: Record<string, unknown> = {}) =>
  server.call('applyForLeave', { as, body: { ...wanted, ...changes } });
const notesTo = (person: TestPerson) => storedNotifications(server.database, person);

test('a leave cannot begin before the day of joining, and its impact says so', async () => {
  const filing = { Employee_ID: employee.id, Status: 'Approved' };
  const tooEarly = async () =>
    (
      await server.call('getLeaveImpact', {
        as: hr,
        query: { StartDate: '2026-03-06', EndDate: '2026-03-09', Employee_ID: employee.id },
      })
    ).data.Too_early;
  await setJoined(server.database, employee, '2026-03-07');
  const message = 'Employed from 07/03/2026 on: a leave cannot begin before that day';
  for (const rejected of [await apply(employee), await apply(hr, filing)])
    expect([rejected.httpStatus, rejected.errors]).toEqual([422, [{ field: 'StartDate', message }]]);
  expect(await tooEarly()).toBe(message);
  await setJoined(server.database, employee, '2026-03-06');
  expect(await tooEarly()).toBeNull();
  expect((await apply(hr, filing)).httpStatus).toBe(200);
});

test('an employee applies: the leave waits, the log begins, leader and chosen colleagues are notified', async () => {
  const friend = await addPerson(server.database);
  const { data } = await apply(employee, {
    Notified_Employee: `${friend.id},${employee.id},${friend.id}`,
    Email: 'a user@else.example',
    Create_at: '2020-01-01T00:00:00Z',
    StartDate: '2026-03-06',
    EndDate: '2026-03-09',
    Status: 'Pending',
    Employee_ID: employee.id,
  });
  expect(data).toMatchObject({
    Leave_type: 'Casual Leave',
    Leave_Date_to_Date: '2026-03-06,2026-03-09',
    Leave_half_from: 'Second Half',
    Leave_half_to: 'Second Half',
    Length_days: 3.5,
    Reason: 'Moving to a new flat',
    Status: 'Pending',
    status_comment: null,
    Action_by: null,
    Action_on: null,
    Create_at: testStart.toISOString(),
    Created_by: 'Asha Rao',
    Notified_Employee: friend.id,
    Emergency_leave: 'false',
    Employee_ID: employee.id,
    May_decide: false,
  });
  const logs = await server.call('listLeaveLogs', { as: employee, query: { id: data._id } });
  expect(logs.data).toEqual([
    {
      _id: expect.any(String) as string,
      Action_Log: 'Pending',
      Comment: null,
      Created_by: 'Asha Rao',
      Create_at: testStart.toISOString(),
    },
  ]);
  const dates = '06/03/2026 – 09/03/2026 (3.5 Days, Second Half – Second Half)';
  expect(await notesTo(leader)).toEqual([
    {
      kind: 'leave-requested',
      text: `Asha Rao asks for Casual Leave on ${dates}`,
      path: `/teamleave?logs=${data._id}`,
    },
  ]);
  expect(await notesTo(friend)).toEqual([
    {
      kind: 'leave-requested',
      text: `Asha Rao has announced a leave on ${dates}`,
      path: `/me?list=announced&logs=${data._id}`,
    },
  ]);
  expect(await notesTo(employee)).toEqual([]);
  // Notified employees see it; it is invisible to others.
  expect(
    (await server.call('listLeaveWindow', { as: friend, query: { scope: 'announced' } })).data.Rows.map(
      (leave) => leave._id,
    ),
  ).toEqual([data._id]);
  expect(
    (await server.call('listLeaveLogs', { as: await addPerson(server.database), query: { id: data._id } })).httpStatus,
  ).toBe(404);
});

test('without a leader who may decide, the approvers are notified', async () => {
  const approver = await addPerson(server.database, { flags: ['Report.Approve_Leave'] });
  const plainLeader = await addPerson(server.database);
  const orphan = await addPerson(server.database, { teamLeaderId: plainLeader.id });
  await apply(orphan);
  expect((await notesTo(approver)).map((note) => note.path)).toEqual([
    expect.stringMatching(/^\/leaves-report\?logs=.+/),
  ]);
  expect(await notesTo(plainLeader)).toEqual([]);
});

test.each([
  ['no type', { Leave_type: undefined }, 400, 'Leave_type', 'Please Select Leave Type!'],
  ['an unknown type', { Leave_type: 'Holiday' }, 400, 'Leave_type', 'Please Select Leave Type!'],
  ['no dates', { Leave_Date_to_Date: undefined }, 400, 'Leave_Date_to_Date', 'Please Enter Your Leave dates!'],
  ['one date', { Leave_Date_to_Date: '2026-03-06' }, 400, 'Leave_Date_to_Date', 'Please Enter Your Leave dates!'],
  [
    'a date that does not exist',
    { Leave_Date_to_Date: '2026-03-06,2026-04-31' },
    422,
    'EndDate',
    'Please Enter Your Leave dates!',
  ],
  [
    'dates that contradict each other',
    { StartDate: '2026-03-07' },
    422,
    'Leave_Date_to_Date',
    'Please Enter Your Leave dates!',
  ],
  ['an empty reason', { Reason: ' ' }, 400, 'Reason', 'Please Enter Reason!'],
  ['a reason no one sees', { Reason: '\u200b' }, 400, 'Reason', 'Please Enter Reason!'],
  [
    'a day within the next 3 days',
    { Leave_Date_to_Date: '2026-03-05,2026-03-06' },
    422,
    'StartDate',
    'Please choose 06/03/2026 or a later day, or mark it as an emergency',
  ],
  [
    'an emergency in the past',
    { Leave_Date_to_Date: '2026-03-01,2026-03-01', Leave_half_from: 'First Half', Emergency_leave: 'true' },
    422,
    'StartDate',
    'Please choose 02/03/2026 or a later day',
  ],
  [
    'a hundred years',
    { Leave_Date_to_Date: '2026-03-06,2126-12-31' },
    422,
    'EndDate',
    'A leave can have at most 366 days',
  ],
  [
    'ten thousand years',
    { Leave_Date_to_Date: '2026-03-06,9999-12-31' },
    400,
    'Leave_Date_to_Date',
    'Please Enter Your Leave dates!',
  ],
  ['an impossible half', { Leave_half_from: 'Evening' }, 400, 'Leave_half_from', undefined],
  ["a status of one's own choice", { Status: 'Approved' }, 422, 'Status', 'You cannot decide your own leave'],
  [
    'a notified person that no one knows',
    { Notified_Employee: 'a user' },
    422,
    'Notified_Employee',
    'A notified employee does not exist or has left',
  ],
])('applying with %s is rejected', async (_case, changes, httpStatus, field, message) => {
  const answer = await apply(employee, changes);
  expect(answer.httpStatus).toBe(httpStatus);
  expect(answer.errors).toContainEqual({ field, message: message ?? (expect.any(String) as string) });
  expect((await server.call('listLeaves', { as: employee })).data).toEqual([]);
});

test('two leaves share a day in different halves, never a half; a leave that does not stand takes no days', async () => {
  const day = (half: string, changes: Record<string, unknown> = {}) =>
    apply(employee, {
      Leave_Date_to_Date: '2026-03-10,2026-03-10',
      Leave_half_from: half,
      Leave_half_to: half,
      ...changes,
    });
  const first = await day('First Half');
  expect(first.data.Length_days).toBe(0.5);
  expect((await day('Second Half')).data.Length_days).toBe(0.5);
  const again = await day('First Half');
  expect([again.httpStatus, again.errors]).toEqual([
    422,
    [{ field: 'StartDate', message: 'You have a leave from 10/03/2026 to 10/03/2026 already' }],
  ]);
  expect((await apply(employee, { Leave_Date_to_Date: '2026-03-09,2026-03-11' })).httpStatus).toBe(422);
  await server.call('changeLeaveStatus', { as: employee, body: { id: first.data._id, Status: 'Cancelled' } });
  expect((await day('First Half')).httpStatus).toBe(200);
});

test('one emergency per month, also of ten simultaneous ones; the next month has its own', async () => {
  const emergency = (day: string) =>
    apply(employee, { Leave_Date_to_Date: `${day},${day}`, Leave_half_from: 'First Half', Emergency_leave: 'true' });
  const days = Array.from({ length: 10 }, (_, index) => `2026-03-${String(index + 10)}`);
  const answers = await Promise.all(days.map(emergency));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
  expect(answers.find((answer) => answer.httpStatus === 422)?.errors).toEqual([
    { field: 'Emergency_leave', message: 'Only 1 emergency leave per month is possible, and this month has one' },
  ]);
  expect((await emergency('2026-03-31')).httpStatus).toBe(422);
  expect((await emergency('2026-04-01')).httpStatus).toBe(200);
});

test("the day border is the company's: in Kolkata the next day has begun", async () => {
  server.clock.now = new Date('2026-03-02T19:00:00Z');
  expect(
    (await apply(employee, { Leave_Date_to_Date: '2026-03-06,2026-03-06', Leave_half_from: 'First Half' })).errors[0]
      ?.message,
  ).toContain('07/03/2026');
  expect(
    (await apply(employee, { Leave_Date_to_Date: '2026-03-07,2026-03-07', Leave_half_from: 'First Half' })).httpStatus,
  ).toBe(200);
});

describe('filing for another user', () => {
  const file = (changes: Record<string, unknown> = {}, as = hr) =>
    apply(as, {
      Employee_ID: employee.id,
      Status: 'Approved',
      Leave_Date_to_Date: '2026-02-25,2026-02-25',
      Leave_half_from: 'First Half',
      ...changes,
    });

  test('a reader of the leave report chooses a status, without notice and limits; the employee is notified', async () => {
    const { data } = await file({ Emergency_leave: 'true' });
    expect(data).toMatchObject({
      Employee_ID: employee.id,
      Status: 'Approved',
      Created_by: 'Maren Holt',
      Action_by: 'Maren Holt',
      Action_on: testStart.toISOString(),
      Emergency_leave: 'true',
    });
    expect((await file({ Emergency_leave: 'true', Leave_Date_to_Date: '2026-02-26,2026-02-26' })).httpStatus).toBe(200);
    expect((await notesTo(employee)).map((note) => note.text)).toEqual([
      'Your leave on 25/02/2026 (1 Day) was Approved',
      'Your leave on 26/02/2026 (1 Day) was Approved',
    ]);
    // Nothing waits for the team leader.
    expect(await notesTo(leader)).toEqual([]);
  });

  test.each(leaveDecisions)('the status %s can be chosen', async (Status) => {
    expect((await file({ Status })).data).toMatchObject({ Status, Action_by: 'Maren Holt' });
  });

  test.each([
    ['no status', { Status: undefined }, 'Status', 'Please select status'],
    ['no one', { Employee_ID: unknownId() }, 'Employee_ID', 'Please select an employee'],
    ['something that is no id', { Employee_ID: 'x' }, 'Employee_ID', 'Please select an employee'],
  ])('filing with %s is rejected', async (_case, changes, field, message) => {
    const answer = await file(changes);
    expect([answer.httpStatus, answer.errors]).toEqual([422, [{ field, message }]]);
  });

  test('a user who has left is rejected, and days that the person has taken already', async () => {
    const former = await addPerson(server.database, { status: 'DeActive' });
    expect((await file({ Employee_ID: former.id })).httpStatus).toBe(422);
    await file();
    expect((await file()).errors).toEqual([
      { field: 'StartDate', message: 'Asha Rao has a leave from 25/02/2026 to 25/02/2026 already' },
    ]);
    // What was rejected or not approved takes no days.
    expect((await file({ Status: 'Rejected' })).httpStatus).toBe(200);
  });

  test('without the flag the leave is that of the caller, whatever employee is named', async () => {
    const other = await addPerson(server.database);
    const { data } = await apply(employee, { Employee_ID: other.id });
    expect(data.Employee_ID).toBe(employee.id);
    expect((await file({ Employee_ID: other.id }, employee)).httpStatus).toBe(422);
    expect((await file({ Employee_ID: hr.id })).errors).toContainEqual({
      field: 'Status',
      message: 'You cannot decide your own leave',
    });
  });
});
