import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { addDays } from '../../../src/domain/calendar/day';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { bugTrendDays } from '../../../src/domain/planning/bugTrend';
import { isOpenStatus } from '../../../src/domain/tasks/workState';
import { SeededRandom } from '../../../src/server/demo/seed/seededRandom';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addLeave, addProject, addTask, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

// A Monday in the company's time zone.
const today = '2026-03-02';
let server: TestServer;
let manager: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { flags: ['PM_Report.Dues'], lastName: 'Manager' });
  member = await addPerson(server.database, { lastName: 'Member' });
});
afterAll(() => server.close());
beforeEach(() => (server.clock.now = testStart));

const addPlan = async (
  table: 'milestones' | 'sprints',
  project: TestProject,
  details: { name: string; starts_on?: string; due_on?: string; status?: string; isDeleted?: boolean },
): Promise<string> => {
  const { isDeleted = false, ...columns } = details;
  const id = randomUUID();
  await server.database
    .insertInto(table)
    .values({
      created_at: testMoment(),
      id,
      project_id: project.id,
      ...columns,
      ...(isDeleted && { deleted_at: testMoment() }),
    })
    .execute();
  return id;
};
const away = (person: TestPerson, starts_on: string, ends_on: string, status: string) =>
  addLeave(server.database, person, {
    starts_on,
    ends_on,
    status,
    ...(status !== 'Pending' && { acted_by_id: manager.id }),
  });

const getRow = async (project: TestProject, as = manager) =>
  (await server.call('listPortfolio', { as })).data.find((row) => row._id === project.id);

test('counts and hours are those of the tasks that are not deleted', async () => {
  const project = await addProject(server.database, [manager, member]);
  const add = (details: Parameters<typeof addTask>[2]) => addTask(server.database, project, details);
  await add({
    status: 'OPEN',
    due_on: addDays(today, -1),
    duration_hours: 2,
    issue_type: 'Bug',
    assignee_id: member.id,
  });
  await add({ status: 'IN PROGRESS', due_on: today, duration_hours: 3.5, assignee_id: member.id });
  await add({ status: 'READY FOR QA', due_on: addDays(today, 1) });
  await add({
    status: 'CLOSE',
    due_on: addDays(today, -9),
    duration_hours: 4,
    issue_type: 'Bug',
    assignee_id: member.id,
  });
  const rejected = await add({ status: 'REJECTED', due_on: addDays(today, -9), duration_hours: 1 });
  await server.database
    .insertInto('task_timers')
    .values({
      id: newId(),
      task_id: rejected.id,
      project_id: project.id,
      employee_id: member.id,
      started_at: new Date('2026-03-01T09:00:00Z'),
      stopped_at: new Date('2026-03-01T11:00:00Z'),
    })
    .execute();
  await add({
    status: 'OPEN',
    due_on: addDays(today, -9),
    duration_hours: 50,
    issue_type: 'Bug',
    deleted_at: testMoment(),
  });
  expect(await getRow(project)).toMatchObject({
    Status: 'Open',
    Work: { All: 5, Open: 3, Finished: 1, Rejected: 1, Progress: 25 },
    Estimated_hours: 9.5,
    // All three leave out the rejected task.
    Logged_hours: 0,
    // The closed task: nothing logged of 4 hours.
    Variance_hours: -4,
    Overdue_count: 1,
    Unassigned_count: 1,
    Bug_count: 1,
    Sprint: null,
    Next_milestone: null,
    Away_count: 0,
  });
});

test('open bugs of eight weeks are those of a recomputation from every change of status', async () => {
  const project = await addProject(server.database, [manager]);
  const random = new SeededRandom('bugs of eight weeks');
  const weeks = bugTrendDays(today).map((day) => instantAt(day, '00:00', 'Asia/Kolkata').getTime());
  const expected = weeks.map(() => 0);
  let openNow = 0;
  for (let count = 0; count < 25; count += 1) {
    const instants = Array.from(
      { length: random.integer(1, 7) },
      // Some changes happen exactly when a week begins.
      () => (random.chance(0.2) ? random.pick(weeks) : testStart.getTime() - random.integer(1, 70 * 24 * 60) * 60_000),
    ).sort((one, other) => one - other);
    const statuses = instants.map((_, index) =>
      index === 0 ? 'OPEN' : random.pick(['OPEN', 'CLOSE', 'REJECTED', 'REOPEN']),
    );
    const isBug = random.chance(0.9);
    const [createdMs = 0, ...changesMs] = instants;
    const { id } = await addTask(server.database, project, {
      issue_type: isBug ? 'Bug' : 'Task',
      status: 'OPEN',
      created_at: new Date(createdMs),
      updated_at: new Date(createdMs),
    });
    for (const [index, atMs] of changesMs.entries()) {
      const [previous = '', status = ''] = [statuses[index], statuses[index + 1]];
      if (previous === status) continue;
      await server.database
        .updateTable('tasks')
        .set({ status, updated_at: new Date(atMs) })
        .where('id', '=', id)
        .execute();
      await server.database
        .insertInto('history_entries')
        .values({
          id: newId(),
          task_id: id,
          project_id: null,
          actor_id: manager.id,
          field: 'status',
          previous_value: previous,
          current_value: status,
          happened_at: new Date(atMs),
        })
        .execute();
    }
    if (!isBug) continue;
    if (isOpenStatus(statuses.at(-1) ?? '')) openNow += 1;
    weeks.forEach((weekMs, week) => {
      const status = statuses[instants.filter((atMs) => atMs < weekMs).length - 1];
      if (status !== undefined && isOpenStatus(status)) expected[week] = (expected[week] ?? 0) + 1;
    });
  }
  expect(Math.max(...expected)).toBeGreaterThan(2);
  expect((await getRow(project))?.Bug_trend).toEqual([...expected, openNow]);
});

