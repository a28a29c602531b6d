import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { testMoment } from '../../../support/testMoment';
import { addProject, addSprint, addTask, storedHistory, type TestProject } from '../../../support/testWork';

let server: TestServer;
let admin: TestPerson;
let manager: TestPerson;
let otherManager: TestPerson;
let member: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin' });
  manager = await addPerson(server.database, { role: 'Project Manager', firstName: 'Mira', lastName: 'Jansen' });
  otherManager = await addPerson(server.database, { role: 'Project Manager' });
  member = await addPerson(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  project = await addProject(server.database, [manager, otherManager, member]);
});

const remove = async (id: string, as: TestPerson) =>
  (await server.call('deleteTaskOrProject', { as, body: { id } })).data;
const restore = (id: string, as: TestPerson) => server.call('restoreTaskOrProject', { as, body: { id } });
const keys = async () =>
  (await server.call('listProjectTasks', { as: member, params: { projectId: project.id } })).data
    .map((task) => task.Task_key)
    .sort();

test('a project comes back with everything that went with it, and nothing that had been deleted before', async () => {
  const tasks = [await addTask(server.database, project), await addTask(server.database, project)];
  const earlier = await addTask(server.database, project);
  await addSprint(server.database, project.id, 'Sprint 1');
  await remove(earlier.id, member);
  await remove(project.id, manager);
  expect((await restore(project.id, admin)).data).toEqual({ _id: project.id, Restored: 'project', Task_count: 2 });
  expect(await keys()).toEqual(tasks.map((task) => task.key).sort());
  expect((await server.call('listSprints', { as: member, body: { Project_id: project.id } })).data).toHaveLength(1);
  expect((await storedHistory(server.database, project.id)).map((entry) => entry.action)).toEqual([
    'Project deleted',
    'Project restored',
  ]);
  expect(
    (await server.call('listDeletedTasks', { as: member, params: { projectId: project.id } })).data.map(
      (task) => task.Task_key,
    ),
  ).toEqual([earlier.key]);
  expect((await restore(earlier.id, member)).data).toEqual({ _id: earlier.id, Restored: 'task', Task_count: 1 });
  expect((await storedHistory(server.database, earlier.id)).map((entry) => entry.action)).toEqual([
    'Task deleted',
    'Task restored',
  ]);
});

test('a task whose sprint has been deleted since comes back without one, and its history says so', async () => {
  const kept = await addSprint(server.database, project.id, 'Kept');
  const lost = await addSprint(server.database, project.id, 'Lost');
  const tasks = [
    await addTask(server.database, project, { sprint_id: lost }),
    await addTask(server.database, project, { sprint_id: kept }),
  ];
  for (const { id } of tasks) await remove(id, member);
  await server.database.updateTable('sprints').set({ deleted_at: testMoment() }).where('id', '=', lost).execute();
  for (const { id } of tasks) expect((await restore(id, member)).httpStatus).toBe(200);
  const stored = await server.database
    .selectFrom('tasks')
    .select(['id', 'sprint_id', 'sprint_name'])
    .where('project_id', '=', project.id)
    .orderBy('number')
    .execute();
  expect(stored).toEqual([
    { id: tasks[0]?.id, sprint_id: null, sprint_name: null },
    { id: tasks[1]?.id, sprint_id: kept, sprint_name: 'Kept' },
  ]);
  const changes = (await storedHistory(server.database, tasks[0]?.id ?? '')).filter(({ field }) => field === 'sprint');
  expect(changes.map(({ previous_value, current_value }) => [previous_value, current_value])).toEqual([['Lost', null]]);
});

