import { randomUUID } from 'node:crypto';
import { addDays } from '../../../src/domain/calendar/day';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

// A Monday in the company's time zone.
const today = '2026-03-02';
let server: TestServer;
let leader: TestPerson;
let employee: TestPerson;
let approver: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  leader = await addPerson(server.database, { role: 'TL / HOD', lastName: 'Leader' });
  employee = await addPerson(server.database, { teamLeaderId: leader.id, lastName: 'Rao' });
  approver = await addPerson(server.database, {
    flags: [
      'Employee.View_Employee',
      'Report.Leave_Report',
      'Report.Approve_Leave',
      'Report.Manual_Attendance_Request',
      'Report.Employee_Present',
      'Report.Face_Report',
      'Report.Attendance_Summary',
      'Overtime.Approve_Overtime',
      'Overtime.All_Overtime',
    ],
    lastName: 'Approver',
  });
});
afterAll(() => server.close());
beforeEach(() => (server.clock.now = testStart));

const insertLeave = (
  person: TestPerson,
  changes: { starts_on: string; ends_on?: string; status?: string; half_from?: 'Second Half'; half_to?: 'First Half' },
) => {
  const decided = changes.status !== undefined && changes.status !== 'Pending';
  return server.database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: person.id,
      created_by_id: person.id,
      leave_type: 'Casual Leave',
      reason: 'Moving',
      ends_on: changes.starts_on,
      ...changes,
      ...(decided && { acted_at: testStart, acted_by_id: leader.id }),
    })
    .execute();
};
const insertManual = (person: TestPerson) =>
  server.database
    .insertInto('manual_attendance_requests')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: person.id,
      work_date: addDays(today, -1),
      type: 'checkOut',
      claimed_time: '18:30',
      reason: 'WFH',
    })
    .execute();
const insertOvertime = (person: TestPerson, projectId: string) =>
  server.database
    .insertInto('overtime_entries')
    .values({
      created_at: testMoment(),
      updated_at: testMoment(),
      id: randomUUID(),
      employee_id: person.id,
      project_id: projectId,
      work_date: today,
      description: 'Release',
      claimed_hours: 2,
    })
    .execute();
const insertRating = (person: TestPerson, ratedBy: TestPerson) =>
  server.database
    .insertInto('kra_records')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: person.id,
      team_leader_id: ratedBy.id,
      month: '2026-02-01',
      own_q1: 5,
      own_q2: 6,
      own_q3: 7,
      own_q4: 8,
      own_q5: 9,
    })
    .execute();
const insertIssue = (person: TestPerson) =>
  server.database
    .insertInto('present_records')
    .values({
      created_at: testMoment(),
      updated_at: testMoment(),
      id: randomUUID(),
      recorded_on: '2026-02-15',
      name: person.lastName,
      code: person.code.toLowerCase(),
      working_days: 20,
      full_leave_count: 0,
      half_leave_count: 0,
      missed_punch_count: 1,
      wfm_days: 0,
      carry_forward_days: 0,
      total_days: 20,
      allowed_days: 1,
      grand_total_days: 21,
      attendance_status: 'Issue',
      attendance_status_at: testStart,
    })
    .execute();

