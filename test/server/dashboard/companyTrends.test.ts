import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addEmployeeChanges } from '../../../src/server/employee-records/employeeChangesRepository';
import { addDays } from '../../../src/domain/calendar/day';
import { portionOfPeople } from '../../../src/server/attendance/portionsOfPeopleReadModel';
import type { LeavesTable } from '../../../src/server/database/tables/attendanceTables';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

// A Monday in the company's time zone; the days before it are Thursday and Friday.
const today = '2026-03-02';
const [thursday, friday] = [addDays(today, -4), addDays(today, -3)];
let server: TestServer;
let hr: TestPerson;
let people: Record<'early' | 'late' | 'away' | 'absent' | 'halfAway', TestPerson>;

const log = (person: TestPerson, work_date: string, direction: 'in' | 'out', time: string) =>
  server.database
    .insertInto('face_logs')
    .values({
      id: randomUUID(),
      employee_id: person.id,
      work_date,
      logged_at: new Date(`${work_date}T${time}:00+05:30`),
      direction,
    })
    .execute();
const addLeave = (
  person: TestPerson,
  values: Pick<Insertable<LeavesTable>, 'starts_on' | 'ends_on'> & Partial<Insertable<LeavesTable>>,
) =>
  server.database
    .insertInto('leaves')
    .values({
      id: randomUUID(),
      employee_id: person.id,
      created_by_id: person.id,
      leave_type: 'Casual Leave',
      reason: 'Moving',
      half_from: 'First Half',
      half_to: 'Second Half',
      status: 'Approved',
      acted_at: testStart,
      acted_by_id: hr.id,
      created_at: testStart,
      ...values,
    })
    .execute();
const changeStatus = (person: TestPerson, current: 'Active' | 'DeActive', at: string) =>
  addEmployeeChanges(server.database, hr.id, new Date(at), [
    {
      employeeId: person.id,
      field: 'Status',
      previous: current === 'Active' ? 'DeActive' : 'Active',
      current: current,
    },
  ]);
const trends = async () => (await server.call('getCompanyTrends', { as: hr })).data;
const names = async (query: Record<string, string>): Promise<string[]> =>
  (await server.call('listTrendPeople', { as: hr, query })).data.map((person) => person.Last_name);

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, {
    flags: [
      'Report.Attendance_Summary',
      'Employee.View_Employee',
      'Report.Leave_Report',
      'Report.Face_Report',
      'Report.Manual_Attendance_Request',
    ],
    lastName: 'Approver',
  });
  const add = (lastName: string): Promise<TestPerson> => addPerson(server.database, { lastName });
  people = {
    early: await add('Early'),
    late: await add('Late'),
    away: await add('Away'),
    absent: await add('Absent'),
    halfAway: await add('Half'),
  };
  await server.database
    .updateTable('employees')
    .set({ joined_on: '2025-01-06', shift_type: '10 Am - 07.30 Pm' })
    .where(
      'id',
      'in',
      Object.values(people).map(({ id }) => id),
    )
    .execute();
  for (const person of [people.early, people.late, people.halfAway]) await log(person, friday, 'out', '19:30');
  await log(people.early, friday, 'in', '10:15');
  await log(people.late, friday, 'in', '10:16');
  // The morning is leave: coming at noon is not late.
  await log(people.halfAway, friday, 'in', '12:00');
  await addLeave(people.halfAway, { starts_on: friday, ends_on: friday, half_to: 'First Half' });
  await addLeave(people.away, { starts_on: thursday, ends_on: friday });
});
afterAll(() => server.close());

test('each person counts once a day, late from the 16th minute of the shift on unless the morning is leave, and each figure is the number of its rows', async () => {
  const day = (await trends()).Days.find(({ Day }) => Day === friday);
  expect(await names({ show: 'late', day: friday })).toEqual(['Late']);
  expect((await names({ show: 'present', day: friday })).sort()).toEqual(['Early', 'Half', 'Late']);
  expect(await names({ show: 'on-leave', day: friday })).toEqual(['Away']);
  expect(await names({ show: 'absent', day: friday })).toContain('Absent');
  for (const [show, total] of [
    ['present', day?.Present],
    ['on-leave', day?.On_leave],
    ['absent', day?.Absent],
    ['late', day?.Late],
  ] as const)
    expect([show, (await names({ show, day: friday })).length]).toEqual([show, total]);
  expect((await trends()).Days.at(-1)?.Day).toBe(today);
});

