import { randomUUID } from 'node:crypto';
import { handOverText, type DutyKind } from '../../../src/domain/employees/duties';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addPerson, type PersonDetails, type TestPerson } from '../../support/testPeople';
import { addPosition, addProject, addTask, storedHistory, type TestProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';
import { employeePath } from '../../../src/domain/employees/employeePath';

let server: TestServer;
let admin: TestPerson;
let managerPosition: string;
let technicalPosition: string;
let desks = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin' });
  managerPosition = await addPosition(server.database, 'Manager of ships', { is_project_manager: true });
  technicalPosition = await addPosition(server.database, 'Manager of engines', { is_technical_project_manager: true });
});
afterAll(() => server.close());

const person = (lastName: string, details: PersonDetails = {}): Promise<TestPerson> =>
  addPerson(server.database, { firstName: 'Ina', lastName, ...details });
const readLeaving = async (who: TestPerson, as = admin) =>
  (await server.call('getEmployeeLeaving', { as, body: { id: who.id } })).data;
const deactivate = (who: TestPerson, handOvers: readonly (readonly [DutyKind, string, TestPerson])[], as = admin) =>
  server.call('deactivateEmployee', {
    as,
    body: {
      id: who.id,
      Hand_over: handOvers.map(([kind, subjectId, { id }]) => handOverText({ kind, subjectId, successorId: id })),
    },
  });
const notifications = async (who: TestPerson): Promise<string[]> =>
  (await server.call('listNotifications', { as: who })).data.Rows.map(({ Text }) => Text);

async function addLeave(of: TestPerson, startsOn: string): Promise<string> {
  const id = randomUUID();
  await server.database
    .insertInto('leaves')
    .values({
      id,
      employee_id: of.id,
      leave_type: 'Casual Leave',
      starts_on: startsOn,
      ends_on: startsOn,
      reason: 'Away',
      created_by_id: of.id,
      created_at: testMoment(),
    })
    .execute();
  return id;
}

async function addRating(of: TestPerson, leader: TestPerson): Promise<string> {
  const id = randomUUID();
  await server.database
    .insertInto('kra_records')
    .values({
      id,
      employee_id: of.id,
      team_leader_id: leader.id,
      month: '2026-02-01',
      own_q1: 5,
      own_q2: 5,
      own_q3: 5,
      own_q4: 5,
      own_q5: 5,
      created_at: testMoment(),
    })
    .execute();
  return id;
}

async function addTicketDepartment(handlers: readonly TestPerson[]): Promise<string> {
  desks += 1;
  const { data } = await server.call('saveTicketDepartment', {
    as: admin,
    body: {
      Ticket_department_name: `Desk ${desks}`,
      Prefix: `DESK${desks}`,
      Handlers: handlers.map(({ id }) => id),
      Response_hours: 8,
      Status: 'Active',
    },
  });
  return data._id;
}

async function addTicket(departmentId: string, assignee: TestPerson): Promise<string> {
  const { data } = await server.call('createTicket', {
    as: admin,
    body: { Department_id: departmentId, Title: 'Printer', Type: 'Task', Priority: 'LOW', Description: '<p>Jam</p>' },
  });
  await server.call('assignTicket', {
    as: admin,
    body: { id: data._id, Assigned_id: assignee.id, Version: data.Version },
  });
  return data._id;
}

const addInterview = async (interviewers: readonly TestPerson[]): Promise<string> =>
  (
    await server.call('saveInterview', {
      as: admin,
      body: {
        Candidate: 'Cara Didate',
        Email: 'cara@outside.example',
        Position: 'Sailor',
        Round: 'First talk',
        Date: '2026-03-05',
        Time: '10:00',
        Mode: 'In person',
        Interviewers: interviewers.map(({ id }) => id).join(','),
        Submit: 'false',
      },
    })
  ).data._id;

