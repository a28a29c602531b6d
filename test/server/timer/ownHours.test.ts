import { addPerson, setJoined } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addTask, storedHistory, type TestTask } from '../../support/testWork';
import { watchStatements } from '../../support/database/watchStatements';
import { addTimedWork, type TimedWork } from './timedWork';

// The company of the tests lives in India: its clock is 5:30 ahead of UTC.
let server: TestServer;
let work: TimedWork;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  work = await addTimedWork(server);
});

/** Minutes before the test's now, 2026-03-02 09:00 UTC. */
const ago = (minutes: number): string => new Date(testStart.getTime() - minutes * 60_000).toISOString();
const add = (from: number, to: number, task = work.first, more: Record<string, unknown> = {}) =>
  server.call('addTimeEntry', {
    as: work.member,
    body: { Task_id: task.id, Check_In: ago(from), Check_Out: ago(to), Reason: 'Forgot the timer', ...more },
  });
const added = async (from: number, to: number) => {
  const [log] = (await add(from, to)).data.Rows;
  if (!log) throw new Error('Nothing was added');
  return log;
};
const own = async () =>
  (await server.call('listOwnTimeEntries', { as: work.member, query: { From: '2026-03-01', To: '2026-03-02' } })).data;
const spans = async () => (await own()).map((log) => [log.Task_id.Task_key, log.Check_In, log.Check_Out]);
const historyEntries = async (task: TestTask) =>
  (await storedHistory(server.database, task.id)).map((entry) => [
    entry.actor_id,
    entry.field,
    entry.previous_value,
    entry.current_value,
    entry.remark,
  ]);

test('hours added, corrected, split and deleted by hand are in the history: author, previous and new times, and reason', async () => {
  const log = await added(60, 30);
  expect(log).toMatchObject({
    Status: 'Stopped',
    Version: 1,
    Project_name: 'Harbour',
    Corrected_at: testStart.toISOString(),
    Correction_reason: 'Forgot the timer',
  });
  const edited = await server.call('editTimeEntry', {
    as: work.member,
    body: { id: log._id, Check_In: ago(90), Check_Out: ago(30), Reason: 'Began earlier', Version: 1 },
  });
  expect(edited.data).toMatchObject({
    Rows: [{ _id: log._id, Check_In: ago(90), Version: 2 }],
    Tasks: [{ _id: work.first.id, Project_id: work.project.id }],
  });
  const split = await server.call('splitTimeEntry', {
    as: work.member,
    body: { id: log._id, At: ago(60), Task_id: work.second.id, Reason: 'Two things', Version: 2 },
  });
  expect(split.data.Rows.map((row) => [row.Task_id._id, row.Check_In, row.Check_Out])).toEqual([
    [work.first.id, ago(90), ago(60)],
    [work.second.id, ago(60), ago(30)],
  ]);
  expect(split.data.Tasks.map((task) => task._id)).toEqual([work.first.id, work.second.id]);
  expect(
    (
      await server.call('deleteTimeEntry', {
        as: work.member,
        body: { id: log._id, Reason: 'Was a break', Version: 3 },
      })
    ).data,
  ).toMatchObject({ Rows: [], Tasks: [{ _id: work.first.id }] });
  expect(await spans()).toEqual([[work.second.key, ago(60), ago(30)]]);
  expect(await historyEntries(work.first)).toEqual([
    [work.member.id, 'hours', null, '02/03/2026 01:30 PM - 02:00 PM', 'Forgot the timer'],
    [work.member.id, 'hours', '02/03/2026 01:30 PM - 02:00 PM', '02/03/2026 01:00 PM - 02:00 PM', 'Began earlier'],
    [
      work.member.id,
      'hours',
      '02/03/2026 01:00 PM - 02:00 PM',
      '02/03/2026 01:00 PM - 01:30 PM',
      `Second part moved to ${work.second.key}: Two things`,
    ],
    [work.member.id, 'hours', '02/03/2026 01:00 PM - 01:30 PM', null, 'Was a break'],
  ]);
  expect(await historyEntries(work.second)).toEqual([
    [work.member.id, 'hours', null, '02/03/2026 01:30 PM - 02:00 PM', `Split from ${work.first.key}: Two things`],
  ]);
  const shown = await server.call('listHistory', { as: work.member, params: { taskId: work.first.id } });
  expect(shown.data[0]?.History[0]).toMatchObject({
    Field: 'Hours',
    Privious_Value: '02/03/2026 01:00 PM - 01:30 PM',
    Current_Value: null,
    Comments: 'Was a break',
  });
  expect(
    (await server.call('listTimeEntries', { as: work.member, params: { taskId: work.second.id } })).data,
  ).toMatchObject([{ Corrected_at: testStart.toISOString(), Correction_reason: 'Two things' }]);
});

