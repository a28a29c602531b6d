import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { addDays } from '../../../src/domain/calendar/day';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import { maintainEmbedded } from '../../../src/server/database/embedded/maintainEmbedded';
import type { OperationId } from '../../../src/server/operations/call';
import { schemaProperties } from '../../../src/server/operations/schemaReferences';
import { sumVersions } from '../../../src/server/spreadsheets/storedVersions';
import { testMoment } from '../../support/testMoment';
import { addPerson, type PersonDetails, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestCall, type TestServer } from '../../support/testServer';
import { addLeave, addMembers, addProject, addSprint, addTask, type TestProject } from '../../support/testWork';
import { csv, row } from '../../support/server/presentMonth';
import { watchStatements } from '../../support/database/watchStatements';

/** Of the same call; 50 is more than any chunk that a loop could hide in, and fewer than any limit of the contract. */
const [few, many] = [2, 50];

let server: TestServer;
let admin: TestPerson;
let statements: string[] = [];
let imports = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin' });
  watchStatements((text) => statements.push(text));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const times = <Item>(count: number, make: (index: number) => Promise<Item>): Promise<Item[]> =>
  Array.from({ length: count }).reduce<Promise<Item[]>>(
    async (made, _, index) => [...(await made), await make(index)],
    Promise.resolve([]),
  );
const joinIds = (records: readonly { id: string }[]): string => records.map(({ id }) => id).join(',');

interface Prepared {
  readonly call: TestCall;
  /** How many of the records the answer says were changed. */
  readonly count: (data: never) => number;
}
type Prepare = (count: number) => Promise<Prepared>;

const resultCount = ({ Results }: { Results: readonly { Outcome: string }[] }): number =>
  Results.filter(({ Outcome }) => Outcome === 'done').length;
const decidedCount = (results: readonly { Done: boolean }[]): number => results.filter(({ Done }) => Done).length;

const newProject = (): Promise<TestProject> => addProject(server.database, [admin]);
const people = (count: number): Promise<TestPerson[]> => times(count, () => addPerson(server.database));
const addTasks = (project: TestProject, count: number) =>
  times(count, () => addTask(server.database, project, { assignee_id: admin.id }));

const editTasks =
  (body: (ids: string[], project: TestProject, people: readonly TestPerson[]) => Record<string, unknown>): Prepare =>
  async (count) => {
    const project = await newProject();
    const members = await people(count);
    await addMembers(server.database, project.id, members);
    const tasks = await addTasks(project, count);
    const ids = tasks.map(({ id }) => id);
    return { call: { body: body(ids, project, members) }, count: resultCount };
  };

/** The weekday is of no importance. */
const day = (index: number): string => addDays('2024-01-01', index);

/** A pending leave of one person. */
async function addPendingLeave(index: number, details: PersonDetails = {}): Promise<{ id: string }> {
  const person = await addPerson(server.database, details);
  const id = await addLeave(server.database, person, {
    starts_on: day(index * 20),
    ends_on: day(index * 20 + 1),
    status: 'Pending',
  });
  return { id };
}

async function addRequest(index: number): Promise<{ id: string }> {
  const id = randomUUID();
  const { id: employee_id } = await addPerson(server.database);
  await server.database
    .insertInto('manual_attendance_requests')
    .values({
      id,
      employee_id,
      work_date: day(index * 10),
      type: 'checkIn',
      claimed_time: '09:30:00',
      reason: 'WFH',
      created_at: testMoment(),
    })
    .execute();
  return { id };
}

async function addOvertime(index: number, project: TestProject): Promise<{ id: string }> {
  const id = randomUUID();
  const { id: employee_id } = await addPerson(server.database);
  await server.database
    .insertInto('overtime_entries')
    .values({
      id,
      employee_id,
      project_id: project.id,
      work_date: day(index),
      description: 'Late',
      claimed_hours: 1,
      created_at: testMoment(),
      updated_at: testMoment(),
    })
    .execute();
  return { id };
}

