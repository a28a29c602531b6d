import { timelineDependencies, timelinePlans } from '../../../../src/server/features/tasks/timeline/timelineReadModel';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { unknownId, type TestServer } from '../../../support/testServer';
import { addProject, addSprint, addTask, storedHistory, type TestTask, type TestTeam } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';
import { startTimelineTests } from '../../../support/server/taskChain';

let server: TestServer;
let team: TestTeam;
let first: TestTask;
let second: TestTask;
let third: TestTask;

const { addLeave, move, preview, save, getTimeline, storedDays, placed, oneDayLater } = startTimelineTests(
  (started) => ({ server, team, first, second, third } = started),
);

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
