import { taskMessages } from '../../../../src/domain/tasks/taskRules';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addTask, addTeam, storedHistory, type TestTask, type TestTeam } from '../../../support/testWork';

let task: TestTask;
let team: TestTeam;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  team = await addTeam(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  task = await addTask(server.database, team.project, {
    assignee_id: team.member.id,
    summary: 'Berth plan',
    reporter_id: team.member.id,
    starts_on: '2026-03-03',
    start_half: 'Second Half',
    due_on: '2026-03-12',
    due_half: 'First Half',
  });
});

type Changes = Record<string, unknown>;
const required = () => ({ Short_summary: 'Berth plan', Priority: 'MEDIUM', Employee_id: team.member.id });

/** Every operation that changes a task, with these changes of its days; the status and the fields that it names. */
const ways = {
  updateTask: (changes: Changes) =>
    server.call('updateTask', { as: team.member, body: { id: task.id, ...required(), ...changes } }),
  editTask: (changes: Changes) => server.call('editTask', { as: team.member, body: { id: task.id, ...changes } }),
  'editManyTasks by ids': (changes: Changes) =>
    server.call('editManyTasks', { as: team.member, body: { ids: [task.id], ...changes } }),
  'editManyTasks by changes': (changes: Changes) =>
    server.call('editManyTasks', {
      as: team.member,
      body: { changes: [JSON.stringify({ id: task.id, ...changes })] },
    }),
} as const;
const names = Object.keys(ways) as (keyof typeof ways)[];
const single = ['updateTask', 'editTask'] as const;

async function storedDays(): Promise<string> {
  const { starts_on, start_half, due_on, due_half } = await server.database
    .selectFrom('tasks')
    .select(['starts_on', 'start_half', 'due_on', 'due_half'])
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  return `${starts_on ?? 'none'} ${start_half} to ${due_on ?? 'none'} ${due_half}`;
}
const before = '2026-03-03 Second Half to 2026-03-12 First Half';

describe.each(names)('%s', (way) => {
  test.each<[string, Changes, string]>([
    [
      'another day keeps its half',
      { Start_date: '2026-03-04', Due_date: '2026-03-13' },
      '2026-03-04 Second Half to 2026-03-13 First Half',
    ],
    [
      'another half keeps its day',
      { Start_half: 'First Half', Due_half: 'Second Half' },
      '2026-03-03 First Half to 2026-03-12 Second Half',
    ],
    ['without a start day there is no half', { Start_date: '' }, 'none First Half to 2026-03-12 First Half'],
    ['without a due day there is no half', { Due_date: '' }, '2026-03-03 Second Half to none Second Half'],
    [
      'day and half change together',
      { Due_date: '2026-03-05', Due_half: 'Second Half' },
      '2026-03-03 Second Half to 2026-03-05 Second Half',
    ],
  ])('%s', async (_case, changes, after) => {
    expect((await ways[way](changes)).httpStatus).toBe(200);
    expect(await storedDays()).toBe(after);
  });
});

const invalid: [string, Changes, string, string][] = [
  [
    'a half for a day that is cleared',
    { Start_date: '', Start_half: 'Second Half' },
    'Start_half',
    taskMessages.startHalfAlone,
  ],
  ['a day whose half is too late', { Start_date: '2026-03-12' }, 'Start_date', taskMessages.halvesCross],
  ['a day whose half is too early', { Due_date: '2026-03-03' }, 'Due_date', taskMessages.halvesCross],
];

test.each(single.flatMap((way) => invalid.map((one) => [way, ...one] as const)))(
  '%s rejects %s with 422 and stores nothing',
  async (way, _case, changes, field, message) => {
    const answer = await ways[way](changes);
    expect([answer.httpStatus, answer.errors]).toEqual([422, [{ field, message }]]);
    expect(await storedDays()).toBe(before);
  },
);

test.each(invalid)('a change of many rejects %s and says why', async (_case, changes, _field, message) => {
  const { data } = await ways['editManyTasks by ids'](changes);
  expect(data).toMatchObject({ Results: [{ Outcome: 'refused', Message: message }] });
  expect(await storedDays()).toBe(before);
});

test.each(single)('%s names the half alone that would start the task after its end', async (way) => {
  await ways.editTask({ Start_date: '2026-03-12', Start_half: 'First Half' });
  const answer = await ways[way]({ Start_half: 'Second Half' });
  expect([answer.httpStatus, answer.errors]).toEqual([
    422,
    [{ field: 'Start_half', message: taskMessages.halvesCross }],
  ]);
});

test.each(['updateTask', 'editTask', 'editManyTasks by ids'] as const)(
  '%s rejects a half that does not exist by the contract',
  async (way) => {
    const answer = await ways[way]({ Due_half: 'Third Half' });
    expect([answer.httpStatus, answer.errors]).toEqual([400, [{ field: 'Due_half', message: taskMessages.half }]]);
  },
);

test('a new task has the halves that were chosen, and the usual ones otherwise', async () => {
  const create = (changes: Changes) =>
    server.call('createTask', {
      as: team.member,
      body: {
        ...required(),
        Project_id: team.project.id,
        Issue_type: 'Task',
        Description: '<p>Text</p>',
        Start_date: '2026-03-03',
        Due_date: '2026-03-05',
        ...changes,
      },
    });
  expect((await create({ Start_half: 'Second Half', Due_half: 'First Half' })).data).toMatchObject({
    Start_half: 'Second Half',
    Due_half: 'First Half',
  });
  expect((await create({})).data).toMatchObject({ Start_half: 'First Half', Due_half: 'Second Half' });
  const rejected = await create({ Due_date: '', Due_half: 'First Half' });
  expect([rejected.httpStatus, rejected.errors]).toEqual([
    422,
    [{ field: 'Due_half', message: taskMessages.dueHalfAlone }],
  ]);
});

test('a change of the half alone is in the history in words, and its undo restores it', async () => {
  const { data } = await ways['editManyTasks by ids']({ Due_half: 'Second Half' });
  expect(data.Tasks).toMatchObject([{ _id: task.id, Due_half: 'Second Half' }]);
  const entries = async () =>
    (await storedHistory(server.database, task.id)).map((entry) => [
      entry.field,
      entry.previous_value,
      entry.current_value,
    ]);
  expect(await entries()).toEqual([['due_on', '2026-03-12, First Half', '2026-03-12, Second Half']]);
  await server.call('undoManyTasks', { as: team.member, body: { id: data.Change_id } });
  expect(await storedDays()).toBe(before);
  expect((await entries())[1]).toEqual(['due_on', '2026-03-12, Second Half', '2026-03-12, First Half']);
});

test('the undo of a cleared day restores its half', async () => {
  const { data } = await ways['editManyTasks by ids']({ Start_date: '', Due_date: '' });
  expect(await storedDays()).toBe('none First Half to none Second Half');
  await server.call('undoManyTasks', { as: team.member, body: { id: data.Change_id } });
  expect(await storedDays()).toBe(before);
});
