import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationId } from '../../../src/server/operations/call';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';

/**
 * Operations that change a record which users edit, with the field that says what the caller was shown: the version of
 * the record, or the former value where one value is changed. Of two such changes the second is answered 409.
 */
const guarded: Partial<Record<OperationId, string>> = {
  correctAttendanceDay: 'Seen_at',
  saveView: 'Version',
  saveRole: 'Version',
  editEmployee: 'Version',
  saveInterview: 'Version',
  editProject: 'Version',
  editStatusUpdate: 'Version',
  editComment: 'Version',
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
  decideOvertimeEntries: 'Versions',
  updatePresentRecord: 'Seen_version',
  answerMonthlyAttendance: 'Seen_version',
  closePresentMonth: 'Seen_issues',
  uploadPresentRecords: 'Seen_versions',
  importEmployees: 'Seen_versions',
  closeSprint: 'Seen_open',
  editTask: 'former',
  editManyTasks: 'former',
  saveTaskDependency: 'Former_lag_days',
  saveTimelineMove: 'Fingerprint',
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
  finishCompanySignIn: session,
  signOut: session,
  signOutEverywhere: session,
  endSession: session,
  endEmployeeSessions: session,
  recordExport: adds,
  requestPasswordReset: session,
  resetPassword: 'the link can be used once',
  createFirstAccount: adds,
  completeSignIn: 'a code can be used once',
  proveIdentity: session,
  startAuthenticator: 'replaces the secret of a setup that was not confirmed',
  activateAuthenticator: 'the setup can be confirmed once',
  removeAuthenticator: deletion,
  startPasskeyCheck: session,
  signInWithPasskey: 'the challenge can be used once',
  startPasskey: session,
  addPasskey: adds,
  removePasskey: deletion,
  createRecoveryCodes: 'replaces the codes of the caller alone: the latest ones are meant',
  removeEmployeeSecondFactor: deletion,
  changePassword: 'the current password is asked for',
  savePreference: 'a setting of the caller alone: the latest choice is meant',
  setToday: 'one value of the demonstration company, shown to all',
  readNotifications: oneMark,
  remindPresentUnanswered: 'notifies those who have not answered yet, at most once a day',
  addEmployee: adds,
  inviteEmployee: 'sends a link',
  activateEmployee: oneMark,
  requestOwnPersonalData: adds,
  requestPersonalData: adds,
  erasePersonalData: once,
  deactivateEmployee: 'answers 409 for an employee who is deactivated already; every successor is checked again',
  startNextInterviewRound: adds,
  createProject: adds,
  addProjectMembers: adds,
  editProjectMember: oneMark,
  removeProjectMember: deletion,
  addStatusUpdate: adds,
  deleteStatusUpdate: deletion,
  saveBaseline: adds,
  deleteBaseline: deletion,
  createMilestone: adds,
  deleteMilestone: deletion,
  restoreMilestone: 'brings back what was deleted',
  createSprint: adds,
  deleteSprint: deletion,
  restoreSprint: 'brings back what was deleted',
  reopenSprint: once,
  addSprintTasks: oneMark,
  createTask: adds,
  undoManyTasks: 'leaves tasks alone that were changed since',
  deleteManyTasks: deletion,
  deleteTaskOrProject: deletion,
  deleteTaskDependency: deletion,
  restoreTaskOrProject: 'brings back what was deleted',
  addTimeEntry: adds,
  addComment: adds,
  deleteComment: deletion,
  restoreComment: 'brings back what was deleted',
  addHistory: adds,
  applyForLeave: adds,
  changeLeaveStatus: once,
  decideLeaves: once,
  addFaceDevice: adds,
  deactivateFaceDevice: once,
  recordFaceEvents: adds,
  requestManualAttendance: adds,
  decideManualAttendanceRequests: once,
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
  handOverKraRatings: once,
};

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly operationId: OperationId;
  readonly 'x-effect'?: string;
  readonly tags: readonly string[];
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

const decides = ({ operationId }: Operation): boolean =>
  /^(accept|answer|approve|assign|close|confirm|decide|judge|rate|reject|settle)(?=[A-Z])|Status$/.test(operationId);

test('a decision says what the approver was shown, unless no call can change a record that is still undecided', () => {
  const deciding = writing.filter(decides);
  expect(deciding.length).toBeGreaterThan(12);
  const unchangeable = deciding.filter(({ operationId }) => guarded[operationId] === undefined);
  // In the areas of these records, calls only add records and decide each of them once.
  const areas = new Set(unchangeable.flatMap(({ tags }) => tags));
  const changing = writing.filter(
    ({ operationId, tags }) =>
      tags.some((tag) => areas.has(tag)) && unguarded[operationId] !== once && unguarded[operationId] !== adds,
  );
  // Questions are explained next to a rating, which keeps the text of its time; a correction by HR changes no request, and
  // an approval adds to it.
  expect(changing.map(({ operationId }) => operationId)).toEqual(['correctAttendanceDay', 'saveKraQuestion']);
});

