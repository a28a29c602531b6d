import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { anchorSpacing } from '../../../../src/server/features/tasks/list/anchorsReadModel';
import { pieces, readInPieces } from '../../../../src/server/features/tasks/list/piecesReadModel';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { addProject, type TestProject } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

/** One statement can change more than the change log holds one by one. */
const taskCount = 540;
const sortColumns = {
  Due_date: ['tasks.due_on'],
  Priority: ['tasks.priority_rank'],
  Update_at: ['tasks.updated_at'],
  Task_duration: ['tasks.duration_hours'],
  Short_summary: ['tasks.summary'],
  Task_key: ['projects.short_name', 'tasks.number'],
  Project_name: ['projects.name', 'tasks.number'],
  Assignees: ['tasks.assignee_name'],
} as const;
type SortKey = keyof typeof sortColumns;
const sorts = Object.keys(sortColumns).flatMap((key) => [
  [key as SortKey, 'asc'] as const,
  [key as SortKey, 'desc'] as const,
]);

let server: TestServer;
let manager: TestPerson;
let member: TestPerson;
let projects: TestProject[];

/** Numbers from 0 to below `max`, the same in every run. */
function seeded(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % max;
  };
}

const addTasks = (count: number, from: number): Promise<unknown> =>
  sql`
    insert into tasks (id, project_id, number, key, issue_type, summary, assignee_id, reporter_id, due_on, duration_hours, priority, status, created_at, updated_at)
    select gen_random_uuid(), p.id, n, p.name || '-' || n, (array['Bug', 'Task', 'Story'])[1 + n % 3], 'Summary ' || n * 7 % 40, case when n % 4 = 0 then null when n % 3 = 0 then ${member.id}::uuid else ${manager.id}::uuid end, ${manager.id}::uuid,
      case when n % 5 = 0 then null else date '2026-01-01' + n * 13 % 90 end, case when n % 6 = 0 then null else n % 9 end, (array['HIGH', 'MEDIUM', 'LOW'])[1 + n % 3], (array['OPEN', 'CLOSE', 'IN PROGRESS'])[1 + n % 7 % 3],
      timestamptz '2026-01-01', timestamptz '2026-01-01' + n % 300 * interval '1.000001 hours'
    from generate_series(${from}::integer, ${from + count - 1}::integer) n, lateral (select id, name from unnest(${projects.map(({ id }) => id)}::uuid[], array['A', 'B', 'C']) with ordinality u (id, name, place) where place = 1 + n % 3) p`.execute(
    server.database,
  );

/** Anchors so close to each other that lists of this size are full of them. */
const spacing = anchorSpacing.rows;
beforeAll(async () => {
  anchorSpacing.rows = 20;
  server = await startTestServer();
  manager = await addPerson(server.database, { role: 'HR / Admin', firstName: 'Mira', lastName: 'Jansen' });
  member = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  projects = [
    await addProject(server.database, [member], { name: 'Harbour' }),
    await addProject(server.database, [member], { name: 'Clinic' }),
    await addProject(server.database, [], { name: 'Airport' }),
  ];
  await addTasks(taskCount, 1);
  await sql`analyze tasks`.execute(server.database);
});
afterAll(async () => {
  anchorSpacing.rows = spacing;
  await server.close();
});

interface List {
  as: TestPerson;
  query: Record<string, string>;
  /** What passes, in SQL. */
  where: ReturnType<typeof sql<boolean>>;
}
const everything = (): List => ({ as: manager, query: {}, where: sql<boolean>`true` });
const reached = (): List => ({
  as: member,
  query: {},
  where: sql<boolean>`tasks.project_id in (${sql.join(projects.slice(0, 2).map(({ id }) => id))})`,
});
const open = (): List => ({
  as: manager,
  query: { preset: 'open' },
  where: sql<boolean>`tasks.status in ('OPEN', 'IN PROGRESS')`,
});

