import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson, type TestPerson } from '../testPeople';
import { startTestServer, type TestServer } from '../testServer';
import { addProject, storedHistory, type TestProject } from '../testWork';

const all: PermissionFlag[] = [
  'Milestone_Project.View',
  'Milestone_Project.Add',
  'Milestone_Project.Edit',
  'Milestone_Project.Delete',
  'Sprint_Project.View',
  'Sprint_Project.Add',
  'Sprint_Project.Edit',
  'Sprint_Project.Delete',
];

interface PlanningTest {
  readonly server: TestServer;
  readonly manager: TestPerson;
  readonly worker: TestPerson;
  readonly outsider: TestPerson;
  /** Of the manager and the worker. */
  readonly project: TestProject;
  /** Of the manager alone. */
  readonly other: TestProject;
}

/**
 * Starts a server for the tests of a file, with new projects for each test.
 * @param use receives both before each test
 * @returns calls of the manager, and what the database has
 */
export function startPlanningTests(use: (started: PlanningTest) => void) {
  let server: TestServer;
  let manager: TestPerson;
  let worker: TestPerson;
  let outsider: TestPerson;
  let project: TestProject;
  beforeAll(async () => {
    server = await startTestServer();
    manager = await addPerson(server.database, {
      flags: [...all, 'Project.Edit_Task'],
      firstName: 'Mira',
      lastName: 'Joshi',
    });
    worker = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
    outsider = await addPerson(server.database, { flags: all });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    project = await addProject(server.database, [manager, worker]);
    use({ server, manager, worker, outsider, project, other: await addProject(server.database, [manager]) });
  });
  const milestone = async (body: Record<string, unknown> = {}) =>
    server.call('createMilestone', { as: manager, body: { Project_id: project.id, Name: 'Beta', ...body } });
  const sprint = async (body: Record<string, unknown> = {}) =>
    server.call('createSprint', { as: manager, body: { Project_id: project.id, Name: 'Sprint 1', ...body } });
  const sprintOfTask = async (id: string): Promise<string | null> =>
    (await server.database.selectFrom('tasks').select('sprint_id').where('id', '=', id).executeTakeFirstOrThrow())
      .sprint_id;
  const historyTexts = async (id: string): Promise<string[]> =>
    (await storedHistory(server.database, id)).map((entry) =>
      [entry.action ?? `${entry.field}: ${entry.previous_value} → ${entry.current_value}`, entry.remark]
        .filter((part) => part !== null)
        .join(' | '),
    );
  return { milestone, sprint, sprintOfTask, historyTexts };
}
