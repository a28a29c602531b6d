import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationId } from '../../../src/server/operations/call';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addProject } from '../../support/testWork';

/**
 * Operations that change a record which users edit, with the field that says what the caller was shown: the version of
 * the record, or the former value where one value is changed. Of two such changes the second is answered 409.
 */
const guarded: Partial<Record<OperationId, string>> = {
  saveView: 'Version',
  saveRole: 'Version',
  editEmployee: 'Version',
  saveInterview: 'Version',
  editProject: 'Version',
  updateMilestone: 'Version',
  updateSprint: 'Version',
  updateTask: 'Version',
  editTimeEntry: 'Version',
  splitTimeEntry: 'Version',
  deleteTimeEntry: 'Version',
  settleTimerOverrun: 'Version',
  updateTicket: 'Version',
  changeTicketStatus: 'Version',
  assignTicket: 'Version',
  saveLocation: 'Version',
  saveVertical: 'Version',
  saveTechStack: 'Version',
  saveRequirement: 'Version',
  savePosition: 'Version',
  saveDepartment: 'Version',
  saveTicketDepartment: 'Version',
  saveHoliday: 'Version',
  saveKraQuestion: 'Version',
  saveOvertime: 'Version',
  decideOvertime: 'Version',
  updatePresentRecord: 'Seen_version',
  editTask: 'Former_value',
  editProjectStatus: 'Former_value',
  editOwnProfile: 'Former_value',
  changeOwnPhoto: 'Former_value',
  toggleTaskTimer: 'Expected',
};

const adds = 'adds a record and overwrites none';
const session = 'changes the session of the caller, not a record that is edited';
const once = 'answers 409 once the record has left the state in which it can be decided';
const deletion = 'removes what is named; it can be restored, is unused, or is the caller’s own';
const oneMark = 'sets one mark to a named value, whatever it was';

/** Operations that need no such field, with the reason. */
const unguarded: Partial<Record<OperationId, string>> = {
  signIn: session,
  signOut: session,
  signOutEverywhere: session,
  endSession: session,
  requestPasswordReset: session,
  resetPassword: 'the link can be used once',
  createFirstAccount: adds,
  changePassword: 'the current password is asked for',
  savePreference: 'a setting of the caller alone: the latest choice is meant',
  setToday: 'one value of the demonstration company, shown to all',
  readNotifications: oneMark,
  addEmployee: adds,
  importEmployees: 'the check before shows each change, and the history of each employee keeps the former values',
  inviteEmployee: 'sends a link',
  activateEmployee: oneMark,
  deactivateEmployee: 'answers 409 for an employee who is deactivated already; every successor is checked again',
  startNextInterviewRound: adds,
  createProject: adds,
  addProjectMembers: adds,
  editProjectMember: oneMark,
  removeProjectMember: deletion,
  createMilestone: adds,
  deleteMilestone: deletion,
  restoreMilestone: 'brings back what was deleted',
  createSprint: adds,
  deleteSprint: deletion,
  restoreSprint: 'brings back what was deleted',
  closeSprint: once,
  reopenSprint: once,
  addSprintTasks: oneMark,
  createTask: adds,
  editManyTasks: 'sets the named values of every chosen task; the answer offers to undo it',
  undoManyTasks: 'leaves tasks alone that were changed since',
  deleteTaskOrProject: deletion,
  restoreTaskOrProject: 'brings back what was deleted',
  addTimeEntry: adds,
  addComment: adds,
  addHistory: adds,
  answerMonthlyAttendance: 'the answer of one employee, asked for again when a figure changes',
  uploadPresentRecords: 'the preview shows each difference, and the log of each record keeps the former values',
  closePresentMonth: oneMark,
  applyForLeave: adds,
  changeLeaveStatus: once,
  decideLeaves: once,
  addFaceDevice: adds,
  deactivateFaceDevice: once,
  recordFaceEvents: adds,
  requestManualAttendance: adds,
  decideManualAttendanceRequests: once,
  decideOvertimeEntries: 'decides only entries that wait; the answer names each entry that was decided',
  decideManualAttendanceRequest: once,
  createTicket: adds,
  addTicketMessage: adds,
  deleteView: deletion,
  deleteRole: deletion,
  deleteLocation: deletion,
  deleteVertical: deletion,
  deleteTechStack: deletion,
  deleteRequirement: deletion,
  deletePosition: deletion,
  deleteDepartment: deletion,
  deleteTicketDepartment: deletion,
  deleteHoliday: deletion,
  deleteOvertime: deletion,
  copyHolidays: adds,
  rateOwnKra: once,
  rateKraAsTeamLeader: once,
};

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly operationId: OperationId;
  readonly 'x-effect'?: string;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema & { $ref?: string } }>>;
  };
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
const contract = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../src/server/operations/contract.gen.json'), 'utf8'),
) as Contract;
const writing = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => operation['x-effect'] === 'write');
const bodyFields = ({ requestBody }: Operation): string[] =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys((contract.components.schemas[schema.$ref?.split('/').pop() ?? ''] ?? schema).properties ?? {}),
  );

