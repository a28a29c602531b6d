import { sql } from 'kysely';
import { StatementForms } from '../../../../src/server/database/preparedQuery';
import { readTaskFilter } from '../../../../src/server/features/tasks/list/taskFilter';
import {
  nullableFirstColumn,
  readTaskOrder,
  reversedOrder,
  taskSortKeys,
} from '../../../../src/server/features/tasks/list/taskOrder';
import { windowStatement } from '../../../../src/server/features/tasks/list/taskWindowReadModel';
import type { Caller } from '../../../../src/server/operations/caller';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import type { TestPerson } from '../../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../../support/testServer';
import { addSprint, addThreeProjects, type TestProject } from '../../../support/testWork';

const taskCount = 150;
/** PostgreSQL plans the first five executions of a prepared statement for their values; it is prepared with its third use. */
const executions = 10;

let server: TestServer;
let manager: TestPerson;
let member: TestPerson;
let projects: TestProject[];
let sprint: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ manager, member, projects } = await addThreeProjects(server.database));
  sprint = await addSprint(server.database, projects[0]?.id ?? '', 'Sprint 1');
  await sql`
    insert into tasks (id, project_id, number, key, issue_type, summary, assignee_id, reporter_id, sprint_id, assigned_on, due_on, duration_hours, priority, status, created_at, updated_at)
    select gen_random_uuid(), p.id, n, p.name || '-' || n, (array['Bug', 'Task', 'Story'])[1 + n % 3], 'Summary ' || n * 7 % 20, case when n % 4 = 0 then null when n % 3 = 0 then ${member.id}::uuid else ${manager.id}::uuid end, case when n % 5 = 0 then ${member.id}::uuid else ${manager.id}::uuid end,
      case when n % 2 = 0 and p.place = 1 then ${sprint}::uuid end, case when n % 6 = 0 then null else date '2026-01-01' + n % 20 end, case when n % 5 = 0 then null else date '2026-01-01' + n * 13 % 90 end, case when n % 6 = 0 then null else n % 9 end,
      (array['HIGH', 'MEDIUM', 'LOW'])[1 + n % 3], (array['OPEN', 'CLOSE', 'IN PROGRESS'])[1 + n % 7 % 3], timestamptz '2026-01-01', timestamptz '2026-01-01' + n % 60 * interval '1.000001 hours'
    from generate_series(1, ${taskCount}::integer) n, lateral (select id, name, place from unnest(${projects.map(({ id }) => id)}::uuid[], array['HBR', 'CLN', 'AIR']) with ordinality u (id, name, place) where place = 1 + n % 3) p`.execute(
    server.database,
  );
  await sql`analyze tasks`.execute(server.database);
});
afterAll(() => server.close());

interface Kind {
  readonly query: () => Record<string, string>;
  /** What passes, in SQL. */
  readonly where: () => ReturnType<typeof sql<boolean>>;
}

/** Filters with one value and another, so that a plan is used for values that it was not made for. */
const kinds: Record<string, readonly [Kind, Kind]> = {
  nothing: [
    { query: () => ({}), where: () => sql<boolean>`true` },
    { query: () => ({}), where: () => sql<boolean>`true` },
  ],
  project: [0, 1].map((place): Kind => ({
    query: () => ({ Project_id: projects[place]?.id ?? '' }),
    where: () => sql<boolean>`tasks.project_id = ${projects[place]?.id}`,
  })) as [Kind, Kind],
  status: ['OPEN', 'OPEN,CLOSE'].map((Status): Kind => ({
    query: () => ({ Status }),
    where: () => sql<boolean>`tasks.status in (${sql.join(Status.split(','))})`,
  })) as [Kind, Kind],
  'due date': ['2026-01-20', '2026-03-20'].map((day): Kind => ({
    query: () => ({ Due_from: day }),
    where: () => sql<boolean>`tasks.due_on >= ${day}`,
  })) as [Kind, Kind],
  assignee: [
    { query: () => ({ Employee_id: member.id }), where: () => sql<boolean>`tasks.assignee_id = ${member.id}` },
    { query: () => ({ Employee_id: manager.id }), where: () => sql<boolean>`tasks.assignee_id = ${manager.id}` },
  ],
  text: ['Summary 1', 'mary 1'].map((q): Kind => ({
    query: () => ({ q }),
    where: () => sql<boolean>`tasks.summary ilike ${`%${q}%`}`,
  })) as [Kind, Kind],
};

/** The whole list by nothing but ORDER BY, planned for its values. */
async function plainly(where: Kind['where'], sort: string): Promise<string[]> {
  const order = sql.join(
    readTaskOrder(sort).overProjects.map(
      ({ column, direction }) => sql`${sql.ref(column)} ${sql.raw(direction)} nulls last`,
    ),
  );
  const { rows } = await sql<{
    id: string;
  }>`select tasks.id from tasks join projects on projects.id = tasks.project_id where ${where()} order by ${order}`.execute(
    server.database,
  );
  return rows.map(({ id }) => id);
}

