import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { addSprint, addTask, addThreeProjects, type TestProject } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

const sortKeys = [
  'Task_key',
  'Short_summary',
  'Issue_type',
  'Priority',
  'Status',
  'Assignees',
  'Reporter',
  'Assigned_date',
  'Due_date',
  'Task_duration',
  'Project_name',
  'Sprint',
  'Update_at',
] as const;
const statuses = ['OPEN', 'IN PROGRESS', 'READY FOR QA', 'CLOSE'] as const;
const priorities = ['HIGH', 'MEDIUM', 'LOW'] as const;
const types = ['Bug', 'Task', 'Story'] as const;
const taskCount = 120;

let server: TestServer;
let manager: TestPerson;
let member: TestPerson;
let projects: TestProject[];
let sprints: string[];

/** Three projects with tasks whose values differ and also repeat; Asha is a member of the first two. */
beforeAll(async () => {
  server = await startTestServer();
  ({ manager, member, projects } = await addThreeProjects(server.database));
  sprints = await Promise.all(
    projects.map((project, index) => addSprint(server.database, project.id, `Sprint ${index}`)),
  );
  const rows = Array.from({ length: taskCount }, (_, index) => {
    const place = index % 3;
    const number = Math.floor(index / 3) + 1;
    const project = projects[place] as TestProject;
    return {
      id: randomUUID(),
      project_id: project.id,
      number,
      key: `${project.shortName}-${number}`,
      issue_type: types[index % types.length] as string,
      summary: `Summary ${index % 7}`,
      assignee_id: index % 4 === 0 ? null : index % 2 === 0 ? member.id : manager.id,
      reporter_id: index % 5 === 0 ? member.id : manager.id,
      sprint_id: index % 2 === 0 ? (sprints[place] ?? null) : null,
      assigned_on: index % 6 === 0 ? null : `2026-01-${String(1 + (index % 20)).padStart(2, '0')}`,
      due_on: index % 3 === 1 ? null : `2026-03-${String(1 + (index % 25)).padStart(2, '0')}`,
      duration_hours: index % 8 === 0 ? null : (index % 9) / 2,
      priority: priorities[index % priorities.length] as string,
      status: statuses[index % statuses.length] as string,
      created_at: testMoment(),
      updated_at: new Date(Date.UTC(2026, 0, 1 + (index % 11))),
    };
  });
  await server.database.insertInto('tasks').values(rows).execute();
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number>, as = manager) =>
  (await server.call('listTasks', { as, query })).data;
const ids = (rows: { _id: string }[]) => rows.map((row) => row._id);

test.each(sortKeys.flatMap((key) => [`${key}:asc`, `${key}:desc`]))(
  'sorted by %s, windows one after the other show every task once, over all projects and in one',
  async (sort) => {
    const scopes: Record<string, string>[] = [{}, { Project_id: projects[0]?.id ?? '' }, { q: 'Summary' }];
    for (const scope of scopes) {
      const whole = await list({ ...scope, sort, limit: 1000 });
      const windows = [];
      for (let offset = 0; offset < whole.Total; offset += 33)
        windows.push(...(await list({ ...scope, sort, offset, limit: 33 })).Rows);
      expect(ids(windows)).toEqual(ids(whole.Rows));
      expect(new Set(ids(windows)).size).toBe(whole.Total);
    }
  },
);

test.each([
  ['Assignees:desc', 'without a value in any row', { q: 'Summary', Employee_id: 'none' }],
  ['Due_date:asc', 'whose last row is without a value', { q: 'Summary', limit: 110 }],
  ['Sprint:desc', 'at the end of the list', { q: 'Summary', offset: 119, limit: 1 }],
])('sorted by %s, a window %s is the same when it is read again', async (sort, _which, query) => {
  const first = await list({ ...query, sort });
  expect(first.Rows.length).toBeGreaterThan(0);
  for (let turn = 0; turn < 2; turn += 1) expect(ids((await list({ ...query, sort })).Rows)).toEqual(ids(first.Rows));
});

test('descending is the other way round than ascending, but tasks without a value come last in both', async () => {
  for (const key of sortKeys) {
    const up = (await list({ sort: `${key}:asc`, limit: 1000 })).Rows;
    const down = (await list({ sort: `${key}:desc`, limit: 1000 })).Rows;
    const isEmpty = (row: (typeof up)[number]) =>
      row[key as keyof typeof row] === null || (key === 'Sprint' && row.Sprint_id === null);
    const [filled, empty] = [up.filter((row) => !isEmpty(row)), up.filter(isEmpty)];
    expect(ids(up)).toEqual(ids([...filled, ...empty]));
    expect(ids(down)).toEqual(ids([...filled.reverse(), ...empty.reverse()]));
  }
  const { Rows } = await list({ sort: 'Priority:desc,Due_date:desc', limit: 1000 });
  for (const priority of priorities) {
    const days = Rows.filter((row) => row.Priority === priority).map((row) => row.Due_date);
    expect(days).toEqual(
      [...days].sort((a, b) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : b.localeCompare(a))),
    );
  }
});

