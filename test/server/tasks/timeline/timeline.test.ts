import { isDayOfEmployment } from '../../../../src/domain/attendance/employment';
import type { DayHalf } from '../../../../src/domain/leave/leaveChoices';
import { readEmployment } from '../../../../src/server/attendance/employmentReadModel';
import { timelineDependencies, timelinePlans } from '../../../../src/server/features/tasks/timeline/timelineReadModel';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import {
  addProject,
  addSprint,
  addTask,
  addTeam,
  storedHistory,
  type TestTask,
  type TestTeam,
} from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

// Today is Monday, 2 March 2026.
let server: TestServer;
let team: TestTeam;
let first: TestTask;
let second: TestTask;
let third: TestTask;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  team = await addTeam(server.database);
  const days = (starts_on: string, due_on: string) => ({ assignee_id: team.member.id, starts_on, due_on });
  first = await addTask(server.database, team.project, { ...days('2026-03-09', '2026-03-10'), duration_hours: 16 });
  second = await addTask(server.database, team.project, { ...days('2026-03-11', '2026-03-12'), duration_hours: 16 });
  third = await addTask(server.database, team.project, { ...days('2026-03-16', '2026-03-16'), duration_hours: 8 });
  await server.database
    .insertInto('task_dependencies')
    .values([
      { task_id: second.id, blocker_id: first.id },
      { task_id: third.id, blocker_id: second.id },
    ])
    .execute();
});

/** Before the tasks were planned. */
const earlier = new Date('2026-01-05T09:00:00.000Z');
const addLeave = (
  employeeId: string,
  day: string,
  half: DayHalf | null,
  status = 'Approved',
  grantedAt: Date = earlier,
) =>
  server.database
    .insertInto('leaves')
    .values({
      id: unknownId(),
      employee_id: employeeId,
      created_by_id: employeeId,
      starts_on: day,
      ends_on: day,
      half_from: half ?? 'First Half',
      half_to: half ?? 'Second Half',
      leave_type: 'Casual Leave',
      reason: 'Family',
      status,
      ...(status === 'Pending' ? {} : { acted_by_id: employeeId, acted_at: grantedAt }),
      created_at: testMoment(),
    })
    .execute();
const move = (task: TestTask, days: Record<string, string>) => JSON.stringify({ id: task.id, ...days });
const preview = (moves: string[], as = team.member) => server.call('previewTimelineMove', { as, body: { moves } });
const save = (moves: string[], Fingerprint: string, as = team.member) =>
  server.call('saveTimelineMove', { as, body: { moves, Fingerprint } });
const getTimeline = (query: Record<string, string> = {}, as = team.member) => server.call('getTimeline', { as, query });
const storedDays = async () =>
  Object.fromEntries(
    (
      await server.database
        .selectFrom('tasks')
        .select(['key', 'starts_on', 'start_half', 'due_on', 'due_half'])
        .where('id', 'in', [first.id, second.id, third.id])
        .execute()
    ).map(({ key, ...days }) => [key, days]),
  );
const placed = (
  Moves: readonly { Task_key: string; To_start: string; To_start_half: string; To_due: string; To_due_half: string }[],
) =>
  Object.fromEntries(
    Moves.map((one) => [
      one.Task_key,
      `${one.To_start} ${one.To_start_half.slice(0, 1)} to ${one.To_due} ${one.To_due_half.slice(0, 1)}`,
    ]),
  );
const oneDayLater = () => [move(first, { Start_date: '2026-03-10' })];

