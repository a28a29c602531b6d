import { sql } from 'kysely';
import { taskStatuses } from '../../../src/domain/tasks/taskChoices';
import { hoursOfSeconds, varianceHours } from '../../../src/domain/tasks/variance';
import { countWork, isOpenStatus } from '../../../src/domain/tasks/workState';
import { toCounts, isOpen, isOpenByRank, workCounts } from '../../../src/server/work-figures/workStateReadModel';
import { addPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';

let server: TestServer;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  project = await addProject(server.database, [await addPerson(server.database)]);
  for (const status of taskStatuses) {
    for (const seconds of [0, 17, 18, 1_000, 36_000]) {
      for (const duration_hours of [null, 0, 2.5, 10]) {
        const { id } = await addTask(server.database, project, { status, duration_hours });
        await sql`update tasks set logged_seconds = ${seconds} where id = ${id}`.execute(server.database);
      }
    }
  }
});
afterAll(() => server.close());

test('open, finished and rejected are the same in SQL and in the domain, for every status', async () => {
  const rows = await server.database
    .selectFrom('tasks')
    .select(['status', isOpen('tasks.status').as('is_open'), isOpenByRank.as('is_open_by_rank')])
    .where('project_id', '=', project.id)
    .execute();
  expect(new Set(rows.map(({ status }) => status)).size).toBe(taskStatuses.length);
  for (const row of rows)
    expect([row.status, row.is_open, row.is_open_by_rank]).toEqual([
      row.status,
      isOpenStatus(row.status),
      isOpenStatus(row.status),
    ]);
  const counted = await server.database
    .selectFrom('tasks')
    .select(workCounts('tasks.status'))
    .where('project_id', '=', project.id)
    .executeTakeFirstOrThrow();
  expect(toCounts(counted)).toEqual(countWork(rows.map(({ status }) => status)));
});

test('the variance that a task stores is that of the domain, with and without an estimate, before and after the first logged time', async () => {
  const rows = await server.database
    .selectFrom('tasks')
    .select(['status', 'logged_seconds', sql<number | null>`duration_hours`.as('duration_hours'), 'variance_hours'])
    .where('project_id', '=', project.id)
    .execute();
  expect(rows.length).toBe(taskStatuses.length * 20);
  for (const { status, logged_seconds, duration_hours, variance_hours } of rows) {
    const expected = varianceHours({
      status,
      estimatedHours: duration_hours,
      loggedHours: hoursOfSeconds(logged_seconds),
    });
    expect([status, logged_seconds, duration_hours, variance_hours]).toEqual([
      status,
      logged_seconds,
      duration_hours,
      expected,
    ]);
  }
});
