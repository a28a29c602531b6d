import { randomUUID } from 'node:crypto';
import { openLeaveScopes, maySeeLeave, maySeeLeavesOfEmployee } from '../../../src/domain/leave/leaveVisibility';
import {
  maySeeOvertime,
  maySeeOvertimeOfEmployee,
  openOvertimeScopes,
} from '../../../src/domain/overtime/overtimeDecision';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { testMoment } from '../../support/testMoment';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addLeave, addProject } from '../../support/testWork';

/** Each record is visible in all lists and on the page of its employee by one rule. */
const relations = ['owner', 'leader', 'manager', 'technical', 'rater', 'outsider'] as const;
type Relation = (typeof relations)[number];
const flagSets: readonly PermissionFlag[][] = [
  [],
  ['Me.Team_Leave'],
  ['KRA.TL_HOD_KRA'],
  ['KRA.Employee_KRA'],
  ['Report.Leave_Report'],
  ['Report.Approve_Leave'],
  ['Report.Attendance_Summary'],
  ['Overtime.Approve_Overtime'],
  ['Overtime.All_Overtime'],
];
/** Opens the pages of employees. */
const pages: PermissionFlag = 'Employee.View_Employee';

interface Constellation {
  readonly flags: readonly PermissionFlag[];
  readonly people: Readonly<Record<Relation, TestPerson>>;
  readonly leaveId: string;
  readonly overtimeId: string;
  readonly ratingId: string;
}

let server: TestServer;
const constellations: Constellation[] = [];

async function addConstellation(flags: readonly PermissionFlag[]): Promise<Constellation> {
  const { database } = server;
  const add = (teamLeaderId?: string) =>
    addPerson(database, { flags: [...flags, pages], ...(teamLeaderId !== undefined && { teamLeaderId }) });
  const leader = await add();
  const people = {
    leader,
    owner: await add(leader.id),
    manager: await add(),
    technical: await add(),
    rater: await add(),
    outsider: await add(),
  };
  const project = await addProject(database, [people.owner], {
    project_manager_id: people.manager.id,
    technical_project_manager_id: people.technical.id,
  });
  const [overtimeId, ratingId] = [randomUUID(), randomUUID()];
  const created_at = testMoment();
  const leaveId = await addLeave(database, people.owner, {
    starts_on: '2026-03-10',
    ends_on: '2026-03-11',
    status: 'Pending',
  });
  await database
    .insertInto('overtime_entries')
    .values({
      id: overtimeId,
      employee_id: people.owner.id,
      project_id: project.id,
      work_date: '2026-02-26',
      description: 'Release',
      claimed_hours: 2,
      status: 'Pending',
      updated_at: created_at,
      created_at,
    })
    .execute();
  await database
    .insertInto('kra_records')
    .values({
      id: ratingId,
      employee_id: people.owner.id,
      team_leader_id: people.rater.id,
      month: '2026-02-01',
      own_q1: 7,
      own_q2: 7,
      own_q3: 7,
      own_q4: 7,
      own_q5: 7,
      created_at,
    })
    .execute();
  return { flags, people, leaveId, overtimeId, ratingId };
}

beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = testStart;
  for (const flags of flagSets) constellations.push(await addConstellation(flags));
});
afterAll(() => server.close());

const cases = flagSets.flatMap((flags, index) =>
  relations.map((relation) => [relation, flags.join(', ') || 'no flag', index] as const),
);
const toViewer = (index: number, relation: Relation) => {
  const constellation = constellations[index] as Constellation;
  const viewer = constellation.people[relation];
  return {
    ...constellation,
    viewer,
    rights: { employeeId: viewer.id, grantedFlags: new Set<string>([...constellation.flags, pages]) },
    owner: { employeeId: constellation.people.owner.id, teamLeaderId: constellation.people.leader.id },
  };
};
interface ListAnswer {
  readonly httpStatus: number;
  readonly data: unknown;
}
/** Whether an answer has the record; undefined when the caller may not open the list or the page at all. */
function contains(answer: ListAnswer, id: string): boolean | undefined {
  if (answer.httpStatus === 403) return undefined;
  return answer.httpStatus === 200 && JSON.stringify(answer.data).includes(id);
}