test('every operation that writes says what the caller was shown, or has a reason not to', () => {
  const names = writing.map(({ operationId }) => operationId);
  expect(names.filter((name) => (guarded[name] === undefined) === (unguarded[name] === undefined))).toEqual([]);
  expect(
    [...Object.keys(guarded), ...Object.keys(unguarded)].filter((name) => !names.some((known) => known === name)),
  ).toEqual([]);
  expect(
    writing.filter((operation) => {
      const field = guarded[operation.operationId];
      return field !== undefined && !bodyFields(operation).includes(field);
    }),
  ).toEqual([]);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = testStart;
  admin = await addPerson(server.database, { role: 'HR / Admin' });
});
afterAll(() => server.close());

test('of two changes of one overtime entry the second sees the first, and a decision sees what it decides', async () => {
  const manager = await addPerson(server.database);
  const person = await addPerson(server.database);
  const project = await addProject(server.database, [person], { project_manager_id: manager.id });
  const body = { Overtime_date: '2026-02-27', Project_id: project.id, Description: 'Late ship', Claimed_hours: 1 };
  const { data: made } = await server.call('saveOvertime', { as: person, body });
  const edit = (Description: string, Version?: number) =>
    server.call('saveOvertime', {
      as: person,
      body: { ...body, id: made._id, Description, ...(Version !== undefined && { Version }) },
    });
  const answers = await Promise.all([edit('First', made.Version), edit('Second', made.Version)]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  const { data: stored } = await server.call('getOvertime', { as: person, body: { id: made._id } });
  const rejected = answers.find(({ httpStatus }) => httpStatus === 409);
  expect(rejected?.body.current).toMatchObject({ Description: stored.Description, Version: 2 });
  // The call of the specification has no version.
  expect((await edit('Third')).httpStatus).toBe(200);

  const decide = (Version: number) =>
    server.call('decideOvertime', { as: manager, body: { id: made._id, Approval_Status: 'Approved', Version } });
  expect((await decide(2)).httpStatus).toBe(409);
  expect((await decide(3)).data.Approval_Status).toBe('Approved');
});

test('of two pictures, two phone numbers and two statuses of a project the second change sees the first', async () => {
  const upload = (former: string) =>
    server.call('changeOwnPhoto', {
      as: admin,
      body: { Former_value: former },
      files: [{ field: 'profile_image', fileName: 'me.png', content: png }],
    });
  const pictures = await Promise.all([upload(''), upload('')]);
  expect(pictures.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  const { data: own } = await server.call('getOwnProfile', { as: admin });
  expect(own.Picture_id).not.toBeNull();
  expect((await upload(own.Picture_id ?? '')).httpStatus).toBe(200);

  const edit = (Mobile: string, Former_value: string) =>
    server.call('editOwnProfile', { as: admin, body: { Mobile, Former_value } });
  expect((await edit('111 222 333', '')).httpStatus).toBe(200);
  const late = await edit('444 555 666', '');
  expect([late.httpStatus, (late.body.current as { Mobile?: string } | undefined)?.Mobile]).toEqual([
    409,
    '111 222 333',
  ]);
  expect((await edit('444 555 666', '111 222 333')).httpStatus).toBe(200);

  const project = await addProject(server.database, [admin]);
  const setStatus = (Status: string) =>
    server.call('editProjectStatus', { as: admin, body: { id: project.id, Status, Former_value: 'Open' } });
  expect((await setStatus('Hold')).httpStatus).toBe(200);
  const second = await setStatus('InProgress');
  expect([second.httpStatus, (second.body.current as { Status?: string } | undefined)?.Status]).toEqual([409, 'Hold']);
  // Both wanted the same.
  expect((await setStatus('Hold')).httpStatus).toBe(200);
});
