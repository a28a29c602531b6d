import { contractDocument } from '../../../src/server/operations/contractDocument';
import { startTestServer, testStart, type TestCall, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import {
  addChoice,
  addMembers,
  addPosition,
  addProject,
  addSprint,
  addTask,
  addTeam,
  storedHistory,
  type TestProject,
  type TestTeam,
  type TestTask,
} from '../../support/testWork';

let server: TestServer;
let team: TestTeam;
let project: TestProject;
let task: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  team = await addTeam(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  project = await addProject(server.database, [team.member, team.colleague]);
  task = await addTask(server.database, project, { assignee_id: team.member.id });
});

const minutesLater = (minutes: number): void =>
  void (server.clock.now = new Date(testStart.getTime() + minutes * 60_000));
const add = (body: TestCall['body'], as = team.member) => server.call('addHistory', { as, body });
const history = async (id: string) =>
  (await server.call('listHistory', { as: team.member, params: { taskId: id } })).data[0]?.History ?? [];

test('the history has status, assignee and other changes in the specified fields, the newest first', async () => {
  await server.call('editTask', { as: team.member, body: { id: task.id, Status: 'IN PROGRESS' } });
  minutesLater(1);
  await server.call('editTask', { as: team.colleague, body: { id: task.id, Employee_id: team.colleague.id } });
  minutesLater(2);
  await server.call('editTask', { as: team.member, body: { id: task.id, Priority: 'HIGH' } });
  expect(await history(task.id)).toMatchObject([
    {
      Updated_by: 'Asha Rao',
      Privious_Status: null,
      Field: 'Priority',
      Privious_Value: 'MEDIUM',
      Current_Value: 'HIGH',
    },
    {
      Updated_by: 'Ben Okoro',
      User_id: team.colleague.id,
      Privious_Assignees: 'Asha Rao',
      Current_Assignees: 'Ben Okoro',
      Privious_Status: null,
      Current_Status: null,
    },
    {
      Updated_by: 'Asha Rao',
      User_id: team.member.id,
      Privious_Status: 'OPEN',
      Current_Status: 'IN PROGRESS',
      Time: testStart.toISOString(),
      Created_by: null,
      Comments: null,
      Action: null,
    },
  ]);
});

test('the creation of a task has an entry with author and time', async () => {
  const body = {
    Project_id: project.id,
    Issue_type: 'Task',
    Short_summary: 'New',
    Description: 'Text',
    Priority: 'LOW',
    Employee_id: team.member.id,
  };
  const { data } = await server.call('createTask', { as: team.member, body });
  expect(await history(data._id)).toMatchObject([
    { Created_by: 'Asha Rao', Updated_by: null, Task_create: testStart.toISOString(), Action: 'Created' },
  ]);
});

test('a status change that is reported again makes no second entry', async () => {
  await server.call('editTask', { as: team.member, body: { id: task.id, Status: 'CLOSE' } });
  const [entry] = await history(task.id);
  const { data } = await add({
    Task_id: task.id,
    Updated_by: 'Another User',
    Current_Status: 'CLOSE',
    Privious_Status: 'OPEN',
  });
  expect(data).toEqual(entry);
  expect(await history(task.id)).toHaveLength(1);
});