test('tasks by urgency: each group is as long as the list it links to, finished and foreign tasks are in none', async () => {
  const worker = await addPerson(server.database);
  const project = await addProject(server.database, [worker]);
  const due = (due_on: string | null, changes = {}) =>
    addTask(server.database, project, { assignee_id: worker.id, due_on, ...changes });
  for (let index = 0; index < 14; index += 1) await due(addDays(today, -1 - index));
  const urgent = await due(today, { priority: 'HIGH' });
  const usual = await due(today);
  await due(addDays(today, 7));
  await due(addDays(today, 8));
  await due(null);
  await due(today, { status: 'CLOSE' });
  await due(today, { status: 'REJECTED' });
  await due(today, { deleted_at: testStart });
  await due(today, { assignee_id: employee.id });
  const { Groups, Later_total } = (await server.call('listOwnDueTasks', { as: worker })).data;
  expect(Groups.map((group) => [group.Group, group.Total, group.Rows.length])).toEqual([
    ['overdue', 14, 12],
    ['today', 2, 2],
    ['nextSevenDays', 1, 1],
  ]);
  expect(Later_total).toBe(2);
  expect(Groups[0]?.Rows[0]?.Due_date).toBe(addDays(today, -14));
  expect(Groups[1]?.Rows.map((row) => row._id)).toEqual([urgent.id, usual.id]);
  const listed = async (span: Record<string, string>) =>
    (await server.call('listTasks', { as: worker, query: { scope: 'assigned', preset: 'open', ...span } })).data.Total;
  expect([
    await listed({ Due_to: addDays(today, -1) }),
    await listed({ Due_from: today, Due_to: today }),
    await listed({ Due_from: addDays(today, 1), Due_to: addDays(today, 7) }),
  ]).toEqual([14, 2, 1]);
});

test('dues are those of own projects, and of the kinds that the flags open', async () => {
  const member = await addPerson(server.database, { flags: ['Milestone_Project.View'] });
  const both = await addPerson(server.database, {
    flags: ['Milestone_Project.View', 'Sprint_Project.View', 'Project.All_Project'],
  });
  const own = await addProject(server.database, [member, both]);
  const foreign = await addProject(server.database, []);
  const plan = (table: 'milestones' | 'sprints', name: string, due_on: string, project = own, status = 'OPEN') =>
    server.database
      .insertInto(table)
      .values({ created_at: testMoment(), id: randomUUID(), project_id: project.id, name, due_on, status })
      .execute();
  await plan('milestones', 'Late', addDays(today, -3));
  await plan('milestones', 'Soon', addDays(today, 15));
  await plan('milestones', 'Far', addDays(today, 16));
  await plan('milestones', 'Done', today, own, 'CLOSE');
  await plan('milestones', 'Foreign', today, foreign);
  await plan('sprints', 'Sprint', addDays(today, 7));
  await plan('sprints', 'Far sprint', addDays(today, 8));
  const names = async (as: TestPerson) => (await server.call('listOwnDues', { as })).data.map((due) => due.Name);
  expect(await names(member)).toEqual(['Late', 'Soon']);
  expect(await names(both)).toEqual(['Late', 'Sprint', 'Soon']);
  expect((await server.call('listOwnDues', { as: await addPerson(server.database, { flags: [] }) })).httpStatus).toBe(
    403,
  );
});

test('the next holiday is one that is kept where the person works', async () => {
  const [here, there] = [randomUUID(), randomUUID()];
  await server.database
    .insertInto('locations')
    .values([
      { id: here, name: 'Here', status: 'Active' },
      { id: there, name: 'There', status: 'Active' },
    ])
    .execute();
  await server.database.updateTable('employees').set({ location_id: here }).where('id', '=', employee.id).execute();
  const holiday = async (name: string, day: string, location?: string) => {
    const id = randomUUID();
    await server.database.insertInto('holidays').values({ id, name, day, half: null }).execute();
    if (location !== undefined)
      await server.database.insertInto('holiday_locations').values({ holiday_id: id, location_id: location }).execute();
  };
  await holiday('Past', addDays(today, -1));
  await holiday('Elsewhere', addDays(today, 1), there);
  await holiday('Ours', addDays(today, 20), here);
  await holiday('Everybody', addDays(today, 30));
  expect((await server.call('getNextHoliday', { as: employee })).data).toEqual({
    Day: addDays(today, 20),
    Name: 'Ours',
    Half: null,
  });
  expect((await server.call('getNextHoliday', { as: leader })).data?.Name).toBe('Everybody');
});

