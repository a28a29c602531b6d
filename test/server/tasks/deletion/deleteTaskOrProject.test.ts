import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { addProject, addTask, storedHistory } from '../../../support/testWork';

let server: TestServer;
let manager: TestPerson;
let member: TestPerson;
let outsider: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { role: 'Project Manager' });
  member = await addPerson(server.database);
  outsider = await addPerson(server.database, { role: 'Project Manager' });
});
afterAll(() => server.close());

const remove = (id: string, as: TestPerson) => server.call('deleteTaskOrProject', { as, body: { id } });

test('a deleted task is gone for everyone, its timer stops, and the history says who did it', async () => {
  const project = await addProject(server.database, [manager, member]);
  const task = await addTask(server.database, project);
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: task.id } });
  expect((await remove(task.id, member)).data).toEqual({ _id: task.id, Deleted: 'task' });
  for (const person of [manager, member]) {
    expect((await server.call('getTask', { as: person, body: { id: task.id } })).httpStatus).toBe(404);
    expect((await server.call('listProjectTasks', { as: person, params: { projectId: project.id } })).data).toEqual([]);
  }
  expect((await server.call('getOwnRunningTimer', { as: member })).data).toEqual([]);
  expect((await storedHistory(server.database, task.id)).map((entry) => [entry.actor_id, entry.action])).toEqual(
    expect.arrayContaining([
      [member.id, 'Task deleted'],
      [member.id, `stopped the timer of ${member.firstName} ${member.lastName} by deleting this task`],
    ]),
  );
  const stored = await server.database
    .selectFrom('tasks')
    .select(['deletion_id', 'deleted_at', 'deleted_by_id'])
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ deletion_id: expect.any(String), deleted_at: server.clock.now, deleted_by_id: member.id });
});

test('a deleted project goes with all of its tasks, under one deletion that can be undone', async () => {
  const project = await addProject(server.database, [manager, member]);
  const tasks = [await addTask(server.database, project), await addTask(server.database, project)];
  const earlier = await addTask(server.database, project);
  await remove(earlier.id, member);
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: tasks[0]?.id } });
  expect((await remove(project.id, manager)).data).toEqual({ _id: project.id, Deleted: 'project' });
  expect((await server.call('listProjects', { as: manager })).data.some((row) => row._id === project.id)).toBe(false);
  expect((await server.call('getProject', { as: manager, body: { id: project.id } })).message).toBe(
    'Project not found',
  );
  for (const task of tasks)
    expect((await server.call('getTask', { as: member, body: { id: task.id } })).message).toBe('Task not found');
  expect((await server.call('getOwnRunningTimer', { as: member })).data).toEqual([]);
  const { deletion_id } = await server.database
    .selectFrom('projects')
    .select('deletion_id')
    .where('id', '=', project.id)
    .executeTakeFirstOrThrow();
  const together = await server.database
    .selectFrom('tasks')
    .select('id')
    .where('deletion_id', '=', deletion_id)
    .execute();
  expect(together.map((row) => row.id).sort()).toEqual(tasks.map((task) => task.id).sort());
  expect((await storedHistory(server.database, project.id)).map((entry) => entry.action)).toEqual(['Project deleted']);
});

test('a project needs Delete_Project, a task Edit_Task', async () => {
  const project = await addProject(server.database, [manager, member]);
  const task = await addTask(server.database, project);
  const answer = await remove(project.id, member);
  expect([answer.httpStatus, answer.message]).toEqual([403, 'You are not permitted to do this']);
  const onlyProjects = await addPerson(server.database, { flags: ['Project.Delete_Project', 'Project.All_Project'] });
  expect((await remove(task.id, onlyProjects)).httpStatus).toBe(403);
  expect((await remove(task.id, await addPerson(server.database, { flags: [] }))).httpStatus).toBe(403);
  expect((await server.call('getTask', { as: member, body: { id: task.id } })).httpStatus).toBe(200);
});

test('what one may not see, and what does not exist, is not found', async () => {
  const project = await addProject(server.database, [member]);
  const task = await addTask(server.database, project);
  for (const id of [project.id, task.id, unknownId(), 'nonsense']) {
    const answer = await remove(id, outsider);
    expect([answer.httpStatus, answer.message]).toEqual([404, 'Task or project not found']);
  }
});

test('of several who delete at the same time one succeeds', async () => {
  const project = await addProject(server.database, [manager, member]);
  const task = await addTask(server.database, project);
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(task.id, member)));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, 404, 404, 404, 404]);
  expect(await storedHistory(server.database, task.id)).toHaveLength(1);
});

test('a deletion that was asked for before a timer started stops it at its start', async () => {
  const project = await addProject(server.database, [manager, member]);
  const task = await addTask(server.database, project);
  const asked = server.clock.now;
  server.clock.now = new Date(asked.getTime() + 60_000);
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: task.id } });
  server.clock.now = asked;
  expect((await remove(task.id, member)).httpStatus).toBe(200);
  const timer = await server.database
    .selectFrom('task_timers')
    .select(['started_at', 'stopped_at'])
    .where('task_id', '=', task.id)
    .executeTakeFirstOrThrow();
  expect(timer.stopped_at).toEqual(timer.started_at);
});

test('no timer goes on running on what is deleted, and no task outlives its project, even at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const people: TestPerson[] = [];
    for (let count = 0; count < 4; count += 1) people.push(await addPerson(server.database));
    const project = await addProject(server.database, [manager, ...people]);
    const task = await addTask(server.database, project);
    const entry = {
      Project_id: project.id,
      Issue_type: 'Task',
      Short_summary: 'Late',
      Description: 'Text',
      Priority: 'LOW',
      Employee_id: manager.id,
    };
    await Promise.all([
      ...people.map((person) => server.call('toggleTaskTimer', { as: person, body: { Task_id: task.id } })),
      remove(project.id, manager),
      ...people.map((person) => server.call('createTask', { as: person, body: entry })),
    ]);
    const running = await server.database
      .selectFrom('task_timers')
      .select('id')
      .where('project_id', '=', project.id)
      .where('stopped_at', 'is', null)
      .execute();
    const alive = await server.database
      .selectFrom('tasks')
      .select('id')
      .where('project_id', '=', project.id)
      .where('deleted_at', 'is', null)
      .execute();
    expect([running, alive]).toEqual([[], []]);
  }
});
