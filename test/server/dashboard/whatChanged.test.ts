import { randomUUID } from 'node:crypto';
import { projectChangeKinds, type ProjectChangeKind } from '../../../src/domain/dashboard/whatChanged';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { SeededRandom } from '../../../src/server/demo/seed/seededRandom';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';

const flags: PermissionFlag[] = [
  ...(['Project.View_Member', 'Project.Edit_Project', 'Project.Edit_Task', 'Project.Create_Task'] as const),
  ...([
    'Milestone_Project.Add',
    'Milestone_Project.Edit',
    'Milestone_Project.Delete',
    'Sprint_Project.Add',
    'Sprint_Project.Edit',
  ] as const),
];
const hourMs = 3_600_000;
let server: TestServer;
let manager: TestPerson;
let member: TestPerson;
let stranger: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { flags, lastName: 'Manager' });
  member = await addPerson(server.database, { flags: [], lastName: 'Member' });
  stranger = await addPerson(server.database, { flags, lastName: 'Stranger' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  project = await addProject(server.database, [manager, member]);
});

const at = (hours: number): Date => new Date(testStart.getTime() + hours * hourMs);
const since = (): string => at(-24).toISOString();
const counts = async (as = manager, from = since()): Promise<Partial<Record<ProjectChangeKind, number>>> => {
  const { data } = await server.call('getWhatChanged', { as, query: { since: from } });
  const own = data.find(({ _id }) => _id === project.id);
  return Object.fromEntries((own?.Counts ?? []).map(({ Kind, Count }) => [Kind, Count]));
};
const rows = async (kind: ProjectChangeKind, as = manager, from = since()) =>
  (await server.call('listWhatChanged', { as, query: { since: from, projectId: project.id, kind } })).data;
const edit = (id: string, body: Record<string, string>) =>
  server.call('editTask', { as: manager, body: { id, ...body } });
const createTask = async (summary: string) => {
  const { data } = await server.call('createTask', {
    as: manager,
    body: {
      Project_id: project.id,
      Short_summary: summary,
      Issue_type: 'Task',
      Description: '<p>Text</p>',
      Employee_id: manager.id,
      Priority: 'LOW',
      Task_duration: '2',
      Due_date: '2026-03-20',
    },
  });
  return data;
};

test('Every kind is counted, and every count opens exactly its rows', async () => {
  const finished = await addTask(server.database, project, { status: 'OPEN', assignee_id: manager.id });
  const reopened = await addTask(server.database, project, { status: 'CLOSE', assignee_id: manager.id });
  const moved = await addTask(server.database, project, {
    status: 'OPEN',
    assignee_id: manager.id,
    due_on: '2026-03-10',
  });
  await addTask(server.database, project, { status: 'OPEN', due_on: '2026-03-01', summary: 'Late' });
  await addTask(server.database, project, { status: 'CLOSE', due_on: '2026-03-01' });
  await addTask(server.database, project, { status: 'OPEN', due_on: '2026-02-20' });
  await createTask('A new one');
  await edit(finished.id, { Status: 'CLOSE' });
  await edit(reopened.id, { Status: 'REOPEN' });
  await edit(moved.id, { Due_date: '2026-03-17' });
  await server.call('addStatusUpdate', {
    as: manager,
    body: { Project_id: project.id, Health: 'At risk', Text: '<p>Late <b>tests</b></p>' },
  });
  const { data: milestone } = await server.call('createMilestone', {
    as: manager,
    body: { Project_id: project.id, Name: "Go 'live'", DueDate: '2026-03-20' },
  });
  await server.call('updateMilestone', {
    as: manager,
    body: { id: milestone._id, Name: "Go 'live'", DueDate: '2026-03-27', Status: 'CLOSE' },
  });
  const { data: sprint } = await server.call('createSprint', {
    as: manager,
    body: { Project_id: project.id, Name: 'Sprint 1', StartDate: '2026-03-02', DueDate: '2026-03-13' },
  });
  await server.call('closeSprint', { as: manager, body: { id: sprint._id, Carry: 'leave' } });
  const away = await addPerson(server.database, { lastName: 'Away' });
  await server.database
    .insertInto('project_members')
    .values({ project_id: project.id, employee_id: away.id, joined_at: testStart, is_leader: false })
    .execute();
  await server.database
    .insertInto('leaves')
    .values({
      created_at: testStart,
      id: randomUUID(),
      employee_id: away.id,
      created_by_id: away.id,
      leave_type: 'Casual Leave',
      reason: 'Private matter',
      starts_on: '2026-03-02',
      ends_on: '2026-03-04',
      status: 'Approved',
      acted_at: testStart,
      acted_by_id: manager.id,
    })
    .execute();

  const counted = await counts();
  expect(Object.keys(counted).sort()).toEqual([...projectChangeKinds].sort());
  for (const kind of projectChangeKinds) {
    const { Rows, Total } = await rows(kind);
    expect([kind, Rows.length, Total]).toEqual([kind, counted[kind], counted[kind]]);
  }
  const first = async (kind: ProjectChangeKind) => (await rows(kind)).Rows[0];
  expect(await first('finished')).toMatchObject({ Subject_id: finished.id, Before: 'OPEN', After: 'CLOSE' });
  expect(await first('reopened')).toMatchObject({ Subject_id: reopened.id, After: 'REOPEN' });
  expect(await first('due-moved')).toMatchObject({ Subject_id: moved.id, By: expect.any(String) as string });
  expect(await first('overdue')).toMatchObject({ Title: 'Late', Day: '2026-03-01' });
  expect(counted.overdue).toBe(1);
  expect(await first('created')).toMatchObject({ Title: 'A new one' });
  expect(await first('status-update')).toMatchObject({ Title: 'Late tests', After: 'At risk' });
  expect(await first('milestone-reached')).toMatchObject({ Title: "Go 'live'", Before: 'OPEN', After: 'CLOSE' });
  expect(await first('milestone-moved')).toMatchObject({ Before: '20/03/2026', After: '27/03/2026' });
  expect(await first('sprint-closed')).toMatchObject({ Title: 'Sprint 1', Subject_id: sprint._id });
  const leave = await first('leave');
  expect(leave).toMatchObject({ Day: '2026-03-02', After: '2026-03-04' });
  expect(JSON.stringify(leave)).not.toContain('Private');
});

