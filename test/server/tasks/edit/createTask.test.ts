import { issueTypes } from '../../../../src/domain/tasks/taskChoices';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { addProject, addSprint, addTask, storedHistory, type TestProject } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';

let server: TestServer;
let author: TestPerson;
let colleague: TestPerson;
let outsider: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  author = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  colleague = await addPerson(server.database, { firstName: 'Ben', lastName: 'Okoro' });
  outsider = await addPerson(server.database);
  project = await addProject(server.database, [author, colleague], { short_name: 'HBR' });
});
afterAll(() => server.close());

const entry = (changes: Record<string, unknown> = {}) => ({
  Project_id: project.id,
  Issue_type: 'Bug',
  Short_summary: '  Berth plan is empty ',
  Description: '<p>Open it <strong>twice</strong></p>',
  Priority: 'HIGH',
  Employee_id: colleague.id,
  ...changes,
});
const countTasks = async (): Promise<number> =>
  (await server.database.selectFrom('tasks').select('id').execute()).length;

test('a new task gets the next key of its project, the caller as reporter and the status OPEN', async () => {
  const sprint = await addSprint(server.database, project.id, 'Sprint 7');
  const linked = await addTask(server.database, project);
  const { data } = await server.call('createTask', {
    as: author,
    body: entry({
      Sprint_id: sprint,
      Assigned_date: '2026-03-01',
      Due_date: '2026-03-09',
      Task_duration: '0.5',
      Linkissue_Taskkey: linked.key,
      Task_key: 'HBR-99',
      Reporter: 'Another User',
    }),
    files: [{ field: 'demo_image', fileName: 'plan.txt', content: 'berths' }],
  });
  expect(data).toMatchObject({
    Task_key: 'HBR-2',
    Issue_type: 'Bug',
    Short_summary: 'Berth plan is empty',
    Description: '<p>Open it <strong>twice</strong></p>',
    Reporter: 'Asha Rao',
    Reporter_id: author.id,
    Assignees: 'Ben Okoro',
    Employee_id: colleague.id,
    Assigned_date: '2026-03-01',
    Assigned_date2: '2026-03-01',
    Due_date: '2026-03-09',
    Task_duration: 0.5,
    Priority: 'HIGH',
    Status: 'OPEN',
    Project_id: project.id,
    Project_name: 'Harbour',
    Sprint_id: { _id: sprint, Name: 'Sprint 7' },
    Linkissue_Taskkey: linked.id,
    Version: 1,
    Logged_minutes: 0,
    Document_files: [{ Name: 'plan.txt', Size: 6 }],
  });
  expect(data.Document).toHaveLength(1);
  expect(await storedHistory(server.database, data._id)).toEqual([
    { actor_id: author.id, field: null, previous_value: null, current_value: null, action: 'Created', remark: null },
  ]);
});

test('an employee creates tasks of every issue type, and changes the type; there is no other', async () => {
  const ids: string[] = [];
  for (const Issue_type of issueTypes) {
    const { data } = await server.call('createTask', { as: author, body: entry({ Issue_type }) });
    expect(data.Issue_type).toBe(Issue_type);
    ids.push(data._id);
  }
  for (const Issue_type of issueTypes) {
    const { data } = await server.call('updateTask', {
      as: author,
      body: entry({ id: ids[0], Issue_type, Reporter_id: author.id }),
    });
    expect(data.Issue_type).toBe(Issue_type);
  }
  expect((await server.call('createTask', { as: author, body: entry({ Issue_type: 'Epic' }) })).errors).toContainEqual(
    expect.objectContaining({ field: 'Issue_type' }),
  );
});

test('ten tasks that are created at the same time get ten keys', async () => {
  const busy = await addProject(server.database, [author], { short_name: 'TEN' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      server.call('createTask', { as: author, body: entry({ Project_id: busy.id, Employee_id: author.id }) }),
    ),
  );
  const keys = answers.map((answer) => answer.data.Task_key);
  expect([...keys].sort()).toEqual([
    'TEN-1',
    'TEN-10',
    'TEN-2',
    'TEN-3',
    'TEN-4',
    'TEN-5',
    'TEN-6',
    'TEN-7',
    'TEN-8',
    'TEN-9',
  ]);
});

test.each([
  ['Project_id', 'Please Select Project Name'],
  ['Issue_type', 'Please Select Issue Type!'],
  ['Short_summary', 'Please Select Short Summary'],
  ['Description', 'Please Enter Description!'],
  ['Priority', 'Please Select Priority!'],
  ['Employee_id', 'Please Select Assignees!'],
])('a task without %s is rejected: %s', async (field, message) => {
  for (const value of [undefined, '', '   ']) {
    const answer = await server.call('createTask', { as: author, body: entry({ [field]: value }) });
    expect([400, 422]).toContain(answer.httpStatus);
    expect(answer.errors).toContainEqual({ field, message });
  }
});