test('leave is counted in calendar days of the month that it lies in, by halves; the months add up to its length', async () => {
  await addLeave(people.early, {
    leave_type: 'Sick Leave',
    starts_on: '2026-01-30',
    ends_on: '2026-02-02',
    half_from: 'Second Half',
    half_to: 'First Half',
  });
  await addLeave(people.late, {
    leave_type: 'Sick Leave',
    starts_on: '2026-01-05',
    ends_on: '2026-01-05',
    status: 'Rejected',
  });
  const sick = (await trends()).Leaves.filter((row) => row.Leave_type === 'Sick Leave');
  expect(sick).toEqual([
    { Month: '2026-01', Leave_type: 'Sick Leave', Days: 1.5, People: 1 },
    { Month: '2026-02', Leave_type: 'Sick Leave', Days: 1.5, People: 1 },
  ]);
  expect(await names({ show: 'leave', month: '2026-01', type: 'Sick Leave' })).toEqual(['Early']);
});

test('headcount follows joining, leaving and returning; joined minus left explains the difference of two months', async () => {
  await server.database
    .updateTable('employees')
    .set({ joined_on: '2026-01-15', status: 'DeActive' })
    .where('id', '=', people.absent.id)
    .execute();
  await changeStatus(people.absent, 'DeActive', '2026-02-10T06:00:00Z');
  // Away from September to November.
  await changeStatus(people.late, 'DeActive', '2025-09-10T06:00:00Z');
  await changeStatus(people.late, 'Active', '2025-11-20T06:00:00Z');
  const { Headcounts: months } = await trends();
  expect(months).toHaveLength(12);
  months
    .slice(1)
    .forEach((month, index) =>
      expect([month.Month, month.Employed]).toEqual([
        month.Month,
        (months[index]?.Employed ?? 0) + month.Joined - month.Left,
      ]),
    );
  expect(await names({ show: 'left', month: '2026-02' })).toEqual(['Absent']);
  expect(await names({ show: 'left', month: '2025-09' })).toEqual(['Late']);
  expect(await names({ show: 'joined', month: '2025-11' })).toEqual(['Late']);
  expect(await names({ show: 'employed', month: '2025-10' })).not.toContain('Late');
  expect(await names({ show: 'employed', month: '2026-01' })).toContain('Absent');
  const last = months.at(-1);
  expect((await names({ show: 'employed', month: '2026-03' })).length).toBe(last?.Employed);
});

test('without a day of joining headcount begins with the day of the record in the company', async () => {
  // Half past one in the night to the 1st of February where the company is.
  await server.database
    .updateTable('employees')
    .set({ joined_on: null, created_at: new Date('2026-01-31T20:00:00Z') })
    .where('id', '=', people.away.id)
    .execute();
  expect(await names({ show: 'joined', month: '2026-02' })).toEqual(['Away']);
  expect(await names({ show: 'employed', month: '2026-01' })).not.toContain('Away');
});

test('pending requests are counted by their age in whole days', async () => {
  const since = (days: number, minutes = 0): Date =>
    new Date(testStart.getTime() - days * 86_400_000 + minutes * 60_000);
  const pending = { status: 'Pending', acted_at: null, acted_by_id: null };
  await addLeave(people.early, { ...pending, starts_on: '2026-06-01', ends_on: '2026-06-01', created_at: since(3) });
  await addLeave(people.late, { ...pending, starts_on: '2026-06-01', ends_on: '2026-06-01', created_at: since(3, 1) });
  await addLeave(people.away, { ...pending, starts_on: '2026-06-01', ends_on: '2026-06-01', created_at: since(400) });
  const leave = (await trends()).Pending.filter((row) => row.Kind === 'leave').map((row) => [row.Age, row.Total]);
  expect(leave).toEqual([
    ['0', 0],
    ['1', 1],
    ['3', 1],
    ['7', 0],
    ['30', 1],
  ]);
  expect(await names({ show: 'pending', kind: 'leave', age: '3' })).toEqual(['Early']);
  expect(await names({ show: 'pending', kind: 'leave', age: '30' })).toEqual(['Away']);
});

