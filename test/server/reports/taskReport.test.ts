import { taskSortKeys } from '../../../src/server/features/tasks/list/taskOrder';
import { randomUUID } from 'node:crypto';
import { openTaskStatements } from '../../../src/server/schedule/openTasksReadModel';
import { rowsByIds } from '../../../src/server/database/readByIds';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addLeave, addProject, addSprint, addTask, type TestProject, type TestTask } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let hr: TestPerson;
let manager: TestPerson;
let member: TestPerson;
let own: TestProject;
let foreign: TestProject;
let tasks: TestTask[];

/** Two projects; the manager sees the first. The company's clock is at Monday, 2026-03-02, 14:30. */
beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin', firstName: 'Hana', lastName: 'Berg' });
  member = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  manager = await addPerson(server.database, { role: 'Project Manager', firstName: 'Mira', lastName: 'Jansen' });
  own = await addProject(server.database, [member, manager], { name: 'Harbour', short_name: 'HBR' });
  foreign = await addProject(server.database, [member], { name: 'Airport', short_name: 'AIR' });
  const row = (details: object) => ({
    assignee_id: member.id,
    created_at: new Date('2026-02-01T00:00:00Z'),
    updated_at: new Date('2026-02-01T00:00:00Z'),
    ...details,
  });
  tasks = [
    await addTask(server.database, own, row({ due_on: '2026-03-03', duration_hours: 8 })),
    await addTask(server.database, own, row({ due_on: '2026-02-20', duration_hours: 2 })),
    await addTask(server.database, own, row({ assignee_id: null, due_on: '2026-02-20', status: 'CLOSE' })),
    await addTask(server.database, foreign, row({ due_on: '2026-03-02', duration_hours: 16 })),
  ];
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number>, as = hr) =>
  (await server.call('listTasks', { as, query })).data;
const keys = async (query: Record<string, string | number>, as = hr): Promise<string[]> =>
  (await list(query, as)).Rows.map((row) => row.Task_key).sort();
const findRow = async (index: number) => {
  const found = (await list({})).Rows.find((row) => row._id === tasks[index]?.id);
  if (found === undefined) throw new Error('The task is not in the list');
  return found;
};
const taskId = (index: number): string => tasks[index]?.id ?? '';

test('the figures of a task follow what happens to it', async () => {
  expect(await findRow(0)).toMatchObject({
    Logged_hours: 0,
    Variance_hours: null,
    Progress_percent: 0,
    Reopen_count: 0,
    Comment_count: 0,
    Closed_at: null,
    Status_since: '2026-02-01T00:00:00.000Z',
  });
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: taskId(0) } });
  expect((await findRow(0)).Logged_hours).toBe(0);
  server.clock.now = new Date('2026-03-02T11:00:00.000Z');
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: taskId(0) } });
  expect(await findRow(0)).toMatchObject({ Logged_hours: 2, Variance_hours: -6, Progress_percent: 25 });

  await server.call('addComment', { as: member, body: { Task_id: taskId(0), Comment: '<p>Done</p>' } });
  await server.call('editTask', { as: member, body: { id: taskId(0), Status: 'CLOSE' } });
  expect(await findRow(0)).toMatchObject({
    Comment_count: 1,
    Closed_at: '2026-03-02T11:00:00.000Z',
    Status_since: '2026-03-02T11:00:00.000Z',
  });
  server.clock.now = new Date('2026-03-02T11:30:00.000Z');
  await server.call('editTask', { as: member, body: { id: taskId(0), Status: 'REOPEN' } });
  expect(await findRow(0)).toMatchObject({
    Reopen_count: 1,
    Closed_at: null,
    Status_since: '2026-03-02T11:30:00.000Z',
  });
  server.clock.now = new Date('2026-03-02T09:00:00.000Z');
});

test('a task follows its sprint into a milestone, and the milestone into another name', async () => {
  const sprintId = await addSprint(server.database, own.id, 'Sprint 1');
  const milestoneId = randomUUID();
  await server.database
    .insertInto('milestones')
    .values({ created_at: testMoment(), id: milestoneId, project_id: own.id, name: 'Pilot' })
    .execute();
  await server.database.updateTable('tasks').set({ sprint_id: sprintId }).where('id', '=', taskId(1)).execute();
  expect((await findRow(1)).Milestone).toBeNull();
  await server.database.updateTable('sprints').set({ milestone_id: milestoneId }).where('id', '=', sprintId).execute();
  await server.database.updateTable('milestones').set({ name: 'Roll-out' }).where('id', '=', milestoneId).execute();
  expect((await findRow(1)).Milestone).toBe('Roll-out');
  expect(await keys({ Milestone_id: milestoneId })).toEqual(['HBR-2']);
});

