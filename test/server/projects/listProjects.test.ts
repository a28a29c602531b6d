import { randomUUID } from 'node:crypto';
import { watchStatements } from '../../support/database/watchStatements';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addChoice, addProject, addTask, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let member: TestPerson;
let colleague: TestPerson;
let manager: TestPerson;
let technicalManager: TestPerson;
let everything: TestPerson;
let harbour: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  member = await addPerson(database, { firstName: 'Asha', lastName: 'Rao' });
  colleague = await addPerson(database, { firstName: 'Ben', lastName: 'Okoro' });
  manager = await addPerson(database, { role: 'Project Manager', firstName: 'Mira', lastName: 'Jansen' });
  technicalManager = await addPerson(database, {
    role: 'Technical Project Manager',
    firstName: 'Tom',
    lastName: 'Weiss',
  });
  everything = await addPerson(database, { flags: ['Project.All_Project'] });
  harbour = await addProject(database, [member, colleague], {
    name: 'Harbour',
    short_name: 'HBR',
    project_manager_id: manager.id,
    technical_project_manager_id: technicalManager.id,
    awarded_on: '2025-11-03',
    started_on: '2025-12-01',
    description: '<p>Berths</p>',
    status: 'InProgress',
    platform: 'WebSite',
  });
  for (const name of ['React', 'Angular'])
    await database
      .insertInto('project_tech_stacks')
      .values({ project_id: harbour.id, tech_stack_id: await addChoice(database, 'tech_stacks', name) })
      .execute();
  await database
    .insertInto('project_requirements')
    .values({ project_id: harbour.id, requirement_id: await addChoice(database, 'requirements', 'Hosting') })
    .execute();
  const milestone = (name: string, due_on: string | null, status: string) => ({
    id: randomUUID(),
    created_at: testMoment(),
    project_id: harbour.id,
    name,
    due_on,
    status,
  });
  await database
    .insertInto('milestones')
    .values([
      milestone('Done', '2026-01-01', 'CLOSE'),
      milestone('Later', '2026-05-01', 'OPEN'),
      milestone('Next', '2026-04-01', 'IN PROGRESS'),
      milestone('Some day', null, 'OPEN'),
    ])
    .execute();
  await addTask(database, harbour, { issue_type: 'Bug', status: 'OPEN' });
  await addTask(database, harbour, { issue_type: 'Bug', status: 'CLOSE' });
  await addTask(database, harbour, { issue_type: 'Story', status: 'REJECTED' });
  await addTask(database, harbour, { issue_type: 'Bug', deleted_at: testMoment() });
  const file = randomUUID();
  await database
    .insertInto('files')
    .values({
      uploaded_at: testMoment(),
      id: file,
      content_hash: 'a',
      name: 'offer.pdf',
      size_bytes: 12,
      media_type: 'application/pdf',
      uploaded_by_id: manager.id,
    })
    .execute();
  await database.insertInto('project_files').values({ project_id: harbour.id, file_id: file }).execute();
  await addProject(database, [colleague], { name: 'Airport', short_name: 'AIR' });
  await addProject(database, [member], { name: 'Gone', deleted_at: testMoment() });
});
afterAll(() => server.close());

const names = async (as: TestPerson) =>
  (await server.call('listProjects', { as })).data.map((project) => project.Project_name);

test('a project comes with everything that the list and the details show', async () => {
  const { data } = await server.call('listProjects', { as: member });
  expect(data).toEqual([
    {
      _id: harbour.id,
      Project_name: 'Harbour',
      Client_name: 'Port authority',
      Tech_stack: 'Angular,React',
      Project_manager: 'Mira Jansen',
      Project_manager_id: manager.id,
      Technical_project_manager: 'Tom Weiss',
      Technical_project_manager_id: technicalManager.id,
      Project_short_name: 'HBR',
      Project_awarded_date: '2025-11-03',
      Project_start_date: '2025-12-01',
      Project_description: '<p>Berths</p>',
      Remark: null,
      Client_requirement: 'Hosting',
      Document: [expect.stringMatching(/^\/api\/auth\/files\//)],
      Document_files: [
        { _id: expect.any(String), Name: 'offer.pdf', Size: 12, Type: 'application/pdf', Link: expect.any(String) },
      ],
      Project_member: expect.any(String),
      Status: 'InProgress',
      Platform: 'WebSite',
      Project_type: null,
      Version: 1,
      Create_at: expect.any(String),
      Update_at: expect.any(String),
      Member_count: 2,
      Work: { All: 3, Open: 1, Finished: 1, Rejected: 1, Progress: 50 },
      Bug_count: 1,
      Next_milestone: { _id: expect.any(String), Name: 'Next', DueDate: '2026-04-01' },
    },
  ]);
  expect(data[0]?.Project_member.split(',').sort()).toEqual([member.id, colleague.id].sort());
  const single = (await server.call('getProject', { as: member, body: { id: harbour.id } })).data;
  expect({ ...single, Document: [], Document_files: [] }).toEqual({ ...data[0], Document: [], Document_files: [] });
});

test('an empty project shows zeros and nothing else', async () => {
  const { data } = await server.call('listProjects', { as: everything });
  expect(data.find((project) => project.Project_short_name === 'AIR')).toMatchObject({
    Work: { All: 0, Open: 0, Finished: 0, Rejected: 0, Progress: null },
    Bug_count: 0,
    Next_milestone: null,
    Tech_stack: '',
    Client_requirement: null,
    Document: [],
    Project_manager: null,
  });
});

test('members and both kinds of manager see a project, others do not; All_Project sees all; deleted ones no one', async () => {
  expect(await names(member)).toEqual(['Harbour']);
  expect(await names(colleague)).toEqual(['Airport', 'Harbour']);
  expect(await names(manager)).toEqual(['Harbour']);
  expect(await names(technicalManager)).toEqual(['Harbour']);
  expect(await names(everything)).toEqual(['Airport', 'Harbour']);
  expect(await names(await addPerson(server.database, { role: 'Project Manager' }))).toEqual([]);
});

test('the number of questions to the database does not grow with the number of projects', async () => {
  for (let index = 0; index < 30; index += 1)
    await addProject(server.database, [colleague], { name: `Extra ${index}` });
  const questions: string[] = [];
  watchStatements((text) => questions.push(text));
  expect(await names(colleague)).toHaveLength(32);
  jest.restoreAllMocks();
  // One for the token; the others belong to the list.
  expect(questions.filter((sql) => /from "(projects|project_files)"/.test(sql))).toHaveLength(2);
  expect(questions.length).toBeLessThanOrEqual(4);
});