/** The whole list by nothing but ORDER BY. */
async function plainly({ where }: List, key: SortKey, direction: 'asc' | 'desc'): Promise<string[]> {
  const order = sql.join(
    [...sortColumns[key], 'tasks.id'].map((column) => sql`${sql.ref(column)} ${sql.raw(direction)} nulls last`),
  );
  const { rows } = await sql<{
    id: string;
  }>`select tasks.id from tasks join projects on projects.id = tasks.project_id where tasks.deleted_at is null and ${where} order by ${order}`.execute(
    server.database,
  );
  return rows.map(({ id }) => id);
}

async function mustBeTheSame(
  list: List,
  key: SortKey,
  direction: 'asc' | 'desc',
  offsets: readonly number[],
): Promise<void> {
  const whole = await plainly(list, key, direction);
  for (const offset of offsets) {
    const { data } = await server.call('listTasks', {
      as: list.as,
      query: { ...list.query, sort: `${key}:${direction}`, offset, limit: 40 },
    });
    expect({ offset, ids: data.Rows.map(({ _id }) => _id), total: data.Total }).toEqual({
      offset,
      ids: whole.slice(offset, offset + 40),
      total: whole.length,
    });
  }
}

/** Something that people do to tasks, or to what their lists depend on. */
async function changeSomething(random: (max: number) => number, step: number): Promise<void> {
  const { database } = server;
  const some = sql`(select id from tasks where deleted_at is null order by md5(id::text || ${String(step)}) limit ${1 + random(6)})`;
  switch (random(6)) {
    case 0:
      return void (await sql`update tasks set due_on = case when random() < 0.3 then null else date '2026-01-01' + (random() * 90)::integer end, updated_at = ${testMoment()} where id in ${some}`.execute(
        database,
      ));
    case 1:
      return void (await sql`update tasks set status = 'OPEN', priority = 'LOW', summary = 'Summary 2', duration_hours = null where id in ${some}`.execute(
        database,
      ));
    case 2:
      return void (await sql`update tasks set deleted_at = ${testMoment()}, deletion_id = ${randomUUID()} where id in ${some}`.execute(
        database,
      ));
    case 3:
      return void (await addTasks(3, 10_000 + step * 10));
    case 4:
      return void (await sql`update tasks set assignee_id = ${random(2) === 0 ? manager.id : null} where id in ${some}`.execute(
        database,
      ));
    default:
      return void (await sql`delete from tasks where id in ${some}`.execute(database));
  }
}

test.each(sorts)(
  'by %s %s the rows far down are those that OFFSET comes to, whatever has been asked for before',
  async (key, direction) => {
    const random = seeded(key.length + direction.length);
    const offsets = Array.from({ length: 3 }, () => random(taskCount));
    await mustBeTheSame(everything(), key, direction, [270, 310, ...offsets]);
    await mustBeTheSame(reached(), key, direction, [200, 180]);
  },
);

test('they stay so while tasks change, come, go and move, and the lengths and groups with them', async () => {
  const random = seeded(7);
  for (let step = 0; step < 12; step += 1) {
    await changeSomething(random, step);
    const [key, direction] = sorts[(step * 5) % sorts.length] ?? ['Due_date', 'asc'];
    await mustBeTheSame(everything(), 'Due_date', 'asc', [240 + random(30)]);
    await mustBeTheSame(everything(), key, direction, [150 + random(250)]);
    await mustBeTheSame(open(), 'Due_date', 'asc', [150 + random(50), 0]);
    if (step % 3 === 0) await mustBeTheSame(reached(), key, direction, [150 + random(60)]);
    for (const Group_by of ['Assignees', 'Status', 'Project_name'] as const) {
      const { data } = await server.call('listTaskGroups', { as: manager, query: { Group_by } });
      const column = { Assignees: 'assignee_id', Status: 'status', Project_name: 'project_id' }[Group_by];
      const { rows } = await sql<{
        key: string | null;
        count: number;
        hours: number;
      }>`select ${sql.ref(column)}::text as key, count(*) as count, coalesce(sum(duration_hours), 0) as hours from tasks where deleted_at is null group by 1`.execute(
        server.database,
      );
      expect(new Map(data.map((group) => [group.Key, [group.Count, group.Task_duration]]))).toEqual(
        new Map(rows.map(({ key: value, count, hours }) => [value ?? '', [count, hours]])),
      );
    }
  }
});

