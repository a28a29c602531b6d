import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import {
  addChoice,
  addManagerPositions,
  addProject,
  addProjectManager,
  storedHistory,
  type TestProject,
} from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let manager: TestPerson;
let otherManager: TestPerson;
let technicalManager: TestPerson;
let otherTechnicalManager: TestPerson;
let member: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  const positions = await addManagerPositions(database);
  manager = await addProjectManager(database, positions, { firstName: 'Mira', lastName: 'Jansen' });
  otherManager = await addProjectManager(database, positions, { firstName: 'Nora', lastName: 'Lind' });
  technicalManager = await addPerson(database, {
    role: 'Technical Project Manager',
    positionId: positions.technical,
    firstName: 'Tom',
    lastName: 'Weiss',
  });
  otherTechnicalManager = await addPerson(database, {
    role: 'Technical Project Manager',
    positionId: positions.technical,
    firstName: 'Uma',
    lastName: 'Patel',
  });
  member = await addPerson(database, { firstName: 'Asha', lastName: 'Rao' });
  for (const name of ['React', 'Angular', 'Kotlin']) await addChoice(database, 'tech_stacks', name);
  await addChoice(database, 'tech_stacks', 'Flash', 'DeActive');
  for (const name of ['Hosting', 'Training']) await addChoice(database, 'requirements', name);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { database } = server;
  project = await addProject(database, [member], {
    project_manager_id: manager.id,
    technical_project_manager_id: technicalManager.id,
    awarded_on: '2026-02-01',
    started_on: '2026-02-10',
    description: '<p>Old</p>',
    remark: 'Careful',
  });
  const react = await database
    .selectFrom('tech_stacks')
    .select('id')
    .where('name', '=', 'React')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('project_tech_stacks')
    .values({ project_id: project.id, tech_stack_id: react.id })
    .execute();
});

/** What a form sends that changes nothing. */
const form = (changes: Record<string, unknown> = {}) => ({
  id: project.id,
  Project_name: 'Harbour',
  Client_name: 'Port authority',
  Tech_stack: 'React',
  Project_manager_id: manager.id,
  Technical_project_manager_id: technicalManager.id,
  ...changes,
});
const edit = (changes: Record<string, unknown> = {}, as = manager) =>
  server.call('editProject', { as, body: form(changes) });
const entries = async () =>
  (await storedHistory(server.database, project.id)).map((entry) => [
    entry.field,
    entry.previous_value,
    entry.current_value,
  ]);

test('every changed field is saved and gets exactly one entry with names that a person can read', async () => {
  const { data } = await server.call('editProject', {
    as: manager,
    body: form({
      Project_name: 'Harbour two',
      Client_name: 'Port of the city',
      Tech_stack: 'kotlin, React',
      Project_manager_id: otherManager.id,
      Technical_project_manager_id: otherTechnicalManager.id,
      Project_awarded_date: '2026-03-01',
      Project_start_date: '2026-03-20',
      Project_description: '<p>New<script>steal()</script></p>',
      Remark: '',
      Client_requirement: 'Training,Hosting',
      Project_member: `${member.id},${otherManager.id}`,
      Platform: 'iOS',
      Project_type: 'MobileApplication',
      Project_short_name: 'OTHER',
      Version: 1,
    }),
    files: [{ field: 'demo_image', fileName: 'offer.txt', content: 'offer' }],
  });
  expect(data).toMatchObject({
    Project_name: 'Harbour two',
    Client_name: 'Port of the city',
    Tech_stack: 'Kotlin,React',
    Project_manager: 'Nora Lind',
    Technical_project_manager: 'Uma Patel',
    Project_awarded_date: '2026-03-01',
    Project_start_date: '2026-03-20',
    Project_description: '<p>New</p>',
    Remark: null,
    Client_requirement: 'Hosting,Training',
    Member_count: 2,
    Platform: 'iOS',
    Project_type: 'MobileApplication',
    Project_short_name: project.shortName,
    Version: 2,
    Document_files: [{ Name: 'offer.txt' }],
  });
  expect(await entries()).toEqual([
    ['name', 'Harbour', 'Harbour two'],
    ['client_name', 'Port authority', 'Port of the city'],
    ['tech_stacks', 'React', 'Kotlin, React'],
    ['project_manager', 'Mira Jansen', 'Nora Lind'],
    ['technical_project_manager', 'Tom Weiss', 'Uma Patel'],
    ['awarded_on', '2026-02-01', '2026-03-01'],
    ['started_on', '2026-02-10', '2026-03-20'],
    ['description', 'Old', 'New'],
    ['remark', 'Careful', null],
    ['requirements', null, 'Hosting, Training'],
    ['platform', null, 'iOS'],
    ['project_type', null, 'MobileApplication'],
    ['members', 'Asha Rao', 'Asha Rao, Nora Lind'],
    ['files', null, 'offer.txt'],
  ]);
});