test.each([
  [{ preset: 'open' }, ['AIR-1', 'HBR-1', 'HBR-2']],
  [{ preset: 'overdue' }, ['HBR-2']],
  [{ preset: 'over-logged' }, []],
  [{ preset: 'not-started' }, ['AIR-1', 'HBR-2']],
  [{ preset: 'reopened' }, ['HBR-1']],
  [{ Employee_id: 'none' }, ['HBR-3']],
  [{ Logged_min: 2, Logged_max: 2 }, ['HBR-1']],
  [{ Variance_max: -6 }, ['HBR-1']],
  [{ Estimated_min: 8 }, ['AIR-1', 'HBR-1']],
  [{ Comments_min: 1 }, ['HBR-1']],
  [{ Reopens_max: 0 }, ['AIR-1', 'HBR-2', 'HBR-3']],
  [{ Closed_from: '2026-02-01', Closed_to: '2026-02-01' }, ['HBR-3']],
  [{ Closed_from: '2026-02-02' }, []],
])('the filter %j lets exactly the right tasks through, and counts them', async (query, expected) => {
  expect(await keys(query)).toEqual(expected);
  expect((await list({ ...query, limit: 1 })).Total).toBe(expected.length);
});

test.each(taskSortKeys.slice(taskSortKeys.indexOf('Milestone')))(
  'sorted by %s, windows from the front and from the end fit together, and empties stand last',
  async (key) => {
    for (const as of [hr, manager]) {
      const rows = (await list({ sort: `${key}:asc` }, as)).Rows;
      const whole = rows.map((row) => row._id);
      const single = [];
      for (let offset = 0; offset < whole.length; offset += 1)
        single.push(...(await list({ sort: `${key}:asc`, offset, limit: 1 }, as)).Rows.map((row) => row._id));
      expect(single).toEqual(whole);
      // Rows without a value are last in both directions.
      const isEmpty = (row: Record<string, unknown>): boolean => row[key] === null;
      const upsideDown = [...rows.filter((row) => !isEmpty(row)).reverse(), ...rows.filter(isEmpty).reverse()];
      expect((await list({ sort: `${key}:desc` }, as)).Rows.map((row) => row._id)).toEqual(
        upsideDown.map((row) => row._id),
      );
    }
  },
);

test('the length of a list is correct immediately after tasks are made, deleted or changed', async () => {
  const count = async (query: Record<string, string> = {}): Promise<number> =>
    (await list({ ...query, limit: 1 })).Total;
  const [all, onHold] = [await count(), await count({ Status: 'ON HOLD' })];
  const task = await addTask(server.database, own, { status: 'ON HOLD' });
  expect([await count(), await count({ Status: 'ON HOLD' }), await count({ Project_id: own.id })]).toEqual([
    all + 1,
    onHold + 1,
    4,
  ]);
  await server.call('editTask', { as: hr, body: { id: task.id, Status: 'OPEN' } });
  expect(await count({ Status: 'ON HOLD' })).toBe(onHold);
  await server.call('deleteTaskOrProject', { as: hr, body: { id: task.id } });
  expect([await count(), await count({ Project_id: own.id })]).toEqual([all, 3]);
});

test('groups carry counts and sums, of what the caller may see alone', async () => {
  const groups = async (as: TestPerson, query: Record<string, string>) =>
    (await server.call('listTaskGroups', { as, query })).data;
  expect(
    (await groups(hr, { Group_by: 'Project_name' })).map(({ Label, Count, Task_duration, Logged_hours }) => [
      Label,
      Count,
      Task_duration,
      Logged_hours,
    ]),
  ).toEqual([
    ['Airport', 1, 16, 0],
    ['Harbour', 3, 10, 2],
  ]);
  expect((await groups(manager, { Group_by: 'Project_name' })).map(({ Label }) => Label)).toEqual(['Harbour']);
  expect(
    (await groups(manager, { Group_by: 'Assignees', preset: 'open' })).map(({ Key, Label, Count }) => [
      Key,
      Label,
      Count,
    ]),
  ).toEqual([[member.id, 'Asha Rao', 2]]);
  expect((await groups(hr, { Group_by: 'Assignees' })).map(({ Key, Label }) => [Key, Label])).toEqual([
    [member.id, 'Asha Rao'],
    ['', ''],
  ]);
  for (const grouping of ['Reporter', 'Sprint', 'Milestone', 'Status', 'Priority', 'Issue_type']) {
    expect((await groups(hr, { Group_by: grouping })).reduce((sum, { Count }) => sum + Count, 0)).toBe(4);
  }
  expect((await server.call('listTaskGroups', { as: hr, query: { Group_by: 'Colour' } })).httpStatus).toBe(400);
  expect(
    (await server.call('listTaskGroups', { as: manager, query: { Group_by: 'Status', Project_id: foreign.id } }))
      .httpStatus,
  ).toBe(404);
});

