import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addTask, storedHistory, type TestProject, type TestTask } from '../../support/testWork';
import { watchStatements } from '../../support/database/watchStatements';

// The company of the tests lives in India: midnight is 18:30 UTC.
let server: TestServer;
let hr: TestPerson;
let member: TestPerson;
let project: TestProject;
let task: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, {
    flags: ['Report.Employee_Present', 'Project.Edit_Task', 'Project.All_Project'],
  });
  await server.call('closePresentMonth', { as: hr, body: { month: '2026-02', Closed: 'true' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  member = await addPerson(server.database);
  project = await addProject(server.database, [member, hr]);
  task = await addTask(server.database, project);
});

const message = 'February 2026 is closed: its hours can change only after HR has reopened it';
const rejected = { httpStatus: 403, message, errors: [{ field: 'Check_In', message }] };
const february = { Check_In: '2026-02-27T09:00:00.000Z', Check_Out: '2026-02-27T11:00:00.000Z' };
const march = { Check_In: '2026-03-01T09:00:00.000Z', Check_Out: '2026-03-01T11:00:00.000Z' };
const stored = async (person: TestPerson, { Check_In, Check_Out }: { Check_In: string; Check_Out: string | null }) => {
  const id = unknownId();
  await server.database
    .insertInto('task_timers')
    .values({
      id,
      task_id: task.id,
      project_id: project.id,
      employee_id: person.id,
      started_at: new Date(Check_In),
      stopped_at: Check_Out === null ? null : new Date(Check_Out),
    })
    .execute();
  return id;
};
const readHours = async (person: TestPerson) =>
  (
    await server.database
      .selectFrom('task_timers')
      .select(['started_at', 'stopped_at'])
      .where('employee_id', '=', person.id)
      .orderBy('started_at')
      .execute()
  ).map((row) => [row.started_at.toISOString(), row.stopped_at?.toISOString() ?? null]);
const Reason = 'Forgot the timer';

test('no hours are added to, changed in, moved out of or into, split or deleted in a closed month', async () => {
  const [old, recent] = [await stored(member, february), await stored(member, march)];
  const before = await readHours(member);
  const calls = [
    server.call('addTimeEntry', {
      as: member,
      body: { Task_id: task.id, Check_In: '2026-02-26T09:00:00Z', Check_Out: '2026-02-26T10:00:00Z', Reason },
    }),
    server.call('addTimeEntry', {
      as: member,
      body: { Task_id: task.id, Check_In: '2026-02-28T18:00:00Z', Check_Out: '2026-02-28T19:00:00Z', Reason },
    }),
    server.call('editTimeEntry', {
      as: member,
      body: { id: old, ...february, Check_Out: '2026-02-27T10:00:00Z', Reason, Version: 1 },
    }),
    server.call('editTimeEntry', {
      as: member,
      body: { id: old, Check_In: '2026-03-02T05:00:00Z', Check_Out: '2026-03-02T06:00:00Z', Reason, Version: 1 },
    }),
    server.call('editTimeEntry', {
      as: member,
      body: {
        id: recent,
        ...february,
        Check_In: '2026-02-26T09:00:00Z',
        Check_Out: '2026-02-26T10:00:00Z',
        Reason,
        Version: 1,
      },
    }),
    server.call('splitTimeEntry', { as: member, body: { id: old, At: '2026-02-27T10:00:00Z', Reason, Version: 1 } }),
    server.call('deleteTimeEntry', { as: member, body: { id: old, Reason, Version: 1 } }),
    server.call('settleTimerOverrun', {
      as: member,
      body: {
        id: await stored(member, { Check_In: '2026-02-20T09:00:00Z', Check_Out: '2026-02-21T09:00:00Z' }),
        Decision: 'Stop',
        Version: 1,
      },
    }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(rejected);
  expect((await readHours(member)).slice(-2)).toEqual(before);
  const listed = (
    await server.call('listOwnTimeEntries', { as: member, query: { From: '2026-02-25', To: '2026-03-02' } })
  ).data;
  expect(listed.map(({ Check_In, Closed_month }) => [Check_In, Closed_month])).toEqual([
    [march.Check_In, null],
    [february.Check_In, '2026-02'],
  ]);
  expect((await server.call('listOwnTimerOverruns', { as: member })).data).toEqual([]);
  expect(
    (
      await server.call('addTimeEntry', {
        as: member,
        body: { Task_id: task.id, Check_In: '2026-02-28T18:30:00Z', Check_Out: '2026-02-28T19:00:00Z', Reason },
      })
    ).httpStatus,
  ).toBe(200);
});

describe('what changes after an added entry was checked and before it is stored', () => {
  /** Runs a statement just before the task of the entry is locked, in its transaction: as if it had been committed. */
  function changeBeforeLock(change: string): void {
    watchStatements((text, client) => {
      if (!/from "tasks" .*for no key update/.test(text)) return;
      jest.restoreAllMocks();
      void client.query(change);
    });
  }
  const add = (as: TestPerson) => server.call('addTimeEntry', { as, body: { ...march, Task_id: task.id, Reason } });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.database.deleteFrom('present_month_closings').where('month', '=', '2026-03-01').execute();
  });
  const closeMarch = () =>
    `insert into present_month_closings (month, closed_by_id, closed_at) values ('2026-03-01', '${hr.id}', '2026-03-02T00:00:00Z')`;

  test('a closed month keeps it out, and its history too', async () => {
    changeBeforeLock(closeMarch());
    expect(await add(member)).toMatchObject({ httpStatus: 403, errors: [{ field: 'Check_In' }] });
    expect(await readHours(member)).toEqual([]);
    expect(await storedHistory(server.database, task.id)).toEqual([]);
  });

  test('not the one of HR', async () => {
    const closer = await addPerson(server.database, { flags: ['Report.Employee_Present', 'Project.All_Project'] });
    changeBeforeLock(closeMarch());
    expect((await add(closer)).httpStatus).toBe(200);
    expect(await readHours(closer)).toEqual([[march.Check_In, march.Check_Out]]);
    expect(await storedHistory(server.database, task.id)).toHaveLength(1);
  });

  test('a deleted task keeps it out', async () => {
    changeBeforeLock(`update tasks set deleted_at = '2026-03-02T00:00:00Z' where id = '${task.id}'`);
    expect((await add(member)).httpStatus).toBe(404);
    expect(await readHours(member)).toEqual([]);
    expect(await storedHistory(server.database, task.id)).toEqual([]);
  });
});

test('HR changes them, as attendance and leaves', async () => {
  const id = await stored(hr, february);
  expect(
    (
      await server.call('editTimeEntry', {
        as: hr,
        body: { id, ...february, Check_Out: '2026-02-27T10:00:00Z', Reason, Version: 1 },
      })
    ).data,
  ).toMatchObject({ Rows: [{ Closed_month: null }] });
  expect((await server.call('deleteTimeEntry', { as: hr, body: { id, Reason, Version: 2 } })).httpStatus).toBe(200);
});

const opening = '2026-02-28T18:30:00.000Z';

test('a timer that reaches into a closed month can be stopped; its time counts from the first open day, and the history records it', async () => {
  await stored(member, { Check_In: '2026-02-27T09:00:00Z', Check_Out: null });
  const { data } = await server.call('toggleTaskTimer', { as: member, body: { Task_id: task.id } });
  expect(data).toMatchObject({ Status: 'Stopped', Counted_from: '2026-03-01' });
  expect(await readHours(member)).toEqual([[opening, testStart.toISOString()]]);
  expect((await storedHistory(server.database, task.id)).map(({ action }) => action)).toEqual([
    'Timer stopped: The month in which the timer started is closed. The time counts from 01/03/2026 on.',
  ]);
  await stored(hr, { Check_In: '2026-02-27T09:00:00Z', Check_Out: null });
  expect((await server.call('toggleTaskTimer', { as: hr, body: { Task_id: task.id } })).data.Counted_from).toBeNull();
  expect(await readHours(hr)).toEqual([['2026-02-27T09:00:00.000Z', testStart.toISOString()]]);
});

test('neither does the start of another timer or the deletion of the task put hours into it', async () => {
  await stored(member, { Check_In: '2026-02-27T09:00:00Z', Check_Out: null });
  const other = await addTask(server.database, project);
  expect((await server.call('toggleTaskTimer', { as: member, body: { Task_id: other.id } })).data).toMatchObject({
    Status: 'Running',
    Counted_from: '2026-03-01',
  });
  expect((await readHours(member))[0]).toEqual([opening, testStart.toISOString()]);

  const colleague = await addPerson(server.database);
  await stored(colleague, { Check_In: '2026-02-27T09:00:00Z', Check_Out: null });
  expect((await server.call('deleteTaskOrProject', { as: hr, body: { id: task.id } })).httpStatus).toBe(200);
  expect(await readHours(colleague)).toEqual([[opening, testStart.toISOString()]]);
});