/** By operation and the field of its body that holds the records. */
const cases: Readonly<Partial<Record<OperationId, Readonly<Record<string, Prepare>>>>> = {
  editManyTasks: {
    ids: editTasks((ids) => ({ ids, Priority: 'LOW', Status: 'CLOSE' })),
    changes: editTasks((ids, _project, members) => ({
      changes: ids.map((id, index) =>
        JSON.stringify({ id, Short_summary: `Task ${index}`, Employee_id: members[index]?.id }),
      ),
    })),
    former: editTasks((ids) => ({
      ids,
      Status: 'CLOSE',
      former: ids.map((id) => JSON.stringify({ id, Status: 'OPEN' })),
    })),
    new_tasks: editTasks((ids, project, members) => ({
      Project_id: project.id,
      new_tasks: ids.map((_, index) =>
        JSON.stringify({ Short_summary: `Task ${index}`, Employee_id: members[index]?.id }),
      ),
    })),
  },
  remindPresentUnanswered: {
    Employee_ids: async (count) => {
      const asked = await people(count);
      await server.call('uploadPresentRecords', {
        as: admin,
        body: { date: '2024-01-31' },
        files: [
          {
            field: 'employee_file',
            fileName: 'january.csv',
            content: csv(asked.map(({ code }) => row(code))),
          },
        ],
      });
      return {
        call: { body: { month: '2024-01', Employee_ids: joinIds(asked) } },
        count: ({ Reminded }: { Reminded: number }) => Reminded,
      };
    },
  },
  deleteManyTasks: { ids: editTasks((ids) => ({ ids })) },
  decideLeaves: {
    ids: async (count) => ({
      call: { body: { ids: joinIds(await times(count, (index) => addPendingLeave(index))), Status: 'Approved' } },
      count: decidedCount,
    }),
  },
  decideManualAttendanceRequests: {
    ids: async (count) => ({
      call: { body: { ids: joinIds(await times(count, addRequest)), status: 'approved' } },
      count: decidedCount,
    }),
  },
  decideOvertimeEntries: {
    ids: async (count) => {
      const project = await newProject();
      const entries = await times(count, (index) => addOvertime(index, project));
      return { call: { body: { ids: joinIds(entries), Approval_Status: 'Approved' } }, count: decidedCount };
    },
  },
  addSprintTasks: {
    Task_ids: async (count) => {
      const project = await newProject();
      const id = await addSprint(server.database, project.id, 'Sprint');
      return {
        call: { body: { id, Task_ids: joinIds(await addTasks(project, count)) } },
        count: ({ Task_ids }: { Task_ids: readonly string[] }) => Task_ids.length,
      };
    },
  },
  addProjectMembers: {
    Project_member: async (count) => ({
      call: { body: { id: (await newProject()).id, Project_member: joinIds(await people(count)) } },
      // The answer lists all members.
      count: (members: readonly object[]) => members.length - 1,
    }),
  },
  importEmployees: {
    File: async (count) => {
      const known = await people(count / 2);
      const Seen_versions = sumVersions(
        await server.database
          .selectFrom('employees')
          .select('version')
          .where(
            'id',
            'in',
            known.map(({ id }) => id),
          )
          .execute(),
      );
      const prefix = `NEW${(imports += 1)}`;
      const lines = [
        ...known.map(({ code }, index) => `${code},Kim Known${index},moved.${code}@company.example,`),
        ...Array.from(
          { length: count / 2 },
          (_, index) => `${prefix}-${index},Ned New${index},${prefix}.${index}@company.example,Employee`,
        ),
      ];
      return {
        call: {
          body: { Seen_versions },
          files: [
            {
              field: 'File',
              fileName: 'people.csv',
              content: `Code,Name,E-mail,Role permission\n${lines.join('\n')}`,
            },
          ],
        },
        count: ({ Is_stored, Rows }: { Is_stored: boolean; Rows: readonly object[] }) => (Is_stored ? Rows.length : 0),
      };
    },
  },
  deactivateEmployee: {
    Hand_over: async (count) => {
      const leaving = await addPerson(server.database, { role: 'TL / HOD' });
      const successor = await addPerson(server.database, { role: 'TL / HOD' });
      await times(count, (index) => addPendingLeave(index, { teamLeaderId: leaving.id }));
      const projects = await times(count / 2, () => addProject(server.database, [admin, leaving, successor]));
      await times(projects.length, (index) =>
        addTask(server.database, projects[index] ?? { id: '', shortName: '' }, { assignee_id: leaving.id }),
      );
      await server.database
        .updateTable('project_members')
        .set({ is_leader: true })
        .where('employee_id', '=', leaving.id)
        .execute();
      const duties = projects.flatMap(({ id }) => [
        `tasks:${id}:${successor.id}`,
        `project-leader:${id}:${successor.id}`,
      ]);
      return {
        call: { body: { id: leaving.id, Hand_over: [`team::${successor.id}`, ...duties] } },
        // A duty that cannot be handed over fails the call.
        count: ({ Status }: { Status: string }) => (Status === 'DeActive' ? duties.length : 0),
      };
    },
  },
  saveTimelineMove: {
    moves: async (count) => {
      const project = await newProject();
      const moves = (await addTasks(project, count)).map(({ id }) => JSON.stringify({ id, Start_date: '2026-03-10' }));
      const { data } = await server.call('previewTimelineMove', { as: admin, body: { moves } });
      return { call: { body: { moves, Fingerprint: data.Fingerprint } }, count: resultCount };
    },
  },
  undoManyTasks: {
    id: async (count) => {
      const project = await newProject();
      const ids = (await addTasks(project, count / 2)).map(({ id }) => id);
      const { data } = await server.call('editManyTasks', {
        as: admin,
        body: {
          Project_id: project.id,
          changes: ids.map((id, index) => JSON.stringify({ id, Short_summary: `Task ${index}` })),
          new_tasks: ids.map((_, index) => JSON.stringify({ Short_summary: `New ${index}` })),
        },
      });
      return { call: { body: { id: data.Change_id } }, count: resultCount };
    },
  },
};

