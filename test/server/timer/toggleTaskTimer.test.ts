import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addPerson } from '../../support/testPeople';
import { addTask, storedHistory, type TestTask } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';
import { addTimedWork, type TimedWork } from './timedWork';

let server: TestServer;
let work: TimedWork;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  work = await addTimedWork(server);
});

const minutesLater = (minutes: number): Date => new Date(testStart.getTime() + minutes * 60_000);
const toggle = (task: TestTask, more: Record<string, unknown> = {}) =>
  server.call('toggleTaskTimer', { as: work.member, body: { Task_id: task.id, Project_id: work.project.id, ...more } });
const timers = () =>
  server.database
    .selectFrom('task_timers')
    .select(['task_id', 'started_at', 'stopped_at'])
    .where('employee_id', '=', work.member.id)
    .orderBy('started_at')
    .orderBy('stopped_at')
    .execute();

test('a toggle starts the timer, the next one stops it, and the state is read back with its Check_In', async () => {
  const state = () =>
    server.call('getTaskTimer', { as: work.member, body: { Task_id: work.first.id, Project_id: work.project.id } });
  expect((await state()).data).toMatchObject({
    Status: 'Stopped',
    Check_In: null,
    Check_Out: null,
    Server_time: testStart.toISOString(),
  });
  expect((await toggle(work.first)).data).toEqual({
    Status: 'Running',
    Check_In: testStart.toISOString(),
    Check_Out: null,
    Task_id: work.first.id,
    Project_id: work.project.id,
    Task_key: work.first.key,
    Short_summary: 'First',
    Server_time: testStart.toISOString(),
    Counted_from: null,
    Stopped_task: null,
  });
  server.clock.now = minutesLater(30);
  expect((await state()).data).toMatchObject({
    Status: 'Running',
    Check_In: testStart.toISOString(),
    Server_time: minutesLater(30).toISOString(),
  });
  expect((await toggle(work.first)).data).toMatchObject({
    Status: 'Stopped',
    Check_In: testStart.toISOString(),
    Check_Out: minutesLater(30).toISOString(),
  });
  expect((await state()).data).toMatchObject({
    Status: 'Stopped',
    Check_In: testStart.toISOString(),
    Check_Out: minutesLater(30).toISOString(),
  });
});

test('starting on another task stops the first, and both histories record it', async () => {
  await toggle(work.first);
  server.clock.now = minutesLater(10);
  expect((await toggle(work.second)).data).toMatchObject({
    Status: 'Running',
    Task_id: work.second.id,
    Stopped_task: { _id: work.first.id, Task_key: work.first.key },
  });
  expect(await timers()).toEqual([
    { task_id: work.first.id, started_at: testStart, stopped_at: minutesLater(10) },
    { task_id: work.second.id, started_at: minutesLater(10), stopped_at: null },
  ]);
  expect((await storedHistory(server.database, work.first.id)).map((entry) => [entry.actor_id, entry.action])).toEqual([
    [work.member.id, `Timer stopped: started on ${work.second.key}`],
  ]);
  expect((await storedHistory(server.database, work.second.id)).map((entry) => [entry.actor_id, entry.action])).toEqual(
    [[work.member.id, `Timer started: stopped on ${work.first.key}`]],
  );
});

test('the running timer is found on whatever task it is', async () => {
  expect((await server.call('getOwnRunningTimer', { as: work.member })).data).toEqual([]);
  await toggle(work.second);
  expect((await server.call('getOwnRunningTimer', { as: work.member })).data).toMatchObject([
    { Status: 'Running', Task_id: work.second.id, Task_key: work.second.key },
  ]);
});

test('twenty toggles at the same time on two tasks leave at most one running timer and no overlap', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => toggle(index % 2 === 0 ? work.first : work.second)),
  );
  expect(answers.map((answer) => answer.httpStatus)).toEqual(Array.from({ length: 20 }, () => 200));
  const rows = await timers();
  expect(rows.filter((row) => row.stopped_at === null).length).toBeLessThanOrEqual(1);
  for (const [index, row] of rows.slice(0, -1).entries()) {
    expect(row.stopped_at).not.toBeNull();
    expect(row.stopped_at?.getTime()).toBeLessThanOrEqual(rows[index + 1]?.started_at.getTime() ?? 0);
  }
});

test('twenty starts at the same time, each on a task of its own, leave exactly the last one running', async () => {
  const tasks = await Promise.all(Array.from({ length: 20 }, () => addTask(server.database, work.project)));
  const answers = await Promise.all(tasks.map((task) => toggle(task)));
  expect(answers.every((answer) => answer.data.Status === 'Running')).toBe(true);
  const rows = await timers();
  expect(rows).toHaveLength(20);
  expect(rows.filter((row) => row.stopped_at === null)).toHaveLength(1);
});