test('the timeline has the tasks, dependencies, milestones, sprints and days off of a project', async () => {
  const milestoneId = unknownId();
  const plan = { project_id: team.project.id, created_at: testMoment() };
  await server.database
    .insertInto('milestones')
    .values({ ...plan, id: milestoneId, name: 'Pilot', due_on: '2026-03-20' })
    .execute();
  const sprintId = await addSprint(server.database, team.project.id, 'Sprint 1', '2026-03-02');
  await server.database.updateTable('sprints').set({ milestone_id: milestoneId }).where('id', '=', sprintId).execute();
  await server.database.updateTable('tasks').set({ sprint_id: sprintId }).where('id', '=', first.id).execute();
  const unscheduled = await addTask(server.database, team.project);
  const finished = await addTask(server.database, team.project, { status: 'CLOSE' });
  await addLeave(team.member.id, '2026-03-13', 'First Half');
  await addLeave(team.member.id, '2026-03-17', null, 'Pending');
  const { data } = await getTimeline({ Project_id: team.project.id });
  expect(data).toMatchObject({ From: '2025-03-02', To: '2028-03-01', Total: 4 });
  expect(data.Tasks.map(({ Task_key }) => Task_key)).toEqual([first, second, third, unscheduled].map(({ key }) => key));
  expect(data.Tasks.map(({ Task_key }) => Task_key)).not.toContain(finished.key);
  expect(data.Tasks[0]).toMatchObject({
    Assignees: 'Asha Rao',
    Sprint_name: 'Sprint 1',
    Milestone_name: 'Pilot',
    Start_date: '2026-03-09',
    Due_half: 'Second Half',
  });
  expect(data.Dependencies).toEqual(
    expect.arrayContaining([
      { Task_id: second.id, Blocker_id: first.id, Lag_days: 0 },
      { Task_id: third.id, Blocker_id: second.id, Lag_days: 0 },
    ]),
  );
  expect(data.Milestones).toMatchObject([{ Name: 'Pilot', Due_date: '2026-03-20' }]);
  expect(data.Sprints).toMatchObject([{ Name: 'Sprint 1' }]);
  expect(data.Leaves).toEqual([
    {
      Employee_id: team.member.id,
      From: '2026-03-13',
      From_half: 'First Half',
      To: '2026-03-13',
      To_half: 'First Half',
    },
  ]);
});

test('users see the tasks of their projects; leaves of others need the permission to see members', async () => {
  await addLeave(team.member.id, '2026-03-13', null);
  const keys = async (as: TestPerson) => (await getTimeline({}, as)).data.Tasks.map(({ Task_key }) => Task_key);
  expect(await keys(team.member)).toContain(first.key);
  expect(await keys(team.outsider)).toEqual([]);
  expect((await getTimeline({ Project_id: team.project.id }, team.outsider)).httpStatus).toBe(404);
  const reader = await addPerson(server.database, { flags: [] });
  const viewer = await addPerson(server.database, { flags: ['Project.View_Member'] });
  const project = await addProject(server.database, [team.member, reader, viewer]);
  await addTask(server.database, project, { assignee_id: team.member.id });
  const leaves = async (as: TestPerson) => (await getTimeline({ Project_id: project.id }, as)).data.Leaves.length;
  expect([await leaves(reader), await leaves(viewer), await leaves(team.member)]).toEqual([0, 1, 1]);
});

test('around one task there are those with which it has dependencies, and no others', async () => {
  const around = async (task: TestTask) =>
    (await getTimeline({ Project_id: team.project.id, Task_id: task.id })).data.Tasks.map(({ Task_key }) => Task_key);
  const fourth = await addTask(server.database, team.project);
  expect(await around(second)).toEqual([first, second, third].map(({ key }) => key));
  expect(await around(first)).toEqual([first, second].map(({ key }) => key));
  expect(await around(fourth)).toEqual([fourth.key]);
  expect((await getTimeline({ Task_id: second.id }, team.outsider)).httpStatus).toBe(404);
  expect((await getTimeline({ Task_id: 'no id' })).httpStatus).toBe(404);
});

