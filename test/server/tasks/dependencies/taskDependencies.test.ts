import fc from 'fast-check';
import { isBlocked } from '../../../../src/domain/schedule/dependencies';
import { taskStatuses } from '../../../../src/domain/tasks/taskChoices';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addProject, addTask, addTeam, storedHistory, type TestTask, type TestTeam } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

let server: TestServer;
let team: TestTeam;
let first: TestTask;
let second: TestTask;
let third: TestTask;
const noTask = unknownId();

beforeAll(async () => {
  server = await startTestServer();
  team = await addTeam(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  first = await addTask(server.database, team.project);
  second = await addTask(server.database, team.project);
  third = await addTask(server.database, team.project);
});

const save = (task: TestTask, blocker: TestTask, details: Record<string, unknown> = {}, as = team.member) =>
  server.call('saveTaskDependency', { as, body: { task_id: task.id, blocker_id: blocker.id, ...details } });
const remove = (task: TestTask, blocker: TestTask, as = team.member) =>
  server.call('deleteTaskDependency', { as, body: { task_id: task.id, blocker_id: blocker.id } });
const stored = () =>
  server.database
    .selectFrom('task_dependencies')
    .selectAll()
    .where('task_id', 'in', [first.id, second.id, third.id])
    .execute();
const getRow = async (task: TestTask) =>
  (await server.call('listTasks', { as: team.member, query: { q: task.key } })).data.Rows.find(
    ({ _id }) => _id === task.id,
  );

test('a task waits for another one with a lag; both show it in the task and in lists', async () => {
  const { data } = await save(second, first, { Lag_days: 2 });
  const end = { Status: 'OPEN', Lag_days: 2 };
  expect(data).toMatchObject({ Blocked_by: [{ _id: first.id, Task_key: first.key, ...end }], Blocks: [] });
  const blocker = await server.call('getTask', { as: team.member, body: { id: first.id } });
  expect(blocker.data).toMatchObject({ Blocked_by: [], Blocks: [{ _id: second.id, Task_key: second.key, ...end }] });
  expect(await getRow(second)).toMatchObject({ Blocked_by: [{ Task_key: first.key, Lag_days: 2 }] });
  expect(await getRow(first)).toMatchObject({ Blocks: [{ Task_key: second.key, Lag_days: 2 }] });
});

test('a key names the blocker as well as an id does', async () => {
  const answer = await server.call('saveTaskDependency', {
    as: team.member,
    body: { task_id: second.key.toLowerCase(), blocker_id: first.key },
  });
  expect(answer.data.Blocked_by?.map(({ Task_key }) => Task_key)).toEqual([first.key]);
});

test('adding, changing and removing are in the history of both tasks', async () => {
  await save(second, first);
  await save(second, first, { Lag_days: -1, Former_lag_days: 0 });
  await remove(second, first);
  const fields = async (task: TestTask) =>
    (await storedHistory(server.database, task.id)).map(({ field, previous_value, current_value }) => [
      field,
      previous_value,
      current_value,
    ]);
  expect(await fields(second)).toEqual([
    ['blocked_by', null, first.key],
    ['blocked_by', first.key, `${first.key} - 1 day`],
    ['blocked_by', `${first.key} - 1 day`, null],
  ]);
  expect(await fields(first)).toEqual([
    ['blocks', null, second.key],
    ['blocks', second.key, `${second.key} - 1 day`],
    ['blocks', `${second.key} - 1 day`, null],
  ]);
  expect(await stored()).toEqual([]);
});

test('an equal dependency and one that is already removed change nothing', async () => {
  await save(second, first, { Lag_days: 3 });
  expect((await save(second, first, { Lag_days: 3 })).httpStatus).toBe(200);
  expect((await remove(third, first)).httpStatus).toBe(200);
  expect(await storedHistory(server.database, second.id)).toHaveLength(1);
  expect(await storedHistory(server.database, third.id)).toEqual([]);
});

test('a lag that another user has changed since is not overwritten', async () => {
  await save(second, first, { Lag_days: 1 });
  await save(second, first, { Lag_days: 5, Former_lag_days: 1 });
  expect((await save(second, first, { Lag_days: 2, Former_lag_days: 1 })).httpStatus).toBe(409);
  expect((await save(second, first)).httpStatus).toBe(409);
  expect(await stored()).toMatchObject([{ lag_days: 5 }]);
});

test.each([
  [() => save(first, first), 'blocker_id', 'A task cannot wait for itself'],
  [() => save(first, second, { Lag_days: 261 }), 'Lag_days', undefined],
  [() => save(first, second, { Lag_days: -61 }), 'Lag_days', undefined],
  [() => save(first, { id: noTask, key: '' }), 'blocker_id', `There is no task '${noTask}'`],
  [() => remove(first, { id: 'HBR-0', key: '' }), 'blocker_id', "There is no task 'HBR-0'"],
])('invalid input names its field (%#)', async (call, field, message) => {
  const { httpStatus, body } = await call();
  expect([400, 422]).toContain(httpStatus);
  expect(JSON.stringify(body)).toContain(field);
  if (message !== undefined) expect(JSON.stringify(body)).toContain(message);
});

test('a cycle is rejected and named', async () => {
  await save(second, first);
  await save(third, second);
  const { httpStatus, body } = await save(first, third);
  expect(httpStatus).toBe(422);
  expect(JSON.stringify(body)).toContain(`${third.key} already waits for ${first.key} through ${second.key}`);
});

test('a task of another project, even a visible one, cannot be waited for', async () => {
  const other = await addTask(server.database, await addProject(server.database, [team.member]));
  const { httpStatus, body } = await save(first, other);
  expect(httpStatus).toBe(422);
  expect(JSON.stringify(body)).toContain('A task can only wait for tasks of its project');
});

test('only users who may edit tasks and see both change dependencies', async () => {
  const reader = await addPerson(server.database, { flags: [] });
  expect((await save(second, first, {}, reader)).httpStatus).toBe(403);
  expect((await save(second, first, {}, team.outsider)).httpStatus).toBe(404);
  expect((await remove(second, first, team.outsider)).httpStatus).toBe(404);
});

test('the database itself rejects cycles, other projects and tasks that wait for themselves', async () => {
  const insert = (rows: readonly (readonly [TestTask, TestTask])[]) =>
    server.database
      .insertInto('task_dependencies')
      .values(rows.map(([task, blocker]) => ({ task_id: task.id, blocker_id: blocker.id })))
      .execute();
  const other = await addTask(server.database, await addProject(server.database, []));
  await expect(insert([[first, first]])).rejects.toThrow('task_dependencies_not_itself');
  await expect(insert([[first, other]])).rejects.toThrow('A task can only wait for tasks of its project');
  await expect(
    insert([
      [second, first],
      [third, second],
      [first, third],
    ]),
  ).rejects.toThrow('Tasks cannot wait for each other');
  await insert([[second, first]]);
  await expect(insert([[first, second]])).rejects.toThrow('Tasks cannot wait for each other');
});

test('dependencies that are added simultaneously never close a cycle', async () => {
  const tasks = [first, second, third];
  const ring = tasks.map((task, index) => [task, tasks[(index + 1) % tasks.length] ?? task] as const);
  for (let round = 0; round < 5; round += 1) {
    await server.database.deleteFrom('task_dependencies').execute();
    const answers = await Promise.all(ring.map(([task, blocker]) => save(task, blocker)));
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 200, 422]);
    // Past the handler as well, each in a transaction of its own.
    await server.database.deleteFrom('task_dependencies').execute();
    const direct = await Promise.allSettled(
      ring.map(([task, blocker]) =>
        server.database
          .transaction()
          .execute((transaction) =>
            transaction.insertInto('task_dependencies').values({ task_id: task.id, blocker_id: blocker.id }).execute(),
          ),
      ),
    );
    expect(direct.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  }
});

