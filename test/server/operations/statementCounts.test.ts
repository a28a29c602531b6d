import { Duplex } from 'node:stream';
import type { OperationId } from '../../../src/server/operations/call';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestCall, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject, type TestTask } from '../../support/testWork';
import { watchStatements } from '../../support/watchStatements';

interface Most {
  /** Statements, with those that begin and end a transaction and the check of the caller. */
  readonly statements: number;
  /** Writes to the database: statements that are sent together count once. */
  readonly writes: number;
  readonly call: (nth: number) => TestCall;
}

let server: TestServer;
let person: TestPerson;
let project: TestProject;
let task: TestTask;
let statements: string[] = [];
let writes = 0;

beforeAll(async () => {
  server = await startTestServer();
  person = await addPerson(server.database, { role: 'HR / Admin' });
  project = await addProject(server.database, [person]);
  task = await addTask(server.database, project, { assignee_id: person.id, status: 'OPEN' });
  await addTask(server.database, project, { assignee_id: person.id });
  const serverStreams = new Set<Duplex>();
  watchStatements((text, client) => {
    serverStreams.add((client as unknown as { connection: { stream: Duplex } }).connection.stream);
    statements.push(text);
  });
  const uncork = Duplex.prototype.uncork;
  jest.spyOn(Duplex.prototype, 'uncork').mockImplementation(function (this: Duplex) {
    if (serverStreams.has(this) && this.writableCorked === 1 && this.writableLength > 0) writes += 1;
    uncork.call(this);
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const statuses = ['CLOSE', 'OPEN'];

/** What the calls of every page may ask of the database, so that it does not grow unnoticed. Fewer is better: lower them. */
const most: Readonly<Partial<Record<OperationId, Most>>> = {
  getOwnProfile: { statements: 2, writes: 1, call: () => ({}) },
  listTasks: { statements: 5, writes: 1, call: () => ({ query: { limit: 100, Project_id: project.id } }) },
  listTaskFields: {
    statements: 4,
    writes: 1,
    call: () => ({ query: { limit: 100, Project_id: project.id, fields: 'Task_key,Status' } }),
  },
  listProjectTasks: { statements: 4, writes: 3, call: () => ({ params: { projectId: project.id } }) },
  listOwnTasks: { statements: 3, writes: 2, call: () => ({}) },
  listEmployeeTasks: { statements: 4, writes: 2, call: () => ({ body: { id: person.id } }) },
  listOwnDueTasks: { statements: 3, writes: 1, call: () => ({}) },
  listProjects: { statements: 3, writes: 2, call: () => ({}) },
  getCalendar: { statements: 11, writes: 1, call: () => ({ query: { From: '2026-03-01', To: '2026-03-31' } }) },
  getTask: { statements: 2, writes: 1, call: () => ({ body: { id: task.id } }) },
  editTask: {
    statements: 8,
    writes: 2,
    call: (nth) => ({ body: { id: task.id, Status: statuses[nth % 2] } }),
  },
  toggleTaskTimer: { statements: 11, writes: 3, call: () => ({ body: { Task_id: task.id } }) },
  addTimeEntry: {
    statements: 14,
    writes: 2,
    call: (nth) => ({
      body: {
        Task_id: task.id,
        Check_In: new Date(testStart.getTime() - (nth + 2) * 60_000).toISOString(),
        Check_Out: new Date(testStart.getTime() - (nth + 1) * 60_000).toISOString(),
        Reason: 'Counted',
      },
    }),
  },
};

test.each(Object.entries(most))(
  '%s asks the database no more often than it has to',
  async (id, { call, ...limits }) => {
    // The first calls learn who calls, and prepare statements.
    for (let nth = 0; nth < 3; nth += 1) await server.call(id as OperationId, { as: person, ...call(nth) });
    statements = [];
    writes = 0;
    const { httpStatus } = await server.call(id as OperationId, { as: person, ...call(3) });
    expect(httpStatus).toBe(200);
    expect(statements.slice(limits.statements)).toEqual([]);
    expect(writes).toBeLessThanOrEqual(limits.writes);
  },
);