test('the working plan counts tasks of projects that the caller may not see without naming them', async () => {
  const workingPlan = (await server.call('getWorkingPlan', { as: manager })).data;
  const row = workingPlan.Rows.find(({ _id }) => _id === member.id);
  expect(workingPlan.From).toBe('2026-03-02');
  // 6 of 8 hours are left of one task over two days, 2 hours are overdue, 16 hours of another project are due today.
  expect(row?.Days[0]).toMatchObject({ Planned_hours: 21, Capacity_hours: 8, Off: null });
  expect(row?.Days[0]?.Tasks.map(({ Task_key, Hours }) => [Task_key, Hours])).toEqual([
    ['HBR-1', 3],
    ['HBR-2', 2],
  ]);
  expect(row?.Days[0]).toMatchObject({ More_tasks: 0, Other_tasks: 1, Other_hours: 16 });
  expect(row?.Days[5]).toMatchObject({ Off: 'WO', Capacity_hours: 0 });
  expect([row?.Planned_hours, row?.Capacity_hours]).toEqual([24, 40]);
  expect((await server.call('getWorkingPlan', { as: manager, query: { From: '2020-01-01' } })).data.From).toBe(
    '2026-03-02',
  );
  expect((await server.call('getWorkingPlan', { as: manager, query: { Project_id: foreign.id } })).httpStatus).toBe(
    404,
  );
  expect(
    (await server.call('getWorkingPlan', { as: manager, query: { Department_id: unknownId() } })).data.Rows,
  ).toEqual([]);
});

test('of one employee a day names as many tasks as are asked for, and counts the others', async () => {
  const read = async (query: { Employee_id?: string; Max_tasks?: number }) =>
    (await server.call('getWorkingPlan', { as: manager, query })).data;
  const firstDay = async (Max_tasks?: number) => {
    const { Rows, Unstaffed } = await read({ Employee_id: member.id, ...(Max_tasks !== undefined && { Max_tasks }) });
    expect(Rows.map(({ _id }) => _id)).toEqual([member.id]);
    expect(Unstaffed).toEqual([]);
    const day = Rows[0]?.Days[0];
    return [day?.Tasks.map(({ Task_key }) => Task_key), day?.More_tasks, day?.Other_tasks, day?.Planned_hours];
  };
  expect(await firstDay()).toEqual([['HBR-1', 'HBR-2'], 0, 1, 21]);
  expect(await firstDay(1)).toEqual([['HBR-1'], 1, 1, 21]);
  expect(await firstDay(0)).toEqual([[], 2, 1, 21]);
  expect((await read({ Employee_id: unknownId() })).Rows).toEqual([]);
});

test('an employee who joins this week has no capacity before the first day', async () => {
  const newcomer = await addPerson(server.database, { firstName: 'Nora', lastName: 'Lind' });
  await server.database
    .updateTable('employees')
    .set({ joined_on: '2026-03-04' })
    .where('id', '=', newcomer.id)
    .execute();
  const capacities = async (query: Record<string, string>) =>
    (await server.call('getWorkingPlan', { as: manager, query })).data.Rows.find(
      ({ _id }) => _id === newcomer.id,
    )?.Days.map((day) => day.Capacity_hours);
  expect(await capacities({})).toEqual([0, 0, 8, 8, 8, 0, 0]);
  expect(await capacities({ Week: 'true' })).toEqual([0, 0, 8, 8, 8, 0, 0]);
});