test('a save that changes nothing writes nothing, and absent fields stay', async () => {
  expect((await edit({ Project_awarded_date: '2026-02-01', Remark: 'Careful' })).data).toMatchObject({
    Version: 1,
    Project_description: '<p>Old</p>',
    Member_count: 1,
  });
  expect(await entries()).toEqual([]);
});

test.each([
  ['Project_name', 'Please Enter Project Name!'],
  ['Client_name', 'Please Enter Client Name!'],
  ['Tech_stack', 'Please Select Tech Stack!'],
  ['Project_manager_id', 'Please Enter Project Manager!'],
  ['Technical_project_manager_id', 'Please Enter Technical Project Manager!'],
])('a project without %s is not saved: %s', async (field, message) => {
  for (const value of [undefined, '', '  ']) {
    const answer = await edit({ [field]: value });
    expect([400, 422]).toContain(answer.httpStatus);
    expect(answer.errors).toEqual([{ field, message }]);
  }
  expect(await entries()).toEqual([]);
});

test('a list of commas is no tech stack', async () => {
  expect((await edit({ Tech_stack: ' , ,' })).errors).toEqual([
    { field: 'Tech_stack', message: 'Please Select Tech Stack!' },
  ]);
});

test('the awarded date must lie before today, unless it has not changed', async () => {
  for (const Project_awarded_date of ['2026-03-02', '2026-03-03']) {
    const answer = await edit({ Project_awarded_date });
    expect([answer.httpStatus, answer.message]).toEqual([422, 'The awarded date cannot be today or later']);
  }
  await server.database
    .updateTable('projects')
    .set({ awarded_on: '2027-01-01' })
    .where('id', '=', project.id)
    .execute();
  expect((await edit({ Project_awarded_date: '2027-01-01', Remark: 'x' })).httpStatus).toBe(200);
  expect((await edit({ Project_awarded_date: '' })).data.Project_awarded_date).toBeNull();
});

test('only active employees with the designation can become managers, but who is manager may stay', async () => {
  const former = await addPerson(server.database, { status: 'DeActive' });
  for (const person of [member, technicalManager, former, { id: unknownId() }, { id: 'nonsense' }]) {
    expect((await edit({ Project_manager_id: person.id })).errors).toEqual([
      { field: 'Project_manager_id', message: 'Please Enter Project Manager!' },
    ]);
  }
  expect((await edit({ Technical_project_manager_id: manager.id })).errors).toEqual([
    { field: 'Technical_project_manager_id', message: 'Please Enter Technical Project Manager!' },
  ]);
  await server.database
    .updateTable('projects')
    .set({ technical_project_manager_id: former.id })
    .where('id', '=', project.id)
    .execute();
  expect((await edit({ Technical_project_manager_id: former.id, Remark: 'x' })).httpStatus).toBe(200);
});

