import { randomUUID } from 'node:crypto';
import { rowsByIds } from '../../../src/server/database/readByIds';
import type { Schemas } from '../../../src/server/operations/operationTypes.gen';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { testMoment } from '../../support/testMoment';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject, type TestTask } from '../../support/testWork';

type Entry = Schemas['ReportTimerEntry'];

let server: TestServer;
let admin: TestPerson;
let manager: TestPerson;
/** All entries of the period, read by the report of the specification. */
let all: readonly Entry[];

const period = { From: '2026-02-01', To: '2026-02-28' };
const minuteMs = 60_000;

/** 250 entries of three people on four tasks of two projects; the manager sees the first project. */
beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin' });
  const people: TestPerson[] = [];
  for (const firstName of ['Asha', 'Nina', 'Tobias']) people.push(await addPerson(server.database, { firstName }));
  manager = await addPerson(server.database, { role: 'Project Manager' });
  const harbour = await addProject(server.database, [...people, manager], { name: 'Harbour', short_name: 'HBR' });
  const airport = await addProject(server.database, people, { name: 'Airport', short_name: 'AIR' });
  const tasks: { project: TestProject; task: TestTask }[] = [];
  for (const project of [harbour, harbour, airport, airport])
    tasks.push({
      project,
      task: await addTask(server.database, project, { summary: `100 % of ${tasks.length}_ done` }),
    });
  let drawn = 0;
  /** Scattered numbers below `limit`, the same in each run. */
  const pick = (limit: number): number => ((drawn += 1) * 7919 * 104_729) % limit;
  const entries = Array.from({ length: 250 }, (_, index) => {
    const { project, task } = tasks[pick(tasks.length)] as (typeof tasks)[number];
    const startedAt = Date.parse('2026-02-01T06:00:00Z') + (Math.floor(index / 3) * 450 + pick(60)) * minuteMs;
    // The last entry of each person runs.
    const stoppedAt = index >= 247 ? null : new Date(startedAt + (1 + pick(380)) * minuteMs);
    const employee = people[index % people.length];
    return {
      id: randomUUID(),
      task_id: task.id,
      project_id: project.id,
      employee_id: employee?.id ?? '',
      started_at: new Date(startedAt),
      stopped_at: stoppedAt,
    };
  });
  await server.database.insertInto('task_timers').values(entries).execute();
  all = (await server.call('getTaskTimerReport', { as: admin, query: period })).data;
  expect(all).toHaveLength(250);
});
afterAll(() => server.close());

test('read in pieces, the report has the same entries in the same order', async () => {
  const usual = rowsByIds.maxRowsPerStatement;
  rowsByIds.maxRowsPerStatement = 7;
  try {
    for (const as of [admin, manager]) {
      const pieces = (await server.call('getTaskTimerReport', { as, query: period })).data;
      rowsByIds.maxRowsPerStatement = 10_000;
      expect(pieces).toEqual((await server.call('getTaskTimerReport', { as, query: period })).data);
      expect(pieces.map(({ Check_In }) => Check_In)).toEqual(
        pieces.map(({ Check_In }) => Check_In).toSorted((one, other) => other.localeCompare(one)),
      );
      rowsByIds.maxRowsPerStatement = 7;
    }
  } finally {
    rowsByIds.maxRowsPerStatement = usual;
  }
});

const getHours = ({ Check_In, Check_Out }: Entry): number | null =>
  Check_Out === null ? null : (Date.parse(Check_Out) - Date.parse(Check_In)) / 3_600_000;
const sumHours = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + (getHours(entry) ?? 0), 0);
const getName = ({ Employee_id }: Entry): string => `${Employee_id.First_name} ${Employee_id.Last_name}`;

async function readWindows(query: object, as = admin, size = 60): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let offset = 0; ; offset += size) {
    const answer = await server.call('listTimerEntries', { as, query: { ...period, ...query, offset, limit: size } });
    expect(answer.httpStatus).toBe(200);
    found.push(...answer.data.Rows);
    if (answer.data.Rows.length < size) {
      expect(answer.data.Total).toBe(found.length);
      return found;
    }
  }
}

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

