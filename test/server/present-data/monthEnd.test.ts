import { randomUUID } from 'node:crypto';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { daysOfMonth, firstDayOfMonth } from '../../../src/domain/calendar/month';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';
import { addLeave, addProject } from '../../support/testWork';

const timeZone = 'Asia/Kolkata';
let server: TestServer;
let hr: TestPerson;
let clerk: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, {
    flags: [
      'Report.Employee_Present',
      'Report.Manual_Attendance_Request',
      'Report.Leave_Report',
      'Report.Face_Report',
      'Overtime.All_Overtime',
      'Employee.View_Employee',
    ],
  });
  clerk = await addPerson(server.database, { flags: ['Report.Employee_Present'] });
  const people = [];
  for (let index = 0; index < 6; index += 1)
    people.push(await addPerson(server.database, { firstName: 'Asha', lastName: `Rao ${index}` }));
  const former = await addPerson(server.database, { firstName: 'Former', lastName: 'Person' });
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', former.id).execute();
  for (const [index, person] of [...people, former].entries()) {
    await see(person, '2026-02-10', '09:00', 'in');
    if (index % 2 === 0) await see(person, '2026-02-10', '17:00', 'out');
    await see(person, '2026-02-28', '17:00', 'out');
    await see(person, '2026-01-31', '09:00', 'in');
    // Today: not over, so nothing is missing yet.
    await see(person, '2026-03-02', '09:00', 'in');
    await addRequest(person, index < 3 ? 'Pending' : 'Approved', index === 0 ? '2026-01-31' : '2026-02-10');
  }
  const project = await addProject(server.database, people);
  // The last day of the month before and the first of the one after count for these.
  for (const [day, status] of [
    ['2026-01-31', 'Pending'],
    ['2026-02-28', 'Pending'],
    ['2026-02-10', 'Approved'],
    ['2026-03-01', 'Pending'],
  ] as const)
    await server.database
      .insertInto('overtime_entries')
      .values({
        ...{ id: randomUUID(), employee_id: former.id, project_id: project.id, work_date: day, status },
        ...{ description: 'Release', claimed_hours: 2, created_at: testMoment(), updated_at: testMoment() },
        ...(status !== 'Pending' && { acted_at: testStart, acted_by_id: hr.id }),
      })
      .execute();
  const [first, second, third, fourth] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  await addLeaveDays(first, '2026-01-30', '2026-02-01', 'Pending');
  await addLeaveDays(second, '2026-02-28', '2026-03-02', 'Pending');
  await addLeaveDays(third, '2026-03-01', '2026-03-02', 'Pending');
  await addLeaveDays(fourth, '2026-02-05', '2026-02-05', 'Approved');
  await addRecord(first, 'Issue');
  await addRecord(second, 'Approved');
  await addRecord(third, null);
});
afterAll(() => server.close());
beforeEach(() => (server.clock.now = testStart));

async function see(person: TestPerson, day: string, time: string, direction: 'in' | 'out') {
  await server.database
    .insertInto('face_logs')
    .values({
      id: randomUUID(),
      employee_id: person.id,
      work_date: day,
      logged_at: instantAt(day, time, timeZone),
      direction,
    })
    .execute();
}
async function addRequest(person: TestPerson, status: string, day: string) {
  await server.database
    .insertInto('manual_attendance_requests')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: person.id,
      work_date: day,
      type: 'checkOut',
      claimed_time: '17:00',
      reason: 'WFH',
      status,
      ...(status !== 'Pending' && { acted_at: testStart, acted_by_id: hr.id }),
    })
    .execute();
}
const addLeaveDays = (person: TestPerson, starts_on: string, ends_on: string, status: string) =>
  addLeave(server.database, person, {
    starts_on,
    ends_on,
    status,
    ...(status !== 'Pending' && { acted_by_id: hr.id }),
  });
async function addRecord(person: TestPerson, status: 'Issue' | 'Approved' | null) {
  const headings =
    'Name,Code,Working_days,Full_leave,Half_leave,Missed_punch,WFM,Carry_forward,Total_days,Allow,Grand_Total';
  const content = `${headings}\r\nAsha Rao,${person.code},20,0,0,1,0,0,19,1,20`;
  await server.call('uploadPresentRecords', {
    as: hr,
    body: { date: '2026-02-28' },
    files: [{ field: 'employee_file', fileName: 'f.csv', content }],
  });
  if (status !== null)
    await server.database
      .updateTable('present_records')
      .set({ attendance_status: status, attendance_status_at: testStart })
      .where('code', '=', person.code)
      .where('month', '=', firstDayOfMonth('2026-02'))
      .execute();
}

