import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addMembers, addProject, addSprint, addTask, addTeam, type TestTeam } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

// Today is Monday, 2 March 2026.
let server: TestServer;
let team: TestTeam;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  team = await addTeam(server.database);
});

const march = { From: '2026-02-23', To: '2026-04-05' };
const getCalendar = (query: Record<string, string> = {}, as = team.member) =>
  server.call('getCalendar', { as, query: { ...march, ...query } });
const days = (starts_on: string | null, due_on: string | null) => ({ starts_on, due_on });
const taskKeys = ({ Tasks }: { Tasks: readonly { Task_key: string }[] }) => Tasks.map(({ Task_key }) => Task_key);

interface LeaveDetails {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly half_from?: 'First Half' | 'Second Half';
  readonly status?: string;
}
const addLeave = async (person: TestPerson, { status = 'Approved', ...details }: LeaveDetails): Promise<string> => {
  const id = unknownId();
  await server.database
    .insertInto('leaves')
    .values({
      id,
      employee_id: person.id,
      created_by_id: person.id,
      half_from: 'First Half',
      half_to: 'Second Half',
      leave_type: 'Sick Leave',
      reason: 'Dentist in the morning',
      status,
      ...(status === 'Pending' ? {} : { acted_by_id: person.id, acted_at: testMoment() }),
      created_at: testMoment(),
      ...details,
    })
    .execute();
  return id;
};
const addMilestone = (projectId: string, name: string, due_on: string) =>
  server.database
    .insertInto('milestones')
    .values({ id: unknownId(), project_id: projectId, name, due_on, created_at: testMoment() })
    .execute();

test('a range has the tasks that touch it, milestones on their day, sprints, leave and totals of each day', async () => {
  const inside = await addTask(server.database, team.project, {
    ...days('2026-03-09', '2026-03-11'),
    assignee_id: team.member.id,
  });
  const around = await addTask(server.database, team.project, days('2026-01-05', '2026-05-05'));
  const dueOnly = await addTask(server.database, team.project, days(null, '2026-03-10'));
  const startOnly = await addTask(server.database, team.project, days('2026-03-10', null));
  await addTask(server.database, team.project, days('2026-01-05', '2026-02-22'));
  await addTask(server.database, team.project, days('2026-04-06', null));
  await addTask(server.database, team.project);
  await addMilestone(team.project.id, 'Pilot', '2026-03-10');
  await addMilestone(team.project.id, 'Later', '2026-04-06');
  const sprint = await addSprint(server.database, team.project.id, 'Sprint 1', '2026-03-09');
  await server.database.updateTable('sprints').set({ due_on: '2026-03-20' }).where('id', '=', sprint).execute();
  await addLeave(team.member, { starts_on: '2026-03-10', ends_on: '2026-03-10', half_from: 'Second Half' });
  const { data, httpStatus } = await getCalendar({ Project_id: team.project.id });
  expect(httpStatus).toBe(200);
  expect(taskKeys(data).sort()).toEqual([inside, around, dueOnly, startOnly].map(({ key }) => key).sort());
  expect(data.Tasks.find(({ Task_key }) => Task_key === inside.key)).toEqual({
    _id: inside.id,
    Task_key: inside.key,
    Short_summary: `Summary of ${inside.key}`,
    Status: 'OPEN',
    Employee_id: team.member.id,
    Assignees: 'Asha Rao',
    Project_id: team.project.id,
    Project_name: 'Harbour',
    Start_date: '2026-03-09',
    Start_half: 'First Half',
    Due_date: '2026-03-11',
    Due_half: 'Second Half',
  });
  expect(data.Milestones).toMatchObject([
    { Name: 'Pilot', From: '2026-03-10', To: '2026-03-10', StartDate: null, DueDate: '2026-03-10', Version: 1 },
  ]);
  expect(data.Sprints).toMatchObject([
    { Name: 'Sprint 1', From: '2026-03-09', To: '2026-03-20', StartDate: '2026-03-09', DueDate: '2026-03-20' },
  ]);
  expect(data.Leaves).toMatchObject([
    { Name: 'Asha Rao', From: '2026-03-10', From_half: 'Second Half', Leave_type: 'Sick Leave', Status: 'Approved' },
  ]);
  expect(data.Totals).toHaveLength(42);
  expect(data.Totals.find(({ Day }) => Day === '2026-03-10')).toEqual({
    Day: '2026-03-10',
    Tasks: 4,
    Milestones: 1,
    Sprints: 1,
    Leaves: 1,
  });
  expect(data.Totals.find(({ Day }) => Day === '2026-03-12')).toMatchObject({ Tasks: 1, Milestones: 0, Sprints: 1 });
});

