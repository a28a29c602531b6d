import { startPlanningTests } from '../../support/server/planningTests';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { testStart, unknownId, type TestServer } from '../../support/testServer';
import { addSprint, addTask, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let manager: TestPerson;
let worker: TestPerson;
let project: TestProject;
let other: TestProject;
const { milestone, sprintOfTask, historyTexts } = startPlanningTests((started) => {
  ({ server, manager, worker, project, other } = started);
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
      { field: 'Sprint_id', message: 'Sprint 1 is closed: it takes no more tasks' },
    ]);
    const kept = await server.call('updateTask', {
      as: worker,
      body: { id: open.id, Short_summary: 'Kept', Priority: 'LOW', Employee_id: worker.id, Sprint_id: first },
    });
    expect(kept.data).toMatchObject({ Short_summary: 'Kept', Sprint_id: { _id: first } });
  });
});
