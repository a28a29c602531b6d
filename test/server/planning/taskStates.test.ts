import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';

const flags: PermissionFlag[] = [
  'Sprint_Project.View',
  'Sprint_Project.Add',
  'Sprint_Project.Edit',
  'Sprint_Project.Delete',
  'Project.Create_Task',
  'Project.Edit_Task',
  'PM_Report.Dues',
];
let server: TestServer;
let manager: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { flags });
});
afterAll(() => server.close());
beforeEach(async () => {
  project = await addProject(server.database, [manager]);
});

const wait = (minutes: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};
const sprint = async (Name: string): Promise<string> =>
  (
    await server.call('createSprint', {
      as: manager,
      body: { Project_id: project.id, Name, StartDate: '2026-03-02', DueDate: '2026-03-13' },
    })
  ).data._id;
const states = async () =>
  (
    await sql`select task_id, valid_from, valid_to, project_id, sprint_id, status, issue_type, duration_hours
      from task_states where project_id = ${project.id} order by task_id, valid_from`.execute(server.database)
  ).rows;
const statesFromHistory = async () => {
  const kept = await states();
  await sql`select task_states_from_history(array[${project.id}]::uuid[])`.execute(server.database);
  return { kept, computed: await states() };
};

async function newTask(sprintId: string | null): Promise<string> {
  const { data } = await server.call('createTask', {
    as: manager,
    body: {
      Project_id: project.id,
      Issue_type: 'Task',
      Short_summary: 'Quay wall',
      Description: '<p>Of stone</p>',
      Priority: 'MEDIUM',
      Employee_id: manager.id,
      Sprint_id: sprintId ?? '',
      Task_duration: '3',
    },
  });
  return data._id;
}

test('states are kept with every kind of change as the history has it', async () => {
  const [one, two] = [await sprint('Sprint 1'), await sprint('Sprint 2')];
  const ids = [await newTask(one), await newTask(one), await newTask(null), await newTask(two)] as const;
  wait(5);
  await server.call('editTask', { as: manager, body: { id: ids[0], Status: 'IN PROGRESS' } });
  wait(5);
  await server.call('editTask', { as: manager, body: { id: ids[0], Status: 'CLOSE' } });
  wait(5);
  await server.call('addSprintTasks', { as: manager, body: { id: one, Task_ids: ids[2] } });
  wait(5);
  await server.call('deleteTaskOrProject', { as: manager, body: { id: ids[1] } });
  wait(5);
  await server.call('restoreTaskOrProject', { as: manager, body: { id: ids[1] } });
  wait(5);
  await server.call('closeSprint', { as: manager, body: { id: one, Carry: 'sprint', Target_sprint_id: two } });
  wait(5);
  await server.call('deleteTaskOrProject', { as: manager, body: { id: ids[3] } });
  wait(5);
  await server.call('deleteSprint', { as: manager, body: { id: two } });
  const { kept, computed } = await statesFromHistory();
  expect(kept).toHaveLength(12);
  expect(computed).toEqual(kept);
});

test('several changes of one instant are one state, and a clock that is set back keeps their order', async () => {
  const id = await newTask(null);
  await server.call('editTask', { as: manager, body: { id, Status: 'IN PROGRESS' } });
  wait(-600);
  await server.call('editTask', { as: manager, body: { id, Status: 'READY FOR QA' } });
  wait(900);
  await server.call('editTask', { as: manager, body: { id, Status: 'CLOSE' } });
  expect((await states()).map((row) => (row as { status: string }).status)).toEqual(['READY FOR QA', 'CLOSE']);
});

test('a usual change of a task looks for its states once', async () => {
  const task = await addTask(server.database, project);
  const looks = await server.database.transaction().execute(async (transaction) => {
    const lookedUp = async () => {
      const { rows } = await sql<{ looks: number }>`
        select (seq_scan + coalesce(idx_scan, 0))::int as looks from pg_stat_xact_user_tables where relname = 'task_states'`.execute(
        transaction,
      );
      return rows[0]?.looks ?? 0;
    };
    const before = await lookedUp();
    await sql`update tasks set status = 'IN PROGRESS', updated_at = updated_at + interval '1 hour' where id = ${task.id}`.execute(
      transaction,
    );
    return (await lookedUp()) - before;
  });
  expect(looks).toBe(1);
});

