import { leaveSortKeys } from '../../../src/server/features/leave/lists/leaveOrder';
import { randomUUID } from 'node:crypto';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addSprint, addTask } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let leader: TestPerson;
let employee: TestPerson;
let mate: TestPerson;
let stranger: TestPerson;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  leader = await addPerson(server.database, { role: 'TL / HOD', firstName: 'Tom', lastName: 'Leader' });
  employee = await addPerson(server.database, { teamLeaderId: leader.id, firstName: 'Asha', lastName: 'Rao' });
  mate = await addPerson(server.database, { teamLeaderId: leader.id, firstName: 'Ben', lastName: 'Mate' });
  stranger = await addPerson(server.database, { firstName: 'Carl', lastName: 'Stranger' });
  hr = await addPerson(server.database, { flags: ['Report.Leave_Report'] });
  await add(employee, '2026-01-12', '2026-01-14', { status: 'Approved', leave_type: 'Sick Leave' });
  await add(employee, '2026-02-27', '2026-03-02', {
    status: 'Conditional Approved',
    half_from: 'Second Half',
    half_to: 'First Half',
  });
  await add(employee, '2026-03-10', '2026-03-12', { half_to: 'First Half' });
  await add(mate, '2026-03-12', '2026-03-12', { status: 'Approved', half_from: 'Second Half' });
  await add(mate, '2026-03-11', '2026-03-11', { status: 'Rejected' });
  await add(stranger, '2026-03-02', '2026-03-31', { status: 'Approved' });
  await add(stranger, '2026-05-04', '2026-05-04', { is_emergency: true, created_by_id: hr.id });
});
afterAll(() => server.close());

let second = 0;
async function add(
  person: TestPerson,
  starts_on: string,
  ends_on: string,
  details: {
    status?: string;
    leave_type?: string;
    half_from?: 'First Half' | 'Second Half';
    half_to?: 'First Half' | 'Second Half';
    is_emergency?: boolean;
    created_by_id?: string;
  } = {},
): Promise<void> {
  const { status = 'Pending', leave_type = 'Casual Leave' } = details;
  const acted = status === 'Pending' ? {} : { acted_by_id: leader.id, acted_at: testStart };
  second += 1;
  const created_at = new Date(testStart.getTime() - 10_000_000 + second * 1000);
  await server.database
    .insertInto('leaves')
    .values({
      created_by_id: person.id,
      ...details,
      id: randomUUID(),
      employee_id: person.id,
      starts_on,
      ends_on,
      reason: 'Private',
      status,
      leave_type,
      created_at,
      ...acted,
    })
    .execute();
}

const window = (as: TestPerson, query: Record<string, string | number>) =>
  server.call('listLeaveWindow', { as, query });
const shown = async (as: TestPerson, query: Record<string, string | number>) =>
  (await window(as, query)).data.Rows.map(
    (leave) => `${leave.Employee.First_name} ${leave.Leave_Date_to_Date.split(',')[0] ?? ''}`,
  );

test('everyone has the lists that the flags open, the newest first', async () => {
  const list = (as: TestPerson, scope?: string) =>
    server.call('listLeaves', { as, query: scope === undefined ? {} : { scope } });
  expect((await list(employee)).data.map((leave) => leave.Leave_Date_to_Date)).toEqual([
    '2026-03-10,2026-03-12',
    '2026-02-27,2026-03-02',
    '2026-01-12,2026-01-14',
  ]);
  expect((await list(leader)).data).toHaveLength(5);
  expect((await list(leader, 'own')).data).toEqual([]);
  expect((await list(hr, 'all')).data).toHaveLength(7);
  const rejected = await Promise.all([
    list(employee, 'team'),
    list(leader, 'all'),
    window(employee, { scope: 'all' }),
    server.call('listLeaveQuarters', { as: leader, query: { scope: 'all', Year: 2026 } }),
    server.call('getLeaveCalendar', { as: hr, query: { scope: 'team', month: '2026-03' } }),
  ]);
  expect(rejected.map((answer) => answer.httpStatus)).toEqual([403, 403, 403, 403, 403]);
});