test('the working plan of more days and by week says the same sums', async () => {
  const readRow = async (query: { Days?: number; By?: 'day' | 'week' }) =>
    (await server.call('getWorkingPlan', { as: manager, query })).data.Rows.find(({ _id }) => _id === member.id);
  const byDay = await readRow({ Days: 14 });
  const byWeek = await readRow({ Days: 14, By: 'week' });
  expect(byDay?.Days).toHaveLength(14);
  expect(byWeek?.Days.map(({ Day }) => Day)).toEqual(['2026-03-02', '2026-03-09']);
  expect([byWeek?.Planned_hours, byWeek?.Capacity_hours]).toEqual([byDay?.Planned_hours, byDay?.Capacity_hours]);
  expect(byWeek?.Days[0]?.Tasks.map(({ Task_key, Hours }) => [Task_key, Hours])).toEqual([
    ['HBR-1', 6],
    ['HBR-2', 2],
  ]);
  expect((await server.call('getWorkingPlan', { as: manager, query: { Days: 85 } })).httpStatus).toBe(400);
});

describe('work that no active employee has', () => {
  let planner: TestPerson;
  let project: TestProject;
  let formerName: string;
  let formerId: string;
  const readWork = async (query: Record<string, string | number> = {}, as = planner) =>
    (await server.call('getWorkingPlan', { as, query })).data.Unstaffed;
  const readKinds = async (query: Record<string, string | number> = {}) =>
    (await readWork(query)).map(({ Kind, Task_count, Planned_hours }) => [Kind, Task_count, Planned_hours]);

  beforeAll(async () => {
    planner = await addPerson(server.database, { flags: ['PM_Report.Seven_Days_Working_plan'] });
    const former = await addPerson(server.database, { lastName: 'Gone' });
    formerName = `${former.firstName} ${former.lastName}`;
    formerId = former.id;
    project = await addProject(server.database, [planner, former], { short_name: 'UNS' });
    const hidden = await addProject(server.database, [former]);
    const deleted = await addProject(server.database, [planner]);
    const add = (to: TestProject, details: object) => addTask(server.database, to, details);
    await add(project, { assignee_id: null, due_on: '2026-03-03', duration_hours: 8 });
    await add(project, { assignee_id: null, due_on: '2026-03-03', duration_hours: null });
    await add(project, { assignee_id: null, starts_on: '2026-03-16', due_on: '2026-03-16', duration_hours: 5 });
    await add(project, { assignee_id: null, due_on: '2026-03-03', duration_hours: 8, status: 'CLOSE' });
    await add(project, { assignee_id: planner.id, due_on: '2026-03-03', duration_hours: 8 });
    await add(project, { assignee_id: former.id, due_on: '2026-03-02', duration_hours: 6 });
    await add(hidden, { assignee_id: null, due_on: '2026-03-03', duration_hours: 8 });
    await add(hidden, { assignee_id: former.id, due_on: '2026-03-03', duration_hours: 8 });
    await add(deleted, { assignee_id: null, due_on: '2026-03-03', duration_hours: 8 });
    await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', former.id).execute();
    await server.database
      .updateTable('projects')
      .set({ deleted_at: new Date('2026-03-01T09:00:00Z') })
      .where('id', '=', deleted.id)
      .execute();
  });

  test('is planned in rows of its own, visible and open tasks of the shown days alone', async () => {
    expect(await readKinds()).toEqual([
      ['unassigned', 2, 8],
      ['former', 1, 6],
    ]);
    const [unassigned, former] = await readWork();
    expect(unassigned?.Days).toHaveLength(7);
    expect(unassigned?.Days[1]).toMatchObject({ Planned_hours: 4, Capacity_hours: 0, Without_estimate: 1 });
    expect(unassigned?.Days[1]?.Tasks.map(({ Hours, Has_estimate }) => [Hours, Has_estimate])).toEqual([
      [4, true],
      [0, false],
    ]);
    expect(unassigned?.Days[5]).toMatchObject({ Off: 'WO', Tasks: [] });
    expect(former?.Days[0]?.Tasks).toMatchObject([
      { Former_assignee: formerName, Former_assignee_id: formerId, Hours: 6 },
    ]);
    expect(unassigned?.Days[1]?.Tasks[0]).not.toHaveProperty('Former_assignee');
  });

  test('of more days and by week has the later tasks too', async () => {
    expect(await readKinds({ Days: 21, By: 'week' })).toEqual([
      ['unassigned', 3, 13],
      ['former', 1, 6],
    ]);
    expect((await readWork({ From: '2026-03-16' })).map(({ Kind, Task_count }) => [Kind, Task_count])).toEqual([
      ['unassigned', 1],
    ]);
  });

  test('follows the filters of projects; a department, a team leader and the week of a team have none', async () => {
    expect(await readKinds({ Project_id: project.id })).toHaveLength(2);
    expect(await readKinds({ Managed: 'true' })).toEqual([]);
    await server.database
      .updateTable('projects')
      .set({ project_manager_id: planner.id })
      .where('id', '=', project.id)
      .execute();
    expect(await readKinds({ Managed: 'true' })).toHaveLength(2);
    expect(await readKinds({ Managed: 'true', Week: 'true' })).toEqual([]);
    expect(await readKinds({ Department_id: unknownId() })).toEqual([]);
    expect(await readKinds({ Team_leader_id: planner.id })).toEqual([]);
  });

  test('names at most 100 tasks of a day, and counts them all', async () => {
    const crowded = await addProject(server.database, [planner]);
    for (let index = 0; index < 103; index += 1)
      await addTask(server.database, crowded, {
        assignee_id: null,
        due_on: '2026-03-02',
        duration_hours: index < 2 ? null : 1,
      });
    const [work] = await readWork({ Project_id: crowded.id });
    expect(work).toMatchObject({ Task_count: 103, Planned_hours: 101 });
    expect(work?.Days[0]?.Tasks).toHaveLength(100);
    expect(work?.Days[0]).toMatchObject({ More_tasks: 3, Without_estimate: 2, Planned_hours: 101 });
  });
});