test.each<[string, object, (entry: Entry) => boolean]>([
  ['without a filter', {}, () => true],
  ['a name', { Employee: 'tob' }, (entry) => includes(getName(entry), 'tob')],
  ['a project', { Project: 'air' }, ({ Project_id }) => includes(Project_id.Project_name, 'air')],
  ['a key', { Task_key: 'hbr-1' }, ({ Task_id }) => includes(Task_id.Task_key, 'hbr-1')],
  ['a wildcard as text', { Short_summary: '% of 2_' }, ({ Task_id }) => includes(Task_id.Short_summary, '% of 2_')],
  ['any of the texts', { q: 'AIR' }, (entry) => includes(entry.Project_id.Project_name, 'air')],
  ['running', { Status: 'Running' }, ({ Status }) => Status === 'Running'],
  ['stopped', { Status: 'Stopped' }, ({ Status }) => Status === 'Stopped'],
  ['either status', { Status: 'Running,Stopped' }, () => true],
  [
    'hours',
    { Hours_min: 2, Hours_max: 4.5 },
    (entry) => {
      const hours = Math.round((getHours(entry) ?? -1) * 100) / 100;
      return hours >= 2 && hours <= 4.5;
    },
  ],
])('%s: windows have each entry that passes once, and groups add up to them', async (_name, query, passes) => {
  const expected = all.filter(passes);
  const found = await readWindows(query);
  expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
  for (const Group_by of ['Employee', 'Project', 'Task_key', 'Status'] as const) {
    const groups = (await server.call('listTimerEntryGroups', { as: admin, query: { ...period, ...query, Group_by } }))
      .data;
    const members = (key: string) =>
      expected.filter(
        ({ Employee_id, Project_id, Task_id, Status }) =>
          ({ Employee: Employee_id._id, Project: Project_id._id, Task_key: Task_id._id, Status })[Group_by] === key,
      );
    expect(groups.reduce((sum, { Count }) => sum + Count, 0)).toBe(expected.length);
    for (const { Key, Count, Hours } of groups) {
      expect(Count).toBe(members(Key).length);
      expect(Hours).toBeCloseTo(sumHours(members(Key)), 2);
      const filter = { Employee: 'Employee_id', Project: 'Project_id', Task_key: 'Task_id', Status: 'Status' }[
        Group_by
      ];
      expect(await readWindows({ ...query, [filter]: Key }, admin, 1000)).toHaveLength(Count);
    }
    expect(groups.map(({ Label }) => Label)).toEqual(groups.map(({ Label }) => Label).sort());
  }
});

test.each([
  ['Hours:desc', (entry: Entry) => -(getHours(entry) ?? -1)],
  ['Hours:asc', (entry: Entry) => getHours(entry) ?? Number.MAX_VALUE],
  ['Check_Out:asc', (entry: Entry) => Date.parse(entry.Check_Out ?? '9999-01-01')],
  ['Check_Out:desc', (entry: Entry) => -Date.parse(entry.Check_Out ?? '0001-01-01')],
  ['Check_In:asc', (entry: Entry) => Date.parse(entry.Check_In)],
])('sorted by %s, with empty values last', async (sort, rank) => {
  const ranks = (await readWindows({ sort })).map(rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(ranks).toHaveLength(all.length);
});

test.each(['Employee:asc', 'Project:desc', 'Task_key:asc,Hours:desc', 'Short_summary:desc', 'Status:asc'])(
  'sorted by %s, windows of another size have the same order',
  async (sort) => expect(await readWindows({ sort }, admin, 17)).toEqual(await readWindows({ sort }, admin, 1000)),
);

test('a manager sees the entries of visible projects alone, in windows and groups', async () => {
  const visible = all.filter(({ Project_id }) => Project_id.Project_name === 'Harbour');
  expect((await readWindows({}, manager)).map(({ _id }) => _id)).toEqual(visible.map(({ _id }) => _id));
  const groups = (await server.call('listTimerEntryGroups', { as: manager, query: { ...period, Group_by: 'Project' } }))
    .data;
  expect(groups.map(({ Label, Count }) => [Label, Count])).toEqual([['Harbour', visible.length]]);
});

test('windows and groups of one employee leave out a namesake', async () => {
  const [asha] = all.filter((entry) => getName(entry).startsWith('Asha'));
  const own = all.filter(({ Employee_id }) => Employee_id._id === asha?.Employee_id._id);
  const other = all.find((entry) => getName(entry).startsWith('Nina'));
  const names = { first_name: asha?.Employee_id.First_name, last_name: asha?.Employee_id.Last_name };
  const rename = (to: object) =>
    server.database
      .updateTable('employees')
      .set(to)
      .where('id', '=', other?.Employee_id._id ?? '')
      .execute();
  await rename(names);
  const query = { Employee_id: asha?.Employee_id._id ?? '' };
  expect((await readWindows(query)).map(({ _id }) => _id)).toEqual(own.map(({ _id }) => _id));
  expect((await readWindows({ Employee: names.first_name })).length).toBeGreaterThan(own.length);
  const groups = await server.call('listTimerEntryGroups', {
    as: admin,
    query: { ...period, ...query, Group_by: 'Status' },
  });
  expect(groups.data.reduce((sum, { Count }) => sum + Count, 0)).toBe(own.length);
  await rename({ first_name: other?.Employee_id.First_name, last_name: other?.Employee_id.Last_name });
});

test('the days of Check Out are those of the company', async () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: server.services.companyTimeZone });
  const expected = all.filter(
    ({ Check_Out }) => Check_Out !== null && zone.format(new Date(Check_Out)) === '2026-02-10',
  );
  const found = await readWindows({ Stopped_from: '2026-02-10', Stopped_to: '2026-02-10' });
  expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
  expect(expected.length).toBeGreaterThan(0);
});

