import type { OperationId } from '../../../src/server/operations/call';

/**
 * Operations that wait for the database more often than others may (`roundTrips.ts`), with the fewest waits in the test file
 * in which they wait most. The list only gets shorter, and its numbers smaller.
 */
export const manyRoundTrips: Readonly<Partial<Record<OperationId, number>>> = {
  addTicketMessage: 5,
  closePresentMonth: 7,
  closeSprint: 6,
  completeSignIn: 10,
  createTask: 5,
  deactivateEmployee: 20,
  deleteTaskOrProject: 5,
  editEmployee: 8,
  editProject: 5,
  editTimeEntry: 6,
  endEmployeeSessions: 5,
  erasePersonalData: 11,
  finishCompanySignIn: 5,
  getEmployeeLeaving: 3,
  getOwnProfile: 3,
  getTask: 3,
  getTimeline: 3,
  importEmployees: 5,
  listTasks: 3,
  previewErasure: 3,
  previewTimelineMove: 6,
  proveIdentity: 7,
  recordFaceEvents: 7,
  resetPassword: 6,
  saveHoliday: 5,
  saveInterview: 5,
  savePreference: 5,
  saveRole: 6,
  saveTicketDepartment: 6,
  saveTimelineMove: 9,
  saveView: 6,
  signIn: 6,
  signInWithPasskey: 8,
  undoManyTasks: 11,
  uploadPresentRecords: 7,
};
