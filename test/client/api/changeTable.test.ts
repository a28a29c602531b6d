import { api } from '../../../src/client/api/api';
import { ownChangeTags } from '../../../src/client/api/changeTable';
import type { CacheTag } from '../../../src/client/api/tagTypes';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import { comparedWrites } from '../../support/database/comparedWrites';
import type { ChangeKind } from '../../../src/domain/live/changeKinds';

type Invalidates = readonly CacheTag[] | ((answer: unknown, failure: unknown, given: unknown) => readonly CacheTag[]);

/** What a call of this page invalidates. */
function invalidatedBy(name: string, answer: unknown, given: unknown): readonly CacheTag[] {
  let declared: Invalidates | undefined;
  api.enhanceEndpoints({
    endpoints: {
      [name]: (definition: { invalidatesTags?: Invalidates }) => {
        declared = definition.invalidatesTags;
      },
    },
  });
  if (declared === undefined) throw new Error(`${name} invalidates nothing`);
  return typeof declared === 'function' ? declared(answer, undefined, given) : declared;
}

const task = { _id: 't', Project_id: 'p', Employee_id: null };
const inProject = { id: 't', projectId: 'p' };
const plan = { _id: 's', Project_id: 'p' };
const moved = { Sprint: plan, Task_ids: ['t'] };
const hours = { Tasks: [task] };

