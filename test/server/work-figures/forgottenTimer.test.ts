import { toOwnDays } from '../../../src/client/features/dashboard/month/ownDays';
import { hoursByDay } from '../../../src/client/features/tasks/hours/hoursByDay';
import { loggedMs } from '../../../src/domain/timer/timeEntry';
import { hourMs } from '../../../src/domain/calendar/duration';
import { attendanceDay } from '../../support/client/attendanceDay';
import { addPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';

// The company of the tests lives in India: 09:00 is 03:30 UTC.
const timeZone = 'Asia/Kolkata';
const day = '2026-03-10';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a timer that has run for two days is in no figure of logged hours', async () => {
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  const member = await addPerson(server.database);
  const project = await addProject(server.database, [member]);
  const task = await addTask(server.database, project);
  server.clock.now = new Date('2026-03-10T06:30:00Z');
  await server.call('addTimeEntry', {
    as: member,
    body: {
      Task_id: task.id,
      Check_In: '2026-03-10T03:30:00Z',
      Check_Out: '2026-03-10T05:00:00Z',
      Reason: 'Forgot it',
    },
  });
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: task.id } });
  server.clock.now = new Date('2026-03-12T07:00:00Z');

  const own = (await server.call('listOwnTimeEntries', { as: member, query: { From: day, To: '2026-03-12' } })).data;
  expect(own.map(({ Status }) => Status).sort()).toEqual(['Running', 'Stopped']);
  const ownDays = toOwnDays([attendanceDay(day)], own, undefined, {
    ...{ now: server.clock.now.getTime(), today: '2026-03-12', timeZone },
  });
  const weekDay = hoursByDay(own, '2026-03-09', '2026-03-12', timeZone).find((each) => each.day === day);
  const page = await server.call('listEmployeeTimeEntries', {
    ...{ as: hr, params: { id: member.id }, query: { Month: '2026-03' } },
  });
  const report = await server.call('listTimerEntryGroups', {
    ...{ as: hr, query: { From: day, To: day, Group_by: 'Employee' } },
  });
  const members = await server.call('listProjectMembers', { as: member, params: { projectId: project.id } });
  const team = await server.call('getWorkingPlan', { as: hr, query: { Week: 'true' } });
  const worked = team.data.Rows.find(({ _id }) => _id === member.id)?.Days.find((each) => each.Day === day)?.Worked;
  const shown = (await server.call('getTask', { as: member, body: { id: task.id } })).data;
  const log = (await server.call('listTimeEntries', { as: member, params: { taskId: task.id } })).data;
  server.clock.now = new Date('2026-04-01T07:00:00Z');
  const kra = await server.call('getKraFacts', { as: member, query: { month: '2026-04' } });

  expect({
    'My month': (ownDays[0]?.loggedMs ?? 0) / hourMs,
    'My hours': (weekDay?.sumMs ?? 0) / hourMs,
    'Time logs': page.data.map(({ Minutes }) => Minutes).sort(),
    'Task Timer Report': report.data.map(({ Hours }) => Hours),
    Members: members.data.find(({ _id }) => _id === member.id)?.Logged_minutes,
    'My team': worked?.Logged_hours,
    Task: [shown.Logged_hours, shown.Logged_minutes],
    'Hours of the task':
      loggedMs(log.map((each) => ({ startedAt: each.Check_In, stoppedAt: each.Check_Out }))) / hourMs,
    KRA: kra.data.Hours_logged,
  }).toEqual({
    ...{ 'My month': 1.5, 'My hours': 1.5, 'Time logs': [90, null], 'Task Timer Report': [1.5], Members: 90 },
    ...{ 'My team': 1.5, Task: [1.5, 90], 'Hours of the task': 1.5, KRA: 1.5 },
  });
  // Next to them it is shown up to the end of its day, 12 hours after noon.
  expect(worked?.Running_hours).toBe(12);
  expect(ownDays[0]?.strip.bars.filter(({ isOpen }) => isOpen)).toEqual([
    expect.objectContaining({ kind: 'timer', to: Date.parse('2026-03-10T18:30:00Z') }),
  ]);
});