test.each(['2026-01', '2026-02'])(
  'without a record of %s are the same as in its comparison, those who have left since too',
  async (month) => {
    const names = async (answer: Promise<{ readonly data: { readonly Rows: readonly { readonly Name: string }[] } }>) =>
      (await answer).data.Rows.map(({ Name }) => Name).sort();
    const listed = await names(
      server.call('listPresentUnanswered', { as: hr, query: { month, Why: 'No record', limit: 1000 } }),
    );
    expect(listed).toContain('Former Person');
    expect(listed).toEqual(
      await names(server.call('comparePresentMonth', { as: hr, query: { month, Outcome: 'No record', limit: 1000 } })),
    );
  },
);

const monthEnd = async (month: string, as = hr) => (await server.call('getMonthEnd', { as, query: { month } })).data;

test.each(['2026-01', '2026-02', '2026-03'])(
  'the counts of %s are the lengths of the lists that they open',
  async (month) => {
    const { first, last } = daysOfMonth(month);
    const total = async (answer: Promise<{ readonly data: { readonly Total: number } }>): Promise<number> =>
      (await answer).data.Total;
    const query = { month, limit: 1 };
    const span = { From: first, To: last, limit: 1 };
    expect(await monthEnd(month)).toMatchObject({
      Missing_punches: await total(server.call('listMissingPunches', { as: hr, query })),
      Corrections: await total(
        server.call('listManualAttendanceWindow', { as: hr, query: { scope: 'all', status: 'Pending', ...span } }),
      ),
      Leaves: await total(
        server.call('listLeaveWindow', {
          as: hr,
          query: { scope: 'all', Status: 'Pending', Month: month, limit: 1 },
        }),
      ),
      Overtime: await total(
        server.call('listOvertimeWindow', {
          as: hr,
          query: { scope: 'all', Approval_Status: 'Pending', Date_from: first, Date_to: last, limit: 1 },
        }),
      ),
      Records: await total(server.call('listPresentWindow', { as: hr, query: span })),
      Without_record: await total(
        server.call('listPresentUnanswered', { as: hr, query: { ...query, Why: 'No record' } }),
      ),
      Unanswered: await total(server.call('listPresentUnanswered', { as: hr, query: { ...query, Why: 'No answer' } })),
      Issues: await total(server.call('listPresentWindow', { as: hr, query: { ...span, Attendence_Status: 'Issue' } })),
      Differences: await total(
        server.call('comparePresentMonth', { as: hr, query: { ...query, Differences: 'true' } }),
      ),
    });
  },
);

test('counts of one month: what is pending in it, and nothing of the months around it', async () => {
  expect(await monthEnd('2026-02')).toMatchObject({
    Closed_at: null,
    // Three of seven have no check-out on the 10th, and all seven no check-in on the 28th: a former employee counts too.
    Missing_punches: 10,
    Corrections: 2,
    Leaves: 2,
    Overtime: 1,
    Records: 3,
    Unanswered: 1,
    Issues: 1,
  });
  expect(await monthEnd('2026-03')).toMatchObject({ Missing_punches: 0, Leaves: 2, Overtime: 1 });
});

test('without the flag that opens a list its count is null', async () => {
  expect(await monthEnd('2026-02', clerk)).toMatchObject({
    Corrections: null,
    Leaves: null,
    Overtime: null,
    Missing_punches: 10,
  });
});

test('missing punches are those of the comparison, with the punch that is there', async () => {
  const { Rows } = (await server.call('listMissingPunches', { as: hr, query: { month: '2026-02', limit: 1000 } })).data;
  const compared = (await server.call('comparePresentMonth', { as: hr, query: { month: '2026-02', limit: 1000 } }))
    .data;
  for (const { Code, Computed } of compared.Rows.filter((row) => row.Computed !== null))
    expect([Code, Rows.filter((row) => row.Code === Code).length]).toEqual([Code, Computed?.Missed_punch]);
  for (const { _id, Code } of Rows)
    expect(compared.Rows.find((row) => row.Code === Code)).toMatchObject({ Employee_id: _id });
  for (const row of Rows)
    expect([row.Check_in === null, row.Check_out === null]).toEqual([
      row.Missing === 'Check-in',
      row.Missing === 'Check-out',
    ]);
  const asked = await server.call('listMissingPunches', {
    as: hr,
    query: { month: '2026-02', Missing: 'Check-out', q: 'rao 1' },
  });
  expect(asked.data).toMatchObject({ Total: 1, Rows: [{ Name: 'Asha Rao 1', Day: '2026-02-10', Check_out: null }] });
});