test('priorities and statuses sort by their meaning, keys by project and number', async () => {
  const byPriority = (await list({ sort: 'Priority:asc', limit: 1000 })).Rows.map((row) => row.Priority);
  expect([...new Set(byPriority)]).toEqual(['HIGH', 'MEDIUM', 'LOW']);
  const byStatus = (await list({ sort: 'Status:asc', limit: 1000 })).Rows.map((row) => row.Status);
  expect([...new Set(byStatus)]).toEqual(['OPEN', 'IN PROGRESS', 'READY FOR QA', 'CLOSE']);
  const byKey = (await list({ sort: 'Task_key:asc', limit: 1000 })).Rows.map((row) => row.Task_key);
  expect(byKey.slice(0, 11)).toEqual([
    'AIR-1',
    'AIR-2',
    'AIR-3',
    'AIR-4',
    'AIR-5',
    'AIR-6',
    'AIR-7',
    'AIR-8',
    'AIR-9',
    'AIR-10',
    'AIR-11',
  ]);
});

test('up to three keys sort together', async () => {
  const { Rows } = await list({ sort: 'Priority:asc,Project_name:desc,Due_date:asc', limit: 1000 });
  const expected = [...Rows].sort(
    (a, b) =>
      priorities.indexOf(a.Priority) - priorities.indexOf(b.Priority) ||
      (a.Project_name < b.Project_name ? 1 : a.Project_name > b.Project_name ? -1 : 0) ||
      (a.Due_date ?? '9').localeCompare(b.Due_date ?? '9') ||
      a._id.localeCompare(b._id),
  );
  expect(Rows.map((row) => [row.Priority, row.Project_name, row.Due_date])).toEqual(
    expected.map((row) => [row.Priority, row.Project_name, row.Due_date]),
  );
  expect(Rows).toHaveLength(taskCount);
});

test.each([['Colour:asc'], ['Task_key:asc,Colour:desc']])('an unknown sort key is rejected: %s', async (sort) => {
  const answer = await server.call('listTasks', { as: manager, query: { sort } });
  expect(answer.httpStatus).toBe(400);
  expect(answer.errors).toEqual([{ field: 'sort', message: "Tasks cannot be sorted by 'Colour'" }]);
});

test.each([['Status'], ['Priority'], ['Issue_type']])('an unknown %s is rejected', async (field) => {
  const answer = await server.call('listTasks', { as: manager, query: { [field]: 'PURPLE' } });
  expect(answer.httpStatus).toBe(400);
  expect(answer.errors).toEqual([{ field, message: `${field} cannot be 'PURPLE'` }]);
});

type Row = Awaited<ReturnType<typeof list>>['Rows'][number];
const filters: [string, () => Record<string, string>, (row: Row) => boolean][] = [
  ['status', () => ({ Status: 'OPEN,CLOSE' }), (row) => ['OPEN', 'CLOSE'].includes(row.Status)],
  ['priority', () => ({ Priority: 'HIGH' }), (row) => row.Priority === 'HIGH'],
  ['type', () => ({ Issue_type: 'Bug,Story' }), (row) => row.Issue_type !== 'Task'],
  ['assignee', () => ({ Employee_id: member.id }), (row) => row.Employee_id === member.id],
  ['assignees', () => ({ Employee_id: `${member.id},${manager.id}` }), (row) => row.Employee_id !== null],
  ['sprint', () => ({ Sprint_id: sprints[1] ?? '' }), (row) => row.Sprint_id?._id === sprints[1]],
  ['no sprint', () => ({ Sprint_id: 'none' }), (row) => row.Sprint_id === null],
  [
    'a sprint or none',
    () => ({ Sprint_id: `none,${sprints[0] ?? ''}` }),
    (row) => row.Sprint_id === null || row.Sprint_id._id === sprints[0],
  ],
  [
    'due range',
    () => ({ Due_from: '2026-03-05', Due_to: '2026-03-10' }),
    (row) => row.Due_date !== null && row.Due_date >= '2026-03-05' && row.Due_date <= '2026-03-10',
  ],
  [
    'assigned range',
    () => ({ Assigned_from: '2026-01-15', Assigned_to: '2026-01-15' }),
    (row) => row.Assigned_date === '2026-01-15',
  ],
  ['project', () => ({ Project_id: projects[1]?.id ?? '' }), (row) => row.Project_id === projects[1]?.id],
  ['text', () => ({ q: 'summary 3' }), (row) => row.Short_summary === 'Summary 3'],
  ['short text', () => ({ q: '-7' }), (row) => row.Task_key.includes('-7')],
  [
    'all filters together',
    () => ({ Status: 'OPEN', Priority: 'HIGH,LOW', Sprint_id: 'none', q: 'Summary' }),
    (row) => row.Status === 'OPEN' && row.Priority !== 'MEDIUM' && row.Sprint_id === null,
  ],
];
test.each(filters)('the filter %s lets through exactly what it names, and counts it', async (_name, query, passes) => {
  const all = await list({ limit: 1000 });
  const filtered = await list({ ...query(), limit: 1000 });
  const expected = all.Rows.filter(passes);
  expect(ids(filtered.Rows).sort()).toEqual(ids(expected).sort());
  expect(filtered.Total).toBe(expected.length);
  expect((await list({ ...query(), limit: 1 })).Total).toBe(expected.length);
});

