import { projectStatuses } from '../../../src/domain/projects/projectChoices';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addChoice, addProject, addSprint, addTask, storedHistory, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let member: TestPerson;
let outsider: TestPerson;
let project: TestProject;

beforeAll(async () => {
  server = await startTestServer();
  // No flag at all: who sees the project may change its status (E-19).
  member = await addPerson(server.database, { flags: [], firstName: 'Asha', lastName: 'Rao' });
  outsider = await addPerson(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  project = await addProject(server.database, [member]);
});

test('every status can follow every other', async () => {
  const choose = (Status: string) => server.call('editProjectStatus', { as: member, body: { id: project.id, Status } });
  for (const from of projectStatuses)
    for (const to of projectStatuses.filter((status) => status !== from)) {
      await choose(from);
      expect([from, to, (await choose(to)).data.Status]).toEqual([from, to, to]);
    }
});

test.each(['InProgress', 'Hold', 'InClientReview', 'Completed'])(
  'choosing the status %s is saved and recorded in the history',
  async (Status) => {
    const { data } = await server.call('editProjectStatus', { as: member, body: { id: project.id, Status } });
    expect(data).toMatchObject({ Status, Version: 2 });
    expect(await storedHistory(server.database, project.id)).toEqual([
      {
        actor_id: member.id,
        field: 'status',
        previous_value: 'Open',
        current_value: Status,
        action: `Status to ${Status}`,
        remark: null,
      },
    ]);
  },
);

test('choosing the status that the project has already changes nothing', async () => {
  expect(
    (await server.call('editProjectStatus', { as: member, body: { id: project.id, Status: 'Open' } })).data.Version,
  ).toBe(1);
  expect(await storedHistory(server.database, project.id)).toEqual([]);
});

test('an unknown status is rejected', async () => {
  expect(
    (await server.call('editProjectStatus', { as: member, body: { id: project.id, Status: 'Finished' } })).httpStatus,
  ).toBe(400);
});

test('members are listed by name with their role', async () => {
  const ben = await addPerson(server.database, { firstName: 'Ben', lastName: 'Okoro', status: 'DeActive' });
  await server.database
    .insertInto('project_members')
    .values({ joined_at: testMoment(), project_id: project.id, employee_id: ben.id })
    .execute();
  const { data } = await server.call('listProjectEmployees', { as: member, params: { projectId: project.id } });
  expect(data).toEqual([
    {
      _id: member.id,
      First_name: 'Asha',
      Last_name: 'Rao',
      Role: expect.any(String),
      Profile_pic: null,
      Status: 'Active',
    },
    { _id: ben.id, First_name: 'Ben', Last_name: 'Okoro', Role: 'Employee', Profile_pic: null, Status: 'DeActive' },
  ]);
});

test('sprints are listed the newest first', async () => {
  await addSprint(server.database, project.id, 'Someday');
  const old = await addSprint(server.database, project.id, 'Sprint 1', '2026-01-05');
  await addSprint(server.database, project.id, 'Sprint 2', '2026-01-19');
  const { data } = await server.call('listSprints', { as: member, body: { Project_id: project.id } });
  expect(data.map((sprint) => sprint.Name)).toEqual(['Sprint 2', 'Sprint 1', 'Someday']);
  expect(data[1]).toEqual({ _id: old, Name: 'Sprint 1', Status: 'OPEN', StartDate: '2026-01-05', DueDate: null });
});

test('the statistics count the tasks of the project as they are', async () => {
  await addTask(server.database, project, { issue_type: 'Bug', status: 'OPEN', priority: 'HIGH' });
  await addTask(server.database, project, { issue_type: 'Bug', status: 'OPEN', priority: 'HIGH' });
  const story = await addTask(server.database, project, { issue_type: 'Story', status: 'CLOSE', priority: 'LOW' });
  await addTask(server.database, project, { deleted_at: testMoment() });
  const counts = await server.call('getIssueStatistics', { as: member, params: { projectId: project.id } });
  expect(counts.data).toEqual([
    { Status: 'CLOSE', Issue_type: 'Story', Priority: 'LOW', Count: 1 },
    { Status: 'OPEN', Issue_type: 'Bug', Priority: 'HIGH', Count: 2 },
  ]);
  const tasks = await server.call('listTaskAnalytics', { as: member, params: { projectId: project.id } });
  expect(tasks.data).toHaveLength(3);
  expect(tasks.data[2]).toEqual({ _id: story.id, Status: 'CLOSE', Issue_type: 'Story' });
});

test('tech stacks and requirements are offered by name, whatever the case', async () => {
  for (const name of ['react', 'Angular']) await addChoice(server.database, 'tech_stacks', name);
  await addChoice(server.database, 'requirements', 'Hosting', 'DeActive');
  expect((await server.call('listTechStacks', { as: outsider })).data.map((choice) => choice.Name)).toEqual([
    'Angular',
    'react',
  ]);
  expect((await server.call('listRequirements', { as: outsider })).data).toEqual([
    { _id: expect.any(String), Name: 'Hosting', Status: 'DeActive' },
  ]);
});

test('no call about a project returns anything to users who may not see it', async () => {
  for (const id of [project.id, unknownId(), 'nonsense']) {
    const answers = [
      await server.call('getProject', { as: outsider, body: { id } }),
      await server.call('editProjectStatus', { as: outsider, body: { id, Status: 'Hold' } }),
      await server.call('listProjectEmployees', { as: outsider, params: { projectId: id } }),
      await server.call('listSprints', { as: outsider, body: { Project_id: id } }),
      await server.call('listTaskAnalytics', { as: outsider, params: { projectId: id } }),
      await server.call('getIssueStatistics', { as: outsider, params: { projectId: id } }),
    ];
    for (const answer of answers) expect([answer.httpStatus, answer.message]).toEqual([404, 'Project not found']);
  }
});
