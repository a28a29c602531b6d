import { sql } from 'kysely';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { addProject, addTask, storedHistory } from '../../../support/testWork';

let server: TestServer;
let manager: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { role: 'Project Manager' });
  member = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
});
afterAll(() => server.close());

const remove = (as: TestPerson, ids: readonly string[]) => server.call('deleteManyTasks', { as, body: { ids } });
const preview = (as: TestPerson, ids: readonly string[]) => server.call('previewTaskDeletion', { as, body: { ids } });
const open = async (as: TestPerson, projectId: string) =>
  (await server.call('listProjectTasks', { as, params: { projectId } })).data.map(({ _id }) => _id).sort();

test('several tasks are deleted together, each with its history and in the audit log, and come back together', async () => {
  const [one, other] = [
    await addProject(server.database, [manager, member]),
    await addProject(server.database, [manager]),
  ];
  const [first, second, kept] = [
    await addTask(server.database, one),
    await addTask(server.database, one),
    await addTask(server.database, one),
  ];
  const third = await addTask(server.database, other);
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: first.id } });
  const ids = [first.id, second.id, third.id];
  const { data } = await remove(manager, [...ids, first.id]);
  expect(data.Results.map(({ _id, Outcome }) => [_id, Outcome])).toEqual(ids.map((id) => [id, 'done']));
  expect([await open(manager, one.id), await open(manager, other.id)]).toEqual([[kept.id], []]);
  expect((await server.call('getOwnRunningTimer', { as: member })).data).toEqual([]);
  for (const id of ids)
    expect((await storedHistory(server.database, id)).map(({ actor_id, action }) => [actor_id, action])).toContainEqual(
      [manager.id, 'Task deleted'],
    );
  expect((await storedHistory(server.database, first.id)).map(({ action }) => action)).toContain(
    'stopped the timer of Asha Rao by deleting this task',
  );
  const audited = await server.database
    .selectFrom('audit_events')
    .select('subject_id')
    .where('kind', '=', 'record_deleted')
    .execute();
  expect(audited.map(({ subject_id }) => subject_id).sort()).toEqual([...ids].sort());
  // One of each project brings them all back.
  expect(data.Restorable).toHaveLength(2);
  for (const id of data.Restorable) await server.call('restoreTaskOrProject', { as: manager, body: { id } });
  expect([await open(manager, one.id), await open(manager, other.id)]).toEqual([
    [first.id, second.id, kept.id].sort(),
    [third.id],
  ]);
});

test('a task that is deleted already, or that one may not see, says so and does not affect the others', async () => {
  const project = await addProject(server.database, [manager, member]);
  const foreign = await addTask(server.database, await addProject(server.database, [manager]));
  const [gone, task] = [await addTask(server.database, project), await addTask(server.database, project)];
  await server.call('deleteTaskOrProject', { as: member, body: { id: gone.id } });
  const ids = [gone.id, foreign.id, unknownId(), 'nonsense', task.id];
  const expected = [...ids.slice(0, 4).map(() => 'Task not found'), null];
  expect((await preview(member, ids)).data.map(({ Message }) => Message)).toEqual(expected);
  // PostgreSQL finds a task by another spelling of its id: it is not deleted and then reported as not found.
  const spelled = await remove(member, [task.id.toUpperCase()]);
  expect(spelled.data).toMatchObject({ Results: [{ Outcome: 'refused', Message: 'Task not found' }], Restorable: [] });
  const { data } = await remove(member, ids);
  expect(data.Results.map(({ Outcome, Message }) => [Outcome, Message])).toEqual(
    expected.map((message) => [message === null ? 'done' : 'refused', message]),
  );
  expect((await server.call('getTask', { as: manager, body: { id: foreign.id } })).httpStatus).toBe(200);
});

test('the preview names running timers, logged time and tasks that wait, but stores nothing', async () => {
  const project = await addProject(server.database, [manager, member]);
  const [blocker, inside, outside] = [
    await addTask(server.database, project),
    await addTask(server.database, project),
    await addTask(server.database, project),
  ];
  for (const { id } of [inside, outside])
    await server.call('saveTaskDependency', {
      as: manager,
      body: { task_id: id, blocker_id: blocker.id, Lag_days: 0 },
    });
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: blocker.id } });
  await sql`update tasks set logged_seconds = 5400 where id = ${inside.id}`.execute(server.database);
  const { data } = await preview(manager, [inside.id, blocker.id]);
  const key = async (id: string) => (await server.call('getTask', { as: manager, body: { id } })).data.Task_key;
  expect(data).toMatchObject([
    { _id: inside.id, Timers: [], Logged_minutes: 90, Waiting: [], Message: null },
    { _id: blocker.id, Timers: ['Asha Rao'], Logged_minutes: 0, Waiting: [await key(outside.id)], Message: null },
  ]);
  expect(await open(manager, project.id)).toHaveLength(3);
  // What is finished does not wait, and nothing waits for it.
  for (const id of [outside.id, blocker.id]) {
    await server.call('editTask', { as: manager, body: { id, Status: 'CLOSE' } });
    expect((await preview(manager, [blocker.id])).data[0]?.Waiting).toEqual(
      id === outside.id ? [await key(inside.id)] : [],
    );
  }
});

test('it needs Edit_Task, at most 500 tasks, and of two who delete the same tasks each one deletes a task once', async () => {
  const project = await addProject(server.database, [manager, member]);
  const tasks = [await addTask(server.database, project), await addTask(server.database, project)];
  const ids = tasks.map(({ id }) => id);
  const reader = await addPerson(server.database, { flags: ['Project.All_Project', 'Project.All_Task'] });
  expect([(await remove(reader, ids)).httpStatus, (await preview(reader, ids)).httpStatus]).toEqual([403, 403]);
  expect((await remove(manager, [])).httpStatus).toBe(400);
  expect((await remove(manager, Array.from({ length: 501 }, unknownId))).httpStatus).toBe(400);
  const answers = await Promise.all([remove(manager, ids), remove(member, ids.toReversed()), remove(manager, ids)]);
  const outcomes = answers.flatMap(({ data }) => data.Results.map(({ Outcome }) => Outcome));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
  expect(await storedHistory(server.database, ids[0] ?? '')).toHaveLength(1);
});