test('tasks of a completed project do not load people, until it goes on', async () => {
  const person = await addPerson(server.database, { lastName: 'Loaded' });
  const project = await addProject(server.database, [person]);
  const days = { starts_on: '2026-03-02', due_on: '2026-03-02', duration_hours: 5 };
  await addTask(server.database, project, { ...days, assignee_id: person.id });
  const readHours = async (status: string) => {
    await server.database.updateTable('projects').set({ status }).where('id', '=', project.id).execute();
    const { data } = await server.call('getWorkingPlan', { as: manager });
    return data.Rows.find(({ _id }) => _id === person.id)?.Planned_hours;
  };
  expect([await readHours('Completed'), await readHours('Hold')]).toEqual([0, 5]);
});

test('the working plan of the team has the members of the projects that the caller manages and that are not completed', async () => {
  const planner = await addPerson(server.database, { flags: ['PM_Report.Seven_Days_Working_plan'] });
  const addMember = async (lastName: string, changes: object): Promise<void> => {
    const person = await addPerson(server.database, { lastName });
    const project = await addProject(server.database, [person]);
    await server.database.updateTable('projects').set(changes).where('id', '=', project.id).execute();
  };
  await addMember('Own', { project_manager_id: planner.id });
  await addMember('Technical', { technical_project_manager_id: planner.id });
  await addMember('Completed', { project_manager_id: planner.id, status: 'Completed' });
  await addMember('Foreign', { project_manager_id: manager.id });
  const readNames = async (Managed: 'true' | 'false') =>
    (await server.call('getWorkingPlan', { as: planner, query: { Managed } })).data.Rows.map(({ Name }) =>
      Name.split(' ').at(-1),
    );
  expect(await readNames('true')).toEqual(['Own', 'Technical']);
  expect(await readNames('false')).toEqual(expect.arrayContaining(['Completed', 'Foreign', 'Own', 'Technical']));
});

