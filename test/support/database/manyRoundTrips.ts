import type { OperationId } from '../../../src/server/operations/call';

interface Allowed {
  /** The number of waits of a call for the database, at most. */
  readonly max: number;
  readonly because: string;
}

const because = (reason: string, counts: Readonly<Partial<Record<OperationId, number>>>) =>
  Object.fromEntries(Object.entries(counts).map(([operationId, max]) => [operationId, { max, because: reason }]));

/**
 * Operations that may wait for the database more often than others (`maxRoundTrips`). The list only gets shorter, and its
 * numbers smaller.
 */
export const manyRoundTrips: Readonly<Partial<Record<OperationId, Allowed>>> = {
  ...because('an attempt is counted in a transaction of its own, before the password is compared', {
    changePassword: 8,
    completeSignIn: 10,
    finishCompanySignIn: 5,
    proveIdentity: 7,
    signIn: 6,
    signInWithPasskey: 8,
  }),
  ...because('the link and the password are looked at before the transaction: a hash takes long', { resetPassword: 6 }),
  ...because('calls of a device are counted in a transaction of their own', { recordFaceEvents: 6 }),
  ...because('each check decides what the next one reads', {
    addPasskey: 7,
    closeSprint: 6,
    deactivateEmployee: 19,
    undoManyTasks: 6,
  }),
  ...because('a file is read before the transaction', { uploadPresentRecords: 6 }),
  ...because('it goes through all tables with data about a person, rarely', {
    downloadPersonalData: 100,
    erasePersonalData: 11,
  }),
  ...because('it reads who the person is, then what they own, then what depends on that; rarely', {
    getEmployeeLeaving: 3,
    previewErasure: 3,
  }),
  ...because('a statement for each month, so that those of others come between them in the embedded database', {
    getAttendanceTrend: 6,
  }),
  ...because('the plan is computed again from what is locked, a step at a time', {
    previewTimelineMove: 4,
    saveTimelineMove: 5,
  }),
  ...because('only of tasks that a leave or a holiday concerns it reads when their days were set', {
    getLeaveImpact: 3,
    getTimeline: 3,
  }),
  ...because('the length of a filtered list decides how it is read, the first time', { listTasks: 3 }),
};
