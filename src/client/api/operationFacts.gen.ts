// Made by npm run generate from api-spec. Do not edit.

/** What the base query needs to know about an operation, other than its shape. */
export interface OperationFacts {
  /** When left out: 'none' for GET, otherwise 'urlencoded'. */
  readonly encoding?: 'none' | 'urlencoded' | 'multipart';
  /** The whole answer is the result, not only its data. */
  readonly answersWhole?: boolean;
  /** The body's status that means success; 1 when left out. */
  readonly successStatus?: number;
}

/** The operations of which something differs from what is left out. */
export const operationFacts: Readonly<Record<string, OperationFacts>> = {
  signIn: { answersWhole: true },
  finishCompanySignIn: { answersWhole: true },
  signOut: { encoding: 'none' },
  completeSignIn: { answersWhole: true },
  startAuthenticator: { encoding: 'none' },
  removeAuthenticator: { encoding: 'none' },
  startPasskeyCheck: { encoding: 'none' },
  signInWithPasskey: { answersWhole: true },
  startPasskey: { encoding: 'none' },
  createRecoveryCodes: { encoding: 'none' },
  changeOwnPhoto: { encoding: 'multipart' },
  importEmployees: { encoding: 'multipart' },
  previewEmployeeImport: { encoding: 'multipart' },
  requestOwnPersonalData: { encoding: 'none' },
  saveInterview: { encoding: 'multipart' },
  editProject: { encoding: 'multipart' },
  createProject: { encoding: 'multipart' },
  createTask: { encoding: 'multipart' },
  updateTask: { encoding: 'multipart' },
  getMonthlyAttendance: { successStatus: 200 },
  uploadPresentRecords: { encoding: 'multipart' },
  previewPresentRecords: { encoding: 'multipart' },
  createTicket: { encoding: 'multipart' },
  updateTicket: { encoding: 'multipart' },
  addTicketMessage: { encoding: 'multipart' },
  decideOvertime: { successStatus: 200 },
};