test('a project without tasks has no variance', async () => {
  const project = await addProject(server.database, [manager]);
  expect(await getRow(project)).toMatchObject({
    Work: { All: 0, Open: 0, Finished: 0, Rejected: 0, Progress: null },
    Estimated_hours: 0,
    Logged_hours: 0,
    Variance_hours: null,
    Overdue_count: 0,
  });
});

test('the sprint is the open one that has started and is due first, the milestone the open one that is due first', async () => {
  const project = await addProject(server.database, [manager]);
  const started = { starts_on: addDays(today, -5) };
  await addPlan('sprints', project, { name: 'Later', ...started, due_on: addDays(today, 9) });
  const current = await addPlan('sprints', project, { name: 'Current', starts_on: today, due_on: addDays(today, 4) });
  await addPlan('sprints', project, { name: 'Next', starts_on: addDays(today, 1), due_on: addDays(today, 2) });
  await addPlan('sprints', project, { name: 'Closed', ...started, due_on: addDays(today, 1), status: 'CLOSE' });
  await addPlan('sprints', project, { name: 'Deleted', ...started, due_on: addDays(today, 1), isDeleted: true });
  await addPlan('milestones', project, { name: 'Second', due_on: addDays(today, 30) });
  const next = await addPlan('milestones', project, { name: 'First', due_on: addDays(today, -3) });
  await addPlan('milestones', project, { name: 'Done', due_on: addDays(today, -9), status: 'CLOSE' });
  await addTask(server.database, project, { sprint_id: current, status: 'CLOSE' });
  await addTask(server.database, project, { sprint_id: current });
  expect(await getRow(project)).toMatchObject({
    Sprint: { _id: current, Name: 'Current', DueDate: addDays(today, 4), Work: { All: 2, Open: 1, Progress: 50 } },
    Next_milestone: { _id: next, Name: 'First', DueDate: addDays(today, -3) },
  });
});

test.each([
  ['on Monday of this week', today, today, 'Approved', 1],
  ['on Sunday of this week', addDays(today, 6), addDays(today, 9), 'Approved', 1],
  ['over the whole week', addDays(today, -10), addDays(today, 10), 'Approved', 1],
  ['until the Sunday before', addDays(today, -3), addDays(today, -1), 'Approved', 0],
  ['from the Monday after', addDays(today, 7), addDays(today, 8), 'Approved', 0],
  ['that waits for a decision', today, today, 'Pending', 0],
])('leave %s', async (_when, from, to, status, expected) => {
  const person = await addPerson(server.database, { lastName: 'Away' });
  const project = await addProject(server.database, [manager, person]);
  await away(person, from, to, status);
  // A second leave of the same person does not count twice.
  if (expected === 1) await away(person, addDays(from, 20), addDays(to, 20), status);
  expect((await getRow(project))?.Away_count).toBe(expected);
  // Entered later: no one is away before joining.
  await server.database
    .updateTable('employees')
    .set({ joined_on: addDays(to, 1) })
    .where('id', '=', person.id)
    .execute();
  expect((await getRow(project))?.Away_count).toBe(0);
});

test('shows the projects that the caller may see and that are not completed, only with a flag of the PM reports', async () => {
  const own = await addProject(server.database, [manager]);
  const foreign = await addProject(server.database, []);
  const completed = await addProject(server.database, [manager]);
  await server.database.updateTable('projects').set({ status: 'Completed' }).where('id', '=', completed.id).execute();
  const ids = (await server.call('listPortfolio', { as: manager })).data.map((row) => row._id);
  expect(ids).toContain(own.id);
  expect(ids).not.toContain(foreign.id);
  expect(ids).not.toContain(completed.id);
  expect((await server.call('listPortfolio', { as: member })).httpStatus).toBe(403);
});