test.each(cases)('overtime as %s with %s', async (relation, _flags, index) => {
  const { viewer: as, rights, owner, people, overtimeId: id } = toViewer(index, relation);
  const expected = maySeeOvertime(
    { ...owner, projectManagerId: people.manager.id, technicalProjectManagerId: people.technical.id },
    rights,
  );
  const windows = await Promise.all(
    (['own', 'team', 'projects', 'all'] as const).map(async (scope) => {
      const answer = await server.call('listOvertimeWindow', { as, query: { scope } });
      expect([scope, answer.httpStatus]).toEqual([scope, openOvertimeScopes(rights).includes(scope) ? 200 : 403]);
      return contains(answer, id) === true;
    }),
  );
  const page = contains(await server.call('listEmployeeOvertime', { as, params: { id: owner.employeeId } }), id);
  expect({
    windows: windows.includes(true),
    list: contains(await server.call('listOvertime', { as, body: {} }), id),
    entry: contains(await server.call('getOvertime', { as, body: { id } }), id),
    log: (await server.call('listOvertimeLogs', { as, query: { id } })).httpStatus === 200,
  }).toEqual({ windows: expected, list: expected, entry: expected, log: expected });
  expect(page).toBe(maySeeOvertimeOfEmployee(owner, rights) ? true : undefined);
  // What the page of the employee shows is in a list as well.
  expect(page === true && !expected).toBe(false);
});

test.each(cases)('leave as %s with %s', async (relation, _flags, index) => {
  const { viewer: as, rights, owner, leaveId: id } = toViewer(index, relation);
  const expected = maySeeLeave({ ...owner, notifiedIds: [] }, rights);
  const windows = await Promise.all(
    (['team', 'all'] as const).map(async (scope) => {
      const answer = await server.call('listLeaveWindow', { as, query: { scope } });
      expect([scope, answer.httpStatus]).toEqual([scope, openLeaveScopes(rights).includes(scope) ? 200 : 403]);
      return contains(answer, id) === true;
    }),
  );
  const own = contains(await server.call('listLeaves', { as, query: { scope: 'own' } }), id);
  const page = contains(await server.call('listEmployeeLeaves', { as, params: { id: owner.employeeId } }), id);
  expect({
    windows: windows.includes(true) || own,
    list: contains(await server.call('listLeaves', { as }), id),
    leave: (await server.call('getLeave', { as, query: { id } })).httpStatus === 200,
    log: (await server.call('listLeaveLogs', { as, query: { id } })).httpStatus === 200,
    page,
  }).toEqual({
    windows: expected,
    list: expected,
    leave: expected,
    log: expected,
    page: maySeeLeavesOfEmployee(owner, rights) ? true : undefined,
  });
});

test.each(cases)('ratings as %s with %s', async (relation, _flags, index) => {
  const { viewer: as, owner, ratingId: id } = toViewer(index, relation);
  const list = contains(await server.call('listKraRecords', { as, body: {} }), id);
  const pageAnswer = await server.call('listEmployeeRatings', { as, params: { id: owner.employeeId } });
  const page = contains(pageAnswer, id);
  // Either may be closed to the caller; where both are open they show the same.
  if (list !== undefined && page !== undefined) expect(page).toBe(list);
  const performance = await server.call('listKraPerformance', { as, query: {} });
  const compared =
    performance.httpStatus === 200 ? performance.data.Rows.find(({ Record }) => Record._id === id) : undefined;
  const shown = page === true ? pageAnswer.data[0] : undefined;
  if (compared !== undefined && shown !== undefined)
    expect({
      month: shown.Month,
      own: shown.Own_average,
      leader: shown.Leader_average,
      ratings: [shown.Employee_rating, shown.Team_leader_rating, shown.Texts],
    }).toEqual({
      month: compared.Record.month,
      own: compared.Own_average,
      leader: compared.Leader_average,
      ratings: [compared.Record.Employee_rating, compared.Record.Team_leader_rating, compared.Record.Texts],
    });
  if (relation === 'outsider' || relation === 'leader') {
    const seesAll = flagSets[index]?.includes('Report.Attendance_Summary') ?? false;
    expect([list === true, page === true]).toEqual([seesAll, seesAll]);
  }
});