test('an unknown sort key and a period that ends before it begins are named', async () => {
  const read = (query: Record<string, string>) =>
    server.call('listTimerEntries', { as: admin, query: { ...period, ...query } });
  expect((await read({ sort: 'Password:asc' })).errors).toMatchObject([{ field: 'sort' }]);
  expect((await read({ From: '2026-03-01' })).errors).toMatchObject([{ field: 'To' }]);
});

test('an employee who has left a project keeps the own hours and overtime there, and sees those of others no more', async () => {
  const { database } = server;
  const leaver = await addPerson(database, { role: 'Project Manager' });
  const colleague = await addPerson(database);
  const project = await addProject(database, [leaver, colleague]);
  const task = await addTask(database, project);
  const worked = (employee: TestPerson) => ({
    id: randomUUID(),
    task_id: task.id,
    project_id: project.id,
    employee_id: employee.id,
    started_at: new Date('2026-03-02T05:00:00Z'),
    stopped_at: new Date('2026-03-02T07:00:00Z'),
  });
  const own = worked(leaver);
  await database
    .insertInto('task_timers')
    .values([own, worked(colleague)])
    .execute();
  await database
    .insertInto('overtime_entries')
    .values({
      id: randomUUID(),
      employee_id: leaver.id,
      project_id: project.id,
      work_date: '2026-03-02',
      description: 'Release',
      claimed_hours: 1,
      status: 'Pending',
      created_at: testMoment(),
      updated_at: testMoment(),
    })
    .execute();
  await database.deleteFrom('project_members').where('employee_id', '=', leaver.id).execute();

  const march = { From: '2026-03-01', To: '2026-03-31' };
  expect((await readWindows(march, leaver)).map(({ _id }) => _id)).toEqual([own.id]);
  const report = await server.call('getTaskTimerReport', { as: leaver, query: march });
  expect(report.data.map(({ _id }) => _id)).toEqual([own.id]);
  const ownEntries = (id: string) =>
    server.call('listEmployeeTimeEntries', { as: leaver, params: { id }, query: { Month: '2026-03' } });
  expect((await ownEntries(leaver.id)).data.map(({ _id }) => _id)).toEqual([own.id]);
  const plan = (await server.call('getWorkingPlan', { as: leaver, query: { Week: 'true' } })).data;
  const monday = (person: TestPerson) => plan.Rows.find(({ _id }) => _id === person.id)?.Days[0]?.Worked;
  expect(monday(leaver)).toMatchObject({ Logged_hours: 2, Overtime_hours: 1 });
  expect(monday(colleague)).toMatchObject({ Logged_hours: 0, Overtime_hours: 0 });
});