const readManagers = ({ id }: TestProject) =>
  server.database
    .selectFrom('projects')
    .select(['project_manager_id', 'technical_project_manager_id', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('every duty goes to its successor, with history and a notification, in one transaction', async () => {
  const above = await person('Above', { role: 'TL / HOD', positionId: managerPosition });
  const leaver = await person('Leaver', {
    role: 'TL / HOD',
    teamLeaderId: above.id,
    positionId: managerPosition,
  });
  const technical = await person('Technical', { positionId: technicalPosition });
  const leader = await person('Leader', { role: 'TL / HOD' });
  const colleague = await person('Colleague');
  const pupil = await person('Pupil', { teamLeaderId: leaver.id });
  const project = await addProject(server.database, [leaver, colleague], {
    name: 'Quay',
    project_manager_id: leaver.id,
    technical_project_manager_id: leaver.id,
  });
  await server.database
    .updateTable('project_members')
    .set({ is_leader: true })
    .where('project_id', '=', project.id)
    .where('employee_id', '=', leaver.id)
    .execute();
  const task = await addTask(server.database, project, { assignee_id: leaver.id });
  const leaveId = await addLeave(pupil, '2026-03-10');
  const ratingId = await addRating(pupil, leaver);
  const deskId = await addTicketDepartment([leaver]);
  const ticketId = await addTicket(deskId, leaver);
  const interviewId = await addInterview([leaver]);
  const departmentId = randomUUID();
  await server.database
    .insertInto('departments')
    .values({ id: departmentId, name: `Deck ${departmentId}`, head_id: leaver.id })
    .execute();
  await server.database
    .insertInto('overtime_entries')
    .values({
      id: randomUUID(),
      employee_id: colleague.id,
      project_id: project.id,
      work_date: '2026-02-27',
      description: 'Late ship',
      created_at: testMoment(),
      updated_at: testMoment(),
    })
    .execute();

  const leaving = await readLeaving(leaver);
  expect(leaving.Duties.map(({ Kind, Hidden, Subjects }) => [Kind, Hidden, Subjects.length])).toEqual([
    ['team', 0, 1],
    ['project-manager', 0, 1],
    ['technical-project-manager', 0, 1],
    ['project-leader', 0, 1],
    ['tasks', 0, 1],
    ['ratings', 0, 1],
    ['department-head', 0, 1],
    ['ticket-handler', 0, 1],
    ['tickets', 0, 1],
    ['interviews', 0, 1],
  ]);
  const team = leaving.Duties.find(({ Kind }) => Kind === 'team');
  expect(team?.Subjects[0]?.Items.map(({ Path }) => Path)).toEqual([employeePath(pupil.id)]);
  expect(leaving.Decisions).toEqual([
    { Kind: 'leaves', Count: 1 },
    { Kind: 'overtime', Count: 1 },
  ]);
  const suggested = Object.fromEntries(leaving.Duties.map(({ Kind, Subjects }) => [Kind, Subjects[0]?.Suggested_id]));
  expect(suggested).toMatchObject({
    team: above.id,
    'project-manager': above.id,
    'technical-project-manager': technical.id,
    'project-leader': colleague.id,
    tasks: colleague.id,
    ratings: above.id,
    'department-head': above.id,
    'ticket-handler': above.id,
    // No one else handles the department yet.
    tickets: null,
  });

  const done = await deactivate(leaver, [
    // As they come: who takes the tickets over is made a handler before that.
    ['tickets', deskId, colleague],
    ['ticket-handler', deskId, colleague],
    ['team', '', leader],
    ['ratings', '', leader],
    ['project-manager', project.id, above],
    ['technical-project-manager', project.id, technical],
    ['project-leader', project.id, colleague],
    ['tasks', project.id, colleague],
    ['department-head', departmentId, above],
    ['interviews', '', admin],
  ]);
  expect([done.httpStatus, done.data.Status]).toEqual([200, 'DeActive']);

  expect(await readManagers(project)).toEqual({
    project_manager_id: above.id,
    technical_project_manager_id: technical.id,
    version: 3,
  });
  const { data: members } = await server.call('listProjectMembers', { as: admin, params: { projectId: project.id } });
  expect(members.map(({ _id, Is_leader }) => [_id, Is_leader]).sort()).toEqual(
    [
      [leaver.id, false],
      [colleague.id, true],
    ].sort(),
  );
  expect(await storedHistory(server.database, project.id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'project_manager',
        previous_value: 'Ina Leaver',
        current_value: 'Ina Above',
        actor_id: admin.id,
      }),
      expect.objectContaining({ action: 'made Ina Colleague a leader' }),
    ]),
  );
  expect((await server.call('getTask', { as: admin, body: { id: task.id } })).data.Employee_id).toBe(colleague.id);

  // Who leads the team decides its leave; the log of the leave says so.
  const decided = await server.call('changeLeaveStatus', { as: leader, body: { id: leaveId, Status: 'Approved' } });
  expect(decided.httpStatus).toBe(200);
  const { data: log } = await server.call('listLeaveLogs', { as: admin, query: { id: leaveId } });
  expect(log.map(({ Action_Log, Comment }) => [Action_Log, Comment])).toContainEqual([
    'Handed over',
    'Team leader: Ina Leaver → Ina Leader',
  ]);
  const rated = await server.call('rateKraAsTeamLeader', {
    as: leader,
    body: { id: ratingId, Q1: 7, Q2: 7, Q3: 7, Q4: 7, Q5: 7 },
  });
  expect(rated.httpStatus).toBe(200);

  const { data: ticket } = await server.call('getTicket', { as: colleague, query: { id: ticketId } });
  expect([ticket.Assigned_id, ticket.Handlers.map(({ _id }) => _id)]).toEqual([colleague.id, [colleague.id]]);
  expect(ticket.Logs.map(({ Action_Log }) => Action_Log)).toContain('Assignee');
  const { data: department } = await server.call('getDepartment', { as: admin, body: { id: departmentId } });
  expect([department.Head?._id, department.Version]).toEqual([above.id, 2]);
  const { data: interview } = await server.call('getInterview', { as: admin, body: { id: interviewId } });
  expect(interview.Interviewers.map(({ _id }) => _id)).toEqual([admin.id]);

  const { data: changes } = await server.call('listEmployeeChanges', { as: admin, params: { id: leaver.id } });
  expect(changes.map(({ Field }) => Field)).toEqual(
    expect.arrayContaining(['Team', 'Project Manager of Quay', 'Open tasks of Quay', 'KRA ratings to give', 'Status']),
  );
  const events = await server.database
    .selectFrom('audit_events')
    .select(['kind', 'actor_id', 'subject_text', 'details'])
    .where('kind', 'in', ['employee_deactivated', 'duties_handed_over'])
    .where('actor_id', '=', admin.id)
    .execute();
  expect(
    events.filter(({ kind }) => kind === 'employee_deactivated').map(({ subject_text }) => subject_text),
  ).toContain('Ina Leaver');
  // Each new holder has an event with the duties that the history of the employee names.
  const given = events.filter(({ kind }) => kind === 'duties_handed_over');
  const named = given.flatMap(({ details }) => (details as { fields: string[] }).fields);
  expect(named.sort()).toEqual(
    changes
      .filter(({ Field }) => Field !== 'Status')
      // The log cuts long names.
      .map(({ Field }) => Field.slice(0, 45))
      .sort(),
  );
  expect(given.find(({ subject_text }) => subject_text === 'Ina Leader')?.details).toMatchObject({
    former: 'Ina Leaver',
    fields: expect.arrayContaining(['Team', 'KRA ratings to give']),
  });
  expect((await notifications(leader)).sort()).toEqual([
    expect.stringContaining('1 pending leave request of the team of Ina Leaver waits for your decision'),
    expect.stringContaining('handed 1 KRA rating of Ina Leaver over to you'),
    expect.stringContaining('made you the team leader of Ina Pupil, until now the team of Ina Leaver'),
  ]);
  expect((await notifications(above)).join('\n')).toContain(
    'made you the project manager of Quay; pending overtime to decide: 1',
  );
  expect((await notifications(colleague)).join('\n')).toMatch(
    /handed 1 ticket[^]*made you a handler|made you a handler[^]*handed 1 ticket/,
  );
});