/** The changes that the server announces to others for a call, with its answer and its arguments. */
const announced: readonly [string, ChangeKind, Parameters<typeof ownChangeTags>[1], unknown, unknown][] = [
  ...['createTask', 'updateTask', 'editTask'].flatMap((name): (typeof announced)[number][] => [
    [name, 'task', inProject, task, {}],
    [name, 'history', { id: 't' }, task, {}],
  ]),
  ...['saveTaskDependency', 'deleteTaskDependency'].flatMap((name): (typeof announced)[number][] =>
    ['t', 'b'].flatMap((id): (typeof announced)[number][] => [
      [name, 'task', { id, projectId: 'p' }, task, { task_id: 't', blocker_id: 'b' }],
      [name, 'history', { id }, task, { task_id: 't', blocker_id: 'b' }],
    ]),
  ),
  // Keys that were typed into a cell.
  [
    'saveTaskDependency',
    'task',
    { id: 'b', projectId: 'p' },
    { ...task, Task_key: 'HBR-1', Blocked_by: [{ _id: 'b', Task_key: 'HBR-2' }] },
    { task_id: 't', blocker_id: 'HBR-2' },
  ],
  [
    'saveTaskDependency',
    'history',
    { id: 't' },
    { ...task, Task_key: 'HBR-1', Blocked_by: [] },
    { task_id: 'HBR-1', blocker_id: 'b' },
  ],
  ...['editManyTasks', 'undoManyTasks', 'saveTimelineMove'].map((name): (typeof announced)[number] => [
    name,
    'task',
    inProject,
    { Tasks: [task], Results: [{ _id: 't', Outcome: 'done' }] },
    {},
  ]),
  ...['createProject', 'editProject', 'editProjectStatus'].map((name): (typeof announced)[number] => [
    name,
    'project',
    { projectId: 'p' },
    { _id: 'p' },
    {},
  ]),
  ...['addProjectMembers', 'editProjectMember', 'removeProjectMember'].map((name): (typeof announced)[number] => [
    name,
    'members',
    { projectId: 'p' },
    [],
    { id: 'p' },
  ]),
  ...['createMilestone', 'updateMilestone'].map((name): (typeof announced)[number] => [
    name,
    'milestone',
    { projectId: 'p' },
    plan,
    {},
  ]),
  ...['createSprint', 'updateSprint', 'reopenSprint'].map((name): (typeof announced)[number] => [
    name,
    'sprint',
    { projectId: 'p' },
    plan,
    {},
  ]),
  ...['addStatusUpdate', 'editStatusUpdate', 'deleteStatusUpdate'].map((name): (typeof announced)[number] => [
    name,
    'status-update',
    { projectId: 'p' },
    { Project_id: 'p' },
    {},
  ]),
  ...['saveBaseline', 'deleteBaseline'].map((name): (typeof announced)[number] => [
    name,
    'baseline',
    { projectId: 'p' },
    { Project_id: 'p' },
    {},
  ]),
  ['closeSprint', 'sprint', { projectId: 'p' }, moved, {}],
  ['addSprintTasks', 'sprint', { projectId: 'p' }, moved, {}],
  ...['addTimeEntry', 'editTimeEntry', 'splitTimeEntry', 'deleteTimeEntry', 'settleTimerOverrun'].map(
    (name): (typeof announced)[number] => [name, 'timer', inProject, hours, {}],
  ),
  ...['addTimeEntry', 'editTimeEntry', 'splitTimeEntry', 'deleteTimeEntry', 'settleTimerOverrun'].map(
    (name): (typeof announced)[number] => [name, 'task', inProject, hours, {}],
  ),
  ['toggleTaskTimer', 'timer', inProject, undefined, { Task_id: 't', Project_id: 'p' }],
  ...['createProject', 'editProject'].map((name): (typeof announced)[number] => [
    name,
    'members',
    { projectId: 'p' },
    { _id: 'p' },
    {},
  ]),
  ['removeProjectMember', 'task', { projectId: 'p' }, [], { id: 'p', Hand_over_to: 'e' }],
  ...['addComment', 'editComment', 'deleteComment', 'restoreComment'].flatMap((name): (typeof announced)[number][] => [
    [name, 'comment', { id: 't' }, { Task_id: 't', Project_id: null }, {}],
    [name, 'comment', { id: 'p' }, { Task_id: null, Project_id: 'p' }, {}],
  ]),
  ['saveInterview', 'interview', undefined, {}, {}],
  ['startNextInterviewRound', 'interview', undefined, {}, {}],
  ['addHistory', 'history', { id: 't' }, {}, { Task_id: 't' }],
  ['addHistory', 'history', { id: 'p' }, {}, { project_id: 'p' }],
  ['createTicket', 'ticket', { id: null }, {}, {}],
  // The first factor and another password end the other sessions.
  ...['endSession', 'signOutEverywhere', 'changePassword', 'activateAuthenticator', 'addPasskey'].map(
    (name): (typeof announced)[number] => [name, 'session', undefined, {}, {}],
  ),
  ['saveRole', 'role', { id: 'r' }, undefined, { id: 'r' }],
  ['deleteRole', 'role', { id: 'r' }, null, { id: 'r' }],
  ['deleteView', 'shared-view', undefined, null, { id: 'v' }],
  ['importEmployees', 'employee', undefined, { Is_stored: true }, {}],
  ...['decideManualAttendanceRequest', 'decideManualAttendanceRequests', 'correctAttendanceDay'].map(
    (name): (typeof announced)[number] => [name, 'attendance', undefined, {}, {}],
  ),
  ...[
    ...['TechStack', 'Requirement', 'Location', 'Vertical', 'Position', 'Department', 'TicketDepartment'].flatMap(
      (master) => [`save${master}`, `delete${master}`],
    ),
    'saveKraQuestion',
  ].map((name): (typeof announced)[number] => [name, 'master', undefined, {}, {}]),
  ...['addEmployee', 'editOwnProfile', 'changeOwnPhoto'].map((name): (typeof announced)[number] => [
    name,
    'employee',
    { id: 'e' },
    { _id: 'e' },
    {},
  ]),
  ...['editEmployee', 'activateEmployee', 'deactivateEmployee'].map((name): (typeof announced)[number] => [
    name,
    'employee',
    { id: 'e' },
    { _id: 'e' },
    {},
  ]),
  ['applyForLeave', 'leave', undefined, {}, {}],
  ['changeLeaveStatus', 'leave', undefined, {}, { id: 'l' }],
  ['decideLeaves', 'leave', undefined, {}, { ids: 'l,m' }],
  ...['saveOvertime', 'decideOvertime', 'decideOvertimeEntries', 'deleteOvertime'].map(
    (name): (typeof announced)[number] => [name, 'overtime', undefined, {}, {}],
  ),
  ['rateOwnKra', 'rating', undefined, {}, {}],
  ['rateKraAsTeamLeader', 'rating', undefined, {}, {}],
  ['handOverKraRatings', 'rating', undefined, {}, {}],
  ...['requestManualAttendance', 'decideManualAttendanceRequest', 'decideManualAttendanceRequests'].map(
    (name): (typeof announced)[number] => [name, 'manual-attendance', undefined, {}, {}],
  ),
  ...[
    'answerMonthlyAttendance',
    'updatePresentRecord',
    'uploadPresentRecords',
    'closePresentMonth',
    'remindPresentUnanswered',
  ].map((name): (typeof announced)[number] => [name, 'present-record', undefined, {}, {}]),
  ['closePresentMonth', 'month-closing', undefined, {}, {}],
  ...['updateTicket', 'changeTicketStatus', 'assignTicket', 'addTicketMessage'].map(
    (name): (typeof announced)[number] => [name, 'ticket', { id: 'k' }, {}, { id: 'k' }],
  ),
  ...['saveHoliday', 'deleteHoliday', 'copyHolidays'].map((name): (typeof announced)[number] => [
    name,
    'holiday',
    undefined,
    {},
    {},
  ]),
];