/** Key, count and hours of each group, in the order in which one statement returns them. */
async function readGroupsPlainly(grouping: 'Assignees' | 'Status' | 'Project_name' | 'Issue_type') {
  const [column, order] = {
    Assignees: ['assignee_id', 'max(assignee_name)'],
    Status: ['status', 'min(status_rank)'],
    Project_name: ['project_id', '(select name from projects where id = project_id)'],
    Issue_type: ['issue_type', 'issue_type'],
  }[grouping] as [string, string];
  const { rows } = await sql<{ key: string | null; count: number; hours: number }>`
    select ${sql.ref(column)}::text as key, count(*)::int as count, coalesce(sum(duration_hours), 0) as hours from tasks
    where deleted_at is null group by ${sql.ref(column)} order by ${sql.raw(order)}, ${sql.ref(column)}`.execute(
    server.database,
  );
  return { groups: rows.map(({ key, count, hours }): [string, number, number] => [key ?? '', count, hours]) };
}

const searched = (): List => ({
  ...everything(),
  query: { q: 'Summary 2' },
  where: sql<boolean>`tasks.summary ilike '%Summary 2%'`,
});

test('a window that was searched for is the one that ORDER BY gives, whatever has changed around it', async () => {
  const random = seeded(11);
  for (let step = 0; step < 10; step += 1) {
    if (step > 0) await changeSomething(random, 100 + step);
    for (const direction of ['asc', 'desc'] as const) {
      await mustBeTheSame(searched(), 'Due_date', direction, [0, 40]);
      await mustBeTheSame(searched(), 'Update_at', direction, [0]);
      await mustBeTheSame(reached(), 'Due_date', direction, [0, 40]);
    }
    await mustBeTheSame(
      { ...reached(), query: { Status: 'OPEN' }, where: sql<boolean>`${reached().where} and tasks.status = 'OPEN'` },
      'Task_duration',
      'asc',
      [0, 60],
    );
  }
  // Its last row alone, to the end of the list.
  const [last = ''] = (await plainly(searched(), 'Due_date', 'asc')).slice(39);
  await mustBeTheSame(searched(), 'Due_date', 'asc', [0]);
  await sql`update tasks set due_on = date '2027-01-01' where id = ${last}`.execute(server.database);
  await mustBeTheSame(searched(), 'Due_date', 'asc', [0]);
});

test('totals, groups and windows that are read in pieces have every change once, also one between two pieces', async () => {
  const usual = { ...pieces };
  Object.assign(pieces, { rows: 45, maxCost: 0, countedForMs: 0 });
  try {
    const random = seeded(13);
    for (let step = 0; step < 10; step += 1) {
      // Another list for each step, so that it is read and not refreshed.
      const query = { Logged_max: String(1000 + step) };
      const Group_by = (['Assignees', 'Status', 'Project_name', 'Issue_type'] as const)[step % 4] ?? 'Status';
      const read = async () => ({
        groups: (await server.call('listTaskGroups', { as: manager, query: { ...query, Group_by } })).data,
        total: (await server.call('listTasks', { as: manager, query: { ...query, limit: 1 } })).data.Total,
      });
      await Promise.all([read(), changeSomething(random, 200 + step), changeSomething(random, 300 + step)]);
      const { groups, total } = await read();
      const { groups: plain } = await readGroupsPlainly(Group_by);
      expect(groups.map(({ Key, Count, Task_duration }) => [Key, Count, Task_duration])).toEqual(plain);
      expect(total).toBe(plain.reduce((sum, [, count]) => sum + count, 0));
      const found = { ...searched(), query: { ...searched().query, ...query } };
      await mustBeTheSame(found, 'Task_duration', step % 2 === 0 ? 'asc' : 'desc', [0, 40]);
    }
    const read = await readInPieces(server.database, async ({ after, until }) => {
      const { rows: found } = await sql<{ snapshot: string; count: number }>`
        select pg_current_snapshot()::text as snapshot, count(*)::int from tasks where (${after ?? null}::uuid is null or id > ${after ?? null}::uuid) and (${until ?? null}::uuid is null or id <= ${until ?? null}::uuid)`.execute(
        server.database,
      );
      expect(found[0]?.count).toBeLessThanOrEqual(45);
      return { snapshot: found[0]?.snapshot ?? '' };
    });
    expect(read.length).toBeGreaterThan(5);
  } finally {
    Object.assign(pieces, usual);
  }
});

