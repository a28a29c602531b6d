import { contractOperations } from '../../src/server/operations/contractDocument';
import { rawOperations } from './contractReading';

const tags = new Map(rawOperations.map(([id, { tags }]) => [id, tags?.[0] ?? '']));
const declared = new Map(contractOperations.map(({ operationId, audit }) => [operationId, audit]));

const own = 'only the records of the caller';
const many = 'a list of many people for its report; opening one of them is recorded, and so is its export';
const figures = 'figures of the company without personal records';
const choices = 'choices of a form';
const work = 'tasks, which all members of their project see';
const history = 'has a history of its own, which is never deleted';
const ownRecord = 'a record of the caller alone';

/** Areas whose reads show personal data. */
const personalTags = new Set([
  'employees',
  'attendance',
  'leave',
  'kra',
  'overtime',
  'manual-attendance',
  'present-data',
  'interviews',
]);

const unrecordedReads: Readonly<Record<string, string>> = {
  listEmployeeRecords: many,
  previewEmployeeImport: many,
  getEmployeeFormChoices: choices,
  previewErasure: figures,
  downloadPersonalData: 'its request is recorded',
  getAttendanceSummary: many,
  listMusterSheet: many,
  getMonthlyAttendance: own,
  listFaceDevices: 'devices',
  listFaceLogins: many,
  listFaceLoginsOfDay: many,
  listFaceLoginsOfMonth: many,
  listFaceLoginWindow: many,
  getLeaveCalendar: many,
  getLeaveCounts: own,
  getLeaveImpact: work,
  getLeaveYear: own,
  listLeaveQuarters: many,
  listLeaveWindow: many,
  listLeaves: many,
  listLeavesToday: many,
  listKraFormsToRate: many,
  listKraLeaders: choices,
  listKraQuestions: 'texts',
  listKraReport: many,
  getKraHandOver: 'names of those who wait for a rating, without ratings',
  getOvertimeDay: own,
  listOvertime: many,
  listOvertimeProjects: choices,
  listOvertimeWindow: many,
  getLinkedManualAttendance: many,
  listManualAttendanceRequests: many,
  listManualAttendanceWindow: many,
  listOwnManualAttendanceRequests: own,
  comparePresentMonth: many,
  getMonthEnd: figures,
  getPresentMonth: figures,
  listMissingPunches: many,
  listPresentLogs: many,
  listPresentRecords: many,
  listPresentUnanswered: many,
  listPresentWindow: many,
  previewPresentRecords: many,
  sumPresentRecords: figures,
  listInterviews: many,
};

/** Areas whose writes change accounts, rights or settings. */
const guardedTags = new Set(['session', 'permissions', 'employees', 'masters', 'clock']);
const isDeletion = /^(?:delete|remove|restore|deactivate|end)[A-Z]/;
const isMember = /ProjectMember/;

const unrecordedWrites: Readonly<Record<string, string>> = {
  deleteTaskDependency: history,
  deleteView: ownRecord,
  startPasskey: 'changes nothing until addPasskey',
  startPasskeyCheck: 'changes nothing until signInWithPasskey',
  startAuthenticator: 'changes nothing until activateAuthenticator',
};

const isUnrecorded = (operationId: string): boolean => declared.get(operationId) === undefined;
const reads = contractOperations.filter(
  ({ operationId, onlyReads }) => onlyReads && personalTags.has(tags.get(operationId) ?? ''),
);
const writes = contractOperations.filter(
  ({ operationId, onlyReads }) =>
    !onlyReads &&
    (guardedTags.has(tags.get(operationId) ?? '') || isDeletion.test(operationId) || isMember.test(operationId)),
);

test('every read of personal data is recorded, or listed with the reason', () => {
  const unrecorded = reads.map(({ operationId }) => operationId).filter(isUnrecorded);
  expect(unrecorded.sort()).toEqual(Object.keys(unrecordedReads).sort());
});

test('every deletion and change of accounts, rights or settings is recorded, or listed with the reason', () => {
  const unrecorded = writes.map(({ operationId }) => operationId).filter(isUnrecorded);
  expect(unrecorded.sort()).toEqual(Object.keys(unrecordedWrites).sort());
});

test('a view of personal data names the person; changes name a subject that the input has', () => {
  const faults = contractOperations.flatMap(
    ({ operationId, audit, onlyReads, bodySchema, querySchema, pathSchema }) => {
      if (audit === undefined) return [];
      const isView = audit.area !== undefined;
      return [
        ...(onlyReads !== isView ? [`${operationId}: views are for reads`] : []),
        ...(isView && audit.idFrom === undefined ? [`${operationId} names no person`] : []),
        ...[audit.idFrom, audit.textFrom].flatMap((source) => {
          if (source === undefined) return [];
          const schema = { body: bodySchema, query: querySchema, params: pathSchema }[source.part];
          return JSON.stringify(schema ?? {}).includes('$ref') ||
            JSON.stringify(schema ?? {}).includes(`"${source.field}"`)
            ? []
            : [`${operationId} has no ${source.part}.${source.field}`];
        }),
      ];
    },
  );
  expect(faults).toEqual([]);
});
