import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addLeave, addMembers, addProject, addSprint, addTask, type TestProject } from '../../support/testWork';

let server: TestServer;
let manager: TestPerson;
let asha: TestPerson;
let ben: TestPerson;
let project: TestProject;
let sprint: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Monday, 2 March 2026.
  server.clock.now = testStart;
  manager = await addPerson(server.database, { role: 'Project Manager', firstName: 'Mira', lastName: 'Jansen' });
  asha = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  ben = await addPerson(server.database, { firstName: 'Ben', lastName: 'Ode' });
  project = await addProject(server.database, [asha, ben], { project_manager_id: manager.id });
  sprint = await addSprint(server.database, project.id, 'Quay', '2026-02-23');
  await setSprint({ due_on: '2026-03-06' });
});

const setSprint = (values: {
  readonly due_on?: string | null;
  readonly starts_on?: string;
  readonly status?: 'CLOSE';
}) => server.database.updateTable('sprints').set(values).where('id', '=', sprint).execute();
const read = async (as: TestPerson = manager, id = sprint) => server.call('getSprintCapacity', { as, body: { id } });
const lineFor = async (person: TestPerson) => (await read()).data.People.find(({ _id }) => _id === person.id);

test('the time that is left, without leave and other work, next to the open tasks of the sprint', async () => {
  const other = await addProject(server.database, [asha]);
  await addLeave(server.database, asha, {
    starts_on: '2026-03-05',
    status: 'Approved',
    acted_by_id: manager.id,
    half_from: 'First Half',
    half_to: 'First Half',
  });
  await addLeave(server.database, asha, { starts_on: '2026-03-06', status: 'Pending' });
  const inSprint = { sprint_id: sprint, assignee_id: asha.id, due_on: '2026-03-06' };
  await addTask(server.database, project, { ...inSprint, duration_hours: 7.5 });
  await addTask(server.database, project, { ...inSprint, duration_hours: 20, status: 'CLOSE' });
  await addTask(server.database, project, { ...inSprint, duration_hours: null });
  // In a project that the manager does not see: its hours count.
  await addTask(server.database, other, { assignee_id: asha.id, due_on: '2026-03-03', duration_hours: 6 });
  await addTask(server.database, project, { sprint_id: sprint, duration_hours: 4 });
  const { data } = await read();
  expect(data).toMatchObject({ From: '2026-03-02', To: '2026-03-06', Project_id: project.id });
  expect(data.People.map(({ Name, Work }) => [Name, Work.Tasks])).toEqual([
    ['Asha Rao', 2],
    ['Ben Ode', 0],
  ]);
  expect(data.People[0]).toMatchObject({
    Capacity_hours: 36,
    Leave_days: 0.5,
    Work: { Without_estimate: 1, Hours: 7.5 },
    Other_hours: 6,
    Free_hours: 22.5,
  });
  expect(data.People[1]).toMatchObject({ Capacity_hours: 40, Work: { Hours: 0 }, Other_hours: 0, Free_hours: 40 });
  expect(data.Unassigned).toEqual({ Tasks: 1, Without_estimate: 0, Hours: 4 });
});

test('a sprint that is still to come is compared with its own days; without a due day, over or closed it has none left', async () => {
  await setSprint({ starts_on: '2026-03-09', due_on: '2026-03-13' });
  expect((await read()).data).toMatchObject({ From: '2026-03-09', To: '2026-03-13' });
  expect(await lineFor(ben)).toMatchObject({ Capacity_hours: 40 });
  await addTask(server.database, project, { sprint_id: sprint, assignee_id: ben.id, duration_hours: 5 });
  for (const values of [
    { due_on: null },
    { starts_on: '2026-02-02', due_on: '2026-02-13' },
    { due_on: '2026-03-13', status: 'CLOSE' },
  ] as const) {
    await setSprint(values);
    expect((await read()).data).toMatchObject({ From: null, To: null });
    expect(await lineFor(ben)).toMatchObject({ Capacity_hours: 0, Work: { Hours: 5 }, Free_hours: -5 });
  }
});

test('the tasks of a completed project are no work to be planned', async () => {
  await addTask(server.database, project, { sprint_id: sprint, assignee_id: ben.id, duration_hours: 5 });
  await server.database.updateTable('projects').set({ status: 'Completed' }).where('id', '=', project.id).execute();
  expect((await read()).data).toMatchObject({ From: null, To: null, Unassigned: { Tasks: 0 } });
  expect(await lineFor(ben)).toMatchObject({ Work: { Tasks: 0 } });
});

test('who left the project or the company: an assignee stays in the list, the tasks of a former employee have no one', async () => {
  const guest = await addPerson(server.database, { firstName: 'Cem', lastName: 'Ilk' });
  const former = await addPerson(server.database, { firstName: 'Dora', lastName: 'Vine' });
  await addMembers(server.database, project.id, [former]);
  await addTask(server.database, project, { sprint_id: sprint, assignee_id: guest.id, duration_hours: 3 });
  await addTask(server.database, project, { sprint_id: sprint, assignee_id: former.id, duration_hours: 2 });
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', former.id).execute();
  const { data } = await read();
  expect(data.People.map(({ Name }) => Name)).toEqual(['Asha Rao', 'Ben Ode', 'Cem Ilk']);
  expect(data.Unassigned).toMatchObject({ Tasks: 1, Hours: 2 });
});

test('a sprint that the caller does not see does not exist', async () => {
  const outside = await addPerson(server.database, { role: 'TL / HOD' });
  expect((await read(outside)).httpStatus).toBe(404);
  expect((await read(manager, unknownId())).httpStatus).toBe(404);
  expect((await read(manager, 'nonsense')).httpStatus).toBe(404);
  // Members without the permission of the working plan.
  expect((await read(asha)).httpStatus).toBe(403);
});
