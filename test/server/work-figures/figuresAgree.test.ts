import contract from '../../../src/server/operations/contract.gen.json';
import type { OperationId } from '../../../src/server/operations/call';
import type { Schemas } from '../../../src/server/operations/operationTypes.gen';
import { taskStatuses } from '../../../src/domain/tasks/taskChoices';
import {
  countWork,
  openStatuses,
  countedTasks,
  progressPercent,
  settledStatuses,
} from '../../../src/domain/tasks/workState';
import { testMoment } from '../../support/testMoment';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addSprint, addTask, type TestProject } from '../../support/testWork';

type Work = Schemas['WorkFigures'];
type Answers<Figures> = Partial<Record<OperationId, () => Promise<readonly Figures[]>>>;

/** The figures of these statuses by the domain. */
const figures = (statuses: readonly string[]): Work => {
  const counts = countWork(statuses);
  return {
    All: countedTasks(counts) + counts.rejected,
    Open: counts.open,
    Finished: counts.finished,
    Rejected: counts.rejected,
    Progress: progressPercent(counts),
  };
};

let server: TestServer;
let admin: TestPerson;
let worker: TestPerson;
let project: TestProject;
let other: TestProject;
let milestoneId: string;
let closedSprintId: string;
let nextSprintId: string;
let backlogTaskId: string;

/** What the project holds, by where it is: all statuses twice before the closing, of which the open ones went on. */
const everyStatusTwice = [...taskStatuses, ...taskStatuses];
const left = [...settledStatuses, ...settledStatuses];
const carried = [...openStatuses, ...openStatuses];
const inNextSprint = [...carried, ...taskStatuses];
const inBacklog = taskStatuses;
const inProject = [...left, ...inNextSprint, ...inBacklog];

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  admin = await addPerson(database, { role: 'HR / Admin' });
  worker = await addPerson(database);
  project = await addProject(database, [worker], { project_manager_id: admin.id });
  other = await addProject(database, [worker], { name: 'Other' });
  const { data: milestone } = await server.call('createMilestone', {
    as: admin,
    body: { Project_id: project.id, Name: 'First' },
  });
  milestoneId = milestone._id;
  closedSprintId = await addSprint(database, project.id, 'Sprint 1');
  nextSprintId = await addSprint(database, project.id, 'Sprint 2');
  await database.updateTable('sprints').set({ milestone_id: milestoneId }).execute();

  const tasks = [
    ...everyStatusTwice.map((status) => ({ status, sprint_id: closedSprintId })),
    ...taskStatuses.map((status) => ({ status, sprint_id: nextSprintId })),
    ...inBacklog.map((status) => ({ status, sprint_id: null })),
  ];
  for (const task of tasks) {
    const { id } = await addTask(database, project, { ...task, assignee_id: worker.id });
    backlogTaskId = id;
  }
  // Neither deleted tasks nor those of other projects count anywhere.
  for (const status of taskStatuses) {
    for (const sprint_id of [closedSprintId, nextSprintId, null])
      await addTask(database, project, { status, sprint_id, assignee_id: worker.id, deleted_at: testMoment() });
    await addTask(database, other, { status, assignee_id: worker.id });
  }
  const { httpStatus } = await server.call('closeSprint', {
    as: admin,
    body: { id: closedSprintId, Carry: 'sprint', Target_sprint_id: nextSprintId },
  });
  expect(httpStatus).toBe(200);
});
afterAll(() => server.close());

const must = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('There is no such record in the answer');
  return item;
};
const byId = <Item extends { readonly _id: string | null }>(items: readonly Item[], id: string): Item =>
  must(items.find(({ _id }) => _id === id));
const listed = () => ({ as: admin, body: { Project_id: project.id } });
const sprintNow = async (id: string) => byId((await server.call('listProjectSprints', listed())).data, id);

