import { taskStatuses } from '../../../../src/domain/tasks/taskChoices';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addPerson } from '../../../support/testPeople';
import { addMembers, addTeam, addTask, storedHistory, type TestTeam, type TestTask } from '../../../support/testWork';

let server: TestServer;
let team: TestTeam;
let task: TestTask;

beforeAll(async () => {
  server = await startTestServer();
  // No flag at all: who sees the task may change its status (E-19).
  team = await addTeam(server.database, { flags: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  task = await addTask(server.database, team.project, { assignee_id: team.member.id });
});

const edit = (body: Record<string, unknown>, as = team.member) =>
  server.call('editTask', { as, body: { id: task.id, ...body } });
const entries = async () =>
  (await storedHistory(server.database, task.id)).map((entry) => [
    entry.actor_id,
    entry.field,
    entry.previous_value,
    entry.current_value,
  ]);

test('a new status is saved and recorded in the history with the previous one', async () => {
  const { data } = await edit({ Status: 'READY FOR QA' });
  expect(data).toMatchObject({ Status: 'READY FOR QA', Version: 2 });
  expect(await entries()).toEqual([[team.member.id, 'status', 'OPEN', 'READY FOR QA']]);
});

test('every status can follow every other', async () => {
  for (const from of taskStatuses)
    for (const to of taskStatuses.filter((status) => status !== from)) {
      await edit({ Status: from });
      expect([from, to, (await edit({ Status: to })).data.Status]).toEqual([from, to, to]);
    }
});

test('a new assignee is saved and recorded in the history by name', async () => {
  const { data } = await edit({ Employee_id: team.colleague.id, Assignees: 'Another User' });
  expect(data).toMatchObject({ Employee_id: team.colleague.id, Assignees: 'Ben Okoro' });
  expect(await entries()).toEqual([[team.member.id, 'assignee', 'Asha Rao', 'Ben Okoro']]);
});

test('status, assignee and priority can change in one call', async () => {
  const { data } = await edit({ Status: 'CLOSE', Employee_id: team.colleague.id, Priority: 'HIGH' });
  expect(data).toMatchObject({ Status: 'CLOSE', Employee_id: team.colleague.id, Priority: 'HIGH', Version: 2 });
  expect(await entries()).toHaveLength(3);
});

test('choosing the stored value changes nothing', async () => {
  const { data } = await edit({ Status: 'OPEN', Employee_id: team.member.id, Priority: 'MEDIUM' });
  expect(data.Version).toBe(1);
  expect(await entries()).toEqual([]);
});

test('a change does not overwrite what another user has put there since it was shown, and says who it was', async () => {
  const typer = await addPerson(server.database, { flags: ['Project.Edit_Task'] });
  await addMembers(server.database, team.project.id, [typer]);
  const change = (wanted: Record<string, string>, former: Record<string, string>) =>
    edit({ ...wanted, former: JSON.stringify(former) }, typer);
  const first = { Short_summary: (await edit({ Status: 'OPEN' })).data.Short_summary };
  expect((await change({ Short_summary: 'Theirs' }, first)).data.Short_summary).toBe('Theirs');
  const late = await change({ Short_summary: 'Mine' }, first);
  expect([late.httpStatus, late.body.current, late.body.errors]).toEqual([
    409,
    expect.objectContaining({ Short_summary: 'Theirs' }),
    [{ field: 'Short_summary', message: 'Summary was changed in the meantime by you to: Theirs' }],
  ]);
  // Both wanted the same.
  expect((await change({ Short_summary: 'Theirs' }, first)).httpStatus).toBe(200);
  expect((await change({ Short_summary: 'Mine' }, { Short_summary: 'Theirs' })).data.Short_summary).toBe('Mine');
  expect((await change({ Task_duration: '2.50' }, { Task_duration: '' })).data.Task_duration).toBe(2.5);
  expect((await change({ Task_duration: '3' }, { Task_duration: '2.5' })).httpStatus).toBe(200);
});

test('of a card that is moved to another status and lane both values are compared, and nothing is stored', async () => {
  const third = await addPerson(server.database);
  await addMembers(server.database, team.project.id, [third]);
  await edit({ Employee_id: team.colleague.id }, team.colleague);
  const former = { Status: 'OPEN', Employee_id: team.member.id };
  const answer = await edit({ Status: 'CLOSE', Employee_id: third.id, former: JSON.stringify(former) });
  expect([answer.httpStatus, answer.body.current, answer.body.errors]).toEqual([
    409,
    expect.objectContaining({ Status: 'OPEN', Employee_id: team.colleague.id }),
    [{ field: 'Employee_id', message: 'Assignee was changed in the meantime by Ben Okoro to: Ben Okoro' }],
  ]);
  expect(await entries()).toHaveLength(1);
});

test('a change of another value than those that were shown competes with nothing', async () => {
  await edit({ Priority: 'HIGH' }, team.colleague);
  const answer = await edit({ Status: 'CLOSE', former: JSON.stringify({ Status: 'OPEN' }) });
  expect(answer.data).toMatchObject({ Status: 'CLOSE', Priority: 'HIGH' });
});

test('shown values that cannot be read are rejected', async () => {
  for (const former of ['x', '[]', '{"Unknown":"1"}', '{"Status":1}'])
    expect((await edit({ Status: 'CLOSE', former })).httpStatus).toBe(400);
});

test('a request without anything to change is rejected', async () => {
  const answer = await edit({});
  expect([answer.httpStatus, answer.message]).toEqual([422, 'Please select a status, an assignee or a priority']);
});

test('an empty assignee is rejected with the specified text', async () => {
  for (const Employee_id of ['', '   ']) {
    const answer = await edit({ Employee_id });
    expect([400, 422]).toContain(answer.httpStatus);
    expect(answer.message).toBe('Please Select Project Name');
  }
});

test('an unknown status is rejected', async () => {
  expect((await edit({ Status: 'DONE' })).httpStatus).toBe(400);
});

test('only active members of the project can be assigned', async () => {
  const answer = await edit({ Employee_id: team.outsider.id });
  expect([answer.httpStatus, answer.message]).toEqual([
    422,
    'Issue while assigning user. Please refresh and try again.',
  ]);
  expect(await entries()).toEqual([]);
});

test('a user who is no member cannot find the task', async () => {
  const answer = await edit({ Status: 'CLOSE' }, team.outsider);
  expect([answer.httpStatus, answer.message]).toEqual([404, 'Task not found']);
});

test('twenty people who change the status at the same time leave a history without a gap', async () => {
  const statuses = ['IN PROGRESS', 'DEVELOPMENT DONE', 'READY FOR QA', 'REOPEN', 'ON HOLD'];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      edit({ Status: statuses[index % 5] }, index % 2 === 0 ? team.member : team.colleague),
    ),
  );
  const changes = (await server.database
    .selectFrom('history_entries')
    .select(['previous_value', 'current_value'])
    .where('task_id', '=', task.id)
    .execute()) as { previous_value: string; current_value: string }[];
  const { status, version } = await server.database
    .selectFrom('tasks')
    .select(['status', 'version'])
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  expect(version).toBe(changes.length + 1);
  // Every status is left as often as it was reached, but for the first and the last.
  const balance = new Map<string, number>();
  for (const { previous_value, current_value } of changes) {
    balance.set(previous_value, (balance.get(previous_value) ?? 0) - 1);
    balance.set(current_value, (balance.get(current_value) ?? 0) + 1);
  }
  expect([...balance].filter(([, difference]) => difference !== 0)).toEqual(
    expect.arrayContaining([
      ['OPEN', -1],
      [status, 1],
    ]),
  );
});