describe('what waits', () => {
  let project: { id: string };
  let manager: TestPerson;

  beforeAll(async () => {
    manager = await addPerson(server.database, { flags: [], lastName: 'Manager' });
    project = await addProject(server.database, [employee], { project_manager_id: manager.id });
    await insertLeave(employee, { starts_on: '2026-03-10', ends_on: '2026-03-11', half_from: 'Second Half' });
    await insertLeave(approver, { starts_on: '2026-03-10' });
    await insertLeave(employee, { starts_on: '2026-03-20', status: 'Approved' });
    await insertManual(employee);
    await insertManual(approver);
    await insertOvertime(employee, project.id);
    await insertOvertime(manager, project.id);
    await insertRating(employee, leader);
    await insertIssue(employee);
  });

  const pending = async (as: TestPerson, query: Record<string, string | number> = {}) =>
    (await server.call('listPendingItems', { as, query: { scope: 'decide', ...query } })).data;
  const shown = (answer: Awaited<ReturnType<typeof pending>>) =>
    answer.Rows.map((row) => `${row.Kind} ${row.Employee.Last_name}`).sort();

  test('everyone has in the queue what he or she may decide, and nothing of his or her own', async () => {
    expect(shown(await pending(approver))).toEqual([
      'leave Rao',
      'manual-attendance Rao',
      'month-issue Rao',
      'overtime Manager',
      'overtime Rao',
    ]);
    expect(shown(await pending(leader))).toEqual(['kra Rao', 'leave Rao']);
    // Without any flag: overtime of the own projects.
    expect(shown(await pending(manager))).toEqual(['overtime Rao']);
    const nothing = await pending(employee);
    expect([nothing.Rows, nothing.Total, nothing.Figures]).toEqual([[], 0, []]);
  });

  test('an item says what it is; figures name every kind that the flags allow, with the oldest; windows add up', async () => {
    const all = await pending(leader);
    expect(all.Rows.find((row) => row.Kind === 'leave')).toMatchObject({
      Summary: 'Casual Leave, 1.5 Days, 1.5 working days',
      Note: 'Moving',
      From: '2026-03-10',
      To: '2026-03-11',
      Half_from: 'Second Half',
      Half_to: 'Second Half',
      Status: 'Pending',
    });
    expect(all.Figures).toEqual([
      { Kind: 'leave', Total: 1, Oldest: all.Rows.find((row) => row.Kind === 'leave')?.Create_at },
      { Kind: 'kra', Total: 1, Oldest: all.Rows.find((row) => row.Kind === 'kra')?.Create_at },
    ]);
    const ofOne = await pending(approver, { kind: 'manual-attendance' });
    expect([ofOne.Total, ofOne.Rows[0]?.Request_type, ofOne.Rows[0]?.Request_time, ofOne.Figures.length]).toEqual([
      1,
      'checkOut',
      '18:30',
      4,
    ]);
    const pages = await Promise.all([0, 2, 4].map((offset) => pending(approver, { offset, limit: 2 })));
    expect(pages.flatMap((page) => page.Rows.map((row) => row._id))).toEqual(
      (await pending(approver)).Rows.map((row) => row._id),
    );
  });

  test('own requests are listed to whom they belong, whatever the flags', async () => {
    const own = await pending(employee, { scope: 'own' });
    expect(shown(own)).toEqual(['kra Rao', 'leave Rao', 'manual-attendance Rao', 'month-issue Rao', 'overtime Rao']);
    expect(own.Total).toBe(5);
    expect(own.Rows.every((row) => row.Status === (row.Kind === 'month-issue' ? 'Issue' : 'Pending'))).toBe(true);
  });

  test('what is decided by the call of its area leaves the queue; the queues of the company agree with their lists', async () => {
    const leave = (await pending(leader)).Rows.find((row) => row.Kind === 'leave');
    const company = (await server.call('getCompanyDay', { as: approver })).data;
    const listed = (await server.call('listLeaveWindow', { as: approver, query: { scope: 'all', Status: 'Pending' } }))
      .data.Total;
    expect(company.Queues.map((queue) => [queue.Kind, queue.Total])).toEqual([
      ['leave', listed],
      ['manual-attendance', 2],
      ['overtime', 2],
      ['month-issue', 1],
    ]);
    await server.call('changeLeaveStatus', { as: leader, body: { id: leave?._id, Status: 'Approved' } });
    expect(shown(await pending(leader))).toEqual(['kra Rao']);
  });
});