test('pending leaves of an employee who gets another team leader wait for the new approvers, who are notified', async () => {
  const [first, second] = [await person('First', { role: 'TL / HOD' }), await person('Second', { role: 'TL / HOD' })];
  const member = await person('Moved', { teamLeaderId: first.id });
  const leaveId = await addLeave(member, '2026-03-16');
  await addLeave(member, '2026-03-18');
  const moveTo = async (leader: TestPerson | null, changes: Record<string, unknown> = {}) => {
    const { Employee: stored } = (await server.call('getEmployeeDetail', { as: admin, body: { id: member.id } })).data;
    const { _id: id, Version, Employee_code, First_name, Last_name, Email, Role } = stored;
    const body = { id, Version, Employee_code, First_name, Last_name, Email, Role_id: Role._id, ...changes };
    return server.call('editEmployee', { as: admin, body: { ...body, Team_leader_id: leader?.id ?? '' } });
  };
  const adminName = `${admin.firstName} ${admin.lastName}`;
  const texts = [
    `${adminName} made you the team leader of Ina Moved`,
    '2 pending leave requests of Ina Moved wait for your decision',
  ];
  expect((await moveTo(first, { Mobile: '+49 30 1234567' })).httpStatus).toBe(200);
  expect(await notifications(first)).toEqual([]);
  expect((await moveTo(second)).httpStatus).toBe(200);
  expect([await notifications(first), await notifications(second)]).toEqual([[], texts]);
  const { data: log } = await server.call('listLeaveLogs', { as: second, query: { id: leaveId } });
  expect(log.map(({ Action_Log, Comment }) => [Action_Log, Comment])).toContainEqual([
    'Handed over',
    'Team leader: Ina First → Ina Second',
  ]);
  // Without a team leader HR decides.
  const approver = await person('Approver', { flags: ['Report.Approve_Leave'] });
  await server.call('changeLeaveStatus', { as: second, body: { id: leaveId, Status: 'Approved' } });
  expect((await moveTo(null)).httpStatus).toBe(200);
  expect(await notifications(approver)).toEqual(['1 pending leave request of Ina Moved waits for your decision']);
  expect(await notifications(second)).toEqual(texts);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', member.id).execute();
  expect((await moveTo(first)).httpStatus).toBe(200);
  expect(await notifications(first)).not.toContain(texts[0]);
});