test('timer entries and project updates of the asked days, of visible projects alone', async () => {
  const day = '2026-03-02';
  const entries = (await server.call('getTaskTimerReport', { as: manager, query: { From: day, To: day } })).data;
  expect(entries.map((entry) => [entry.Task_id.Task_key, entry.Status, entry.Check_In])).toEqual([
    ['HBR-1', 'Stopped', '2026-03-02T09:00:00.000Z'],
  ]);
  expect(
    (await server.call('getTaskTimerReport', { as: manager, query: { From: '2026-03-03', To: '2026-03-04' } })).data,
  ).toEqual([]);
  expect(
    (await server.call('getTaskTimerReport', { as: manager, query: { From: '2026-03-03', To: day } })).httpStatus,
  ).toBe(400);

  await server.call('addComment', { as: member, body: { Task_id: taskId(3), Comment: '<p>Not for the manager</p>' } });
  await server.call('addComment', { as: member, body: { Task_id: taskId(0), Comment: '<p>Half of it</p>' } });
  await server.call('editProjectStatus', { as: hr, body: { id: own.id, Status: 'Hold' } });
  const updates = (await server.call('getProjectStatusReport', { as: manager, query: { From: day, To: day } })).data;
  expect(
    updates.map((update) => [
      update.Project_id.Project_name,
      update.Project_id.Status,
      update.Comment,
      update.Task_id?.Task_key ?? null,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Harbour', 'Hold', 'Done', 'HBR-1'],
      ['Harbour', 'Hold', 'Status Open to Hold', null],
    ]),
  );
  expect(updates.map(({ Edited_at }) => Edited_at)).toEqual(updates.map(() => null));
  expect(updates.some((update) => update.Project_id.Project_name === 'Airport')).toBe(false);
  expect(updates.length).toBeGreaterThan(2);
  // Read by their ids in pieces, they are the same in the same order.
  const usual = rowsByIds.maxRowsPerStatement;
  try {
    rowsByIds.maxRowsPerStatement = 2;
    expect((await server.call('getProjectStatusReport', { as: manager, query: { From: day, To: day } })).data).toEqual(
      updates,
    );
  } finally {
    rowsByIds.maxRowsPerStatement = usual;
  }
});

test('an edited comment says in the report when it was edited', async () => {
  const { _id: id } = (
    await server.call('addComment', { as: member, body: { Task_id: taskId(0), Comment: '<p>Steel is late</p>' } })
  ).data;
  const former = server.clock.now;
  server.clock.now = new Date(former.getTime() + 60_000);
  await server.call('editComment', { as: member, body: { id, Comment: '<p>Steel is here</p>', Version: 1 } });
  const editedAt = server.clock.now.toISOString();
  server.clock.now = former;
  const day = '2026-03-02';
  const updates = (await server.call('getProjectStatusReport', { as: manager, query: { From: day, To: day } })).data;
  expect(updates.find(({ _id }) => _id === id)).toMatchObject({
    Comment: 'Steel is here',
    Create_at: former.toISOString(),
    Edited_at: editedAt,
  });
});

test('a project update about a sprint says which sprint, and what was done with it', async () => {
  const id = await addSprint(server.database, own.id, 'Quay 7');
  await server.call('updateSprint', { as: hr, body: { id, Name: 'Quay 8', Version: 1 } });
  await addTask(server.database, own, { sprint_id: id });
  await server.call('deleteSprint', { as: hr, body: { id } });
  await server.call('restoreSprint', { as: hr, body: { id } });
  const day = '2026-03-02';
  const updates = (await server.call('getProjectStatusReport', { as: manager, query: { From: day, To: day } })).data;
  expect(updates.map(({ Comment }) => Comment)).toEqual(
    expect.arrayContaining([
      "Changed the sprint 'Quay 7': Name: Quay 7 → Quay 8",
      "Deleted the sprint 'Quay 8': 1 task is without a sprint now",
      "Brought back the sprint 'Quay 8': 1 task is in it again",
    ]),
  );
});

test('the tracker shows who runs a timer on a task of a visible project', async () => {
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: taskId(0) } });
  const running = async (as: TestPerson) =>
    (await server.call('listRunningTaskTimers', { as })).data.map((timer) => [
      timer.Employee_id._id,
      timer.Task_id.Task_key,
      timer.Check_Out,
    ]);
  expect(await running(manager)).toEqual([[member.id, 'HBR-1', null]]);
  await server.call('toggleTaskTimer', { as: member, body: { Task_id: taskId(3) } });
  expect(await running(manager)).toEqual([]);
  expect(await running(hr)).toEqual([[member.id, 'AIR-1', null]]);
});

