// Made by npm run generate from api-spec. Do not edit.
import type { FileAnswer, Nothing, StreamAnswer, WithFiles } from './operationShapes';
import type { components, operations } from './contractTypes.gen';

export type Schemas = components['schemas'];

export interface OperationTypes {
  signIn: {
    body: components['schemas']['SignInForm'];
    query: Nothing;
    params: Nothing;
    answer: Omit<components['schemas']['SignInAnswer'], 'status'>;
  };
  finishCompanySignIn: {
    body: components['schemas']['CompanySignInForm'];
    query: Nothing;
    params: Nothing;
    answer: Omit<components['schemas']['SignInAnswer'], 'status'>;
  };
  requestPasswordReset: {
    body: components['schemas']['ForgotPasswordForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  checkPasswordReset: {
    body: components['schemas']['CheckPasswordResetForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  resetPassword: {
    body: components['schemas']['ResetPasswordForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ResetPasswordAnswer']['data'];
  };
  createFirstAccount: {
    body: components['schemas']['FirstAccountForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  signOut: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SignOutAnswer']['data'];
  };
  signOutEverywhere: {
    body: components['schemas']['SignOutEverywhereForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SessionsEndedAnswer']['data'];
  };
  listSessions: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SessionsAnswer']['data'];
  };
  endSession: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  changePassword: {
    body: components['schemas']['ChangePasswordForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  completeSignIn: {
    body: components['schemas']['CompleteSignInForm'];
    query: Nothing;
    params: Nothing;
    answer: Omit<components['schemas']['SignInAnswer'], 'status'>;
  };
  proveIdentity: {
    body: components['schemas']['ProveIdentityForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProvenIdentityAnswer']['data'];
  };
  getSecondFactor: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SecondFactorAnswer']['data'];
  };
  startAuthenticator: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['AuthenticatorSetupAnswer']['data'];
  };
  activateAuthenticator: {
    body: components['schemas']['AuthenticatorCodeForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RecoveryCodesAnswer']['data'];
  };
  removeAuthenticator: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  startPasskeyCheck: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PasskeyOptionsAnswer']['data'];
  };
  signInWithPasskey: {
    body: components['schemas']['PasskeySignInForm'];
    query: Nothing;
    params: Nothing;
    answer: Omit<components['schemas']['SignInAnswer'], 'status'>;
  };
  startPasskey: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PasskeyOptionsAnswer']['data'];
  };
  addPasskey: {
    body: components['schemas']['AddPasskeyForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RecoveryCodesAnswer']['data'];
  };
  removePasskey: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  createRecoveryCodes: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RecoveryCodesAnswer']['data'];
  };
  listSavedViews: {
    body: components['schemas']['ListSavedViewsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SavedViewsAnswer']['data'];
  };
  saveView: {
    body: components['schemas']['SaveViewForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SavedViewAnswer']['data'];
  };
  deleteView: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getPermissionRecord: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PermissionRecordAnswer']['data'];
  };
  listRoles: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RolesAnswer']['data'];
  };
  saveRole: {
    body: components['schemas']['SaveRoleForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RoleAnswer']['data'];
  };
  deleteRole: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  listRoleHolders: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RoleHoldersAnswer']['data'];
  };
  listRoleHistory: {
    body: components['schemas']['RoleHistoryForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RoleHistoryAnswer']['data'];
  };
  listAuditEvents: {
    body: Nothing;
    query: NonNullable<operations['listAuditEvents']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['AuditWindowAnswer']['data'];
  };
  recordExport: {
    body: components['schemas']['RecordExportForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getServerStatus: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ServerStatusAnswer']['data'];
  };
  setToday: {
    body: components['schemas']['SetTodayForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TodayAnswer']['data'];
  };
  getLastFaceLog: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['FaceLogAnswer']['data'];
  };
  listOwnManualTimes: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ManualTimesAnswer']['data'];
  };
  getPosition: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PositionAnswer']['data'];
  };
  getHealth: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['HealthAnswer']['data'];
  };
  getReadiness: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ReadinessAnswer']['data'];
  };
  getContract: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ContractAnswer']['data'];
  };
  search: {
    body: Nothing;
    query: NonNullable<operations['search']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['SearchAnswer']['data'];
  };
  listPreferences: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PreferencesAnswer']['data'];
  };
  savePreference: {
    body: components['schemas']['SavePreferenceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PreferenceAnswer']['data'];
  };
  getOwnProfile: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProfileAnswer']['data'];
  };
  editOwnProfile: {
    body: components['schemas']['EditOwnProfileForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProfileAnswer']['data'];
  };
  changeOwnPhoto: {
    body: WithFiles<components['schemas']['ChangeOwnPhotoForm'], 'profile_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProfileAnswer']['data'];
  };
  listEmployees: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeesAnswer']['data'];
  };
  listEmployeesByFilter: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listEmployeesByFilter']['parameters']['path']>;
    answer: components['schemas']['EmployeesAnswer']['data'];
  };
  searchEmployees: {
    body: Nothing;
    query: NonNullable<operations['searchEmployees']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['EmployeeMatchesAnswer']['data'];
  };
  listInterviewers: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeesAnswer']['data'];
  };
  listDirectory: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DirectoryAnswer']['data'];
  };
  listEmployeeRecords: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeRecordsAnswer']['data'];
  };
  getEmployeeFormChoices: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeFormChoicesAnswer']['data'];
  };
  addEmployee: {
    body: components['schemas']['AddEmployeeForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeRecordAnswer']['data'];
  };
  editEmployee: {
    body: components['schemas']['EditEmployeeForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeRecordAnswer']['data'];
  };
  inviteEmployee: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getEmployeeLeaving: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeLeavingAnswer']['data'];
  };
  deactivateEmployee: {
    body: components['schemas']['DeactivateEmployeeForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeRecordAnswer']['data'];
  };
  activateEmployee: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeRecordAnswer']['data'];
  };
  importEmployees: {
    body: WithFiles<components['schemas']['ImportEmployeesForm'], 'File'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeImportAnswer']['data'];
  };
  previewEmployeeImport: {
    body: WithFiles<components['schemas']['PreviewEmployeeImportForm'], 'File'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeImportPreviewAnswer']['data'];
  };
  getEmployeeDetail: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['EmployeeDetailAnswer']['data'];
  };
  listEmployeeChanges: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listEmployeeChanges']['parameters']['path']>;
    answer: components['schemas']['EmployeeChangesAnswer']['data'];
  };
  listEmployeeTimeEntries: {
    body: Nothing;
    query: NonNullable<operations['listEmployeeTimeEntries']['parameters']['query']>;
    params: NonNullable<operations['listEmployeeTimeEntries']['parameters']['path']>;
    answer: components['schemas']['EmployeeTimeEntriesAnswer']['data'];
  };
  listEmployeeLeaves: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listEmployeeLeaves']['parameters']['path']>;
    answer: components['schemas']['EmployeeLeavesAnswer']['data'];
  };
  listEmployeeOvertime: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listEmployeeOvertime']['parameters']['path']>;
    answer: components['schemas']['EmployeeOvertimeAnswer']['data'];
  };
  listEmployeeRatings: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listEmployeeRatings']['parameters']['path']>;
    answer: components['schemas']['EmployeeRatingsAnswer']['data'];
  };
  listEmployeeProjects: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listEmployeeProjects']['parameters']['path']>;
    answer: components['schemas']['EmployeeProjectsAnswer']['data'];
  };
  listEmployeeSessions: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listEmployeeSessions']['parameters']['path']>;
    answer: components['schemas']['SessionsAnswer']['data'];
  };
  getEmployeeSecondFactor: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['getEmployeeSecondFactor']['parameters']['path']>;
    answer: components['schemas']['SecondFactorAnswer']['data'];
  };
  removeEmployeeSecondFactor: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  endEmployeeSessions: {
    body: components['schemas']['EndEmployeeSessionsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SessionsEndedAnswer']['data'];
  };
  requestOwnPersonalData: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PersonalDataLinkAnswer']['data'];
  };
  requestPersonalData: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PersonalDataLinkAnswer']['data'];
  };
  downloadPersonalData: {
    body: Nothing;
    query: NonNullable<operations['downloadPersonalData']['parameters']['query']>;
    params: NonNullable<operations['downloadPersonalData']['parameters']['path']>;
    answer: FileAnswer;
  };
  previewErasure: {
    body: components['schemas']['PreviewErasureForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ErasurePreviewAnswer']['data'];
  };
  erasePersonalData: {
    body: components['schemas']['ErasePersonalDataForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ErasedAnswer']['data'];
  };
  listInterviews: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['InterviewsAnswer']['data'];
  };
  getInterview: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['InterviewAnswer']['data'];
  };
  saveInterview: {
    body: WithFiles<components['schemas']['SaveInterviewForm'], 'Resume'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['InterviewAnswer']['data'];
  };
  startNextInterviewRound: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['InterviewAnswer']['data'];
  };
  downloadFile: {
    body: Nothing;
    query: NonNullable<operations['downloadFile']['parameters']['query']>;
    params: NonNullable<operations['downloadFile']['parameters']['path']>;
    answer: FileAnswer;
  };
  listProjects: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectsAnswer']['data'];
  };
  getProject: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectAnswer']['data'];
  };
  editProjectStatus: {
    body: components['schemas']['EditProjectStatusForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectAnswer']['data'];
  };
  editProject: {
    body: WithFiles<components['schemas']['EditProjectForm'], 'demo_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectAnswer']['data'];
  };
  createProject: {
    body: WithFiles<components['schemas']['CreateProjectForm'], 'demo_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectAnswer']['data'];
  };
  listDeletedProjects: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DeletedProjectsAnswer']['data'];
  };
  listProjectMembers: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listProjectMembers']['parameters']['path']>;
    answer: components['schemas']['ProjectMembersAnswer']['data'];
  };
  listFormerMembers: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listFormerMembers']['parameters']['path']>;
    answer: components['schemas']['MembersAnswer']['data'];
  };
  addProjectMembers: {
    body: components['schemas']['AddProjectMembersForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectMembersAnswer']['data'];
  };
  editProjectMember: {
    body: components['schemas']['EditProjectMemberForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectMembersAnswer']['data'];
  };
  removeProjectMember: {
    body: components['schemas']['RemoveProjectMemberForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectMembersAnswer']['data'];
  };
  listStatusUpdates: {
    body: Nothing;
    query: NonNullable<operations['listStatusUpdates']['parameters']['query']>;
    params: NonNullable<operations['listStatusUpdates']['parameters']['path']>;
    answer: components['schemas']['StatusUpdatesAnswer']['data'];
  };
  addStatusUpdate: {
    body: components['schemas']['AddStatusUpdateForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['StatusUpdateAnswer']['data'];
  };
  editStatusUpdate: {
    body: components['schemas']['EditStatusUpdateForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['StatusUpdateAnswer']['data'];
  };
  deleteStatusUpdate: {
    body: components['schemas']['DeleteStatusUpdateForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DeletedStatusUpdateAnswer']['data'];
  };
  getMemberStatistics: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['getMemberStatistics']['parameters']['path']>;
    answer: components['schemas']['MemberStatisticsAnswer']['data'];
  };
  listProjectEmployees: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listProjectEmployees']['parameters']['path']>;
    answer: components['schemas']['MembersAnswer']['data'];
  };
  listSprints: {
    body: components['schemas']['ProjectIdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SprintsAnswer']['data'];
  };
  listTaskAnalytics: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listTaskAnalytics']['parameters']['path']>;
    answer: components['schemas']['TaskAnalyticsAnswer']['data'];
  };
  getIssueStatistics: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['getIssueStatistics']['parameters']['path']>;
    answer: components['schemas']['IssueStatisticsAnswer']['data'];
  };
  listTechStacks: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedChoicesAnswer']['data'];
  };
  listRequirements: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedChoicesAnswer']['data'];
  };
  listMilestones: {
    body: components['schemas']['ProjectIdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['MilestonesAnswer']['data'];
  };
  createMilestone: {
    body: components['schemas']['CreateMilestoneForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['MilestoneAnswer']['data'];
  };
  updateMilestone: {
    body: components['schemas']['UpdateMilestoneForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['MilestoneAnswer']['data'];
  };
  deleteMilestone: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PlanDeletedAnswer']['data'];
  };
  restoreMilestone: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PlanDeletedAnswer']['data'];
  };
  listMilestoneForecasts: {
    body: Nothing;
    query: NonNullable<operations['listMilestoneForecasts']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['MilestoneForecastsAnswer']['data'];
  };
  getMilestoneChart: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PlanChartAnswer']['data'];
  };
  listDeletedMilestones: {
    body: components['schemas']['ProjectIdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DeletedPlansAnswer']['data'];
  };
  listProjectSprints: {
    body: components['schemas']['ProjectIdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectSprintsAnswer']['data'];
  };
  createSprint: {
    body: components['schemas']['CreateSprintForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectSprintAnswer']['data'];
  };
  updateSprint: {
    body: components['schemas']['UpdateSprintForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectSprintAnswer']['data'];
  };
  deleteSprint: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PlanDeletedAnswer']['data'];
  };
  restoreSprint: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PlanDeletedAnswer']['data'];
  };
  listDeletedSprints: {
    body: components['schemas']['ProjectIdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DeletedPlansAnswer']['data'];
  };
  closeSprint: {
    body: components['schemas']['CloseSprintForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ClosedSprintAnswer']['data'];
  };
  reopenSprint: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectSprintAnswer']['data'];
  };
  addSprintTasks: {
    body: components['schemas']['AddSprintTasksForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SprintTasksAddedAnswer']['data'];
  };
  listSprintClosings: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SprintClosingsAnswer']['data'];
  };
  getSprintCapacity: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SprintCapacityAnswer']['data'];
  };
  getSprintChart: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PlanChartAnswer']['data'];
  };
  getProjectCharts: {
    body: components['schemas']['ProjectChartsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectChartsAnswer']['data'];
  };
  listProjectDayTasks: {
    body: components['schemas']['ProjectDayTasksForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectDayTasksAnswer']['data'];
  };
  listProjectFinishedTasks: {
    body: components['schemas']['ProjectFinishedTasksForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ProjectFinishedTasksAnswer']['data'];
  };
  listProjectTasks: {
    body: Nothing;
    query: NonNullable<operations['listProjectTasks']['parameters']['query']>;
    params: NonNullable<operations['listProjectTasks']['parameters']['path']>;
    answer: components['schemas']['TasksAnswer']['data'];
  };
  createTask: {
    body: WithFiles<components['schemas']['CreateTaskForm'], 'demo_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskAnswer']['data'];
  };
  updateTask: {
    body: WithFiles<components['schemas']['UpdateTaskForm'], 'demo_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskAnswer']['data'];
  };
  getTask: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskAnswer']['data'];
  };
  editTask: {
    body: components['schemas']['EditTaskForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskAnswer']['data'];
  };
  editManyTasks: {
    body: components['schemas']['EditManyTasksForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ManyTasksAnswer']['data'];
  };
  undoManyTasks: {
    body: components['schemas']['UndoManyTasksForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ManyTasksAnswer']['data'];
  };
  getTimeline: {
    body: Nothing;
    query: NonNullable<operations['getTimeline']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TimelineAnswer']['data'];
  };
  getCalendar: {
    body: Nothing;
    query: NonNullable<operations['getCalendar']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['CalendarAnswer']['data'];
  };
  previewTimelineMove: {
    body: components['schemas']['PreviewTimelineMoveForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TimelinePreviewAnswer']['data'];
  };
  saveTimelineMove: {
    body: components['schemas']['SaveTimelineMoveForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ManyTasksAnswer']['data'];
  };
  listBaselines: {
    body: Nothing;
    query: NonNullable<operations['listBaselines']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['BaselinesAnswer']['data'];
  };
  getBaseline: {
    body: Nothing;
    query: NonNullable<operations['getBaseline']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['BaselineAnswer']['data'];
  };
  saveBaseline: {
    body: components['schemas']['SaveBaselineForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SavedBaselineAnswer']['data'];
  };
  deleteBaseline: {
    body: components['schemas']['DeleteBaselineForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DeletedBaselineAnswer']['data'];
  };
  saveTaskDependency: {
    body: components['schemas']['SaveTaskDependencyForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskAnswer']['data'];
  };
  deleteTaskDependency: {
    body: components['schemas']['DeleteTaskDependencyForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskAnswer']['data'];
  };
  listLinkedTasks: {
    body: components['schemas']['LinkedTasksForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TasksAnswer']['data'];
  };
  deleteManyTasks: {
    body: components['schemas']['ManyTaskIdsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DeletedTasksResultAnswer']['data'];
  };
  previewTaskDeletion: {
    body: components['schemas']['ManyTaskIdsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskDeletionPreviewAnswer']['data'];
  };
  deleteTaskOrProject: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DeletedAnswer']['data'];
  };
  restoreTaskOrProject: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RestoredAnswer']['data'];
  };
  listDeletedTasks: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listDeletedTasks']['parameters']['path']>;
    answer: components['schemas']['DeletedTasksAnswer']['data'];
  };
  listOwnTasks: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TasksAnswer']['data'];
  };
  listEmployeeTasks: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TasksAnswer']['data'];
  };
  listTasks: {
    body: Nothing;
    query: NonNullable<operations['listTasks']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TaskWindowAnswer']['data'];
  };
  listTaskFields: {
    body: Nothing;
    query: NonNullable<operations['listTaskFields']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TaskFieldsAnswer']['data'];
  };
  listTaskGroups: {
    body: Nothing;
    query: NonNullable<operations['listTaskGroups']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TaskGroupsAnswer']['data'];
  };
  listTimeEntries: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listTimeEntries']['parameters']['path']>;
    answer: components['schemas']['TimeEntriesAnswer']['data'];
  };
  toggleTaskTimer: {
    body: components['schemas']['TaskTimerForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskTimerAnswer']['data'];
  };
  getTaskTimer: {
    body: components['schemas']['TaskTimerForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskTimerAnswer']['data'];
  };
  getOwnRunningTimer: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['RunningTimerAnswer']['data'];
  };
  listOwnTimeEntries: {
    body: Nothing;
    query: NonNullable<operations['listOwnTimeEntries']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['OwnTimeEntriesAnswer']['data'];
  };
  addTimeEntry: {
    body: components['schemas']['AddTimeEntryForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TimeEntryChangeAnswer']['data'];
  };
  editTimeEntry: {
    body: components['schemas']['EditTimeEntryForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TimeEntryChangeAnswer']['data'];
  };
  splitTimeEntry: {
    body: components['schemas']['SplitTimeEntryForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TimeEntryChangeAnswer']['data'];
  };
  deleteTimeEntry: {
    body: components['schemas']['DeleteTimeEntryForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TimeEntryChangeAnswer']['data'];
  };
  listOwnTimerOverruns: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TimerOverrunsAnswer']['data'];
  };
  settleTimerOverrun: {
    body: components['schemas']['SettleTimerOverrunForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TimeEntryChangeAnswer']['data'];
  };
  listComments: {
    body: components['schemas']['ListCommentsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CommentsAnswer']['data'];
  };
  getComment: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['getComment']['parameters']['path']>;
    answer: components['schemas']['CommentAnswer']['data'];
  };
  addComment: {
    body: components['schemas']['AddCommentForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CommentAnswer']['data'];
  };
  editComment: {
    body: components['schemas']['EditCommentForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CommentAnswer']['data'];
  };
  deleteComment: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CommentAnswer']['data'];
  };
  restoreComment: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CommentAnswer']['data'];
  };
  searchMentionable: {
    body: Nothing;
    query: NonNullable<operations['searchMentionable']['parameters']['query']>;
    params: NonNullable<operations['searchMentionable']['parameters']['path']>;
    answer: components['schemas']['EmployeeMatchesAnswer']['data'];
  };
  listHistory: {
    body: Nothing;
    query: Nothing;
    params: NonNullable<operations['listHistory']['parameters']['path']>;
    answer: components['schemas']['HistoryAnswer']['data'];
  };
  addHistory: {
    body: components['schemas']['AddHistoryForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['HistoryEntryAnswer']['data'];
  };
  getMonthlyAttendance: {
    body: components['schemas']['MonthlyAttendanceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['MonthlyAttendanceAnswer']['data'];
  };
  answerMonthlyAttendance: {
    body: components['schemas']['AnswerMonthlyAttendanceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PresentRecordAnswer']['data'];
  };
  listPresentRecords: {
    body: Nothing;
    query: NonNullable<operations['listPresentRecords']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PresentRecordsAnswer']['data'];
  };
  getPresentRecord: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PresentRecordAnswer']['data'];
  };
  updatePresentRecord: {
    body: components['schemas']['UpdatePresentRecordForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PresentRecordAnswer']['data'];
  };
  uploadPresentRecords: {
    body: WithFiles<components['schemas']['UploadPresentRecordsForm'], 'employee_file'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PresentUploadAnswer']['data'];
  };
  previewPresentRecords: {
    body: WithFiles<components['schemas']['PreviewPresentRecordsForm'], 'employee_file'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PresentPreviewAnswer']['data'];
  };
  getPresentMonth: {
    body: Nothing;
    query: NonNullable<operations['getPresentMonth']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PresentMonthAnswer']['data'];
  };
  closePresentMonth: {
    body: components['schemas']['ClosePresentMonthForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PresentMonthAnswer']['data'];
  };
  comparePresentMonth: {
    body: Nothing;
    query: NonNullable<operations['comparePresentMonth']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PresentComparisonAnswer']['data'];
  };
  listPresentWindow: {
    body: Nothing;
    query: NonNullable<operations['listPresentWindow']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PresentWindowAnswer']['data'];
  };
  sumPresentRecords: {
    body: Nothing;
    query: NonNullable<operations['sumPresentRecords']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PresentSumsAnswer']['data'];
  };
  listPresentUnanswered: {
    body: Nothing;
    query: NonNullable<operations['listPresentUnanswered']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PresentUnansweredAnswer']['data'];
  };
  remindPresentUnanswered: {
    body: components['schemas']['RemindPresentUnansweredForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PresentRemindersAnswer']['data'];
  };
  getMonthEnd: {
    body: Nothing;
    query: NonNullable<operations['getMonthEnd']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['MonthEndAnswer']['data'];
  };
  listMissingPunches: {
    body: Nothing;
    query: NonNullable<operations['listMissingPunches']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['MissingPunchesAnswer']['data'];
  };
  listPresentLogs: {
    body: Nothing;
    query: NonNullable<operations['listPresentLogs']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PresentLogsAnswer']['data'];
  };
  applyForLeave: {
    body: components['schemas']['ApplyForLeaveForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LeaveAnswer']['data'];
  };
  listLeaves: {
    body: Nothing;
    query: NonNullable<operations['listLeaves']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeavesAnswer']['data'];
  };
  getLeaveCounts: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LeaveCountsAnswer']['data'];
  };
  changeLeaveStatus: {
    body: components['schemas']['ChangeLeaveStatusForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LeaveAnswer']['data'];
  };
  listLeaveLogs: {
    body: Nothing;
    query: NonNullable<operations['listLeaveLogs']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeaveLogsAnswer']['data'];
  };
  listLeavesToday: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LeavesTodayAnswer']['data'];
  };
  listLeaveWindow: {
    body: Nothing;
    query: NonNullable<operations['listLeaveWindow']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeaveWindowAnswer']['data'];
  };
  listLeaveQuarters: {
    body: Nothing;
    query: NonNullable<operations['listLeaveQuarters']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeaveQuartersAnswer']['data'];
  };
  getLeaveCalendar: {
    body: Nothing;
    query: NonNullable<operations['getLeaveCalendar']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeaveCalendarAnswer']['data'];
  };
  getLeaveYear: {
    body: Nothing;
    query: NonNullable<operations['getLeaveYear']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeaveYearAnswer']['data'];
  };
  getLeave: {
    body: Nothing;
    query: NonNullable<operations['getLeave']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeaveAnswer']['data'];
  };
  getLeaveImpact: {
    body: Nothing;
    query: NonNullable<operations['getLeaveImpact']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['LeaveImpactAnswer']['data'];
  };
  decideLeaves: {
    body: components['schemas']['DecideLeavesForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LeaveDecisionsAnswer']['data'];
  };
  listFaceLogins: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['FaceLoginsAnswer']['data'];
  };
  getAttendanceOfMonth: {
    body: components['schemas']['AttendanceOfMonthForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['AttendanceOfMonthAnswer']['data'];
  };
  getAttendanceSummary: {
    body: components['schemas']['AttendanceSummaryForm'];
    query: NonNullable<operations['getAttendanceSummary']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['AttendanceSummaryAnswer']['data'];
  };
  listFaceLoginsOfDay: {
    body: Nothing;
    query: NonNullable<operations['listFaceLoginsOfDay']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['FaceLoginsAnswer']['data'];
  };
  listFaceLoginsOfMonth: {
    body: Nothing;
    query: NonNullable<operations['listFaceLoginsOfMonth']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['FaceLoginsAnswer']['data'];
  };
  listFaceLoginWindow: {
    body: Nothing;
    query: NonNullable<operations['listFaceLoginWindow']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['FaceLoginWindowAnswer']['data'];
  };
  listFaceDevices: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['FaceDevicesAnswer']['data'];
  };
  addFaceDevice: {
    body: components['schemas']['AddFaceDeviceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NewFaceDeviceAnswer']['data'];
  };
  deactivateFaceDevice: {
    body: components['schemas']['DeactivateFaceDeviceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['FaceDeviceAnswer']['data'];
  };
  recordFaceEvents: {
    body: components['schemas']['FaceEventsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['FaceEventsAnswer']['data'];
  };
  listMusterSheet: {
    body: Nothing;
    query: NonNullable<operations['listMusterSheet']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['MusterSheetAnswer']['data'];
  };
  requestManualAttendance: {
    body: components['schemas']['RequestManualAttendanceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceRequestAnswer']['data'];
  };
  listManualAttendanceRequests: {
    body: Nothing;
    query: NonNullable<operations['listManualAttendanceRequests']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceRequestsAnswer']['data'];
  };
  getLinkedManualAttendance: {
    body: components['schemas']['LinkedManualAttendanceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LinkedManualAttendanceAnswer']['data'];
  };
  decideManualAttendanceRequest: {
    body: components['schemas']['DecideManualAttendanceForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceRequestAnswer']['data'];
  };
  listManualAttendanceLogs: {
    body: Nothing;
    query: NonNullable<operations['listManualAttendanceLogs']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceLogsAnswer']['data'];
  };
  listOwnManualAttendanceRequests: {
    body: Nothing;
    query: NonNullable<operations['listOwnManualAttendanceRequests']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceRequestsAnswer']['data'];
  };
  getManualAttendanceEvidence: {
    body: Nothing;
    query: NonNullable<operations['getManualAttendanceEvidence']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceEvidenceAnswer']['data'];
  };
  getAttendanceDayEvidence: {
    body: Nothing;
    query: NonNullable<operations['getAttendanceDayEvidence']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['AttendanceDayEvidenceAnswer']['data'];
  };
  correctAttendanceDay: {
    body: components['schemas']['CorrectAttendanceDayForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LinkedManualAttendanceAnswer']['data'];
  };
  decideManualAttendanceRequests: {
    body: components['schemas']['DecideManualAttendancesForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceDecisionsAnswer']['data'];
  };
  listManualAttendanceWindow: {
    body: Nothing;
    query: NonNullable<operations['listManualAttendanceWindow']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceWindowAnswer']['data'];
  };
  getManualAttendanceRequest: {
    body: Nothing;
    query: NonNullable<operations['getManualAttendanceRequest']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['ManualAttendanceRequestAnswer']['data'];
  };
  listDueMilestones: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['MilestoneReportAnswer']['data'];
  };
  listDueSprints: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SprintReportAnswer']['data'];
  };
  getMilestoneReport: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['MilestoneReportAnswer']['data'];
  };
  getSprintReport: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['SprintReportAnswer']['data'];
  };
  getTaskTimerReport: {
    body: Nothing;
    query: NonNullable<operations['getTaskTimerReport']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TaskTimerReportAnswer']['data'];
  };
  getProjectStatusReport: {
    body: Nothing;
    query: NonNullable<operations['getProjectStatusReport']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['ProjectStatusReportAnswer']['data'];
  };
  listRunningTaskTimers: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TaskTimerReportAnswer']['data'];
  };
  getWorkingPlan: {
    body: Nothing;
    query: NonNullable<operations['getWorkingPlan']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['WorkingPlanAnswer']['data'];
  };
  getTicketReport: {
    body: Nothing;
    query: NonNullable<operations['getTicketReport']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TicketReportAnswer']['data'];
  };
  listTickets: {
    body: Nothing;
    query: NonNullable<operations['listTickets']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TicketWindowAnswer']['data'];
  };
  getTicket: {
    body: Nothing;
    query: NonNullable<operations['getTicket']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TicketAnswer']['data'];
  };
  createTicket: {
    body: WithFiles<components['schemas']['CreateTicketForm'], 'demo_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketAnswer']['data'];
  };
  updateTicket: {
    body: WithFiles<components['schemas']['UpdateTicketForm'], 'demo_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketAnswer']['data'];
  };
  changeTicketStatus: {
    body: components['schemas']['ChangeTicketStatusForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketAnswer']['data'];
  };
  assignTicket: {
    body: components['schemas']['AssignTicketForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketAnswer']['data'];
  };
  addTicketMessage: {
    body: WithFiles<components['schemas']['AddTicketMessageForm'], 'demo_image'>;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketAnswer']['data'];
  };
  getLocation: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LocationAnswer']['data'];
  };
  saveLocation: {
    body: components['schemas']['SaveLocationForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LocationAnswer']['data'];
  };
  listLocations: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['LocationsAnswer']['data'];
  };
  deleteLocation: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getVertical: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['VerticalAnswer']['data'];
  };
  saveVertical: {
    body: components['schemas']['SaveVerticalForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['VerticalAnswer']['data'];
  };
  listVerticals: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['VerticalsAnswer']['data'];
  };
  deleteVertical: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getTechStack: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedMasterAnswer']['data'];
  };
  saveTechStack: {
    body: components['schemas']['SaveTechStackForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedMasterAnswer']['data'];
  };
  listTechStackMaster: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedMastersAnswer']['data'];
  };
  deleteTechStack: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getRequirement: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedMasterAnswer']['data'];
  };
  saveRequirement: {
    body: components['schemas']['SaveRequirementForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedMasterAnswer']['data'];
  };
  listRequirementMaster: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NamedMastersAnswer']['data'];
  };
  deleteRequirement: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getPositionEntry: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PositionEntryAnswer']['data'];
  };
  savePosition: {
    body: components['schemas']['SavePositionForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PositionEntryAnswer']['data'];
  };
  listPositions: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PositionEntriesAnswer']['data'];
  };
  deletePosition: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getDepartment: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DepartmentAnswer']['data'];
  };
  saveDepartment: {
    body: components['schemas']['SaveDepartmentForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DepartmentAnswer']['data'];
  };
  listDepartments: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DepartmentsAnswer']['data'];
  };
  deleteDepartment: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getTicketDepartment: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketDepartmentAnswer']['data'];
  };
  saveTicketDepartment: {
    body: components['schemas']['SaveTicketDepartmentForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketDepartmentAnswer']['data'];
  };
  listTicketDepartments: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['TicketDepartmentsAnswer']['data'];
  };
  deleteTicketDepartment: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  getHoliday: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['HolidayAnswer']['data'];
  };
  saveHoliday: {
    body: components['schemas']['SaveHolidayForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['HolidayAnswer']['data'];
  };
  listHolidays: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['HolidaysAnswer']['data'];
  };
  deleteHoliday: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['DoneAnswer']['data'];
  };
  copyHolidays: {
    body: components['schemas']['CopyHolidaysForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CopiedHolidaysAnswer']['data'];
  };
  listMasterUses: {
    body: components['schemas']['MasterUsesForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['MasterUsesAnswer']['data'];
  };
  listOvertimeProjects: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OvertimeProjectsAnswer']['data'];
  };
  getOvertime: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OvertimeAnswer']['data'];
  };
  saveOvertime: {
    body: components['schemas']['SaveOvertimeForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OvertimeAnswer']['data'];
  };
  listOvertime: {
    body: components['schemas']['ListOvertimeForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OvertimeListAnswer']['data'];
  };
  decideOvertime: {
    body: components['schemas']['DecideOvertimeForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OvertimeDecisionAnswer']['data'];
  };
  deleteOvertime: {
    body: components['schemas']['IdForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OvertimeAnswer']['data'];
  };
  decideOvertimeEntries: {
    body: components['schemas']['DecideOvertimesForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OvertimeDecisionsAnswer']['data'];
  };
  getOvertimeEvidence: {
    body: Nothing;
    query: NonNullable<operations['getOvertimeEvidence']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['OvertimeEvidenceAnswer']['data'];
  };
  listTimerEntries: {
    body: Nothing;
    query: NonNullable<operations['listTimerEntries']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TimerEntryWindowAnswer']['data'];
  };
  listTimerEntryGroups: {
    body: Nothing;
    query: NonNullable<operations['listTimerEntryGroups']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['TimerEntryGroupsAnswer']['data'];
  };
  listOvertimeWindow: {
    body: Nothing;
    query: NonNullable<operations['listOvertimeWindow']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['OvertimeWindowAnswer']['data'];
  };
  getOvertimeDay: {
    body: Nothing;
    query: NonNullable<operations['getOvertimeDay']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['OvertimeDayAnswer']['data'];
  };
  listOvertimeLogs: {
    body: Nothing;
    query: NonNullable<operations['listOvertimeLogs']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['OvertimeLogsAnswer']['data'];
  };
  listKraRecords: {
    body: components['schemas']['ListKraRecordsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraRecordsAnswer']['data'];
  };
  rateOwnKra: {
    body: components['schemas']['RateOwnKraForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraRecordAnswer']['data'];
  };
  listKraFormsToRate: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraRecordsAnswer']['data'];
  };
  getKraRating: {
    body: components['schemas']['KraRatingForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraRecordAnswer']['data'];
  };
  rateKraAsTeamLeader: {
    body: components['schemas']['RateKraAsTeamLeaderForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraRecordAnswer']['data'];
  };
  listKraLeaders: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraLeadersAnswer']['data'];
  };
  listKraQuestions: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraQuestionsAnswer']['data'];
  };
  saveKraQuestion: {
    body: components['schemas']['SaveKraQuestionForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraQuestionAnswer']['data'];
  };
  getKraFacts: {
    body: Nothing;
    query: NonNullable<operations['getKraFacts']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['KraFactsAnswer']['data'];
  };
  listKraReport: {
    body: Nothing;
    query: NonNullable<operations['listKraReport']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['KraReportAnswer']['data'];
  };
  getKraHandOver: {
    body: Nothing;
    query: NonNullable<operations['getKraHandOver']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['KraHandOverAnswer']['data'];
  };
  handOverKraRatings: {
    body: components['schemas']['HandOverKraRatingsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['KraHandedOverAnswer']['data'];
  };
  listKraPerformance: {
    body: Nothing;
    query: NonNullable<operations['listKraPerformance']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['KraPerformanceAnswer']['data'];
  };
  followChanges: {
    body: Nothing;
    query: NonNullable<operations['followChanges']['parameters']['query']>;
    params: Nothing;
    answer: StreamAnswer;
  };
  listNotifications: {
    body: Nothing;
    query: NonNullable<operations['listNotifications']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['NotificationsAnswer']['data'];
  };
  countUnreadNotifications: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['UnreadCountAnswer']['data'];
  };
  readNotifications: {
    body: components['schemas']['ReadNotificationsForm'];
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['UnreadCountAnswer']['data'];
  };
  listOwnDueTasks: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OwnDueTasksAnswer']['data'];
  };
  listOwnDues: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['OwnDuesAnswer']['data'];
  };
  listPortfolio: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['PortfolioAnswer']['data'];
  };
  listPortfolioCharts: {
    body: Nothing;
    query: NonNullable<operations['listPortfolioCharts']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PortfolioChartsAnswer']['data'];
  };
  getNextHoliday: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['NextHolidayAnswer']['data'];
  };
  getCompanyDay: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CompanyDayAnswer']['data'];
  };
  listCompanyPeople: {
    body: Nothing;
    query: NonNullable<operations['listCompanyPeople']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['CompanyPeopleAnswer']['data'];
  };
  getWhatChanged: {
    body: Nothing;
    query: NonNullable<operations['getWhatChanged']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['WhatChangedAnswer']['data'];
  };
  listWhatChanged: {
    body: Nothing;
    query: NonNullable<operations['listWhatChanged']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['WhatChangedRowsAnswer']['data'];
  };
  getCompanyTrends: {
    body: Nothing;
    query: Nothing;
    params: Nothing;
    answer: components['schemas']['CompanyTrendsAnswer']['data'];
  };
  listTrendPeople: {
    body: Nothing;
    query: NonNullable<operations['listTrendPeople']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['CompanyPeopleAnswer']['data'];
  };
  listCompanyDays: {
    body: Nothing;
    query: NonNullable<operations['listCompanyDays']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['CompanyDaysAnswer']['data'];
  };
  getAttendanceTrend: {
    body: Nothing;
    query: NonNullable<operations['getAttendanceTrend']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['AttendanceTrendAnswer']['data'];
  };
  getOwnMonth: {
    body: Nothing;
    query: NonNullable<operations['getOwnMonth']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['OwnMonthAnswer']['data'];
  };
  listPendingItems: {
    body: Nothing;
    query: NonNullable<operations['listPendingItems']['parameters']['query']>;
    params: Nothing;
    answer: components['schemas']['PendingItemsAnswer']['data'];
  };
}

/** Operations that need no token. */
export type PublicOperation = 'signIn' | 'finishCompanySignIn' | 'requestPasswordReset' | 'checkPasswordReset' | 'resetPassword' | 'createFirstAccount' | 'completeSignIn' | 'startPasskeyCheck' | 'signInWithPasskey' | 'getHealth' | 'getReadiness' | 'recordFaceEvents';

/** Operations without a handler yet: the server answers 501. */
export type PlannedOperation = never;