/** The figures of the project, of its one member, of its sprints and of its milestone, wherever they are answered. */
const projectFigures: Answers<Work | undefined> = {
  listProjects: async () => [byId((await server.call('listProjects', { as: admin })).data, project.id).Work],
  listPortfolio: async () => [byId((await server.call('listPortfolio', { as: admin })).data, project.id).Work],
  getProject: async () => [(await server.call('getProject', { as: admin, body: { id: project.id } })).data.Work],
  editProjectStatus: async () => [
    (await server.call('editProjectStatus', { as: admin, body: { id: project.id, Status: 'InProgress' } })).data.Work,
  ],
};
const memberFigures: Answers<Work | undefined> = {
  listProjectMembers: async () => [
    byId((await server.call('listProjectMembers', { as: admin, params: { projectId: project.id } })).data, worker.id)
      .Work,
  ],
  editProjectMember: async () => [
    byId(
      (
        await server.call('editProjectMember', {
          as: admin,
          body: { id: project.id, Employee_id: worker.id, Leader: 'true' },
        })
      ).data,
      worker.id,
    ).Work,
  ],
  listEmployeeProjects: async () => [
    byId((await server.call('listEmployeeProjects', { as: admin, params: { id: worker.id } })).data, project.id).Work,
  ],
};
const milestoneFigures: Answers<Work | undefined> = {
  listMilestones: async () => [byId((await server.call('listMilestones', listed())).data, milestoneId).Work],
  updateMilestone: async () => [
    (await server.call('updateMilestone', { as: admin, body: { id: milestoneId, Name: 'First' } })).data.Work,
  ],
};
const nextSprintFigures: Answers<Work | undefined> = {
  listProjectSprints: async () => [(await sprintNow(nextSprintId)).Work],
  listMilestones: async () => [
    byId(byId((await server.call('listMilestones', listed())).data, milestoneId).Sprints, nextSprintId).Work,
  ],
  updateSprint: async () => [
    (
      await server.call('updateSprint', {
        as: admin,
        body: { id: nextSprintId, Name: 'Sprint 2', Milestone_id: milestoneId },
      })
    ).data.Work,
  ],
};
const closingFigures: Answers<Work & { Carried: number }> = {
  listProjectSprints: async () => {
    const { Closing } = await sprintNow(closedSprintId);
    return Closing === null ? [] : [{ ...Closing.Work, Carried: Closing.Carried_over }];
  },
  listMilestones: async () => {
    const { Sprints } = byId((await server.call('listMilestones', listed())).data, milestoneId);
    const { Closing } = byId(Sprints, closedSprintId);
    return Closing === null ? [] : [{ ...Closing.Work, Carried: Closing.Carried_over }];
  },
  listSprintClosings: async () =>
    (await server.call('listSprintClosings', { as: admin, body: { id: closedSprintId } })).data.map(
      ({ Work, Carried_over, Tasks }) => {
        expect(Tasks.filter(({ Carried }) => Carried)).toHaveLength(Carried_over);
        expect(figures(Tasks.map(({ Status }) => Status))).toEqual(Work);
        return { ...Work, Carried: Carried_over };
      },
    ),
};

/** They answer the same record as one of those above, made by the same function after another change. */
const sameRecord: Partial<Record<OperationId, OperationId>> = {
  createProject: 'editProjectStatus',
  editProject: 'editProjectStatus',
  addProjectMembers: 'editProjectMember',
  removeProjectMember: 'editProjectMember',
  createMilestone: 'updateMilestone',
  createSprint: 'updateSprint',
  closeSprint: 'updateSprint',
  reopenSprint: 'updateSprint',
  addSprintTasks: 'updateSprint',
};

test('every operation whose answer has figures of work is compared here', () => {
  const names = (schema: unknown, seen: Set<string>): boolean => {
    if (typeof schema !== 'object' || schema === null) return false;
    const reference = (schema as { $ref?: string }).$ref?.split('/').pop();
    if (reference === undefined) return Object.values(schema).some((part) => names(part, seen));
    if (reference === 'WorkFigures') return true;
    if (seen.has(reference)) return false;
    seen.add(reference);
    return names((contract.components.schemas as Record<string, unknown>)[reference], seen);
  };
  const answering = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods as Record<string, { operationId: string; responses: object }>))
    .filter(({ responses }) => names((responses as Record<string, unknown>)['200'], new Set()))
    .map(({ operationId }) => operationId);
  const compared = [projectFigures, memberFigures, milestoneFigures, nextSprintFigures, closingFigures, sameRecord];
  expect([...new Set(compared.flatMap((group) => Object.keys(group)))].sort()).toEqual(answering.sort());
});

const each = <Result>(group: Partial<Record<OperationId, () => Promise<Result>>>) =>
  Object.entries(group).map(([name, read]) => [name, must(read)] as const);

test.each(each(projectFigures))('%s: the figures of a project', async (_name, read) => {
  expect(await read()).toEqual([figures(inProject)]);
});
test.each(each(memberFigures))('%s: the figures of a member, in this project only', async (_name, read) => {
  expect(await read()).toEqual([figures(inProject)]);
});
test.each(each(milestoneFigures))('%s: a milestone counts what is in its sprints now', async (_name, read) => {
  expect(await read()).toEqual([figures([...left, ...inNextSprint])]);
});
test.each(each(nextSprintFigures))('%s: the figures of an open sprint', async (_name, read) => {
  expect(await read()).toEqual([figures(inNextSprint)]);
});
test.each(each(closingFigures))('%s: a closed sprint says what it held and what was carried over', async (_, read) => {
  expect(await read()).toEqual([{ ...figures(everyStatusTwice), Carried: carried.length }]);
});
test('what is left in a closed sprint is a figure of its own', async () => {
  expect((await sprintNow(closedSprintId)).Work).toEqual(figures(left));
});

