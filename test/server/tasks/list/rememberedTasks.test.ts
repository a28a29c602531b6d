import { randomUUID } from 'node:crypto';
import zlib from 'node:zlib';
import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { isTaskField } from '../../../../src/server/features/tasks/list/taskRowText';
import { testMoment } from '../../../support/testMoment';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addProject, addSprint, addTask, type TestProject, type TestTask } from '../../../support/testWork';
import { countWrites, watchStatements } from '../../../support/database/watchStatements';

let server: TestServer;
let manager: TestPerson;
let member: TestPerson;
let projects: TestProject[];
let tasks: TestTask[];
let sprintId: string;
let milestoneId: string;
let fields: string[];

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { role: 'HR / Admin', firstName: 'Mira', lastName: 'Jansen' });
  member = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  projects = [
    await addProject(server.database, [manager, member], { name: 'Harbour', short_name: 'HBR' }),
    await addProject(server.database, [manager, member], { name: 'Clinic', short_name: 'CLN' }),
  ];
  const [first] = projects as [TestProject];
  sprintId = await addSprint(server.database, first.id, 'Sprint 1');
  milestoneId = randomUUID();
  await server.database
    .insertInto('milestones')
    .values({ id: milestoneId, project_id: first.id, name: 'Pilot', created_at: testMoment() })
    .execute();
  await server.database.updateTable('sprints').set({ milestone_id: milestoneId }).where('id', '=', sprintId).execute();
  tasks = [];
  for (let nth = 0; nth < 12; nth += 1)
    tasks.push(
      await addTask(server.database, projects[nth % 2] ?? first, {
        assignee_id: member.id,
        reporter_id: manager.id,
        ...(nth % 2 === 0 && { sprint_id: sprintId }),
      }),
    );
  const { data } = await server.call('listTasks', { as: manager });
  fields = Object.keys(data.Rows[0] ?? {}).filter(isTaskField);
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

type Query = Readonly<Record<string, string | number>>;

/** One of each way to read a window: near the top, by project, filtered, cached by its ids, from the end. */
const windows = (): Query[] => [
  { sort: 'Task_key:asc' },
  { Project_id: projects[0]?.id ?? '', sort: 'Update_at:desc', limit: 4 },
  { Status: 'OPEN,CLOSE', sort: 'Short_summary:asc', limit: 5 },
  { q: 'summary', sort: 'Due_date:desc', offset: 1, limit: 4 },
  { sort: 'Project_name:desc', offset: 9, limit: 3 },
  { sort: 'Project_name:asc', offset: 2, limit: 3 },
];

const listed = async (as: TestPerson, query: Query) => (await server.call('listTasks', { as, query })).data;

/** The same window from a call that remembers nothing. */
async function read(as: TestPerson, query: Query) {
  const { data } = await server.call('listTaskFields', { as, query: { ...query, fields: fields.join(',') } });
  return {
    Rows: data.Rows.map((values) => Object.fromEntries(fields.map((field, at) => [field, values[at]]))),
    Total: data.Total,
  };
}

/** Twice: the second time all that the answer is written from may be as it was. */
async function mustAgree(): Promise<void> {
  for (const as of [manager, member])
    for (const query of windows()) {
      const expected = [query, await read(as, query)];
      expect([query, await listed(as, query)]).toEqual(expected);
      expect([query, await listed(as, query)]).toEqual(expected);
    }
}

const id = (nth: number): string => tasks[nth]?.id ?? '';