test('requests that overtake each other never make a timer end before it began', async () => {
  server.clock.now = minutesLater(5);
  await toggle(work.first);
  server.clock.now = testStart;
  expect((await toggle(work.second)).data.Check_In).toBe(minutesLater(5).toISOString());
  expect((await toggle(work.second)).data).toMatchObject({
    Status: 'Stopped',
    Check_In: minutesLater(5).toISOString(),
    Check_Out: minutesLater(5).toISOString(),
  });
});

test('a second click that meant the same is rejected and changes nothing', async () => {
  expect((await toggle(work.first, { Expected: 'Stopped' })).data.Status).toBe('Running');
  const again = await toggle(work.first, { Expected: 'Stopped' });
  expect([again.httpStatus, again.message]).toEqual([409, 'The timer is running already']);
  expect(again.body.current).toMatchObject({ Status: 'Running', Task_id: work.first.id });
  expect((await toggle(work.first, { Expected: 'Running' })).data.Status).toBe('Stopped');
  const late = await toggle(work.first, { Expected: 'Running' });
  expect([late.httpStatus, late.message]).toEqual([409, 'The timer is stopped already']);
  expect(await timers()).toHaveLength(1);
});

test('timers of two people run side by side', async () => {
  const colleague = await addPerson(server.database);
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: work.project.id, employee_id: colleague.id })
    .execute();
  await toggle(work.first);
  await server.call('toggleTaskTimer', { as: colleague, body: { Task_id: work.first.id } });
  expect((await server.call('getOwnRunningTimer', { as: work.member })).data).toHaveLength(1);
  expect((await server.call('getOwnRunningTimer', { as: colleague })).data).toHaveLength(1);
});

test('a user who is no member finds neither task nor timer, but can stop one that still runs', async () => {
  const outsider = await addPerson(server.database);
  for (const Task_id of [work.first.id, unknownId(), 'nonsense']) {
    for (const operation of ['toggleTaskTimer', 'getTaskTimer'] as const) {
      const answer = await server.call(operation, { as: outsider, body: { Task_id } });
      expect([answer.httpStatus, answer.message]).toEqual([404, 'Task not found']);
    }
  }
  await toggle(work.first);
  await server.database.deleteFrom('project_members').where('employee_id', '=', work.member.id).execute();
  expect((await toggle(work.first)).data.Status).toBe('Stopped');
  expect((await toggle(work.first)).httpStatus).toBe(404);
});

test('time entries of a task and of its project are sorted newest first, with employee and times', async () => {
  await toggle(work.first);
  server.clock.now = minutesLater(90);
  await toggle(work.second);
  const ofTask = await server.call('listTimeEntries', { as: work.member, params: { taskId: work.first.id } });
  expect(ofTask.data).toEqual([
    {
      _id: expect.any(String),
      Status: 'Stopped',
      Check_In: testStart.toISOString(),
      Check_Out: minutesLater(90).toISOString(),
      Employee_id: {
        _id: work.member.id,
        First_name: work.member.firstName,
        Last_name: work.member.lastName,
        Employee_code: work.member.code,
      },
      Task_id: { _id: work.first.id, Task_key: work.first.key, Short_summary: 'First' },
      Corrected_at: null,
      Correction_reason: null,
    },
  ]);
  const ofProject = await server.call('listTimeEntries', { as: work.member, params: { taskId: work.project.id } });
  expect(ofProject.data.map((log) => [log.Task_id.Task_key, log.Status])).toEqual([
    [work.second.key, 'Running'],
    [work.first.key, 'Stopped'],
  ]);
  const outsider = await addPerson(server.database);
  for (const taskId of [work.first.id, work.project.id]) {
    const answer = await server.call('listTimeEntries', { as: outsider, params: { taskId } });
    expect([answer.httpStatus, answer.message]).toEqual([404, 'Task or project not found']);
  }
});

test('at most five hundred time entries are listed', async () => {
  const rows = Array.from({ length: 505 }, (_, index) => ({
    id: unknownId(),
    task_id: work.first.id,
    project_id: work.project.id,
    employee_id: work.member.id,
    started_at: minutesLater(-2 * index - 2),
    stopped_at: minutesLater(-2 * index - 1),
  }));
  await server.database.insertInto('task_timers').values(rows).execute();
  const { data } = await server.call('listTimeEntries', { as: work.member, params: { taskId: work.first.id } });
  expect(data).toHaveLength(500);
  expect(data[0]?.Check_In).toBe(minutesLater(-2).toISOString());
});

test('when a start fails half-way, the timer that ran goes on running', async () => {
  await toggle(work.first);
  server.clock.now = minutesLater(3);
  await server.database.schema.alterTable('history_entries').renameTo('history_entries_away').execute();
  await expect(toggle(work.second)).rejects.toThrow('history_entries');
  await server.database.schema.alterTable('history_entries_away').renameTo('history_entries').execute();
  expect(await timers()).toEqual([{ task_id: work.first.id, started_at: testStart, stopped_at: null }]);
});