test('A task counts once, with its newest change, and not when the change was reverted', async () => {
  const task = await addTask(server.database, project, { status: 'OPEN', assignee_id: manager.id });
  for (const Status of ['CLOSE', 'REOPEN', 'CLOSE']) await edit(task.id, { Status });
  expect(await counts()).toMatchObject({ finished: 1, reopened: 1 });
  await edit(task.id, { Status: 'OPEN' });
  expect((await counts()).finished).toBeUndefined();
});

test('A reopening that was undone does not count, whatever becomes of the task afterwards; one that was reverted by hand does', async () => {
  const undone = await addTask(server.database, project, { status: 'CLOSE', assignee_id: manager.id });
  const reverted = await addTask(server.database, project, { status: 'CLOSE', assignee_id: manager.id });
  const change = { id: undone.id, Status: 'REOPEN' };
  const { data } = await server.call('editManyTasks', { as: manager, body: { changes: [JSON.stringify(change)] } });
  await edit(reverted.id, { Status: 'REOPEN' });
  server.clock.now = at(1);
  await server.call('undoManyTasks', { as: manager, body: { id: data.Change_id ?? '' } });
  await edit(reverted.id, { Status: 'CLOSE' });
  server.clock.now = at(2);
  for (const { id } of [undone, reverted]) await edit(id, { Status: 'IN PROGRESS' });
  expect((await rows('reopened')).Rows.map(({ Key }) => Key)).toEqual([reverted.key]);
});

test('A task that was reopened once more after its reopening was undone counts, and one that an undo has reopened', async () => {
  const again = await addTask(server.database, project, { status: 'CLOSE', assignee_id: manager.id });
  const restored = await addTask(server.database, project, { status: 'CLOSE', assignee_id: manager.id });
  const changeAndUndo = async (id: string, Status: string) => {
    const change = JSON.stringify({ id, Status });
    const { data } = await server.call('editManyTasks', { as: manager, body: { changes: [change] } });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await server.call('undoManyTasks', { as: manager, body: { id: data.Change_id ?? '' } });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  };
  await edit(restored.id, { Status: 'REOPEN' });
  server.clock.now = at(1);
  await changeAndUndo(restored.id, 'CLOSE');
  await changeAndUndo(again.id, 'REOPEN');
  await edit(again.id, { Status: 'REOPEN' });
  expect((await rows('reopened')).Rows.map(({ Key }) => Key).toSorted()).toEqual([again.key, restored.key].toSorted());
});

test('A milestone that was opened again is not reached', async () => {
  const as = manager;
  const body = { Project_id: project.id, Name: 'Launch', DueDate: '2026-03-20' };
  const { data } = await server.call('createMilestone', { as, body });
  const save = async (Status: string, hours: number) => {
    server.clock.now = at(hours);
    await server.call('updateMilestone', { as, body: { ...body, id: data._id, Status } });
  };
  await save('CLOSE', 1);
  expect(await counts()).toMatchObject({ 'milestone-reached': 1 });
  await save('OPEN', 2);
  expect((await counts())['milestone-reached']).toBeUndefined();
  await save('CLOSE', 3);
  expect((await rows('milestone-reached')).Rows).toMatchObject([{ Title: 'Launch' }]);
});

interface KnownMilestone {
  readonly id: string;
  name: string;
  dueOn: string;
  status: string;
  isDeleted: boolean;
  /** Values before and after each save since the asked instant. */
  readonly saved: { readonly label: 'status' | 'dueOn'; readonly before: string; readonly after: string }[];
}