test('a window is filtered, searched, sorted and cut by the server, and says how long the list is', async () => {
  expect(await shown(hr, { scope: 'all', sort: 'Leave_Date_to_Date:asc', limit: 2, offset: 1 })).toEqual([
    'Asha 2026-02-27',
    'Carl 2026-03-02',
  ]);
  expect((await window(hr, { scope: 'all', limit: 2, offset: 1 })).data.Total).toBe(7);
  expect(await shown(hr, { scope: 'all', q: 'ben ma', sort: 'Employee:asc,Leave_Date_to_Date:asc' })).toEqual([
    'Ben 2026-03-11',
    'Ben 2026-03-12',
  ]);
  expect(await shown(hr, { scope: 'all', q: stranger.code, sort: 'Length_days:desc' })).toEqual([
    'Carl 2026-03-02',
    'Carl 2026-05-04',
  ]);
  expect(await shown(hr, { scope: 'all', q: '%' })).toEqual([]);
  expect(await shown(leader, { scope: 'team', Status: 'Pending,Rejected' })).toEqual([
    'Ben 2026-03-11',
    'Asha 2026-03-10',
  ]);
  expect(await shown(hr, { scope: 'all', Leave_type: 'Sick Leave' })).toEqual(['Asha 2026-01-12']);
  expect(await shown(hr, { scope: 'all', Emergency_leave: 'true' })).toEqual(['Carl 2026-05-04']);
  expect(
    await shown(hr, { scope: 'all', Start_from: '2026-03-02', Start_to: '2026-03-10', sort: 'Status:asc' }),
  ).toEqual(['Carl 2026-03-02', 'Asha 2026-03-10']);
  for (const sort of leaveSortKeys)
    expect((await window(hr, { scope: 'all', sort: `${sort}:desc,Employee:asc` })).data.Rows).toHaveLength(7);
  const rejected = await Promise.all([
    window(hr, { scope: 'all', sort: 'Reason:asc' }),
    window(hr, { scope: 'all', sort: 'constructor:asc' }),
    window(hr, { scope: 'all', Status: 'Lost' }),
    window(hr, { scope: 'no one' }),
    window(hr, {}),
  ]);
  expect(rejected.map((answer) => answer.httpStatus)).toEqual([400, 400, 400, 400, 400]);
});

test('a row says who of the team is out on a half of it, how much the person was out, and whether the caller may decide', async () => {
  const rows = (await window(leader, { scope: 'team', sort: 'Leave_Date_to_Date:asc', Start_from: '2026-03-01' })).data
    .Rows;
  // Asha's leave ends at noon of the day on which Ben's begins: that is no clash. Her own rejected days do not count.
  expect(
    rows.map((row) => [row.Employee.First_name, row.Clashes?.length, row.LeavesinLast30Days, row.May_decide]),
  ).toEqual([
    ['Asha', 0, 3, true],
    ['Ben', 0, 0, false],
    ['Ben', 0, 0, false],
  ]);
  await add(mate, '2026-03-10', '2026-03-10', { status: 'Approved', half_to: 'First Half' });
  const again = (await window(leader, { scope: 'team', Status: 'Pending' })).data.Rows;
  expect(again.map((row) => row.Clashes?.map((person) => person.First_name))).toEqual([['Ben']]);
  // Entered later: that day does not count.
  const join = (joined_on: string | null) =>
    server.database.updateTable('employees').set({ joined_on }).where('id', '=', mate.id).execute();
  await join('2026-03-11');
  const since = (await window(leader, { scope: 'team', Status: 'Pending' })).data.Rows;
  expect(since.map((row) => row.Clashes)).toEqual([[]]);
  await join(null);
});