/** Fields with several values that are not records of their own, or few by nature. */
const exceptions: Readonly<Record<string, string>> = {
  Granted: 'flags of one role, one column',
  Tech_stack: 'names of one project',
  Client_requirement: 'names of one project',
  Interviewers: 'of one interview',
  Handlers: 'of one department',
  Locations: 'of one holiday',
  Notified_Employee: 'of one leave',
  Linkissue_Taskkey: 'links of one task',
  olddocument: 'files of one record',
  demo_image: 'files of one record',
  profile_image: 'one file',
  Resume: 'one file',
  Leave_Date_to_Date: 'two days',
  Versions: 'of the ids',
};

/** Operations whose records are counted elsewhere, or come from other programs in any number of calls. */
const countedElsewhere: readonly string[] = [
  'createProject Project_member',
  'editProject Project_member',
  'uploadPresentRecords employee_file',
  'recordFaceEvents events',
];

test('every operation whose body names several records has a case here', () => {
  const holders = contractOperations
    .filter(({ onlyReads }) => !onlyReads)
    .flatMap(({ operationId, bodySchema }) =>
      Object.entries(schemaProperties(bodySchema) as Record<string, { type?: string; description?: string }>)
        .filter(
          ([, { type, description = '' }]) => type === 'array' || /comma-separated|JSON: a list/i.test(description),
        )
        .filter(([field]) => exceptions[field] === undefined)
        .map(([field]) => `${operationId} ${field}`),
    );
  const covered = Object.entries(cases).flatMap(([operationId, fields]) =>
    Object.keys(fields).map((field) => `${operationId} ${field}`),
  );
  expect(holders.filter((holder) => !covered.includes(holder) && !countedElsewhere.includes(holder))).toEqual([]);
});

/** Lists of parameters differ in length, and one row is written by another statement than several. */
const withoutParameters = (statement: string): string => {
  const [beginning = ''] = statement
    .replace(/\/\*.*?\*\/|["\s]+/g, ' ')
    .trim()
    .split('$', 1);
  return /^(?:insert into|update) \w+/.exec(beginning)?.[0] ?? beginning;
};

// A database server has an upkeep of its own; what its processes do is in no session of the tests.
if (!process.env['DATABASE_URL'])
  test('the upkeep of the embedded database, which may run at any moment, is not counted', async () => {
    statements = [];
    await server.database.updateTable('employees').set({ first_name: 'Anna' }).where('id', '=', admin.id).execute();
    expect(statements).toHaveLength(1);
    await maintainEmbedded(server.database, os.tmpdir());
    expect(statements).toHaveLength(1);
  });

const caseList = Object.entries(cases).flatMap(([operationId, fields]) =>
  Object.entries(fields).map(([field, prepare]) => [operationId as OperationId, field, prepare] as const),
);

test.each(caseList)('%s %s: as many statements for 50 records as for 2', async (operationId, _field, prepare) => {
  const run = async (size: number): Promise<string[]> => {
    const { call, count } = await prepare(size);
    await server.settled();
    statements = [];
    const answer = await server.call(operationId, { as: admin, ...call });
    const made = statements.map(withoutParameters);
    await server.settled();
    expect(count(answer.data as never)).toBe(size);
    return made;
  };
  // The first call of all may have to remember the device.
  await run(few);
  const [forFew, forMany] = [await run(few), await run(many)];
  expect(forFew.length).toBeGreaterThan(3);
  // One by one, so that a failure shows the loop.
  expect(forMany).toEqual(forFew);
});