test('an assignee or a sprint that does not exist finds nothing', async () => {
  expect(await list({ Employee_id: 'nonsense' })).toEqual({ Rows: [], Total: 0 });
  expect(await list({ Sprint_id: 'nonsense' })).toEqual({ Rows: [], Total: 0 });
});

test('a member sees the tasks of the own projects only, and counts only those', async () => {
  const { Rows, Total } = await list({ limit: 1000 }, member);
  expect(new Set(Rows.map((row) => row.Project_name))).toEqual(new Set(['Harbour', 'Clinic']));
  expect([Rows.length, Total]).toEqual([80, 80]);
  expect((await list({ limit: 5, q: 'Summary' }, member)).Total).toBe(80);
});

test('assigned shows my tasks, reported those that I reported', async () => {
  const all = await list({ limit: 1000 });
  expect(ids((await list({ scope: 'assigned', limit: 1000 }, member)).Rows).sort()).toEqual(
    ids(all.Rows.filter((row) => row.Employee_id === member.id)).sort(),
  );
  const reported = all.Rows.filter((row) => row.Reporter_id === member.id && row.Project_name !== 'Airport');
  expect(ids((await list({ scope: 'reported', limit: 1000 }, member)).Rows).sort()).toEqual(ids(reported).sort());
});

test('a window behind the end is empty and still knows the length', async () => {
  expect(await list({ offset: 5000 })).toEqual({ Rows: [], Total: taskCount });
});

test('a user without a project has an empty list', async () => {
  expect(await list({}, await addPerson(server.database))).toEqual({ Rows: [], Total: 0 });
});

test('a row of a list, which is written without an object of it, is the task of the other calls, whatever it contains', async () => {
  const project = projects[0] as TestProject;
  const odd = { summary: '"Quoted" \\ back\tslash </script> é 漢 \u{1f600}\u2028', duration_hours: 1.25 };
  const instants = {
    created_at: new Date('2024-02-29T23:59:59.999Z'),
    updated_at: new Date('2026-01-05T00:00:00.070Z'),
    status: 'CLOSE',
  };
  await server.database
    .updateTable('tasks')
    .set({ ...odd, ...instants, assignee_id: member.id, due_on: '2026-03-03' })
    .where('project_id', '=', project.id)
    .where('number', 'in', [3, 4])
    .execute();
  await sql`update tasks set logged_seconds = 12345, reopen_count = 2, comment_count = 7 where summary = ${odd.summary}`.execute(
    server.database,
  );
  await server.database
    .updateTable('sprints')
    .set({ name: 'Sprint "one"\n' })
    .where('id', '=', sprints[0] ?? '')
    .execute();
  await server.database.updateTable('projects').set({ last_task_number: 1000 }).execute();
  const { id: due } = await addTask(server.database, project, { assignee_id: member.id, due_on: '2026-03-03' });
  const [blocker = '', blocked = ''] = ids((await list({ Project_id: project.id, q: odd.summary })).Rows);
  await server.database
    .insertInto('task_dependencies')
    .values([
      { task_id: blocked, blocker_id: blocker, lag_days: 2 },
      { task_id: due, blocker_id: blocked, lag_days: 0 },
    ])
    .execute();
  const { Rows } = await list({ Project_id: project.id, sort: 'Task_key:asc', limit: 1000 });
  const { data } = await server.call('listProjectTasks', { as: manager, params: { projectId: project.id } });
  expect(Rows).toEqual(data);
  expect(Rows[2]).toMatchObject({
    Short_summary: odd.summary,
    Logged_hours: 3.43,
    Closed_at: '2026-01-05T00:00:00.070Z',
    Create_at: '2024-02-29T23:59:59.999Z',
  });
  const own = (await server.call('listOwnTasks', { as: member })).data;
  const groups = (await server.call('listOwnDueTasks', { as: member })).data.Groups;
  const ofEmployee = (await server.call('listEmployeeTasks', { as: manager, body: { id: member.id } })).data;
  const inOtherLists = [...own, ...ofEmployee, ...groups.flatMap((group) => group.Rows)];
  expect(inOtherLists.filter(({ _id }) => [blocked, due].includes(_id)).length).toBe(5);
  for (const row of [...Rows, ...inOtherLists])
    expect((await server.call('getTask', { as: manager, body: { id: row._id } })).data).toMatchObject(row);
  expect(own.find(({ _id }) => _id === blocked)).toMatchObject({
    Blocked_by: [{ _id: blocker, Lag_days: 2 }],
    Blocks: [{ _id: due }],
  });
});