/** Everything that a listed task shows can be changed by one of these, of whatever table it is part. */
const changes: Readonly<Record<string, () => RawBuilder<unknown>>> = {
  'a value of the task': () =>
    sql`update tasks set summary = 'Summary, changed', version = version + 1 where id = ${id(0)}`,
  'its status': () => sql`update tasks set status = 'CLOSE' where id = ${id(1)}`,
  'its assignee': () => sql`update tasks set assignee_id = ${manager.id} where id = ${id(2)}`,
  'the name of its assignee': () => sql`update employees set first_name = 'Aasha' where id = ${member.id}`,
  'the name of its reporter': () => sql`update employees set last_name = 'Jansen-Roy' where id = ${manager.id}`,
  'the name of its sprint': () => sql`update sprints set name = 'Sprint "one"' where id = ${sprintId}`,
  'the name of its milestone': () => sql`update milestones set name = 'Pilot 2' where id = ${milestoneId}`,
  'the milestone of its sprint': () => sql`update sprints set milestone_id = null where id = ${sprintId}`,
  'the name of its project': () => sql`update projects set name = 'Harbour 2' where id = ${projects[0]?.id}`,
  'the short name of its project': () => sql`update projects set short_name = 'HAR' where id = ${projects[0]?.id}`,
  'a comment': () =>
    sql`insert into comments (id, task_id, author_id, body, created_at) values (gen_random_uuid(), ${id(3)}, ${member.id}, 'Seen', ${testMoment()})`,
  'a time entry': () =>
    sql`insert into task_timers (id, task_id, project_id, employee_id, started_at, stopped_at) values (gen_random_uuid(), ${id(4)}, ${projects[0]?.id}, ${member.id}, timestamptz '2026-02-02 09:00Z', timestamptz '2026-02-02 10:30Z')`,
  'a dependency': () =>
    sql`insert into task_dependencies (task_id, blocker_id, lag_days) values (${id(6)}, ${id(4)}, 1)`,
  'the status of the task that it waits for': () => sql`update tasks set status = 'READY FOR QA' where id = ${id(4)}`,
  'the lag of a dependency': () => sql`update task_dependencies set lag_days = 3 where task_id = ${id(6)}`,
  'the end of a dependency': () => sql`delete from task_dependencies where task_id = ${id(6)}`,
  'its deletion': () => sql`update tasks set deleted_at = ${testMoment()} where id = ${id(8)}`,
  'its return': () => sql`update tasks set deleted_at = null where id = ${id(8)}`,
};

test.each(Object.entries(changes))('a window that was read before shows %s', async (_name, change) => {
  await mustAgree();
  const before = await listed(manager, { sort: 'Task_key:asc' });
  await change().execute(server.database);
  expect(await listed(manager, { sort: 'Task_key:asc' })).not.toEqual(before);
  await mustAgree();
});

test('what a transaction has not committed, or has rolled back, is in no window', async () => {
  await mustAgree();
  const before = await listed(manager, { sort: 'Task_key:asc' });
  await server.database
    .transaction()
    .execute(async (transaction) => {
      await sql`update tasks set summary = 'Rolled back' where id = ${id(0)}`.execute(transaction);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await listed(manager, { sort: 'Task_key:asc' })).toEqual(before);
  await mustAgree();
});

test('random changes: windows that are read again and again are those of a call that remembers nothing', async () => {
  const random = new SeededRandom('changes of tasks');
  for (let round = 0; round < 25; round += 1) {
    for (let count = random.pick([1, 2, 5]); count > 0; count -= 1) {
      const task = id(random.pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
      await random
        .pick([
          sql`update tasks set summary = ${`Summary ${round} ${count}`}, updated_at = updated_at + interval '1 hour' where id = ${task}`,
          sql`update tasks set status = case status when 'OPEN' then 'CLOSE' else 'OPEN' end where id = ${task}`,
          sql`update tasks set due_on = date '2026-03-01' + ${round}::int where id = ${task}`,
          sql`update tasks set deleted_at = case when deleted_at is null then ${testMoment()}::timestamptz end where id = ${task}`,
          sql`update projects set name = ${`Project ${round}`} where id = ${random.pick(projects).id}`,
        ])
        .execute(server.database);
    }
    await mustAgree();
  }
});

test('of a window that was read before, the values of unchanged tasks are not read again', async () => {
  await sql`update tasks set deleted_at = null`.execute(server.database);
  const statements: string[] = [];
  const query = { sort: 'Task_key:asc' };
  await listed(manager, query);
  watchStatements((text) => statements.push(text));
  const reads = () => statements.splice(0).filter((text) => text.includes('"tasks"."summary"'));
  await listed(manager, query);
  expect(reads()).toEqual([]);
  await sql`update tasks set summary = 'Changed once more' where id = ${id(0)}`.execute(server.database);
  statements.length = 0;
  await listed(manager, query);
  expect(reads()).toHaveLength(1);
  await listed(manager, query);
  expect(reads()).toEqual([]);
});

test('an answer that is sent again is the same in every encoding', async () => {
  const query = { sort: 'Task_key:asc' };
  await listed(manager, query);
  const compress = jest.spyOn(zlib, 'brotliCompressSync');
  const bodies: Buffer[] = [];
  for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
    const { rawPayload } = await server.app.inject({
      url: '/api/auth/tasks/list',
      query,
      headers: { authorization: `Bearer ${manager.token}`, 'accept-encoding': encoding },
    });
    bodies.push(rawPayload);
  }
  expect(compress).toHaveBeenCalledTimes(1);
  const texts = bodies.map((bytes, nth) =>
    (nth % 3 === 0 ? zlib.brotliDecompressSync(bytes) : nth % 3 === 1 ? zlib.gunzipSync(bytes) : bytes).toString(),
  );
  expect(new Set(texts).size).toBe(1);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ data: await read(manager, query) });
});