const sorts = taskSortKeys.flatMap((key) => [`${key}:asc`, `${key}:desc`]);

test.each(sorts)('sorted by %s, every execution of a window gives the rows that ORDER BY gives', async (sort) => {
  for (const pair of Object.values(kinds)) {
    const wholes = await Promise.all(pair.map(({ where }) => plainly(where, sort)));
    // Only the forms of the first two kinds are prepared.
    const times = pair === kinds['nothing'] || pair === kinds['project'] ? executions : 2;
    for (let execution = 0; execution < times; execution += 1) {
      const place = execution % 2;
      const whole = wholes[place] ?? [];
      const offset = execution * 3;
      const { data } = await server.call('listTasks', {
        as: manager,
        query: { ...pair[place]?.query(), sort, offset, limit: 7 },
      });
      expect({ execution, ids: data.Rows.map(({ _id }) => _id), total: data.Total }).toEqual({
        execution,
        ids: whole.slice(offset, offset + 7),
        total: whole.length,
      });
    }
  }
});

const someFilter = (random: SeededRandom): Record<string, string> => {
  const values: Record<string, readonly string[]> = {
    scope: ['all', 'assigned', 'reported'],
    Project_id: projects.map(({ id }) => id),
    q: ['Summary', 'é', '%'],
    Status: ['OPEN', 'OPEN,CLOSE'],
    Priority: ['HIGH', 'HIGH,LOW'],
    Issue_type: ['Bug', 'Bug,Task,Story'],
    Project_ids: [projects[0]?.id ?? '', 'nonsense'],
    Employee_id: [member.id, 'none', `none,${manager.id}`, 'nonsense'],
    Reporter_id: [member.id, 'none'],
    Sprint_id: [sprint, 'none', `${sprint},none`],
    Milestone_id: ['none', 'nonsense'],
    Due_from: ['2026-01-05', '2026-02-05'],
    Due_to: ['2026-02-01'],
    Assigned_from: ['2026-01-02'],
    Assigned_to: ['2026-01-12'],
    Closed_from: ['2026-01-02'],
    Closed_to: ['2026-01-12'],
    Estimated_min: ['1', '2'],
    Estimated_max: ['8'],
    Logged_min: ['0.5'],
    Variance_max: ['3'],
    Comments_min: ['1'],
    preset: ['open', 'overdue', 'over-logged', 'not-started', 'reopened'],
    Blocked: ['true'],
  };
  const chosen = Object.entries(values).filter(() => random.chance(0.12));
  return Object.fromEntries(chosen.map(([name, options]) => [name, random.pick(options)]));
};

test('a form determines the text of its statement, whatever the values', () => {
  const random = new SeededRandom('forms');
  const methodKinds = ['directly', 'in order', 'sorted', 'in scan', 'by project', 'merged'] as const;
  const cache = new StatementForms({ maxForms: 10_000, maxPrepared: 0 });
  const rounds = 3000;
  for (let round = 0; round < rounds; round += 1) {
    const { Blocked, ...query } = someFilter(random);
    const read = readTaskFilter(
      { ...query, ...(Blocked !== undefined && { Blocked: true }) },
      { now: testStart, timeZone: 'UTC' },
    );
    const asked = readTaskOrder(random.pick(sorts.concat('Priority:asc,Due_date:desc')));
    const column = nullableFirstColumn(asked);
    const section = column !== undefined && random.chance(0.5) ? { column, isEmpty: random.chance(0.5) } : undefined;
    const list = {
      database: server.database,
      caller: {
        employeeId: random.pick([manager.id, member.id]),
        grantedFlags: new Set(random.chance(0.5) ? ['Project.All_Project'] : []),
      } as unknown as Caller,
      filter: section === undefined ? read : { ...read, section, isTextScanned: random.chance(0.5) },
      order: random.chance(0.3) ? reversedOrder(asked) : asked,
      content: random.pick(['values', 'versions'] as const),
    };
    const window = {
      offset: random.pick([0, 200, 900, 5000]),
      limit: random.pick([1, 100]),
      from: random.chance(0.3) ? ['1', '2', '3', '4'] : undefined,
    };
    const kind = random.pick(methodKinds);
    const method = kind === 'directly' ? { kind } : { kind, scannedRows: 100, isCached: random.chance(0.5) };
    const empty = new StatementForms({ maxForms: 1, maxPrepared: 0 });
    const [cached, built] = [cache, empty].map((forms) => windowStatement(list, window, method, { forms }).compile());
    expect([round, cached?.sql, cached?.parameters]).toEqual([round, built?.sql, built?.parameters]);
    expect(cached?.parameters).not.toContain(undefined);
  }
  expect(cache.size.forms).toBeGreaterThan(rounds / 10);
});
