import { baselineMessages, maxBaselines } from '../../../../src/domain/schedule/baselines';
import { addPerson } from '../../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../../support/testServer';
import { addProject, addTask, addTeam, storedHistory, type TestTask, type TestTeam } from '../../../support/testWork';

let server: TestServer;
let team: TestTeam;
let planned: TestTask;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  team = await addTeam(server.database, { role: 'Project Manager' });
  planned = await addTask(server.database, team.project, {
    starts_on: '2026-03-09',
    start_half: 'Second Half',
    due_on: '2026-03-11',
    duration_hours: 16,
  });
  await addTask(server.database, team.project);
  await addTask(server.database, team.project, { due_on: '2026-03-11', status: 'REJECTED' });
});

const save = (Name: string, as = team.member) =>
  server.call('saveBaseline', { as, body: { Project_id: team.project.id, Name } });
const list = (as = team.member) => server.call('listBaselines', { as, query: { Project_id: team.project.id } });

test('a saved plan keeps the days of the tasks that have any, whatever happens to them later', async () => {
  const saved = await save(' Kick-off ');
  expect(saved.data).toMatchObject({ Name: 'Kick-off', Saved_by: 'Asha Rao', Tasks: 1 });
  await server.database.updateTable('tasks').set({ due_on: '2026-04-30' }).where('id', '=', planned.id).execute();
  const { data } = await server.call('getBaseline', { as: team.member, query: { Baseline_id: saved.data._id } });
  expect(data.Tasks).toEqual([
    {
      Task_id: planned.id,
      Start_date: '2026-03-09',
      Start_half: 'Second Half',
      Due_date: '2026-03-11',
      Due_half: 'Second Half',
      Task_duration: 16,
    },
  ]);
  expect((await list()).data).toEqual([saved.data]);
  expect(await storedHistory(server.database, team.project.id)).toContainEqual(
    expect.objectContaining({ action: "saved the plan as 'Kick-off'" }),
  );
});

test('without a name of a saved plan, the last one of each visible project is given', async () => {
  await save('First');
  const other = await addProject(server.database, [team.member]);
  const ofOther = await addTask(server.database, other, { due_on: '2026-03-20' });
  await server.call('saveBaseline', { as: team.member, body: { Project_id: other.id, Name: 'Other' } });
  await server.database.updateTable('tasks').set({ due_on: '2026-03-12' }).where('id', '=', planned.id).execute();
  await save('Second');
  const { data } = await server.call('getBaseline', { as: team.member });
  expect(data.Tasks.map(({ Task_id, Due_date }) => [Task_id, Due_date]).sort()).toEqual(
    [
      [planned.id, '2026-03-12'],
      [ofOther.id, '2026-03-20'],
    ].sort(),
  );
});

test('a plan needs a name, and a project has a limited number of them', async () => {
  expect((await save('  ')).body).toMatchObject({ errors: [{ field: 'Name', message: baselineMessages.name }] });
  for (let count = 0; count < maxBaselines; count += 1) await save(`Plan ${count}`);
  const rejected = await save('One more');
  expect(rejected.httpStatus).toBe(422);
  expect(rejected.body).toMatchObject({ errors: [{ field: 'Name', message: baselineMessages.tooMany }] });
  const { data } = await list();
  expect(data).toHaveLength(maxBaselines);
  const deleted = await server.call('deleteBaseline', { as: team.member, body: { id: data[0]?._id ?? '' } });
  expect(deleted.data).toEqual({ _id: data[0]?._id, Project_id: team.project.id });
  expect((await save('One more')).httpStatus).toBe(200);
});

test('who does not see the project neither sees, saves nor deletes its plans', async () => {
  const saved = await save('Kick-off');
  const stranger = await addPerson(server.database, { flags: ['Project.Edit_Project'] });
  expect((await list(stranger)).httpStatus).toBe(404);
  expect((await save('Mine', stranger)).httpStatus).toBe(404);
  for (const id of [saved.data._id, unknownId(), 'nothing']) {
    expect((await server.call('getBaseline', { as: stranger, query: { Baseline_id: id } })).httpStatus).toBe(404);
    expect((await server.call('deleteBaseline', { as: stranger, body: { id } })).httpStatus).toBe(404);
  }
  expect((await server.call('getBaseline', { as: stranger })).data.Tasks).toEqual([]);
});
