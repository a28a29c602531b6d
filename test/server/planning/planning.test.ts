import { startPlanningTests } from '../../support/server/planningTests';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { unknownId, type TestServer } from '../../support/testServer';
import { addSprint, addTask, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let manager: TestPerson;
let worker: TestPerson;
let outsider: TestPerson;
let project: TestProject;
let other: TestProject;
const { milestone, sprint, sprintOfTask, historyTexts } = startPlanningTests((started) => {
  ({ server, manager, worker, outsider, project, other } = started);
});

test('former members of the project are not notified that its sprint was closed', async () => {
  const former = await addPerson(server.database);
  const { data: closed } = await sprint();
  for (const assignee_id of [worker.id, former.id])
    await addTask(server.database, project, { sprint_id: closed._id, assignee_id });
  await server.call('closeSprint', { as: manager, body: { id: closed._id, Carry: 'leave' } });
  const notified = await server.database
    .selectFrom('notifications')
    .select('recipient_id')
    .where('kind', '=', 'sprint')
    .where('recipient_id', 'in', [worker.id, former.id])
    .execute();
  expect(notified).toEqual([{ recipient_id: worker.id }]);
});

test('a mistyped year makes no sprint or milestone of a century, and a day that is not sent is compared as it is stored', async () => {
  const days = { StartDate: '2026-03-02', DueDate: '2126-03-13' };
  const sprintTooLong = 'A sprint takes at most three years, from its Start Date to its Due Date';
  const rejected = await sprint({ Name: 'Century', ...days });
  expect([rejected.httpStatus, rejected.body.errors]).toEqual([422, [{ field: 'DueDate', message: sprintTooLong }]]);
  const century = await milestone({ Name: 'Century', ...days });
  expect([century.httpStatus, century.body.errors]).toEqual([
    422,
    [{ field: 'DueDate', message: 'A milestone takes at most ten years, from its Start Date to its Due Date' }],
  ]);
  const { data: fine } = await sprint({ Name: 'Fine', StartDate: '2026-03-02', DueDate: '2026-03-13' });
  const change = (body: object) =>
    server.call('updateSprint', { as: manager, body: { id: fine._id, Name: 'Fine', ...body } });
  expect((await change({ StartDate: '2020-03-02' })).body.errors).toEqual([
    { field: 'StartDate', message: sprintTooLong },
  ]);
  expect((await change({ StartDate: '2026-03-14' })).httpStatus).toBe(422);
  // One that was stored before there was a limit.
  await server.database.updateTable('sprints').set({ due_on: '2126-03-13' }).where('id', '=', fine._id).execute();
  expect((await change({ Name: 'Renamed', ...days })).data).toMatchObject({ Name: 'Renamed', DueDate: '2126-03-13' });
});

test('a milestone and its sprints are kept with the figures of their tasks', async () => {
  const { data: beta } = await milestone({
    Description: ' First users ',
    StartDate: '2026-03-02',
    DueDate: '2026-04-10',
  });
  expect(beta).toMatchObject({
    Name: 'Beta',
    Description: 'First users',
    StartDate: '2026-03-02',
    DueDate: '2026-04-10',
    Status: 'OPEN',
    Version: 1,
    Sprints: [],
    Work: { All: 0, Open: 0, Finished: 0, Rejected: 0, Progress: null },
  });
  const { data: first } = await sprint({ Milestone_id: beta._id, Scope_type: 'Fixed scope', StartDate: '2026-03-02' });
  await sprint({ Name: 'Sprint 2', StartDate: '2026-03-16' });
  const done = await addTask(server.database, project, { sprint_id: first._id, status: 'CLOSE', duration_hours: 2.5 });
  await addTask(server.database, project, { sprint_id: first._id, duration_hours: 4 });
  const rejected = await addTask(server.database, project, {
    sprint_id: first._id,
    status: 'REJECTED',
    duration_hours: 8,
  });
  await addTask(server.database, project, { sprint_id: first._id, deleted_at: testMoment() });
  await server.database
    .insertInto('task_timers')
    .values(
      // Estimated and logged hours are of the same tasks: neither counts those of the rejected one.
      [done, rejected].map(({ id }, index) => ({
        id: unknownId(),
        task_id: id,
        project_id: project.id,
        employee_id: worker.id,
        started_at: new Date(`2026-03-0${index + 1}T09:00:00Z`),
        stopped_at: new Date(`2026-03-0${index + 1}T10:30:30Z`),
      })),
    )
    .execute();
  const Work = { All: 3, Open: 1, Finished: 1, Rejected: 1, Progress: 50 };
  const figures = { Work, Estimated_hours: 6.5, Logged_minutes: 90.5 };
  const sprints = (await server.call('listProjectSprints', { as: manager, body: { Project_id: project.id } })).data;
  expect(sprints.map(({ Name }) => Name)).toEqual(['Sprint 2', 'Sprint 1']);
  expect(sprints[1]).toMatchObject({
    ...figures,
    Milestone: { _id: beta._id, Name: 'Beta' },
    Scope_type: 'Fixed scope',
    Closed_at: null,
  });
  const [listed] = (await server.call('listMilestones', { as: manager, body: { Project_id: project.id } })).data;
  expect(listed).toMatchObject({
    ...figures,
    Sprints: [{ _id: first._id, Name: 'Sprint 1', Status: 'OPEN', Work, Closing: null }],
  });
  expect(await historyTexts(project.id)).toEqual([
    "created the milestone 'Beta'",
    "created the sprint 'Sprint 1'",
    "created the sprint 'Sprint 2'",
  ]);
});

test('names are unique within a project, days are in order, and a milestone belongs to the project', async () => {
  const { data: beta } = await milestone();
  await sprint();
  expect((await milestone({ Name: ' beta ' })).errors).toEqual([
    { field: 'Name', message: 'This project has a milestone of this name already' },
  ]);
  expect((await sprint({ Name: 'SPRINT 1', StartDate: '2026-03-10', DueDate: '2026-03-09' })).errors).toEqual([
    { field: 'Name', message: 'This project has a sprint of this name already' },
    { field: 'DueDate', message: 'Due Date cannot be before Start Date' },
  ]);
  for (const Milestone_id of [beta._id, unknownId(), 'nonsense']) {
    expect((await sprint({ Project_id: other.id, Milestone_id })).errors).toEqual([
      { field: 'Milestone_id', message: 'This milestone does not belong to the project' },
    ]);
  }
  expect((await milestone({ Project_id: other.id })).httpStatus).toBe(200);
  expect((await milestone({ Name: '  ' })).errors).toEqual([
    { field: 'Name', message: 'Please Enter Milestone Name!' },
  ]);
  expect((await sprint({ Name: undefined })).errors).toEqual([{ field: 'Name', message: 'Please Enter Sprint Name!' }]);
  expect((await sprint({ Name: 'S', Status: 'DONE' })).httpStatus).toBe(400);
});

test('the history says what a change changed; one of a stale version is rejected with what is stored', async () => {
  const { data: beta } = await milestone({ DueDate: '2026-04-10' });
  const { data: first } = await sprint();
  const save = (body: Record<string, unknown>) =>
    server.call('updateSprint', { as: manager, body: { id: first._id, Name: 'Sprint 1', Version: 1, ...body } });
  expect((await save({})).data.Version).toBe(1);
  expect(
    (await save({ Name: 'Sprint One', Milestone_id: beta._id, StartDate: '2026-03-02', Status: 'IN PROGRESS' })).data,
  ).toMatchObject({ Version: 2, Status: 'IN PROGRESS', Milestone: { Name: 'Beta' } });
  const stale = await save({ Description: 'Mine' });
  expect([stale.httpStatus, stale.body.current]).toEqual([
    409,
    expect.objectContaining({ Name: 'Sprint One', Version: 2 }),
  ]);
  expect((await save({ Status: 'CLOSE', Version: 2 })).errors).toEqual([
    { field: 'Status', message: 'Close the sprint by Close Sprint, so that its tasks are accounted for' },
  ]);
  const changed = await server.call('updateMilestone', {
    as: manager,
    body: { id: beta._id, Name: 'Beta', DueDate: '', Status: 'CLOSE' },
  });
  expect(changed.data).toMatchObject({ DueDate: null, Status: 'CLOSE', Version: 2 });
  expect((await historyTexts(project.id)).slice(2)).toEqual([
    "changed the sprint 'Sprint 1' | Name: Sprint 1 → Sprint One\nStart Date: - → 02/03/2026\nStatus: OPEN → IN PROGRESS\nMilestone: - → Beta",
    "changed the milestone 'Beta' | Due Date: 10/04/2026 → -\nStatus: OPEN → CLOSE",
  ]);
});

test('deleting leaves what was inside: sprints without a milestone, tasks without a sprint', async () => {
  const { data: beta } = await milestone();
  const { data: first } = await sprint({ Milestone_id: beta._id });
  const task = await addTask(server.database, project, { sprint_id: first._id });
  expect((await server.call('deleteMilestone', { as: manager, body: { id: beta._id } })).data).toEqual({
    _id: beta._id,
    Project_id: project.id,
    Task_ids: [],
  });
  expect(
    (await server.call('listProjectSprints', { as: manager, body: { Project_id: project.id } })).data[0]?.Milestone,
  ).toBeNull();
  expect((await server.call('deleteSprint', { as: manager, body: { id: first._id } })).data.Task_ids).toEqual([
    task.id,
  ]);
  expect(await sprintOfTask(task.id)).toBeNull();
  expect(await historyTexts(task.id)).toEqual(['sprint: Sprint 1 → null']);
  expect((await historyTexts(project.id)).slice(2)).toEqual([
    "deleted the milestone 'Beta'",
    "deleted the sprint 'Sprint 1' | 1 task is without a sprint now",
  ]);
  expect((await server.call('deleteSprint', { as: manager, body: { id: first._id } })).httpStatus).toBe(404);
});

test('what was deleted comes back with what was in it, once, and says so; what has moved on since stays there', async () => {
  const { data: beta } = await milestone();
  const { data: first } = await sprint({ Milestone_id: beta._id });
  const { data: second } = await sprint({ Name: 'Sprint 2', Milestone_id: beta._id });
  const [kept, moved, gone] = [
    await addTask(server.database, project, { sprint_id: first._id }),
    await addTask(server.database, project, { sprint_id: first._id }),
    await addTask(server.database, project, { sprint_id: first._id }),
  ];
  const ask = (
    operation: 'deleteSprint' | 'restoreSprint' | 'deleteMilestone' | 'restoreMilestone',
    id: string,
    as = manager,
  ) => server.call(operation, { as, body: { id } });
  await ask('deleteSprint', first._id);
  await ask('deleteMilestone', beta._id);
  await server.database.updateTable('tasks').set({ sprint_id: second._id }).where('id', '=', moved.id).execute();
  await server.database.updateTable('tasks').set({ deleted_at: testMoment() }).where('id', '=', gone.id).execute();
  const listed = { as: manager, body: { Project_id: project.id } };
  expect((await server.call('listProjectSprints', listed)).data.map(({ Name }) => Name)).toEqual(['Sprint 2']);
  expect((await server.call('listSprints', listed)).data.map(({ Name }) => Name)).toEqual(['Sprint 2']);
  expect((await server.call('listDeletedSprints', listed)).data).toMatchObject([
    { _id: first._id, Name: 'Sprint 1', Content_count: 3, Deleted_by: 'Mira Joshi' },
  ]);
  expect((await server.call('listDeletedMilestones', listed)).data).toMatchObject([
    { _id: beta._id, Name: 'Beta', Content_count: 2 },
  ]);
  expect(
    (await server.call('editTask', { as: manager, body: { id: kept.id, Sprint_id: first._id } })).httpStatus,
  ).not.toBe(200);
  expect((await ask('restoreSprint', first._id, outsider)).httpStatus).toBe(404);

  // Its name may have been taken since.
  const { data: usurper } = await sprint();
  expect(await ask('restoreSprint', first._id)).toMatchObject({
    httpStatus: 409,
    message: 'This project has a sprint of this name already',
  });
  await ask('deleteSprint', usurper._id);
  const back = await Promise.all([ask('restoreSprint', first._id), ask('restoreSprint', first._id)]);
  expect(back.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  expect(back.find(({ httpStatus }) => httpStatus === 200)?.data.Task_ids).toEqual([kept.id]);
  expect([await sprintOfTask(kept.id), await sprintOfTask(moved.id), await sprintOfTask(gone.id)]).toEqual([
    first._id,
    second._id,
    null,
  ]);
  expect(await historyTexts(kept.id)).toEqual(['sprint: Sprint 1 → null', 'sprint: null → Sprint 1']);
  expect((await ask('restoreMilestone', beta._id)).httpStatus).toBe(200);
  expect((await server.call('listMilestones', listed)).data[0]?.Sprints.map(({ Name }) => Name).sort()).toEqual([
    'Sprint 1',
    'Sprint 2',
  ]);
  expect((await historyTexts(project.id)).slice(-2)).toEqual([
    "brought back the sprint 'Sprint 1' | 1 task is in it again",
    "brought back the milestone 'Beta' | 2 sprints belong to it again",
  ]);
  expect((await ask('restoreMilestone', unknownId())).httpStatus).toBe(404);
});

test('tasks without a sprint are added, all or none, and only to an open sprint', async () => {
  const first = await addSprint(server.database, project.id, 'Sprint 1');
  const [one, two, taken] = [
    await addTask(server.database, project),
    await addTask(server.database, project),
    await addTask(server.database, project, { sprint_id: first }),
  ];
  const foreign = await addTask(server.database, other);
  const add = (...ids: string[]) =>
    server.call('addSprintTasks', { as: manager, body: { id: first, Task_ids: ids.join(',') } });
  for (const wrong of [taken.id, foreign.id, unknownId()]) expect((await add(one.id, wrong)).httpStatus).toBe(409);
  expect(await sprintOfTask(one.id)).toBeNull();
  expect((await add('nonsense')).errors).toEqual([{ field: 'Task_ids', message: 'Please Select Tasks!' }]);
  const { data } = await add(one.id, two.id, one.id.toUpperCase());
  expect(data.Sprint).toMatchObject({ Work: { All: 3 } });
  expect([...data.Task_ids].sort()).toEqual([one.id, two.id].sort());
  expect(await historyTexts(two.id)).toEqual(['sprint: null → Sprint 1']);
  expect(await historyTexts(project.id)).toEqual([`added 2 tasks to the sprint 'Sprint 1' | ${one.key}, ${two.key}`]);
  await server.database.updateTable('sprints').set({ status: 'CLOSE' }).where('id', '=', first).execute();
  expect(await add((await addTask(server.database, project)).id)).toMatchObject({
    httpStatus: 409,
    message: 'This sprint is closed',
  });
});

test('a user who may not know of the project learns nothing of its milestones and sprints', async () => {
  const { data: beta } = await milestone();
  const { data: first } = await sprint();
  const as = outsider;
  const byId = { id: first._id, Name: 'X', Carry: 'leave', Task_ids: unknownId() };
  const answers = await Promise.all([
    server.call('listMilestones', { as, body: { Project_id: project.id } }),
    server.call('listProjectSprints', { as, body: { Project_id: project.id } }),
    server.call('createMilestone', { as, body: { Project_id: project.id, Name: 'X' } }),
    server.call('createSprint', { as, body: { Project_id: project.id, Name: 'X' } }),
    server.call('updateMilestone', { as, body: { id: beta._id, Name: 'X' } }),
    server.call('deleteMilestone', { as, body: { id: beta._id } }),
    ...(
      ['updateSprint', 'deleteSprint', 'closeSprint', 'reopenSprint', 'addSprintTasks', 'listSprintClosings'] as const
    ).map((operation) => server.call(operation, { as, body: byId })),
  ]);
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(answers.map(() => 404));
});