async function importing(files: { readonly field: string; readonly fileName: string; readonly content: string }[]) {
  const { data } = await server.call('previewEmployeeImport', { as: admin, files });
  return (await server.call('importEmployees', { as: admin, body: { Seen_versions: data.Stored_versions }, files }))
    .data;
}

test('an import that gives employees another team leader passes their pending leaves on as well', async () => {
  const [first, second] = [await person('Earlier', { role: 'TL / HOD' }), await person('Later', { role: 'TL / HOD' })];
  const moved = [await person('One', { teamLeaderId: first.id }), await person('Two', { teamLeaderId: first.id })];
  const stays = await person('Stays', { teamLeaderId: first.id });
  const [leaveId = ''] = await Promise.all([...moved, stays].map((of) => addLeave(of, '2026-03-16')));
  const lines = [...moved, stays].map(
    ({ code, email, lastName }) => `${code},Ina ${lastName},${email},${(lastName === 'Stays' ? first : second).code}`,
  );
  const data = await importing([
    { field: 'File', fileName: 'team.csv', content: ['Code,Name,E-mail,Team leader', ...lines].join('\n') },
  ]);
  expect(data.Rows.map(({ Outcome }) => Outcome)).toEqual(['Change', 'Change', 'Unchanged']);
  expect(await notifications(second)).toEqual([
    `${admin.firstName} ${admin.lastName} made you the team leader of 2 employees`,
    '2 pending leave requests of employees with a new team leader wait for your decision',
  ]);
  const { data: log } = await server.call('listLeaveLogs', { as: second, query: { id: leaveId } });
  expect(log.map(({ Comment }) => Comment)).toContain('Team leader: Ina Earlier → Ina Later');
});

