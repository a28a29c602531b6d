import { sql } from 'kysely';
import { explainedRows, type SeenStatement } from '../../support/database/explainedRows';
import { watchStatements } from '../../support/database/watchStatements';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

/** Four times the projects are four times the rows; each portion of them that looks at all tasks makes it sixteen. */
const projects = { few: 300, many: 1_200 };
const maxGrowth = 6;

let server: TestServer;
let manager: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { flags: ['PM_Report.Dues', 'Project.All_Project'] });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

/** Projects with a sprint, a milestone and eight tasks each. */
async function addProjects(count: number): Promise<void> {
  const { database } = server;
  const prefix = `M${count}N`;
  const at = sql`${testStart}::timestamptz - interval '20 days'`;
  await sql`
    with added as (
      insert into projects (id, name, short_name, client_name, created_at, updated_at)
      select gen_random_uuid(), ${prefix} || n, ${prefix} || n, 'Port authority', ${at}, ${at} from generate_series(1, ${count}::int) n
      returning id
    ), milestones_added as (
      insert into milestones (id, project_id, name, due_on, created_at)
      select gen_random_uuid(), id, 'First', date '2026-04-01', ${at} from added returning id, project_id
    )
    insert into sprints (id, project_id, milestone_id, name, starts_on, due_on, created_at)
    select gen_random_uuid(), project_id, id, 'First', date '2026-02-16', date '2026-03-20', ${at} from milestones_added`.execute(
    database,
  );
  await sql`
    insert into tasks (id, project_id, sprint_id, assignee_id, number, key, issue_type, summary, created_at, updated_at, status_since)
    select gen_random_uuid(), p.id, s.id, ${manager.id}, n, p.short_name || '-' || n, 'Task', 'Repair', ${at}, ${at}, ${at}
    from projects p join sprints s on s.project_id = p.id cross join generate_series(1, 8) n
    where p.name like ${`${prefix}%`}`.execute(database);
  await sql`analyze`.execute(database);
}

test('the charts of four times as many projects look at four times the rows, not at all tasks for each portion of projects', async () => {
  let seen: SeenStatement[] = [];
  watchStatements((text, _client, values) => seen.push({ text, values }));
  const countRows = async (): Promise<number> => {
    seen = [];
    const { data } = await server.call('listPortfolioCharts', { as: manager });
    expect(data.filter(({ Burndown, Forecast }) => Burndown === null || Forecast === null)).toEqual([]);
    return explainedRows(server.database, [...seen]);
  };
  await addProjects(projects.few);
  const few = await countRows();
  await addProjects(projects.many - projects.few);
  const many = await countRows();
  expect(many / few).toBeLessThan(maxGrowth);
});