describe('the company today', () => {
  test('each figure is the number of its rows; halves and missing punches are distinguished', async () => {
    const worker = (lastName: string) => addPerson(server.database, { lastName });
    const present = await worker('Present');
    const gone = await worker('Gone');
    const whole = await worker('Whole');
    const half = await worker('Half');
    const forgetful = await worker('Forgetful');
    const log = (person: TestPerson, work_date: string, direction: 'in' | 'out', time: string) =>
      server.database
        .insertInto('face_logs')
        .values({
          id: randomUUID(),
          employee_id: person.id,
          work_date,
          logged_at: new Date(`${work_date}T${time}:00Z`),
          direction,
        })
        .execute();
    await log(present, today, 'in', '04:00');
    await log(gone, today, 'in', '04:00');
    await log(gone, today, 'out', '08:00');
    await log(forgetful, addDays(today, -4), 'in', '04:00');
    await insertLeave(whole, { starts_on: addDays(today, -1), ends_on: addDays(today, 1), status: 'Approved' });
    await insertLeave(half, { starts_on: today, half_from: 'Second Half', status: 'Conditional Approved' });
    const { People, Headcounts } = (await server.call('getCompanyDay', { as: approver })).data;
    for (const { Show, Total } of People) {
      const rows = (await server.call('listCompanyPeople', { as: approver, query: { show: Show } })).data;
      expect([Show, rows.length]).toEqual([Show, Total]);
    }
    const listNames = async (show: string) =>
      (await server.call('listCompanyPeople', { as: approver, query: { show } })).data.map(
        (person) => person.Last_name,
      );
    expect(await listNames('in')).toEqual(['Present']);
    expect(await listNames('out')).toEqual(['Gone']);
    expect(await listNames('leave-full')).toEqual(['Whole']);
    expect(await listNames('leave-second-half')).toEqual(['Half']);
    expect(await listNames('leave-first-half')).toEqual([]);
    expect(await listNames('missing-punch')).toEqual(['Forgetful']);
    const everybody = People.find((figure) => figure.Show === 'everybody')?.Total ?? 0;
    for (const kind of ['department', 'position', 'location', 'vertical']) {
      expect(Headcounts.filter((row) => row.Show === kind).reduce((sum, row) => sum + row.Total, 0)).toBe(everybody);
    }
    expect((await server.call('listCompanyPeople', { as: approver, query: { show: 'department' } })).data).toHaveLength(
      everybody,
    );
  });

  test('who joins later is not counted yet; two half holidays are a day off', async () => {
    const find = (People: readonly { readonly Show: string; readonly Total: number }[], show: string): number =>
      People.find(({ Show }) => Show === show)?.Total ?? 0;
    const before = (await server.call('getCompanyDay', { as: approver })).data.People;
    const later = await addPerson(server.database, { lastName: 'Later' });
    await server.database
      .updateTable('employees')
      .set({ joined_on: addDays(today, 1) })
      .where('id', '=', later.id)
      .execute();
    expect((await server.call('getCompanyDay', { as: approver })).data.People).toEqual(before);
    const faces = (await server.call('listFaceLoginsOfDay', { as: approver, query: { date: today } })).data;
    expect(JSON.stringify(faces)).not.toContain('Later');
    expect(find(before, 'absent')).toBeGreaterThan(0);
    for (const half of ['First Half', 'Second Half'] as const)
      await server.database
        .insertInto('holidays')
        .values({ id: randomUUID(), day: today, name: `${half} off`, half, entered_at: testMoment() })
        .execute();
    const after = (await server.call('getCompanyDay', { as: approver })).data.People;
    await server.database.deleteFrom('holidays').where('day', '=', today).execute();
    expect(find(after, 'absent')).toBe(0);
  });

  test('without the flags of their lists, missing punches and queues are not answered', async () => {
    const { People, Queues } = (await server.call('getCompanyDay', { as: leader })).data;
    expect(People.some((figure) => figure.Show === 'missing-punch')).toBe(false);
    expect(Queues).toEqual([]);
    expect((await server.call('listCompanyPeople', { as: leader, query: { show: 'missing-punch' } })).httpStatus).toBe(
      403,
    );
    expect((await server.call('getCompanyDay', { as: employee })).httpStatus).toBe(403);
  });

  test('the trend is the sum of the attendance summary of each month', async () => {
    const trend = (await server.call('getAttendanceTrend', { as: approver })).data;
    expect(trend.at(-1)?.month).toBe('2026-03');
    const summary = (await server.call('getAttendanceSummary', { as: approver, body: { month: 3, year: 2026 } })).data;
    const sum = (key: 'present' | 'absent' | 'paidLeave' | 'workingDays') =>
      summary.reduce((total, row) => total + row[key], 0);
    expect(trend.at(-1)).toEqual({
      month: '2026-03',
      present: sum('present'),
      absent: sum('absent'),
      paidLeave: sum('paidLeave'),
      workingDays: sum('workingDays'),
    });
  });

  test('the trend ends with the month that is looked at', async () => {
    const trend = (query?: { month: string }) =>
      server.call('getAttendanceTrend', { as: approver, ...(query && { query }) }).then(({ data }) => data);
    const current = await trend();
    const earlier = await trend({ month: '2026-02' });
    expect(earlier.at(-1)?.month).toBe('2026-02');
    // The same months without the last one; the first of six is one month earlier.
    expect(earlier.filter(({ month }) => current.some((shown) => shown.month === month))).toEqual(current.slice(0, -1));
  });
});