test('a deleted task is no blocker, and is one again when it is restored', async () => {
  await save(second, first);
  await server.call('deleteTaskOrProject', { as: team.member, body: { id: first.id } });
  expect(await getRow(second)).toMatchObject({ Blocked_by: [] });
  await server.call('restoreTaskOrProject', { as: team.member, body: { id: first.id } });
  expect(await getRow(second)).toMatchObject({ Blocked_by: [{ _id: first.id }] });
});

describe('the list of blocked tasks', () => {
  const blockedKeys = async (projectId: string) =>
    (
      await server.call('listTasks', { as: team.member, query: { Project_id: projectId, Blocked: 'true' } })
    ).data.Rows.map(({ Task_key }) => Task_key).sort();

  test('follows every change of a blocker', async () => {
    const { id } = team.project;
    await save(second, first);
    expect(await blockedKeys(id)).toContain(second.key);
    await server.call('editTask', { as: team.member, body: { id: first.id, Status: 'CLOSE' } });
    expect(await blockedKeys(id)).not.toContain(second.key);
    await server.call('editTask', { as: team.member, body: { id: first.id, Status: 'REOPEN' } });
    expect(await blockedKeys(id)).toContain(second.key);
    await remove(second, first);
    expect(await blockedKeys(id)).not.toContain(second.key);
  });

  test('and the figure of the portfolio follow the rule of the domain', async () => {
    const manager = await addPerson(server.database, { flags: ['PM_Report.Dues'] });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...taskStatuses), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        async (statuses, isDeleted) => {
          const project = await addProject(server.database, [team.member, manager]);
          const tasks: TestTask[] = [];
          for (const [index, status] of statuses.entries())
            tasks.push(
              await addTask(server.database, project, {
                status,
                ...(index === 1 && isDeleted && { deleted_at: testMoment() }),
              }),
            );
          const [one, two, ...waiting] = tasks;
          await server.database
            .insertInto('task_dependencies')
            .values(
              waiting.flatMap(({ id }) =>
                [one, two].map((blocker) => ({ task_id: id, blocker_id: blocker?.id ?? '' })),
              ),
            )
            .execute();
          const blockers = isDeleted ? statuses.slice(0, 1) : statuses.slice(0, 2);
          const expected = waiting
            .filter((_task, index) => isBlocked(statuses[index + 2] ?? '', blockers))
            .map(({ key }) => key)
            .sort();
          expect(await blockedKeys(project.id)).toEqual(expected);
          const portfolio = await server.call('listPortfolio', { as: manager });
          expect(portfolio.data.find(({ _id }) => _id === project.id)?.Blocked_count).toBe(expected.length);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the start date', () => {
  const edit = (changes: Record<string, unknown>) =>
    server.call('editTask', { as: team.member, body: { id: first.id, ...changes } });
  const storedDays = () =>
    server.database
      .selectFrom('tasks')
      .select(['starts_on', 'start_half', 'due_on', 'due_half'])
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();

  test('is separate from the assignment date and can be cleared', async () => {
    expect((await edit({ Start_date: '2026-03-03' })).data).toMatchObject({
      Start_date: '2026-03-03',
      Start_half: 'First Half',
      Assigned_date: null,
    });
    expect(await getRow(first)).toMatchObject({ Start_date: '2026-03-03', Due_half: 'Second Half' });
    expect((await edit({ Start_date: '' })).data.Start_date).toBeNull();
  });

  test('a half goes with its task to another day, and without a day there is none', async () => {
    await edit({ Start_date: '2026-03-03', Start_half: 'Second Half', Due_date: '2026-03-05', Due_half: 'First Half' });
    await edit({ Start_date: '2026-03-03', Due_date: '2026-03-05', Priority: 'LOW' });
    expect(await storedDays()).toEqual({
      starts_on: '2026-03-03',
      start_half: 'Second Half',
      due_on: '2026-03-05',
      due_half: 'First Half',
    });
    await edit({ Start_date: '2026-03-04', Due_date: '2026-03-06' });
    expect(await storedDays()).toEqual({
      starts_on: '2026-03-04',
      start_half: 'Second Half',
      due_on: '2026-03-06',
      due_half: 'First Half',
    });
    await edit({ Start_half: 'First Half' });
    expect(await storedDays()).toMatchObject({ starts_on: '2026-03-04', start_half: 'First Half' });
    await edit({ Due_date: '' });
    expect(await storedDays()).toMatchObject({ due_on: null, due_half: 'Second Half' });
  });

  test('cannot be after the due date, to the half day', async () => {
    await edit({ Start_date: '2026-03-03', Due_date: '2026-03-05' });
    const late = await edit({ Start_date: '2026-03-06' });
    expect([late.httpStatus, JSON.stringify(late.body)]).toEqual([422, expect.stringContaining('Start_date')]);
    const early = await edit({ Due_date: '2026-03-02' });
    expect([early.httpStatus, JSON.stringify(early.body)]).toEqual([422, expect.stringContaining('Due_date')]);
    const halves = { Start_date: '2026-03-05', Start_half: 'Second Half', Due_half: 'First Half' };
    expect((await edit(halves)).httpStatus).toBe(422);
    expect((await edit({ Start_date: '2026-03-05', Due_half: 'First Half' })).httpStatus).toBe(200);
  });

  test('is in the history with its half, and a bulk change of days is undone to the half day', async () => {
    await edit({ Start_date: '2026-03-03', Start_half: 'Second Half', Due_date: '2026-03-05', Due_half: 'First Half' });
    const history = await storedHistory(server.database, first.id);
    expect(history.map(({ field, current_value }) => [field, current_value])).toEqual([
      ['starts_on', '2026-03-03, Second Half'],
      ['due_on', '2026-03-05, First Half'],
    ]);
    const before = await storedDays();
    const change = { id: first.id, Start_date: '2026-03-10', Due_date: '2026-03-12', Due_half: 'Second Half' };
    const { data } = await server.call('editManyTasks', {
      as: team.member,
      body: { changes: [JSON.stringify(change)] },
    });
    expect(await storedDays()).toMatchObject({
      starts_on: '2026-03-10',
      start_half: 'Second Half',
      due_on: '2026-03-12',
      due_half: 'Second Half',
    });
    await server.call('undoManyTasks', { as: team.member, body: { id: data.Change_id } });
    expect(await storedDays()).toEqual(before);
  });
});

test('an employee who has left a project sees the own task, and of its dependencies only the own ones', async () => {
  const former = await addPerson(server.database);
  const own = { assignee_id: former.id };
  const kept = await addTask(server.database, team.project, own);
  const alsoOwn = await addTask(server.database, team.project, own);
  const hidden = await addTask(server.database, team.project, { assignee_id: team.member.id });
  for (const blocker of [alsoOwn, hidden]) await save(kept, blocker);
  await save(hidden, alsoOwn);
  const detail = async (as: TestPerson) =>
    (await server.call('getTask', { as, body: { id: kept.id } })).data.Blocked_by?.map(({ Task_key }) => Task_key);
  expect(await detail(team.member)).toEqual([alsoOwn.key, hidden.key]);
  expect(await detail(former)).toEqual([alsoOwn.key]);
  const listed = (await server.call('listOwnTasks', { as: former })).data.map((row) => [
    row.Task_key,
    row.Blocked_by?.map(({ Task_key }) => Task_key),
    row.Blocks?.map(({ Task_key }) => Task_key),
  ]);
  expect(listed).toContainEqual([kept.key, [alsoOwn.key], []]);
  expect(listed).toContainEqual([alsoOwn.key, [], [kept.key]]);
});