test('deactivating an employee leaves the days before as they were, and the last day counts for those who came', async () => {
  const wednesday = addDays(today, -5);
  const [left, returned] = [
    await addPerson(server.database, { lastName: 'Left' }),
    await addPerson(server.database, { lastName: 'Returned' }),
  ];
  await server.database
    .updateTable('employees')
    .set({ joined_on: '2025-01-06', shift_type: '10 Am - 07.30 Pm' })
    .where('id', 'in', [left.id, returned.id])
    .execute();
  await log(left, wednesday, 'in', '10:16');
  await log(left, thursday, 'in', '10:00');
  const figures = async (day: string) => (await trends()).Days.find(({ Day }) => Day === day);
  const months = async () =>
    (await server.call('getAttendanceTrend', { as: hr })).data.filter(({ month }) => month >= '2026-02');
  const summary = async (month: number) =>
    (await server.call('getAttendanceSummary', { as: hr, body: { year: 2026, month } })).data;
  const before = {
    months: await months(),
    wednesday: await figures(wednesday),
    thursday: await figures(thursday),
    friday: await figures(friday),
  };
  // On Thursday evening; the other one was away from Thursday to Friday.
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', left.id).execute();
  await changeStatus(left, 'DeActive', `${thursday}T13:30:00Z`);
  await changeStatus(returned, 'DeActive', `${thursday}T03:00:00Z`);
  await changeStatus(returned, 'Active', `${friday}T20:00:00Z`);
  expect(await figures(wednesday)).toEqual(before.wednesday);
  expect(await names({ show: 'late', day: wednesday })).toContain('Left');
  expect(await figures(thursday)).toEqual({ ...before.thursday, Absent: (before.thursday?.Absent ?? 0) - 1 });
  expect(await names({ show: 'present', day: thursday })).toContain('Left');
  expect(await figures(friday)).toEqual({ ...before.friday, Absent: (before.friday?.Absent ?? 0) - 2 });
  expect(await names({ show: 'absent', day: today })).not.toContain('Left');

  // In February only the days without employment are no longer absences: Friday of one, two days of the other.
  const [february, march] = await months();
  expect(february).toEqual({
    ...before.months[0],
    absent: (before.months[0]?.absent ?? 0) - 3,
    workingDays: (before.months[0]?.workingDays ?? 0) - 3,
  });
  const rows = await summary(2);
  expect(rows.find(({ Employee_id }) => Employee_id._id === left.id)).toMatchObject({ present: 1, workingDays: 19 });
  expect((await summary(3)).map(({ Employee_id }) => Employee_id._id)).not.toContain(left.id);
  const add = (of: typeof rows, key: 'present' | 'absent' | 'paidLeave' | 'workingDays') =>
    of.reduce((sum, row) => sum + row[key], 0);
  const sums = (of: typeof rows, month: string) => ({
    month,
    present: add(of, 'present'),
    absent: add(of, 'absent'),
    paidLeave: add(of, 'paidLeave'),
    workingDays: add(of, 'workingDays'),
  });
  expect([february, march]).toEqual([sums(rows, '2026-02'), sums(await summary(3), '2026-03')]);
});

test.each([
  ['both halves', [true, true], 'in'],
  ['the first half', [true, false], 'out'],
  ['the second half', [false, true], 'in'],
] as const)(
  'who was there in %s by a correction without times counts in the day of the company, as in the trend',
  async (name, [present_first_half, present_second_half], figure) => {
    const person = await addPerson(server.database, { lastName: name });
    await server.database
      .insertInto('manual_attendances')
      .values({
        ...{ id: randomUUID(), employee_id: person.id, work_date: today, present_first_half, present_second_half },
        ...{ updated_by_id: hr.id, updated_at: testStart },
      })
      .execute();
    expect(await names({ show: 'present', day: today })).toContain(name);
    for (const show of ['in', 'out', 'absent']) {
      const { data: rows } = await server.call('listCompanyPeople', { as: hr, query: { show } });
      expect([show, rows.some(({ Last_name }) => Last_name === name)]).toEqual([show, show === figure]);
    }
  },
);