test.each(announced)(
  '%s makes stale on this page what its change (%s) makes stale on others',
  (name, kind, ...rest) => {
    const [subject, answer, given] = rest;
    expect(invalidatedBy(name, answer, given)).toEqual(expect.arrayContaining(ownChangeTags(kind, subject)));
  },
);

test.each<ChangeKind>(['holiday', 'master', 'employee'])(
  'a change of a %s makes stale whether tickets were answered in time',
  (kind) => {
    expect(ownChangeTags(kind)).toEqual(
      expect.arrayContaining([{ type: 'Ticket' }, { type: 'TicketList', id: 'all' }]),
    );
  },
);

/** Changes that need no comparison, with the reason. */
const notCompared: Readonly<Record<string, readonly string[]>> = {
  'the page is loaded again afterwards': [
    ...['signIn', 'finishCompanySignIn', 'completeSignIn', 'signInWithPasskey', 'signOut', 'createFirstAccount'],
    ...['requestPasswordReset', 'resetPassword'],
  ],
  'a step of signing in or of confirming oneself, which no list shows': [
    ...['proveIdentity', 'startAuthenticator', 'startPasskeyCheck', 'startPasskey'],
  ],
  'shows on the page of the user only, with tags of its own': [
    ...['removeAuthenticator', 'removePasskey', 'createRecoveryCodes', 'requestOwnPersonalData'],
  ],
  'announced to the employee, not to the officer who made it; the page of the employee has tags of its own': [
    ...['removeEmployeeSecondFactor', 'endEmployeeSessions', 'requestPersonalData', 'inviteEmployee'],
  ],
  'everything is read again': ['erasePersonalData'],
  'not a change of a record': ['recordExport', 'setToday', 'savePreference'],
  'sent by a device, not by a page': ['recordFaceEvents'],
};

test('every change of the contract is compared with what it makes stale on others, or listed with the reason', () => {
  const writes = contractOperations.filter(({ onlyReads, isPlanned }) => !onlyReads && !isPlanned);
  const compared = new Set<string>([...announced.map(([name]) => name), ...comparedWrites]);
  const listed = Object.values(notCompared).flat();
  const missing = writes.map(({ operationId }) => operationId).filter((name) => !compared.has(name));
  expect(missing.sort()).toEqual([...listed].sort());
});
