import { randomUUID } from 'node:crypto';
import { maySeeLeave } from '../../../src/domain/leave/leaveVisibility';
import { maySeeOvertime } from '../../../src/domain/overtime/overtimeDecision';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { isVisibleLeave } from '../../../src/server/visibility/visibleLeavesReadModel';
import { isVisibleOvertime } from '../../../src/server/features/overtime/overtimeScopeReadModel';
import type { Caller } from '../../../src/server/operations/caller';
import { viewersAmong, visibleAmong, type Viewing } from '../../../src/server/visibility/viewersReadModel';
import { isVisibleProject, isVisibleTask } from '../../../src/server/visibility/visibleProjectsReadModel';
import { testMoment } from '../../support/testMoment';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addLeave, addProject, addTask, type TestProject, type TestTask } from '../../support/testWork';

/** Who sees a record has one rule: the domain and each condition in SQL give the same answer for everyone. */
let server: TestServer;
let people: Record<'owner' | 'leader' | 'notified' | 'manager' | 'technical' | 'outsider', TestPerson>;
let leaveId: string;
let overtimeId: string;
let project: TestProject;
let deletedProject: TestProject;
let tasks: Record<'own' | 'deleted' | 'ofDeletedProject', TestTask>;

const flagSets: readonly PermissionFlag[][] = [
  [],
  ['Me.Team_Leave'],
  ['Report.Leave_Report'],
  ['Report.Approve_Leave'],
  ['Overtime.All_Overtime'],
  ['Overtime.Approve_Overtime'],
  ['Project.All_Project'],
  ['Me.Team_Leave', 'Report.Leave_Report', 'Overtime.All_Overtime', 'Project.All_Project'],
];

const toCaller = (person: TestPerson, flags: readonly PermissionFlag[]): Caller => ({
  employeeId: person.id,
  sessionId: '',
  fullName: '',
  roleId: person.roleId,
  positionId: null,
  confirmedUntil: new Date(0),
  lacksSecondFactor: false,
  grantedFlags: new Set(flags),
});

const eachViewer = () =>
  Object.entries(people).flatMap(([name, person]) =>
    flagSets.map((flags) => ({
      who: `${name} with ${flags.join(', ') || 'no flag'}`,
      caller: toCaller(person, flags),
    })),
  );

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  const leader = await addPerson(database, { flags: [] });
  people = {
    leader,
    owner: await addPerson(database, { flags: [], teamLeaderId: leader.id }),
    notified: await addPerson(database, { flags: [] }),
    manager: await addPerson(database, { flags: [] }),
    technical: await addPerson(database, { flags: [] }),
    outsider: await addPerson(database, { flags: [] }),
  };
  const managers = {
    project_manager_id: people.manager.id,
    technical_project_manager_id: people.technical.id,
  };
  project = await addProject(database, [people.owner, people.leader], managers);
  deletedProject = await addProject(database, [people.owner], { ...managers, deleted_at: testMoment() });
  tasks = {
    own: await addTask(database, project, { assignee_id: people.notified.id }),
    deleted: await addTask(database, project, { assignee_id: people.notified.id, deleted_at: testMoment() }),
    ofDeletedProject: await addTask(database, deletedProject, { assignee_id: people.notified.id }),
  };
  leaveId = await addLeave(database, people.owner, {
    starts_on: '2026-03-10',
    ends_on: '2026-03-11',
    status: 'Pending',
  });
  await database
    .insertInto('leave_notified_employees')
    .values({ leave_id: leaveId, employee_id: people.notified.id })
    .execute();
  overtimeId = randomUUID();
  await database
    .insertInto('overtime_entries')
    .values({
      id: overtimeId,
      employee_id: people.owner.id,
      project_id: project.id,
      work_date: '2026-03-10',
      description: 'Release',
      claimed_hours: 2,
      updated_at: testMoment(),
      status: 'Pending',
      created_at: testMoment(),
    })
    .execute();
});
afterAll(() => server.close());