test('tech stacks and requirements come from their lists; what is no longer offered may stay', async () => {
  const answer = await edit({ Tech_stack: 'React,Cobol', Client_requirement: 'Coffee' });
  expect(answer.errors).toEqual([
    { field: 'Tech_stack', message: "'Cobol' is not in the list" },
    { field: 'Client_requirement', message: "'Coffee' is not in the list" },
  ]);
  expect((await edit({ Tech_stack: 'React,Flash' })).httpStatus).toBe(422);
  const flash = await server.database
    .selectFrom('tech_stacks')
    .select('id')
    .where('name', '=', 'Flash')
    .executeTakeFirstOrThrow();
  await server.database
    .insertInto('project_tech_stacks')
    .values({ project_id: project.id, tech_stack_id: flash.id })
    .execute();
  expect((await edit({ Tech_stack: 'React,Flash,Angular' })).data.Tech_stack).toBe('Angular,Flash,React');
});

test('members change only with Edit_Member, and only active employees can join', async () => {
  const editor = await addPerson(server.database, { flags: ['Project.Edit_Project'] });
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: editor.id })
    .execute();
  expect((await edit({ Project_member: editor.id }, editor)).httpStatus).toBe(403);
  expect((await edit({ Project_member: `${editor.id},${member.id}`, Remark: 'Fine' }, editor)).data.Remark).toBe(
    'Fine',
  );
  const former = await addPerson(server.database, { status: 'DeActive' });
  const answer = await edit({ Project_member: former.id });
  expect(answer.errors).toEqual([{ field: 'Project_member', message: 'Only active employees can become members' }]);
});

test('of two people who save the same version the second is rejected, and sees what is stored', async () => {
  expect((await edit({ Remark: 'Mine', Version: 1 })).data.Version).toBe(2);
  const second = await edit({ Remark: 'Theirs', Version: 1 }, technicalManager);
  expect([second.httpStatus, second.message]).toEqual([409, 'This has been changed in the meantime']);
  expect(second.body.current).toMatchObject({ Remark: 'Mine', Version: 2 });
});

test('documents that are named stay, the others go', async () => {
  const file = (fileName: string) => ({ field: 'demo_image', fileName, content: fileName });
  const first = await server.call('editProject', { as: manager, body: form(), files: [file('a.txt'), file('b.txt')] });
  const second = await server.call('editProject', {
    as: manager,
    body: form({ olddocument: first.data.Document[1] }),
    files: [file('c.txt')],
  });
  expect(second.data.Document_files?.map((document) => document.Name)).toEqual(['b.txt', 'c.txt']);
});

test('a project has at most fifty documents, the kept ones included', async () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ field: 'demo_image', fileName: `${index}.txt`, content: 'x' }));
  const first = await server.call('editProject', { as: manager, body: form(), files: files(1) });
  const olddocument = first.data.Document[0];
  const rejected = await server.call('editProject', { as: manager, body: form({ olddocument }), files: files(50) });
  expect(rejected.errors).toEqual([{ field: 'demo_image', message: 'Up to 50 files can be uploaded' }]);
  const full = await server.call('editProject', { as: manager, body: form({ olddocument }), files: files(49) });
  expect(full.data.Document).toHaveLength(50);
});

test('a user who may not see the project cannot find it, and without the flag no one edits it', async () => {
  const stranger = await addPerson(server.database, { role: 'Project Manager' });
  const answer = await edit({ Remark: 'x' }, stranger);
  expect([answer.httpStatus, answer.message]).toEqual([404, 'Project not found']);
  expect((await edit({ Remark: 'x' }, member)).httpStatus).toBe(403);
});

test('when saving fails half-way, the project is as it was', async () => {
  await server.database.schema.alterTable('history_entries').renameTo('history_entries_away').execute();
  await expect(edit({ Remark: 'Half', Tech_stack: 'Kotlin', Project_member: otherManager.id })).rejects.toThrow(
    'history_entries',
  );
  await server.database.schema.alterTable('history_entries_away').renameTo('history_entries').execute();
  expect((await server.call('getProject', { as: member, body: { id: project.id } })).data).toMatchObject({
    Remark: 'Careful',
    Tech_stack: 'React',
    Project_member: member.id,
    Version: 1,
  });
});