test('the team leader of a new employee is notified, by the form and by an import', async () => {
  const leader = await person('Mentor', { role: 'TL / HOD' });
  const [fromForm, fromFile] = [`N${leader.code}`, `M${leader.code}`];
  const record = {
    Employee_code: fromForm,
    First_name: 'Ina',
    Last_name: 'Form',
    Email: `${fromForm}@company.example`,
    Role_id: admin.roleId,
    Team_leader_id: leader.id,
  };
  expect((await server.call('addEmployee', { as: admin, body: record })).httpStatus).toBe(200);
  const lines = [
    'Code,Name,E-mail,Role permission,Team leader',
    `${fromFile},Ina File,${fromFile}@company.example,Employee,${leader.code}`,
  ];
  const files = [{ field: 'File', fileName: 'new.csv', content: lines.join('\n') }];
  expect((await importing(files)).Is_stored).toBe(true);
  const adminName = `${admin.firstName} ${admin.lastName}`;
  expect(await notifications(leader)).toEqual([
    `${adminName} made you the team leader of Ina Form`,
    `${adminName} made you the team leader of Ina File`,
  ]);
});

test('a head of department is notified when it is a new one', async () => {
  const [head, other] = [await person('Head'), await person('Other head')];
  const department = { Department_name: `Docks ${head.code}`, Status: 'Active' };
  const save = async (changes: Record<string, unknown>) =>
    (await server.call('saveDepartment', { as: admin, body: { ...department, ...changes } })).data._id;
  const id = await save({ Head_id: head.id });
  await save({ id, Head_id: head.id, Department_name: `Piers ${head.code}` });
  await save({ id, Head_id: other.id });
  const adminName = `${admin.firstName} ${admin.lastName}`;
  expect(await notifications(head)).toEqual([`${adminName} made you the head of the department Docks ${head.code}`]);
  expect(await notifications(other)).toEqual([`${adminName} made you the head of the department Docks ${head.code}`]);
});

test('a handler of a ticket department is notified when it is a new one', async () => {
  const [handler, other] = [await person('Handler'), await person('Other handler')];
  const id = await addTicketDepartment([handler]);
  const { data } = await server.call('getTicketDepartment', { as: admin, body: { id } });
  const save = (Handlers: readonly TestPerson[]) =>
    server.call('saveTicketDepartment', {
      as: admin,
      body: { ...data, id, Handlers: Handlers.map((person) => person.id), Version: undefined },
    });
  expect((await save([handler])).httpStatus).toBe(200);
  expect((await save([handler, other])).httpStatus).toBe(200);
  const text = `${admin.firstName} ${admin.lastName} made you a handler of tickets of ${data.Ticket_department_name}`;
  expect(await notifications(handler)).toEqual([text]);
  expect(await notifications(other)).toEqual([text]);
});

test('a successor must be active, permitted and a member; nothing is stored when one of them is not', async () => {
  const leaver = await person('Careful', { role: 'TL / HOD', positionId: managerPosition });
  const pupil = await person('Below', { teamLeaderId: leaver.id });
  const former = await person('Former', { status: 'DeActive', role: 'TL / HOD', positionId: managerPosition });
  const outsider = await person('Outsider');
  const member = await person('Member');
  const project = await addProject(server.database, [leaver, member], { project_manager_id: leaver.id });
  await addTask(server.database, project, { assignee_id: leaver.id });
  await addLeave(pupil, '2026-03-11');
  await addRating(pupil, leaver);
  const deskId = await addTicketDepartment([leaver, member]);
  await addTicket(deskId, leaver);

  const impossible: readonly (readonly [DutyKind, string, TestPerson])[] = [
    ['tasks', project.id, outsider],
    ['tasks', project.id, leaver],
    ['tasks', unknownId(), member],
    ['team', '', former],
    ['team', '', pupil],
    // May not decide the leave that waits.
    ['team', '', outsider],
    ['project-manager', project.id, outsider],
    ['project-manager', project.id, former],
    ['ratings', '', outsider],
    ['ratings', '', pupil],
    ['tickets', deskId, outsider],
    ['ticket-handler', deskId, member],
    ['department-head', unknownId(), admin],
  ];
  for (const wrong of impossible) {
    const { httpStatus, errors } = await deactivate(leaver, [['tasks', project.id, member], wrong]);
    expect([wrong[0], httpStatus, errors[0]?.field]).toEqual([wrong[0], 422, 'Hand_over']);
  }
  const nonsense = await server.call('deactivateEmployee', {
    as: admin,
    body: { id: leaver.id, Hand_over: ['everything::x'] },
  });
  expect([nonsense.httpStatus, nonsense.errors[0]?.field]).toEqual([400, 'Hand_over']);
  expect((await readLeaving(leaver)).Refusal).toBeNull();
  expect((await readManagers(project)).project_manager_id).toBe(leaver.id);
  expect(await notifications(member)).not.toContainEqual(expect.stringContaining('Ina Careful'));
});

