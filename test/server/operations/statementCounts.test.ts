import type { OperationId } from '../../../src/server/operations/call';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestCall, type TestServer } from '../../support/testServer';
import { addProject, addSprint, addTask, type TestProject, type TestTask } from '../../support/testWork';
import { countWrites } from '../../support/database/watchStatements';

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
let sprintId: string;
let ticketDepartmentId: string;
let statements: string[] = [];
let takeWrites: () => number;

beforeAll(async () => {
  server = await startTestServer();
  person = await addPerson(server.database, { role: 'HR / Admin' });
  project = await addProject(server.database, [person]);
  task = await addTask(server.database, project, { assignee_id: person.id, status: 'OPEN' });
  sprintId = await addSprint(server.database, project.id, 'Counted');
  ticketDepartmentId = (
    await server.call('saveTicketDepartment', {
      as: person,
      body: {
        Ticket_department_name: 'Desk',
        Prefix: 'DESK',
        Handlers: [person.id],
        Response_hours: 8,
        Status: 'Active',
      },
    })
  ).data._id;
  await addTask(server.database, project, { assignee_id: person.id });
  takeWrites = countWrites((text) => statements.push(text));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const statuses = ['CLOSE', 'OPEN'];

/** What the calls of every page may ask of the database, so that it does not grow unnoticed. Fewer is better: lower them. */
const limits: Readonly<Partial<Record<OperationId, Most>>> = {
  getOwnProfile: { statements: 2, writes: 1, call: () => ({}) },
  listTasks: { statements: 4, writes: 1, call: () => ({ query: { limit: 100, Project_id: project.id } }) },
  listTaskFields: {
    statements: 3,
    writes: 1,
    call: () => ({ query: { limit: 100, Project_id: project.id, fields: 'Task_key,Status' } }),
  },
  listProjectTasks: { statements: 4, writes: 3, call: () => ({ params: { projectId: project.id } }) },
  listOwnTasks: { statements: 3, writes: 2, call: () => ({}) },
  listEmployeeTasks: { statements: 4, writes: 2, call: () => ({ body: { id: person.id } }) },
  listOwnDueTasks: { statements: 3, writes: 1, call: () => ({}) },
  listProjects: { statements: 3, writes: 2, call: () => ({}) },
  // The days off of the assignees once they are known: to search for the shown tasks twice takes as long as all the rest.
  getCalendar: { statements: 14, writes: 2, call: () => ({ query: { From: '2026-03-01', To: '2026-03-31' } }) },
  getTask: { statements: 2, writes: 1, call: () => ({ body: { id: task.id } }) },
  editTask: {
    statements: 8,
    writes: 2,
    call: (nth) => ({ body: { id: task.id, Status: statuses[nth % 2] } }),
  },
  toggleTaskTimer: { statements: 11, writes: 3, call: () => ({ body: { Task_id: task.id } }) },
  createTask: {
    statements: 13,
    writes: 4,
    call: () => ({
      body: {
        Project_id: project.id,
        Issue_type: 'Task',
        Short_summary: 'Count the round trips',
        Description: '<p>Counted</p>',
        Employee_id: person.id,
        Priority: 'MEDIUM',
        Task_duration: '3',
      },
    }),
  },
  updateTask: {
    statements: 14,
    writes: 5,
    call: (nth) => ({
      body: {
        id: task.id,
        Issue_type: 'Task',
        Short_summary: `Counted ${nth} times`,
        Description: '<p>Counted</p>',
        Employee_id: person.id,
        Priority: 'MEDIUM',
        Task_duration: '3',
      },
    }),
  },
  createSprint: {
    statements: 8,
    writes: 3,
    call: (nth) => ({ body: { Project_id: project.id, Name: `Sprint ${nth}` } }),
  },
  updateSprint: {
    statements: 10,
    writes: 4,
    call: (nth) => ({ body: { id: sprintId, Name: `Counted ${nth}` } }),
  },
  createMilestone: {
    statements: 9,
    writes: 3,
    call: (nth) => ({ body: { Project_id: project.id, Name: `Milestone ${nth}` } }),
  },
  addStatusUpdate: {
    statements: 10,
    writes: 3,
    call: () => ({ body: { Project_id: project.id, Health: 'On track', Text: '<p>Counted</p>' } }),
  },
  applyForLeave: {
    statements: 14,
    writes: 4,
    call: (nth) => ({
      body: {
        Leave_type: 'Casual Leave',
        Leave_Date_to_Date: `2026-04-0${nth + 1},2026-04-0${nth + 1}`,
        Reason: 'Counted',
      },
    }),
  },
  requestManualAttendance: {
    statements: 12,
    writes: 3,
    call: (nth) => ({
      body: {
        date: nth < 2 ? '2026-02-27' : '2026-02-28',
        type: nth % 2 === 0 ? 'checkIn' : 'checkOut',
        time: '09:30',
        reason: 'technical issue',
      },
    }),
  },
  createTicket: {
    statements: 14,
    writes: 4,
    call: () => ({
      body: {
        Department_id: ticketDepartmentId,
        Title: 'Counted',
        Description: '<p>Counted</p>',
        Type: 'Bug',
        Priority: 'HIGH',
      },
    }),
  },
  savePreference: {
    statements: 5,
    writes: 2,
    call: (nth) => ({ body: { Key: 'theme', Value: JSON.stringify(statuses[nth % 2]) } }),
  },
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

test.each(Object.entries(limits))(
  '%s asks the database no more often than it has to',
  async (id, { call, ...limits }) => {
    // The first calls learn who calls, and prepare statements.
    for (let nth = 0; nth < 3; nth += 1) await server.call(id as OperationId, { as: person, ...call(nth) });
    statements = [];
    takeWrites();
    const { httpStatus } = await server.call(id as OperationId, { as: person, ...call(3) });
    expect(httpStatus).toBe(200);
    expect(statements.slice(limits.statements)).toEqual([]);
    expect(takeWrites()).toBeLessThanOrEqual(limits.writes);
  },
);