test.each([
  [{ Assigned_date: '2026-02-28' }, 'Assigned_date', 'Assigned Date cannot be earlier than yesterday'],
  [{ Due_date: '2026-02-28' }, 'Due_date', 'Due Date cannot be earlier than yesterday'],
  [{ Due_date: '2026-02-30' }, 'Due_date', 'Due_date must be a date from 1900-01-01 to 2199-12-31 (YYYY-MM-DD)'],
  [{ Task_duration: 'long' }, 'Task_duration', 'Task Duration is a number of hours (30 minutes = 0.5)'],
  [{ Description: '<p> <br></p>' }, 'Description', 'Please Enter Description!'],
  [{ Description: '<script>alert(1)</script>' }, 'Description', 'Please Enter Description!'],
  [{ Linkissue_Taskkey: 'NO-1' }, 'Linkissue_Taskkey', "There is no task 'NO-1' to link"],
  [{ Sprint_id: unknownId() }, 'Sprint_id', 'This sprint was deleted, or it belongs to another project'],
  [{ Employee_id: unknownId() }, 'Employee_id', 'Issue while assigning user. Please refresh and try again.'],
])('a task with %j is rejected and nothing is stored', async (changes, field, message) => {
  const before = await countTasks();
  const answer = await server.call('createTask', { as: author, body: entry(changes) });
  expect([400, 422]).toContain(answer.httpStatus);
  expect(answer.errors).toContainEqual({ field, message });
  expect(await countTasks()).toBe(before);
});

test('yesterday is the earliest day of a task', async () => {
  expect(
    (
      await server.call('createTask', {
        as: author,
        body: entry({ Assigned_date: '2026-03-01', Due_date: '2026-03-01' }),
      })
    ).httpStatus,
  ).toBe(200);
});

test('neither an employee of another project nor one who has left can be assigned', async () => {
  const former = await addPerson(server.database, { status: 'DeActive' });
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: former.id })
    .execute();
  for (const person of [outsider, former]) {
    const answer = await server.call('createTask', { as: author, body: entry({ Employee_id: person.id }) });
    expect(answer.httpStatus).toBe(422);
    expect(answer.message).toBe('Issue while assigning user. Please refresh and try again.');
  }
});

test('a sprint of another project is rejected', async () => {
  const other = await addProject(server.database, [author]);
  const answer = await server.call('createTask', {
    as: author,
    body: entry({ Sprint_id: await addSprint(server.database, other.id, 'Theirs') }),
  });
  expect(answer.errors).toEqual([
    { field: 'Sprint_id', message: 'This sprint was deleted, or it belongs to another project' },
  ]);
});

test('a task that the caller may not see cannot be linked', async () => {
  const secret = await addProject(server.database, [outsider], { short_name: 'SEC' });
  const hidden = await addTask(server.database, secret);
  const answer = await server.call('createTask', { as: author, body: entry({ Linkissue_Taskkey: hidden.id }) });
  expect(answer.errors).toEqual([{ field: 'Linkissue_Taskkey', message: `There is no task '${hidden.id}' to link` }]);
});

test('a user who is no member cannot find the project, and without the flag no one creates a task', async () => {
  const stranger = await server.call('createTask', { as: outsider, body: entry() });
  expect([stranger.httpStatus, stranger.message]).toEqual([404, 'Project not found']);
  const reader = await addPerson(server.database, { flags: [] });
  expect((await server.call('createTask', { as: reader, body: entry() })).httpStatus).toBe(403);
});

test('hostile formatting is cleaned away before it is stored', async () => {
  const Description =
    '<p onclick="steal()">Hello<script>steal()</script> <a href="javascript:steal()">here</a> <a href="https://port.example">there</a> <span style="font-size:24px">big</span> <span style="position:fixed">small</span><img src=x onerror=steal()></p>';
  const { data } = await server.call('createTask', { as: author, body: entry({ Description }) });
  expect(data.Description).toBe(
    '<p>Hello <a>here</a> <a href="https://port.example">there</a> <span style="font-size:24px">big</span> <span>small</span></p>',
  );
});

test('fifty files are stored, and one more is rejected', async () => {
  const before = await countTasks();
  const files = Array.from({ length: 51 }, (_, index) => ({
    field: 'demo_image',
    fileName: `${index}.txt`,
    content: `${index}`,
  }));
  const answer = await server.call('createTask', { as: author, body: entry(), files });
  expect([answer.httpStatus, answer.message]).toEqual([413, 'At most 50 files can be uploaded']);
  expect(await countTasks()).toBe(before);
  const { data } = await server.call('createTask', { as: author, body: entry(), files: files.slice(1) });
  expect(data.Document).toHaveLength(50);
});

test('when creating fails half-way, nothing of it remains and the key is not used up', async () => {
  const tasksBefore = await countTasks();
  const numberBefore = await server.database
    .selectFrom('projects')
    .select('last_task_number')
    .where('id', '=', project.id)
    .executeTakeFirstOrThrow();
  // The history is written last: without its table the creation breaks off after the task was stored.
  await server.database.schema.alterTable('history_entries').renameTo('history_entries_away').execute();
  await expect(server.call('createTask', { as: author, body: entry() })).rejects.toThrow('history_entries');
  await server.database.schema.alterTable('history_entries_away').renameTo('history_entries').execute();
  expect(await countTasks()).toBe(tasksBefore);
  expect(
    await server.database
      .selectFrom('projects')
      .select('last_task_number')
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow(),
  ).toEqual(numberBefore);
});