test('the chart of a sprint follows its tasks by the day', async () => {
  server.clock.now = new Date('2026-03-01T09:00:00Z');
  const id = await sprint('Sprint 1');
  const done = await newTask(id);
  await newTask(id);
  server.clock.now = new Date('2026-03-03T09:00:00Z');
  await server.call('editTask', { as: manager, body: { id: done, Status: 'CLOSE' } });
  const late = await newTask(id);
  server.clock.now = new Date('2026-03-04T09:00:00Z');
  const { data: chart } = await server.call('getSprintChart', { as: manager, body: { id } });
  expect(
    chart.Points.slice(0, 5).map(({ Day, Figures }) => [Day, Figures?.Scope, Figures?.Open, Figures?.Added]),
  ).toEqual([
    [null, { Tasks: 2, Hours: 6 }, { Tasks: 2, Hours: 6 }, 0],
    ['2026-03-02', { Tasks: 2, Hours: 6 }, { Tasks: 2, Hours: 6 }, 0],
    ['2026-03-03', { Tasks: 3, Hours: 9 }, { Tasks: 2, Hours: 6 }, 1],
    ['2026-03-04', { Tasks: 3, Hours: 9 }, { Tasks: 2, Hours: 6 }, 0],
    ['2026-03-05', undefined, undefined, undefined],
  ]);
  expect(chart.Points).toHaveLength(13);
  expect(chart.Points.filter(({ Work_share }) => Work_share === 0).map(({ Day }) => Day)).toEqual([
    '2026-03-07',
    '2026-03-08',
  ]);
  expect(chart.Tasks.map(({ _id }) => _id)).toContain(late);
});

test('the ideal line follows the half days and the locations of the holidays of the assignees', async () => {
  server.clock.now = new Date('2026-03-01T09:00:00Z');
  const person = await addPerson(server.database);
  const team = await addProject(server.database, [manager, person]);
  const id = (
    await server.call('createSprint', {
      as: manager,
      body: { Project_id: team.id, Name: 'Sprint 1', StartDate: '2026-03-02', DueDate: '2026-03-06' },
    })
  ).data._id;
  const { now: created_at } = server.clock;
  const add = (assignee_id: string | null) =>
    addTask(server.database, team, { assignee_id, sprint_id: id, created_at, updated_at: created_at });
  await add(person.id);
  await add(person.id);
  await add(manager.id);
  await add(null);
  server.clock.now = new Date('2026-03-02T09:00:00Z');
  const location = randomUUID();
  const holidays = [
    { id: randomUUID(), day: '2026-03-03', name: 'Founding day', half: 'First Half' },
    { id: randomUUID(), day: '2026-03-04', name: 'River day', half: null },
  ] as const;
  await server.database.insertInto('locations').values({ id: location, name: 'Riverside' }).execute();
  await server.database
    .insertInto('holidays')
    .values([...holidays])
    .execute();
  await server.database
    .insertInto('holiday_locations')
    .values({ holiday_id: holidays[1].id, location_id: location })
    .execute();
  const move = (one: TestPerson, to: string | null) =>
    server.database.updateTable('employees').set({ location_id: to }).where('id', '=', one.id).execute();
  const readShares = async () =>
    (await server.call('getSprintChart', { as: manager, body: { id } })).data.Points.map(({ Work_share, Ideal }) => [
      Work_share,
      Ideal?.Tasks,
    ]);
  // 1, 0.5, 0.5, 1 and 1 of 4 days: of the two assignees one has the holiday of the river.
  await move(person, location);
  expect(await readShares()).toEqual([
    [1, 4],
    [1, 3],
    [0.5, 2.5],
    [0.5, 2],
    [1, 1],
    [1, 0],
  ]);
  await move(manager, location);
  expect((await readShares()).map(([share]) => share)).toEqual([1, 1, 0.5, 0, 1, 1]);
  const [portfolio] = (await server.call('listPortfolioCharts', { as: manager, query: { projectIds: team.id } })).data;
  expect(portfolio?.Burndown?.Points.map(({ Work_share }) => Work_share)).toEqual([1, 1, 0.5, 0, 1, 1]);
  await move(manager, null);
  await server.database.deleteFrom('holidays').execute();
});

test('the chart is hidden from people outside the project', async () => {
  const id = await sprint('Sprint 1');
  const outsider = await addPerson(server.database, { flags });
  expect((await server.call('getSprintChart', { as: outsider, body: { id } })).httpStatus).toBe(404);
});
