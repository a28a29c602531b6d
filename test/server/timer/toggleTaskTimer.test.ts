import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addProject, addTask, storedHistory, type TestProject, type TestTask } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let member: TestPerson;
let project: TestProject;
let first: TestTask;
let second: TestTask;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  member = await addPerson(server.database);
  project = await addProject(server.database, [member]);
  first = await addTask(server.database, project, { summary: 'First' });
  second = await addTask(server.database, project);
});

const minutesLater = (minutes: number): Date => new Date(testStart.getTime() + minutes * 60_000);
const toggle = (task: TestTask, more: Record<string, unknown> = {}) =>
  server.call('toggleTaskTimer', { as: member, body: { Task_id: task.id, Project_id: project.id, ...more } });
const timers = () =>
  server.database
    .selectFrom('task_timers')
    .select(['task_id', 'started_at', 'stopped_at'])
    .where('employee_id', '=', member.id)
    .orderBy('started_at')
    .orderBy('stopped_at')
    .execute();

test('a toggle starts the timer, the next one stops it, and the state is read back with its Check_In', async () => {
  const state = () => server.call('getTaskTimer', { as: member, body: { Task_id: first.id, Project_id: project.id } });
  expect((await state()).data).toMatchObject({
    Status: 'Stopped',
    Check_In: null,
    Check_Out: null,
    Server_time: testStart.toISOString(),
  });
  expect((await toggle(first)).data).toEqual({
    Status: 'Running',
    Check_In: testStart.toISOString(),
    Check_Out: null,
    Task_id: first.id,
    Project_id: project.id,
    Task_key: first.key,
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
  expect((await toggle(first)).data).toMatchObject({
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

test('starting on another task stops the first, and both histories tell it', async () => {
  await toggle(first);
  server.clock.now = minutesLater(10);
  expect((await toggle(second)).data).toMatchObject({
    Status: 'Running',
    Task_id: second.id,
    Stopped_task: { _id: first.id, Task_key: first.key },
  });
  expect(await timers()).toEqual([
    { task_id: first.id, started_at: testStart, stopped_at: minutesLater(10) },
    { task_id: second.id, started_at: minutesLater(10), stopped_at: null },
  ]);
  expect((await storedHistory(server.database, first.id)).map((entry) => [entry.actor_id, entry.action])).toEqual([
    [member.id, `Timer stopped: started on ${second.key}`],
  ]);
  expect((await storedHistory(server.database, second.id)).map((entry) => [entry.actor_id, entry.action])).toEqual([
    [member.id, `Timer started: stopped on ${first.key}`],
  ]);
});

test('the running timer is found on whatever task it is', async () => {
  expect((await server.call('getOwnRunningTimer', { as: member })).data).toEqual([]);
  await toggle(second);
  expect((await server.call('getOwnRunningTimer', { as: member })).data).toMatchObject([
    { Status: 'Running', Task_id: second.id, Task_key: second.key },
  ]);
});

test('twenty toggles at the same time on two tasks leave at most one running timer and no overlap', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => toggle(index % 2 === 0 ? first : second)));
  expect(answers.map((answer) => answer.httpStatus)).toEqual(Array.from({ length: 20 }, () => 200));
  const rows = await timers();
  expect(rows.filter((row) => row.stopped_at === null).length).toBeLessThanOrEqual(1);
  for (const [index, row] of rows.slice(0, -1).entries()) {
    expect(row.stopped_at).not.toBeNull();
    expect(row.stopped_at?.getTime()).toBeLessThanOrEqual(rows[index + 1]?.started_at.getTime() ?? 0);
  }
});

test('twenty starts at the same time, each on a task of its own, leave exactly the last one running', async () => {
  const tasks = await Promise.all(Array.from({ length: 20 }, () => addTask(server.database, project)));
  const answers = await Promise.all(tasks.map((task) => toggle(task)));
  expect(answers.every((answer) => answer.data.Status === 'Running')).toBe(true);
  const rows = await timers();
  expect(rows).toHaveLength(20);
  expect(rows.filter((row) => row.stopped_at === null)).toHaveLength(1);
});

test('requests that overtake each other never make a timer end before it began', async () => {
  server.clock.now = minutesLater(5);
  await toggle(first);
  server.clock.now = testStart;
  expect((await toggle(second)).data.Check_In).toBe(minutesLater(5).toISOString());
  expect((await toggle(second)).data).toMatchObject({
    Status: 'Stopped',
    Check_In: minutesLater(5).toISOString(),
    Check_Out: minutesLater(5).toISOString(),
  });
});

test('a second click that meant the same is refused and changes nothing', async () => {
  expect((await toggle(first, { Expected: 'Stopped' })).data.Status).toBe('Running');
  const again = await toggle(first, { Expected: 'Stopped' });
  expect([again.httpStatus, again.message]).toEqual([409, 'The timer is running already']);
  expect(again.body.current).toMatchObject({ Status: 'Running', Task_id: first.id });
  expect((await toggle(first, { Expected: 'Running' })).data.Status).toBe('Stopped');
  const late = await toggle(first, { Expected: 'Running' });
  expect([late.httpStatus, late.message]).toEqual([409, 'The timer is stopped already']);
  expect(await timers()).toHaveLength(1);
});

test('timers of two people run side by side', async () => {
  const colleague = await addPerson(server.database);
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: colleague.id })
    .execute();
  await toggle(first);
  await server.call('toggleTaskTimer', { as: colleague, body: { Task_id: first.id } });
  expect((await server.call('getOwnRunningTimer', { as: member })).data).toHaveLength(1);
  expect((await server.call('getOwnRunningTimer', { as: colleague })).data).toHaveLength(1);
});

test('who is no member finds neither task nor timer, but can stop one that still runs', async () => {
  const outsider = await addPerson(server.database);
  for (const Task_id of [first.id, unknownId(), 'nonsense']) {
    for (const operation of ['toggleTaskTimer', 'getTaskTimer'] as const) {
      const answer = await server.call(operation, { as: outsider, body: { Task_id } });
      expect([answer.httpStatus, answer.message]).toEqual([404, 'Task not found']);
    }
  }
  await toggle(first);
  await server.database.deleteFrom('project_members').where('employee_id', '=', member.id).execute();
  expect((await toggle(first)).data.Status).toBe('Stopped');
  expect((await toggle(first)).httpStatus).toBe(404);
});

test('hour logs of a task and of its project come newest first, with who and when', async () => {
  await toggle(first);
  server.clock.now = minutesLater(90);
  await toggle(second);
  const ofTask = await server.call('listTimeEntries', { as: member, params: { taskId: first.id } });
  expect(ofTask.data).toEqual([
    {
      _id: expect.any(String),
      Status: 'Stopped',
      Check_In: testStart.toISOString(),
      Check_Out: minutesLater(90).toISOString(),
      Employee_id: {
        _id: member.id,
        First_name: member.firstName,
        Last_name: member.lastName,
        Employee_code: member.code,
      },
      Task_id: { _id: first.id, Task_key: first.key, Short_summary: 'First' },
      Corrected_at: null,
      Correction_reason: null,
    },
  ]);
  const ofProject = await server.call('listTimeEntries', { as: member, params: { taskId: project.id } });
  expect(ofProject.data.map((log) => [log.Task_id.Task_key, log.Status])).toEqual([
    [second.key, 'Running'],
    [first.key, 'Stopped'],
  ]);
  const outsider = await addPerson(server.database);
  for (const taskId of [first.id, project.id]) {
    const answer = await server.call('listTimeEntries', { as: outsider, params: { taskId } });
    expect([answer.httpStatus, answer.message]).toEqual([404, 'Task or project not found']);
  }
});

test('at most five hundred hour logs are listed', async () => {
  const rows = Array.from({ length: 505 }, (_, index) => ({
    id: unknownId(),
    task_id: first.id,
    project_id: project.id,
    employee_id: member.id,
    started_at: minutesLater(-2 * index - 2),
    stopped_at: minutesLater(-2 * index - 1),
  }));
  await server.database.insertInto('task_timers').values(rows).execute();
  const { data } = await server.call('listTimeEntries', { as: member, params: { taskId: first.id } });
  expect(data).toHaveLength(500);
  expect(data[0]?.Check_In).toBe(minutesLater(-2).toISOString());
});

test('when a start fails half-way, the timer that ran goes on running', async () => {
  await toggle(first);
  server.clock.now = minutesLater(3);
  await server.database.schema.alterTable('history_entries').renameTo('history_entries_away').execute();
  await expect(toggle(second)).rejects.toThrow('history_entries');
  await server.database.schema.alterTable('history_entries_away').renameTo('history_entries').execute();
  expect(await timers()).toEqual([{ task_id: first.id, started_at: testStart, stopped_at: null }]);
});