test('a change of many tasks, a renamed project and a lost membership are published as well', async () => {
  await sql`update tasks set due_on = due_on + 1 `.execute(server.database);
  await mustBeTheSame(everything(), 'Due_date', 'asc', [250]);
  await mustBeTheSame(searched(), 'Due_date', 'asc', [0]);
  await sql`update tasks set due_on = date '2026-01-01' + number * 31 % 97`.execute(server.database);
  await mustBeTheSame(searched(), 'Due_date', 'asc', [0]);
  await mustBeTheSame(reached(), 'Due_date', 'asc', [0]);
  await sql`update projects set name = 'Zoo', short_name = 'ZOO' where id = ${projects[1]?.id}`.execute(
    server.database,
  );
  await mustBeTheSame(everything(), 'Project_name', 'asc', [250]);
  await mustBeTheSame(everything(), 'Task_key', 'desc', [230]);
  await mustBeTheSame(reached(), 'Priority', 'asc', [200]);
  await sql`delete from project_members where project_id = ${projects[1]?.id}`.execute(server.database);
  const own = { ...reached(), where: sql<boolean>`tasks.project_id = ${projects[0]?.id}` };
  await mustBeTheSame(own, 'Priority', 'asc', [100, 0]);
  await mustBeTheSame(own, 'Due_date', 'asc', [0]);
  await mustBeTheSame(
    {
      ...own,
      query: { Status: 'OPEN' },
      where: sql<boolean>`tasks.project_id = ${projects[0]?.id} and tasks.status = 'OPEN'`,
    },
    'Priority',
    'asc',
    [0],
  );
});

test('a change that is not committed counts from when it is', async () => {
  await mustBeTheSame(everything(), 'Due_date', 'asc', [250]);
  if (process.env.DATABASE_URL === undefined) return; // The embedded database runs one transaction at a time.
  const before = await plainly(everything(), 'Due_date', 'asc');
  await server.database.transaction().execute(async (transaction) => {
    await sql`update tasks set due_on = date '2025-01-01' where id in (${sql.join(before.slice(-170, -160))})`.execute(
      transaction,
    );
    await mustBeTheSame(everything(), 'Due_date', 'asc', [250, 290]);
  });
  await mustBeTheSame(everything(), 'Due_date', 'asc', [250, 290]);
});

test('what many tasks have in common is met along the order, and only what may be seen of it', async () => {
  await addTasks(1600, 20_000);
  await sql`update tasks set summary = 'ÜBERSICHT – Summary ' || number where number % 3 = 0`.execute(server.database);
  const texts = sql<boolean>`tasks.summary ilike '%SUMMARY%'`;
  for (const [key, direction] of [
    ['Due_date', 'asc'],
    ['Due_date', 'desc'],
    ['Update_at', 'desc'],
    ['Task_duration', 'asc'],
  ] as const) {
    await mustBeTheSame({ ...everything(), query: { q: 'SUMMARY' }, where: texts }, key, direction, [0, 60]);
    await mustBeTheSame(
      {
        ...open(),
        query: { ...open().query, q: 'SUMMARY', Priority: 'HIGH,LOW' },
        where: sql<boolean>`${texts} and ${open().where} and tasks.priority <> 'MEDIUM'`,
      },
      key,
      direction,
      [0, 60],
    );
    await mustBeTheSame(
      {
        as: member,
        query: { q: 'SUMMARY', Status: 'OPEN,IN PROGRESS' },
        where: sql<boolean>`${texts} and ${open().where} and tasks.project_id in (select project_id from project_members where employee_id = ${member.id})`,
      },
      key,
      direction,
      [0],
    );
  }
});