test('around one task its own dependencies are read, and the plans of its project', async () => {
  await server.database.insertInto('task_dependencies').values({ task_id: third.id, blocker_id: first.id }).execute();
  const other = await addProject(server.database, [team.member]);
  await addSprint(server.database, other.id, 'Elsewhere', '2026-03-02');
  await addSprint(server.database, team.project.id, 'Here', '2026-03-02');
  const caller = { employeeId: team.member.id, grantedFlags: new Set<string>() };
  const read = async (taskId: string | undefined) =>
    (await timelineDependencies(server.database, caller, { projectId: team.project.id, taskId }).execute()).length;
  expect([await read(undefined), await read(first.id), await read(second.id)]).toEqual([3, 2, 2]);
  const plans = (taskId: string | undefined) =>
    timelinePlans(server.database, caller, 'sprints', { projectId: undefined, taskId }).execute();
  expect([(await plans(undefined)).length, (await plans(first.id)).map(({ name }) => name)]).toEqual([2, ['Here']]);
  const { data } = await getTimeline({ Task_id: second.id });
  expect(data.Tasks).toHaveLength(3);
  // Not the one between the tasks before and after it.
  expect(data.Dependencies.map(({ Task_id, Blocker_id }) => [Task_id, Blocker_id]).sort()).toEqual(
    [
      [second.id, first.id],
      [third.id, second.id],
    ].sort(),
  );
});

test.each([[{ From: '2026-03-02', To: '2026-03-01' }], [{ From: '2020-03-02', To: '2026-03-01' }]])(
  'a range of %j is rejected',
  async (query) => {
    const { httpStatus, body } = await getTimeline(query);
    expect(httpStatus).toBe(422);
    expect(JSON.stringify(body)).toContain('To');
  },
);

test('a preview names the sprint whose days a task leaves, also of one that waits', async () => {
  const sprintId = await addSprint(server.database, team.project.id, 'Quay', '2026-03-09');
  const setDue = (due_on: string | null) =>
    server.database.updateTable('sprints').set({ due_on }).where('id', '=', sprintId).execute();
  await setDue('2026-03-13');
  await server.database
    .updateTable('tasks')
    .set({ sprint_id: sprintId })
    .where('id', 'in', [first.id, second.id])
    .execute();
  const outside = async (start: string) =>
    Object.fromEntries(
      (await preview([move(first, { Start_date: start })])).data.Moves.map(({ _id, Outside_sprint }) => [
        _id,
        Outside_sprint,
      ]),
    );
  const text = 'Quay (09/03/2026 - 13/03/2026)';
  expect(await outside('2026-03-10')).toEqual({ [first.id]: null, [second.id]: null });
  expect(await outside('2026-03-12')).toEqual({ [first.id]: null, [second.id]: text, [third.id]: null });
  expect(await outside('2026-03-06')).toEqual({ [first.id]: text });
  await setDue(null);
  expect(Object.values(await outside('2026-03-12'))).toEqual([null, null, null]);
});

test('a preview names all that moves and stores nothing', async () => {
  const before = await storedDays();
  const { data } = await preview(oneDayLater());
  expect(placed(data.Moves)).toEqual({
    [first.key]: '2026-03-10 F to 2026-03-11 S',
    [second.key]: '2026-03-12 F to 2026-03-13 S',
  });
  expect(data.Moves.map(({ Is_chosen }) => Is_chosen).sort()).toEqual([false, true]);
  expect(await storedDays()).toEqual(before);
});

test('half a day of leave moves what follows by half a day', async () => {
  await addLeave(team.member.id, '2026-03-12', 'Second Half');
  expect(placed((await preview(oneDayLater())).data.Moves)).toEqual({
    [first.key]: '2026-03-10 F to 2026-03-11 S',
    // Three half days of work before and after: the leave was inside its days.
    [second.key]: '2026-03-12 F to 2026-03-13 S',
  });
  expect(
    placed((await preview([move(first, { Start_date: '2026-03-10', Start_half: 'Second Half' })])).data.Moves),
  ).toEqual({
    [first.key]: '2026-03-10 S to 2026-03-12 F',
    [second.key]: '2026-03-13 F to 2026-03-16 F',
    [third.key]: '2026-03-16 S to 2026-03-17 F',
  });
});

const lost = async (
  as = team.member,
  to: 'Lost_to_leave' | 'Lost_to_holidays' | 'Lost_before_joining' = 'Lost_to_leave',
) =>
  Object.fromEntries(
    (await getTimeline({ Project_id: team.project.id }, as)).data.Tasks.map((task) => [task.Task_key, task[to]]),
  );