test("a month of one's own: requests by state, tasks, rating and the answer to the record", async () => {
  const month = (await server.call('getOwnMonth', { as: employee, query: { month: '2026-02' } })).data;
  expect(month).toMatchObject({
    Kra: { Own_average: 7, Leader_average: null, Team_leader: `${leader.firstName} Leader` },
    Record_status: 'Issue',
    Hours_closed: false,
    Overtime: [],
  });
  const recordStatus = async () =>
    (await server.call('getOwnMonth', { as: leader, query: { month: '2026-02' } })).data.Record_status;
  expect(await recordStatus()).toBeNull();
  await insertIssue(leader);
  await server.database
    .updateTable('present_records')
    .set({ attendance_status: null, attendance_status_at: null })
    .where('code', '=', leader.code.toLowerCase())
    .execute();
  expect(await recordStatus()).toBe('No answer');
  const join = (joined_on: string) =>
    server.database.updateTable('employees').set({ joined_on }).where('id', '=', leader.id).execute();
  await join('2026-02-28');
  expect(await recordStatus()).toBe('No answer');
  await join('2026-03-01');
  expect(await recordStatus()).toBe('Not asked');
  const march = (await server.call('getOwnMonth', { as: employee, query: { month: '2026-03' } })).data;
  expect(march.Requests).toContainEqual({ Kind: 'overtime', Status: 'Pending', Total: 1 });
  expect(march.Overtime).toMatchObject([{ Day: today, Hours: 2, Status: 'Pending', Project_name: 'Harbour' }]);
  expect(march.Tasks).toEqual([{ Status: 'OPEN', Priority: 'MEDIUM', Total: 1 }]);
  expect([march.Kra, march.Record_status]).toEqual([null, null]);
  expect((await server.call('getOwnMonth', { as: employee, query: { month: '2026-13' } })).httpStatus).toBe(400);
});