test('names that the database separates rows by change nothing', async () => {
  const [project] = projects;
  await sql`update projects set short_name = ${'H\t"B\nR'} where id = ${project?.id}`.execute(server.database);
  await sql`insert into task_dependencies (task_id, blocker_id) values (${id(0)}, ${id(2)})`.execute(server.database);
  await mustAgree();
  await sql`update projects set short_name = 'HBR' where id = ${project?.id}`.execute(server.database);
  await mustAgree();
});

test.each<Query>([
  { sort: 'Task_key:asc' },
  { sort: 'Project_name:desc', offset: 2, limit: 3 },
  { sort: 'Project_name:desc', offset: 9, limit: 3 },
])(
  'a window that was read before is read in one round trip, and rightly when the list has become shorter: %j',
  async (query) => {
    await sql`update tasks set deleted_at = null`.execute(server.database);
    await listed(manager, query);
    const takeWrites = countWrites();
    await listed(manager, query);
    expect(takeWrites()).toBe(1);
    await sql`update tasks set deleted_at = ${testMoment()} where id = ${id(10)}`.execute(server.database);
    expect((await listed(manager, query)).Total).toBe(11);
    expect(await listed(manager, query)).toEqual(await read(manager, query));
  },
);

test('an answer that fits again shows the dependencies that its tasks got while others were listed', async () => {
  const project = await addProject(server.database, [manager], { name: 'Ferry', short_name: 'FRY' });
  const [passing, , last, unlisted] = [
    await addTask(server.database, project),
    await addTask(server.database, project),
    await addTask(server.database, project),
    await addTask(server.database, project),
  ];
  const query = { Project_id: project.id, sort: 'Task_key:asc', limit: 2 };
  const setDeleted = (at: Date | null) =>
    sql`update tasks set deleted_at = ${at} where id = ${passing.id}`.execute(server.database);
  await setDeleted(testMoment());
  for (let call = 0; call < 3; call += 1) await listed(manager, query);
  await setDeleted(null);
  expect(await listed(manager, query)).toEqual(await read(manager, query));
  await sql`insert into task_dependencies (task_id, blocker_id) values (${last.id}, ${unlisted.id})`.execute(
    server.database,
  );
  await setDeleted(testMoment());
  const expected = await read(manager, query);
  expect(expected.Rows.at(-1)).toMatchObject({ _id: last.id, Blocked_by: [{ _id: unlisted.id }] });
  expect(await listed(manager, query)).toEqual(expected);
  expect(await listed(manager, query)).toEqual(expected);
});

test('dependencies are read again when something has changed in the project, and only then', async () => {
  const query = { Project_id: projects[0]?.id ?? '', sort: 'Task_key:asc', limit: 4 };
  // The answer is kept from the second time on.
  for (let call = 0; call < 3; call += 1) await listed(manager, query);
  const sent: CompiledQuery[] = [];
  watchStatements((text, _client, values) => {
    if (text.includes('"task_dependencies"')) sent.push(CompiledQuery.raw(text, [...values]));
  });
  await listed(manager, query);
  const [statement] = sent.splice(0);
  const isReadNow = async (): Promise<boolean> => {
    const { rows } = await server.database.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (analyze, timing off) ${statement?.sql ?? ''}`, [...(statement?.parameters ?? [])]),
    );
    const scans = rows
      .map((row) => Object.values(row)[0] ?? '')
      .filter((line) => line.includes('on task_dependencies'));
    expect(scans.length).toBeGreaterThan(0);
    return scans.some((line) => !line.includes('never executed'));
  };
  expect(await isReadNow()).toBe(false);
  await sql`update tasks set version = version + 1 where id = ${id(1)}`.execute(server.database);
  expect(await isReadNow()).toBe(false);
  await sql`update tasks set version = version + 1 where id = ${id(0)}`.execute(server.database);
  expect(await isReadNow()).toBe(true);
});

test('what one caller sees of dependencies is not shown to another', async () => {
  const project = await addProject(server.database, [manager], { name: 'Bridge', short_name: 'BRG' });
  const former = await addPerson(server.database);
  const [own, hidden] = [
    await addTask(server.database, project, { assignee_id: former.id }),
    await addTask(server.database, project),
  ];
  await sql`insert into task_dependencies (task_id, blocker_id) values (${own.id}, ${hidden.id})`.execute(
    server.database,
  );
  const query = { q: own.key, sort: 'Task_key:asc' };
  for (let call = 0; call < 3; call += 1)
    for (const as of [manager, former]) expect(await listed(as, query)).toEqual(await read(as, query));
});