const asPlanned = (task: TestTask, day: string) => [move(task, { Start_date: day, Start_half: 'First Half' })];

test('leave that is granted after the plan was made shows on the timeline, and rescheduling moves what follows by exactly as much', async () => {
  await addLeave(team.member.id, '2026-03-10', 'Second Half', 'Approved', testMoment());
  expect(await lost()).toEqual({ [first.key]: 1, [second.key]: 0, [third.key]: 0 });
  const moves = asPlanned(first, '2026-03-09');
  const { data } = await preview(moves);
  expect(placed(data.Moves)).toEqual({
    [first.key]: '2026-03-09 F to 2026-03-11 F',
    [second.key]: '2026-03-11 S to 2026-03-13 F',
  });
  expect((await save(moves, data.Fingerprint)).httpStatus).toBe(200);
  // Planned again, around the leave.
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  expect((await preview(moves)).data.Moves).toEqual([]);
});

test('a task that waits for a moved one keeps the work that later leave takes from it', async () => {
  await addLeave(team.member.id, '2026-03-12', null, 'Conditional Approved', testMoment());
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 2, [third.key]: 0 });
  expect(placed((await preview(oneDayLater())).data.Moves)).toEqual({
    [first.key]: '2026-03-10 F to 2026-03-11 S',
    [second.key]: '2026-03-13 F to 2026-03-16 S',
    [third.key]: '2026-03-17 F to 2026-03-17 S',
  });
});

test('leave of a new assignee counts, leave that was known, pending or of others does not', async () => {
  await addLeave(team.member.id, '2026-03-10', null);
  await addLeave(team.member.id, '2026-03-11', null, 'Pending', testMoment());
  await addLeave(team.colleague.id, '2026-03-12', null);
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  const handedOver = { id: second.id, Employee_id: team.colleague.id };
  expect((await server.call('editTask', { as: team.member, body: handedOver })).httpStatus).toBe(200);
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 2, [third.key]: 0 });
});