test('someone who came today and was deactivated today is present in the trend and in the day of the company, and no longer counted with its people', async () => {
  const before = server.clock.now;
  server.clock.now = new Date(`${today}T12:00:00Z`);
  const person = await addPerson(server.database, { lastName: 'Farewell' });
  await log(person, today, 'in', '10:00');
  await log(person, today, 'out', '13:00');
  const day = async (show: string) => {
    const { People } = (await server.call('getCompanyDay', { as: hr })).data;
    const rows = (await server.call('listCompanyPeople', { as: hr, query: { show } })).data;
    expect(People.find((figure) => figure.Show === show)?.Total).toBe(rows.length);
    return rows.map(({ Last_name }) => Last_name);
  };
  const headcount = async () =>
    (await server.call('getCompanyDay', { as: hr })).data.Headcounts.filter(({ Show }) => Show === 'department');
  const withPerson = await headcount();
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', person.id).execute();
  await changeStatus(person, 'DeActive', `${today}T11:00:00Z`);
  expect(await names({ show: 'present', day: today })).toContain('Farewell');
  expect(await day('out')).toContain('Farewell');
  for (const show of ['everybody', 'in', 'absent', 'day-off']) expect(await day(show)).not.toContain('Farewell');
  expect(await headcount()).toEqual([{ ...withPerson[0], Total: (withPerson[0]?.Total ?? 0) - 1 }]);
  const { data: ofDepartment } = await server.call('listCompanyPeople', { as: hr, query: { show: 'department' } });
  expect(ofDepartment.map(({ Last_name }) => Last_name)).not.toContain('Farewell');
  server.clock.now = before;
});

test('without the flag that opens the rows there are no figures, and the rows are not permitted; a missing parameter is named', async () => {
  const lead = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
  const seen = (await server.call('getCompanyTrends', { as: lead })).data;
  expect([seen.Days, seen.Leaves, seen.Pending]).toEqual([[], [], []]);
  expect(seen.Headcounts).toHaveLength(12);
  const hidden: Record<string, string>[] = [
    { show: 'late', day: friday },
    { show: 'leave', month: '2026-01', type: 'Sick Leave' },
    { show: 'pending', kind: 'leave', age: '3' },
  ];
  for (const query of hidden) expect((await server.call('listTrendPeople', { as: lead, query })).httpStatus).toBe(403);
  const missing = await server.call('listTrendPeople', { as: hr, query: { show: 'late' } });
  expect([missing.httpStatus, missing.errors[0]?.field]).toEqual([400, 'day']);
});

test('the days of a month are counted as in the trend, from the first record of the company up to today, for those who see the attendance of all', async () => {
  const days = async (month: string) => (await server.call('listCompanyDays', { as: hr, query: { month } })).data;
  const { Days } = await trends();
  for (const month of ['2026-02', '2026-03'])
    expect(await days(month)).toEqual(Days.filter(({ Day }) => Day.startsWith(month)));
  expect((await days('2026-03')).at(-1)?.Day).toBe(today);
  expect(await days('2026-04')).toEqual([]);
  const lead = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
  const query = { month: '2026-03' };
  expect((await server.call('listCompanyDays', { as: lead, query })).httpStatus).toBe(403);
});

test('read in portions of a few people, the figures of all are the same', async () => {
  const read = async () => [
    await trends(),
    (await server.call('getAttendanceTrend', { as: hr })).data,
    (await server.call('getAttendanceSummary', { as: hr, body: { year: 2026, month: 2 } })).data,
  ];
  const figures = await read();
  const { maxPeople } = portionOfPeople;
  try {
    for (const size of [1, 2, Object.keys(people).length]) {
      portionOfPeople.maxPeople = size;
      expect(await read()).toEqual(figures);
    }
  } finally {
    portionOfPeople.maxPeople = maxPeople;
  }
});