test('totals per quarter follow the filters; a leave counts where it begins', async () => {
  const totals = async (as: TestPerson, query: Record<string, string | number>) =>
    (await server.call('listLeaveQuarters', { as, query: { Year: 2026, ...query } })).data;
  expect(await totals(employee, { scope: 'own' })).toEqual([
    { Quarter: 'Quarter-1', Leaves: 3, Pending: 1, Granted_days: 6, Casual_days: 3, Sick_days: 3 },
    { Quarter: 'Quarter-2', Leaves: 0, Pending: 0, Granted_days: 0, Casual_days: 0, Sick_days: 0 },
    { Quarter: 'Quarter-3', Leaves: 0, Pending: 0, Granted_days: 0, Casual_days: 0, Sick_days: 0 },
    { Quarter: 'Quarter-4', Leaves: 0, Pending: 0, Granted_days: 0, Casual_days: 0, Sick_days: 0 },
  ]);
  expect((await totals(hr, { scope: 'all', Emergency_leave: 'true' })).map((total) => total.Leaves)).toEqual([
    0, 1, 0, 0,
  ]);
  expect((await totals(hr, { scope: 'all', Year: 2025 })).every((total) => total.Leaves === 0)).toBe(true);
});

test('the counters show granted days with halves, and what the newest monthly record carries forward', async () => {
  const counts = async () => (await server.call('getLeaveCounts', { as: employee })).data;
  expect(await counts()).toEqual({
    LeavesinLast30Days: 3,
    Working_days_last_30_days: 1,
    Working_days_current_month: 0.5,
    Working_days_total: 4,
    LeavesInCurrentMonth: 1.5,
    LeaveTotalDays: 6,
    Carry_forward: 0,
    Carry_forward_month: null,
    Leaves: expect.anything(),
  });
  const figures = {
    name: 'Asha Rao',
    code: employee.code.toLowerCase(),
    working_days: 20,
    full_leave_count: 0,
    half_leave_count: 0,
    missed_punch_count: 0,
    wfm_days: 0,
    total_days: 20,
    allowed_days: 0,
    grand_total_days: 20,
  };
  await server.database
    .insertInto('present_records')
    .values([
      {
        created_at: testMoment(),
        updated_at: testMoment(),
        ...figures,
        id: randomUUID(),
        recorded_on: '2026-01-31',
        carry_forward_days: 7,
      },
      {
        created_at: testMoment(),
        updated_at: testMoment(),
        ...figures,
        id: randomUUID(),
        recorded_on: '2026-02-28',
        carry_forward_days: 4.5,
      },
    ])
    .execute();
  expect(await counts()).toMatchObject({ Carry_forward: 4.5, Carry_forward_month: '2026-02' });
  expect((await server.call('getLeaveCounts', { as: hr })).data.LeaveTotalDays).toBe(0);
});