test('the working plan of this week has its days from Monday to Sunday, with leave, time entries, the timer and overtime', async () => {
  const planner = await addPerson(server.database, { flags: ['PM_Report.Seven_Days_Working_plan'] });
  const worker = await addPerson(server.database, { lastName: 'Worker' });
  const project = await addProject(server.database, [worker]);
  const hidden = await addProject(server.database, [worker]);
  await server.database
    .updateTable('projects')
    .set({ project_manager_id: planner.id })
    .where('id', '=', project.id)
    .execute();
  const task = { assignee_id: worker.id, duration_hours: 6 };
  const work = await addTask(server.database, project, { ...task, due_on: '2026-03-05' });
  const elsewhere = await addTask(server.database, hidden, { assignee_id: worker.id });
  await addLeave(server.database, worker, {
    starts_on: '2026-03-02',
    ends_on: '2026-03-03',
    half_to: 'First Half',
    status: 'Approved',
    acted_by_id: hr.id,
  });
  const timer = (worked: { id: string }, within: TestProject, started: string, stopped: string | null) =>
    server.database
      .insertInto('task_timers')
      .values({
        id: randomUUID(),
        task_id: worked.id,
        project_id: within.id,
        employee_id: worker.id,
        started_at: new Date(started),
        stopped_at: stopped === null ? null : new Date(stopped),
      })
      .execute();
  // The second one began on Monday on the company's clock, the third is of a project that the planner may not see.
  await timer(work, project, '2026-03-02T04:00:00Z', '2026-03-02T05:30:00Z');
  await timer(work, project, '2026-03-02T18:00:00Z', '2026-03-02T19:00:00Z');
  await timer(elsewhere, hidden, '2026-03-02T06:00:00Z', '2026-03-02T08:00:00Z');
  await timer(work, project, '2026-03-04T03:00:00Z', null);
  const overtime = (status: string, claimed_hours: number, within: TestProject) =>
    server.database
      .insertInto('overtime_entries')
      .values({
        id: randomUUID(),
        employee_id: worker.id,
        project_id: within.id,
        work_date: '2026-03-03',
        description: 'Late',
        claimed_hours,
        status,
        ...(status !== 'Pending' && { acted_by_id: hr.id, acted_at: testMoment() }),
        created_at: testMoment(),
        updated_at: testMoment(),
      })
      .execute();
  await overtime('Approved', 2, project);
  await overtime('Pending', 1.5, project);
  await overtime('Rejected', 4, project);
  await overtime('Approved', 8, hidden);
  const before = server.clock.now;
  // Wednesday, 10:00.
  server.clock.now = new Date('2026-03-04T04:30:00Z');
  const query = { Managed: 'true', Week: 'true' } as const;
  const workingPlan = (
    await server.call('getWorkingPlan', { as: planner, query: { ...query, From: '2026-05-01', Days: 3 } })
  ).data;
  const plain = (await server.call('getWorkingPlan', { as: planner, query: { Managed: 'true' } })).data;
  server.clock.now = before;
  expect(workingPlan.From).toBe('2026-03-02');
  const days = workingPlan.Rows.find(({ _id }) => _id === worker.id)?.Days ?? [];
  expect(days.map(({ Day }) => Day)).toEqual(Array.from({ length: 7 }, (_, index) => `2026-03-0${index + 2}`));
  const nothing = { Logged_hours: 0, Running_hours: null, Overtime_hours: 0, Pending_overtime_hours: 0 };
  expect(days.map(({ Worked }) => Worked)).toEqual([
    { ...nothing, Logged_hours: 2.5 },
    { ...nothing, Overtime_hours: 3.5, Pending_overtime_hours: 1.5 },
    { ...nothing, Running_hours: 1.5 },
    nothing,
    nothing,
    nothing,
    nothing,
  ]);
  expect(days.map(({ Leave, Off }) => Off ?? Leave)).toEqual(['Full Day', 'First Half', null, null, null, 'WO', 'WO']);
  // What is left is planned from today on, as in the plan of the next seven days.
  expect(days.slice(0, 2).map(({ Planned_hours }) => Planned_hours)).toEqual([0, 0]);
  // The capacity too: Monday and Tuesday have passed.
  expect(workingPlan.Rows.find(({ _id }) => _id === worker.id)?.Capacity_hours).toBe(24);
  const next = plain.Rows.find(({ _id }) => _id === worker.id)?.Days ?? [];
  expect(next[0]?.Worked).toBeUndefined();
  expect(days.slice(2).map(({ Planned_hours }) => Planned_hours)).toEqual(
    next.slice(0, 5).map(({ Planned_hours }) => Planned_hours),
  );
});

test('the open tasks of a large company are read for a hundred people at a time, for each of them once', () => {
  const ids = Array.from({ length: 201 }, () => unknownId());
  const caller = { employeeId: manager.id, grantedFlags: new Set<never>() };
  const statements = openTaskStatements(server.database, caller, ids).map((statement) =>
    statement.compile().parameters.find((parameter) => Array.isArray(parameter)),
  );
  expect(statements).toEqual([ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)]);
});