describe('a holiday that is entered after the plan was made', () => {
  let officer: TestPerson;
  beforeAll(async () => {
    officer = await addPerson(server.database, { flags: ['Master.Holidays'] });
  });
  afterEach(() => server.database.deleteFrom('holidays').execute());
  const enter = async (body: Record<string, unknown>) => {
    const answer = await server.call('saveHoliday', {
      as: officer,
      body: { Holiday_name: 'River Day', Holiday_type: 'Full Day', ...body },
    });
    expect(answer.httpStatus).toBe(200);
    return answer.data;
  };
  const nothing = () => ({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  const toHolidays = () => lost(team.member, 'Lost_to_holidays');

  test.each([
    ['Full Day', 2, '2026-03-11 F to 2026-03-13 S'],
    ['Second Half', 1, '2026-03-11 F to 2026-03-13 F'],
  ])('shows on the timeline (%s), and rescheduling keeps the work', async (Holiday_type, halfDays, days) => {
    await enter({ Holiday_date: '2026-03-12', Holiday_type });
    expect(await toHolidays()).toEqual({ ...nothing(), [second.key]: halfDays });
    expect(await lost()).toEqual(nothing());
    const moves = asPlanned(second, '2026-03-11');
    const { data } = await preview(moves);
    expect(placed(data.Moves)).toEqual({ [second.key]: days });
    expect((await save(moves, data.Fingerprint)).httpStatus).toBe(200);
    // Planned again, around the holiday.
    expect(await toHolidays()).toEqual(nothing());
  });

  test('counts from when it takes other time than before: a new name is no new holiday, another day or place is', async () => {
    const location = unknownId();
    await server.database.insertInto('locations').values({ id: location, name: 'Riverside' }).execute();
    const holiday = await enter({ Holiday_date: '2026-03-12' });
    const [Version, id] = [holiday.Version, holiday._id];
    await server.database.updateTable('holidays').set({ entered_at: null }).where('id', '=', id).execute();
    expect(await toHolidays()).toEqual(nothing());
    await enter({ id, Version, Holiday_date: '2026-03-12', Holiday_name: 'Day of the river' });
    expect(await toHolidays()).toEqual(nothing());
    await enter({ id, Holiday_date: '2026-03-09' });
    expect(await toHolidays()).toEqual({ ...nothing(), [first.key]: 2 });
    await enter({ id, Holiday_date: '2026-03-09', Locations: [location] });
    expect(await toHolidays()).toEqual(nothing());
    await server.database
      .updateTable('employees')
      .set({ location_id: location })
      .where('id', '=', team.member.id)
      .execute();
    expect(await toHolidays()).toEqual({ ...nothing(), [first.key]: 2 });
  });

  test('and a leave of the same day take that day once: it counts as a holiday', async () => {
    await addLeave(team.member.id, '2026-03-12', null, 'Approved', testMoment());
    await addLeave(team.member.id, '2026-03-11', 'First Half', 'Approved', testMoment());
    await enter({ Holiday_date: '2026-03-12' });
    expect(await lost()).toEqual({ ...nothing(), [second.key]: 1 });
    expect(await toHolidays()).toEqual({ ...nothing(), [second.key]: 2 });
  });

  test('also when it was copied from another year', async () => {
    await enter({ Holiday_date: '2025-03-12' });
    const body = { From_year: 2025, To_year: 2026 };
    expect((await server.call('copyHolidays', { as: officer, body })).httpStatus).toBe(200);
    expect(await toHolidays()).toEqual({ ...nothing(), [second.key]: 2 });
  });
});

test('days that are over, finished tasks and leave that the reader may not see are not marked', async () => {
  await addLeave(team.member.id, '2026-02-24', null, 'Approved', testMoment());
  await addLeave(team.member.id, '2026-03-10', null, 'Approved', testMoment());
  const past = { assignee_id: team.member.id, starts_on: '2026-02-23', due_on: '2026-02-25' };
  await server.database.updateTable('tasks').set(past).where('id', '=', third.id).execute();
  expect(await lost()).toMatchObject({ [first.key]: 2, [third.key]: 0 });
  const reader = await addPerson(server.database, { flags: [] });
  await server.database
    .insertInto('project_members')
    .values({ project_id: team.project.id, employee_id: reader.id, joined_at: testMoment() })
    .execute();
  expect(await lost(reader)).toMatchObject({ [first.key]: 0 });
  await server.database.updateTable('tasks').set({ status: 'CLOSE' }).where('id', '=', first.id).execute();
  expect((await lost())[first.key]).toBeUndefined();
});

test('finished tasks are given from a day on only', async () => {
  const finish = (due_on: string, status = 'CLOSE') => addTask(server.database, team.project, { due_on, status });
  const [old, recent, rejected] = [
    await finish('2026-01-05'),
    await finish('2026-02-20'),
    await finish('2026-02-21', 'REJECTED'),
  ];
  const keys = async (query: Record<string, string>) =>
    (await getTimeline({ Project_id: team.project.id, ...query })).data.Tasks.map(({ Task_key }) => Task_key);
  const open = [first, second, third].map(({ key }) => key);
  expect(await keys({})).toEqual(open);
  expect(await keys({ Finished_from: '2026-02-01' })).toEqual([...open, recent.key, rejected.key]);
  expect(await keys({ Finished_from: '2026-01-05' })).toEqual([...open, old.key, recent.key, rejected.key]);
});

test('what was previewed is stored with history, announced, and undone as one change', async () => {
  const before = await storedDays();
  const { data } = await preview(oneDayLater());
  const saved = await save(oneDayLater(), data.Fingerprint);
  expect(saved.httpStatus).toBe(200);
  expect(saved.data.Results.map(({ Task_key }) => Task_key).sort()).toEqual([first.key, second.key].sort());
  expect(saved.data.Tasks.map(({ _id }) => _id).sort()).toEqual([first.id, second.id].sort());
  expect(await storedDays()).toMatchObject({
    [first.key]: { starts_on: '2026-03-10', due_on: '2026-03-11' },
    [second.key]: { starts_on: '2026-03-12', due_on: '2026-03-13' },
    [third.key]: { starts_on: '2026-03-16', due_on: '2026-03-16' },
  });
  expect((await storedHistory(server.database, second.id)).map(({ current_value }) => current_value)).toHaveLength(2);
  const undone = await server.call('undoManyTasks', { as: team.member, body: { id: saved.data.Change_id ?? '' } });
  expect(undone.httpStatus).toBe(200);
  expect(await storedDays()).toEqual(before);
});

test('a move of which a task has changed since is not undone at all, and every such task is named', async () => {
  const undo = (id: string | null) => server.call('undoManyTasks', { as: team.member, body: { id: id ?? '' } });
  const moves = [move(first, { Start_date: '2026-03-12' })];
  const { data: planned } = await preview(moves);
  expect(planned.Moves).toHaveLength(3);
  const { data: saved } = await save(moves, planned.Fingerprint);
  const moved = await storedDays();
  const edit = (id: string, Priority: string) =>
    server.call('editTask', { as: team.colleague, body: { id, Priority } });
  await edit(second.id, 'LOW');
  const why = 'changed since, and a move is undone completely or not at all';
  const one = await undo(saved.Change_id);
  expect([one.httpStatus, one.body]).toMatchObject([409, { message: `${second.key} has ${why}` }]);
  expect(await storedDays()).toEqual(moved);
  // The attempt did not use the undo up: it names what has changed by now.
  await edit(third.id, 'LOW');
  await server.database.updateTable('tasks').set({ deleted_at: testMoment() }).where('id', '=', first.id).execute();
  const { body } = await undo(saved.Change_id);
  const [, keys, rest] = /^(.*) and (1 task .*)$/.exec(String((body as { message?: string }).message)) ?? [];
  expect([keys?.split(', ').sort(), rest]).toEqual([
    [second.key, third.key].sort(),
    `1 task that you no longer see have ${why}`,
  ]);
  expect(await storedDays()).toEqual(moved);
});

test('a preview is the same wherever the database keeps the rows', async () => {
  const waiting: string[] = [];
  for (const day of ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-16']) {
    const { id } = await addTask(server.database, team.project, {
      assignee_id: team.member.id,
      starts_on: day,
      due_on: day,
      duration_hours: 8,
    });
    await server.database.insertInto('task_dependencies').values({ task_id: id, blocker_id: first.id }).execute();
    waiting.push(id);
  }
  const moves = [move(first, { Start_date: '2026-03-17' })];
  const { data: before } = await preview(moves);
  expect(before.Moves.length).toBeGreaterThan(waiting.length);
  for (const id of [first.id, ...waiting]) {
    // A row that is written again moves behind the others.
    await server.database.updateTable('tasks').set({ summary: 'Written again' }).where('id', '=', id).execute();
    await server.database.updateTable('task_dependencies').set({ lag_days: 0 }).where('task_id', '=', id).execute();
    expect((await preview(moves)).data.Moves.map(({ _id }) => _id)).toEqual(before.Moves.map(({ _id }) => _id));
  }
});

test('nothing is stored when anything that the user saw has changed', async () => {
  const { data } = await preview(oneDayLater());
  await server.call('editTask', { as: team.colleague, body: { id: second.id, Due_date: '2026-03-13' } });
  const before = await storedDays();
  const answer = await save(oneDayLater(), data.Fingerprint);
  expect(answer.httpStatus).toBe(409);
  const fresh = await preview(oneDayLater());
  expect(answer.body).toMatchObject({ code: 'competing_edit', current: { Fingerprint: fresh.data.Fingerprint } });
  expect(await storedDays()).toEqual(before);
});

test('nothing is stored when the rules of a task reject one of the days', async () => {
  const moves = [move(first, { Start_date: '2026-02-16' }), move(third, { Start_date: '2026-03-18' })];
  const { data } = await preview(moves);
  expect(data.Moves.map(({ Problem }) => Problem)).toContain('Due Date cannot be earlier than yesterday');
  const before = await storedDays();
  const answer = await save(moves, data.Fingerprint);
  expect(answer.httpStatus).toBe(422);
  expect(JSON.stringify(answer.body)).toContain(`${first.key}: Due Date cannot be earlier than yesterday`);
  expect(await storedDays()).toEqual(before);
});

test('a preview names employees with more hours than they work, and milestones that end later', async () => {
  const milestoneId = unknownId();
  await server.database
    .insertInto('milestones')
    .values({
      id: milestoneId,
      project_id: team.project.id,
      name: 'Pilot',
      due_on: '2026-03-16',
      created_at: testMoment(),
    })
    .execute();
  const sprintId = await addSprint(server.database, team.project.id, 'Sprint 1');
  await server.database.updateTable('sprints').set({ milestone_id: milestoneId }).where('id', '=', sprintId).execute();
  await server.database.updateTable('tasks').set({ sprint_id: sprintId }).where('id', '=', third.id).execute();
  const elsewhere = await addProject(server.database, [team.member]);
  await addTask(server.database, elsewhere, {
    assignee_id: team.member.id,
    starts_on: '2026-03-17',
    due_on: '2026-03-17',
    duration_hours: 4,
  });
  const { data } = await preview([move(third, { Start_date: '2026-03-17' })]);
  expect(data.Overloads).toEqual([
    { Employee_id: team.member.id, Name: 'Asha Rao', Days: [{ Day: '2026-03-17', Hours: 12, Capacity_hours: 8 }] },
  ]);
  expect(data.Milestones).toMatchObject([
    { Name: 'Pilot', Due_date: '2026-03-16', Ends_before: '2026-03-16', Ends_after: '2026-03-17' },
  ]);
});

describe('An assignee who has not joined yet', () => {
  const joinOn = (joined_on: string) =>
    server.database.updateTable('employees').set({ joined_on }).where('id', '=', team.member.id).execute();
  const employment = async () =>
    (await getTimeline({ Project_id: team.project.id })).data.People.map(({ Joined_on, Left_on }) => ({
      Joined_on,
      Left_on,
    }));

  test('has no capacity before, neither in a preview nor in the workload', async () => {
    await joinOn('2026-03-18');
    const { data } = await preview([move(third, { Start_date: '2026-03-17' })]);
    expect(placed(data.Moves)).toEqual({ [third.key]: '2026-03-18 F to 2026-03-18 S' });
    await server.database.updateTable('tasks').set({ duration_hours: 12 }).where('id', '=', third.id).execute();
    const ending = await preview([move(second, { Start_date: '2026-03-17' })]);
    expect(ending.data.Overloads.flatMap(({ Days }) => Days)).toMatchObject([{ Day: '2026-03-20', Capacity_hours: 8 }]);
    const week = await server.call('getWorkingPlan', {
      as: await addPerson(server.database, { flags: ['PM_Report.Seven_Days_Working_plan', 'Project.All_Project'] }),
      query: { Project_id: team.project.id, From: '2026-03-16', Days: '4' },
    });
    const row = week.data.Rows.find(({ _id }) => _id === team.member.id);
    expect(row?.Days.map(({ Capacity_hours }) => Capacity_hours)).toEqual([0, 0, 8, 8]);
  });

  test('moves the work to the days from joining on, as much as it was, and all that waits for it', async () => {
    await joinOn('2026-03-10');
    expect(await lost(team.member, 'Lost_before_joining')).toEqual({ [first.key]: 2, [second.key]: 0, [third.key]: 0 });
    expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
    expect(await employment()).toEqual([{ Joined_on: '2026-03-10', Left_on: null }]);
    const moves = asPlanned(first, '2026-03-09');
    const { data } = await preview(moves);
    expect(placed(data.Moves)).toEqual({
      [first.key]: '2026-03-10 F to 2026-03-11 S',
      [second.key]: '2026-03-12 F to 2026-03-13 S',
    });
    expect((await save(moves, data.Fingerprint)).httpStatus).toBe(200);
    expect(await lost(team.member, 'Lost_before_joining')).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  });

  test('who joined before the range is not told apart from others', async () => {
    await joinOn('2024-05-06');
    expect(await employment()).toEqual([{ Joined_on: null, Left_on: null }]);
  });
});

test('work of an assignee who has left is moved like unassigned work, and loads no one', async () => {
  await server.database
    .updateTable('tasks')
    .set({ assignee_id: team.colleague.id })
    .where('id', '=', first.id)
    .execute();
  await server.database
    .updateTable('employees')
    .set({ status: 'DeActive' })
    .where('id', '=', team.colleague.id)
    .execute();
  await server.database
    .insertInto('employee_changes')
    .values({
      id: unknownId(),
      employee_id: team.colleague.id,
      actor_id: team.member.id,
      field: 'Status',
      previous_value: 'Active',
      current_value: 'DeActive',
      changed_at: earlier,
    })
    .execute();
  const { data } = await preview([move(first, { Start_date: '2026-03-13' })]);
  expect(placed(data.Moves)).toMatchObject({ [first.key]: '2026-03-13 F to 2026-03-16 S' });
  expect(data.Overloads.filter(({ Employee_id }) => Employee_id === team.colleague.id)).toEqual([]);
  const { People } = (await getTimeline({ Project_id: team.project.id })).data;
  expect(People.find(({ _id }) => _id === team.colleague.id)).toMatchObject({ Left_on: '2026-01-05' });
  // The rule of attendance has the same last day.
  const employment = await readEmployment(server.database, team.colleague.id, 'Asia/Kolkata');
  const counted = ['2026-01-04', '2026-01-05'].map((day) => isDayOfEmployment(employment, day, false, 'Asia/Kolkata'));
  expect(counted).toEqual([true, false]);
});

test('a task without days is scheduled by its planned hours', async () => {
  const task = await addTask(server.database, team.project, { duration_hours: 12 });
  const { data } = await preview([move(task, { Start_date: '2026-03-13' })]);
  expect(placed(data.Moves)).toEqual({ [task.key]: '2026-03-13 F to 2026-03-16 F' });
});

test('moving needs the permission to edit tasks and a visible, open task', async () => {
  const reader = await addPerson(server.database, { flags: [] });
  expect((await preview(oneDayLater(), reader)).httpStatus).toBe(403);
  expect((await save(oneDayLater(), 'x', reader)).httpStatus).toBe(403);
  const stranger = await addPerson(server.database, { flags: ['Project.Edit_Task'] });
  expect((await preview(oneDayLater(), stranger)).httpStatus).toBe(404);
  expect((await save(oneDayLater(), 'x', stranger)).httpStatus).toBe(404);
  expect((await preview([move({ id: 'no id', key: '' }, { Start_date: '2026-03-10' })])).httpStatus).toBe(404);
  const finished = await addTask(server.database, team.project, { status: 'CLOSE' });
  expect((await preview([move(finished, { Start_date: '2026-03-10' })])).httpStatus).toBe(422);
});

test.each([
  [[], 400],
  [['{}'], 400],
  [['[]'], 400],
  [[JSON.stringify({ id: unknownId() })], 400],
  [[JSON.stringify({ id: unknownId(), Start_date: '2026-02-30' })], 400],
  [[JSON.stringify({ id: unknownId(), Start_date: '2026-03-10', Start_half: 'Third Half' })], 400],
  [[JSON.stringify({ id: unknownId(), Start_date: '2026-03-10', Status: 'CLOSE' })], 400],
  [[JSON.stringify({ id: unknownId(), Start_date: '2026-03-10', Due_date: '2026-03-09' })], 422],
])('moves that cannot be read name their field (%j)', async (moves, status) => {
  const { httpStatus, body } = await preview(moves);
  expect(httpStatus).toBe(status);
  expect(JSON.stringify(body)).toContain('moves');
});

test('two moves of connected tasks at the same time are stored one after the other, or one is rejected', async () => {
  const [one, other] = [oneDayLater(), [move(second, { Start_date: '2026-03-18' })]];
  const prints = [(await preview(one)).data.Fingerprint, (await preview(other)).data.Fingerprint];
  const answers = await Promise.all([save(one, prints[0] ?? ''), save(other, prints[1] ?? '', team.colleague)]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
});