test('a leave is visible to the same people in the domain and in every list', async () => {
  const leave = {
    employeeId: people.owner.id,
    teamLeaderId: people.leader.id,
    notifiedIds: [people.notified.id],
  };
  const seenBy: string[] = [];
  for (const { who, caller } of eachViewer()) {
    const found = await server.database
      .selectFrom('leaves')
      .select('id')
      .where('id', '=', leaveId)
      .where(isVisibleLeave(caller))
      .execute();
    expect([who, found.length === 1]).toEqual([who, maySeeLeave(leave, caller)]);
    if (found.length === 1) seenBy.push(who);
  }
  expect(seenBy).toEqual(expect.arrayContaining(['owner with no flag', 'notified with no flag']));
  expect(seenBy).toContain('leader with Me.Team_Leave');
  expect(seenBy).toContain('outsider with Report.Approve_Leave');
  expect(seenBy).not.toContain('leader with no flag');
  expect(seenBy).not.toContain('outsider with Me.Team_Leave');
});

test('overtime is visible to the same people in the domain and in every list', async () => {
  const entry = {
    employeeId: people.owner.id,
    teamLeaderId: people.leader.id,
    projectManagerId: people.manager.id,
    technicalProjectManagerId: people.technical.id,
  };
  const seenBy: string[] = [];
  for (const { who, caller } of eachViewer()) {
    const found = await server.database
      .selectFrom('overtime_entries')
      .select('id')
      .where('id', '=', overtimeId)
      .where(isVisibleOvertime(caller))
      .execute();
    expect([who, found.length === 1]).toEqual([who, maySeeOvertime(entry, caller)]);
    if (found.length === 1) seenBy.push(who);
  }
  expect(seenBy).toEqual(
    expect.arrayContaining(['owner with no flag', 'manager with no flag', 'technical with no flag']),
  );
  expect(seenBy).toContain('leader with Me.Team_Leave');
  expect(seenBy).not.toContain('leader with no flag');
  expect(seenBy).not.toContain('outsider with Me.Team_Leave');
  expect(seenBy).not.toContain('outsider with Overtime.Approve_Overtime');
});

test('people who can be mentioned in a task or a project are those to whom it is visible', async () => {
  const { database } = server;
  const viewers = [
    ...Object.values(people).map((person) => toCaller(person, [])),
    toCaller(await addPerson(database, { flags: ['Project.All_Project'] }), ['Project.All_Project']),
  ];
  const ids = viewers.map(({ employeeId }) => employeeId);
  for (const { id } of [project, deletedProject]) {
    const seeing = [];
    for (const viewer of viewers) {
      const found = await database
        .selectFrom('projects')
        .select('id')
        .where('id', '=', id)
        .where(isVisibleProject(viewer))
        .execute();
      if (found.length === 1) seeing.push(viewer.employeeId);
    }
    expect((await viewersAmong(database, { kind: 'project', id }, ids)).sort()).toEqual(seeing.sort());
    expect(seeing).toHaveLength(id === project.id ? 5 : 0);
  }
  for (const { id } of Object.values(tasks)) {
    const seeing = [];
    for (const viewer of viewers) {
      const found = await database
        .selectFrom('tasks')
        .select('id')
        .where('id', '=', id)
        .where(isVisibleTask(viewer))
        .execute();
      if (found.length === 1) seeing.push(viewer.employeeId);
    }
    expect((await viewersAmong(database, { kind: 'task', id }, ids)).sort()).toEqual(seeing.sort());
  }
  // The same for many pairs of both kinds in one statement.
  const subjects: Viewing['subject'][] = [
    ...[project, deletedProject].map(({ id }) => ({ kind: 'project' as const, id })),
    ...Object.values(tasks).map(({ id }) => ({ kind: 'task' as const, id })),
  ];
  const pairs = subjects.flatMap((subject) => ids.map((employeeId): Viewing => ({ subject, employeeId })));
  const visible: Viewing[] = [];
  for (const subject of subjects) {
    const viewing = new Set(await viewersAmong(database, subject, ids));
    visible.push(...pairs.filter((pair) => pair.subject === subject && viewing.has(pair.employeeId)));
  }
  expect(await visibleAmong(database, pairs)).toEqual(visible);
  expect(await viewersAmong(database, { kind: 'task', id: tasks.own.id }, ids)).toHaveLength(6);
  expect(await viewersAmong(database, { kind: 'task', id: tasks.deleted.id }, ids)).toEqual([]);
});
