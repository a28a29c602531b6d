import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject } from '../../support/testWork';

let server: TestServer;
let member: TestPerson;
let outsider: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  member = await addPerson(server.database, { firstName: 'Zenobia', lastName: 'Quartz' });
  outsider = await addPerson(server.database);
  await addPerson(server.database, { firstName: 'Zeno', lastName: 'Gone', status: 'DeActive' });
  project = await addProject(server.database, [member], { name: 'Zeppelin hangar', short_name: 'ZEP' });
  for (let count = 0; count < 10; count += 1)
    await addTask(server.database, project, { summary: `Gasket 100% ${count}` });
});
afterAll(() => server.close());

const find = async (q: string, as = member) => (await server.call('search', { as, query: { q } })).data;

test('projects, tasks and people are found by parts of what they are called, at most eight of each', async () => {
  expect(await find('zeppelin')).toMatchObject({ Projects: [{ _id: project.id, Project_short_name: 'ZEP' }] });
  expect((await find('gasket')).Tasks).toHaveLength(8);
  expect((await find('zen')).People.map((person) => person.Name)).toEqual(['Zenobia Quartz']);
});

test('the task with just that key comes first', async () => {
  expect((await find('zep-1')).Tasks.map((task) => task.Task_key).slice(0, 1)).toEqual(['ZEP-1']);
});

test('an outsider finds the people, but neither project nor tasks', async () => {
  expect(await find('zep', outsider)).toEqual({ Projects: [], Tasks: [], Tickets: [], People: [] });
  expect((await find('zenobia', outsider)).People).toHaveLength(1);
});

test('one letter finds nothing, wildcards and quotes are letters', async () => {
  expect(await find('z')).toEqual({ Projects: [], Tasks: [], Tickets: [], People: [] });
  expect((await find('100%')).Tasks).toHaveLength(8);
  for (const text of ['%%', '__', "'; drop", '\\\\']) expect((await find(text)).Tasks).toEqual([]);
});