test('leave of a team that no one takes over goes to the approvers, who are notified', async () => {
  const approver = await person('Approver', { flags: ['Report.Approve_Leave'] });
  const leaver = await person('Alone', { role: 'TL / HOD' });
  const pupil = await person('Orphan', { teamLeaderId: leaver.id });
  const leaveId = await addLeave(pupil, '2026-03-12');
  await addLeave(pupil, '2026-03-16');
  expect((await deactivate(leaver, [])).httpStatus).toBe(200);
  expect(await notifications(approver)).toEqual([
    '2 pending leave requests of the team of Ina Alone wait for your decision',
  ]);
  const decided = await server.call('changeLeaveStatus', { as: approver, body: { id: leaveId, Status: 'Approved' } });
  expect(decided.httpStatus).toBe(200);
});

test('what the caller may not see is counted, stays, and cannot be handed over', async () => {
  const clerk = await person('Clerk', { flags: ['Employee.Edit_Employee'] });
  const leaver = await person('Secret', { flags: ['Interview.Interview_Form'] });
  const member = await person('Insider');
  const project = await addProject(server.database, [leaver, member], { project_manager_id: leaver.id });
  await addTask(server.database, project, { assignee_id: leaver.id });
  await addInterview([leaver]);
  // A flag that the clerk lacks would keep the clerk from managing the leaver.
  await server.database.updateTable('roles').set({ granted_flags: [] }).where('id', '=', leaver.roleId).execute();
  const deskId = await addTicketDepartment([leaver, member]);
  await addTicket(deskId, leaver);
  const { Duties } = await readLeaving(leaver, clerk);
  expect(
    Duties.filter(({ Hidden }) => Hidden > 0).map(({ Kind, Hidden, Subjects }) => [Kind, Hidden, Subjects.length]),
  ).toEqual([
    ['project-manager', 1, 0],
    ['tasks', 1, 0],
    ['tickets', 1, 0],
    ['interviews', 1, 0],
  ]);
  expect((await deactivate(leaver, [['tasks', project.id, member]], clerk)).httpStatus).toBe(422);
  expect((await deactivate(leaver, [['tickets', deskId, member]], clerk)).httpStatus).toBe(422);
});

test('two who leave at the same time never become each other’s successors', async () => {
  const first = await person('First', { role: 'TL / HOD' });
  const second = await person('Second', { role: 'TL / HOD' });
  const pupils = [await person('One', { teamLeaderId: first.id }), await person('Two', { teamLeaderId: second.id })];
  const answers = await Promise.all([
    deactivate(first, [['team', '', second]]),
    deactivate(second, [['team', '', first]]),
  ]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 422]);
  const leaders = await server.database
    .selectFrom('employees as pupil')
    .innerJoin('employees as leader', 'leader.id', 'pupil.team_leader_id')
    .select('leader.status')
    .where(
      'pupil.id',
      'in',
      pupils.map(({ id }) => id),
    )
    .execute();
  expect(leaders.map(({ status }) => status)).toEqual(['Active', 'Active']);
});
