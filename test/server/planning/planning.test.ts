import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addSprint, addTask, storedHistory, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

const all: PermissionFlag[] = [
  'Milestone_Project.View',
  'Milestone_Project.Add',
  'Milestone_Project.Edit',
  'Milestone_Project.Delete',
  'Sprint_Project.View',
  'Sprint_Project.Add',
  'Sprint_Project.Edit',
  'Sprint_Project.Delete',
];
let server: TestServer;
let manager: TestPerson;
let worker: TestPerson;
let outsider: TestPerson;
let project: TestProject;
let other: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, {
    flags: [...all, 'Project.Edit_Task'],
    firstName: 'Mira',
    lastName: 'Joshi',
  });
  worker = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  outsider = await addPerson(server.database, { flags: all });
});
afterAll(() => server.close());
beforeEach(async () => {
  project = await addProject(server.database, [manager, worker]);
  other = await addProject(server.database, [manager]);
});

const milestone = async (body: Record<string, unknown> = {}) =>
  server.call('createMilestone', { as: manager, body: { Project_id: project.id, Name: 'Beta', ...body } });
const sprint = async (body: Record<string, unknown> = {}) =>
  server.call('createSprint', { as: manager, body: { Project_id: project.id, Name: 'Sprint 1', ...body } });
const sprintOfTask = async (id: string): Promise<string | null> =>
  (await server.database.selectFrom('tasks').select('sprint_id').where('id', '=', id).executeTakeFirstOrThrow())
    .sprint_id;
const historyTexts = async (id: string): Promise<string[]> =>
  (await storedHistory(server.database, id)).map((entry) =>
    [entry.action ?? `${entry.field}: ${entry.previous_value} → ${entry.current_value}`, entry.remark]
      .filter((part) => part !== null)
      .join(' | '),
  );

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
    Work: { All: 0, Open: 0, Finished: 0, Rejected: 0, Progress: 0 },
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
  const figures = { Work, Estimated_hours: 6.5, Logged_minutes: 90 };
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