test('an assignee change is reported again without a task, as specified, and makes no second entry', async () => {
  await server.call('editTask', { as: team.member, body: { id: task.id, Employee_id: team.colleague.id } });
  const { data } = await add({ Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' });
  expect(data._id).toBe((await history(task.id))[0]?._id);
  minutesLater(2);
  expect((await add({ Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' })).httpStatus).toBe(422);
  expect(
    (await add({ Task_id: task.id, Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' })).data._id,
  ).toBe(data._id);
  expect(await history(task.id)).toHaveLength(1);
});

test("a project's status change that is reported again makes no second entry", async () => {
  await server.call('editProjectStatus', { as: team.member, body: { id: project.id, Status: 'Hold' } });
  const { data } = await add({ project_id: project.id, Updated_by: 'Asha Rao', Action: 'Status to Hold' });
  expect(data).toMatchObject({
    Action: 'Status to Hold',
    Updated_by: 'Asha Rao',
    Privious_Status: 'Open',
    Current_Status: 'Hold',
  });
  expect(await storedHistory(server.database, project.id)).toHaveLength(1);
});

test.each([
  [{ Current_Status: 'CLOSE', Privious_Status: 'OPEN' }, 'Current_Status', "You have made no such change: 'CLOSE'"],
  [
    { Current_Assignees: 'Ben Okoro', Privious_Assignees: 'Asha Rao' },
    'Current_Assignees',
    "You have made no such change: 'Ben Okoro'",
  ],
  [{ Action: 'Project deleted' }, 'Action', "You have made no such change: 'Project deleted'"],
])('a change that never happened cannot be written into the history: %j', async (claim, field, message) => {
  const answer = await add({ Task_id: task.id, ...claim });
  expect(answer.httpStatus).toBe(422);
  expect(answer.errors).toEqual([{ field, message }]);
  expect(await history(task.id)).toEqual([]);
});

test("a colleague's change cannot be claimed as one's own", async () => {
  await server.call('editTask', { as: team.colleague, body: { id: task.id, Status: 'CLOSE' } });
  expect((await add({ Task_id: task.id, Current_Status: 'CLOSE', Privious_Status: 'OPEN' })).httpStatus).toBe(422);
});

test('a remark makes an entry under the caller, not under the user that the request names', async () => {
  const { data } = await add({
    User_id: team.outsider.id,
    Task_id: task.id,
    Updated_by: 'Another User',
    Comments: ' Waits for the client ',
  });
  expect(data).toMatchObject({
    User_id: team.member.id,
    Updated_by: 'Asha Rao',
    Comments: 'Waits for the client',
    Time: testStart.toISOString(),
  });
  expect(await history(task.id)).toEqual([data]);
  expect((await add({ project_id: project.id, Comments: 'On the project' })).httpStatus).toBe(200);
  expect(await history(project.id)).toMatchObject([{ Comments: 'On the project' }]);
});

test('an entry without a text, or for nothing, is rejected', async () => {
  for (const body of [{}, { Task_id: task.id }, { Task_id: task.id, Comments: '   ' }]) {
    const answer = await add(body);
    expect([answer.httpStatus, answer.message]).toEqual([422, 'A history entry needs a text']);
  }
  expect((await add({ Comments: 'Lost' })).message).toBe('A history entry belongs to a task or a project');
});

test('a user who is no member can neither read nor write a history', async () => {
  for (const id of [task.id, project.id, 'nonsense']) {
    const read = await server.call('listHistory', { as: team.outsider, params: { taskId: id } });
    const written = await server.call('addHistory', { as: team.outsider, body: { Task_id: id, Comments: 'Hello' } });
    expect([read.httpStatus, read.message, written.httpStatus, written.message]).toEqual([
      404,
      'Task or project not found',
      404,
      'Task or project not found',
    ]);
  }
});

describe('Every way to change a field', () => {
  const earlier = {
    summary: 'Berth plan',
    description: '<p>Old text</p>',
    assigned_on: '2026-03-01',
    starts_on: '2026-03-02',
    due_on: '2026-03-20',
    duration_hours: 2,
  };
  // Each value that the forms of a task can change: what is sent, and the values of the entry.
  const taskCases = [
    { field: 'Short_summary', sent: 'Berth plan of the pier', from: 'Berth plan', to: 'Berth plan of the pier' },
    { field: 'Issue_type', sent: 'Bug', from: 'Task', to: 'Bug' },
    { field: 'Status', sent: 'IN PROGRESS', from: 'OPEN', to: 'IN PROGRESS' },
    { field: 'Priority', sent: 'HIGH', from: 'MEDIUM', to: 'HIGH' },
    { field: 'Employee_id', label: 'Assignees', sent: () => team.colleague.id, from: 'Asha Rao', to: 'Ben Okoro' },
    { field: 'Reporter_id', label: 'Reporter', sent: () => team.colleague.id, from: 'Asha Rao', to: 'Ben Okoro' },
    { field: 'Sprint_id', sent: () => sprintId, from: null, to: 'Sprint 1' },
    { field: 'Assigned_date', sent: '2026-03-04', from: '2026-03-01', to: '2026-03-04' },
    { field: 'Start_date', sent: '2026-03-05', from: '2026-03-02', to: '2026-03-05' },
    {
      field: 'Start_half',
      label: 'Start_date',
      sent: 'Second Half',
      from: '2026-03-02, First Half',
      to: '2026-03-02, Second Half',
    },
    { field: 'Due_date', sent: '2026-03-24', from: '2026-03-20', to: '2026-03-24' },
    {
      field: 'Due_half',
      label: 'Due_date',
      sent: 'First Half',
      from: '2026-03-20, Second Half',
      to: '2026-03-20, First Half',
    },
    { field: 'Task_duration', sent: '3.5', from: '2', to: '3.5' },
    { field: 'Description', sent: '<p>New text</p>', from: 'Old text', to: 'New text' },
    { field: 'Linkissue_Taskkey', sent: () => linked.key, from: null, to: () => linked.key },
  ] as const;
  type TaskCase = (typeof taskCases)[number];
  let manager: TestPerson;
  let linked: TestTask;
  let sprintId: string;
  const plain = (value: string | (() => string) | null): string | null =>
    typeof value === 'function' ? value() : value;
  const expected = (taskCase: TaskCase) => ({
    Updated_by: 'Asha Rao',
    Field: 'label' in taskCase ? taskCase.label : taskCase.field,
    Privious_Value: taskCase.from,
    Current_Value: plain(taskCase.to),
  });
  const fresh = () =>
    addTask(server.database, project, { ...earlier, assignee_id: team.member.id, reporter_id: team.member.id });
  const base = (id: string) => ({ id, Short_summary: 'Berth plan', Priority: 'MEDIUM', Employee_id: team.member.id });
  const properties = (form: string): string[] =>
    Object.keys(
      (contractDocument.components as { schemas: Record<string, { properties: object }> }).schemas[form]?.properties ??
        {},
    );
  beforeAll(async () => {
    manager = await addPerson(server.database, { role: 'Project Manager', firstName: 'Mira', lastName: 'Jansen' });
  });
  beforeEach(async () => {
    await addMembers(server.database, project.id, [manager]);
    sprintId = await addSprint(server.database, project.id, 'Sprint 1');
    linked = await addTask(server.database, project);
  });

  test.each(['updateTask', 'editTask', 'bulk', 'paste'] as const)(
    'of a task has an entry by %s with author, previous and new value',
    async (way) => {
      const form = way === 'updateTask' ? 'UpdateTaskForm' : way === 'bulk' ? 'EditManyTasksForm' : 'EditTaskForm';
      const cases = taskCases.filter(({ field }) => properties(form).includes(field));
      for (const taskCase of cases) {
        const { id } = await fresh();
        const change = { [taskCase.field]: plain(taskCase.sent) };
        const call = (operation: 'updateTask' | 'editTask' | 'editManyTasks', body: Record<string, unknown>) =>
          server.call(operation, { as: team.member, body });
        const answer =
          way === 'updateTask'
            ? await call(way, { ...base(id), ...change })
            : way === 'editTask'
              ? await call(way, { id, ...change })
              : await call(
                  'editManyTasks',
                  way === 'bulk' ? { ids: [id], ...change } : { changes: [JSON.stringify({ id, ...change })] },
                );
        expect([taskCase.field, answer.httpStatus, answer.message]).toEqual([taskCase.field, 200, undefined]);
        expect(await history(id)).toEqual([expect.objectContaining(expected(taskCase))]);
      }
    },
  );

  test('and no field that a form can change is left out', () => {
    // Read-only, names that an id decides, what an undo restores, and files, which have a test of their own below.
    const others = [
      'id',
      'Version',
      'former',
      'Project_id',
      'Project_name',
      'Project_short_name',
      'Task_key',
      'Reporter',
      'Assignees',
      'Sprint_name',
      'demo_image',
      'olddocument',
      'ids',
      'changes',
      'new_tasks',
      'Restores',
    ];
    const known = new Set<string>([...taskCases.map(({ field }) => field), ...others]);
    for (const form of ['UpdateTaskForm', 'EditTaskForm', 'EditManyTasksForm'])
      expect(properties(form).filter((name) => !known.has(name))).toEqual([]);
  });

  test('files and links that come and go, a closed sprint, a hand-over and an undo are in the history of every task they concern', async () => {
    const { id, key } = await fresh();
    const save = (
      changes: Record<string, unknown>,
      files: { field: string; fileName: string; content: string }[] = [],
    ) => server.call('updateTask', { as: team.member, body: { ...base(id), ...changes }, files });
    await save({ Linkissue_Taskkey: linked.key }, [{ field: 'demo_image', fileName: 'pier.txt', content: 'pier' }]);
    minutesLater(1);
    await save({ Linkissue_Taskkey: '', olddocument: [''] });
    expect(
      (await history(id)).map(({ Field, Privious_Value, Current_Value }) => [Field, Privious_Value, Current_Value]),
    ).toEqual(
      expect.arrayContaining([
        ['Linkissue_Taskkey', null, linked.key],
        ['Document', null, 'pier.txt'],
        ['Linkissue_Taskkey', linked.key, null],
        ['Document', 'pier.txt', null],
      ]),
    );
    expect((await history(linked.id)).map(({ Action }) => Action)).toEqual([
      `Link with ${key} removed`,
      `Linked with ${key}`,
    ]);

    minutesLater(2);
    const { data: bulk } = await server.call('editManyTasks', {
      as: team.member,
      body: { ids: [id], Priority: 'LOW' },
    });
    minutesLater(3);
    await server.call('undoManyTasks', { as: team.member, body: { id: bulk.Change_id } });
    expect((await history(id))[0]).toMatchObject({ Field: 'Priority', Privious_Value: 'LOW', Current_Value: 'MEDIUM' });

    minutesLater(4);
    await server.call('addSprintTasks', { as: manager, body: { id: sprintId, Task_ids: id } });
    expect((await history(id))[0]).toMatchObject({
      Updated_by: 'Mira Jansen',
      Field: 'Sprint_id',
      Privious_Value: null,
      Current_Value: 'Sprint 1',
    });
    minutesLater(5);
    await server.call('closeSprint', { as: manager, body: { id: sprintId, Carry: 'new', Name: 'Sprint 2' } });
    expect((await history(id))[0]).toMatchObject({
      Field: 'Sprint_id',
      Privious_Value: 'Sprint 1',
      Current_Value: 'Sprint 2',
    });
    minutesLater(6);
    await server.call('removeProjectMember', {
      as: manager,
      body: { id: project.id, Employee_id: team.member.id, Hand_over_to: team.colleague.id },
    });
    const [entry] =
      (await server.call('listHistory', { as: team.colleague, params: { taskId: id } })).data[0]?.History ?? [];
    expect(entry).toMatchObject({
      Updated_by: 'Mira Jansen',
      Field: 'Assignees',
      Privious_Assignees: 'Asha Rao',
      Current_Assignees: 'Ben Okoro',
    });
  });

  test('of a project is recorded, and none is left out', async () => {
    const { database } = server;
    const managing = await addPosition(database, 'Manager', {
      is_project_manager: true,
      is_technical_project_manager: true,
    });
    const [tom, nora] = [
      await addPerson(database, { role: 'Project Manager', positionId: managing, firstName: 'Tom', lastName: 'Weiss' }),
      await addPerson(database, { positionId: managing, firstName: 'Nora', lastName: 'Lind' }),
    ];
    for (const name of ['React', 'Kotlin']) await addChoice(database, 'tech_stacks', name);
    await addChoice(database, 'requirements', 'Hosting');
    const react = await database
      .selectFrom('tech_stacks')
      .select('id')
      .where('name', '=', 'React')
      .executeTakeFirstOrThrow();
    const cases: readonly [field: string, sent: string, from: string | null, to: string, label?: string][] = [
      ['Project_name', 'Harbour two', 'Harbour', 'Harbour two'],
      ['Client_name', 'City', 'Port authority', 'City'],
      ['Tech_stack', 'React,Kotlin', 'React', 'Kotlin, React'],
      ['Project_manager_id', nora.id, 'Tom Weiss', 'Nora Lind', 'Project_manager'],
      ['Technical_project_manager_id', nora.id, 'Tom Weiss', 'Nora Lind', 'Technical_project_manager'],
      ['Project_awarded_date', '2026-03-01', '2026-02-01', '2026-03-01'],
      ['Project_start_date', '2026-03-20', '2026-02-10', '2026-03-20'],
      ['Project_description', '<p>New</p>', 'Old', 'New', 'Description'],
      ['Remark', 'Soon', 'Careful', 'Soon'],
      ['Client_requirement', 'Hosting', null, 'Hosting'],
      [
        'Project_member',
        `${team.member.id},${team.colleague.id},${tom.id}`,
        'Asha Rao, Ben Okoro',
        'Asha Rao, Ben Okoro, Tom Weiss',
      ],
      ['Platform', 'iOS', null, 'iOS'],
      ['Project_type', 'SEO', null, 'SEO'],
    ];
    const others = [
      'id',
      'Version',
      'Project_manager',
      'Technical_project_manager',
      'Project_short_name',
      'demo_image',
      'olddocument',
    ];
    expect(
      properties('EditProjectForm')
        .filter((name) => !others.includes(name))
        .sort(),
    ).toEqual(cases.map(([field]) => field).sort());
    for (const [field, sent, from, to, label = field] of cases) {
      const { id } = await addProject(database, [team.member, team.colleague], {
        project_manager_id: tom.id,
        technical_project_manager_id: tom.id,
        awarded_on: '2026-02-01',
        started_on: '2026-02-10',
        description: '<p>Old</p>',
        remark: 'Careful',
      });
      await database.insertInto('project_tech_stacks').values({ project_id: id, tech_stack_id: react.id }).execute();
      const body = {
        id,
        Project_name: 'Harbour',
        Client_name: 'Port authority',
        Tech_stack: 'React',
        Project_manager_id: tom.id,
        Technical_project_manager_id: tom.id,
        [field]: sent,
      };
      const answer = await server.call('editProject', { as: tom, body });
      expect([field, answer.httpStatus, answer.message]).toEqual([field, 200, undefined]);
      expect(await history(id)).toEqual([
        expect.objectContaining({ Updated_by: 'Tom Weiss', Field: label, Privious_Value: from, Current_Value: to }),
      ]);
    }
  });
});