test('no hours are logged before the day of joining, neither added nor moved there', async () => {
  const day = 24 * 60;
  await setJoined(server.database, work.member, '2026-03-02');
  const problem = { field: 'Check_In', message: 'Employed from 02/03/2026 on: no hours can be logged before that day' };
  const early = await add(day + 60, day);
  expect([early.httpStatus, early.errors]).toEqual([422, [problem]]);
  const log = await added(60, 30);
  const moved = await server.call('editTimeEntry', {
    as: work.member,
    body: { id: log._id, Check_In: ago(day + 60), Check_Out: ago(day), Reason: 'Wrong day', Version: 1 },
  });
  expect([moved.httpStatus, moved.errors]).toEqual([422, [problem]]);
});

test('hours that lie before joining are corrected, split and deleted on their day, and not moved to an earlier one', async () => {
  const log = await added(60, 30);
  await setJoined(server.database, work.member, '2026-03-03');
  const edit = (Version: number, changes: Record<string, unknown>) =>
    server.call('editTimeEntry', {
      as: work.member,
      body: { id: log._id, Check_In: ago(60), Check_Out: ago(30), Reason: 'Less', Version, ...changes },
    });
  expect((await edit(1, {})).data.Rows[0]?.Version).toBe(1);
  expect((await edit(1, { Check_In: ago(50) })).data.Rows[0]?.Check_In).toBe(ago(50));
  expect((await edit(2, { Check_In: ago(50), Task_id: work.second.id })).data.Tasks).toHaveLength(2);
  const day = 24 * 60;
  const moved = await edit(3, { Check_In: ago(day + 60), Check_Out: ago(day + 30) });
  expect([moved.httpStatus, moved.errors?.map(({ field }) => field)]).toEqual([422, ['Check_In']]);
  const about = { as: work.member, body: { id: log._id, Reason: 'A break', Version: 3 } };
  expect((await server.call('splitTimeEntry', { ...about, body: { ...about.body, At: ago(40) } })).httpStatus).toBe(
    200,
  );
  const deleted = await server.call('deleteTimeEntry', { ...about, body: { ...about.body, Version: 4 } });
  expect(deleted.httpStatus).toBe(200);
  expect(await spans()).toEqual([[work.second.key, ago(40), ago(30)]]);
});

test('a timer runs before the day of joining on record: who works today works', async () => {
  await setJoined(server.database, work.member, '2026-03-03');
  const started = await server.call('toggleTaskTimer', { as: work.member, body: { Task_id: work.first.id } });
  expect(started.httpStatus).toBe(200);
});

test('for a task that is no id no lock is asked for', async () => {
  const log = await added(60, 30);
  const values: unknown[] = [];
  watchStatements((_text, _client, sent) => values.push(...sent.flat()));
  for (const answer of [
    await server.call('editTimeEntry', {
      as: work.member,
      body: { id: log._id, Task_id: 'none', Check_In: ago(60), Check_Out: ago(30), Reason: 'Wrong task', Version: 1 },
    }),
    await server.call('splitTimeEntry', {
      as: work.member,
      body: { id: log._id, Task_id: 'none', At: ago(40), Reason: 'Wrong task', Version: 1 },
    }),
  ])
    expect([answer.httpStatus, answer.message]).toEqual([404, 'Task not found']);
  expect(values).not.toContain('none');
});