describe('closing a sprint', () => {
  let first: string;
  let next: string;
  let finished: { id: string; key: string };
  let open: { id: string; key: string };
  let rejected: { id: string };
  beforeEach(async () => {
    first = await addSprint(server.database, project.id, 'Sprint 1');
    next = await addSprint(server.database, project.id, 'Sprint 2');
    finished = await addTask(server.database, project, { sprint_id: first, status: 'CLOSE', assignee_id: worker.id });
    rejected = await addTask(server.database, project, {
      sprint_id: first,
      status: 'REJECTED',
      duration_hours: 8,
    });
    open = await addTask(server.database, project, {
      sprint_id: first,
      status: 'READY FOR QA',
      assignee_id: worker.id,
      duration_hours: 3,
    });
  });
  const close = (body: Record<string, unknown>, as = manager) =>
    server.call('closeSprint', { as, body: { id: first, ...body } });

  test('carries the open tasks over, keeps what was in it, writes the histories and notifies the people', async () => {
    await server.database
      .insertInto('task_timers')
      .values({
        id: unknownId(),
        task_id: rejected.id,
        project_id: project.id,
        employee_id: worker.id,
        started_at: new Date('2026-02-27T11:00:00Z'),
        stopped_at: new Date('2026-02-27T12:00:00Z'),
      })
      .execute();
    const { data } = await close({ Carry: 'sprint', Target_sprint_id: next });
    expect(data).toMatchObject({ Carried_to: { _id: next, Name: 'Sprint 2' }, Task_ids: [open.id] });
    // A sprint that has given its open tasks away still says how it closed.
    const Closing = {
      Work: { All: 3, Open: 1, Finished: 1, Rejected: 1, Progress: 50 },
      Carried_over: 1,
      Carried_to: 'Sprint 2',
      Estimated_hours: 3,
      Logged_minutes: 0,
    };
    expect(data.Sprint).toMatchObject({
      Status: 'CLOSE',
      Work: { All: 2, Open: 0, Finished: 1, Rejected: 1, Progress: 100 },
      Closing,
      Closed_at: '2026-03-02T09:00:00.000Z',
    });
    expect([await sprintOfTask(open.id), await sprintOfTask(finished.id)]).toEqual([next, first]);
    expect(await historyTexts(open.id)).toEqual(['sprint: Sprint 1 → Sprint 2']);
    expect(await historyTexts(finished.id)).toEqual([]);
    expect(await historyTexts(project.id)).toEqual([
      "closed the sprint 'Sprint 1' | 1 of 2 done, 1 rejected, 1 carried over to Sprint 2",
    ]);
    const notes = await server.database
      .selectFrom('notifications')
      .select(['recipient_id', 'kind', 'text', 'path'])
      .where('path', 'like', `%${project.id}%`)
      .execute();
    expect(notes).toEqual([
      {
        recipient_id: worker.id,
        kind: 'sprint',
        text: "The sprint 'Sprint 1' was closed; your open tasks go on in 'Sprint 2'",
        path: `/project/sprint/${project.id}?sprint=${next}`,
      },
    ]);

    // What happens to the tasks later does not change what was in it.
    await server.database
      .updateTable('tasks')
      .set({ status: 'CLOSE', summary: 'Renamed' })
      .where('id', '=', open.id)
      .execute();
    const [closing] = (await server.call('listSprintClosings', { as: worker, body: { id: first } })).data;
    expect(closing).toMatchObject({
      Closed_at: '2026-03-02T09:00:00.000Z',
      Closed_by: 'Mira Joshi',
      Carried_to: 'Sprint 2',
      Work: Closing.Work,
      Carried_over: 1,
    });
    const [, shown] = (await server.call('listProjectSprints', { as: worker, body: { Project_id: project.id } })).data;
    expect(shown).toMatchObject({ _id: first, Closing });
    expect(closing?.Tasks.map((task) => [task.Task_key, task.Status, task.Carried])).toEqual([
      [finished.key, 'CLOSE', false],
      [expect.any(String), 'REJECTED', false],
      [open.key, 'READY FOR QA', true],
    ]);
    expect(closing?.Tasks[2]).toMatchObject({
      Short_summary: `Summary of ${open.key}`,
      Assignees: 'Asha Rao',
      Task_duration: 3,
      Logged_minutes: 0,
    });
  });

  test('makes a new sprint for them, in the milestone of the closed one', async () => {
    const { data: beta } = await milestone();
    await server.database
      .updateTable('sprints')
      .set({ milestone_id: beta._id, scope_type: 'Fixed scope' })
      .where('id', '=', first)
      .execute();
    expect((await close({ Carry: 'new', Name: 'sprint 2' })).errors).toEqual([
      { field: 'Name', message: 'This project has a sprint of this name already' },
    ]);
    const { data } = await close({ Carry: 'new', Name: 'Sprint 3', StartDate: '2026-03-16', DueDate: '2026-03-27' });
    expect(await sprintOfTask(open.id)).toBe(data.Carried_to?._id);
    const made = (await server.call('listProjectSprints', { as: manager, body: { Project_id: project.id } })).data.find(
      ({ _id }) => _id === data.Carried_to?._id,
    );
    expect(made).toMatchObject({
      Name: 'Sprint 3',
      StartDate: '2026-03-16',
      DueDate: '2026-03-27',
      Scope_type: 'Fixed scope',
      Milestone: { Name: 'Beta' },
      Status: 'OPEN',
      Work: { All: 1 },
    });
    const editor = await addPerson(server.database, { flags: ['Sprint_Project.Edit'] });
    await server.database
      .insertInto('project_members')
      .values({ joined_at: testMoment(), project_id: project.id, employee_id: editor.id })
      .execute();
    expect(
      (await server.call('closeSprint', { as: editor, body: { id: next, Carry: 'new', Name: 'Sprint 4' } })).httpStatus,
    ).toBe(403);
  });

  test('leaves them where they are; opened again and closed again it has two closings', async () => {
    expect((await close({ Carry: 'leave' })).data).toMatchObject({
      Carried_to: null,
      Task_ids: [],
      Sprint: { Closing: { Work: { Open: 1 }, Carried_over: 0, Carried_to: null } },
    });
    expect(await sprintOfTask(open.id)).toBe(first);
    expect((await server.call('reopenSprint', { as: manager, body: { id: first } })).data).toMatchObject({
      Status: 'REOPEN',
      Closing: null,
      Closed_at: '2026-03-02T09:00:00.000Z',
    });
    expect((await server.call('reopenSprint', { as: manager, body: { id: first } })).httpStatus).toBe(409);
    await close({ Carry: 'leave' });
    expect(
      (await server.call('listSprintClosings', { as: manager, body: { id: first } })).data.map(
        ({ Tasks }) => Tasks.length,
      ),
    ).toEqual([3, 3]);
    expect((await historyTexts(project.id))[1]).toBe("reopened the sprint 'Sprint 1'");
  });

  test('happens once, also when two people press at the same time', async () => {
    const outcomes = await Promise.all([close({ Carry: 'sprint', Target_sprint_id: next }), close({ Carry: 'leave' })]);
    expect(outcomes.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect((await server.call('listSprintClosings', { as: manager, body: { id: first } })).data).toHaveLength(1);
  });

  test('leaves no task behind that was created in it at the same moment', async () => {
    const entry = {
      Project_id: project.id,
      Issue_type: 'Task',
      Short_summary: 'At the last moment',
      Description: '<p>x</p>',
      Priority: 'LOW',
      Employee_id: worker.id,
      Sprint_id: first,
    };
    const [closed, ...created] = await Promise.all([
      close({ Carry: 'sprint', Target_sprint_id: next }),
      ...Array.from({ length: 4 }, () => server.call('createTask', { as: worker, body: entry })),
    ]);
    const inTime = created.filter(({ httpStatus }) => httpStatus === 200).map(({ data }) => data._id);
    expect(created.filter(({ httpStatus }) => httpStatus !== 200).map(({ httpStatus }) => httpStatus)).toEqual(
      Array.from({ length: 4 - inTime.length }, () => 422),
    );
    expect([...closed.data.Task_ids].sort()).toEqual([open.id, ...inTime].sort());
    for (const id of inTime) expect(await sprintOfTask(id)).toBe(next);
  });

  test('leaves no task behind that was restored at the same moment', async () => {
    const deleted = await Promise.all(
      Array.from({ length: 6 }, () =>
        addTask(server.database, project, {
          sprint_id: first,
          deletion_id: unknownId(),
          deleted_at: new Date(testStart.getTime() - 3_600_000),
          deleted_by_id: manager.id,
        }),
      ),
    );
    const [closed, ...restored] = await Promise.all([
      close({ Carry: 'sprint', Target_sprint_id: next }),
      ...deleted.map(({ id }) => server.call('restoreTaskOrProject', { as: manager, body: { id } })),
    ]);
    expect(restored.map(({ httpStatus }) => httpStatus)).toEqual(deleted.map(() => 200));
    for (const { id } of deleted) expect(await sprintOfTask(id)).toBe(closed.data.Task_ids.includes(id) ? next : null);
  });

  test('carries nothing into a closed, foreign, unknown or the same sprint, and then changes nothing', async () => {
    const foreign = await addSprint(server.database, other.id, 'Theirs');
    await server.database.updateTable('sprints').set({ status: 'CLOSE' }).where('id', '=', next).execute();
    for (const [Target_sprint_id, message] of [
      [next, 'This sprint is closed'],
      [foreign, 'This sprint does not belong to the project'],
      [unknownId(), 'This sprint does not belong to the project'],
      ['nonsense', 'This sprint does not belong to the project'],
      [first, 'The tasks are in this sprint already'],
      ['', 'Please Select Sprint!'],
    ]) {
      expect((await close({ Carry: 'sprint', Target_sprint_id })).errors).toEqual([
        { field: 'Target_sprint_id', message },
      ]);
    }
    expect((await close({})).errors).toEqual([
      { field: 'Carry', message: 'Please Select what happens to the open tasks!' },
    ]);
    expect(await historyTexts(project.id)).toEqual([]);
  });

  test('takes it from the choices of new tasks; a task that is in it stays editable', async () => {
    await close({ Carry: 'leave' });
    const entry = {
      Project_id: project.id,
      Issue_type: 'Task',
      Short_summary: 'Late',
      Description: '<p>x</p>',
      Priority: 'LOW',
      Employee_id: worker.id,
      Sprint_id: first,
    };
    expect((await server.call('createTask', { as: worker, body: entry })).errors).toEqual([
      { field: 'Sprint_id', message: 'This sprint is closed: it takes no more tasks' },
    ]);
    const kept = await server.call('updateTask', {
      as: worker,
      body: { id: open.id, Short_summary: 'Kept', Priority: 'LOW', Employee_id: worker.id, Sprint_id: first },
    });
    expect(kept.data).toMatchObject({ Short_summary: 'Kept', Sprint_id: { _id: first } });
  });
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
  expect((await add(one.id, two.id, one.id)).data).toMatchObject({
    Task_ids: [one.id, two.id],
    Sprint: { Work: { All: 3 } },
  });
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