describe('milestones that are renamed, deleted, restored and made again with names of others', () => {
  const names = ['Alpha', 'Beta', "Go 'live'"];
  const days = ['2026-03-20', '2026-03-27', '2026-04-03', ''];
  const shownDay = (day: string) => (day === '' ? '-' : day.split('-').toReversed().join('/'));

  test.each(['one', 'two', 'three', 'four'])('each is counted as itself (%s)', async (seed) => {
    const random = new SeededRandom(`milestones ${seed}`);
    const known: KnownMilestone[] = [];
    const asked = at(10);
    const send = (call: 'createMilestone' | 'updateMilestone', milestone: Omit<KnownMilestone, 'saved'>) =>
      server.call(call, {
        as: manager,
        body: {
          ...(call === 'updateMilestone' && { id: milestone.id }),
          Project_id: project.id,
          Name: milestone.name,
          DueDate: milestone.dueOn,
          Status: milestone.status,
          // Written by someone, in the words of the history.
          Description: `Step ${random.uint32()}\nStatus: OPEN → CLOSE\nDue Date: 01/01/2026 → 02/01/2026`,
        },
      });
    for (let step = 1; step <= 40; step += 1) {
      server.clock.now = at(step / 2);
      const isAsked = server.clock.now >= asked;
      const present = known.filter(({ isDeleted }) => !isDeleted);
      const free = names.filter((name) => present.every((milestone) => milestone.name !== name));
      const removed = known.filter(({ name, isDeleted }) => isDeleted && free.includes(name));
      const [newName] = free;
      if (removed.length > 0 && random.chance(0.2)) {
        const milestone = random.pick(removed);
        await server.call('restoreMilestone', { as: manager, body: { id: milestone.id } });
        milestone.isDeleted = false;
      } else if (newName !== undefined && (present.length === 0 || random.chance(0.3))) {
        const values = { id: '', name: newName, dueOn: random.pick(days), status: 'OPEN', isDeleted: false };
        const { data } = await send('createMilestone', values);
        known.push({ ...values, id: data._id, saved: [] });
      } else {
        const milestone = random.pick(present);
        if (random.chance(0.15)) {
          await server.call('deleteMilestone', { as: manager, body: { id: milestone.id } });
          milestone.isDeleted = true;
          continue;
        }
        const before = { ...milestone };
        if (newName !== undefined && random.chance(0.4)) milestone.name = newName;
        milestone.dueOn = random.pick(days);
        milestone.status = random.pick(['OPEN', 'CLOSE', 'CLOSE', 'IN PROGRESS']);
        expect((await send('updateMilestone', milestone)).httpStatus).toBe(200);
        for (const label of ['status', 'dueOn'] as const)
          if (isAsked && before[label] !== milestone[label])
            milestone.saved.push({ label, before: before[label], after: milestone[label] });
      }
    }
    const present = known.filter(({ isDeleted }) => !isDeleted);
    const reached = present.flatMap(({ id, name, saved }) => {
      const last = saved.findLast(({ label }) => label === 'status');
      return last?.after === 'CLOSE' ? [[id, name, last.before]] : [];
    });
    const moved = present.flatMap(({ id, name, saved }) => {
      const changes = saved.filter(({ label }) => label === 'dueOn');
      const [from, to] = [changes[0]?.before, changes.at(-1)?.after];
      return from === to || from === '' ? [] : [[id, name, shownDay(from ?? ''), shownDay(to ?? '')]];
    });
    const from = asked.toISOString();
    const seen = async (kind: ProjectChangeKind) => (await rows(kind, manager, from)).Rows;
    expect((await seen('milestone-reached')).map((row) => [row.Subject_id, row.Title, row.Before]).sort()).toEqual(
      reached.sort(),
    );
    expect(
      (await seen('milestone-moved')).map((row) => [row.Subject_id, row.Title, row.Before, row.After]).sort(),
    ).toEqual(moved.sort());
    const counted = await counts(manager, from);
    expect([counted['milestone-reached'] ?? 0, counted['milestone-moved'] ?? 0]).toEqual([
      reached.length,
      moved.length,
    ]);
  });
});

test('What happened before does not count', async () => {
  const task = await addTask(server.database, project, { status: 'OPEN', assignee_id: manager.id });
  await edit(task.id, { Status: 'CLOSE' });
  expect(await counts()).toEqual({ finished: 1 });
  server.clock.now = at(2);
  expect(await counts(manager, at(1).toISOString())).toEqual({});
});

test('Others than those of the project learn nothing, and leaves need the flag for members', async () => {
  await createTask('Hidden');
  expect(await counts()).toEqual({ created: 1 });
  expect(await counts(stranger)).toEqual({});
  const hidden = await server.call('listWhatChanged', {
    as: stranger,
    query: { since: since(), projectId: project.id, kind: 'created' },
  });
  expect(hidden.httpStatus).toBe(404);
  const leave = await server.call('listWhatChanged', {
    as: member,
    query: { since: since(), projectId: project.id, kind: 'leave' },
  });
  expect(leave.httpStatus).toBe(403);
});

test('The time is bounded', async () => {
  for (const from of [at(-24 * 40), at(1)]) {
    const { httpStatus, errors } = await server.call('getWhatChanged', {
      as: manager,
      query: { since: from.toISOString() },
    });
    expect([httpStatus, errors[0]?.field]).toEqual([422, 'since']);
  }
});