test('a save that changes nothing writes nothing; a move is in the history of both tasks', async () => {
  const log = await added(60, 30);
  const edit = (more: Record<string, unknown>) =>
    server.call('editTimeEntry', {
      as: work.member,
      body: { id: log._id, Check_In: ago(60), Check_Out: ago(30), Reason: 'Wrong task', Version: 1, ...more },
    });
  expect((await edit({})).data.Rows[0]?.Version).toBe(1);
  expect((await edit({ Task_id: work.second.id })).data.Tasks).toHaveLength(2);
  const sums = await server.database
    .selectFrom('tasks')
    .select(['id', 'logged_seconds'])
    .where('id', 'in', [work.first.id, work.second.id])
    .execute();
  expect(new Map(sums.map((task) => [task.id, Number(task.logged_seconds)]))).toEqual(
    new Map([
      [work.first.id, 0],
      [work.second.id, 1800],
    ]),
  );
  expect((await historyEntries(work.first)).map((entry) => entry[4])).toEqual([
    'Forgot the timer',
    `Moved to ${work.second.key}: Wrong task`,
  ]);
  expect((await historyEntries(work.second)).map((entry) => entry[4])).toEqual([
    `Moved from ${work.first.key}: Wrong task`,
  ]);
});

test('bad times, taken times and missing reasons are rejected, and nothing is stored', async () => {
  await add(60, 30);
  await server.call('toggleTaskTimer', { as: work.member, body: { Task_id: work.second.id } });
  server.clock.now = new Date(testStart.getTime() + 10 * 60_000);
  const rejections: [Promise<{ httpStatus: number; message: string | undefined }>, number, string][] = [
    [add(20, 20), 422, 'The end must be after the start'],
    [add(10, -20), 422, 'Time cannot be logged for the future'],
    [add(3000, 1000), 422, 'At most 24 hours can be logged at a stretch'],
    [add(40, 20), 422, `This overlaps with ${work.first.key}, 01:30 PM - 02:00 PM`],
    [add(-2, -5), 422, `This overlaps with ${work.second.key}, 02:30 PM - now`],
    [add(20, 10, work.first, { Reason: ' ' }), 400, 'Please enter a reason'],
    [add(20, 10, work.first, { Reason: undefined }), 400, 'Please enter a reason'],
    [add(20, 10, work.first, { Check_In: 'noon' }), 400, 'Please enter the start'],
    [add(20, 10, { id: unknownId(), key: '' }), 404, 'Task not found'],
  ];
  for (const [call, httpStatus, message] of rejections) {
    const answer = await call;
    expect([answer.httpStatus, answer.message]).toEqual([httpStatus, message]);
  }
  expect(await spans()).toHaveLength(2);
  // What touches does not overlap.
  expect((await add(30, 0)).httpStatus).toBe(200);
});

test('a running timer is stopped, not edited; days must be days', async () => {
  await server.call('toggleTaskTimer', { as: work.member, body: { Task_id: work.first.id } });
  const [running] = await own();
  const answer = await server.call('deleteTimeEntry', {
    as: work.member,
    body: { id: running?._id, Reason: 'x', Version: 1 },
  });
  expect([answer.httpStatus, answer.message]).toEqual([422, 'Please stop the timer first']);
  for (const query of [
    { From: '2026-02-30', To: '2026-03-02' },
    { From: '2026-03-02', To: '2026-03-01' },
    { From: '2026-01-01', To: '2026-12-31' },
  ]) {
    expect((await server.call('listOwnTimeEntries', { as: work.member, query })).httpStatus).toBe(400);
  }
});

test("no one reaches another user's hours, not even HR, and time is not logged on what one may not see", async () => {
  const log = await added(60, 30);
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  const body = {
    id: log._id,
    Check_In: ago(50),
    Check_Out: ago(30),
    At: ago(40),
    Reason: 'x',
    Version: 1,
    Decision: 'Keep',
  };
  for (const operation of ['editTimeEntry', 'splitTimeEntry', 'deleteTimeEntry', 'settleTimerOverrun'] as const) {
    expect((await server.call(operation, { as: hr, body })).httpStatus).toBe(404);
  }
  const outsider = await addPerson(server.database);
  expect(
    (
      await server.call('addTimeEntry', {
        as: outsider,
        body: { Task_id: work.first.id, Check_In: ago(50), Check_Out: ago(30), Reason: 'x' },
      })
    ).httpStatus,
  ).toBe(404);
  expect(await spans()).toEqual([[work.first.key, ago(60), ago(30)]]);
});