test('an open task whose sprint was closed without it comes back without a sprint, what was in the closed sprint stays', async () => {
  const closer = await addPerson(server.database, {
    flags: ['Project.All_Project', 'Project.Edit_Task', 'Sprint_Project.Edit'],
  });
  const sprint = await addSprint(server.database, project.id, 'Ended');
  const inSprint = (status: string) => addTask(server.database, project, { sprint_id: sprint, status });
  const [open, finished, left] = [await inSprint('OPEN'), await inSprint('CLOSE'), await inSprint('OPEN')];
  const deletedAt = (ids: readonly string[], hours: number) =>
    server.database
      .updateTable('tasks')
      .set({ deleted_at: new Date(testMoment().getTime() + hours * 3_600_000) })
      .where('id', 'in', ids)
      .execute();
  for (const { id } of [open, finished]) await remove(id, member);
  await deletedAt([open.id, finished.id], -1);
  const closed = await server.call('closeSprint', { as: closer, body: { id: sprint, Carry: 'leave' } });
  expect(closed.httpStatus).toBe(200);
  await remove(left.id, member);
  await deletedAt([left.id], 1);
  for (const { id } of [open, finished, left]) expect((await restore(id, member)).httpStatus).toBe(200);
  const stored = await server.database
    .selectFrom('tasks')
    .select('sprint_id')
    .where('project_id', '=', project.id)
    .orderBy('number')
    .execute();
  expect(stored.map(({ sprint_id }) => sprint_id)).toEqual([null, sprint, sprint]);
  const changes = (await storedHistory(server.database, open.id)).filter(({ field }) => field === 'sprint');
  expect(changes.map(({ previous_value, current_value }) => [previous_value, current_value])).toEqual([
    ['Ended', null],
  ]);
});

test('who deleted a project may take that back; to others who lack All_Project it is as if it had never been', async () => {
  await remove(project.id, manager);
  const list = async (as: TestPerson) =>
    (await server.call('listDeletedProjects', { as })).data.filter((row) => row._id === project.id);
  expect(await list(manager)).toMatchObject([
    { Project_short_name: project.shortName, Deleted_by: 'Mira Jansen', Task_count: 0 },
  ]);
  expect(await list(admin)).toHaveLength(1);
  expect(await list(otherManager)).toEqual([]);
  expect((await restore(project.id, otherManager)).httpStatus).toBe(404);
  expect((await restore(project.id, member)).httpStatus).toBe(404);
  expect(
    (
      await restore(
        project.id,
        await addPerson(server.database, { flags: ['Project.All_Project', 'Project.Edit_Task'] }),
      )
    ).httpStatus,
  ).toBe(403);
  expect((await restore(project.id, manager)).httpStatus).toBe(200);
});

test('a task comes back by Edit_Task, to people who see its project, and not on its own from a deleted project', async () => {
  const task = await addTask(server.database, project);
  await remove(task.id, member);
  expect((await restore(task.id, await addPerson(server.database))).httpStatus).toBe(404);
  const blind = await addPerson(server.database, { flags: ['Project.All_Project', 'Project.Delete_Project'] });
  expect((await restore(task.id, blind)).httpStatus).toBe(403);
  const second = await addTask(server.database, project);
  await remove(project.id, manager);
  expect((await restore(second.id, admin)).httpStatus).toBe(404);
  expect((await server.call('listDeletedTasks', { as: member, params: { projectId: project.id } })).httpStatus).toBe(
    404,
  );
});

test('what is there already is not brought back twice, and what never was is not found', async () => {
  const task = await addTask(server.database, project);
  await remove(task.id, member);
  const answers = await Promise.all([1, 2, 3].map(() => restore(task.id, member)));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, 409, 409]);
  expect(
    (await storedHistory(server.database, task.id)).filter((entry) => entry.action === 'Task restored'),
  ).toHaveLength(1);
  for (const id of [unknownId(), 'nonsense']) expect((await restore(id, admin)).httpStatus).toBe(404);
});

test('deletions of long ago are no longer offered', async () => {
  await remove(project.id, manager);
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + 91 * 86_400_000);
  const later = await addPerson(server.database, { role: 'HR / Admin' });
  const { data } = await server.call('listDeletedProjects', { as: later });
  server.clock.now = before;
  expect(data.some((row) => row._id === project.id)).toBe(false);
});
