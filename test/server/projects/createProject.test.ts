import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addChoice, addManagerPositions, addProject, addProjectManager, storedHistory } from '../../support/testWork';

let server: TestServer;
let manager: TestPerson;
let technicalManager: TestPerson;
let creator: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  const positions = await addManagerPositions(database);
  manager = await addProjectManager(database, positions, { firstName: 'Mira', lastName: 'Jansen' });
  technicalManager = await addPerson(database, { role: 'Technical Project Manager', positionId: positions.technical });
  creator = await addPerson(database, { flags: ['Project.Add_Project'], firstName: 'Cleo', lastName: 'Maker' });
  member = await addPerson(database, { firstName: 'Asha', lastName: 'Rao' });
  await addChoice(database, 'tech_stacks', 'React');
  await addChoice(database, 'tech_stacks', 'Flash', 'DeActive');
  await addChoice(database, 'requirements', 'Hosting');
});
afterAll(() => server.close());

let counter = 0;
const form = (changes: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    Project_name: 'Quay',
    Project_short_name: `QY${counter}`,
    Client_name: 'Port authority',
    Tech_stack: 'React',
    Project_manager_id: manager.id,
    Technical_project_manager_id: technicalManager.id,
    ...changes,
  };
};
const create = (changes: Record<string, unknown> = {}, as = creator) =>
  server.call('createProject', { as, body: form(changes) });
const notificationTexts = async (person: TestPerson, projectId: string) =>
  (
    await server.database
      .selectFrom('notifications')
      .select('text')
      .where('recipient_id', '=', person.id)
      .where('path', '=', `/project/view/${projectId}`)
      .execute()
  ).map((row) => row.text);

test('a project is created with everything the form holds, its history begins, and its people are notified', async () => {
  const { data } = await server.call('createProject', {
    as: creator,
    body: form({
      Project_name: ' Quay ',
      Project_short_name: ' quay7 ',
      Project_awarded_date: '2026-02-01',
      Project_start_date: '2026-03-20',
      Project_description: '<p>New<script>steal()</script></p>',
      Remark: 'Careful',
      Client_requirement: 'Hosting',
      Project_member: member.id,
      Platform: 'iOS',
      Project_type: 'SEO',
    }),
    files: [{ field: 'demo_image', fileName: 'offer.txt', content: 'offer' }],
  });
  expect(data).toMatchObject({
    Project_name: 'Quay',
    Project_short_name: 'QUAY7',
    Status: 'Open',
    Tech_stack: 'React',
    Client_requirement: 'Hosting',
    Project_manager: 'Mira Jansen',
    Project_awarded_date: '2026-02-01',
    Project_start_date: '2026-03-20',
    Project_description: '<p>New</p>',
    Remark: 'Careful',
    Platform: 'iOS',
    Project_type: 'SEO',
    Version: 1,
    Document_files: [{ Name: 'offer.txt' }],
  });
  // Who made it is no manager of it: without being a member the creator could not see it.
  expect(data.Project_member.split(',').sort()).toEqual([member.id, creator.id].sort());
  expect(await storedHistory(server.database, data._id)).toMatchObject([
    { actor_id: creator.id, field: null, action: 'Project created' },
  ]);
  const { data: history } = await server.call('listHistory', { as: creator, params: { taskId: data._id } });
  expect(history[0]?.History).toMatchObject([{ Created_by: 'Cleo Maker', Action: 'Project created' }]);
  expect(await notificationTexts(member, data._id)).toEqual(['Cleo Maker added you to the project Quay']);
  expect(await notificationTexts(manager, data._id)).toEqual(['Cleo Maker made you the project manager of Quay']);
  expect(await notificationTexts(creator, data._id)).toEqual([]);
});

test('a manager who creates an own project, and one who sees all, do not become members', async () => {
  expect((await create({}, manager)).data.Project_member).toBe('');
  const all = await addPerson(server.database, { flags: ['Project.Add_Project', 'Project.All_Project'] });
  expect((await create({}, all)).data.Project_member).toBe('');
});

test.each([
  ['Project_name', 'Please Enter Project Name!'],
  ['Project_short_name', 'Please Enter Project Short Name!'],
  ['Client_name', 'Please Enter Client Name!'],
  ['Tech_stack', 'Please Select Tech Stack!'],
  ['Project_manager_id', 'Please Enter Project Manager!'],
  ['Technical_project_manager_id', 'Please Enter Technical Project Manager!'],
])('without %s the answer is %s', async (field, message) => {
  expect((await create({ [field]: undefined })).message).toBe(message);
  expect((await create({ [field]: '   ' })).errors).toContainEqual({ field, message });
});

test('all problems are reported together, each field once, and nothing is stored', async () => {
  const answer = await create({
    Project_short_name: '7X',
    Tech_stack: 'Flash',
    Project_manager_id: member.id,
    Project_awarded_date: '2026-03-02',
    Project_member: unknownId(),
    Client_requirement: 'Nothing',
  });
  expect(answer.httpStatus).toBe(422);
  expect(answer.errors.map((problem) => problem.field)).toEqual([
    'Project_short_name',
    'Project_awarded_date',
    'Project_manager_id',
    'Tech_stack',
    'Client_requirement',
    'Project_member',
  ]);
  expect(await server.database.selectFrom('projects').select('id').where('short_name', '=', '7X').execute()).toEqual(
    [],
  );
});

test('of ten simultaneous requests for one short name, in any case, one gets it and nine get a message', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create({ Project_short_name: index % 2 === 0 ? 'RACE' : 'race' })),
  );
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
  for (const answer of answers.filter(({ httpStatus }) => httpStatus === 422))
    expect(answer.errors).toEqual([{ field: 'Project_short_name', message: 'This short name is taken' }]);
  expect(
    await server.database.selectFrom('projects').select('id').where('short_name', '=', 'RACE').execute(),
  ).toHaveLength(1);
});

test('the short name of a deleted project stays taken: its task keys come back with it', async () => {
  await addProject(server.database, [], { short_name: 'GONE', deleted_at: server.clock.now, deletion_id: unknownId() });
  expect((await create({ Project_short_name: 'Gone' })).errors).toEqual([
    { field: 'Project_short_name', message: 'This short name is taken' },
  ]);
});

test('creating needs Add_Project', async () => {
  expect((await create({}, await addPerson(server.database, { flags: ['Project.Edit_Project'] }))).httpStatus).toBe(
    403,
  );
});