test('of competing edits one wins and the others get the stored log with 409; the database itself rejects an overlap', async () => {
  const log = await added(60, 30);
  const answers = await Promise.all(
    [40, 35, 33, 31].map((end) =>
      server.call('editTimeEntry', {
        as: work.member,
        body: { id: log._id, Check_In: ago(60), Check_Out: ago(end), Reason: `To ${end}`, Version: 1 },
      }),
    ),
  );
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find((answer) => answer.httpStatus === 409)?.body.current).toMatchObject({ _id: log._id, Version: 2 });
  expect(await historyEntries(work.first)).toHaveLength(2);
  const adds = await Promise.all(Array.from({ length: 6 }, () => add(20, 10)));
  expect(adds.map((answer) => answer.httpStatus).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  const row = {
    id: unknownId(),
    task_id: work.first.id,
    project_id: work.project.id,
    employee_id: work.member.id,
    started_at: new Date(ago(15)),
    stopped_at: new Date(ago(5)),
  };
  await expect(server.database.insertInto('task_timers').values(row).execute()).rejects.toThrow(
    'task_timers_no_overlap',
  );
});

test('twenty toggles and hours added by hand at the same moment leave one running timer at most and no overlap', async () => {
  await Promise.all([
    ...Array.from({ length: 20 }, (_, index) =>
      server.call('toggleTaskTimer', {
        as: work.member,
        body: { Task_id: (index % 2 === 0 ? work.first : work.second).id },
      }),
    ),
    ...Array.from({ length: 5 }, (_, index) => add(50 - index * 5, 40 - index * 5)),
  ]);
  const rows = await server.database
    .selectFrom('task_timers')
    .select(['started_at', 'stopped_at'])
    .where('employee_id', '=', work.member.id)
    .orderBy('started_at')
    .orderBy('stopped_at')
    .execute();
  expect(rows.filter((row) => row.stopped_at === null).length).toBeLessThanOrEqual(1);
  rows
    .slice(1)
    .forEach((row, index) =>
      expect(row.started_at.getTime()).toBeGreaterThanOrEqual(rows[index]?.stopped_at?.getTime() ?? Infinity),
    );
});