test('a day needs a limited number of items; the totals count all, and the list of the day has the others', async () => {
  for (let index = 0; index < 5; index += 1)
    await addTask(server.database, team.project, days('2026-03-10', '2026-03-10'));
  const long = await addTask(server.database, team.project, days('2026-03-10', '2026-03-12'));
  const finished = await addTask(server.database, team.project, {
    ...days('2026-03-09', '2026-03-10'),
    status: 'CLOSE',
  });
  const { data } = await getCalendar({ Project_id: team.project.id, Per_day: '2' });
  // The long one is the first of its first day, too, and the finished one is the only one of its first day.
  expect(data.Tasks).toHaveLength(3);
  expect(taskKeys(data)).toEqual(expect.arrayContaining([long.key, finished.key]));
  expect(data.Totals.find(({ Day }) => Day === '2026-03-10')?.Tasks).toBe(7);
  const day = { From: '2026-03-10', To: '2026-03-10', Per_day: '200' };
  const all = await getCalendar({ ...day, Project_id: team.project.id });
  expect(all.data.Tasks).toHaveLength(7);
  expect(taskKeys(all.data).at(-1)).toBe(finished.key);
});

test('users see the tasks, milestones and sprints of their projects only', async () => {
  const task = await addTask(server.database, team.project, days('2026-03-09', '2026-03-11'));
  await addMilestone(team.project.id, 'Pilot', '2026-03-10');
  expect(taskKeys((await getCalendar()).data)).toEqual([task.key]);
  const hidden = (await getCalendar({}, team.outsider)).data;
  expect([hidden.Tasks, hidden.Milestones, hidden.Sprints]).toEqual([[], [], []]);
  expect(hidden.Totals.every(({ Tasks, Milestones }) => Tasks + Milestones === 0)).toBe(true);
  expect((await getCalendar({ Project_id: team.project.id }, team.outsider)).httpStatus).toBe(404);
  expect((await getCalendar({ Employee_id: unknownId() })).httpStatus).toBe(404);
});

test('leave is shown to those who see it; users who see members learn only that a member is away; no one its reason', async () => {
  const reader = await addPerson(server.database, { flags: [] });
  const viewer = await addPerson(server.database, { flags: ['Project.View_Member'] });
  const hr = await addPerson(server.database, { flags: ['Report.Leave_Report'] });
  await addMembers(server.database, team.project.id, [reader, viewer]);
  await addLeave(team.member, { starts_on: '2026-03-10', ends_on: '2026-03-11' });
  await addLeave(team.member, { starts_on: '2026-03-17', ends_on: '2026-03-17', status: 'Pending' });
  const ofMember = async (as: TestPerson) => {
    const { data, body } = await getCalendar({ Employee_id: team.member.id }, as);
    expect(JSON.stringify(body)).not.toContain('Dentist');
    const on = (day: string) => data.Totals.find(({ Day }) => Day === day)?.Leaves;
    expect([on('2026-03-10'), on('2026-03-17')]).toEqual([
      data.Leaves.some(({ From }) => From === '2026-03-10') ? 1 : 0,
      data.Leaves.some(({ From }) => From === '2026-03-17') ? 1 : 0,
    ]);
    return data.Leaves.map(({ From, Leave_type, Status }) => [From, Leave_type, Status]);
  };
  const both = [
    ['2026-03-10', 'Sick Leave', 'Approved'],
    ['2026-03-17', 'Sick Leave', 'Pending'],
  ];
  expect(await ofMember(team.member)).toEqual(both);
  expect(await ofMember(hr)).toEqual(both);
  expect(await ofMember(viewer)).toEqual([['2026-03-10', null, null]]);
  expect(await ofMember(reader)).toEqual([]);
});