const sources = readdirSync(path.resolve(__dirname, '../../../src/client'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.gen.'))
  .map((name) => readFileSync(path.resolve(__dirname, '../../../src/client', name), 'utf8'));

const masterForm = sources.find((text) => text.includes('export function useMasterForm')) ?? '';

/** From the opening bracket to the one that closes it. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && (depth -= 1) === 0) return text.slice(from, index + 1);
  }
  return text.slice(from);
}

/** The arguments of each call of an operation in our pages, with the whole file where the trigger is passed on. */
function sentBy(operationId: string): string[] {
  const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Mutation(`;
  return sources.flatMap((text) => {
    const trigger = new RegExp(`const \\[(\\w+)[^\\]]*\\] = ${hook.replace('(', '\\(')}`).exec(text)?.[1];
    const calls = trigger === undefined ? [] : [...text.matchAll(new RegExp(`(?<![\\w.])${trigger}\\(`, 'g'))];
    const texts = calls.map(({ index, 0: { length } }) => bracketed(text, index + length - 1));
    const passedOn = text.includes(`endpoints.${operationId}.initiate`) || (text.includes(hook) && texts.length === 0);
    // A body that is put together elsewhere: in the file, or in the shared form of the masters.
    const shared = /useMasterForm|NamedEntryDialog/.test(text) ? text + masterForm : text;
    const whole = texts.map((sent) => (sent.includes('...') || !sent.includes('{') ? shared : sent));
    return passedOn ? [...whole, text] : whole;
  });
}

/** Operations of the specification accept calls without the field; our own pages always send it. */
test.each(Object.entries(guarded))('the pages send with %s what the user was shown: %s', (operationId, field) => {
  const sent = sentBy(operationId);
  expect(sent).not.toEqual([]);
  expect(sent.filter((text) => !text.includes(field))).toEqual([]);
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
  const decideSeveral = (Versions: string) =>
    server.call('decideOvertimeEntries', {
      as: manager,
      body: { ids: made._id, Versions, Approval_Status: 'Approved' },
    });
  expect((await decideSeveral('2')).data).toEqual([
    { _id: made._id, Done: false, Message: 'This has been changed in the meantime' },
  ]);
  expect((await decideSeveral('3,3')).httpStatus).toBe(422);
  const { data: queue } = await server.call('listPendingItems', {
    as: manager,
    query: { scope: 'decide', kind: 'overtime' },
  });
  expect(queue.Rows.map(({ _id, Version }) => [_id, Version])).toEqual([[made._id, 3]]);
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

const february = (code: string): string =>
  'Name,Code,Working_days,Full_leave,Half_leave,Missed_punch,WFM,Carry_forward,Total_days,Allow,Grand_Total\n' +
  `Someone,${code},20,0,0,0,0,0,20,0,20`;

test('an employee confirms the figures that were shown, and HR closes the month that was shown', async () => {
  const person = await addPerson(server.database);
  await server.call('uploadPresentRecords', {
    as: admin,
    body: { date: '2026-02-28' },
    files: [{ field: 'employee_file', fileName: 'february.csv', content: february(person.code) }],
  });
  const own = { as: person, body: { Code: person.code, month: 1 } };
  const shown = (await server.call('getMonthlyAttendance', own)).data[0];
  const corrected = await server.call('updatePresentRecord', {
    as: admin,
    body: { id: shown?._id, WFM: 1, Seen_version: shown?.Version },
  });
  const answer = (Attendence_Status: string, Seen_version?: number) =>
    server.call('answerMonthlyAttendance', {
      as: person,
      body: { ...own.body, Attendence_Status, ...(Seen_version !== undefined && { Seen_version }) },
    });
  const late = await answer('Approved', shown?.Version);
  expect([late.httpStatus, (late.body.current as { WFM?: number } | undefined)?.WFM]).toEqual([409, 1]);
  const seen = (await server.call('getPresentMonth', { as: admin, query: { month: '2026-02' } })).data;
  expect((await answer('Issue', corrected.data.Version)).data.Attendence_Status).toBe('Issue');
  // The same answer once more competes with nothing; the call of the specification has no version.
  expect((await answer('Issue', corrected.data.Version)).httpStatus).toBe(200);
  expect((await answer('Issue')).httpStatus).toBe(200);

  const close = (Seen_issues: number) =>
    server.call('closePresentMonth', { as: admin, body: { month: '2026-02', Closed: 'true', Seen_issues } });
  const early = await close(seen.Issues);
  expect([early.httpStatus, early.body.current]).toMatchObject([409, { Issues: seen.Issues + 1, Closed_at: null }]);
  expect((await server.call('getPresentMonth', { as: admin, query: { month: '2026-02' } })).data.Closed_at).toBeNull();
  expect((await close(seen.Issues + 1)).httpStatus).toBe(200);
});

test('a sprint is closed with the open tasks that were shown', async () => {
  const project = await addProject(server.database, [admin]);
  const { data: sprint } = await server.call('createSprint', {
    as: admin,
    body: { Project_id: project.id, Name: 'Sprint 1', StartDate: '2026-02-02', DueDate: '2026-02-13' },
  });
  const close = (Seen_open?: number) =>
    server.call('closeSprint', {
      as: admin,
      body: { id: sprint._id, Carry: 'leave', ...(Seen_open !== undefined && { Seen_open }) },
    });
  await addTask(server.database, project, { sprint_id: sprint._id });
  const late = await close(0);
  expect([late.httpStatus, late.body.current]).toMatchObject([409, { _id: sprint._id, Work: { Open: 1 } }]);
  expect((await close(1)).data.Sprint.Status).toBe('CLOSE');
});