describe('a timer that outlives its day', () => {
  const nextMorning = new Date('2026-03-03T08:00:00Z');
  const overruns = async () => (await server.call('listOwnTimerOverruns', { as: work.member })).data;
  const settle = (id: string | undefined, more: Record<string, unknown>) =>
    server.call('settleTimerOverrun', { as: work.member, body: { id, Version: 1, ...more } });
  const ranUntil = async (stop: Date | null): Promise<void> => {
    await server.call('toggleTaskTimer', { as: work.member, body: { Task_id: work.first.id } });
    if (stop !== null) {
      server.clock.now = stop;
      await server.call('toggleTaskTimer', { as: work.member, body: { Task_id: work.first.id } });
    }
    server.clock.now = nextMorning;
  };
  const checkOut = (time: string) =>
    server.database
      .insertInto('face_logs')
      .values([
        {
          id: unknownId(),
          employee_id: work.member.id,
          work_date: '2026-03-02',
          logged_at: new Date('2026-03-02T08:55:00Z'),
          direction: 'in',
        },
        {
          id: unknownId(),
          employee_id: work.member.id,
          work_date: '2026-03-02',
          logged_at: new Date(`2026-03-02T${time}Z`),
          direction: 'out',
        },
      ])
      .execute();

  test('is pointed out with the check-out, and stopped there on demand, which the history records', async () => {
    await checkOut('13:34:00');
    await ranUntil(new Date('2026-03-02T17:40:00Z'));
    const [overrun] = await overruns();
    expect(overrun).toMatchObject({
      Check_Out: '2026-03-02T17:40:00.000Z',
      Day_end: '2026-03-02T13:34:00.000Z',
      Ended_by: 'Face',
      Task_id: { Task_key: work.first.key },
    });
    expect((await settle(overrun?._id, { Decision: 'Stop', At: '2026-03-02T18:00:00Z' })).httpStatus).toBe(422);
    expect((await settle(overrun?._id, { Decision: 'Stop' })).data.Rows).toMatchObject([
      { Check_Out: '2026-03-02T13:34:00.000Z', Correction_reason: 'Checked out at 07:04 PM' },
    ]);
    expect(await historyEntries(work.first)).toEqual([
      [
        work.member.id,
        'hours',
        '02/03/2026 02:30 PM - 11:10 PM',
        '02/03/2026 02:30 PM - 07:04 PM',
        'Checked out at 07:04 PM',
      ],
    ]);
    expect(await overruns()).toEqual([]);
    expect((await settle(overrun?._id, { Decision: 'Keep' })).httpStatus).toBe(409);
  });

  test('was started after midnight: the check-out of that working day counts, also when the next one has begun', async () => {
    // Midnight in the company is 18:30 UTC: started at 1 and checked out at 2 in the night.
    await checkOut('20:30:00');
    server.clock.now = new Date('2026-03-02T19:30:00Z');
    await ranUntil(null);
    expect(await overruns()).toMatchObject([{ Day_end: '2026-03-02T20:30:00.000Z', Ended_by: 'Face' }]);
  });

  test('still runs: midnight counts without a check-out; another moment and reason can be given', async () => {
    await ranUntil(null);
    const [overrun] = await overruns();
    expect(overrun).toMatchObject({ Check_Out: null, Day_end: '2026-03-02T18:30:00.000Z', Ended_by: 'Midnight' });
    await settle(overrun?._id, { Decision: 'Stop', At: '2026-03-02T11:30:00Z', Reason: 'Went home' });
    expect((await server.call('getOwnRunningTimer', { as: work.member })).data).toEqual([]);
    expect(await historyEntries(work.first)).toEqual([
      [work.member.id, 'hours', '02/03/2026 02:30 PM - running', '02/03/2026 02:30 PM - 05:00 PM', 'Went home'],
    ]);
  });

  test("'keep' changes no hours and is not asked again, unless the timer ran on beyond the day of the answer", async () => {
    await ranUntil(null);
    const [overrun] = await overruns();
    expect((await settle(overrun?._id, { Decision: 'Keep' })).data.Rows).toMatchObject([
      { Status: 'Running', Version: 1 },
    ]);
    expect(await overruns()).toEqual([]);
    server.clock.now = new Date('2026-03-04T08:00:00Z');
    expect(await overruns()).toHaveLength(1);
    await server.call('toggleTaskTimer', { as: work.member, body: { Task_id: work.first.id } });
    expect(await overruns()).toHaveLength(1);
    await settle(overrun?._id, { Decision: 'Keep' });
    server.clock.now = new Date('2026-03-06T08:00:00Z');
    expect(await overruns()).toEqual([]);
    expect(await historyEntries(work.first)).toEqual([]);
  });

  test('is shortened to at most 24 hours; what was really running can be kept', async () => {
    await ranUntil(null);
    server.clock.now = new Date('2026-03-05T08:00:00Z');
    const [overrun] = await overruns();
    const rejected = await settle(overrun?._id, { Decision: 'Stop', At: '2026-03-04T08:00:00Z', Reason: 'Long work' });
    expect([rejected.httpStatus, rejected.errors]).toEqual([
      422,
      [{ field: 'At', message: 'At most 24 hours can be logged at a stretch' }],
    ]);
    expect(await historyEntries(work.first)).toEqual([]);
    expect((await settle(overrun?._id, { Decision: 'Keep' })).httpStatus).toBe(200);
  });

  test('one that did not cannot be settled', async () => {
    await server.call('toggleTaskTimer', { as: work.member, body: { Task_id: work.first.id } });
    const [running] = await own();
    expect(await overruns()).toEqual([]);
    expect((await settle(running?._id, { Decision: 'Stop' })).httpStatus).toBe(409);
  });
});

test('a link is recorded in the histories of both tasks', async () => {
  const manager = await addPerson(server.database, { role: 'Project Manager' });
  const harbour = await addProject(server.database, [manager]);
  const [here, there] = [
    await addTask(server.database, harbour, { reporter_id: manager.id, description: 'x' }),
    await addTask(server.database, harbour),
  ];
  const save = (links: string) =>
    server.call('updateTask', {
      as: manager,
      body: {
        id: here.id,
        Short_summary: `Summary of ${here.key}`,
        Description: 'x',
        Priority: 'MEDIUM',
        Employee_id: manager.id,
        Linkissue_Taskkey: links,
      },
    });
  expect((await save(there.key)).httpStatus).toBe(200);
  expect((await save('')).httpStatus).toBe(200);
  expect((await storedHistory(server.database, there.id)).map((entry) => entry.action)).toEqual([
    `Linked with ${here.key}`,
    `Link with ${here.key} removed`,
  ]);
});