test('the people of the calendar: the caller, those who report to the caller, one person', async () => {
  const leader = await addPerson(server.database);
  const report = await addPerson(server.database, { teamLeaderId: leader.id });
  const project = await addProject(server.database, [leader, report, team.member]);
  const elsewhere = await addProject(server.database, [leader], { name: 'Quay' });
  const addTaskFor = async ({ id }: TestPerson) =>
    (await addTask(server.database, project, { ...days('2026-03-09', '2026-03-11'), assignee_id: id })).key;
  const [own, ofReport, ofMember] = [await addTaskFor(leader), await addTaskFor(report), await addTaskFor(team.member)];
  await addMilestone(project.id, 'Pilot', '2026-03-10');
  await addMilestone(elsewhere.id, 'Opening', '2026-03-10');
  const shown = async (query: Record<string, string>) => {
    const { data } = await getCalendar(query, leader);
    return [taskKeys(data).sort(), data.Milestones.map(({ Name }) => Name).sort(), data.Person_name];
  };
  expect(await shown({})).toEqual([[own, ofReport, ofMember].sort(), ['Opening', 'Pilot'], null]);
  expect(await shown({ People: 'me' })).toEqual([[own], ['Opening', 'Pilot'], null]);
  expect(await shown({ People: 'team' })).toEqual([[ofReport], ['Pilot'], null]);
  expect(await shown({ Employee_id: team.member.id })).toEqual([[ofMember], ['Pilot'], 'Asha Rao']);
});

test('the holidays are those of the place of the person', async () => {
  await server.database
    .insertInto('holidays')
    .values({ id: unknownId(), day: '2026-03-19', name: 'Founders Day', half: 'Second Half' })
    .execute();
  expect((await getCalendar()).data.Holidays).toEqual([
    { Day: '2026-03-19', Name: 'Founders Day', Half: 'Second Half' },
  ]);
});

test.each([
  [{ From: '2026-03-02', To: '2026-03-01' }, 422, 'To'],
  [{ From: '2026-03-02', To: '2026-04-13' }, 422, 'To'],
  [{ From: '2026-02-30' }, 400, 'From'],
  [{ Per_day: '201' }, 400, 'Per_day'],
  [{ People: 'others' }, 400, 'People'],
])('a calendar of %j is rejected', async (query, status, field) => {
  const { httpStatus, body } = await getCalendar(query);
  expect(httpStatus).toBe(status);
  expect(JSON.stringify(body)).toContain(field);
});

test('the days off of the assignees of shown tasks: leave of others only for those who see members', async () => {
  const colleague = await addPerson(server.database, { flags: [] });
  const viewer = await addPerson(server.database, { flags: ['Project.View_Member'] });
  await addMembers(server.database, team.project.id, [colleague, viewer]);
  await addTask(server.database, team.project, { ...days('2026-03-09', '2026-03-11'), assignee_id: team.member.id });
  await addLeave(team.member, { starts_on: '2026-03-12', ends_on: '2026-03-12', half_from: 'Second Half' });
  await addLeave(team.member, { starts_on: '2026-03-17', ends_on: '2026-03-17', status: 'Pending' });
  await addLeave(viewer, { starts_on: '2026-03-13', ends_on: '2026-03-13' });
  const read = async (as: TestPerson) => (await getCalendar({ Project_id: team.project.id }, as)).data.Days_off;
  const granted = {
    Employee_id: team.member.id,
    From: '2026-03-12',
    From_half: 'Second Half',
    To: '2026-03-12',
    To_half: 'Second Half',
  };
  expect((await read(viewer)).Leaves).toEqual([granted]);
  expect((await read(team.member)).Leaves).toEqual([granted]);
  const seen = await read(colleague);
  expect(seen.Leaves).toEqual([]);
  expect(seen.People.map(({ _id }) => _id)).toEqual([team.member.id]);
});