const repeated = (entries: readonly { readonly Status: string; readonly Count: number }[]): string[] =>
  entries.flatMap(({ Status, Count }) => Array.from({ length: Count }, () => Status));

/** Answers that list or count the project's tasks by status, as statuses. */
const statusLists: Partial<Record<OperationId, () => Promise<string[]>>> = {
  getIssueStatistics: async () =>
    repeated((await server.call('getIssueStatistics', { as: admin, params: { projectId: project.id } })).data),
  listTaskAnalytics: async () =>
    (await server.call('listTaskAnalytics', { as: admin, params: { projectId: project.id } })).data.map(
      ({ Status }) => Status,
    ),
  getMemberStatistics: async () =>
    (await server.call('getMemberStatistics', { as: admin, params: { projectId: project.id } })).data.flatMap(
      ({ Statuses }) => repeated(Statuses),
    ),
  listProjectTasks: async () =>
    (await server.call('listProjectTasks', { as: admin, params: { projectId: project.id } })).data.map(
      ({ Status }) => Status,
    ),
  listTaskGroups: async () =>
    (
      await server.call('listTaskGroups', {
        as: admin,
        query: { Group_by: 'Status', scope: 'all', Project_id: project.id },
      })
    ).data.flatMap(({ Key, Count }) => repeated([{ Status: Key, Count }])),
  listTasks: async () => {
    const counts = await Promise.all(
      taskStatuses.map(async (Status) => ({
        Status,
        Count: (await server.call('listTasks', { as: admin, query: { scope: 'all', Project_id: project.id, Status } }))
          .data.Total,
      })),
    );
    return repeated(counts);
  },
  listOwnTasks: async () =>
    (await server.call('listOwnTasks', { as: worker })).data
      .filter(({ Project_id }) => Project_id === project.id)
      .map(({ Status }) => Status),
};
test.each(each(statusLists))('%s: lists and counts of tasks add up to the same figures', async (_name, read) => {
  expect(figures(await read())).toEqual(figures(inProject));
});

describe('time of a deleted task', () => {
  const startedAt = new Date('2026-02-25T04:00:00Z');
  const month = '2026-02';
  const hours = (entries: readonly { Check_In: string; Check_Out: string | null }[]): number =>
    entries.reduce((sum, { Check_In, Check_Out }) => sum + (Date.parse(Check_Out ?? '') - Date.parse(Check_In)), 0) /
    3_600_000;
  const from = { From: '2026-02-01', To: '2026-02-28' };
  /** The hours of one employee in one month. */
  const employeeHours: Partial<Record<OperationId, () => Promise<number>>> = {
    getTaskTimerReport: async () => {
      const { data } = await server.call('getTaskTimerReport', { as: admin, query: from });
      return hours(data.filter(({ Employee_id }) => Employee_id._id === worker.id));
    },
    listTimerEntries: async () => {
      const { data } = await server.call('listTimerEntries', { as: admin, query: { ...from, Employee_id: worker.id } });
      return hours(data.Rows);
    },
    listTimerEntryGroups: async () => {
      const { data } = await server.call('listTimerEntryGroups', {
        as: admin,
        query: { ...from, Group_by: 'Employee' },
      });
      return data.find(({ Key }) => Key === worker.id)?.Hours ?? 0;
    },
    listOwnTimeEntries: async () => hours((await server.call('listOwnTimeEntries', { as: worker, query: from })).data),
    listEmployeeTimeEntries: async () =>
      hours(
        (
          await server.call('listEmployeeTimeEntries', {
            as: admin,
            params: { id: worker.id },
            query: { Month: month },
          })
        ).data,
      ),
    getKraFacts: async () =>
      (await server.call('getKraFacts', { as: worker, query: { month: '2026-03' } })).data.Hours_logged,
  };
  beforeAll(async () => {
    const { id: hiddenTask } = await addTask(server.database, other, { assignee_id: admin.id });
    const entries = [backlogTaskId, hiddenTask].map((task_id, index) => ({
      id: crypto.randomUUID(),
      task_id,
      project_id: index === 0 ? project.id : other.id,
      employee_id: worker.id,
      started_at: new Date(startedAt.getTime() + index * 4 * 3_600_000),
      stopped_at: new Date(startedAt.getTime() + (index * 4 + 2) * 3_600_000),
    }));
    await server.database.insertInto('task_timers').values(entries).execute();
    for (const id of [backlogTaskId, other.id])
      expect((await server.call('deleteTaskOrProject', { as: admin, body: { id } })).httpStatus).toBe(200);
  });
  test.each(each(employeeHours))('%s: the hours of an employee include it', async (_name, read) => {
    expect(await read()).toBe(4);
  });
});