test('who is out today is known to everyone, without type and reason', async () => {
  const { data } = await server.call('listLeavesToday', { as: mate });
  expect(data.map((leave) => [leave.Employee.First_name, leave.away_first_half, leave.away_second_half])).toEqual([
    ['Asha', 1, 0],
    ['Carl', 1, 1],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/Private|Sick|Casual/);
});

test('the calendar of a month has everyone of the team, and what waits or is granted', async () => {
  const { data } = await server.call('getLeaveCalendar', { as: leader, query: { scope: 'team', month: '2026-03' } });
  expect(data.People.map((person) => person.First_name)).toEqual(['Asha', 'Ben']);
  expect(
    data.Leaves.map((leave) => [
      leave.Employee_ID === employee.id ? 'Asha' : 'Ben',
      leave.Leave_Date_to_Date,
      leave.Status,
    ]),
  ).toEqual([
    ['Asha', '2026-02-27,2026-03-02', 'Conditional Approved'],
    ['Asha', '2026-03-10,2026-03-12', 'Pending'],
    ['Ben', '2026-03-10,2026-03-10', 'Approved'],
    ['Ben', '2026-03-12,2026-03-12', 'Approved'],
  ]);
  // A window of people has all of their leaves, and says how many people there are.
  const people = async (query: Record<string, string | number>) => {
    const { People, People_total, Leaves } = (
      await server.call('getLeaveCalendar', { as: hr, query: { scope: 'all', month: '2026-03', ...query } })
    ).data;
    return [People.map((person) => person.First_name).join(), People_total, Leaves.length];
  };
  expect([
    await people({}),
    await people({ limit: 1 }),
    await people({ offset: 1, limit: 1 }),
    await people({ offset: 9 }),
    await people({ q: 'rao' }),
  ]).toEqual([
    ['Asha,Ben,Carl', 3, 5],
    ['Asha', 3, 2],
    ['Ben', 3, 2],
    ['', 3, 0],
    ['Asha', 1, 2],
  ]);
  expect(
    (await server.call('getLeaveCalendar', { as: hr, query: { scope: 'all', month: '2026-05' } })).data.People.map(
      (person) => person.First_name,
    ),
  ).toEqual(['Carl']);
  expect(
    (await server.call('getLeaveCalendar', { as: hr, query: { scope: 'all', month: '2026-13' } })).httpStatus,
  ).toBe(400);
});

test('the calendar has the holidays where each of its people works, not those of the caller', async () => {
  const { database } = server;
  const caller = await addPerson(database, { role: 'TL / HOD' });
  const [here, there] = [randomUUID(), randomUUID()];
  const team = [
    await addPerson(database, { firstName: 'Adil', teamLeaderId: caller.id }),
    await addPerson(database, { firstName: 'Bo', teamLeaderId: caller.id }),
  ];
  for (const [id, name] of [
    [here, 'Calendar here'],
    [there, 'Calendar there'],
  ] as const)
    await database.insertInto('locations').values({ id, name, status: 'Active' }).execute();
  for (const [id, location_id] of [
    [caller.id, here],
    [team[0]?.id ?? '', here],
    [team[1]?.id ?? '', there],
  ] as const)
    await database.updateTable('employees').set({ location_id }).where('id', '=', id).execute();
  for (const [day, name, place] of [
    ['2027-03-03', 'Here alone', here],
    ['2027-03-04', 'There alone', there],
    ['2027-03-05', 'Everywhere', null],
  ] as const) {
    const id = randomUUID();
    await database.insertInto('holidays').values({ id, day, name, half: null }).execute();
    if (place !== null)
      await database.insertInto('holiday_locations').values({ holiday_id: id, location_id: place }).execute();
  }
  const { data } = await server.call('getLeaveCalendar', { as: caller, query: { scope: 'team', month: '2027-03' } });
  const names = new Map(data.People.map(({ _id, First_name }) => [_id, First_name]));
  expect(data.Holidays.map(({ Name, Employee_IDs }) => [Name, Employee_IDs.map((id) => names.get(id))])).toEqual([
    ['Here alone', ['Adil']],
    ['There alone', ['Bo']],
    ['Everywhere', ['Adil', 'Bo']],
  ]);
  const next = await server.call('getLeaveCalendar', {
    as: caller,
    query: { scope: 'team', month: '2027-03', offset: 1 },
  });
  expect(next.data.Holidays.map(({ Name }) => Name)).toEqual(['There alone', 'Everywhere']);
});

test('the year of the caller has what waits or is granted in it, and the holidays where the caller works', async () => {
  const { database } = server;
  const caller = await addPerson(database, { firstName: 'Yara' });
  const [here, there] = await Promise.all(
    ['Year here', 'Year there'].map(async (name) => {
      const id = randomUUID();
      await database.insertInto('locations').values({ id, name, status: 'Active' }).execute();
      return id;
    }),
  );
  await database.updateTable('employees').set({ location_id: here }).where('id', '=', caller.id).execute();
  for (const [day, name, half, place] of [
    ['2028-12-31', 'Before', null, undefined],
    ['2029-01-01', 'First', null, undefined],
    ['2029-06-04', 'Here alone', 'Second Half', here],
    ['2029-06-05', 'There alone', null, there],
    ['2029-12-31', 'Last', null, undefined],
    ['2030-01-01', 'After', null, undefined],
  ] as const) {
    const id = randomUUID();
    await database.insertInto('holidays').values({ id, day, name, half }).execute();
    if (place !== undefined)
      await database.insertInto('holiday_locations').values({ holiday_id: id, location_id: place }).execute();
  }
  await add(caller, '2028-12-28', '2029-01-02', { status: 'Approved', half_to: 'First Half' });
  await add(caller, '2029-03-05', '2029-03-05');
  await add(caller, '2029-03-06', '2029-03-06', { status: 'Cancelled' });
  await add(caller, '2029-12-31', '2030-01-04', { status: 'Conditional Approved', leave_type: 'Sick Leave' });
  await add(caller, '2030-01-07', '2030-01-07', { status: 'Approved' });
  await add(mate, '2029-03-05', '2029-03-05', { status: 'Approved' });
  const { data } = await server.call('getLeaveYear', { as: caller, query: { Year: 2029 } });
  expect(data.Leaves.map((leave) => [leave.Leave_Date_to_Date, leave.Leave_half_to, leave.Status])).toEqual([
    ['2028-12-28,2029-01-02', 'First Half', 'Approved'],
    ['2029-03-05,2029-03-05', 'Second Half', 'Pending'],
    ['2029-12-31,2030-01-04', 'Second Half', 'Conditional Approved'],
  ]);
  expect(data.Holidays.map(({ Day, Name, Half }) => [Day, Name, Half])).toEqual([
    ['2029-01-01', 'First', null],
    ['2029-06-04', 'Here alone', 'Second Half'],
    ['2029-12-31', 'Last', null],
  ]);
  expect((await server.call('getLeaveYear', { as: caller, query: { Year: 3000 } })).httpStatus).toBe(400);
});

test('what a leave would touch: own open tasks, milestones of them, sprints of own projects, teammates on the same halves, holidays', async () => {
  const project = await addProject(server.database, [employee]);
  const foreign = await addProject(server.database, [stranger]);
  const due = await addTask(server.database, project, { assignee_id: employee.id, due_on: '2026-03-11' });
  await addTask(server.database, project, { assignee_id: employee.id, due_on: '2026-03-11', status: 'CLOSE' });
  await addTask(server.database, project, { assignee_id: employee.id, due_on: '2026-03-13' });
  await addTask(server.database, project, { assignee_id: mate.id, due_on: '2026-03-11' });
  const [sprint, other] = [
    await addSprint(server.database, project.id, 'Sprint 4'),
    await addSprint(server.database, foreign.id, 'Foreign'),
  ];
  await server.database
    .updateTable('sprints')
    .set({ due_on: '2026-03-12' })
    .where('id', 'in', [sprint, other])
    .execute();
  await server.database
    .insertInto('holidays')
    .values({ id: randomUUID(), day: '2026-03-12', name: 'Spring Day', half: null })
    .execute();
  const milestone = async (name: string, due_on: string, taskIds: readonly string[], projectId = project.id) => {
    const id = randomUUID();
    const plan = { project_id: projectId, created_at: testMoment() };
    await server.database
      .insertInto('milestones')
      .values({ ...plan, id, name, due_on })
      .execute();
    const ofMilestone = await addSprint(server.database, projectId, `Sprint of ${name}`);
    await server.database.updateTable('sprints').set({ milestone_id: id }).where('id', '=', ofMilestone).execute();
    for (const taskId of taskIds)
      await server.database.updateTable('tasks').set({ sprint_id: ofMilestone }).where('id', '=', taskId).execute();
  };
  const own = { assignee_id: employee.id };
  const [closed, ofMate] = [
    await addTask(server.database, project, { ...own, status: 'CLOSE' }),
    await addTask(server.database, project, { assignee_id: mate.id }),
  ];
  await milestone('Pilot', '2026-03-12', [due.id, (await addTask(server.database, project, own)).id, closed.id]);
  await milestone('Later', '2026-03-13', [(await addTask(server.database, project, own)).id]);
  await milestone('Done by others', '2026-03-12', [ofMate.id]);
  await milestone('Finished', '2026-03-11', [
    (await addTask(server.database, project, { ...own, status: 'CLOSE' })).id,
  ]);
  const query = { StartDate: '2026-03-11', EndDate: '2026-03-12', Leave_half_to: 'First Half' };
  const impact = (as: TestPerson, more: Record<string, string> = {}) =>
    server.call('getLeaveImpact', { as, query: { ...query, ...more } });
  const { data } = await impact(employee);
  expect(data.Tasks.map((task) => task.Task_key)).toEqual([due.key]);
  expect(data.Tasks_total).toBe(1);
  expect(data.Sprints.map((found) => found.Name)).toEqual(['Sprint 4']);
  expect(data.Milestones).toMatchObject([
    { Name: 'Pilot', Due_date: '2026-03-12', Project_name: 'Harbour', Open_tasks: 2 },
  ]);
  expect(data.Milestones_total).toBe(1);
  expect(data.Holidays).toEqual([{ Day: '2026-03-12', Name: 'Spring Day', Half: null }]);
  // Ben is out in the second half of the last day, Asha's leave would end at noon.
  expect(data.Away).toEqual([]);
  expect(
    (await impact(employee, { Leave_half_to: 'Second Half' })).data.Away.map((away) => away.Employee.First_name),
  ).toEqual(['Ben']);
  // The leader asks as well, but sees no tasks of projects that are not his.
  expect((await impact(leader, { Employee_ID: employee.id })).data).toMatchObject({
    Tasks: [],
    Sprints: [],
    Milestones: [],
  });
  const rejected = await Promise.all([
    impact(mate, { Employee_ID: employee.id }),
    impact(leader, { Employee_ID: unknownId() }),
    impact(employee, { EndDate: '2026-03-10' }),
    impact(employee, { EndDate: '2029-03-10' }),
  ]);
  expect(rejected.map((answer) => answer.httpStatus)).toEqual([404, 404, 422, 422]);
});

describe('milestones that a leave moves', () => {
  const setUp = async () => {
    // In another year than what the other tests have.
    const project = await addProject(server.database, [employee, mate]);
    const id = randomUUID();
    await server.database
      .insertInto('milestones')
      .values({ id, project_id: project.id, name: 'Launch', due_on: '2027-03-12', created_at: testMoment() })
      .execute();
    const sprint = await addSprint(server.database, project.id, 'Sprint of the launch');
    await server.database.updateTable('sprints').set({ milestone_id: id }).where('id', '=', sprint).execute();
    const addOwn = (assignee: TestPerson, starts_on: string, due_on: string) =>
      addTask(server.database, project, { assignee_id: assignee.id, starts_on, due_on, duration_hours: 16 });
    // From Monday to Tuesday and from Wednesday to Thursday; only the second is part of the milestone.
    const first = await addOwn(employee, '2027-03-08', '2027-03-09');
    const second = await addOwn(mate, '2027-03-10', '2027-03-11');
    await server.database.updateTable('tasks').set({ sprint_id: sprint }).where('id', '=', second.id).execute();
    const wait = (lag_days: number) =>
      server.database
        .insertInto('task_dependencies')
        .values({ task_id: second.id, blocker_id: first.id, lag_days })
        .execute();
    return { project, id, first, second, wait };
  };
  const moved = async (days: Record<string, string>, as = employee) =>
    (await server.call('getLeaveImpact', { as, query: { StartDate: '2027-03-08', EndDate: '2027-03-08', ...days } }))
      .data;
  const half = { Leave_half_from: 'Second Half', Leave_half_to: 'Second Half' };

  test('half a day of leave moves the end of a milestone by exactly half a day, a day by a day', async () => {
    const { project, id, wait } = await setUp();
    // Nothing of the milestone waits yet.
    expect(await moved(half)).toMatchObject({ Moved_milestones: [], Moved_milestones_total: 0 });
    await wait(0);
    const before = { Ends_before: '2027-03-11', Ends_before_half: 'Second Half' };
    const launch = { _id: id, Name: 'Launch', Due_date: '2027-03-12', Project_id: project.id, Project_name: 'Harbour' };
    expect((await moved(half)).Moved_milestones).toEqual([
      { ...launch, ...before, Ends_after: '2027-03-12', Ends_after_half: 'First Half' },
    ]);
    expect((await moved({})).Moved_milestones).toEqual([
      { ...launch, ...before, Ends_after: '2027-03-12', Ends_after_half: 'Second Half' },
    ]);
    // Over the weekend.
    expect((await moved({ EndDate: '2027-03-09', Leave_half_from: 'Second Half' })).Moved_milestones).toMatchObject([
      { Ends_after: '2027-03-15', Ends_after_half: 'First Half' },
    ]);
    // Days on which nothing is planned.
    expect(await moved({ StartDate: '2027-03-06', EndDate: '2027-03-07' })).toMatchObject({ Moved_milestones: [] });
    // The approver sees no tasks of projects that are not his.
    expect(await moved({ Employee_ID: employee.id }, leader)).toMatchObject({ Moved_milestones: [] });
  });

  test('a task of someone who has not joined yet ends by the days from joining on', async () => {
    const { id, second, wait } = await setUp();
    await wait(0);
    await server.database.updateTable('tasks').set({ due_on: null }).where('id', '=', second.id).execute();
    const joinOn = (joined_on: string | null) =>
      server.database.updateTable('employees').set({ joined_on }).where('id', '=', mate.id).execute();
    const ends = async () =>
      (await moved({})).Moved_milestones.flatMap(({ _id, Ends_before, Ends_after }) =>
        _id === id ? [`${Ends_before} ${Ends_after}`] : [],
      );
    expect(await ends()).toEqual(['2027-03-11 2027-03-12']);
    // The leave is over by then.
    await joinOn('2027-03-11');
    expect(await ends()).toEqual([]);
    await joinOn(null);
  });

  test('a gap takes the leave up, and one that was known when the tasks were planned moves nothing', async () => {
    const { wait, first, id } = await setUp();
    const launches = async () => (await moved({})).Moved_milestones.filter(({ _id }) => _id === id);
    await wait(0);
    await server.database.updateTable('tasks').set({ due_on: '2027-03-08' }).where('id', '=', first.id).execute();
    expect(await launches()).toEqual([]);
    await server.database.updateTable('tasks').set({ due_on: '2027-03-09' }).where('id', '=', first.id).execute();
    expect(await launches()).toHaveLength(1);
    // Granted before the tasks were created.
    await add(employee, '2027-03-08', '2027-03-08', { status: 'Approved' });
    await server.database
      .updateTable('leaves')
      .set({ acted_at: new Date('2025-01-02T09:00:00Z') })
      .where('starts_on', '=', '2027-03-08')
      .execute();
    expect(await launches()).toEqual([]);
    // Granted after that: the tasks have not been planned again.
    await server.database
      .updateTable('leaves')
      .set({ acted_at: new Date('2026-12-31T09:00:00Z') })
      .where('starts_on', '=', '2027-03-08')
      .execute();
    expect(await launches()).toHaveLength(1);
    await server.database.deleteFrom('leaves').where('starts_on', '=', '2027-03-08').execute();
  });
});
