// Made by npm run generate from api-spec. Do not edit.
import { emptyApi as api } from "./emptyApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({ url: `/login`, method: "POST", body: queryArg }),
    }),
    finishCompanySignIn: build.mutation<
      FinishCompanySignInApiResponse,
      FinishCompanySignInApiArg
    >({
      query: (queryArg) => ({
        url: `/openid/session`,
        method: "POST",
        body: queryArg,
      }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/forgot-password`,
        method: "POST",
        body: queryArg,
      }),
    }),
    checkPasswordReset: build.query<
      CheckPasswordResetApiResponse,
      CheckPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/reset-password/check`,
        method: "POST",
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/reset-password`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createFirstAccount: build.mutation<
      CreateFirstAccountApiResponse,
      CreateFirstAccountApiArg
    >({
      query: (queryArg) => ({ url: `/setup`, method: "POST", body: queryArg }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/logout`, method: "POST" }),
    }),
    signOutEverywhere: build.mutation<
      SignOutEverywhereApiResponse,
      SignOutEverywhereApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/session/signOutEverywhere`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/auth/session/list` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/auth/session/end`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/session/changePassword`,
        method: "POST",
        body: queryArg,
      }),
    }),
    completeSignIn: build.mutation<
      CompleteSignInApiResponse,
      CompleteSignInApiArg
    >({
      query: (queryArg) => ({
        url: `/login/code`,
        method: "POST",
        body: queryArg,
      }),
    }),
    proveIdentity: build.mutation<
      ProveIdentityApiResponse,
      ProveIdentityApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/session/confirm`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getSecondFactor: build.query<
      GetSecondFactorApiResponse,
      GetSecondFactorApiArg
    >({
      query: () => ({ url: `/auth/second-factor` }),
    }),
    startAuthenticator: build.mutation<
      StartAuthenticatorApiResponse,
      StartAuthenticatorApiArg
    >({
      query: () => ({
        url: `/auth/second-factor/authenticator/start`,
        method: "POST",
      }),
    }),
    activateAuthenticator: build.mutation<
      ActivateAuthenticatorApiResponse,
      ActivateAuthenticatorApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/second-factor/authenticator/confirm`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeAuthenticator: build.mutation<
      RemoveAuthenticatorApiResponse,
      RemoveAuthenticatorApiArg
    >({
      query: () => ({
        url: `/auth/second-factor/authenticator/remove`,
        method: "POST",
      }),
    }),
    startPasskeyCheck: build.mutation<
      StartPasskeyCheckApiResponse,
      StartPasskeyCheckApiArg
    >({
      query: () => ({ url: `/login/passkey/start`, method: "POST" }),
    }),
    signInWithPasskey: build.mutation<
      SignInWithPasskeyApiResponse,
      SignInWithPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/login/passkey`,
        method: "POST",
        body: queryArg,
      }),
    }),
    startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
      query: () => ({
        url: `/auth/second-factor/passkey/start`,
        method: "POST",
      }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/auth/second-factor/passkey/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removePasskey: build.mutation<
      RemovePasskeyApiResponse,
      RemovePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/second-factor/passkey/remove`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createRecoveryCodes: build.mutation<
      CreateRecoveryCodesApiResponse,
      CreateRecoveryCodesApiArg
    >({
      query: () => ({
        url: `/auth/second-factor/recovery-codes`,
        method: "POST",
      }),
    }),
    listSavedViews: build.query<
      ListSavedViewsApiResponse,
      ListSavedViewsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/views/list`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
      query: (queryArg) => ({
        url: `/auth/views/save`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteView: build.mutation<DeleteViewApiResponse, DeleteViewApiArg>({
      query: (queryArg) => ({
        url: `/auth/views/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPermissionRecord: build.query<
      GetPermissionRecordApiResponse,
      GetPermissionRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/permission/details`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRoles: build.query<ListRolesApiResponse, ListRolesApiArg>({
      query: () => ({ url: `/auth/permission/list` }),
    }),
    saveRole: build.mutation<SaveRoleApiResponse, SaveRoleApiArg>({
      query: (queryArg) => ({
        url: `/auth/permission/save`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteRole: build.mutation<DeleteRoleApiResponse, DeleteRoleApiArg>({
      query: (queryArg) => ({
        url: `/auth/permission/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRoleHolders: build.query<
      ListRoleHoldersApiResponse,
      ListRoleHoldersApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/permission/holders`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRoleHistory: build.query<
      ListRoleHistoryApiResponse,
      ListRoleHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/permission/history`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listAuditEvents: build.query<
      ListAuditEventsApiResponse,
      ListAuditEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/audit/list`,
        params: {
          q: queryArg.q,
          Actor: queryArg.actor,
          Subject: queryArg.subject,
          Person: queryArg.person,
          Kind: queryArg.kind,
          From: queryArg["from"],
          To: queryArg.to,
          Direction: queryArg.direction,
          Count_by: queryArg.countBy,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    recordExport: build.mutation<RecordExportApiResponse, RecordExportApiArg>({
      query: (queryArg) => ({
        url: `/auth/audit/export`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getServerStatus: build.query<
      GetServerStatusApiResponse,
      GetServerStatusApiArg
    >({
      query: () => ({ url: `/auth/server/status` }),
    }),
    setToday: build.mutation<SetTodayApiResponse, SetTodayApiArg>({
      query: (queryArg) => ({
        url: `/auth/clock/today`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getLastFaceLog: build.query<
      GetLastFaceLogApiResponse,
      GetLastFaceLogApiArg
    >({
      query: () => ({ url: `/auth/facelog/last` }),
    }),
    listOwnManualTimes: build.query<
      ListOwnManualTimesApiResponse,
      ListOwnManualTimesApiArg
    >({
      query: () => ({ url: `/auth/report` }),
    }),
    getPosition: build.query<GetPositionApiResponse, GetPositionApiArg>({
      query: (queryArg) => ({
        url: `/auth/position/details`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
      query: () => ({ url: `/health` }),
    }),
    getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
      query: () => ({ url: `/ready` }),
    }),
    getContract: build.query<GetContractApiResponse, GetContractApiArg>({
      query: () => ({ url: `/auth/contract` }),
    }),
    search: build.query<SearchApiResponse, SearchApiArg>({
      query: (queryArg) => ({
        url: `/auth/search`,
        params: {
          q: queryArg,
        },
      }),
    }),
    listPreferences: build.query<
      ListPreferencesApiResponse,
      ListPreferencesApiArg
    >({
      query: () => ({ url: `/auth/preferences` }),
    }),
    savePreference: build.mutation<
      SavePreferenceApiResponse,
      SavePreferenceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/preferences/save`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getOwnProfile: build.query<GetOwnProfileApiResponse, GetOwnProfileApiArg>({
      query: () => ({ url: `/auth/profile` }),
    }),
    editOwnProfile: build.mutation<
      EditOwnProfileApiResponse,
      EditOwnProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/profile/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeOwnPhoto: build.mutation<
      ChangeOwnPhotoApiResponse,
      ChangeOwnPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/uplodeauth/profile/photo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listEmployees: build.query<ListEmployeesApiResponse, ListEmployeesApiArg>({
      query: () => ({ url: `/auth/employees` }),
    }),
    listEmployeesByFilter: build.query<
      ListEmployeesByFilterApiResponse,
      ListEmployeesByFilterApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employees/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    searchEmployees: build.query<
      SearchEmployeesApiResponse,
      SearchEmployeesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employees-search`,
        params: {
          q: queryArg,
        },
      }),
    }),
    listInterviewers: build.query<
      ListInterviewersApiResponse,
      ListInterviewersApiArg
    >({
      query: () => ({ url: `/auth/interviewers` }),
    }),
    listDirectory: build.query<ListDirectoryApiResponse, ListDirectoryApiArg>({
      query: () => ({ url: `/auth/directory` }),
    }),
    listEmployeeRecords: build.query<
      ListEmployeeRecordsApiResponse,
      ListEmployeeRecordsApiArg
    >({
      query: () => ({ url: `/auth/employee/list` }),
    }),
    getEmployeeFormChoices: build.query<
      GetEmployeeFormChoicesApiResponse,
      GetEmployeeFormChoicesApiArg
    >({
      query: () => ({ url: `/auth/employee/choices` }),
    }),
    addEmployee: build.mutation<AddEmployeeApiResponse, AddEmployeeApiArg>({
      query: (queryArg) => ({
        url: `/auth/employee/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editEmployee: build.mutation<EditEmployeeApiResponse, EditEmployeeApiArg>({
      query: (queryArg) => ({
        url: `/auth/employee/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    inviteEmployee: build.mutation<
      InviteEmployeeApiResponse,
      InviteEmployeeApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/invite`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getEmployeeLeaving: build.query<
      GetEmployeeLeavingApiResponse,
      GetEmployeeLeavingApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/leaving`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deactivateEmployee: build.mutation<
      DeactivateEmployeeApiResponse,
      DeactivateEmployeeApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/deactivate`,
        method: "POST",
        body: queryArg,
      }),
    }),
    activateEmployee: build.mutation<
      ActivateEmployeeApiResponse,
      ActivateEmployeeApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/activate`,
        method: "POST",
        body: queryArg,
      }),
    }),
    importEmployees: build.mutation<
      ImportEmployeesApiResponse,
      ImportEmployeesApiArg
    >({
      query: (queryArg) => ({
        url: `/uplodeauth/employee/import`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewEmployeeImport: build.query<
      PreviewEmployeeImportApiResponse,
      PreviewEmployeeImportApiArg
    >({
      query: (queryArg) => ({
        url: `/uplodeauth/employee/import-preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getEmployeeDetail: build.query<
      GetEmployeeDetailApiResponse,
      GetEmployeeDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/details`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listEmployeeChanges: build.query<
      ListEmployeeChangesApiResponse,
      ListEmployeeChangesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/history/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listEmployeeTimeEntries: build.query<
      ListEmployeeTimeEntriesApiResponse,
      ListEmployeeTimeEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/timelogs/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          Month: queryArg.month,
        },
      }),
    }),
    listEmployeeLeaves: build.query<
      ListEmployeeLeavesApiResponse,
      ListEmployeeLeavesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/leaves/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listEmployeeOvertime: build.query<
      ListEmployeeOvertimeApiResponse,
      ListEmployeeOvertimeApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/overtime/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listEmployeeRatings: build.query<
      ListEmployeeRatingsApiResponse,
      ListEmployeeRatingsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/kra/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listEmployeeProjects: build.query<
      ListEmployeeProjectsApiResponse,
      ListEmployeeProjectsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/projects/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listEmployeeSessions: build.query<
      ListEmployeeSessionsApiResponse,
      ListEmployeeSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/sessions/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getEmployeeSecondFactor: build.query<
      GetEmployeeSecondFactorApiResponse,
      GetEmployeeSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/second-factor/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    removeEmployeeSecondFactor: build.mutation<
      RemoveEmployeeSecondFactorApiResponse,
      RemoveEmployeeSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/second-factor/remove`,
        method: "POST",
        body: queryArg,
      }),
    }),
    endEmployeeSessions: build.mutation<
      EndEmployeeSessionsApiResponse,
      EndEmployeeSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/employee/sessions/end`,
        method: "POST",
        body: queryArg,
      }),
    }),
    requestOwnPersonalData: build.mutation<
      RequestOwnPersonalDataApiResponse,
      RequestOwnPersonalDataApiArg
    >({
      query: () => ({ url: `/auth/personalData/own`, method: "POST" }),
    }),
    requestPersonalData: build.mutation<
      RequestPersonalDataApiResponse,
      RequestPersonalDataApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/personalData/request`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewErasure: build.query<
      PreviewErasureApiResponse,
      PreviewErasureApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/personalData/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    erasePersonalData: build.mutation<
      ErasePersonalDataApiResponse,
      ErasePersonalDataApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/personalData/erase`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listInterviews: build.query<
      ListInterviewsApiResponse,
      ListInterviewsApiArg
    >({
      query: () => ({ url: `/auth/interview/list` }),
    }),
    getInterview: build.query<GetInterviewApiResponse, GetInterviewApiArg>({
      query: (queryArg) => ({
        url: `/auth/interview/details`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveInterview: build.mutation<
      SaveInterviewApiResponse,
      SaveInterviewApiArg
    >({
      query: (queryArg) => ({
        url: `/uplodeauth/interview/save`,
        method: "POST",
        body: queryArg,
      }),
    }),
    startNextInterviewRound: build.mutation<
      StartNextInterviewRoundApiResponse,
      StartNextInterviewRoundApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/interview/next`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      query: () => ({ url: `/auth/projects` }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      query: (queryArg) => ({
        url: `/auth/projects/detail`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editProjectStatus: build.mutation<
      EditProjectStatusApiResponse,
      EditProjectStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editProject: build.mutation<EditProjectApiResponse, EditProjectApiArg>({
      query: (queryArg) => ({
        url: `/uplodeauth/projects/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createProject: build.mutation<
      CreateProjectApiResponse,
      CreateProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/uplodeauth/projects/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listDeletedProjects: build.query<
      ListDeletedProjectsApiResponse,
      ListDeletedProjectsApiArg
    >({
      query: () => ({ url: `/auth/projects/deleted` }),
    }),
    listProjectMembers: build.query<
      ListProjectMembersApiResponse,
      ListProjectMembersApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/members/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listFormerMembers: build.query<
      ListFormerMembersApiResponse,
      ListFormerMembersApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/members/former/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    addProjectMembers: build.mutation<
      AddProjectMembersApiResponse,
      AddProjectMembersApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/members/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editProjectMember: build.mutation<
      EditProjectMemberApiResponse,
      EditProjectMemberApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/members/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeProjectMember: build.mutation<
      RemoveProjectMemberApiResponse,
      RemoveProjectMemberApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/members/remove`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listStatusUpdates: build.query<
      ListStatusUpdatesApiResponse,
      ListStatusUpdatesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/updates/${encodeURIComponent(String(queryArg.projectId))}`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    addStatusUpdate: build.mutation<
      AddStatusUpdateApiResponse,
      AddStatusUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/updates/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editStatusUpdate: build.mutation<
      EditStatusUpdateApiResponse,
      EditStatusUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/updates/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteStatusUpdate: build.mutation<
      DeleteStatusUpdateApiResponse,
      DeleteStatusUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projects/updates/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getMemberStatistics: build.query<
      GetMemberStatisticsApiResponse,
      GetMemberStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/project/employeechart/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listProjectEmployees: build.query<
      ListProjectEmployeesApiResponse,
      ListProjectEmployeesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projectemployeelist/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listSprints: build.query<ListSprintsApiResponse, ListSprintsApiArg>({
      query: (queryArg) => ({
        url: `/sprint/getAllsprint`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listTaskAnalytics: build.query<
      ListTaskAnalyticsApiResponse,
      ListTaskAnalyticsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/project/task/list-analytics/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getIssueStatistics: build.query<
      GetIssueStatisticsApiResponse,
      GetIssueStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/project/issue-statistics/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listTechStacks: build.query<
      ListTechStacksApiResponse,
      ListTechStacksApiArg
    >({
      query: () => ({ url: `/techStack/getAllTechStacks` }),
    }),
    listRequirements: build.query<
      ListRequirementsApiResponse,
      ListRequirementsApiArg
    >({
      query: () => ({ url: `/requirement/getAllRequirements` }),
    }),
    listMilestones: build.query<
      ListMilestonesApiResponse,
      ListMilestonesApiArg
    >({
      query: (queryArg) => ({
        url: `/milestone/getAllMilestones`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createMilestone: build.mutation<
      CreateMilestoneApiResponse,
      CreateMilestoneApiArg
    >({
      query: (queryArg) => ({
        url: `/milestone/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateMilestone: build.mutation<
      UpdateMilestoneApiResponse,
      UpdateMilestoneApiArg
    >({
      query: (queryArg) => ({
        url: `/milestone/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteMilestone: build.mutation<
      DeleteMilestoneApiResponse,
      DeleteMilestoneApiArg
    >({
      query: (queryArg) => ({
        url: `/milestone/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    restoreMilestone: build.mutation<
      RestoreMilestoneApiResponse,
      RestoreMilestoneApiArg
    >({
      query: (queryArg) => ({
        url: `/milestone/restore`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listMilestoneForecasts: build.query<
      ListMilestoneForecastsApiResponse,
      ListMilestoneForecastsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/milestones/forecasts`,
        params: {
          milestoneIds: queryArg,
        },
      }),
    }),
    getMilestoneChart: build.query<
      GetMilestoneChartApiResponse,
      GetMilestoneChartApiArg
    >({
      query: (queryArg) => ({
        url: `/milestone/getChart`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listDeletedMilestones: build.query<
      ListDeletedMilestonesApiResponse,
      ListDeletedMilestonesApiArg
    >({
      query: (queryArg) => ({
        url: `/milestone/getDeletedMilestones`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listProjectSprints: build.query<
      ListProjectSprintsApiResponse,
      ListProjectSprintsApiArg
    >({
      query: (queryArg) => ({
        url: `/sprint/getProjectSprints`,
        method: "POST",
        body: queryArg,
      }),
    }),
    createSprint: build.mutation<CreateSprintApiResponse, CreateSprintApiArg>({
      query: (queryArg) => ({
        url: `/sprint/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateSprint: build.mutation<UpdateSprintApiResponse, UpdateSprintApiArg>({
      query: (queryArg) => ({
        url: `/sprint/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteSprint: build.mutation<DeleteSprintApiResponse, DeleteSprintApiArg>({
      query: (queryArg) => ({
        url: `/sprint/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    restoreSprint: build.mutation<
      RestoreSprintApiResponse,
      RestoreSprintApiArg
    >({
      query: (queryArg) => ({
        url: `/sprint/restore`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listDeletedSprints: build.query<
      ListDeletedSprintsApiResponse,
      ListDeletedSprintsApiArg
    >({
      query: (queryArg) => ({
        url: `/sprint/getDeletedSprints`,
        method: "POST",
        body: queryArg,
      }),
    }),
    closeSprint: build.mutation<CloseSprintApiResponse, CloseSprintApiArg>({
      query: (queryArg) => ({
        url: `/sprint/close`,
        method: "POST",
        body: queryArg,
      }),
    }),
    reopenSprint: build.mutation<ReopenSprintApiResponse, ReopenSprintApiArg>({
      query: (queryArg) => ({
        url: `/sprint/reopen`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addSprintTasks: build.mutation<
      AddSprintTasksApiResponse,
      AddSprintTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/sprint/addTasks`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listSprintClosings: build.query<
      ListSprintClosingsApiResponse,
      ListSprintClosingsApiArg
    >({
      query: (queryArg) => ({
        url: `/sprint/getSprintHistory`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getSprintCapacity: build.query<
      GetSprintCapacityApiResponse,
      GetSprintCapacityApiArg
    >({
      query: (queryArg) => ({
        url: `/sprint/getCapacity`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getSprintChart: build.query<
      GetSprintChartApiResponse,
      GetSprintChartApiArg
    >({
      query: (queryArg) => ({
        url: `/sprint/getChart`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getProjectCharts: build.query<
      GetProjectChartsApiResponse,
      GetProjectChartsApiArg
    >({
      query: (queryArg) => ({
        url: `/project/getCharts`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listProjectDayTasks: build.query<
      ListProjectDayTasksApiResponse,
      ListProjectDayTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/project/getTasksOfDay`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listProjectFinishedTasks: build.query<
      ListProjectFinishedTasksApiResponse,
      ListProjectFinishedTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/project/getFinishedTasks`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listProjectTasks: build.query<
      ListProjectTasksApiResponse,
      ListProjectTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projecttasks/list/${encodeURIComponent(String(queryArg.projectId))}`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
        },
      }),
    }),
    createTask: build.mutation<CreateTaskApiResponse, CreateTaskApiArg>({
      query: (queryArg) => ({
        url: `/uplodeauth/tasks/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateTask: build.mutation<UpdateTaskApiResponse, UpdateTaskApiArg>({
      query: (queryArg) => ({
        url: `/uplodeauth/tasks/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getTask: build.query<GetTaskApiResponse, GetTaskApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/details`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editTask: build.mutation<EditTaskApiResponse, EditTaskApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editManyTasks: build.mutation<
      EditManyTasksApiResponse,
      EditManyTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/editMany`,
        method: "POST",
        body: queryArg,
      }),
    }),
    undoManyTasks: build.mutation<
      UndoManyTasksApiResponse,
      UndoManyTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/undoMany`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getTimeline: build.query<GetTimelineApiResponse, GetTimelineApiArg>({
      query: (queryArg) => ({
        url: `/auth/timeline`,
        params: {
          Project_id: queryArg.projectId,
          Task_id: queryArg.taskId,
          From: queryArg["from"],
          To: queryArg.to,
          Finished_from: queryArg.finishedFrom,
        },
      }),
    }),
    getCalendar: build.query<GetCalendarApiResponse, GetCalendarApiArg>({
      query: (queryArg) => ({
        url: `/auth/calendar`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
          Project_id: queryArg.projectId,
          People: queryArg.people,
          Employee_id: queryArg.employeeId,
          Per_day: queryArg.perDay,
        },
      }),
    }),
    previewTimelineMove: build.query<
      PreviewTimelineMoveApiResponse,
      PreviewTimelineMoveApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/timeline/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveTimelineMove: build.mutation<
      SaveTimelineMoveApiResponse,
      SaveTimelineMoveApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/timeline/move`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listBaselines: build.query<ListBaselinesApiResponse, ListBaselinesApiArg>({
      query: (queryArg) => ({
        url: `/auth/timeline/baselines`,
        params: {
          Project_id: queryArg,
        },
      }),
    }),
    getBaseline: build.query<GetBaselineApiResponse, GetBaselineApiArg>({
      query: (queryArg) => ({
        url: `/auth/timeline/baseline`,
        params: {
          Baseline_id: queryArg,
        },
      }),
    }),
    saveBaseline: build.mutation<SaveBaselineApiResponse, SaveBaselineApiArg>({
      query: (queryArg) => ({
        url: `/auth/timeline/baseline/save`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteBaseline: build.mutation<
      DeleteBaselineApiResponse,
      DeleteBaselineApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/timeline/baseline/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveTaskDependency: build.mutation<
      SaveTaskDependencyApiResponse,
      SaveTaskDependencyApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/dependency/save`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteTaskDependency: build.mutation<
      DeleteTaskDependencyApiResponse,
      DeleteTaskDependencyApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/dependency/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLinkedTasks: build.query<
      ListLinkedTasksApiResponse,
      ListLinkedTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/TaskDetailsByTaskKey`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteManyTasks: build.mutation<
      DeleteManyTasksApiResponse,
      DeleteManyTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/deleteMany`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewTaskDeletion: build.query<
      PreviewTaskDeletionApiResponse,
      PreviewTaskDeletionApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/deleteMany/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteTaskOrProject: build.mutation<
      DeleteTaskOrProjectApiResponse,
      DeleteTaskOrProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    restoreTaskOrProject: build.mutation<
      RestoreTaskOrProjectApiResponse,
      RestoreTaskOrProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/restore`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listDeletedTasks: build.query<
      ListDeletedTasksApiResponse,
      ListDeletedTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/projecttasks/deleted/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listOwnTasks: build.query<ListOwnTasksApiResponse, ListOwnTasksApiArg>({
      query: () => ({ url: `/auth/employeetasks/list/Default` }),
    }),
    listEmployeeTasks: build.query<
      ListEmployeeTasksApiResponse,
      ListEmployeeTasksApiArg
    >({
      query: (queryArg) => ({
        url: `/employeetasks/list`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/list`,
        params: {
          scope: queryArg.scope,
          Project_id: queryArg.projectId,
          q: queryArg.q,
          Status: queryArg.status,
          Priority: queryArg.priority,
          Issue_type: queryArg.issueType,
          Employee_id: queryArg.employeeId,
          Sprint_id: queryArg.sprintId,
          Due_from: queryArg.dueFrom,
          Due_to: queryArg.dueTo,
          Assigned_from: queryArg.assignedFrom,
          Assigned_to: queryArg.assignedTo,
          Project_ids: queryArg.projectIds,
          Milestone_id: queryArg.milestoneId,
          Reporter_id: queryArg.reporterId,
          Closed_from: queryArg.closedFrom,
          Closed_to: queryArg.closedTo,
          Estimated_min: queryArg.estimatedMin,
          Estimated_max: queryArg.estimatedMax,
          Logged_min: queryArg.loggedMin,
          Logged_max: queryArg.loggedMax,
          Variance_min: queryArg.varianceMin,
          Variance_max: queryArg.varianceMax,
          Progress_min: queryArg.progressMin,
          Progress_max: queryArg.progressMax,
          Reopens_min: queryArg.reopensMin,
          Reopens_max: queryArg.reopensMax,
          Comments_min: queryArg.commentsMin,
          Comments_max: queryArg.commentsMax,
          preset: queryArg.preset,
          Blocked: queryArg.blocked,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listTaskFields: build.query<
      ListTaskFieldsApiResponse,
      ListTaskFieldsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/fields`,
        params: {
          fields: queryArg.fields,
          scope: queryArg.scope,
          Project_id: queryArg.projectId,
          q: queryArg.q,
          Status: queryArg.status,
          Priority: queryArg.priority,
          Issue_type: queryArg.issueType,
          Employee_id: queryArg.employeeId,
          Sprint_id: queryArg.sprintId,
          Due_from: queryArg.dueFrom,
          Due_to: queryArg.dueTo,
          Assigned_from: queryArg.assignedFrom,
          Assigned_to: queryArg.assignedTo,
          Project_ids: queryArg.projectIds,
          Milestone_id: queryArg.milestoneId,
          Reporter_id: queryArg.reporterId,
          Closed_from: queryArg.closedFrom,
          Closed_to: queryArg.closedTo,
          Estimated_min: queryArg.estimatedMin,
          Estimated_max: queryArg.estimatedMax,
          Logged_min: queryArg.loggedMin,
          Logged_max: queryArg.loggedMax,
          Variance_min: queryArg.varianceMin,
          Variance_max: queryArg.varianceMax,
          Progress_min: queryArg.progressMin,
          Progress_max: queryArg.progressMax,
          Reopens_min: queryArg.reopensMin,
          Reopens_max: queryArg.reopensMax,
          Comments_min: queryArg.commentsMin,
          Comments_max: queryArg.commentsMax,
          preset: queryArg.preset,
          Blocked: queryArg.blocked,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listTaskGroups: build.query<
      ListTaskGroupsApiResponse,
      ListTaskGroupsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/groups`,
        params: {
          Group_by: queryArg.groupBy,
          scope: queryArg.scope,
          Project_id: queryArg.projectId,
          q: queryArg.q,
          Status: queryArg.status,
          Priority: queryArg.priority,
          Issue_type: queryArg.issueType,
          Employee_id: queryArg.employeeId,
          Sprint_id: queryArg.sprintId,
          Due_from: queryArg.dueFrom,
          Due_to: queryArg.dueTo,
          Assigned_from: queryArg.assignedFrom,
          Assigned_to: queryArg.assignedTo,
          Project_ids: queryArg.projectIds,
          Milestone_id: queryArg.milestoneId,
          Reporter_id: queryArg.reporterId,
          Closed_from: queryArg.closedFrom,
          Closed_to: queryArg.closedTo,
          Estimated_min: queryArg.estimatedMin,
          Estimated_max: queryArg.estimatedMax,
          Logged_min: queryArg.loggedMin,
          Logged_max: queryArg.loggedMax,
          Variance_min: queryArg.varianceMin,
          Variance_max: queryArg.varianceMax,
          Progress_min: queryArg.progressMin,
          Progress_max: queryArg.progressMax,
          Reopens_min: queryArg.reopensMin,
          Reopens_max: queryArg.reopensMax,
          Comments_min: queryArg.commentsMin,
          Comments_max: queryArg.commentsMax,
          preset: queryArg.preset,
          Blocked: queryArg.blocked,
        },
      }),
    }),
    listTimeEntries: build.query<
      ListTimeEntriesApiResponse,
      ListTimeEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/tasktimer/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    toggleTaskTimer: build.mutation<
      ToggleTaskTimerApiResponse,
      ToggleTaskTimerApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/tasktimer`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getTaskTimer: build.query<GetTaskTimerApiResponse, GetTaskTimerApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/gettasktimer`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getOwnRunningTimer: build.query<
      GetOwnRunningTimerApiResponse,
      GetOwnRunningTimerApiArg
    >({
      query: () => ({ url: `/auth/task/my-running-task-timer` }),
    }),
    listOwnTimeEntries: build.query<
      ListOwnTimeEntriesApiResponse,
      ListOwnTimeEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/task/my-hour-logs`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
        },
      }),
    }),
    addTimeEntry: build.mutation<AddTimeEntryApiResponse, AddTimeEntryApiArg>({
      query: (queryArg) => ({
        url: `/auth/task/my-hour-logs/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editTimeEntry: build.mutation<
      EditTimeEntryApiResponse,
      EditTimeEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/task/my-hour-logs/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    splitTimeEntry: build.mutation<
      SplitTimeEntryApiResponse,
      SplitTimeEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/task/my-hour-logs/split`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteTimeEntry: build.mutation<
      DeleteTimeEntryApiResponse,
      DeleteTimeEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/task/my-hour-logs/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listOwnTimerOverruns: build.query<
      ListOwnTimerOverrunsApiResponse,
      ListOwnTimerOverrunsApiArg
    >({
      query: () => ({ url: `/auth/task/my-timer-overruns` }),
    }),
    settleTimerOverrun: build.mutation<
      SettleTimerOverrunApiResponse,
      SettleTimerOverrunApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/task/my-timer-overruns/settle`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listComments: build.query<ListCommentsApiResponse, ListCommentsApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/comments`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getComment: build.query<GetCommentApiResponse, GetCommentApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/comments/${encodeURIComponent(String(queryArg.subjectId))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    addComment: build.mutation<AddCommentApiResponse, AddCommentApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/comment/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    editComment: build.mutation<EditCommentApiResponse, EditCommentApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/comment/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteComment: build.mutation<
      DeleteCommentApiResponse,
      DeleteCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/comment/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    restoreComment: build.mutation<
      RestoreCommentApiResponse,
      RestoreCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/comment/restore`,
        method: "POST",
        body: queryArg,
      }),
    }),
    searchMentionable: build.query<
      SearchMentionableApiResponse,
      SearchMentionableApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/comments/people/${encodeURIComponent(String(queryArg.subjectId))}`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    listHistory: build.query<ListHistoryApiResponse, ListHistoryApiArg>({
      query: (queryArg) => ({
        url: `/auth/history/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    addHistory: build.mutation<AddHistoryApiResponse, AddHistoryApiArg>({
      query: (queryArg) => ({
        url: `/auth/history/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getMonthlyAttendance: build.query<
      GetMonthlyAttendanceApiResponse,
      GetMonthlyAttendanceApiArg
    >({
      query: (queryArg) => ({
        url: `/getEmployeePresentDetailsByCode`,
        method: "POST",
        body: queryArg,
      }),
    }),
    answerMonthlyAttendance: build.mutation<
      AnswerMonthlyAttendanceApiResponse,
      AnswerMonthlyAttendanceApiArg
    >({
      query: (queryArg) => ({
        url: `/LeaveAttendenceStatusUpdate`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPresentRecords: build.query<
      ListPresentRecordsApiResponse,
      ListPresentRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/getEmployeePresentList`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
        },
      }),
    }),
    getPresentRecord: build.query<
      GetPresentRecordApiResponse,
      GetPresentRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/getEmployeePresentDetailsById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updatePresentRecord: build.mutation<
      UpdatePresentRecordApiResponse,
      UpdatePresentRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/updateEmployeePresentDetailsById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    uploadPresentRecords: build.mutation<
      UploadPresentRecordsApiResponse,
      UploadPresentRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/employeePresentReport`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewPresentRecords: build.query<
      PreviewPresentRecordsApiResponse,
      PreviewPresentRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPresentMonth: build.query<
      GetPresentMonthApiResponse,
      GetPresentMonthApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/month`,
        params: {
          month: queryArg,
        },
      }),
    }),
    closePresentMonth: build.mutation<
      ClosePresentMonthApiResponse,
      ClosePresentMonthApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/close`,
        method: "POST",
        body: queryArg,
      }),
    }),
    comparePresentMonth: build.query<
      ComparePresentMonthApiResponse,
      ComparePresentMonthApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/comparison`,
        params: {
          month: queryArg.month,
          q: queryArg.q,
          Outcome: queryArg.outcome,
          Count_by: queryArg.countBy,
          Differences: queryArg.differences,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listPresentWindow: build.query<
      ListPresentWindowApiResponse,
      ListPresentWindowApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/list`,
        params: {
          q: queryArg.q,
          From: queryArg["from"],
          To: queryArg.to,
          Attendence_Status: queryArg.attendenceStatus,
          Ranges: queryArg.ranges,
          sort: queryArg.sort,
          Count_by: queryArg.countBy,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    sumPresentRecords: build.query<
      SumPresentRecordsApiResponse,
      SumPresentRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/sums`,
        params: {
          q: queryArg.q,
          From: queryArg["from"],
          To: queryArg.to,
          Attendence_Status: queryArg.attendenceStatus,
          Ranges: queryArg.ranges,
        },
      }),
    }),
    listPresentUnanswered: build.query<
      ListPresentUnansweredApiResponse,
      ListPresentUnansweredApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/unanswered`,
        params: {
          month: queryArg.month,
          q: queryArg.q,
          Why: queryArg.why,
          Count_by: queryArg.countBy,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    remindPresentUnanswered: build.mutation<
      RemindPresentUnansweredApiResponse,
      RemindPresentUnansweredApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/reminders`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getMonthEnd: build.query<GetMonthEndApiResponse, GetMonthEndApiArg>({
      query: (queryArg) => ({
        url: `/auth/present/month-end`,
        params: {
          month: queryArg,
        },
      }),
    }),
    listMissingPunches: build.query<
      ListMissingPunchesApiResponse,
      ListMissingPunchesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/missing-punches`,
        params: {
          month: queryArg.month,
          q: queryArg.q,
          Missing: queryArg.missing,
          Count_by: queryArg.countBy,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listPresentLogs: build.query<
      ListPresentLogsApiResponse,
      ListPresentLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/present/logs`,
        params: {
          id: queryArg.id,
          month: queryArg.month,
        },
      }),
    }),
    applyForLeave: build.mutation<
      ApplyForLeaveApiResponse,
      ApplyForLeaveApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/leave/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLeaves: build.query<ListLeavesApiResponse, ListLeavesApiArg>({
      query: (queryArg) => ({
        url: `/auth/leaves`,
        params: {
          scope: queryArg,
        },
      }),
    }),
    getLeaveCounts: build.query<
      GetLeaveCountsApiResponse,
      GetLeaveCountsApiArg
    >({
      query: () => ({ url: `/auth/leave/leave-count` }),
    }),
    changeLeaveStatus: build.mutation<
      ChangeLeaveStatusApiResponse,
      ChangeLeaveStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/leave/action`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLeaveLogs: build.query<ListLeaveLogsApiResponse, ListLeaveLogsApiArg>({
      query: (queryArg) => ({
        url: `/auth/leaves/leaveLogs`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listLeavesToday: build.query<
      ListLeavesTodayApiResponse,
      ListLeavesTodayApiArg
    >({
      query: () => ({ url: `/auth/leave/todays` }),
    }),
    listLeaveWindow: build.query<
      ListLeaveWindowApiResponse,
      ListLeaveWindowApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/leave/list`,
        params: {
          scope: queryArg.scope,
          q: queryArg.q,
          Status: queryArg.status,
          Leave_type: queryArg.leaveType,
          Emergency_leave: queryArg.emergencyLeave,
          Start_from: queryArg.startFrom,
          Start_to: queryArg.startTo,
          Month: queryArg.month,
          sort: queryArg.sort,
          Count_by: queryArg.countBy,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listLeaveQuarters: build.query<
      ListLeaveQuartersApiResponse,
      ListLeaveQuartersApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/leave/quarters`,
        params: {
          scope: queryArg.scope,
          Year: queryArg.year,
          q: queryArg.q,
          Status: queryArg.status,
          Leave_type: queryArg.leaveType,
          Emergency_leave: queryArg.emergencyLeave,
        },
      }),
    }),
    getLeaveCalendar: build.query<
      GetLeaveCalendarApiResponse,
      GetLeaveCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/leave/calendar`,
        params: {
          scope: queryArg.scope,
          month: queryArg.month,
          q: queryArg.q,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    getLeaveYear: build.query<GetLeaveYearApiResponse, GetLeaveYearApiArg>({
      query: (queryArg) => ({
        url: `/auth/leave/year`,
        params: {
          Year: queryArg,
        },
      }),
    }),
    getLeave: build.query<GetLeaveApiResponse, GetLeaveApiArg>({
      query: (queryArg) => ({
        url: `/auth/leave/one`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getLeaveImpact: build.query<
      GetLeaveImpactApiResponse,
      GetLeaveImpactApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/leave/impact`,
        params: {
          StartDate: queryArg.startDate,
          EndDate: queryArg.endDate,
          Leave_half_from: queryArg.leaveHalfFrom,
          Leave_half_to: queryArg.leaveHalfTo,
          Employee_ID: queryArg.employeeId,
        },
      }),
    }),
    decideLeaves: build.mutation<DecideLeavesApiResponse, DecideLeavesApiArg>({
      query: (queryArg) => ({
        url: `/auth/leave/action-several`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listFaceLogins: build.query<
      ListFaceLoginsApiResponse,
      ListFaceLoginsApiArg
    >({
      query: () => ({ url: `/auth/faceLoginList` }),
    }),
    getAttendanceOfMonth: build.query<
      GetAttendanceOfMonthApiResponse,
      GetAttendanceOfMonthApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/faceLoginList`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getAttendanceSummary: build.query<
      GetAttendanceSummaryApiResponse,
      GetAttendanceSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/summarybymonth`,
        method: "POST",
        body: queryArg.attendanceSummaryForm,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    listFaceLoginsOfDay: build.query<
      ListFaceLoginsOfDayApiResponse,
      ListFaceLoginsOfDayApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/report/facelogins`,
        params: {
          date: queryArg,
        },
      }),
    }),
    listFaceLoginsOfMonth: build.query<
      ListFaceLoginsOfMonthApiResponse,
      ListFaceLoginsOfMonthApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/report/FaceLoginMonthlyList`,
        params: {
          date: queryArg,
        },
      }),
    }),
    listFaceLoginWindow: build.query<
      ListFaceLoginWindowApiResponse,
      ListFaceLoginWindowApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/report/facelogins/list`,
        params: {
          Month: queryArg.month,
          q: queryArg.q,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listFaceDevices: build.query<
      ListFaceDevicesApiResponse,
      ListFaceDevicesApiArg
    >({
      query: () => ({ url: `/auth/face-devices` }),
    }),
    addFaceDevice: build.mutation<
      AddFaceDeviceApiResponse,
      AddFaceDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/face-devices/add`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deactivateFaceDevice: build.mutation<
      DeactivateFaceDeviceApiResponse,
      DeactivateFaceDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/face-devices/deactivate`,
        method: "POST",
        body: queryArg,
      }),
    }),
    recordFaceEvents: build.mutation<
      RecordFaceEventsApiResponse,
      RecordFaceEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/face-devices/events`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listMusterSheet: build.query<
      ListMusterSheetApiResponse,
      ListMusterSheetApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/muster`,
        params: {
          month: queryArg.month,
          q: queryArg.q,
          Half_code: queryArg.halfCode,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    requestManualAttendance: build.mutation<
      RequestManualAttendanceApiResponse,
      RequestManualAttendanceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/addManualAttendanceRequest`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listManualAttendanceRequests: build.query<
      ListManualAttendanceRequestsApiResponse,
      ListManualAttendanceRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/getAllMaunualAttendanceRequest`,
        params: {
          date: queryArg.date,
          status: queryArg.status,
        },
      }),
    }),
    getLinkedManualAttendance: build.query<
      GetLinkedManualAttendanceApiResponse,
      GetLinkedManualAttendanceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/getManualAttendanceByEmpCode`,
        method: "POST",
        body: queryArg,
      }),
    }),
    decideManualAttendanceRequest: build.mutation<
      DecideManualAttendanceRequestApiResponse,
      DecideManualAttendanceRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendanceRequestStatusUpdate`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listManualAttendanceLogs: build.query<
      ListManualAttendanceLogsApiResponse,
      ListManualAttendanceLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/logs`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listOwnManualAttendanceRequests: build.query<
      ListOwnManualAttendanceRequestsApiResponse,
      ListOwnManualAttendanceRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/my-requests`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
        },
      }),
    }),
    getManualAttendanceEvidence: build.query<
      GetManualAttendanceEvidenceApiResponse,
      GetManualAttendanceEvidenceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/evidence`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getAttendanceDayEvidence: build.query<
      GetAttendanceDayEvidenceApiResponse,
      GetAttendanceDayEvidenceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/day-evidence`,
        params: {
          employee_id: queryArg.employeeId,
          date: queryArg.date,
        },
      }),
    }),
    correctAttendanceDay: build.mutation<
      CorrectAttendanceDayApiResponse,
      CorrectAttendanceDayApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/correction`,
        method: "POST",
        body: queryArg,
      }),
    }),
    decideManualAttendanceRequests: build.mutation<
      DecideManualAttendanceRequestsApiResponse,
      DecideManualAttendanceRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/action-several`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listManualAttendanceWindow: build.query<
      ListManualAttendanceWindowApiResponse,
      ListManualAttendanceWindowApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/requests`,
        params: {
          scope: queryArg.scope,
          q: queryArg.q,
          From: queryArg["from"],
          To: queryArg.to,
          status: queryArg.status,
          type: queryArg["type"],
          reason: queryArg.reason,
          sort: queryArg.sort,
          Count_by: queryArg.countBy,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    getManualAttendanceRequest: build.query<
      GetManualAttendanceRequestApiResponse,
      GetManualAttendanceRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/attendance/request`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listDueMilestones: build.query<
      ListDueMilestonesApiResponse,
      ListDueMilestonesApiArg
    >({
      query: () => ({ url: `/milestone/fifteenDaysDueMilestones` }),
    }),
    listDueSprints: build.query<
      ListDueSprintsApiResponse,
      ListDueSprintsApiArg
    >({
      query: () => ({ url: `/sprint/seventhDaysDueSprint` }),
    }),
    getMilestoneReport: build.query<
      GetMilestoneReportApiResponse,
      GetMilestoneReportApiArg
    >({
      query: () => ({ url: `/milestone/report` }),
    }),
    getSprintReport: build.query<
      GetSprintReportApiResponse,
      GetSprintReportApiArg
    >({
      query: () => ({ url: `/sprint/report` }),
    }),
    getTaskTimerReport: build.query<
      GetTaskTimerReportApiResponse,
      GetTaskTimerReportApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/tasktimer/report`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
        },
      }),
    }),
    getProjectStatusReport: build.query<
      GetProjectStatusReportApiResponse,
      GetProjectStatusReportApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/report/project-status`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
        },
      }),
    }),
    listRunningTaskTimers: build.query<
      ListRunningTaskTimersApiResponse,
      ListRunningTaskTimersApiArg
    >({
      query: () => ({ url: `/auth/task/get-running-task-timer` }),
    }),
    getWorkingPlan: build.query<
      GetWorkingPlanApiResponse,
      GetWorkingPlanApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/report/working-plan`,
        params: {
          From: queryArg["from"],
          Days: queryArg.days,
          By: queryArg.by,
          Department_id: queryArg.departmentId,
          Project_id: queryArg.projectId,
          Team_leader_id: queryArg.teamLeaderId,
          Employee_id: queryArg.employeeId,
          Max_tasks: queryArg.maxTasks,
          Managed: queryArg.managed,
          Week: queryArg.week,
        },
      }),
    }),
    getTicketReport: build.query<
      GetTicketReportApiResponse,
      GetTicketReportApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/report/tickets`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
        },
      }),
    }),
    listTickets: build.query<ListTicketsApiResponse, ListTicketsApiArg>({
      query: (queryArg) => ({
        url: `/auth/ticket/list`,
        params: {
          scope: queryArg.scope,
          q: queryArg.q,
          Type: queryArg["type"],
          Status: queryArg.status,
          Priority: queryArg.priority,
          Department_id: queryArg.departmentId,
          sort: queryArg.sort,
          Count_by: queryArg.countBy,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    getTicket: build.query<GetTicketApiResponse, GetTicketApiArg>({
      query: (queryArg) => ({
        url: `/auth/ticket/details`,
        params: {
          id: queryArg,
        },
      }),
    }),
    createTicket: build.mutation<CreateTicketApiResponse, CreateTicketApiArg>({
      query: (queryArg) => ({
        url: `/uplodeauth/ticket/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateTicket: build.mutation<UpdateTicketApiResponse, UpdateTicketApiArg>({
      query: (queryArg) => ({
        url: `/uplodeauth/ticket/edit`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeTicketStatus: build.mutation<
      ChangeTicketStatusApiResponse,
      ChangeTicketStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/ticket/status`,
        method: "POST",
        body: queryArg,
      }),
    }),
    assignTicket: build.mutation<AssignTicketApiResponse, AssignTicketApiArg>({
      query: (queryArg) => ({
        url: `/auth/ticket/assign`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addTicketMessage: build.mutation<
      AddTicketMessageApiResponse,
      AddTicketMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/uplodeauth/ticket/reply`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getLocation: build.query<GetLocationApiResponse, GetLocationApiArg>({
      query: (queryArg) => ({
        url: `/location/getLocationById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveLocation: build.mutation<SaveLocationApiResponse, SaveLocationApiArg>({
      query: (queryArg) => ({
        url: `/location/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLocations: build.query<ListLocationsApiResponse, ListLocationsApiArg>({
      query: () => ({ url: `/location/getAllLocations` }),
    }),
    deleteLocation: build.mutation<
      DeleteLocationApiResponse,
      DeleteLocationApiArg
    >({
      query: (queryArg) => ({
        url: `/location/deleteLocation`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getVertical: build.query<GetVerticalApiResponse, GetVerticalApiArg>({
      query: (queryArg) => ({
        url: `/vertical/getVerticalById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveVertical: build.mutation<SaveVerticalApiResponse, SaveVerticalApiArg>({
      query: (queryArg) => ({
        url: `/vertical/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listVerticals: build.query<ListVerticalsApiResponse, ListVerticalsApiArg>({
      query: () => ({ url: `/vertical/getAllVerticals` }),
    }),
    deleteVertical: build.mutation<
      DeleteVerticalApiResponse,
      DeleteVerticalApiArg
    >({
      query: (queryArg) => ({
        url: `/vertical/deleteVertical`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getTechStack: build.query<GetTechStackApiResponse, GetTechStackApiArg>({
      query: (queryArg) => ({
        url: `/techStack/getTechStackById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveTechStack: build.mutation<
      SaveTechStackApiResponse,
      SaveTechStackApiArg
    >({
      query: (queryArg) => ({
        url: `/techStack/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listTechStackMaster: build.query<
      ListTechStackMasterApiResponse,
      ListTechStackMasterApiArg
    >({
      query: () => ({ url: `/techStack/getTechStackMaster` }),
    }),
    deleteTechStack: build.mutation<
      DeleteTechStackApiResponse,
      DeleteTechStackApiArg
    >({
      query: (queryArg) => ({
        url: `/techStack/deleteTechStack`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getRequirement: build.query<
      GetRequirementApiResponse,
      GetRequirementApiArg
    >({
      query: (queryArg) => ({
        url: `/requirement/getRequirementById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveRequirement: build.mutation<
      SaveRequirementApiResponse,
      SaveRequirementApiArg
    >({
      query: (queryArg) => ({
        url: `/requirement/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRequirementMaster: build.query<
      ListRequirementMasterApiResponse,
      ListRequirementMasterApiArg
    >({
      query: () => ({ url: `/requirement/getRequirementMaster` }),
    }),
    deleteRequirement: build.mutation<
      DeleteRequirementApiResponse,
      DeleteRequirementApiArg
    >({
      query: (queryArg) => ({
        url: `/requirement/deleteRequirement`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPositionEntry: build.query<
      GetPositionEntryApiResponse,
      GetPositionEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/position/getPositionById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePosition: build.mutation<SavePositionApiResponse, SavePositionApiArg>({
      query: (queryArg) => ({
        url: `/position/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPositions: build.query<ListPositionsApiResponse, ListPositionsApiArg>({
      query: () => ({ url: `/position/getAllPositions` }),
    }),
    deletePosition: build.mutation<
      DeletePositionApiResponse,
      DeletePositionApiArg
    >({
      query: (queryArg) => ({
        url: `/position/deletePosition`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getDepartment: build.query<GetDepartmentApiResponse, GetDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/department/getDepartmentById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveDepartment: build.mutation<
      SaveDepartmentApiResponse,
      SaveDepartmentApiArg
    >({
      query: (queryArg) => ({
        url: `/department/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listDepartments: build.query<
      ListDepartmentsApiResponse,
      ListDepartmentsApiArg
    >({
      query: () => ({ url: `/department/getAllDepartments` }),
    }),
    deleteDepartment: build.mutation<
      DeleteDepartmentApiResponse,
      DeleteDepartmentApiArg
    >({
      query: (queryArg) => ({
        url: `/department/deleteDepartment`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getTicketDepartment: build.query<
      GetTicketDepartmentApiResponse,
      GetTicketDepartmentApiArg
    >({
      query: (queryArg) => ({
        url: `/ticket-department/getTicketDepartmentById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveTicketDepartment: build.mutation<
      SaveTicketDepartmentApiResponse,
      SaveTicketDepartmentApiArg
    >({
      query: (queryArg) => ({
        url: `/ticket-department/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listTicketDepartments: build.query<
      ListTicketDepartmentsApiResponse,
      ListTicketDepartmentsApiArg
    >({
      query: () => ({ url: `/ticket-department/getAllTicketDepartments` }),
    }),
    deleteTicketDepartment: build.mutation<
      DeleteTicketDepartmentApiResponse,
      DeleteTicketDepartmentApiArg
    >({
      query: (queryArg) => ({
        url: `/ticket-department/deleteTicketDepartment`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getHoliday: build.query<GetHolidayApiResponse, GetHolidayApiArg>({
      query: (queryArg) => ({
        url: `/holiday/getHolidayById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveHoliday: build.mutation<SaveHolidayApiResponse, SaveHolidayApiArg>({
      query: (queryArg) => ({
        url: `/holiday/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listHolidays: build.query<ListHolidaysApiResponse, ListHolidaysApiArg>({
      query: () => ({ url: `/holiday/getAllHolidays` }),
    }),
    deleteHoliday: build.mutation<
      DeleteHolidayApiResponse,
      DeleteHolidayApiArg
    >({
      query: (queryArg) => ({
        url: `/holiday/deleteHoliday`,
        method: "POST",
        body: queryArg,
      }),
    }),
    copyHolidays: build.mutation<CopyHolidaysApiResponse, CopyHolidaysApiArg>({
      query: (queryArg) => ({
        url: `/holiday/copyYear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listMasterUses: build.query<
      ListMasterUsesApiResponse,
      ListMasterUsesApiArg
    >({
      query: (queryArg) => ({
        url: `/masters/usedBy`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listOvertimeProjects: build.query<
      ListOvertimeProjectsApiResponse,
      ListOvertimeProjectsApiArg
    >({
      query: () => ({ url: `/overtime/getAllProjects` }),
    }),
    getOvertime: build.query<GetOvertimeApiResponse, GetOvertimeApiArg>({
      query: (queryArg) => ({
        url: `/overtime/getOvertimeById`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveOvertime: build.mutation<SaveOvertimeApiResponse, SaveOvertimeApiArg>({
      query: (queryArg) => ({
        url: `/overtime/create`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listOvertime: build.query<ListOvertimeApiResponse, ListOvertimeApiArg>({
      query: (queryArg) => ({
        url: `/overtime/getEmployeeOvertime`,
        method: "POST",
        body: queryArg,
      }),
    }),
    decideOvertime: build.mutation<
      DecideOvertimeApiResponse,
      DecideOvertimeApiArg
    >({
      query: (queryArg) => ({
        url: `/overtime/OvertimeStatusUpdate`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteOvertime: build.mutation<
      DeleteOvertimeApiResponse,
      DeleteOvertimeApiArg
    >({
      query: (queryArg) => ({
        url: `/overtime/delete`,
        method: "POST",
        body: queryArg,
      }),
    }),
    decideOvertimeEntries: build.mutation<
      DecideOvertimeEntriesApiResponse,
      DecideOvertimeEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/overtime/action-several`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getOvertimeEvidence: build.query<
      GetOvertimeEvidenceApiResponse,
      GetOvertimeEvidenceApiArg
    >({
      query: (queryArg) => ({
        url: `/overtime/evidence`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listTimerEntries: build.query<
      ListTimerEntriesApiResponse,
      ListTimerEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/tasktimer/list`,
        params: {
          From: queryArg["from"],
          To: queryArg.to,
          q: queryArg.q,
          Employee: queryArg.employee,
          Project: queryArg.project,
          Task_key: queryArg.taskKey,
          Short_summary: queryArg.shortSummary,
          Status: queryArg.status,
          Stopped_from: queryArg.stoppedFrom,
          Stopped_to: queryArg.stoppedTo,
          Hours_min: queryArg.hoursMin,
          Hours_max: queryArg.hoursMax,
          Employee_id: queryArg.employeeId,
          Project_id: queryArg.projectId,
          Task_id: queryArg.taskId,
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listTimerEntryGroups: build.query<
      ListTimerEntryGroupsApiResponse,
      ListTimerEntryGroupsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/tasks/tasktimer/groups`,
        params: {
          Group_by: queryArg.groupBy,
          From: queryArg["from"],
          To: queryArg.to,
          q: queryArg.q,
          Employee: queryArg.employee,
          Project: queryArg.project,
          Task_key: queryArg.taskKey,
          Short_summary: queryArg.shortSummary,
          Status: queryArg.status,
          Stopped_from: queryArg.stoppedFrom,
          Stopped_to: queryArg.stoppedTo,
          Hours_min: queryArg.hoursMin,
          Hours_max: queryArg.hoursMax,
          Employee_id: queryArg.employeeId,
        },
      }),
    }),
    listOvertimeWindow: build.query<
      ListOvertimeWindowApiResponse,
      ListOvertimeWindowApiArg
    >({
      query: (queryArg) => ({
        url: `/overtime/list`,
        params: {
          scope: queryArg.scope,
          q: queryArg.q,
          Approval_Status: queryArg.approvalStatus,
          Date_from: queryArg.dateFrom,
          Date_to: queryArg.dateTo,
          sort: queryArg.sort,
          Count_by: queryArg.countBy,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    getOvertimeDay: build.query<
      GetOvertimeDayApiResponse,
      GetOvertimeDayApiArg
    >({
      query: (queryArg) => ({
        url: `/overtime/day`,
        params: {
          Day: queryArg.day,
          id: queryArg.id,
        },
      }),
    }),
    listOvertimeLogs: build.query<
      ListOvertimeLogsApiResponse,
      ListOvertimeLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/overtime/logs`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listKraRecords: build.query<
      ListKraRecordsApiResponse,
      ListKraRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/kra/list`,
        method: "POST",
        body: queryArg,
      }),
    }),
    rateOwnKra: build.mutation<RateOwnKraApiResponse, RateOwnKraApiArg>({
      query: (queryArg) => ({
        url: `/auth/kra/employee`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listKraFormsToRate: build.query<
      ListKraFormsToRateApiResponse,
      ListKraFormsToRateApiArg
    >({
      query: () => ({ url: `/auth/kra/form-list` }),
    }),
    getKraRating: build.query<GetKraRatingApiResponse, GetKraRatingApiArg>({
      query: (queryArg) => ({
        url: `/auth/kra/rating`,
        method: "POST",
        body: queryArg,
      }),
    }),
    rateKraAsTeamLeader: build.mutation<
      RateKraAsTeamLeaderApiResponse,
      RateKraAsTeamLeaderApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/kra/team-leader`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listKraLeaders: build.query<
      ListKraLeadersApiResponse,
      ListKraLeadersApiArg
    >({
      query: () => ({ url: `/auth/kra/leaders` }),
    }),
    listKraQuestions: build.query<
      ListKraQuestionsApiResponse,
      ListKraQuestionsApiArg
    >({
      query: () => ({ url: `/auth/kra/questions` }),
    }),
    saveKraQuestion: build.mutation<
      SaveKraQuestionApiResponse,
      SaveKraQuestionApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/kra/question`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getKraFacts: build.query<GetKraFactsApiResponse, GetKraFactsApiArg>({
      query: (queryArg) => ({
        url: `/auth/kra/facts`,
        params: {
          month: queryArg.month,
          Employee_id: queryArg.employeeId,
        },
      }),
    }),
    listKraReport: build.query<ListKraReportApiResponse, ListKraReportApiArg>({
      query: (queryArg) => ({
        url: `/auth/kra/report`,
        params: {
          month: queryArg,
        },
      }),
    }),
    getKraHandOver: build.query<
      GetKraHandOverApiResponse,
      GetKraHandOverApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/kra/without-rater`,
        params: {
          Team_leader_id: queryArg,
        },
      }),
    }),
    handOverKraRatings: build.mutation<
      HandOverKraRatingsApiResponse,
      HandOverKraRatingsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/kra/hand-over`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listKraPerformance: build.query<
      ListKraPerformanceApiResponse,
      ListKraPerformanceApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/kra/performance`,
        params: {
          q: queryArg.q,
          Employee_id: queryArg.employeeId,
          Month_from: queryArg.monthFrom,
          Month_to: queryArg.monthTo,
          Newest: queryArg.newest,
          State: queryArg.state,
          sort: queryArg.sort,
          Count_by: queryArg.countBy,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listNotifications: build.query<
      ListNotificationsApiResponse,
      ListNotificationsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/notifications`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          unread: queryArg.unread,
        },
      }),
    }),
    countUnreadNotifications: build.query<
      CountUnreadNotificationsApiResponse,
      CountUnreadNotificationsApiArg
    >({
      query: () => ({ url: `/auth/notifications/unread` }),
    }),
    readNotifications: build.mutation<
      ReadNotificationsApiResponse,
      ReadNotificationsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/notifications/read`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listOwnDueTasks: build.query<
      ListOwnDueTasksApiResponse,
      ListOwnDueTasksApiArg
    >({
      query: () => ({ url: `/auth/dashboard/due-tasks` }),
    }),
    listOwnDues: build.query<ListOwnDuesApiResponse, ListOwnDuesApiArg>({
      query: () => ({ url: `/auth/dashboard/dues` }),
    }),
    listPortfolio: build.query<ListPortfolioApiResponse, ListPortfolioApiArg>({
      query: () => ({ url: `/auth/dashboard/portfolio` }),
    }),
    listPortfolioCharts: build.query<
      ListPortfolioChartsApiResponse,
      ListPortfolioChartsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/dashboard/portfolio/charts`,
        params: {
          projectIds: queryArg,
        },
      }),
    }),
    getNextHoliday: build.query<
      GetNextHolidayApiResponse,
      GetNextHolidayApiArg
    >({
      query: () => ({ url: `/auth/dashboard/next-holiday` }),
    }),
    getCompanyDay: build.query<GetCompanyDayApiResponse, GetCompanyDayApiArg>({
      query: () => ({ url: `/auth/dashboard/company` }),
    }),
    listCompanyPeople: build.query<
      ListCompanyPeopleApiResponse,
      ListCompanyPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/dashboard/company/people`,
        params: {
          show: queryArg.show,
          id: queryArg.id,
        },
      }),
    }),
    getWhatChanged: build.query<
      GetWhatChangedApiResponse,
      GetWhatChangedApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/dashboard/changes`,
        params: {
          since: queryArg,
        },
      }),
    }),
    listWhatChanged: build.query<
      ListWhatChangedApiResponse,
      ListWhatChangedApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/dashboard/changes/rows`,
        params: {
          since: queryArg.since,
          projectId: queryArg.projectId,
          kind: queryArg.kind,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    getCompanyTrends: build.query<
      GetCompanyTrendsApiResponse,
      GetCompanyTrendsApiArg
    >({
      query: () => ({ url: `/auth/dashboard/company/trends` }),
    }),
    listTrendPeople: build.query<
      ListTrendPeopleApiResponse,
      ListTrendPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/dashboard/company/trends/people`,
        params: {
          show: queryArg.show,
          day: queryArg.day,
          month: queryArg.month,
          type: queryArg["type"],
          kind: queryArg.kind,
          age: queryArg.age,
        },
      }),
    }),
    listCompanyDays: build.query<
      ListCompanyDaysApiResponse,
      ListCompanyDaysApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/dashboard/company/days`,
        params: {
          month: queryArg,
        },
      }),
    }),
    getAttendanceTrend: build.query<
      GetAttendanceTrendApiResponse,
      GetAttendanceTrendApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/dashboard/attendance-trend`,
        params: {
          month: queryArg,
        },
      }),
    }),
    getOwnMonth: build.query<GetOwnMonthApiResponse, GetOwnMonthApiArg>({
      query: (queryArg) => ({
        url: `/auth/dashboard/my-month`,
        params: {
          month: queryArg,
        },
      }),
    }),
    listPendingItems: build.query<
      ListPendingItemsApiResponse,
      ListPendingItemsApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/pending/list`,
        params: {
          scope: queryArg.scope,
          kind: queryArg.kind,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SignInApiResponse =
  /** status 200 The user record first in the list, and the token */ SignInAnswer;
export type SignInApiArg = SignInForm;
export type FinishCompanySignInApiResponse =
  /** status 200 As after signing in with a password; with a Challenge when the provider has not checked two factors and the account has a second one */ SignInAnswer;
export type FinishCompanySignInApiArg = CompanySignInForm;
export type RequestPasswordResetApiResponse =
  /** status 200 Always the same */ object | null;
export type RequestPasswordResetApiArg = ForgotPasswordForm;
export type CheckPasswordResetApiResponse =
  /** status 200 The link is valid */ object | null;
export type CheckPasswordResetApiArg = CheckPasswordResetForm;
export type ResetPasswordApiResponse = /** status 200 The password is set */ {
  /** Token by which this browser is known from now on; null when the one that was sent stays good */
  Device: string | null;
};
export type ResetPasswordApiArg = ResetPasswordForm;
export type CreateFirstAccountApiResponse =
  /** status 200 The account exists and can sign in */ object | null;
export type CreateFirstAccountApiArg = FirstAccountForm;
export type SignOutApiResponse = /** status 200 The token is revoked */ {
  /** Where the browser ends the session at the identity provider; null when there is none */
  Provider_url: string | null;
};
export type SignOutApiArg = void;
export type SignOutEverywhereApiResponse =
  /** status 200 How many sessions ended */ {
    Ended: number;
  };
export type SignOutEverywhereApiArg = SignOutEverywhereForm;
export type ListSessionsApiResponse =
  /** status 200 Newest first */ SessionRecord[];
export type ListSessionsApiArg = void;
export type EndSessionApiResponse =
  /** status 200 The session has ended */ object | null;
export type EndSessionApiArg = IdForm;
export type ChangePasswordApiResponse =
  /** status 200 The password is changed */ object | null;
export type ChangePasswordApiArg = ChangePasswordForm;
export type CompleteSignInApiResponse =
  /** status 200 As for signIn, with the token */ SignInAnswer;
export type CompleteSignInApiArg = CompleteSignInForm;
export type ProveIdentityApiResponse = /** status 200 Confirmed */ {
  /** Replaces the token of the session; the one before is accepted for another 30 seconds */
  Token: string;
};
export type ProveIdentityApiArg = ProveIdentityForm;
export type GetSecondFactorApiResponse =
  /** status 200 What there is; no secrets */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type StartAuthenticatorApiResponse =
  /** status 200 The secret, which is not shown again */ AuthenticatorSetup;
export type StartAuthenticatorApiArg = void;
export type ActivateAuthenticatorApiResponse =
  /** status 200 Recovery codes, unless the account has some */ RecoveryCodes;
export type ActivateAuthenticatorApiArg = AuthenticatorCodeForm;
export type RemoveAuthenticatorApiResponse =
  | /** status 200 Removed; 409 when the role demands a second factor and there is no other */ object
  | null;
export type RemoveAuthenticatorApiArg = void;
export type StartPasskeyCheckApiResponse =
  /** status 200 Options for navigator.credentials.get */ PasskeyOptions;
export type StartPasskeyCheckApiArg = void;
export type SignInWithPasskeyApiResponse =
  /** status 200 As for signIn, with the token */ SignInAnswer;
export type SignInWithPasskeyApiArg = PasskeySignInForm;
export type StartPasskeyApiResponse =
  /** status 200 Options for navigator.credentials.create */ PasskeyOptions;
export type StartPasskeyApiArg = void;
export type AddPasskeyApiResponse =
  /** status 200 Recovery codes, unless the account has some */ RecoveryCodes;
export type AddPasskeyApiArg = AddPasskeyForm;
export type RemovePasskeyApiResponse =
  | /** status 200 Removed; 409 when the role demands a second factor and there is no other */ object
  | null;
export type RemovePasskeyApiArg = IdForm;
export type CreateRecoveryCodesApiResponse =
  /** status 200 Ten codes for one use each, which are not shown again */ RecoveryCodes;
export type CreateRecoveryCodesApiArg = void;
export type ListSavedViewsApiResponse =
  /** status 200 One's own first, by name */ SavedView[];
export type ListSavedViewsApiArg = ListSavedViewsForm;
export type SaveViewApiResponse =
  /** status 200 The view as stored; 403 for another user's view, 409 when the name is taken or a newer version is stored */ SavedView;
export type SaveViewApiArg = SaveViewForm;
export type DeleteViewApiResponse =
  /** status 200 Deleted; 403 for another user's view */ object | null;
export type DeleteViewApiArg = IdForm;
export type GetPermissionRecordApiResponse =
  /** status 200 The record is the only element of the list */ PermissionRecord[];
export type GetPermissionRecordApiArg = IdForm;
export type ListRolesApiResponse = /** status 200 By name */ Role[];
export type ListRolesApiArg = void;
export type SaveRoleApiResponse =
  /** status 200 The role as stored; 409 when the name is taken or a newer version is stored; 422 when the caller or everybody would lose Roles Permission */ Role;
export type SaveRoleApiArg = SaveRoleForm;
export type DeleteRoleApiResponse =
  /** status 200 Deleted; 409 while an employee has it */ object | null;
export type DeleteRoleApiArg = IdForm;
export type ListRoleHoldersApiResponse =
  /** status 200 Active people first, by name */ RoleHolder[];
export type ListRoleHoldersApiArg = IdForm;
export type ListRoleHistoryApiResponse =
  /** status 200 Latest first, at most 200 */ RoleChange[];
export type ListRoleHistoryApiArg = RoleHistoryForm;
export type ListAuditEventsApiResponse =
  /** status 200 The window, and the length of the whole list */ AuditWindow;
export type ListAuditEventsApiArg = {
  /** Part of the name of the author or subject, of the former holder of duties or the former role, of the address of the caller, or of what the list shows of the session */
  q?: string;
  /** Part of the name of the author */
  actor?: string;
  /** Part of the name of the subject */
  subject?: string;
  /** Only events that this employee caused or that concern this employee */
  person?: Id;
  /** Kinds of events, separated by commas */
  kind?: string;
  /** First day */
  from?: Day;
  /** Last day */
  to?: Day;
  /** By time: asc for the oldest first */
  direction?: "asc" | "desc";
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Kind";
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type RecordExportApiResponse =
  | /** status 200 Recorded; 429 after 200 exports of the caller within an hour */ object
  | null;
export type RecordExportApiArg = RecordExportForm;
export type GetServerStatusApiResponse =
  /** status 200 Parts are checked in the background; the call waits for none of them */ ServerStatus;
export type GetServerStatusApiArg = void;
export type SetTodayApiResponse = /** status 200 The company's today */ Today;
export type SetTodayApiArg = SetTodayForm;
export type GetLastFaceLogApiResponse =
  /** status 200 Entries by day, oldest first, of the last seven days */ FaceLogEntry[];
export type GetLastFaceLogApiArg = void;
export type ListOwnManualTimesApiResponse =
  /** status 200 Today's entry first in the list; times are null when there is none */ ManualTimes[];
export type ListOwnManualTimesApiArg = void;
export type GetPositionApiResponse =
  /** status 200 The position */ PositionRecord;
export type GetPositionApiArg = IdForm;
export type GetHealthApiResponse = /** status 200 It runs */ {
  Running: boolean;
};
export type GetHealthApiArg = void;
export type GetReadinessApiResponse = /** status 200 Ready */ {
  Ready: boolean;
};
export type GetReadinessApiArg = void;
export type GetContractApiResponse = /** status 200 The contract */ {
  [key: string]: any;
};
export type GetContractApiArg = void;
export type SearchApiResponse =
  /** status 200 At most eight of each kind that the caller may see, best match first */ SearchHits;
export type SearchApiArg = /** What was typed, two characters or more */ string;
export type ListPreferencesApiResponse =
  /** status 200 All of them */ Preference[];
export type ListPreferencesApiArg = void;
export type SavePreferenceApiResponse = /** status 200 As stored */ Preference;
export type SavePreferenceApiArg = SavePreferenceForm;
export type GetOwnProfileApiResponse = /** status 200 The profile */ Profile;
export type GetOwnProfileApiArg = void;
export type EditOwnProfileApiResponse =
  /** status 200 The profile as stored */ Profile;
export type EditOwnProfileApiArg = EditOwnProfileForm;
export type ChangeOwnPhotoApiResponse =
  /** status 200 The profile as stored */ Profile;
export type ChangeOwnPhotoApiArg = ChangeOwnPhotoForm;
export type ListEmployeesApiResponse = /** status 200 By name */ Employee[];
export type ListEmployeesApiArg = void;
export type ListEmployeesByFilterApiResponse =
  /** status 200 By name */ Employee[];
export type ListEmployeesByFilterApiArg =
  /** JSON object with any of designation, Status, Position_id */ string;
export type SearchEmployeesApiResponse =
  /** status 200 At most 20, best match first */ EmployeeMatch[];
export type SearchEmployeesApiArg = /** What was typed */ string | undefined;
export type ListInterviewersApiResponse = /** status 200 By name */ Employee[];
export type ListInterviewersApiArg = void;
export type ListDirectoryApiResponse =
  /** status 200 By name */ DirectoryEntry[];
export type ListDirectoryApiArg = void;
export type ListEmployeeRecordsApiResponse =
  /** status 200 By name */ EmployeeRecord[];
export type ListEmployeeRecordsApiArg = void;
export type GetEmployeeFormChoicesApiResponse =
  /** status 200 The masters, roles that the caller may give, and possible team leaders */ EmployeeFormChoices;
export type GetEmployeeFormChoicesApiArg = void;
export type AddEmployeeApiResponse =
  /** status 200 The employee as stored; 409 for a code or mail address that is taken */ EmployeeRecord;
export type AddEmployeeApiArg = AddEmployeeForm;
export type EditEmployeeApiResponse =
  /** status 200 The employee as stored; 409 for a code or mail address that is taken, and with the stored record when another user has changed it since then */ EmployeeRecord;
export type EditEmployeeApiArg = EditEmployeeForm;
export type InviteEmployeeApiResponse =
  /** status 200 The mail is on its way */ object | null;
export type InviteEmployeeApiArg = IdForm;
export type GetEmployeeLeavingApiResponse =
  /** status 200 Every duty with those who can take it over, and a running timer */ EmployeeLeaving;
export type GetEmployeeLeavingApiArg = IdForm;
export type DeactivateEmployeeApiResponse =
  /** status 200 The employee as stored; 409 for oneself, and for the last person who may change roles */ EmployeeRecord;
export type DeactivateEmployeeApiArg = DeactivateEmployeeForm;
export type ActivateEmployeeApiResponse =
  /** status 200 The employee as stored */ EmployeeRecord;
export type ActivateEmployeeApiArg = IdForm;
export type ImportEmployeesApiResponse =
  /** status 200 A result for each row; nothing is stored while one has an error */ EmployeeImport;
export type ImportEmployeesApiArg = ImportEmployeesForm;
export type PreviewEmployeeImportApiResponse =
  /** status 200 Every row of the file */ EmployeeImportPreview;
export type PreviewEmployeeImportApiArg = PreviewEmployeeImportForm;
export type GetEmployeeDetailApiResponse =
  /** status 200 The employee */ EmployeeDetail;
export type GetEmployeeDetailApiArg = IdForm;
export type ListEmployeeChangesApiResponse =
  /** status 200 The newest first */ EmployeeChange[];
export type ListEmployeeChangesApiArg = /** The employee */ Id;
export type ListEmployeeTimeEntriesApiResponse =
  /** status 200 The newest first */ EmployeeTimeEntry[];
export type ListEmployeeTimeEntriesApiArg = {
  /** The employee */
  id: Id;
  /** The month */
  month: YearMonth;
};
export type ListEmployeeLeavesApiResponse =
  /** status 200 The newest first; 403 when the caller may not see it */ EmployeeLeave[];
export type ListEmployeeLeavesApiArg = /** The employee */ Id;
export type ListEmployeeOvertimeApiResponse =
  /** status 200 The newest first; 403 when the caller may not see it */ EmployeeOvertime[];
export type ListEmployeeOvertimeApiArg = /** The employee */ Id;
export type ListEmployeeRatingsApiResponse =
  /** status 200 The newest first; 403 when the caller may not see it */ EmployeeRating[];
export type ListEmployeeRatingsApiArg = /** The employee */ Id;
export type ListEmployeeProjectsApiResponse =
  /** status 200 By name */ EmployeeProject[];
export type ListEmployeeProjectsApiArg = /** The employee */ Id;
export type ListEmployeeSessionsApiResponse =
  /** status 200 The newest first; 403 for an employee who may do more than the caller */ SessionRecord[];
export type ListEmployeeSessionsApiArg = /** The employee */ Id;
export type GetEmployeeSecondFactorApiResponse =
  /** status 200 403 for an employee who may do more than the caller */ SecondFactor;
export type GetEmployeeSecondFactorApiArg = /** The employee */ Id;
export type RemoveEmployeeSecondFactorApiResponse =
  | /** status 200 Removed; 403 for an employee who may do more than the caller */ object
  | null;
export type RemoveEmployeeSecondFactorApiArg = IdForm;
export type EndEmployeeSessionsApiResponse =
  /** status 200 How many sessions ended */ {
    Ended: number;
  };
export type EndEmployeeSessionsApiArg = EndEmployeeSessionsForm;
export type RequestOwnPersonalDataApiResponse =
  /** status 200 The link is for the caller and about an hour; the request is in the history of the record */ {
    /** Path with query below the origin */
    Link: string;
  };
export type RequestOwnPersonalDataApiArg = void;
export type RequestPersonalDataApiResponse =
  /** status 200 As for the caller's own data; 403 for an employee who may do more than the caller */ {
    /** Path with query below the origin */
    Link: string;
  };
export type RequestPersonalDataApiArg = IdForm;
export type PreviewErasureApiResponse =
  /** status 200 Rows by kind of record; nothing is changed */ ErasurePreview;
export type PreviewErasureApiArg = PreviewErasureForm;
export type ErasePersonalDataApiResponse =
  /** status 200 The new name; 409 for an active employee, one with duties, and one who is erased already; 422 for another name than the employee's */ {
    /** Former employee N */
    Name: string;
  };
export type ErasePersonalDataApiArg = ErasePersonalDataForm;
export type ListInterviewsApiResponse =
  /** status 200 The latest first */ InterviewRow[];
export type ListInterviewsApiArg = void;
export type GetInterviewApiResponse = /** status 200 The round */ Interview;
export type GetInterviewApiArg = IdForm;
export type SaveInterviewApiResponse =
  /** status 200 The round as stored; 409 once it was submitted, and with the stored round when another user has changed it since then */ Interview;
export type SaveInterviewApiArg = SaveInterviewForm;
export type StartNextInterviewRoundApiResponse =
  /** status 200 The new round, a draft */ Interview;
export type StartNextInterviewRoundApiArg = IdForm;
export type ListProjectsApiResponse =
  /** status 200 With the figures of the project list */ Project[];
export type ListProjectsApiArg = void;
export type GetProjectApiResponse = /** status 200 The project */ Project;
export type GetProjectApiArg = IdForm;
export type EditProjectStatusApiResponse =
  /** status 200 The project as stored */ Project;
export type EditProjectStatusApiArg = EditProjectStatusForm;
export type EditProjectApiResponse =
  /** status 200 The project as stored */ Project;
export type EditProjectApiArg = EditProjectForm;
export type CreateProjectApiResponse =
  /** status 200 The project as stored */ Project;
export type CreateProjectApiArg = CreateProjectForm;
export type ListDeletedProjectsApiResponse =
  /** status 200 The latest deletion first; of the last 90 days, at most 500 */ DeletedProject[];
export type ListDeletedProjectsApiArg = void;
export type ListProjectMembersApiResponse =
  /** status 200 Leaders first, then by name */ MemberWork[];
export type ListProjectMembersApiArg = /** Identifier */ Id;
export type ListFormerMembersApiResponse =
  /** status 200 By name */ ProjectMember[];
export type ListFormerMembersApiArg = /** Identifier */ Id;
export type AddProjectMembersApiResponse =
  /** status 200 The members as they are now */ MemberWork[];
export type AddProjectMembersApiArg = AddProjectMembersForm;
export type EditProjectMemberApiResponse =
  /** status 200 The members as they are now */ MemberWork[];
export type EditProjectMemberApiArg = EditProjectMemberForm;
export type RemoveProjectMemberApiResponse =
  /** status 200 The members as they are now */ MemberWork[];
export type RemoveProjectMemberApiArg = RemoveProjectMemberForm;
export type ListStatusUpdatesApiResponse =
  /** status 200 Newest first, and how many there are */ {
    Rows: StatusUpdate[];
    Total: number;
  };
export type ListStatusUpdatesApiArg = {
  /** Identifier */
  projectId: Id;
  /** Rows to leave out. Default 0 */
  offset?: number;
  /** Rows at most. Default 10 */
  limit?: number;
};
export type AddStatusUpdateApiResponse =
  /** status 200 The status update as stored */ StatusUpdate;
export type AddStatusUpdateApiArg = AddStatusUpdateForm;
export type EditStatusUpdateApiResponse =
  /** status 200 The status update as stored */ StatusUpdate;
export type EditStatusUpdateApiArg = EditStatusUpdateForm;
export type DeleteStatusUpdateApiResponse = /** status 200 It is deleted */ {
  _id: Id;
  Project_id: Id;
};
export type DeleteStatusUpdateApiArg = DeleteStatusUpdateForm;
export type GetMemberStatisticsApiResponse =
  /** status 200 Members first, then those who have left; the row without an id is that of unassigned tasks */ MemberStatistics[];
export type GetMemberStatisticsApiArg = /** Identifier */ Id;
export type ListProjectEmployeesApiResponse =
  /** status 200 By name */ ProjectMember[];
export type ListProjectEmployeesApiArg = /** Identifier */ Id;
export type ListSprintsApiResponse =
  /** status 200 Newest first */ SprintChoice[];
export type ListSprintsApiArg = ProjectIdForm;
export type ListTaskAnalyticsApiResponse =
  /** status 200 One entry per task */ TaskAnalytics[];
export type ListTaskAnalyticsApiArg = /** Identifier */ Id;
export type GetIssueStatisticsApiResponse =
  /** status 200 One entry per combination that occurs */ IssueCount[];
export type GetIssueStatisticsApiArg = /** Identifier */ Id;
export type ListTechStacksApiResponse = /** status 200 By name */ NamedChoice[];
export type ListTechStacksApiArg = void;
export type ListRequirementsApiResponse =
  /** status 200 By name */ NamedChoice[];
export type ListRequirementsApiArg = void;
export type ListMilestonesApiResponse =
  /** status 200 By due date */ Milestone[];
export type ListMilestonesApiArg = ProjectIdForm;
export type CreateMilestoneApiResponse =
  /** status 200 The milestone */ Milestone;
export type CreateMilestoneApiArg = CreateMilestoneForm;
export type UpdateMilestoneApiResponse =
  /** status 200 The milestone as stored */ Milestone;
export type UpdateMilestoneApiArg = UpdateMilestoneForm;
export type DeleteMilestoneApiResponse =
  /** status 200 What was deleted */ PlanDeleted;
export type DeleteMilestoneApiArg = IdForm;
export type RestoreMilestoneApiResponse =
  /** status 200 What was restored */ PlanDeleted;
export type RestoreMilestoneApiArg = IdForm;
export type ListMilestoneForecastsApiResponse =
  /** status 200 Those of the open milestones of projects that the caller may see */ ListedForecast[];
export type ListMilestoneForecastsApiArg =
  | /** Comma-separated ids of at most 60 milestones; absent for all */ string
  | undefined;
export type GetMilestoneChartApiResponse =
  /** status 200 The beginning, and then every day to its due day, today or the forecast */ PlanChart;
export type GetMilestoneChartApiArg = IdForm;
export type ListDeletedMilestonesApiResponse =
  /** status 200 The latest deletion first; of the last 90 days, at most 500 */ DeletedPlan[];
export type ListDeletedMilestonesApiArg = ProjectIdForm;
export type ListProjectSprintsApiResponse =
  /** status 200 Newest first */ ProjectSprint[];
export type ListProjectSprintsApiArg = ProjectIdForm;
export type CreateSprintApiResponse =
  /** status 200 The sprint */ ProjectSprint;
export type CreateSprintApiArg = CreateSprintForm;
export type UpdateSprintApiResponse =
  /** status 200 The sprint as stored */ ProjectSprint;
export type UpdateSprintApiArg = UpdateSprintForm;
export type DeleteSprintApiResponse =
  /** status 200 What was deleted */ PlanDeleted;
export type DeleteSprintApiArg = IdForm;
export type RestoreSprintApiResponse =
  /** status 200 What was restored */ PlanDeleted;
export type RestoreSprintApiArg = IdForm;
export type ListDeletedSprintsApiResponse =
  /** status 200 The latest deletion first; of the last 90 days, at most 500 */ DeletedPlan[];
export type ListDeletedSprintsApiArg = ProjectIdForm;
export type CloseSprintApiResponse =
  /** status 200 What became of it */ ClosedSprint;
export type CloseSprintApiArg = CloseSprintForm;
export type ReopenSprintApiResponse =
  /** status 200 The sprint as stored */ ProjectSprint;
export type ReopenSprintApiArg = IdForm;
export type AddSprintTasksApiResponse =
  /** status 200 The sprint and the tasks */ SprintTasksAdded;
export type AddSprintTasksApiArg = AddSprintTasksForm;
export type ListSprintClosingsApiResponse =
  /** status 200 Newest first */ SprintClosing[];
export type ListSprintClosingsApiArg = IdForm;
export type GetSprintCapacityApiResponse =
  /** status 200 Active members of the project and other assignees of the sprint, by name; 404 for a sprint that the caller may not see */ SprintCapacity;
export type GetSprintCapacityApiArg = IdForm;
export type GetSprintChartApiResponse =
  /** status 200 The beginning, and then every day to its due day or its closing */ PlanChart;
export type GetSprintChartApiArg = IdForm;
export type GetProjectChartsApiResponse =
  /** status 200 Computed from what its tasks were */ ProjectCharts;
export type GetProjectChartsApiArg = ProjectChartsForm;
export type ListProjectDayTasksApiResponse =
  /** status 200 By number, at most 500 */ ProjectDayTasks;
export type ListProjectDayTasksApiArg = ProjectDayTasksForm;
export type ListProjectFinishedTasksApiResponse =
  /** status 200 Latest end first, at most 500 */ ProjectFinishedTasks;
export type ListProjectFinishedTasksApiArg = ProjectFinishedTasksForm;
export type ListProjectTasksApiResponse = /** status 200 By key */ TaskRow[];
export type ListProjectTasksApiArg = {
  /** Identifier */
  projectId: Id;
  /** Part of key or summary */
  q?: string;
  /** Maximum number of tasks */
  limit?: number;
};
export type CreateTaskApiResponse = /** status 200 The task as stored */ Task;
export type CreateTaskApiArg = CreateTaskForm;
export type UpdateTaskApiResponse = /** status 200 The task as stored */ Task;
export type UpdateTaskApiArg = UpdateTaskForm;
export type GetTaskApiResponse = /** status 200 The task */ Task;
export type GetTaskApiArg = IdForm;
export type EditTaskApiResponse = /** status 200 The task as stored */ Task;
export type EditTaskApiArg = EditTaskForm;
export type EditManyTasksApiResponse =
  /** status 200 A result for each task */ {
    /** Names the change for its undoing; null when nothing was changed or when this was the undoing */
    Change_id: string | null;
    /** One for each task, in the order of ids, changes, new_tasks */
    Results: TaskEditResult[];
    /** The tasks that were changed or made */
    Tasks: ChangedTask[];
  };
export type EditManyTasksApiArg = EditManyTasksForm;
export type UndoManyTasksApiResponse =
  /** status 200 A result for each task */ {
    /** Names the change for its undoing; null when nothing was changed or when this was the undoing */
    Change_id: string | null;
    /** One for each task, in the order of ids, changes, new_tasks */
    Results: TaskEditResult[];
    /** The tasks that were changed or made */
    Tasks: ChangedTask[];
  };
export type UndoManyTasksApiArg = UndoManyTasksForm;
export type GetTimelineApiResponse =
  /** status 200 At most 10,000 tasks: open ones first, then by their days */ Timeline;
export type GetTimelineApiArg = {
  /** Only this project */
  projectId?: Id;
  /** Only this task, those with which it has dependencies, these dependencies, and the milestones and sprints of its project */
  taskId?: Id;
  /** First day; a year ago when it is not given */
  from?: Day;
  /** Last day, at most five years later; in two years when it is not given */
  to?: Day;
  /** Also finished and rejected tasks that end on this day or later; none when it is not given */
  finishedFrom?: Day;
};
export type GetCalendarApiResponse =
  /** status 200 The first items of each day and kind, and how many there are: open ones first, then by their first day */ Calendar;
export type GetCalendarApiArg = {
  /** First day */
  from: Day;
  /** Last day, at most 42 days with the first */
  to: Day;
  /** Only this project */
  projectId?: Id;
  /** me: the caller; team: those who report to the caller; all: everyone whom the caller sees */
  people?: "all" | "me" | "team";
  /** Only this person */
  employeeId?: Id;
  /** Maximum number of items of each kind that a day needs */
  perDay?: number;
};
export type PreviewTimelineMoveApiResponse =
  /** status 200 The tasks that move, overloaded employees, milestones */ TimelinePreview;
export type PreviewTimelineMoveApiArg = PreviewTimelineMoveForm;
export type SaveTimelineMoveApiResponse =
  /** status 200 The tasks as stored, and the name of the change for its undoing */ {
    /** Names the change for its undoing; null when nothing was changed or when this was the undoing */
    Change_id: string | null;
    /** One for each task, in the order of ids, changes, new_tasks */
    Results: TaskEditResult[];
    /** The tasks that were changed or made */
    Tasks: ChangedTask[];
  };
export type SaveTimelineMoveApiArg = SaveTimelineMoveForm;
export type ListBaselinesApiResponse =
  /** status 200 At most 20, newest first */ Baseline[];
export type ListBaselinesApiArg = /** The project */ Id;
export type GetBaselineApiResponse = /** status 200 At most 10,000 tasks */ {
  Tasks: BaselineTask[];
};
export type GetBaselineApiArg =
  | /** The last one of each visible project when it is not given */ Id
  | undefined;
export type SaveBaselineApiResponse = /** status 200 The saved plan */ Baseline;
export type SaveBaselineApiArg = SaveBaselineForm;
export type DeleteBaselineApiResponse = /** status 200 It is deleted */ {
  _id: Id;
  Project_id: Id;
};
export type DeleteBaselineApiArg = DeleteBaselineForm;
export type SaveTaskDependencyApiResponse =
  /** status 200 The task that waits, as stored */ Task;
export type SaveTaskDependencyApiArg = SaveTaskDependencyForm;
export type DeleteTaskDependencyApiResponse =
  /** status 200 The task that waits, as stored */ Task;
export type DeleteTaskDependencyApiArg = DeleteTaskDependencyForm;
export type ListLinkedTasksApiResponse = /** status 200 By key */ TaskRow[];
export type ListLinkedTasksApiArg = LinkedTasksForm;
export type DeleteManyTasksApiResponse =
  /** status 200 A result for each task */ {
    /** One for each task, in the order of the ids */
    Results: TaskEditResult[];
    /** A task of each project; restoring them restores all that were deleted */
    Restorable: Id[];
  };
export type DeleteManyTasksApiArg = ManyTaskIdsForm;
export type PreviewTaskDeletionApiResponse =
  /** status 200 In the order of the ids */ TaskDeletionPreview[];
export type PreviewTaskDeletionApiArg = ManyTaskIdsForm;
export type DeleteTaskOrProjectApiResponse =
  /** status 200 What was deleted */ {
    _id: Id;
    Deleted: "task" | "project";
  };
export type DeleteTaskOrProjectApiArg = IdForm;
export type RestoreTaskOrProjectApiResponse =
  /** status 200 What was restored */ {
    _id: Id;
    Restored: "task" | "project";
    /** Tasks that are back */
    Task_count: number;
  };
export type RestoreTaskOrProjectApiArg = IdForm;
export type ListDeletedTasksApiResponse =
  /** status 200 The latest deletion first; of the last 90 days, at most 500 */ DeletedTask[];
export type ListDeletedTasksApiArg = /** Identifier */ Id;
export type ListOwnTasksApiResponse =
  /** status 200 Open ones first, by due date; at most 1000 */ TaskRow[];
export type ListOwnTasksApiArg = void;
export type ListEmployeeTasksApiResponse =
  /** status 200 Open ones first, by due date; at most 1000 */ TaskRow[];
export type ListEmployeeTasksApiArg = IdForm;
export type ListTasksApiResponse =
  /** status 200 The window and the length of the whole list */ {
    Rows: TaskRow[];
    /** Length of the whole list */
    Total: number;
  };
export type ListTasksApiArg = {
  /** assigned: the caller's tasks; reported: those the caller reported; all: every task the caller may see */
  scope?: "all" | "assigned" | "reported";
  /** Only this project */
  projectId?: Id;
  /** Part of key or summary */
  q?: string;
  /** Comma-separated task statuses */
  status?: string;
  /** Comma-separated priorities */
  priority?: string;
  /** Comma-separated issue types */
  issueType?: string;
  /** Comma-separated ids of assignees; 'none' for tasks without one */
  employeeId?: string;
  /** Comma-separated ids of sprints; 'none' for tasks outside every sprint */
  sprintId?: string;
  /** First due date */
  dueFrom?: Day;
  /** Last due date */
  dueTo?: Day;
  /** First assigned date */
  assignedFrom?: Day;
  /** Last assigned date */
  assignedTo?: Day;
  /** Comma-separated ids of projects; Project_id alone is quicker */
  projectIds?: string;
  /** Comma-separated ids of milestones; 'none' for tasks outside every milestone */
  milestoneId?: string;
  /** Comma-separated ids of reporters; 'none' for tasks without one */
  reporterId?: string;
  /** First day on which a task was closed */
  closedFrom?: Day;
  /** Last day on which a task was closed */
  closedTo?: Day;
  /** Least Task_duration in hours */
  estimatedMin?: number;
  /** Most Task_duration in hours */
  estimatedMax?: number;
  /** Least logged hours */
  loggedMin?: number;
  /** Most logged hours */
  loggedMax?: number;
  /** Least variance in hours; tasks without a variance do not pass */
  varianceMin?: number;
  /** Most variance in hours; tasks without a variance do not pass */
  varianceMax?: number;
  /** Least percentage of the estimate that is logged */
  progressMin?: number;
  /** Most percentage of the estimate that is logged */
  progressMax?: number;
  /** Reopened at least so often */
  reopensMin?: number;
  /** Reopened at most so often */
  reopensMax?: number;
  /** Minimum number of comments */
  commentsMin?: number;
  /** Maximum number of comments */
  commentsMax?: number;
  /** open: not CLOSE and not REJECTED; overdue: open and due before today; over-logged: more logged than estimated; not-started: OPEN and nothing logged; reopened: at least once */
  preset?: "open" | "overdue" | "over-logged" | "not-started" | "reopened";
  /** true: only open tasks that wait for an open task */
  blocked?: boolean;
  /** Up to three of Task_key, Short_summary, Issue_type, Priority, Status, Assignees, Reporter, Assigned_date, Due_date, Task_duration, Project_name, Sprint, Milestone, Update_at, Closed_at, Status_since, Logged_hours, Variance_hours, Progress_percent, Reopen_count, Comment_count, each with direction, for example Due_date:asc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListTaskFieldsApiResponse =
  /** status 200 The window as it is without `fields`, each task a list of the values of its fields in the requested order, and the length of the whole list */ {
    Rows: TaskFieldValue[][];
    /** Length of the whole list */
    Total: number;
  };
export type ListTaskFieldsApiArg = {
  /** Comma-separated names of fields of a task of a list, each once */
  fields: string;
  /** assigned: the caller's tasks; reported: those the caller reported; all: every task the caller may see */
  scope?: "all" | "assigned" | "reported";
  /** Only this project */
  projectId?: Id;
  /** Part of key or summary */
  q?: string;
  /** Comma-separated task statuses */
  status?: string;
  /** Comma-separated priorities */
  priority?: string;
  /** Comma-separated issue types */
  issueType?: string;
  /** Comma-separated ids of assignees; 'none' for tasks without one */
  employeeId?: string;
  /** Comma-separated ids of sprints; 'none' for tasks outside every sprint */
  sprintId?: string;
  /** First due date */
  dueFrom?: Day;
  /** Last due date */
  dueTo?: Day;
  /** First assigned date */
  assignedFrom?: Day;
  /** Last assigned date */
  assignedTo?: Day;
  /** Comma-separated ids of projects; Project_id alone is quicker */
  projectIds?: string;
  /** Comma-separated ids of milestones; 'none' for tasks outside every milestone */
  milestoneId?: string;
  /** Comma-separated ids of reporters; 'none' for tasks without one */
  reporterId?: string;
  /** First day on which a task was closed */
  closedFrom?: Day;
  /** Last day on which a task was closed */
  closedTo?: Day;
  /** Least Task_duration in hours */
  estimatedMin?: number;
  /** Most Task_duration in hours */
  estimatedMax?: number;
  /** Least logged hours */
  loggedMin?: number;
  /** Most logged hours */
  loggedMax?: number;
  /** Least variance in hours; tasks without a variance do not pass */
  varianceMin?: number;
  /** Most variance in hours; tasks without a variance do not pass */
  varianceMax?: number;
  /** Least percentage of the estimate that is logged */
  progressMin?: number;
  /** Most percentage of the estimate that is logged */
  progressMax?: number;
  /** Reopened at least so often */
  reopensMin?: number;
  /** Reopened at most so often */
  reopensMax?: number;
  /** Minimum number of comments */
  commentsMin?: number;
  /** Maximum number of comments */
  commentsMax?: number;
  /** open: not CLOSE and not REJECTED; overdue: open and due before today; over-logged: more logged than estimated; not-started: OPEN and nothing logged; reopened: at least once */
  preset?: "open" | "overdue" | "over-logged" | "not-started" | "reopened";
  /** true: only open tasks that wait for an open task */
  blocked?: boolean;
  /** Up to three of Task_key, Short_summary, Issue_type, Priority, Status, Assignees, Reporter, Assigned_date, Due_date, Task_duration, Project_name, Sprint, Milestone, Update_at, Closed_at, Status_since, Logged_hours, Variance_hours, Progress_percent, Reopen_count, Comment_count, each with direction, for example Due_date:asc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListTaskGroupsApiResponse =
  /** status 200 In the order of the group, at most 5000 */ TaskGroup[];
export type ListTaskGroupsApiArg = {
  /** What the groups have in common */
  groupBy:
    | "Project_name"
    | "Assignees"
    | "Reporter"
    | "Sprint"
    | "Milestone"
    | "Status"
    | "Priority"
    | "Issue_type";
  /** assigned: the caller's tasks; reported: those the caller reported; all: every task the caller may see */
  scope?: "all" | "assigned" | "reported";
  /** Only this project */
  projectId?: Id;
  /** Part of key or summary */
  q?: string;
  /** Comma-separated task statuses */
  status?: string;
  /** Comma-separated priorities */
  priority?: string;
  /** Comma-separated issue types */
  issueType?: string;
  /** Comma-separated ids of assignees; 'none' for tasks without one */
  employeeId?: string;
  /** Comma-separated ids of sprints; 'none' for tasks outside every sprint */
  sprintId?: string;
  /** First due date */
  dueFrom?: Day;
  /** Last due date */
  dueTo?: Day;
  /** First assigned date */
  assignedFrom?: Day;
  /** Last assigned date */
  assignedTo?: Day;
  /** Comma-separated ids of projects; Project_id alone is quicker */
  projectIds?: string;
  /** Comma-separated ids of milestones; 'none' for tasks outside every milestone */
  milestoneId?: string;
  /** Comma-separated ids of reporters; 'none' for tasks without one */
  reporterId?: string;
  /** First day on which a task was closed */
  closedFrom?: Day;
  /** Last day on which a task was closed */
  closedTo?: Day;
  /** Least Task_duration in hours */
  estimatedMin?: number;
  /** Most Task_duration in hours */
  estimatedMax?: number;
  /** Least logged hours */
  loggedMin?: number;
  /** Most logged hours */
  loggedMax?: number;
  /** Least variance in hours; tasks without a variance do not pass */
  varianceMin?: number;
  /** Most variance in hours; tasks without a variance do not pass */
  varianceMax?: number;
  /** Least percentage of the estimate that is logged */
  progressMin?: number;
  /** Most percentage of the estimate that is logged */
  progressMax?: number;
  /** Reopened at least so often */
  reopensMin?: number;
  /** Reopened at most so often */
  reopensMax?: number;
  /** Minimum number of comments */
  commentsMin?: number;
  /** Maximum number of comments */
  commentsMax?: number;
  /** open: not CLOSE and not REJECTED; overdue: open and due before today; over-logged: more logged than estimated; not-started: OPEN and nothing logged; reopened: at least once */
  preset?: "open" | "overdue" | "over-logged" | "not-started" | "reopened";
  /** true: only open tasks that wait for an open task */
  blocked?: boolean;
};
export type ListTimeEntriesApiResponse =
  /** status 200 Newest first; at most 500 */ LoggedTimeEntry[];
export type ListTimeEntriesApiArg = /** Id of a task or of a project */ Id;
export type ToggleTaskTimerApiResponse =
  /** status 200 The timer after the change */ TaskTimer;
export type ToggleTaskTimerApiArg = TaskTimerForm;
export type GetTaskTimerApiResponse = /** status 200 The timer */ TaskTimer;
export type GetTaskTimerApiArg = TaskTimerForm;
export type GetOwnRunningTimerApiResponse =
  /** status 200 The timer, or an empty list */ TaskTimer[];
export type GetOwnRunningTimerApiArg = void;
export type ListOwnTimeEntriesApiResponse =
  /** status 200 Everything that began on one of the days, newest first */ OwnTimeEntry[];
export type ListOwnTimeEntriesApiArg = {
  /** First day */
  from: Day;
  /** Last day, at most 92 days after the first */
  to: Day;
};
export type AddTimeEntryApiResponse =
  /** status 200 What was stored */ TimeEntryChange;
export type AddTimeEntryApiArg = AddTimeEntryForm;
export type EditTimeEntryApiResponse =
  /** status 200 What was stored */ TimeEntryChange;
export type EditTimeEntryApiArg = EditTimeEntryForm;
export type SplitTimeEntryApiResponse =
  /** status 200 Both parts, the earlier first */ TimeEntryChange;
export type SplitTimeEntryApiArg = SplitTimeEntryForm;
export type DeleteTimeEntryApiResponse =
  /** status 200 An empty list, and the affected task */ TimeEntryChange;
export type DeleteTimeEntryApiArg = DeleteTimeEntryForm;
export type ListOwnTimerOverrunsApiResponse =
  /** status 200 Undecided ones, newest first */ TimerOverrun[];
export type ListOwnTimerOverrunsApiArg = void;
export type SettleTimerOverrunApiResponse =
  /** status 200 The time entry as stored */ TimeEntryChange;
export type SettleTimerOverrunApiArg = SettleTimerOverrunForm;
export type ListCommentsApiResponse =
  /** status 200 Newest first; at most 500. With_own_deleted adds those that the caller has deleted and can restore */ Comment[];
export type ListCommentsApiArg = ListCommentsForm;
export type GetCommentApiResponse = /** status 200 The comment */ Comment;
export type GetCommentApiArg = {
  /** Id of a task or of a project */
  subjectId: Id;
  /** Id of the comment */
  id: Id;
};
export type AddCommentApiResponse =
  /** status 200 The comment as stored */ Comment;
export type AddCommentApiArg = AddCommentForm;
export type EditCommentApiResponse =
  /** status 200 The comment as stored */ Comment;
export type EditCommentApiArg = EditCommentForm;
export type DeleteCommentApiResponse =
  /** status 200 The deleted comment */ Comment;
export type DeleteCommentApiArg = IdForm;
export type RestoreCommentApiResponse =
  /** status 200 The comment as it was */ Comment;
export type RestoreCommentApiArg = IdForm;
export type SearchMentionableApiResponse =
  /** status 200 At most 8, those whose name begins with it first */ EmployeeMatch[];
export type SearchMentionableApiArg = {
  /** Id of a task or of a project */
  subjectId: Id;
  /** A part of the name */
  q?: string;
};
export type ListHistoryApiResponse =
  /** status 200 Newest first; at most 500 */ {
    History: HistoryEntry[];
  }[];
export type ListHistoryApiArg = /** Id of a task or of a project */ Id;
export type AddHistoryApiResponse =
  /** status 200 The entry of the history */ HistoryEntry;
export type AddHistoryApiArg = AddHistoryForm;
export type GetMonthlyAttendanceApiResponse =
  /** status 200 At most one record, the newest of that month */ PresentRecord[];
export type GetMonthlyAttendanceApiArg = MonthlyAttendanceForm;
export type AnswerMonthlyAttendanceApiResponse =
  /** status 200 The record as stored */ PresentRecord;
export type AnswerMonthlyAttendanceApiArg = AnswerMonthlyAttendanceForm;
export type ListPresentRecordsApiResponse =
  /** status 200 Newest month first, then by name; at most 20,000 */ PresentRecord[];
export type ListPresentRecordsApiArg = {
  /** First Date of the records */
  from?: Day;
  /** Last Date of the records */
  to?: Day;
};
export type GetPresentRecordApiResponse =
  /** status 200 The record */ PresentRecord;
export type GetPresentRecordApiArg = IdForm;
export type UpdatePresentRecordApiResponse =
  /** status 200 The record as stored */ PresentRecord;
export type UpdatePresentRecordApiArg = UpdatePresentRecordForm;
export type UploadPresentRecordsApiResponse =
  /** status 200 What was stored; a file with wrong rows is rejected with one problem per row */ PresentUpload;
export type UploadPresentRecordsApiArg = UploadPresentRecordsForm;
export type PreviewPresentRecordsApiResponse =
  /** status 200 Every row of the file */ PresentPreview;
export type PreviewPresentRecordsApiArg = PreviewPresentRecordsForm;
export type GetPresentMonthApiResponse =
  /** status 200 The month */ PresentMonth;
export type GetPresentMonthApiArg = /** YYYY-MM */ YearMonth;
export type ClosePresentMonthApiResponse =
  /** status 200 The month as stored; 409 when it is in that state already */ PresentMonth;
export type ClosePresentMonthApiArg = ClosePresentMonthForm;
export type ComparePresentMonthApiResponse =
  /** status 200 A row for every employee of the month and every record */ PresentComparison;
export type ComparePresentMonthApiArg = {
  /** YYYY-MM */
  month: YearMonth;
  /** Part of name or code */
  q?: string;
  /** Comma-separated: Differs, No record, No employee, Same */
  outcome?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Outcome";
  /** true: only rows whose Outcome is not Same */
  differences?: Ticked;
  /** Up to three of Name, Code, Outcome or a compared figure, each with direction, for example Outcome:asc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListPresentWindowApiResponse =
  /** status 200 The window and the length of the whole list */ PresentWindow;
export type ListPresentWindowApiArg = {
  /** Part of name or code */
  q?: string;
  /** First Date of the records */
  from?: Day;
  /** Last Date of the records */
  to?: Day;
  /** Comma-separated: Approved, Issue, None (no answer) */
  attendenceStatus?: string;
  /** Comma-separated figures with least and most, either may be left out: Missed_punch:1:,WFM:0:2.5 */
  ranges?: string;
  /** Up to three of Name, Code, Date, Attendence_Status, Attendence_Status_Date or a figure, each with direction, for example Date:desc */
  sort?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Attendence_Status";
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type SumPresentRecordsApiResponse =
  /** status 200 The sums */ PresentSums;
export type SumPresentRecordsApiArg = {
  /** Part of name or code */
  q?: string;
  /** First Date of the records */
  from?: Day;
  /** Last Date of the records */
  to?: Day;
  /** Comma-separated: Approved, Issue, None (no answer) */
  attendenceStatus?: string;
  /** Comma-separated figures with least and most, either may be left out: Missed_punch:1:,WFM:0:2.5 */
  ranges?: string;
};
export type ListPresentUnansweredApiResponse =
  /** status 200 The window and the length of the whole list */ PresentUnansweredWindow;
export type ListPresentUnansweredApiArg = {
  /** YYYY-MM */
  month: YearMonth;
  /** Part of name or code */
  q?: string;
  /** Comma-separated: No answer, No record */
  why?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Why";
  /** Up to three of Name, Code, Why, Reminded_at, each with direction */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type RemindPresentUnansweredApiResponse =
  /** status 200 How many were reminded, and how many were not, with the reasons; 409 for a closed month, 422 for none or more than 1,000 chosen ones */ PresentReminders;
export type RemindPresentUnansweredApiArg = RemindPresentUnansweredForm;
export type GetMonthEndApiResponse = /** status 200 The month */ MonthEnd;
export type GetMonthEndApiArg = /** YYYY-MM */ YearMonth;
export type ListMissingPunchesApiResponse =
  /** status 200 The window and the length of the whole list */ MissingPunchWindow;
export type ListMissingPunchesApiArg = {
  /** YYYY-MM */
  month: YearMonth;
  /** Part of name or code */
  q?: string;
  /** Comma-separated: Check-in, Check-out, Last check-out */
  missing?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Missing";
  /** Up to three of Name, Code, Day, Missing, each with direction, for example Day:asc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListPresentLogsApiResponse =
  /** status 200 Newest first, at most 500; 400 without id and month, 404 for a record that the caller may not know of */ PresentLogEntry[];
export type ListPresentLogsApiArg = {
  /** Identifier of a record; of the caller's own without a flag */
  id?: Id;
  /** YYYY-MM: uploads, reminders, closing and opening again; needs Report.Employee_Present */
  month?: YearMonth;
};
export type ApplyForLeaveApiResponse =
  /** status 200 The leave as stored */ Leave;
export type ApplyForLeaveApiArg = ApplyForLeaveForm;
export type ListLeavesApiResponse =
  /** status 200 Newest first, at most 10,000 */ Leave[];
export type ListLeavesApiArg =
  | /** own: the caller's leaves; announced: those of which the caller was notified; team: of those who report to the caller (Me.Team_Leave); all: those of all employees (Report.Leave_Report or Report.Approve_Leave). By default all that the caller may see */ (
      "own" | "announced" | "team" | "all"
    )
  | undefined;
export type GetLeaveCountsApiResponse =
  /** status 200 Days, Approved and Conditional Approved leaves only */ LeaveCounts;
export type GetLeaveCountsApiArg = void;
export type ChangeLeaveStatusApiResponse =
  /** status 200 The leave as stored; 409 when it was decided before */ Leave;
export type ChangeLeaveStatusApiArg = ChangeLeaveStatusForm;
export type ListLeaveLogsApiResponse =
  /** status 200 Newest first; 404 for a leave that the caller may not see */ LeaveLogEntry[];
export type ListLeaveLogsApiArg = /** Identifier of the leave */ Id;
export type ListLeavesTodayApiResponse =
  /** status 200 By name; Approved and Conditional Approved leaves that cover today or a half of it */ LeaveToday[];
export type ListLeavesTodayApiArg = void;
export type ListLeaveWindowApiResponse =
  /** status 200 The window and the length of the whole list; 403 for a scope that is not the caller's */ LeaveWindow;
export type ListLeaveWindowApiArg = {
  /** own, announced (to the caller), team (Me.Team_Leave) or all (Report.Leave_Report or Report.Approve_Leave) */
  scope: "own" | "announced" | "team" | "all";
  /** Part of name or code of the employee */
  q?: string;
  /** Comma-separated leave statuses */
  status?: string;
  /** Comma-separated leave types */
  leaveType?: string;
  /** Emergencies alone or the others alone */
  emergencyLeave?: Ticked;
  /** Earliest first day */
  startFrom?: Day;
  /** Latest first day */
  startTo?: Day;
  /** YYYY-MM: leaves with a day in the month */
  month?: YearMonth;
  /** Up to three of Employee, Leave_Date_to_Date, Length_days, Leave_type, Emergency_leave, Status, Create_at, Action_on, each with direction, for example Create_at:desc */
  sort?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Status" | "Leave_type" | "Emergency_leave";
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListLeaveQuartersApiResponse =
  /** status 200 The four quarters in their order; a leave counts in the quarter in which it begins */ LeaveQuarterTotal[];
export type ListLeaveQuartersApiArg = {
  /** own, announced (to the caller), team (Me.Team_Leave) or all (Report.Leave_Report or Report.Approve_Leave) */
  scope: "own" | "announced" | "team" | "all";
  /** Calendar year */
  year: number;
  /** Part of name or code of the employee */
  q?: string;
  /** Comma-separated leave statuses */
  status?: string;
  /** Comma-separated leave types */
  leaveType?: string;
  /** Emergencies alone or the others alone */
  emergencyLeave?: Ticked;
};
export type GetLeaveCalendarApiResponse =
  /** status 200 A window of people, by name, with all of their pending and granted leaves that touch the month; with team every member, with all those who have such a leave */ LeaveCalendar;
export type GetLeaveCalendarApiArg = {
  /** team: of those who report to the caller (Me.Team_Leave); all: everybody's (Report.Leave_Report or Report.Approve_Leave) */
  scope: "team" | "all";
  /** Calendar month */
  month: YearMonth;
  /** Part of name or code of the employee */
  q?: string;
  /** First person */
  offset?: number;
  /** Maximum number of people */
  limit?: number;
};
export type GetLeaveYearApiResponse =
  /** status 200 All pending and granted leaves with a day in the year, by their first day, and the holidays where the caller works */ LeaveYear;
export type GetLeaveYearApiArg = /** Calendar year */ number;
export type GetLeaveApiResponse =
  /** status 200 The leave; 404 for one that the caller may not see */ Leave;
export type GetLeaveApiArg = /** Identifier of the leave */ Id;
export type GetLeaveImpactApiResponse =
  /** status 200 Open tasks due, sprints that end, teammates who are out and holidays of these days; 404 for an employee of whom the caller may not ask */ LeaveImpact;
export type GetLeaveImpactApiArg = {
  /** First day */
  startDate: Day;
  /** Last day */
  endDate: Day;
  /** Half with which the first day starts */
  leaveHalfFrom?: "First Half" | "Second Half";
  /** Half with which the last day ends */
  leaveHalfTo?: "First Half" | "Second Half";
  /** The employee whose leave it is; by default the caller. Another employee needs the caller to be the team leader or a holder of Report.Leave_Report or Report.Approve_Leave */
  employeeId?: Id;
};
export type DecideLeavesApiResponse =
  /** status 200 One result per leave, in the order of the ids */ DecisionResult[];
export type DecideLeavesApiArg = DecideLeavesForm;
export type ListFaceLoginsApiResponse =
  /** status 200 One row per employee and day on which the person was seen, newest day first, then by name; at most 20,000 rows. Windows of any month: listFaceLoginWindow */ FaceLogin[];
export type ListFaceLoginsApiArg = void;
export type GetAttendanceOfMonthApiResponse =
  /** status 200 Counts and days */ AttendanceOfMonth;
export type GetAttendanceOfMonthApiArg = AttendanceOfMonthForm;
export type GetAttendanceSummaryApiResponse =
  /** status 200 One row per employee of the month, by name: those employed on a day of it, and those seen in it */ AttendanceSummaryRow[];
export type GetAttendanceSummaryApiArg = {
  /** Without effect; month and year of the body count */
  date?: string;
  attendanceSummaryForm: AttendanceSummaryForm;
};
export type ListFaceLoginsOfDayApiResponse =
  /** status 200 One row per employee of the day, by name: those employed on it, and those seen on it; check_in_time is null for the absent */ FaceLogin[];
export type ListFaceLoginsOfDayApiArg = /** Calendar date, YYYY-MM-DD */ Day;
export type ListFaceLoginsOfMonthApiResponse =
  /** status 200 One row per employee and day on which the person was seen, newest day first, then by name; at most 20,000 rows. Windows of the whole month: listFaceLoginWindow */ FaceLogin[];
export type ListFaceLoginsOfMonthApiArg =
  /** Calendar month, YYYY-MM; of a full date the month counts */ string;
export type ListFaceLoginWindowApiResponse =
  /** status 200 The window and the length of the whole list: one row per employee and day on which the person was seen */ {
    Rows: FaceLogin[];
    Total: number;
  };
export type ListFaceLoginWindowApiArg = {
  /** Calendar month */
  month: YearMonth;
  /** Part of name or code of the employee */
  q?: string;
  /** One of date, Employee_id, Employee_code, check_in_time, check_out_time, with direction, for example date:desc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListFaceDevicesApiResponse =
  /** status 200 By name, without their keys */ FaceDevice[];
export type ListFaceDevicesApiArg = void;
export type AddFaceDeviceApiResponse =
  /** status 200 The device and its key */ {
    Device: FaceDevice;
    /** Stored as a hash only: it cannot be shown again */
    Key: string;
  };
export type AddFaceDeviceApiArg = AddFaceDeviceForm;
export type DeactivateFaceDeviceApiResponse =
  /** status 200 The device as it is now */ FaceDevice;
export type DeactivateFaceDeviceApiArg = DeactivateFaceDeviceForm;
export type RecordFaceEventsApiResponse =
  /** status 200 The result of each event, in the order of the batch; 401 for a key that is not known or no longer valid */ {
    Results: FaceEventResult[];
    Stored: number;
  };
export type RecordFaceEventsApiArg = FaceEventsForm;
export type ListMusterSheetApiResponse =
  /** status 200 The window and the length of the whole list */ MusterWindow;
export type ListMusterSheetApiArg = {
  /** YYYY-MM */
  month: YearMonth;
  /** Part of name, code, department or location */
  q?: string;
  /** Only employees with at least one half of this code */
  halfCode?: "DP" | "ABS" | "WO" | "HD" | "PL";
  /** Up to three of Name, Code, Department, Location, each with direction, for example Name:asc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type RequestManualAttendanceApiResponse =
  /** status 200 The request, Pending */ ManualAttendanceRequest;
export type RequestManualAttendanceApiArg = RequestManualAttendanceForm;
export type ListManualAttendanceRequestsApiResponse =
  /** status 200 Newest first, at most 10,000 */ ManualAttendanceRequest[];
export type ListManualAttendanceRequestsApiArg = {
  /** Only requests for this day */
  date?: Day;
  /** Only requests in this state */
  status?: "Pending" | "Approved" | "Rejected";
};
export type GetLinkedManualAttendanceApiResponse =
  /** status 200 The record; data is null when there is none yet */ LinkedManualAttendance;
export type GetLinkedManualAttendanceApiArg = LinkedManualAttendanceForm;
export type DecideManualAttendanceRequestApiResponse =
  /** status 200 The request as stored; 409 when it is not Pending any more */ ManualAttendanceRequest;
export type DecideManualAttendanceRequestApiArg = DecideManualAttendanceForm;
export type ListManualAttendanceLogsApiResponse =
  /** status 200 Newest first; 404 for another employee's request without Report.Manual_Attendance_Request */ ManualAttendanceLogEntry[];
export type ListManualAttendanceLogsApiArg =
  /** Identifier of the request */ Id;
export type ListOwnManualAttendanceRequestsApiResponse =
  /** status 200 Latest day first */ ManualAttendanceRequest[];
export type ListOwnManualAttendanceRequestsApiArg = {
  /** First day */
  from: Day;
  /** Last day, at most 366 days later */
  to: Day;
};
export type GetManualAttendanceEvidenceApiResponse =
  /** status 200 The request with face logs, timers, comments and the rest of its day */ ManualAttendanceEvidence;
export type GetManualAttendanceEvidenceApiArg =
  /** Identifier of the request */ Id;
export type GetAttendanceDayEvidenceApiResponse =
  /** status 200 Face logs, timers, comments and the rest of the day; 404 for an unknown employee */ AttendanceDayEvidence;
export type GetAttendanceDayEvidenceApiArg = {
  /** Identifier of the employee */
  employeeId: Id;
  /** The day */
  date: Day;
};
export type CorrectAttendanceDayApiResponse =
  /** status 200 What is corrected on the day now; data is null when nothing is */ LinkedManualAttendance;
export type CorrectAttendanceDayApiArg = CorrectAttendanceDayForm;
export type DecideManualAttendanceRequestsApiResponse =
  /** status 200 One result per request, in the order of the ids */ DecisionResult[];
export type DecideManualAttendanceRequestsApiArg = DecideManualAttendancesForm;
export type ListManualAttendanceWindowApiResponse =
  /** status 200 The window and the length of the whole list; 403 for everybody's without the flag */ ManualAttendanceWindow;
export type ListManualAttendanceWindowApiArg = {
  /** own, or all (Report.Manual_Attendance_Request) */
  scope: "own" | "all";
  /** Part of name or code of the employee */
  q?: string;
  /** First day that is to be corrected */
  from?: Day;
  /** Last day that is to be corrected */
  to?: Day;
  /** Comma-separated: Pending, Approved, Rejected */
  status?: string;
  /** Comma-separated: checkIn, checkOut */
  type?: string;
  /** Comma-separated reasons */
  reason?: string;
  /** Up to three of employee, day, type, time, reason, state, asked, decided, each with direction, for example asked:desc */
  sort?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "type" | "reason";
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type GetManualAttendanceRequestApiResponse =
  /** status 200 The request; 404 for another employee's without Report.Manual_Attendance_Request */ ManualAttendanceRequest;
export type GetManualAttendanceRequestApiArg =
  /** Identifier of the request */ Id;
export type ListDueMilestonesApiResponse =
  /** status 200 Overdue ones first, then by due date; never those that are CLOSE */ ReportMilestone[];
export type ListDueMilestonesApiArg = void;
export type ListDueSprintsApiResponse =
  /** status 200 Overdue ones first, then by due date; never those that are CLOSE */ ReportSprint[];
export type ListDueSprintsApiArg = void;
export type GetMilestoneReportApiResponse =
  /** status 200 By project, then by due date */ ReportMilestone[];
export type GetMilestoneReportApiArg = void;
export type GetSprintReportApiResponse =
  /** status 200 By project, then by due date */ ReportSprint[];
export type GetSprintReportApiArg = void;
export type GetTaskTimerReportApiResponse =
  /** status 200 Newest Check_In first; at most 20,000 */ ReportTimerEntry[];
export type GetTaskTimerReportApiArg = {
  /** First day; without it the 30 days that end with To */
  from?: Day;
  /** Last day; today when it is not given */
  to?: Day;
};
export type GetProjectStatusReportApiResponse =
  /** status 200 Newest first; at most 20,000 */ ReportProjectUpdate[];
export type GetProjectStatusReportApiArg = {
  /** First day; without it the 30 days that end with To */
  from?: Day;
  /** Last day; today when it is not given */
  to?: Day;
};
export type ListRunningTaskTimersApiResponse =
  /** status 200 At most one per employee, by name; all of them Running */ ReportTimerEntry[];
export type ListRunningTaskTimersApiArg = void;
export type GetWorkingPlanApiResponse =
  /** status 200 Active employees by name */ {
    From: Day;
    Rows: WorkingPlanRow[];
    /** Only kinds with tasks on these days; none for a department, a team leader or this week */
    Unstaffed: UnstaffedWork[];
    Departments: PlanChoice[];
    Team_leaders: PlanChoice[];
  };
export type GetWorkingPlanApiArg = {
  /** First day; today when it is not given, and never before today */
  from?: Day;
  /** Number of days; 7 when it is not given */
  days?: number;
  /** day, when it is not given, or week: sums of the days from Monday to Sunday */
  by?: "day" | "week";
  /** Only people of this department */
  departmentId?: Id;
  /** Only members of this project */
  projectId?: Id;
  /** Only people who report to this employee */
  teamLeaderId?: Id;
  /** Only this employee */
  employeeId?: Id;
  /** How many tasks of an employee a day or week lists at most; all when it is not given */
  maxTasks?: number;
  /** true: only members of projects that are not completed and that the caller manages, technically or otherwise */
  managed?: boolean;
  /** true: the days from Monday to Sunday of this week, with what was worked on them; From and Days do not count */
  week?: boolean;
};
export type GetTicketReportApiResponse =
  /** status 200 Rows and medians */ TicketReport;
export type GetTicketReportApiArg = {
  /** First day of creation; without it the 30 days that end with To */
  from?: Day;
  /** Last day of creation; today when left out */
  to?: Day;
};
export type ListTicketsApiResponse =
  /** status 200 The window and the length of the whole list; 403 for a scope that is not the caller's */ TicketWindow;
export type ListTicketsApiArg = {
  /** mine: raised by the caller or assigned to the caller; department: of the departments that the caller handles; all: everybody's (Ticket.Manage_Ticket) */
  scope: "mine" | "department" | "all";
  /** Part of ID or title */
  q?: string;
  /** Comma-separated types */
  type?: string;
  /** Comma-separated statuses */
  status?: string;
  /** Comma-separated priorities */
  priority?: string;
  /** Comma-separated ids of ticket departments */
  departmentId?: string;
  /** Up to three of Ticket_key, Title, Department, Raised_by, Assigned, Type, Priority, Status, Create_at, Last_reply_at, each with direction, for example Create_at:desc */
  sort?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Type" | "Status" | "Priority" | "Department";
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type GetTicketApiResponse =
  /** status 200 Internal notes and their files only for handlers; 404 for a ticket that the caller may not see */ Ticket;
export type GetTicketApiArg = /** Identifier of the ticket */ Id;
export type CreateTicketApiResponse =
  /** status 200 The ticket as stored */ Ticket;
export type CreateTicketApiArg = CreateTicketForm;
export type UpdateTicketApiResponse =
  /** status 200 The ticket as stored */ Ticket;
export type UpdateTicketApiArg = UpdateTicketForm;
export type ChangeTicketStatusApiResponse =
  /** status 200 The ticket as stored */ Ticket;
export type ChangeTicketStatusApiArg = ChangeTicketStatusForm;
export type AssignTicketApiResponse =
  /** status 200 The ticket as stored */ Ticket;
export type AssignTicketApiArg = AssignTicketForm;
export type AddTicketMessageApiResponse =
  /** status 200 The ticket as stored */ Ticket;
export type AddTicketMessageApiArg = AddTicketMessageForm;
export type GetLocationApiResponse = /** status 200 The location */ Location;
export type GetLocationApiArg = IdForm;
export type SaveLocationApiResponse =
  /** status 200 The location as stored; 409 when the name is taken */ Location;
export type SaveLocationApiArg = SaveLocationForm;
export type ListLocationsApiResponse = /** status 200 By name */ Location[];
export type ListLocationsApiArg = void;
export type DeleteLocationApiResponse =
  /** status 200 Deleted; 409 while it is in use */ object | null;
export type DeleteLocationApiArg = IdForm;
export type GetVerticalApiResponse = /** status 200 The vertical */ Vertical;
export type GetVerticalApiArg = IdForm;
export type SaveVerticalApiResponse =
  /** status 200 The vertical as stored; 409 when the name is taken */ Vertical;
export type SaveVerticalApiArg = SaveVerticalForm;
export type ListVerticalsApiResponse = /** status 200 By name */ Vertical[];
export type ListVerticalsApiArg = void;
export type DeleteVerticalApiResponse =
  /** status 200 Deleted; 409 while it is in use */ object | null;
export type DeleteVerticalApiArg = IdForm;
export type GetTechStackApiResponse =
  /** status 200 The tech stack */ NamedMaster;
export type GetTechStackApiArg = IdForm;
export type SaveTechStackApiResponse =
  /** status 200 The tech stack as stored; 409 when the name is taken */ NamedMaster;
export type SaveTechStackApiArg = SaveTechStackForm;
export type ListTechStackMasterApiResponse =
  /** status 200 By name */ NamedMaster[];
export type ListTechStackMasterApiArg = void;
export type DeleteTechStackApiResponse =
  /** status 200 Deleted; 409 while it is in use */ object | null;
export type DeleteTechStackApiArg = IdForm;
export type GetRequirementApiResponse =
  /** status 200 The requirement */ NamedMaster;
export type GetRequirementApiArg = IdForm;
export type SaveRequirementApiResponse =
  /** status 200 The requirement as stored; 409 when the name is taken */ NamedMaster;
export type SaveRequirementApiArg = SaveRequirementForm;
export type ListRequirementMasterApiResponse =
  /** status 200 By name */ NamedMaster[];
export type ListRequirementMasterApiArg = void;
export type DeleteRequirementApiResponse =
  /** status 200 Deleted; 409 while it is in use */ object | null;
export type DeleteRequirementApiArg = IdForm;
export type GetPositionEntryApiResponse =
  /** status 200 The position */ PositionEntry;
export type GetPositionEntryApiArg = IdForm;
export type SavePositionApiResponse =
  /** status 200 The position as stored; 409 when the name is taken */ PositionEntry;
export type SavePositionApiArg = SavePositionForm;
export type ListPositionsApiResponse =
  /** status 200 By name */ PositionEntry[];
export type ListPositionsApiArg = void;
export type DeletePositionApiResponse =
  /** status 200 Deleted; 409 while it is in use */ object | null;
export type DeletePositionApiArg = IdForm;
export type GetDepartmentApiResponse =
  /** status 200 The department */ Department;
export type GetDepartmentApiArg = IdForm;
export type SaveDepartmentApiResponse =
  /** status 200 The department as stored; 409 when the name is taken */ Department;
export type SaveDepartmentApiArg = SaveDepartmentForm;
export type ListDepartmentsApiResponse = /** status 200 By name */ Department[];
export type ListDepartmentsApiArg = void;
export type DeleteDepartmentApiResponse =
  /** status 200 Deleted; 409 while it is in use */ object | null;
export type DeleteDepartmentApiArg = IdForm;
export type GetTicketDepartmentApiResponse =
  /** status 200 The ticket department */ TicketDepartment;
export type GetTicketDepartmentApiArg = IdForm;
export type SaveTicketDepartmentApiResponse =
  /** status 200 The ticket department as stored; 409 when the name is taken */ TicketDepartment;
export type SaveTicketDepartmentApiArg = SaveTicketDepartmentForm;
export type ListTicketDepartmentsApiResponse =
  /** status 200 By name */ TicketDepartment[];
export type ListTicketDepartmentsApiArg = void;
export type DeleteTicketDepartmentApiResponse =
  /** status 200 Deleted; 409 while it is in use */ object | null;
export type DeleteTicketDepartmentApiArg = IdForm;
export type GetHolidayApiResponse = /** status 200 The holiday */ Holiday;
export type GetHolidayApiArg = IdForm;
export type SaveHolidayApiResponse =
  /** status 200 The holiday as stored; 409 when the name is taken */ Holiday;
export type SaveHolidayApiArg = SaveHolidayForm;
export type ListHolidaysApiResponse = /** status 200 By date */ Holiday[];
export type ListHolidaysApiArg = void;
export type DeleteHolidayApiResponse = /** status 200 Deleted */ object | null;
export type DeleteHolidayApiArg = IdForm;
export type CopyHolidaysApiResponse =
  /** status 200 The count of added holidays; existing ones stay unchanged */ {
    copied: number;
    /** There already, or on a day that the year does not have */
    skipped: number;
  };
export type CopyHolidaysApiArg = CopyHolidaysForm;
export type ListMasterUsesApiResponse =
  /** status 200 At most 200, by kind and name; needs the flag of that master. An invisible project has no name and the id '-' */ MasterUse[];
export type ListMasterUsesApiArg = MasterUsesForm;
export type ListOvertimeProjectsApiResponse =
  /** status 200 By name */ OvertimeProject[];
export type ListOvertimeProjectsApiArg = void;
export type GetOvertimeApiResponse =
  /** status 200 The entry; 404 for one that the caller may not see */ Overtime;
export type GetOvertimeApiArg = IdForm;
export type SaveOvertimeApiResponse =
  /** status 200 The entry as stored, Pending; 409 for a change after the decision, 403 for a day in a closed month without Report.Employee_Present */ Overtime;
export type SaveOvertimeApiArg = SaveOvertimeForm;
export type ListOvertimeApiResponse =
  /** status 200 Newest date first: own entries, those of projects that the caller manages, with Overtime.All_Overtime everybody's */ Overtime[];
export type ListOvertimeApiArg = ListOvertimeForm;
export type DecideOvertimeApiResponse =
  /** status 200 The entry as stored; 409 when it is not Pending any more */ Overtime;
export type DecideOvertimeApiArg = DecideOvertimeForm;
export type DeleteOvertimeApiResponse =
  /** status 200 Deleted; 409 after the decision, 403 in a closed month without Report.Employee_Present */ Overtime;
export type DeleteOvertimeApiArg = IdForm;
export type DecideOvertimeEntriesApiResponse =
  /** status 200 One result per entry, in the order of the ids */ DecisionResult[];
export type DecideOvertimeEntriesApiArg = DecideOvertimesForm;
export type GetOvertimeEvidenceApiResponse =
  /** status 200 The entry with attendance of its day; 403 for users who may not decide on entries of that project, 404 for an entry that the caller may not see */ OvertimeEvidence;
export type GetOvertimeEvidenceApiArg = /** Identifier of the entry */ Id;
export type ListTimerEntriesApiResponse =
  /** status 200 The window, and the length of the whole list; entries of deleted tasks stay */ TimerEntryWindow;
export type ListTimerEntriesApiArg = {
  /** First day of Check_In; without it the 30 days that end with To */
  from?: Day;
  /** Last day of Check_In; today when it is not given */
  to?: Day;
  /** Part of the name of the employee or project, or of the key or summary of the task */
  q?: string;
  /** Part of the name of the employee */
  employee?: string;
  /** Part of the name of the project */
  project?: string;
  /** Part of the key of the task */
  taskKey?: string;
  /** Part of the summary of the task */
  shortSummary?: string;
  /** Running, Stopped, or both separated by a comma */
  status?: string;
  /** First day of Check_Out */
  stoppedFrom?: Day;
  /** Last day of Check_Out */
  stoppedTo?: Day;
  /** The smallest number of hours of a stopped entry */
  hoursMin?: number;
  /** The largest number of hours of a stopped entry */
  hoursMax?: number;
  /** Only entries of this employee */
  employeeId?: Id;
  /** Only entries of this project */
  projectId?: Id;
  /** Only entries of this task */
  taskId?: Id;
  /** Up to three of Employee, Project, Task_key, Short_summary, Check_In, Check_Out, Hours, Status, each with direction, for example Check_In:desc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListTimerEntryGroupsApiResponse =
  /** status 200 By label, at most 5000 */ TimerEntryGroup[];
export type ListTimerEntryGroupsApiArg = {
  /** What the entries of a group have in common */
  groupBy: "Employee" | "Project" | "Task_key" | "Status";
  /** First day of Check_In; without it the 30 days that end with To */
  from?: Day;
  /** Last day of Check_In; today when it is not given */
  to?: Day;
  /** Part of the name of the employee or project, or of the key or summary of the task */
  q?: string;
  /** Part of the name of the employee */
  employee?: string;
  /** Part of the name of the project */
  project?: string;
  /** Part of the key of the task */
  taskKey?: string;
  /** Part of the summary of the task */
  shortSummary?: string;
  /** Running, Stopped, or both separated by a comma */
  status?: string;
  /** First day of Check_Out */
  stoppedFrom?: Day;
  /** Last day of Check_Out */
  stoppedTo?: Day;
  /** The smallest number of hours of a stopped entry */
  hoursMin?: number;
  /** The largest number of hours of a stopped entry */
  hoursMax?: number;
  /** Only entries of this employee */
  employeeId?: Id;
};
export type ListOvertimeWindowApiResponse =
  /** status 200 The window with what the records of each day say, and the length of the whole list; 403 for a scope that is not the caller's */ OvertimeWindow;
export type ListOvertimeWindowApiArg = {
  /** own, team (of the caller, with Me.Team_Leave), projects (those that the caller manages), or all (Overtime.All_Overtime) */
  scope: "own" | "team" | "projects" | "all";
  /** Part of name or code of the employee, or of the name of the project */
  q?: string;
  /** Comma-separated statuses */
  approvalStatus?: string;
  /** Earliest day */
  dateFrom?: Day;
  /** Latest day */
  dateTo?: Day;
  /** Up to three of Employee, Overtime_date, Project, Claimed_hours, Approval_Status, Create_at, Action_on, each with direction, for example Overtime_date:desc */
  sort?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "Approval_Status";
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type GetOvertimeDayApiResponse = /** status 200 Hours */ OvertimeDay;
export type GetOvertimeDayApiArg = {
  day: Day;
  /** Identifier of the entry that is being changed; it is not counted */
  id?: Id;
};
export type ListOvertimeLogsApiResponse =
  /** status 200 Newest first; 404 for an entry that the caller may not see */ OvertimeLogEntry[];
export type ListOvertimeLogsApiArg = /** Identifier of the entry */ Id;
export type ListKraRecordsApiResponse =
  /** status 200 Newest month first, then by employee: own records, those that chose the caller as leader, with Report.Attendance_Summary everybody's */ KraRecord[];
export type ListKraRecordsApiArg = ListKraRecordsForm;
export type RateOwnKraApiResponse =
  /** status 200 The record; 409 when the month has one already, or when the text of a question is newer than Seen_version */ KraRecord;
export type RateOwnKraApiArg = RateOwnKraForm;
export type ListKraFormsToRateApiResponse =
  /** status 200 Newest month first, those without Rating_status above the others */ KraRecord[];
export type ListKraFormsToRateApiArg = void;
export type GetKraRatingApiResponse =
  /** status 200 The record; 404 for one that the caller may not see */ KraRecord;
export type GetKraRatingApiArg = KraRatingForm;
export type RateKraAsTeamLeaderApiResponse =
  /** status 200 The record, Submitted; 409 when it is rated already */ KraRecord;
export type RateKraAsTeamLeaderApiArg = RateKraAsTeamLeaderForm;
export type ListKraLeadersApiResponse =
  /** status 200 Active holders of KRA.TL_HOD_KRA without the caller: the caller's own leader first, the others by name */ KraEmployee[];
export type ListKraLeadersApiArg = void;
export type ListKraQuestionsApiResponse =
  /** status 200 All five, from Q1 to Q5 */ KraQuestion[];
export type ListKraQuestionsApiArg = void;
export type SaveKraQuestionApiResponse =
  /** status 200 The question as stored; 409 when a newer version is stored than the one that was edited */ KraQuestion;
export type SaveKraQuestionApiArg = SaveKraQuestionForm;
export type GetKraFactsApiResponse =
  /** status 200 The facts; 404 for an employee whose ratings the caller may not see */ KraFacts;
export type GetKraFactsApiArg = {
  /** The month of the rating; the facts are those of the month before */
  month: KraMonth;
  /** The caller when left out */
  employeeId?: Id;
};
export type ListKraReportApiResponse =
  /** status 200 By name of the employee */ KraReportRow[];
export type ListKraReportApiArg = /** Year and month */ KraMonth;
export type GetKraHandOverApiResponse =
  /** status 200 The ratings of all months, the oldest first; none while the leader may rate */ KraHandOver;
export type GetKraHandOverApiArg =
  /** The leader whom the employees have chosen */ Id;
export type HandOverKraRatingsApiResponse =
  /** status 200 How many; 409 when no rating waits, or the leader may rate again */ {
    /** Ratings that have got another leader */
    Count: number;
  };
export type HandOverKraRatingsApiArg = HandOverKraRatingsForm;
export type ListKraPerformanceApiResponse =
  /** status 200 Those that chose the caller as leader; with Report.Attendance_Summary everybody's */ KraPerformanceWindow;
export type ListKraPerformanceApiArg = {
  /** Part of name or code of the employee or of the team leader */
  q?: string;
  /** Only this employee */
  employeeId?: Id;
  /** Earliest month */
  monthFrom?: KraMonth;
  /** Latest month */
  monthTo?: KraMonth;
  /** true: only the newest rating of each employee, of those that the caller compares */
  newest?: boolean;
  /** Only those that wait for the leader or only those that are rated */
  state?: "Waiting" | "Submitted";
  /** Up to three of Employee, Team_leader, month, Own_average, Leader_average, Difference, each with direction, for example month:desc */
  sort?: string;
  /** Column whose values are counted among the rows that pass the filters, in Counts */
  countBy?: "State";
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListNotificationsApiResponse =
  /** status 200 The window, and how many there are */ {
    Rows: Notification[];
    Total: number;
    Unread: number;
  };
export type ListNotificationsApiArg = {
  /** Rows to leave out. Default 0 */
  offset?: number;
  /** Rows at most. Default 20 */
  limit?: number;
  /** Only what was not read */
  unread?: Ticked;
};
export type CountUnreadNotificationsApiResponse =
  /** status 200 The count */ UnreadCount;
export type CountUnreadNotificationsApiArg = void;
export type ReadNotificationsApiResponse =
  /** status 200 How many are unread now */ UnreadCount;
export type ReadNotificationsApiArg = ReadNotificationsForm;
export type ListOwnDueTasksApiResponse =
  /** status 200 At most 12 rows of each group, the most urgent first, with the size of each group */ OwnDueTasks;
export type ListOwnDueTasksApiArg = void;
export type ListOwnDuesApiResponse =
  /** status 200 By due date, overdue ones first; at most 50 */ OwnDue[];
export type ListOwnDuesApiArg = void;
export type ListPortfolioApiResponse =
  /** status 200 By name */ PortfolioProject[];
export type ListPortfolioApiArg = void;
export type ListPortfolioChartsApiResponse =
  /** status 200 Those of the projects that the caller may see */ PortfolioChart[];
export type ListPortfolioChartsApiArg =
  | /** Comma-separated ids of at most 40 projects; absent for all of the portfolio */ string
  | undefined;
export type GetNextHolidayApiResponse =
  /** status 200 Today counts; null when none is known */ NextHoliday;
export type GetNextHolidayApiArg = void;
export type GetCompanyDayApiResponse =
  /** status 200 Of active employees; each figure of people is the number of rows of listCompanyPeople */ CompanyDay;
export type GetCompanyDayApiArg = void;
export type ListCompanyPeopleApiResponse =
  /** status 200 By name; of missing punches one row for each day, the newest first. 403 for missing punches without a flag that opens them */ CompanyPerson[];
export type ListCompanyPeopleApiArg = {
  show: CompanyFigure;
  /** Of the department, position, location or vertical; left out or '' for people without one */
  id?: OptionalId;
};
export type GetWhatChangedApiResponse =
  /** status 200 Projects with a change, by name; kinds without one are left out */ ChangedProject[];
export type GetWhatChangedApiArg = /** At most 31 days ago */ Instant;
export type ListWhatChangedApiResponse =
  /** status 200 The newest first, and how many there are */ {
    Rows: ProjectChangeRow[];
    Total: number;
  };
export type ListWhatChangedApiArg = {
  /** At most 31 days ago */
  since: Instant;
  /** Identifier */
  projectId: Id;
  kind: ProjectChangeKind;
  /** Rows to leave out. Default 0 */
  offset?: number;
  /** Rows at most. Default 100 */
  limit?: number;
};
export type GetCompanyTrendsApiResponse =
  /** status 200 The oldest day and month first; each figure of people is the number of people of listTrendPeople */ CompanyTrends;
export type GetCompanyTrendsApiArg = void;
export type ListTrendPeopleApiResponse =
  /** status 200 By name; of leave and pending a row for each record, the oldest first; at most 5,000. 403 without a flag that opens the rows, 400 without a parameter that the figure needs */ CompanyPerson[];
export type ListTrendPeopleApiArg = {
  show: TrendFigure;
  /** Of present, on-leave, absent and late */
  day?: Day;
  /** Of leave, employed, joined and left */
  month?: YearMonth;
  /** Of leave */
  type?: string;
  /** Of pending */
  kind?: PendingKind;
  /** Of pending */
  age?: PendingAge;
};
export type ListCompanyDaysApiResponse =
  /** status 200 The first day first, without days to come and those before the first record of the company; each figure is the number of people of listTrendPeople */ TrendDay[];
export type ListCompanyDaysApiArg = /** YYYY-MM */ YearMonth;
export type GetAttendanceTrendApiResponse =
  /** status 200 The oldest month first; the sums of what getAttendanceSummary lists */ AttendanceTrendMonth[];
export type GetAttendanceTrendApiArg =
  | /** The last month, YYYY-MM; the current one if omitted */ YearMonth
  | undefined;
export type GetOwnMonthApiResponse = /** status 200 By day */ OwnMonth;
export type GetOwnMonthApiArg = YearMonth;
export type ListPendingItemsApiResponse =
  /** status 200 The oldest first, with the figures of every kind that the caller may decide */ PendingItems;
export type ListPendingItemsApiArg = {
  scope: "decide" | "own";
  /** Left out: all kinds */
  kind?: PendingKind;
  offset?: number;
  /** Left out: 100 */
  limit?: number;
};
export type Done = 1;
export type Id = string;
export type PositionReference = {
  _id: Id;
  Position: string;
  Position_name?: string;
} | null;
export type LoggedInUser = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Employee_code: string;
  /** Link to the picture */
  Profile_pic: string | null;
  Role_permission_id: Id;
  Position_id: PositionReference;
  Email?: string;
  /** IANA name; decides what 'today' is */
  Company_time_zone?: string;
};
export type Instant = string;
export type FactorKind = "authenticator" | "passkey" | "recovery-code";
export type SignInAnswer = {
  status: Done;
  /** Empty while the second step is missing */
  data: LoggedInUser[];
  /** Opaque bearer token; empty while the second step is missing */
  token: string;
  expires_at?: Instant;
  /** Path at which the user begins. The chosen one while he or she may open it, else the one of the role */
  Start_page?: string;
  /** Token by which this browser is known from now on; absent when the one that was sent stays good */
  Device?: string;
  /** The account has a second factor: this token and a code complete the sign-in within five minutes (completeSignIn) */
  Challenge?: string;
  /** With Challenge, what the account can be confirmed by */
  Factors?: FactorKind[];
};
export type FailureCode =
  | "not_signed_in"
  | "wrong_credentials"
  | "second_factor_wrong"
  | "sign_in_expired"
  | "sign_in_not_recent"
  | "second_factor_required"
  | "unknown_device_key"
  | "link_expired"
  | "link_used"
  | "not_permitted"
  | "own_request"
  | "month_closed"
  | "not_found"
  | "malformed"
  | "invalid"
  | "already_exists"
  | "competing_edit"
  | "already_decided"
  | "already_done"
  | "still_in_use"
  | "conflict"
  | "too_large"
  | "header_too_large"
  | "request_timeout"
  | "too_many_requests"
  | "server_busy"
  | "database_unavailable"
  | "files_unavailable"
  | "timed_out"
  | "storage_full"
  | "not_available"
  | "internal_error";
export type FieldProblem = {
  /** Name of the request field */
  field: string;
  /** What is wrong with it, for the user */
  message: string;
};
export type FailureAnswer = {
  status: 0;
  code: FailureCode;
  /** For the user */
  message: string;
  errors?: FieldProblem[];
  /** Named in the server's log */
  requestId?: string;
  /** With 429 and 503: how long to wait, as the header Retry-After says */
  retryAfterSeconds?: number;
  /** With 409 after a competing edit, the record as it is stored now */
  current?: {
    [key: string]: any;
  };
};
export type SignInForm = {
  Email: string;
  Password: string;
  /** Token by which this browser is known since an earlier sign-in: wrong passwords of strangers do not slow it down */
  Device?: string;
};
export type CompanySignInForm = {
  /** From the address of the sign-in page */
  Code: string;
  /** Token by which this browser is known */
  Device?: string;
};
export type ForgotPasswordForm = {
  Email: string;
};
export type CheckPasswordResetForm = {
  Token: string;
};
export type ResetPasswordForm = {
  Token: string;
  Password: string;
  /** Token by which this browser is known since an earlier sign-in */
  Device?: string;
};
export type FirstAccountForm = {
  Token: string;
  First_name: string;
  Last_name: string;
  Email: string;
  Password: string;
};
export type Ticked = "true" | "false";
export type SignOutEverywhereForm = {
  Keep_this?: Ticked;
};
export type SessionRecord = {
  _id: Id;
  Created_at: Instant;
  Last_seen_at: Instant;
  Expires_at: Instant;
  Address: string | null;
  Browser: string | null;
  Is_current: boolean;
};
export type IdForm = {
  id: Id;
};
export type ChangePasswordForm = {
  Current_password: string;
  Password: string;
};
export type CompleteSignInForm = {
  Challenge: string;
  /** Six digits of the authenticator app or a recovery code; blanks and dashes do not matter */
  Code: string;
  /** Token by which this browser is known since an earlier sign-in */
  Device?: string;
};
export type PasskeyResponse = string;
export type ProveIdentityForm = {
  Password?: string;
  Code?: string;
  Passkey?: PasskeyResponse;
};
export type Passkey = {
  _id: Id;
  Name: string;
  Added_at: Instant;
  Last_used_at: string | null;
};
export type SecondFactor = {
  /** null without an authenticator app */
  Authenticator_added_at: string | null;
  Passkeys: Passkey[];
  /** How many are unused */
  Recovery_codes: number;
  /** Whether the account has a password */
  Has_password: boolean;
  /** The role demands a second factor */
  Is_required: boolean;
};
export type AuthenticatorSetup = {
  /** For typing into the app; base32 */
  Secret: string;
  /** The same as an otpauth address, for a QR code */
  Address: string;
};
export type RecoveryCodes = {
  /** One per line; null when the earlier ones stay */
  Codes: string | null;
};
export type AuthenticatorCodeForm = {
  Code: string;
};
export type PasskeyOptions = {
  /** As JSON */
  Options: string;
};
export type PasskeySignInForm = {
  Passkey: PasskeyResponse;
  /** Token by which this browser is known since an earlier sign-in */
  Device?: string;
};
export type AddPasskeyForm = {
  Name: string;
  Passkey: PasskeyResponse;
};
export type TableName = string;
export type SavedView = {
  _id: Id;
  Table: TableName;
  Name: string;
  /** Search, sort, filters, groups and layout, as JSON */
  View: string;
  /** Everybody may use it; only the owner changes it */
  Is_shared: boolean;
  Is_own: boolean;
  /** Own, or shared by a former employee and the user edits employees */
  May_delete: boolean;
  /** Full name */
  Owner: string;
  updated_at: Instant;
  Version: number;
};
export type ListSavedViewsForm = {
  Table: TableName;
};
export type SaveViewForm = {
  id?: Id;
  Table: TableName;
  /** Unique among one's own of the table */
  Name: string;
  View?: string;
  Is_shared?: Ticked;
  /** The version that the change was made from */
  Version?: number;
};
export type Flag = "0" | "1";
export type ChangeFlags = {
  View: Flag;
  Add: Flag;
  Edit: Flag;
  Delete: Flag;
};
export type PermissionRecord = {
  _id: Id;
  /** Name of the role */
  Role: string;
  Project: {
    All_Task: Flag;
    View_Member: Flag;
    Create_Task: Flag;
    Delete_Project: Flag;
    Edit_Project: Flag;
    Edit_Task: Flag;
    Add_Project: Flag;
    All_Project: Flag;
    Edit_Member: Flag;
  };
  Milestone_Project: ChangeFlags;
  Sprint_Project: ChangeFlags;
  KRA: {
    Employee_KRA: Flag;
    TL_HOD_KRA: Flag;
  };
  Employee: {
    View_Employee: Flag;
    Add_Employee: Flag;
    Edit_Employee: Flag;
    Personal_Data: Flag;
  };
  Report: {
    Leave_Report: Flag;
    Ticket_Report: Flag;
    Face_Report: Flag;
    Manual_Attendance_Request: Flag;
    Attendance_Summary: Flag;
    Approve_Leave: Flag;
    Employee_Present: Flag;
  };
  PM_Report: {
    Employee_Tracker: Flag;
    Seven_Days_Working_plan: Flag;
    Milestone_Report: Flag;
    Project_Status_Report: Flag;
    Sprint_Report: Flag;
    Task_Report: Flag;
    Task_Timer_Report: Flag;
    Dues: Flag;
  };
  Master: {
    Position: Flag;
    Department: Flag;
    Holidays: Flag;
    Ticket_Department: Flag;
    Location: Flag;
    Vertical: Flag;
    Roles_Permission: Flag;
    Tech_Stack: Flag;
    Requirement: Flag;
    KRA_Question: Flag;
    Audit_Log: Flag;
  };
  Me: {
    Team_Leave: Flag;
  };
  Overtime: {
    Approve_Overtime: Flag;
    All_Overtime: Flag;
  };
  Ticket: {
    Manage_Ticket: Flag;
  };
  Interview: {
    Interview_Form: Flag;
  };
  Demonstration: {
    Set_Today: Flag;
  };
};
export type FlagName =
  | "Project.All_Task"
  | "Project.View_Member"
  | "Project.Create_Task"
  | "Project.Delete_Project"
  | "Project.Edit_Project"
  | "Project.Edit_Task"
  | "Project.Add_Project"
  | "Project.All_Project"
  | "Project.Edit_Member"
  | "Milestone_Project.View"
  | "Milestone_Project.Add"
  | "Milestone_Project.Edit"
  | "Milestone_Project.Delete"
  | "Sprint_Project.View"
  | "Sprint_Project.Add"
  | "Sprint_Project.Edit"
  | "Sprint_Project.Delete"
  | "KRA.Employee_KRA"
  | "KRA.TL_HOD_KRA"
  | "Employee.View_Employee"
  | "Employee.Add_Employee"
  | "Employee.Edit_Employee"
  | "Employee.Personal_Data"
  | "Report.Leave_Report"
  | "Report.Ticket_Report"
  | "Report.Face_Report"
  | "Report.Manual_Attendance_Request"
  | "Report.Attendance_Summary"
  | "Report.Approve_Leave"
  | "Report.Employee_Present"
  | "PM_Report.Employee_Tracker"
  | "PM_Report.Seven_Days_Working_plan"
  | "PM_Report.Milestone_Report"
  | "PM_Report.Project_Status_Report"
  | "PM_Report.Sprint_Report"
  | "PM_Report.Task_Report"
  | "PM_Report.Task_Timer_Report"
  | "PM_Report.Dues"
  | "Master.Position"
  | "Master.Department"
  | "Master.Holidays"
  | "Master.Ticket_Department"
  | "Master.Location"
  | "Master.Vertical"
  | "Master.Roles_Permission"
  | "Master.Tech_Stack"
  | "Master.Requirement"
  | "Master.KRA_Question"
  | "Master.Audit_Log"
  | "Me.Team_Leave"
  | "Overtime.Approve_Overtime"
  | "Overtime.All_Overtime"
  | "Ticket.Manage_Ticket"
  | "Interview.Interview_Form"
  | "Demonstration.Set_Today";
export type Role = {
  _id: Id;
  Role: string;
  Description: string;
  /** Its holders can do nothing else until they have added a second factor */
  Second_factor_required: boolean;
  /** Every flag that is '1', in the order of the record */
  Granted: FlagName[];
  /** How many flags there are */
  Flags: number;
  /** People who hold it, with those who have left, without those whose personal data is erased; above 0 it cannot be deleted */
  used_by: number;
  /** Active people who hold it */
  Active_holders: number;
  updated_at: Instant;
  Version: number;
};
export type SaveRoleForm = {
  id?: Id;
  /** Unique */
  Role: string;
  Description?: string;
  /** Stays as it is when left out */
  Second_factor_required?: "true" | "false";
  /** All flags that it grants; none when left out */
  Granted?: FlagName[];
  /** The version that the change was made from */
  Version?: number;
};
export type RoleHolder = {
  _id: Id;
  Name: string;
  Employee_code: string;
  Position_name: string | null;
  Status: "Active" | "DeActive";
};
export type RoleChange = {
  _id: Id;
  Role_id: Id;
  /** Name at that time */
  Role: string;
  Action: "added" | "changed" | "deleted";
  /** The name before, where it changed */
  Former_role: string | null;
  /** The new description, where it changed */
  Description?: string | null;
  /** The new value, where it changed */
  Second_factor_required: boolean | null;
  Granted: FlagName[];
  Revoked: FlagName[];
  /** Full name */
  Changed_by: string | null;
  Changed_at: Instant;
};
export type RoleHistoryForm = {
  id?: Id;
};
export type AuditKind =
  | "signed_in"
  | "sign_in_failed"
  | "sign_in_delayed"
  | "confirmation_failed"
  | "signed_out"
  | "sessions_ended"
  | "password_changed"
  | "second_factor_changed"
  | "password_link_requested"
  | "role_added"
  | "role_changed"
  | "role_deleted"
  | "role_assigned"
  | "project_access_changed"
  | "employee_added"
  | "employee_changed"
  | "employee_invited"
  | "employee_activated"
  | "employee_deactivated"
  | "duties_handed_over"
  | "employees_imported"
  | "personal_data_viewed"
  | "exported"
  | "record_deleted"
  | "record_restored"
  | "setting_saved"
  | "month_closed"
  | "month_opened"
  | "answers_reminded"
  | "backup_made"
  | "backup_failed"
  | "backup_restored"
  | "events_removed";
export type AuditDetails = {
  Area?:
    | "page"
    | "leaving"
    | "sessions"
    | "attendance"
    | "leave"
    | "overtime"
    | "time"
    | "kra"
    | "interview";
  Granted?: string[];
  Revoked?: string[];
  /** Names of changed fields */
  Fields?: string[];
  Former?: string;
  Current?: string;
  Count?: number;
  Text?: string;
};
export type AuditEvent = {
  _id: Id;
  Happened_at: Instant;
  Actor_id: string | null;
  /** Null before sign-in and for what Daybook does by itself */
  Actor: string | null;
  Kind: AuditKind;
  Subject_kind:
    | (
        | "employee"
        | "candidate"
        | "role"
        | "project"
        | "task"
        | "sprint"
        | "milestone"
        | "department"
        | "position"
        | "location"
        | "vertical"
        | "requirement"
        | "tech_stack"
        | "ticket_department"
        | "holiday"
        | "holidays"
        | "kra_question"
        | "face_device"
        | "overtime"
        | "time_entry"
        | "present_month"
        | "company_day"
        | "status_update"
        | "comment"
        | "plan_baseline"
        | "list"
        | "backup"
        | null
      )
    | null;
  Subject_id: string | null;
  Subject: string | null;
  /** Network address of the caller */
  Address: string | null;
  /** The end of the session's identifier */
  Session: string | null;
  Details: AuditDetails;
};
export type ValueCount = {
  /** '' for rows without a value */
  Value: string;
  Count: number;
};
export type AuditWindow = {
  Rows: AuditEvent[];
  /** Events that pass the filters */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type Day = string;
export type RecordExportForm = {
  /** Name of the list */
  List: string;
  /** Rows of the file */
  Rows: number;
};
export type StatusPart = {
  Name:
    | "database"
    | "mail"
    | "identity_provider"
    | "public_address"
    | "proxy"
    | "backups"
    | "data_folder"
    | "files"
    | "live_changes"
    | "traces"
    | "workers";
  /** unset: the settings name none; unknown: not yet checked */
  State: "works" | "fails" | "attention" | "unset" | "unknown";
  /** Since when it works or fails */
  Since: string | null;
  /** When it was last used or checked */
  Checked_at: string | null;
  /** Why it fails or needs attention */
  Reason: string | null;
  /** What it is, without secrets */
  Detail: string | null;
};
export type StatusBackup = {
  Started_at: Instant;
  /** Null while it is running */
  Finished_at: string | null;
  Size_bytes: number | null;
  Problem: string | null;
  Is_encrypted: boolean | null;
  Is_scheduled: boolean;
};
export type StatusBackups = {
  /** Interval of scheduled backups; null when there are none */
  Every_minutes: number | null;
  Next_at: string | null;
  /** The newest one; absent when there is none */
  Last?: StatusBackup;
  /** The newest finished without a problem; absent when there is none */
  Last_good?: StatusBackup;
};
export type StatusMails = {
  /** Also for employees who are off */
  Waiting: number;
  /** Of these, those that were tried without success or are being sent */
  Tried: number;
  Oldest_at: string | null;
  /** By this server since its start */
  Last_sent_at: string | null;
  /** Of this server since its start */
  Last_problem: string | null;
  Last_problem_at: string | null;
};
export type StatusStorage = {
  Database_bytes: number;
  Database_version: string;
  /** The newest change of the database's structure */
  Migration: string;
  /** On the disk of DATA_DIR */
  Data_free_bytes: number | null;
  /** On the disk of BACKUP_DIR */
  Backup_free_bytes: number | null;
};
export type StatusWorker = {
  Number: number;
  /** False while it is starting or too busy; then its figures are 0 */
  Does_answer: boolean;
  Started_at: string | null;
  /** Open pages that receive changes */
  Streams: number;
  /** Answered since it started, streams excluded */
  Requests: number;
  /** Of these, those answered with a status of 500 or more */
  Failed: number;
  Memory_bytes: number;
  /** Connections to the database in use */
  Connections_busy: number;
  Connections_max: number;
  /** Requests that wait for a connection to the database */
  Waiting: number;
};
export type StatusOperation = {
  /** Of the contract; 'other' for pages, files and unknown addresses */
  Operation: string;
  Requests: number;
  /** Answered with a status of 500 or more */
  Failed: number;
  Mean_ms: number;
  /** 95 of 100 requests took at most this long */
  Percentile_ms: number;
  Max_ms: number;
  Max_at: string | null;
  Last_failed_at: string | null;
  Last_failed_status: number | null;
  /** Number of the request in the log */
  Last_failed_request: string | null;
};
export type StatusSetting = {
  Name: string;
  /** Of secrets only whether they are set */
  Value: string;
};
export type ServerStatus = {
  /** By the machine's clock, as all times here */
  Answered_at: Instant;
  /** Name of the machine that answered */
  Host: string;
  /** The worker that answered */
  Worker: number;
  Version: string;
  Node_version: string;
  Started_at: Instant;
  Parts: StatusPart[];
  Backups: StatusBackups;
  Mails: StatusMails;
  Storage: StatusStorage;
  Workers: StatusWorker[];
  /** By the time of 95 of 100 requests */
  Slowest: StatusOperation[];
  /** Those that have failed since the start, last failure first */
  Failing: StatusOperation[];
  Settings: StatusSetting[];
};
export type Today = {
  Today: Day;
  /** False when the clock shows what it would show by itself */
  Is_set: boolean;
};
export type OptionalDay = string;
export type SetTodayForm = {
  Today?: OptionalDay;
};
export type FaceLogEntry = {
  date: Day;
  /** Instant of the first check-in */
  checkIn: string | null;
  /** Instant of the last check-out */
  checkOut: string | null;
  /** Instant of the last check-in; after the last check-out the person is back at work (extension) */
  lastCheckIn: string | null;
};
export type ManualTimes = {
  date?: Day;
  /** Instant */
  Check_In: string | null;
  /** Instant */
  Check_Out: string | null;
};
export type PositionRecord = {
  _id: Id;
  Position: string;
  Position_name: string;
  Department_name?: string | null;
};
export type SearchHits = {
  Projects: {
    _id: Id;
    Project_name: string;
    Project_short_name: string;
    Status: string;
  }[];
  Tasks: {
    _id: Id;
    Task_key: string;
    Short_summary: string;
    Status: string;
    Project_id: Id;
  }[];
  Tickets: {
    _id: Id;
    Ticket_key: string;
    Title: string;
    Status: string;
  }[];
  People: {
    _id: Id;
    Name: string;
    Employee_code: string;
    Position: string | null;
  }[];
};
export type Preference = {
  Key: string;
  /** JSON text */
  Value: string;
};
export type SavePreferenceForm = {
  Key: string;
  /** JSON text; '' forgets the preference */
  Value: string;
};
export type Profile = {
  _id: Id;
  First_name: string;
  Middle_name: string | null;
  Last_name: string;
  Employee_code: string;
  Email: string;
  Mobile: string | null;
  Profile_pic: string | null;
  /** The stored picture; null without one */
  Picture_id: string | null;
  Position_id: PositionReference;
  Department_name: string | null;
  /** Full name */
  Team_leader: string | null;
  Location: string | null;
  Vertical: string | null;
  Shift_type: string | null;
  /** Day */
  Joined: string | null;
  /** Name of the role permission */
  Role: string;
  /** The role as it is now: it may have changed since the sign-in */
  Role_permission_id?: string;
};
export type EditOwnProfileForm = {
  Mobile: string;
  /** The number that was shown, '' for none; another stored one answers 409. Without it the last one wins */
  Former_value?: string;
};
export type ChangeOwnPhotoForm = {
  /** jpg, jpeg or png; absent removes the picture */
  profile_image?: Blob[];
  /** Picture_id that was shown, '' for none; another stored one answers 409. Without it the last one wins */
  Former_value?: string;
};
export type Employee = {
  _id: Id;
  First_name: string;
  Middle_name?: string | null;
  Last_name: string;
  /** Name of the role */
  Role: string;
  Status: "Active" | "DeActive";
  Position_id: PositionReference;
  Employee_code?: string;
  Email?: string;
  Profile_pic?: string | null;
};
export type EmployeeMatch = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Employee_code?: string;
};
export type PresenceState =
  | "In"
  | "Out"
  | "Half day"
  | "On leave"
  | "Day off"
  | "Absent"
  | "Not joined yet";
export type DirectoryTask = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
  Project_id: Id;
} | null;
export type DirectoryEntry = {
  _id: Id;
  Name: string;
  Employee_code: string;
  Profile_pic: string | null;
  Position: string | null;
  Department: string | null;
  Location: string | null;
  Vertical: string | null;
  Email: string;
  Mobile: string | null;
  Shift_type: string | null;
  State: PresenceState;
  /** A task timer runs */
  Is_working: boolean;
  Task: DirectoryTask;
};
export type EmployeeReference = {
  _id: Id;
  Name: string;
} | null;
export type EmployeeRecord = {
  _id: Id;
  Employee_code: string;
  First_name: string;
  Middle_name: string | null;
  Last_name: string;
  Email: string;
  Mobile: string | null;
  Profile_pic: string | null;
  Position: EmployeeReference;
  Department: EmployeeReference;
  Team_leader: EmployeeReference;
  Location: EmployeeReference;
  Vertical: EmployeeReference;
  Shift_type: string | null;
  /** The first day of the present location and shift; null while they have never changed */
  Workplace_since: string | null;
  Role: {
    _id: Id;
    Name: string;
  };
  /** Day */
  Joined: string | null;
  Status: "Active" | "DeActive";
  /** False until the person has followed the mailed link */
  Has_password: boolean;
  /** The caller may change the record */
  May_edit: boolean;
  /** The personal data was erased */
  Is_erased: boolean;
  /** Grows with every change */
  Version: number;
};
export type EmployeeChoice = {
  _id: Id;
  Name: string;
  /** False: employees who have it keep it; it cannot be assigned to others */
  Is_offered: boolean;
};
export type EmployeeFormChoices = {
  Positions: EmployeeChoice[];
  Departments: EmployeeChoice[];
  Locations: EmployeeChoice[];
  Verticals: EmployeeChoice[];
  Roles: EmployeeChoice[];
  Leaders: EmployeeChoice[];
  Shifts: string[];
};
export type OptionalId = string;
export type AddEmployeeForm = {
  Employee_code: string;
  First_name: string;
  Middle_name?: string;
  Last_name: string;
  Email: string;
  Mobile?: string;
  Role_id: string;
  Position_id?: OptionalId;
  Department_id?: OptionalId;
  Team_leader_id?: OptionalId;
  Location_id?: OptionalId;
  Vertical_id?: OptionalId;
  Shift_type?: string;
  Joined?: OptionalDay;
};
export type EditEmployeeForm = {
  Employee_code: string;
  First_name: string;
  Middle_name?: string;
  Last_name: string;
  Email: string;
  Mobile?: string;
  Role_id: string;
  Position_id?: OptionalId;
  Department_id?: OptionalId;
  Team_leader_id?: OptionalId;
  Location_id?: OptionalId;
  Vertical_id?: OptionalId;
  Shift_type?: string;
  Joined?: OptionalDay;
  Workplace_since?: OptionalDay;
  id: Id;
  /** The version that was edited; a newer stored one answers 409 */
  Version: number;
};
export type DutyKind =
  | "team"
  | "project-manager"
  | "technical-project-manager"
  | "project-leader"
  | "tasks"
  | "ratings"
  | "department-head"
  | "ticket-handler"
  | "tickets"
  | "interviews";
export type EmployeeDutyItem = {
  _id: Id;
  Text: string;
  /** Address in the client; null where it has no page */
  Path: string | null;
};
export type EmployeeDutySubject = {
  /** Project or department that it is about; '' where a person has only one of the kind */
  Subject_id: string;
  Subject: string;
  Count: number;
  /** At most 50 */
  Items: EmployeeDutyItem[];
  /** The candidates of the kind who can take this one over */
  Candidate_ids: string[];
  Suggested_id: string | null;
};
export type EmployeeDuty = {
  Kind: DutyKind;
  /** Those that the caller may not see; they stay with the person */
  Hidden: number;
  Candidates: EmployeeChoice[];
  Subjects: EmployeeDutySubject[];
};
export type EmployeeDecisions = {
  /** leaves go with the team, overtime with the management of projects */
  Kind: "leaves" | "overtime";
  Count: number;
};
export type EmployeeLeaving = {
  /** Why this person cannot be deactivated */
  Refusal: string | null;
  /** What the person is responsible for; only kinds of which there is something */
  Duties: EmployeeDuty[];
  /** What waits for a decision of the person and goes with a duty */
  Decisions: EmployeeDecisions[];
  /** Key of the task whose timer runs */
  Running_task: string | null;
};
export type DeactivateEmployeeForm = {
  id: Id;
  /** A duty and its new holder: kind, subject and employee, separated by colons; the subject is empty for a duty of which there is only one */
  Hand_over?: string[];
};
export type EmployeeImportRow = {
  /** In the spreadsheet */
  Line: number;
  Employee_code: string;
  Name: string;
  Outcome: "Add" | "Change" | "Unchanged" | "Error";
  /** What would change or has changed */
  Changes: string[];
  Errors: string[];
};
export type EmployeeImport = {
  Is_stored: boolean;
  Rows: EmployeeImportRow[];
};
export type ImportEmployeesForm = {
  /** Those who are added get the link that sets the password */
  Invite?: "true" | "false";
  /** .xlsx or .csv whose headings are those of the list of employees */
  File: Blob[];
  /** Stored_versions of the preview; others stored answer 409, and nothing is stored. Required, because pages of a former version send the same call to check a file */
  Seen_versions: number;
};
export type EmployeeImportPreview = {
  Rows: EmployeeImportRow[];
  /** Sum of the versions of the employees whose codes are in the file */
  Stored_versions: number;
};
export type PreviewEmployeeImportForm = {
  File: Blob[];
};
export type EmployeeToday = {
  Day: Day;
  State: PresenceState;
  /** Instant; null also for whom the times are no business */
  Check_In: string | null;
  /** Instant */
  Check_Out: string | null;
  Is_working: boolean;
  Task: DirectoryTask;
  /** Instant since when the timer runs */
  Since: string | null;
};
export type FormerWorkplace = {
  Until: Day;
  /** Its name */
  Location: string | null;
  Shift_type: string | null;
};
export type EmployeeDetail = {
  Employee: EmployeeRecord;
  Today: EmployeeToday;
  /** Those that the caller may open */
  Tabs: (
    | "Tasks"
    | "Time logs"
    | "Attendance"
    | "Leave"
    | "Overtime"
    | "KRA"
    | "Projects"
    | "Details"
  )[];
  /** Since when the mail with the link that sets the password waits for the mail server. Null when none waits and for callers who may not edit the employee */
  Invitation_waits_since: string | null;
  /** Where and when the employee worked before, each until its last day, latest first; empty for callers who may not open Details */
  Former_workplaces: FormerWorkplace[];
};
export type EmployeeChange = {
  _id: Id;
  /** As the form labels it */
  Field: string;
  Before: string | null;
  After: string | null;
  Changed_by: string;
  Create_at: Instant;
};
export type EmployeeTimeEntry = {
  _id: Id;
  Task_id: Id;
  Task_key: string;
  Short_summary: string;
  Project_id: Id;
  Project_name: string;
  Check_In: Instant;
  /** Instant */
  Check_Out: string | null;
  /** To the second; null while it runs */
  Minutes: number | null;
};
export type YearMonth = string;
export type EmployeeLeave = {
  _id: Id;
  Leave_type: string;
  From: Day;
  To: Day;
  Halves: string;
  /** Length in calendar days */
  Length_days: number;
  /** Working days of the leave: without weekly offs and holidays where the employee works */
  Working_days: number;
  Reason: string;
  Status: string;
  Emergency: boolean;
  Create_at: Instant;
};
export type EmployeeOvertime = {
  _id: Id;
  Day: Day;
  Project_name: string;
  Description: string;
  Claimed_hours: number | null;
  Status: string;
  Comment: string | null;
};
export type KraEmployeeRating = {
  Q1: number;
  Q2: number;
  Q3: number;
  Q4: number;
  Q5: number;
};
export type KraTeamLeaderRating = {
  Q1: number;
  Q2: number;
  Q3: number;
  Q4: number;
  Q5: number;
} | null;
export type KraTexts = {
  Q1: string | null;
  Q2: string | null;
  Q3: string | null;
  Q4: string | null;
  Q5: string | null;
};
export type EmployeeRating = {
  _id: Id;
  Month: YearMonth;
  Team_leader: string;
  Own_average: number;
  Leader_average: number | null;
  /** Instant */
  Rated_at: string | null;
  Employee_rating: KraEmployeeRating;
  Team_leader_rating: KraTeamLeaderRating;
  Texts: KraTexts;
};
export type WorkFigures = {
  /** Open, finished and rejected together */
  All: number;
  /** Every status but CLOSE and REJECTED */
  Open: number;
  /** CLOSE */
  Finished: number;
  /** REJECTED: neither open nor finished */
  Rejected: number;
  /** Percentage of finished among all but rejected tasks, rounded; null without any */
  Progress: number | null;
};
export type EmployeeProject = {
  _id: Id;
  Project_name: string;
  Project_short_name: string;
  Client_name: string;
  Status: string;
  /** Project Manager, Technical Project Manager, Leader or Member */
  Part: string;
  Work: WorkFigures;
};
export type EndEmployeeSessionsForm = {
  id: Id;
  Session_id?: Id;
};
export type ErasedArea = {
  /** Kind of record */
  Area: string;
  Deleted: number;
  /** Rows in which texts are erased or the name is replaced, also those of others */
  Replaced: number;
  /** Rows of the person that stay */
  Remaining: number;
  /** Why they stay; null for deleted ones */
  Reason: string | null;
  Basis: string | null;
};
export type ErasurePreview = {
  /** Why the employee cannot be erased now */
  Obstacle: string | null;
  /** To be typed as the confirmation */
  Full_name: string;
  /** First and last name */
  Single_names: string[];
  /** Another employee has one of these names */
  Is_name_shared: boolean;
  Areas: ErasedArea[];
};
export type PreviewErasureForm = {
  id: Id;
  /** true: the first and the last name alone are replaced in texts, too */
  Single_names: "true" | "false";
};
export type ErasePersonalDataForm = {
  id: Id;
  /** The employee's full name, as the confirmation */
  Name: string;
  /** As in the preview */
  Single_names: "true" | "false";
};
export type InterviewPerson = {
  _id: Id;
  Name: string;
};
export type InterviewRow = {
  _id: Id;
  Candidate: string;
  Position: string;
  Number: number;
  Round: string;
  Held_at: Instant;
  Mode: string;
  Interviewers: InterviewPerson[];
  Average: number | null;
  Result: string | null;
  Is_submitted: boolean;
};
export type InterviewFile = {
  _id: Id;
  Name: string;
  Link: string;
} | null;
export type ClockTime = string;
export type Interview = {
  _id: Id;
  Candidate: string;
  Email: string;
  Mobile: string | null;
  Position: string;
  /** Years */
  Experience: number | null;
  /** Days */
  Notice_period: number | null;
  Source: string | null;
  Resume: InterviewFile;
  Number: number;
  Round: string;
  Date: Day;
  Time: ClockTime;
  Held_at: Instant;
  Mode: string;
  Interviewers: InterviewPerson[];
  /** Item to rating */
  Ratings: {
    [key: string]: number;
  };
  Average: number | null;
  Result: string | null;
  Remarks: string | null;
  Is_submitted: boolean;
  Submitted_by: string | null;
  /** The caller may change and submit the round */
  May_edit: boolean;
  /** The next round can be opened */
  May_continue: boolean;
  /** All of the candidate */
  Rounds: InterviewRow[];
  Version: number;
};
export type SaveInterviewForm = {
  id?: OptionalId;
  /** The version that was edited; a newer stored one answers 409 */
  Version?: number;
  Candidate: string;
  Email: string;
  Mobile?: string;
  Position: string;
  /** Years, '' for unknown */
  Experience?: string;
  /** Days, '' for unknown */
  Notice_period?: string;
  Source?: string;
  Round: string;
  Date: OptionalDay;
  Time: string;
  Mode: string;
  /** Comma-separated employee ids */
  Interviewers?: string;
  /** JSON object of item and rating, 1 to 10 */
  Ratings?: string;
  Result?: string;
  Remarks?: string;
  /** true: the round is handed in and does not change any more */
  Submit: "true" | "false";
  /** false drops the résumé; absent keeps it */
  Keep_resume?: "true" | "false";
  Resume?: Blob[];
};
export type ProjectStatus =
  "Open" | "InProgress" | "Hold" | "InClientReview" | "Completed";
export type StoredFile = {
  _id: Id;
  Name: string;
  /** Bytes */
  Size: number;
  /** Media type as found in the bytes */
  Type: string;
  /** Signed link, good for about an hour */
  Link: string;
};
export type Project = {
  _id: Id;
  Project_name: string;
  Client_name: string;
  /** Comma-separated */
  Tech_stack: string;
  /** Full name */
  Project_manager: string | null;
  Project_manager_id: string | null;
  /** Full name */
  Technical_project_manager: string | null;
  Technical_project_manager_id: string | null;
  Project_short_name: string;
  /** Day */
  Project_awarded_date: string | null;
  /** Day */
  Project_start_date: string | null;
  /** Clean HTML */
  Project_description: string | null;
  Remark: string | null;
  /** Comma-separated */
  Client_requirement: string | null;
  /** Links */
  Document: string[];
  /** Comma-separated ids */
  Project_member: string;
  Status: ProjectStatus;
  Document_files?: StoredFile[];
  Platform?: string | null;
  Project_type?: string | null;
  /** Grows with every change */
  Version?: number;
  Create_at?: string;
  Update_at?: string;
  Member_count?: number;
  Work?: WorkFigures;
  /** Open bugs */
  Bug_count?: number;
  Next_milestone?: {
    _id: Id;
    Name: string;
    DueDate: string | null;
  } | null;
};
export type EditProjectStatusForm = {
  id: Id;
  Status: ProjectStatus;
  /** The status that was shown; another stored one answers 409 */
  Former_value?: string;
};
export type EditProjectForm = {
  id: Id;
  Project_name: string;
  Client_name: string;
  /** Comma-separated */
  Tech_stack: string;
  /** Full name; the id decides */
  Project_manager?: string;
  Project_manager_id: string;
  /** Full name; the id decides */
  Technical_project_manager?: string;
  Technical_project_manager_id: string;
  /** Not editable; a different value is ignored */
  Project_short_name?: string;
  Project_awarded_date?: OptionalDay;
  Project_start_date?: OptionalDay;
  /** Links of the documents to keep */
  olddocument?: string[];
  Project_description?: string;
  Remark?: string;
  /** Comma-separated */
  Client_requirement?: string;
  /** Comma-separated ids; absent leaves the members as they are */
  Project_member?: string;
  Platform?: "" | "Android" | "iOS" | "WebSite";
  Project_type?:
    | ""
    | "MobileApplication"
    | "WebApplication"
    | "DesktopApplication"
    | "HTMLEmailer"
    | "SEO"
    | "SMM"
    | "Blockchain";
  /** The version that was edited; a newer stored one answers 409 */
  Version?: number;
  /** New documents */
  demo_image?: Blob[];
};
export type CreateProjectForm = {
  Project_name: string;
  /** Begins every task key; unique and fixed for good */
  Project_short_name: string;
  Client_name: string;
  /** Comma-separated */
  Tech_stack: string;
  /** Full name; the id decides */
  Project_manager?: string;
  Project_manager_id: string;
  /** Full name; the id decides */
  Technical_project_manager?: string;
  Technical_project_manager_id: string;
  Project_awarded_date?: OptionalDay;
  Project_start_date?: OptionalDay;
  Project_description?: string;
  Remark?: string;
  /** Comma-separated */
  Client_requirement?: string;
  /** Comma-separated ids */
  Project_member?: string;
  Platform?: "" | "Android" | "iOS" | "WebSite";
  Project_type?:
    | ""
    | "MobileApplication"
    | "WebApplication"
    | "DesktopApplication"
    | "HTMLEmailer"
    | "SEO"
    | "SMM"
    | "Blockchain";
  /** Documents */
  demo_image?: Blob[];
};
export type DeletedProject = {
  _id: Id;
  Project_short_name: string;
  Project_name: string;
  Client_name: string;
  Status: ProjectStatus;
  /** Tasks that went with it */
  Task_count: number;
  Deleted_at: string;
  /** Full name */
  Deleted_by: string | null;
};
export type MemberLeave = {
  _id: Id;
  From: Day;
  To: Day;
  /** Length of the whole leave */
  Days: number;
};
export type MemberWork = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Role: string;
  Profile_pic: string | null;
  Status: "Active" | "DeActive";
  Position: string | null;
  Email: string;
  Is_leader: boolean;
  Joined_at: string;
  Work: WorkFigures;
  /** Open and due before today */
  Overdue_task_count: number;
  /** What the member has logged in this project, on deleted tasks too; to the second */
  Logged_minutes: number;
  /** Approved; today and the 13 days after */
  Leaves: MemberLeave[];
  /** Calendar days of approved leave from Monday to Sunday of this week, in steps of 0.5 */
  Away_days: number;
};
export type ProjectMember = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Role: string;
  Profile_pic?: string | null;
  Status?: "Active" | "DeActive";
};
export type AddProjectMembersForm = {
  id: Id;
  /** Comma-separated ids */
  Project_member: string;
};
export type EditProjectMemberForm = {
  id: Id;
  Employee_id: Id;
  Leader: Ticked;
};
export type RemoveProjectMemberForm = {
  id: Id;
  Employee_id: Id;
  Hand_over_to?: OptionalId;
};
export type ProjectHealth =
  "On track" | "At risk" | "Off track" | "On hold" | "Done";
export type StatusUpdate = {
  _id: Id;
  Project_id: Id;
  Author_id: Id;
  Author: string;
  Author_pic: string | null;
  Health: ProjectHealth;
  /** Clean HTML */
  Text: string;
  Create_at: Instant;
  /** Instant of the last correction */
  Edited_at: string | null;
  /** Until when the caller may change or delete it; null for those of others */
  Editable_until: string | null;
  Version: number;
};
export type AddStatusUpdateForm = {
  Project_id: Id;
  Health: "On track" | "At risk" | "Off track" | "On hold" | "Done";
  /** HTML */
  Text: string;
};
export type EditStatusUpdateForm = {
  id: Id;
  Health: "On track" | "At risk" | "Off track" | "On hold" | "Done";
  /** HTML */
  Text: string;
  /** The version that was edited; a newer stored one answers 409 */
  Version: number;
};
export type DeleteStatusUpdateForm = {
  id: Id;
};
export type TaskStatus =
  | "OPEN"
  | "IN PROGRESS"
  | "DEVELOPMENT DONE"
  | "READY FOR QA"
  | "READY FOR UAT"
  | "REOPEN"
  | "REJECTED"
  | "ON HOLD"
  | "CLOSE";
export type MemberStatusWork = {
  Status: TaskStatus;
  Count: number;
  Estimated_hours: number;
  /** Logged by anybody on these tasks; to the second */
  Logged_minutes: number;
};
export type MemberStatistics = {
  /** Identifier of the assignee; null for unassigned tasks */
  _id: string | null;
  Name: string;
  Is_member: boolean;
  Statuses: MemberStatusWork[];
};
export type SprintChoice = {
  _id: Id;
  Name: string;
  Status?: string;
  StartDate?: string | null;
  DueDate?: string | null;
};
export type ProjectIdForm = {
  Project_id: Id;
};
export type IssueType = "Bug" | "Task" | "Story";
export type TaskAnalytics = {
  _id: Id;
  Status: TaskStatus;
  Issue_type: IssueType;
};
export type Priority = "HIGH" | "MEDIUM" | "LOW";
export type IssueCount = {
  Status: TaskStatus;
  Issue_type: IssueType;
  Priority: Priority;
  Count: number;
};
export type NamedChoice = {
  _id: Id;
  Name: string;
  Status: "Active" | "DeActive";
};
export type PlanStatus =
  | "OPEN"
  | "IN PROGRESS"
  | "DEVELOPMENT DONE"
  | "READY FOR QA"
  | "READY FOR UAT"
  | "REOPEN"
  | "REJECTED"
  | "ON HOLD"
  | "CLOSE";
export type SprintClosingFigures = {
  Work: WorkFigures;
  /** Open tasks that went on in another sprint */
  Carried_over: number;
  /** Name at that time of the sprint that took them; null when they stayed */
  Carried_to: string | null;
  /** Of its tasks, without rejected ones */
  Estimated_hours: number;
  /** Of finished time entries in its tasks, without rejected ones; to the second */
  Logged_minutes: number;
} | null;
export type MilestoneSprint = {
  _id: Id;
  Name: string;
  Status: PlanStatus;
  Work: WorkFigures;
  Closing: SprintClosingFigures;
};
export type Milestone = {
  _id: Id;
  Project_id: Id;
  Name: string;
  Description: string | null;
  /** Day */
  StartDate: string | null;
  /** Day */
  DueDate: string | null;
  Status: PlanStatus;
  /** Grows with every change */
  Version: number;
  /** By start date */
  Sprints: MilestoneSprint[];
  Work: WorkFigures;
  /** Of its tasks, without rejected ones */
  Estimated_hours: number;
  /** Of finished time entries in its tasks, without rejected ones; to the second */
  Logged_minutes: number;
};
export type CreateMilestoneForm = {
  Project_id: Id;
  Name: string;
  Description?: string;
  StartDate?: OptionalDay;
  DueDate?: OptionalDay;
  Status?: PlanStatus;
};
export type UpdateMilestoneForm = {
  id: Id;
  Name: string;
  Description?: string;
  StartDate?: OptionalDay;
  DueDate?: OptionalDay;
  Status?: PlanStatus;
  /** The version that was edited; a newer stored one answers 409 */
  Version?: number;
};
export type PlanDeleted = {
  _id: Id;
  Project_id: Id;
  /** The tasks that are in no sprint any more, or in it again; none for a milestone */
  Task_ids: string[];
};
export type ListedForecast = {
  Milestone_id: Id;
  /** Its open tasks */
  Open: number;
  /** Day by which its present tasks are done with a chance of 50 per cent; null where the last twelve weeks do not say */
  P50: string | null;
  /** The same with 85 per cent */
  P85: string | null;
};
export type PlanForecast = {
  /** Its open tasks */
  Open: number;
  /** Day by which its present tasks are done with a chance of 50 per cent; null where the last twelve weeks do not say */
  P50: string | null;
  /** The same with 85 per cent */
  P85: string | null;
} | null;
export type ChartIdeal = {
  Tasks: number;
  Hours: number;
} | null;
export type ChartAmount = {
  Tasks: number;
  Hours: number;
};
export type PlanChartFigures = {
  Scope: ChartAmount;
  Open: ChartAmount;
  Finished: ChartAmount;
  /** Tasks that came into the scope since the point before */
  Added: number;
  /** Tasks that left the scope since the point before */
  Removed: number;
} | null;
export type PlanChartPoint = {
  /** Day at whose end the figures are taken; null for the beginning of the first day */
  Day: string | null;
  /** Share of the halves of the day that the assignees of the sprint, or all people of the company, work, by weekly offs and holidays; 0 is a day off, 1 the beginning */
  Work_share: number;
  Until: Instant;
  Ideal: ChartIdeal;
  Figures: PlanChartFigures;
};
export type PlanChartState = {
  Task_id: Id;
  Status: PlanStatus;
  /** Estimated */
  Hours: number | null;
  From: Instant;
  /** Instant; null for the present state */
  To: string | null;
};
export type PlanChartTask = {
  _id: Id;
  Task_key: string;
  Summary: string;
  Assignees: string | null;
};
export type PlanChart = {
  _id: Id;
  Project_id: Id;
  Name: string;
  /** Day */
  StartDate: string | null;
  /** Day */
  DueDate: string | null;
  /** Instant of the last closing of the sprint, or of the last change of the tasks of a closed milestone; null while it is not closed */
  Closed_at: string | null;
  Forecast: PlanForecast;
  Points: PlanChartPoint[];
  /** From which the points are computed */
  States: PlanChartState[];
  /** Tasks that were in it at some time and are not deleted, by number */
  Tasks: PlanChartTask[];
};
export type DeletedPlan = {
  _id: Id;
  Name: string;
  Status: PlanStatus;
  /** Day */
  StartDate: string | null;
  /** Day */
  DueDate: string | null;
  /** Sprints of a milestone, tasks of a sprint, when it was deleted */
  Content_count: number;
  /** Instant */
  Deleted_at: string;
  /** Full name */
  Deleted_by: string | null;
};
export type PlanReference = {
  _id: Id;
  Name: string;
} | null;
export type ProjectSprint = {
  _id: Id;
  Project_id: Id;
  Name: string;
  Description: string | null;
  /** Day */
  StartDate: string | null;
  /** Day */
  DueDate: string | null;
  Scope_type: string | null;
  Status: PlanStatus;
  Milestone: PlanReference;
  /** Grows with every change */
  Version: number;
  Work: WorkFigures;
  /** Of its tasks, without rejected ones */
  Estimated_hours: number;
  /** Of finished time entries in its tasks, without rejected ones; to the second */
  Logged_minutes: number;
  Closing: SprintClosingFigures;
  /** Instant of the last closing; null when it was never closed */
  Closed_at: string | null;
};
export type ScopeType = "" | "Fixed scope" | "Flexible scope";
export type CreateSprintForm = {
  Project_id: Id;
  Name: string;
  Description?: string;
  StartDate?: OptionalDay;
  DueDate?: OptionalDay;
  Scope_type?: ScopeType;
  Milestone_id?: OptionalId;
  Status?: PlanStatus;
};
export type UpdateSprintForm = {
  id: Id;
  Name: string;
  Description?: string;
  StartDate?: OptionalDay;
  DueDate?: OptionalDay;
  Scope_type?: ScopeType;
  Milestone_id?: OptionalId;
  Status?: PlanStatus;
  /** The version that was edited; a newer stored one answers 409 */
  Version?: number;
};
export type ClosedSprint = {
  Sprint: ProjectSprint;
  Carried_to: PlanReference;
  /** The tasks that were carried over */
  Task_ids: string[];
};
export type CloseSprintForm = {
  id: Id;
  /** What happens to the open tasks: they stay, go to Target_sprint_id, or to a new sprint of the given name */
  Carry: "leave" | "sprint" | "new";
  /** How many open tasks were shown; another number stored answers 409. Without it what is stored is closed */
  Seen_open?: number;
  Target_sprint_id?: OptionalId;
  /** Of the new sprint; milestone and scope are those of the closed one */
  Name?: string;
  StartDate?: OptionalDay;
  DueDate?: OptionalDay;
};
export type SprintTasksAdded = {
  Sprint: ProjectSprint;
  Task_ids: string[];
};
export type AddSprintTasksForm = {
  id: Id;
  /** Comma-separated ids of tasks of the project that are in no sprint, at most 500 */
  Task_ids: string;
};
export type SprintClosingTask = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
  Issue_type: string;
  Priority: string;
  Status: PlanStatus;
  Assignees: string | null;
  /** Hours */
  Task_duration: number | null;
  /** To the second */
  Logged_minutes: number;
  /** Taken over by another sprint */
  Carried: boolean;
};
export type SprintClosing = {
  _id: Id;
  Closed_at: Instant;
  /** Full name */
  Closed_by: string | null;
  /** Name at that time of the sprint that took the open tasks */
  Carried_to: string | null;
  Work: WorkFigures;
  /** Open tasks that went on in another sprint */
  Carried_over: number;
  /** By key */
  Tasks: SprintClosingTask[];
};
export type SprintWork = {
  /** Open tasks of the sprint */
  Tasks: number;
  /** Those of them that have no estimate and count as 0 hours */
  Without_estimate: number;
  /** Estimated hours of these tasks that are not logged yet */
  Hours: number;
};
export type SprintCapacityPerson = {
  _id: Id;
  Name: string;
  Employee_code: string;
  Position: string | null;
  /** Working hours from From to To without leave and days off */
  Capacity_hours: number;
  /** Granted leave on working days of that time; 0.5 for a half */
  Leave_days: number;
  Work: SprintWork;
  /** Hours that the working plan has of other tasks on these days, of all projects */
  Other_hours: number;
  /** Capacity without both; negative where there is too much to do */
  Free_hours: number;
};
export type SprintCapacity = {
  _id: Id;
  Project_id: Id;
  /** First day that is left, today at the earliest; null without a due day, and when the sprint is over or closed or its project is completed */
  From: string | null;
  /** Due day of the sprint, a year after From at the latest */
  To: string | null;
  People: SprintCapacityPerson[];
  Unassigned: SprintWork;
};
export type ChartFlowDay = {
  /** Day at whose end the tasks are counted */
  Day: string;
  /** In the order of Statuses */
  Counts: number[];
  Open_bugs: number;
};
export type ChartVelocity = {
  _id: Id;
  Name: string;
  Committed: ChartAmount;
  Finished: ChartAmount;
};
export type ChartBars = number[];
export type ChartTimes = {
  /** Days that half of the tasks took at most; null without tasks */
  P50: number | null;
  P85: number | null;
  P95: number | null;
  Bars: ChartBars;
};
export type ChartAccuracy = {
  /** Finished tasks with an estimate and logged time */
  Tasks: number;
  /** Logged per estimated hour of the middle task */
  Middle_ratio: number | null;
  /** Tasks whose logged hours differ from the estimate by a fifth at most */
  Near_percent: number | null;
  Bars: ChartBars;
};
export type ChartForecast = {
  _id: Id;
  Name: string;
  /** Day */
  DueDate: string | null;
  /** Its open tasks */
  Open: number;
  /** Day by which its present tasks are done with a chance of 50 per cent; null where the last twelve weeks do not say */
  P50: string | null;
  /** The same with 85 per cent */
  P85: string | null;
};
export type ProjectCharts = {
  Project_id: Id;
  Statuses: PlanStatus[];
  Flow: ChartFlowDay[];
  /** The last ten closed sprints by start */
  Velocity: ChartVelocity[];
  Lead: ChartTimes;
  Cycle: ChartTimes;
  Accuracy: ChartAccuracy;
  /** Open milestones by due date */
  Forecast: ChartForecast[];
};
export type ProjectChartsForm = {
  Project_id: Id;
  /** Length of the time up to today */
  Days: number;
};
export type ProjectDayTask = {
  _id: Id;
  Task_key: string;
  Summary: string;
  Status: PlanStatus;
  Issue_type: string;
  /** Today */
  Assignees: string | null;
};
export type ProjectDayTasks = {
  /** All of them */
  Count: number;
  Tasks: ProjectDayTask[];
};
export type ProjectDayTasksForm = {
  Project_id: Id;
  Day: Day;
  /** Only open bugs; otherwise all but rejected tasks */
  Open_bugs?: "true" | "false";
  Milestone_id?: Id;
  /** Rows before the first answered one; 0 when it is not given */
  Skip?: number;
};
export type ChartFinishedTask = {
  _id: Id;
  Task_key: string;
  Summary: string;
  /** Day */
  Finished_on: string;
  /** From its creation to its end */
  Lead_days: number;
  /** From its first IN PROGRESS to its end; null when it never was */
  Cycle_days: number | null;
  Estimated_hours: number | null;
  Logged_hours: number;
};
export type ProjectFinishedTasks = {
  /** All of them */
  Count: number;
  Tasks: ChartFinishedTask[];
};
export type ProjectFinishedTasksForm = {
  Project_id: Id;
  /** Length of the time up to today */
  Days: number;
  /** Days from the creation, days from the first IN PROGRESS, logged per estimated hour */
  Figure: "lead" | "cycle" | "ratio";
  /** The first is 0 */
  Bar: number;
  /** Rows before the first answered one; 0 when it is not given */
  Skip?: number;
};
export type SprintReference = {
  _id: Id;
  Name: string;
} | null;
export type TaskDependency = {
  _id: Id;
  Task_key: string;
  Status: TaskStatus;
  /** Working days from the end of the one task to the start of the other; negative for an overlap */
  Lag_days: number;
};
export type TaskRow = {
  _id: Id;
  Task_key: string;
  Issue_type: IssueType;
  Short_summary: string;
  /** Full name */
  Reporter: string | null;
  Reporter_id?: string | null;
  /** Full name */
  Assignees: string | null;
  /** Id of the assignee */
  Employee_id: string | null;
  /** Day */
  Assigned_date: string | null;
  /** The same day, in sortable form */
  Assigned_date2: string | null;
  /** Day */
  Due_date: string | null;
  /** Hours */
  Task_duration: number | null;
  Priority: Priority;
  Status: TaskStatus;
  Project_id: Id;
  Project_name: string;
  Project_short_name?: string;
  Sprint_id: SprintReference;
  /** Grows with every change */
  Version: number;
  Create_at?: string;
  Update_at?: string;
  /** Name of the milestone that the sprint works towards */
  Milestone?: string | null;
  /** Instant of the last closing; null while it is not CLOSE */
  Closed_at?: string | null;
  /** Instant since which it has its status */
  Status_since?: string;
  /** Of finished time entries; a running timer counts when it stops */
  Logged_hours?: number;
  /** Logged less estimated; null without an estimate, and before the first logged time of a task that is not CLOSE */
  Variance_hours?: number | null;
  /** Logged of estimated; null without an estimate */
  Progress_percent?: number | null;
  Reopen_count?: number;
  Comment_count?: number;
  /** First day of the planned work */
  Start_date?: string | null;
  /** Half of Start_date with which the work begins */
  Start_half?: "First Half" | "Second Half";
  /** Half of Due_date with which the work ends */
  Due_half?: "First Half" | "Second Half";
  /** The tasks that it waits for, by key */
  Blocked_by?: TaskDependency[];
  /** The tasks that wait for it, by key */
  Blocks?: TaskDependency[];
};
export type Task = {
  _id: Id;
  Task_key: string;
  Issue_type: IssueType;
  Short_summary: string;
  /** Full name */
  Reporter: string | null;
  Reporter_id?: string | null;
  /** Full name */
  Assignees: string | null;
  /** Id of the assignee */
  Employee_id: string | null;
  /** Day */
  Assigned_date: string | null;
  /** The same day, in sortable form */
  Assigned_date2: string | null;
  /** Day */
  Due_date: string | null;
  /** Hours */
  Task_duration: number | null;
  Priority: Priority;
  Status: TaskStatus;
  Project_id: Id;
  Project_name: string;
  Project_short_name?: string;
  Sprint_id: SprintReference;
  /** Grows with every change */
  Version: number;
  Create_at?: string;
  Update_at?: string;
  /** Name of the milestone that the sprint works towards */
  Milestone?: string | null;
  /** Instant of the last closing; null while it is not CLOSE */
  Closed_at?: string | null;
  /** Instant since which it has its status */
  Status_since?: string;
  /** Of finished time entries; a running timer counts when it stops */
  Logged_hours?: number;
  /** Logged less estimated; null without an estimate, and before the first logged time of a task that is not CLOSE */
  Variance_hours?: number | null;
  /** Logged of estimated; null without an estimate */
  Progress_percent?: number | null;
  Reopen_count?: number;
  Comment_count?: number;
  /** First day of the planned work */
  Start_date?: string | null;
  /** Half of Start_date with which the work begins */
  Start_half?: "First Half" | "Second Half";
  /** Half of Due_date with which the work ends */
  Due_half?: "First Half" | "Second Half";
  /** The tasks that it waits for, by key */
  Blocked_by?: TaskDependency[];
  /** The tasks that wait for it, by key */
  Blocks?: TaskDependency[];
  /** Clean HTML */
  Description: string | null;
  /** Comma-separated ids of linked tasks */
  Linkissue_Taskkey: string | null;
  /** Links */
  Document: string[];
  Document_files?: StoredFile[];
  /** Minutes of all stopped timers */
  Logged_minutes?: number;
};
export type CreateTaskForm = {
  /** Project_id decides */
  Project_name?: string;
  Project_id: string;
  Issue_type: "Bug" | "Task" | "Story";
  Sprint_id?: OptionalId;
  Short_summary: string;
  Description: string;
  /** Always the caller; a sent value is ignored */
  Reporter?: string;
  Assigned_date?: OptionalDay;
  Due_date?: OptionalDay;
  Start_date?: OptionalDay;
  /** Half of Start_date with which the work begins; First Half when left out */
  Start_half?: "First Half" | "Second Half";
  /** Half of Due_date with which the work ends; Second Half when left out */
  Due_half?: "First Half" | "Second Half";
  /** Full name; Employee_id decides */
  Assignees?: string;
  Employee_id: string;
  Priority: "HIGH" | "MEDIUM" | "LOW";
  /** Given by the server; a sent value is ignored */
  Task_key?: string;
  Task_duration?: string;
  /** Comma-separated ids or keys of linked tasks */
  Linkissue_Taskkey?: string;
  /** New attachments */
  demo_image?: Blob[];
};
export type UpdateTaskForm = {
  id: Id;
  /** Project_id decides */
  Project_name?: string;
  /** Read-only; a different value is ignored */
  Project_id?: string;
  Issue_type?: "Bug" | "Task" | "Story";
  Sprint_id?: OptionalId;
  Short_summary: string;
  Description?: string;
  /** Full name; Reporter_id decides */
  Reporter?: string;
  Assigned_date?: OptionalDay;
  Due_date?: OptionalDay;
  Start_date?: OptionalDay;
  /** Half of Start_date with which the work begins; absent leaves it as it is */
  Start_half?: "First Half" | "Second Half";
  /** Half of Due_date with which the work ends; absent leaves it as it is */
  Due_half?: "First Half" | "Second Half";
  /** Full name; Employee_id decides */
  Assignees?: string;
  Employee_id: string;
  Priority: "HIGH" | "MEDIUM" | "LOW";
  /** Given by the server; a sent value is ignored */
  Task_key?: string;
  Task_duration?: string;
  /** Comma-separated ids or keys of linked tasks */
  Linkissue_Taskkey?: string;
  /** New attachments */
  demo_image?: Blob[];
  /** absent leaves the reporter as it is */
  Reporter_id?: string;
  Status?: TaskStatus;
  /** Read-only */
  Project_short_name?: string;
  /** Links of the attachments to keep */
  olddocument?: string[];
  /** The version that was edited; a newer stored one answers 409 */
  Version?: number;
};
export type EditTaskForm = {
  id: Id;
  Status?: TaskStatus;
  /** Full name; Employee_id decides */
  Assignees?: string;
  Employee_id?: string;
  Priority?: "HIGH" | "MEDIUM" | "LOW";
  /** This and the following need Project.Edit_Task */
  Short_summary?: string;
  Issue_type?: "Bug" | "Task" | "Story";
  Due_date?: OptionalDay;
  Start_date?: OptionalDay;
  /** Half of Start_date with which the work begins; absent leaves it as it is */
  Start_half?: "First Half" | "Second Half";
  /** Half of Due_date with which the work ends; absent leaves it as it is */
  Due_half?: "First Half" | "Second Half";
  Task_duration?: string;
  /** '' for no sprint */
  Sprint_id?: string;
  /** Name; Sprint_id decides */
  Sprint_name?: string;
  /** JSON text with the values that were shown of the changed fields, as text, '' for none; 409 when another value is stored than the shown or the new one, whose errors say by whom. Without it the last change wins */
  former?: string;
};
export type CompetingTaskEdit = {
  /** One of the changes */
  Change: string;
  /** One of the former: the values that are stored instead */
  Stored: string;
};
export type TaskEditResult = {
  /** null for a new task that was rejected */
  _id: string | null;
  Task_key: string | null;
  Outcome: "done" | "refused" | "unchanged";
  /** Why it was rejected; when someone has changed the values since they were shown, or since the change that is undone, by whom */
  Message: string | null;
  Competing?: CompetingTaskEdit;
};
export type ChangedTask = {
  _id: Id;
  Task_key?: string;
  Issue_type?: IssueType;
  Short_summary?: string;
  /** Full name */
  Reporter?: string | null;
  Reporter_id?: string | null;
  /** Full name */
  Assignees?: string | null;
  /** Id of the assignee */
  Employee_id: string | null;
  /** Day */
  Assigned_date?: string | null;
  /** The same day, in sortable form */
  Assigned_date2?: string | null;
  /** Day */
  Due_date?: string | null;
  /** Hours */
  Task_duration?: number | null;
  Priority?: Priority;
  Status?: TaskStatus;
  Project_id: Id;
  Project_name?: string;
  Project_short_name?: string;
  Sprint_id?: SprintReference;
  /** Grows with every change */
  Version: number;
  Create_at?: string;
  Update_at?: string;
  /** Name of the milestone that the sprint works towards */
  Milestone?: string | null;
  /** Instant of the last closing; null while it is not CLOSE */
  Closed_at?: string | null;
  /** Instant since which it has its status */
  Status_since?: string;
  /** Of finished time entries; a running timer counts when it stops */
  Logged_hours?: number;
  /** Logged less estimated; null without an estimate, and before the first logged time of a task that is not CLOSE */
  Variance_hours?: number | null;
  /** Logged of estimated; null without an estimate */
  Progress_percent?: number | null;
  Reopen_count?: number;
  Comment_count?: number;
  /** First day of the planned work */
  Start_date?: string | null;
  /** Half of Start_date with which the work begins */
  Start_half?: "First Half" | "Second Half";
  /** Half of Due_date with which the work ends */
  Due_half?: "First Half" | "Second Half";
  /** The tasks that it waits for, by key */
  Blocked_by?: TaskDependency[];
  /** The tasks that wait for it, by key */
  Blocks?: TaskDependency[];
  /** The version before, to which the fields that are not named belong; null for a new task, all of whose fields are named */
  Former_version: number | null;
};
export type EditManyTasksForm = {
  ids?: Id[];
  Status?: TaskStatus;
  Priority?: "HIGH" | "MEDIUM" | "LOW";
  Employee_id?: string;
  Sprint_id?: OptionalId;
  Due_date?: OptionalDay;
  Start_date?: OptionalDay;
  /** Half of Start_date with which the work begins; absent leaves it as it is */
  Start_half?: "First Half" | "Second Half";
  /** Half of Due_date with which the work ends; absent leaves it as it is */
  Due_half?: "First Half" | "Second Half";
  /** Full name; Employee_id decides */
  Assignees?: string;
  /** Name; Sprint_id decides */
  Sprint_name?: string;
  /** One JSON text for each task: its id and any of Short_summary, Issue_type, Status, Priority, Employee_id, Sprint_id, Start_date, Start_half, Due_date, Due_half, Task_duration, all as text; another day keeps its half, and an empty one has none */
  changes?: string[];
  /** One JSON text for each changed task: its id and, as in changes, the values that were shown of the fields that it changes, '' for none. A task of which another value is stored is rejected; without its former values the last change wins */
  former?: string[];
  /** true undoes changes of single values: one that puts back what was there before a change by the caller within a day, as the history has it, obeys the rules of an undo instead of those of new values */
  Restores?: "true" | "false";
  /** One JSON text for each new task, with Short_summary and any of the others; type Task, priority MEDIUM and the caller as assignee when they are not given */
  new_tasks?: string[];
  /** Project of the new tasks */
  Project_id?: string;
};
export type UndoManyTasksForm = {
  id: Id;
};
export type TimelineHalf = "First Half" | "Second Half";
export type TimelineTask = {
  _id: Id;
  Task_key: string;
  Issue_type: IssueType;
  Short_summary: string;
  Status: TaskStatus;
  Priority: Priority;
  /** Id of the assignee */
  Employee_id: string | null;
  /** Full name */
  Assignees: string | null;
  Project_id: Id;
  Project_name: string;
  Sprint_id: string | null;
  Sprint_name: string | null;
  /** That of the sprint */
  Milestone_id: string | null;
  Milestone_name: string | null;
  /** Day */
  Start_date: string | null;
  Start_half: TimelineHalf;
  /** Day */
  Due_date: string | null;
  Due_half: TimelineHalf;
  /** Planned hours */
  Task_duration: number | null;
  Logged_hours: number;
  /** Working half days that leave takes from an open task which was granted after its days were set; of others only with Project.View_Member */
  Lost_to_leave: number;
  /** Working half days that holidays take from an open task which were entered after its days were set */
  Lost_to_holidays: number;
  /** Working half days of an open task on which the assignee has not joined yet, or has left and not returned */
  Lost_before_joining: number;
  Version: number;
};
export type TimelineDependency = {
  /** The task that waits */
  Task_id: string;
  Blocker_id: string;
  /** Working days */
  Lag_days: number;
};
export type TimelinePlan = {
  _id: Id;
  Project_id: Id;
  Name: string;
  /** Day */
  Start_date: string | null;
  /** Day */
  Due_date: string | null;
  Status: string;
};
export type TimelineBreak = {
  /** Day of leaving */
  From: string;
  /** Day of the return, which is one of the employment */
  Until: string;
};
export type TimelinePerson = {
  _id: Id;
  Name: string;
  Location_id: string | null;
  /** First day with the company, if it is after the beginning of the range */
  Joined_on: string | null;
  /** First day on which the assignee is no longer with the company; null for active ones */
  Left_on: string | null;
  /** Times between leaving and returning, in order */
  Breaks: TimelineBreak[];
};
export type TimelineHoliday = {
  /** Day */
  Day: string;
  Name: string;
  /** The half that is off; null for the whole day */
  Half: string | null;
  /** None for all locations */
  Location_ids: string[];
};
export type TimelineLeave = {
  Employee_id: string;
  /** Day */
  From: string;
  From_half: TimelineHalf;
  /** Day */
  To: string;
  To_half: TimelineHalf;
};
export type Timeline = {
  /** Day */
  From: string;
  /** Day */
  To: string;
  /** Tasks in the range; at most 10,000 of them are given */
  Total: number;
  Tasks: TimelineTask[];
  /** Between the given tasks */
  Dependencies: TimelineDependency[];
  Milestones: TimelinePlan[];
  Sprints: TimelinePlan[];
  /** The assignees */
  People: TimelinePerson[];
  Holidays: TimelineHoliday[];
  /** Of the assignees; only own ones without Project.View_Member */
  Leaves: TimelineLeave[];
};
export type CalendarTask = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
  Status: TaskStatus;
  /** Id of the assignee */
  Employee_id: string | null;
  /** Full name */
  Assignees: string | null;
  Project_id: Id;
  Project_name: string;
  /** Day */
  Start_date: string | null;
  Start_half: TimelineHalf;
  /** Day */
  Due_date: string | null;
  Due_half: TimelineHalf;
};
export type CalendarPlan = {
  _id: Id;
  Name: string;
  Project_id: Id;
  Project_name: string;
  /** Day */
  From: string;
  /** Day */
  To: string;
  /** Day */
  StartDate: string | null;
  /** Day */
  DueDate: string | null;
  Status: string;
  /** Sent with a change of its days */
  Version: number;
};
export type CalendarLeave = {
  _id: Id;
  Employee_id: string;
  /** Full name */
  Name: string;
  /** Day */
  From: string;
  From_half: TimelineHalf;
  /** Day */
  To: string;
  To_half: TimelineHalf;
  Leave_type: string | null;
  Status: string | null;
};
export type LeaveHoliday = {
  Day: Day;
  Name: string;
  /** The half that is off; null for the whole day */
  Half: ("First Half" | "Second Half" | null) | null;
};
export type AssigneeDaysOff = {
  /** The assignees */
  People: TimelinePerson[];
  Holidays: TimelineHoliday[];
  /** Of the assignees; only own ones without Project.View_Member */
  Leaves: TimelineLeave[];
};
export type CalendarTotals = {
  /** Day */
  Day: string;
  Tasks: number;
  Milestones: number;
  Sprints: number;
  Leaves: number;
};
export type Calendar = {
  /** Day */
  From: string;
  /** Day */
  To: string;
  /** That of Employee_id */
  Person_name: string | null;
  Tasks: CalendarTask[];
  Milestones: CalendarPlan[];
  Sprints: CalendarPlan[];
  Leaves: CalendarLeave[];
  /** Where the person or otherwise the caller works */
  Holidays: LeaveHoliday[];
  Days_off: AssigneeDaysOff;
  /** One of each day */
  Totals: CalendarTotals[];
};
export type TimelineMove = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
  Assignees: string | null;
  /** The user moves it; otherwise it moves because it waits for others */
  Is_chosen: boolean;
  Version: number;
  /** Day */
  From_start: string | null;
  From_start_half: TimelineHalf;
  /** Day */
  From_due: string | null;
  From_due_half: TimelineHalf;
  /** Day */
  To_start: string;
  To_start_half: TimelineHalf;
  /** Day */
  To_due: string;
  To_due_half: TimelineHalf;
  /** Why the rules of a task reject these days */
  Problem: string | null;
  /** Its sprint and the days that the new days are not within */
  Outside_sprint: string | null;
};
export type TimelineOverload = {
  Employee_id: string;
  Name: string;
  /** With more planned hours than the employee works, and more than before */
  Days: {
    /** Day */
    Day: string;
    Hours: number;
    Capacity_hours: number;
  }[];
};
export type TimelineMilestoneEnd = {
  _id: string;
  Name: string;
  Project_name: string;
  /** Day */
  Due_date: string | null;
  /** Day */
  Ends_before: string | null;
  /** Day */
  Ends_after: string | null;
};
export type TimelinePreview = {
  Moves: TimelineMove[];
  Overloads: TimelineOverload[];
  Milestones: TimelineMilestoneEnd[];
  Fingerprint: string;
};
export type PreviewTimelineMoveForm = {
  /** One JSON text for each task that the user moves: id, Start_date, Start_half and, for another length, Due_date and Due_half, all as text */
  moves: string[];
};
export type SaveTimelineMoveForm = {
  /** One JSON text for each task that the user moves: id, Start_date, Start_half and, for another length, Due_date and Due_half, all as text */
  moves: string[];
  /** That of the preview that the user saw; 409 when a preview would differ from it */
  Fingerprint: string;
};
export type Baseline = {
  _id: Id;
  Project_id: Id;
  Name: string;
  /** Full name */
  Saved_by: string;
  Saved_at: Instant;
  /** How many tasks had days */
  Tasks: number;
};
export type BaselineTask = {
  Task_id: string;
  /** Day */
  Start_date: string | null;
  Start_half: TimelineHalf;
  /** Day */
  Due_date: string | null;
  Due_half: TimelineHalf;
  /** Planned hours */
  Task_duration: number | null;
};
export type SaveBaselineForm = {
  Project_id: Id;
  Name: string;
};
export type DeleteBaselineForm = {
  id: Id;
};
export type SaveTaskDependencyForm = {
  /** Id or key of the task that waits */
  task_id: string;
  /** Id or key of the task that it waits for */
  blocker_id: string;
  Lag_days?: number;
  /** The lag when the user began to change it; 409 when another one is stored */
  Former_lag_days?: number;
};
export type DeleteTaskDependencyForm = {
  /** Id or key of the task that waits */
  task_id: string;
  /** Id or key of the task that it waits for */
  blocker_id: string;
};
export type LinkedTasksForm = {
  task_id: Id;
};
export type ManyTaskIdsForm = {
  ids: Id[];
};
export type TaskDeletionPreview = {
  _id: Id;
  Task_key: string | null;
  Summary: string | null;
  /** Employees whose timers run on it: they are stopped */
  Timers: string[];
  /** Of all employees, to the second; they stay in the hours of people, and are in no others until it is restored */
  Logged_minutes: number;
  /** Keys of visible open tasks that wait for it while it is open and are not deleted with it */
  Waiting: string[];
  /** Why it cannot be deleted */
  Message: string | null;
};
export type DeletedTask = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
  Issue_type: IssueType;
  Status: TaskStatus;
  /** Full name */
  Assignees: string | null;
  Deleted_at: string;
  /** Full name */
  Deleted_by: string | null;
};
export type TaskFieldValue =
  (string | null) | (number | null) | SprintReference | TaskDependency[];
export type TaskGroup = {
  /** Id of the project, person, sprint or milestone, otherwise the value itself; '' for none */
  Key: string;
  /** Name; '' for none */
  Label: string;
  Count: number;
  /** Hours */
  Task_duration: number;
  Logged_hours: number;
  /** Sum over the tasks that have a variance; null when none has one */
  Variance_hours: number | null;
  Reopen_count: number;
  Comment_count: number;
};
export type TimerStatus = "Running" | "Stopped";
export type LoggedTimeEntry = {
  _id: Id;
  Status: TimerStatus;
  Check_In: Instant;
  /** Instant; null while running */
  Check_Out: string | null;
  Employee_id: EmployeeMatch;
  Task_id: {
    _id: Id;
    Task_key: string;
    Short_summary: string;
  };
  /** Instant of the last change by hand */
  Corrected_at?: string | null;
  Correction_reason?: string | null;
};
export type TaskTimer = {
  Status: TimerStatus;
  /** Instant; null when the caller never ran a timer on this task */
  Check_In: string | null;
  /** Instant */
  Check_Out: string | null;
  Task_id?: Id;
  Project_id?: Id;
  Task_key?: string;
  Short_summary?: string;
  /** Instant of the answer; lets a client with a wrong clock show the right elapsed time */
  Server_time?: string;
  /** Day from which the stopped time counts, when the month in which the timer started has been closed since */
  Counted_from?: string | null;
  /** The task whose timer this start has stopped */
  Stopped_task?: {
    _id: Id;
    Task_key: string;
  } | null;
};
export type TaskTimerForm = {
  Task_id: Id;
  Project_id?: OptionalId;
  /** The state that the person saw when toggling; if the timer is in another state by now, nothing changes and 409 is answered */
  Expected?: "Running" | "Stopped";
};
export type TimedTask = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
};
export type OwnTimeEntry = {
  _id: Id;
  Status: TimerStatus;
  /** First closed month (YYYY-MM) that the entry lies in, in which the caller changes no hours; otherwise null */
  Closed_month: string | null;
  Check_In: Instant;
  /** Instant; null while running */
  Check_Out: string | null;
  Task_id: TimedTask;
  Project_id: Id;
  Project_name: string;
  Version: number;
  /** Instant of the last change by hand */
  Corrected_at: string | null;
  Correction_reason: string | null;
};
export type TimeEntryChange = {
  Rows: OwnTimeEntry[];
  /** Tasks whose hours have changed */
  Tasks: {
    _id: Id;
    Project_id: Id;
  }[];
};
export type AddTimeEntryForm = {
  Task_id: string;
  Check_In: string;
  Check_Out: string;
  Reason: string;
};
export type EditTimeEntryForm = {
  id: Id;
  /** Absent leaves the task as it is */
  Task_id?: string;
  Check_In: string;
  Check_Out: string;
  Reason: string;
  /** Of the time entry that the caller saw; 409 when it has been changed since then */
  Version: number;
};
export type SplitTimeEntryForm = {
  id: Id;
  At: string;
  /** Task of the second part; absent for the same */
  Task_id?: string;
  Reason: string;
  Version: number;
};
export type DeleteTimeEntryForm = {
  id: Id;
  Reason: string;
  Version: number;
};
export type TimerOverrun = {
  _id: Id;
  Check_In: Instant;
  /** Instant; null while it runs */
  Check_Out: string | null;
  Task_id: TimedTask;
  Project_id: Id;
  Version: number;
  /** Instant at which the working day ended */
  Day_end: string;
  /** What says so: the last check-out of the face log or of a manual request, or midnight on the company clock */
  Ended_by: "Face" | "Manual" | "Midnight";
};
export type SettleTimerOverrunForm = {
  id: Id;
  Decision: "Stop" | "Keep";
  /** With Stop: when the work ended; default the end of the day */
  At?: string;
  /** Default: why the day ended then */
  Reason?: string;
  Version: number;
};
export type Comment = {
  _id: Id;
  User_id: Id;
  First_name: string;
  Last_name: string;
  Task_id: string | null;
  Type: "Task" | "Project";
  Project_id: string | null;
  /** Clean HTML */
  Comment: string;
  Create_at: Instant;
  Profile_pic?: string | null;
  /** Instant of the last change of the text */
  Edited_at: string | null;
  /** Instant; only of own comments that the caller can restore */
  Deleted_at: string | null;
  Version: number;
};
export type ListCommentsForm = {
  /** Id of a task or of a project */
  Task_id: string;
  With_own_deleted?: Ticked;
};
export type AddCommentForm = {
  User_id?: OptionalId;
  First_name?: string;
  Last_name?: string;
  Task_id?: OptionalId;
  Type?: "" | "Task" | "Project";
  Project_id?: OptionalId;
  Comment: string;
};
export type EditCommentForm = {
  id: Id;
  Comment: string;
  /** The version that was edited; a newer stored one is answered 409 */
  Version: number;
};
export type HistoryEntry = {
  _id: Id;
  User_id: string | null;
  /** Full name, in the entry of the creation */
  Created_by: string | null;
  /** Full name */
  Updated_by: string | null;
  /** Instant, in the entry of the creation */
  Task_create: string | null;
  Privious_Status: string | null;
  Current_Status: string | null;
  Privious_Assignees: string | null;
  Current_Assignees: string | null;
  Comments: string | null;
  Time: Instant;
  Action?: string | null;
  /** Name of the field that changed */
  Field?: string | null;
  Privious_Value?: string | null;
  Current_Value?: string | null;
};
export type AddHistoryForm = {
  User_id?: OptionalId;
  Task_id?: OptionalId;
  project_id?: OptionalId;
  /** The caller; a different value is ignored */
  Updated_by?: string;
  Comments?: string;
  Current_Status?: string;
  Privious_Status?: string;
  Current_Assignees?: string;
  Privious_Assignees?: string;
  Action?: string;
};
export type PresentRecord = {
  _id: Id;
  /** The date given with the upload, YYYY-MM-DD; it names the month */
  Date: string;
  Name: string;
  /** Employee_code */
  Code: string;
  /** Days */
  Working_days: number;
  /** Count of full-day leaves */
  Full_leave: number;
  /** Count of half-day leaves */
  Half_leave: number;
  /** Count */
  Missed_punch: number;
  /** Days */
  WFM: number;
  /** Days; below 0 when overdrawn */
  Carry_forward: number;
  /** Days */
  Total_days: number;
  /** Days */
  Allow: number;
  /** Days */
  Grand_Total: number;
  /** The employee's own answer; null while there is none */
  Attendence_Status: ("Approved" | "Issue" | null) | null;
  /** When the employee answered, ISO 8601 in UTC */
  Attendence_Status_Date: string | null;
  /** What the employee says is wrong; null without an Issue */
  Attendence_Comment: string | null;
  /** Whether its month is closed; no employee answers then */
  Closed: boolean;
  /** Goes up with every change */
  Version: number;
  /** The employee with the code of the record; null for none */
  Employee_id: string | null;
};
export type MonthlyAttendanceForm = {
  /** The caller's own Employee_code; another one is ignored */
  Code: string;
  /** Zero-based month, January is 0; the newest record of that month answers */
  month: number;
  /** Year of the month; without it the newest record of that month */
  Year?: number;
  /** 'true', with Year: of the months up to this one, from that of joining on, the oldest that waits for the caller's answer; without one the newest of this month and the one before */
  Waiting?: "true" | "false";
};
export type AnswerMonthlyAttendanceForm = {
  /** The caller's own Employee_code; another one is ignored */
  Code: string;
  /** Zero-based month, January is 0 */
  month: number;
  /** Year of the month; without it the newest record of that month */
  Year?: number;
  /** Approved for Confirm */
  Attendence_Status: "Approved" | "Issue";
  /** What is wrong; kept with Issue only */
  Comment?: string;
  /** Version of the record that was shown; a newer stored one answers 409. Without it what is stored is answered */
  Seen_version?: number;
};
export type UpdatePresentRecordForm = {
  id: Id;
  Name?: string;
  Code?: string;
  /** Days; at most two decimals */
  Working_days?: number | null;
  /** Count of full-day leaves */
  Full_leave?: number | null;
  /** Count of half-day leaves */
  Half_leave?: number | null;
  /** Count */
  Missed_punch?: number | null;
  /** Days */
  WFM?: number | null;
  /** Days; at most two decimals */
  Carry_forward?: number | null;
  /** Days; at most two decimals */
  Total_days?: number | null;
  /** Days; at most two decimals */
  Allow?: number | null;
  /** Days; at most two decimals */
  Grand_Total?: number | null;
  /** Version of the record that was looked at; 409 when it has changed since. Without it the last one wins */
  Seen_version?: number;
};
export type PresentUpload = {
  /** Month from 1900-01 to 2199-12 (YYYY-MM) */
  month: string;
  /** Records of codes that were new in the month */
  added: number;
  /** Records that took the place of one with the same month and Code */
  replaced: number;
};
export type UploadPresentRecordsForm = {
  date: string;
  /** One .xlsx or .csv file whose headings are the field names of the record */
  employee_file: Blob[];
  /** Stored_versions of the preview; others stored answer 409, and nothing is stored. Without it the file is stored whatever was changed since */
  Seen_versions?: number;
};
export type PresentPreviewRow = {
  /** Line of the file */
  Line: number;
  /** All fields as the file has them */
  Name: string;
  Code: string;
  Working_days: string;
  Full_leave: string;
  Half_leave: string;
  Missed_punch: string;
  WFM: string;
  Carry_forward: string;
  Total_days: string;
  Allow: string;
  Grand_Total: string;
  /** The month has a record of this code */
  Replaces: boolean;
  /** Why the row cannot be stored */
  Problems: FieldProblem[];
  /** What to look at before it is stored: an unknown code, a name that does not match the code, a total that does not add up */
  Warnings: FieldProblem[];
};
export type PresentPreview = {
  Month: YearMonth;
  Rows: PresentPreviewRow[];
  /** Columns that are not read */
  Notices: string[];
  /** Sum of the versions of the records that the rows replace */
  Stored_versions: number;
};
export type PreviewPresentRecordsForm = {
  date: string;
  employee_file: Blob[];
};
export type PresentMonth = {
  Month: YearMonth;
  /** null while the month is open */
  Closed_at: string | null;
  /** First and last name */
  Closed_by: string | null;
  Records: number;
  /** Sum of the versions of the records: goes up with each change of one */
  Versions: number;
  /** Records without an answer of active employees */
  Unanswered: number;
  /** Records with an Issue */
  Issues: number;
  /** Active employees of the month who have no record */
  Without_record: number;
};
export type ClosePresentMonthForm = {
  month: YearMonth;
  Closed: Ticked;
  /** How many records with an issue were shown; another number stored answers 409 when the month is closed. Without it what is stored is closed */
  Seen_issues?: number;
};
export type PresentFigures = {
  Working_days: number;
  Full_leave: number;
  Half_leave: number;
  Missed_punch: number;
  WFM: number;
  Total_days: number;
} | null;
export type PresentComparisonRow = {
  /** null without an employee of this code */
  Employee_id: string | null;
  Code: string;
  Name: string;
  /** Identifier of the stored record */
  _id: string | null;
  Outcome: "Differs" | "No record" | "No employee" | "Same";
  Stored: PresentFigures;
  Computed: PresentFigures;
  /** Fields in which both differ */
  Differences: string[];
};
export type PresentComparison = {
  Rows: PresentComparisonRow[];
  /** Rows of the whole list */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type PresentWindow = {
  Rows: PresentRecord[];
  /** Records that pass the filters */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type PresentSums = {
  Working_days: number;
  Full_leave: number;
  Half_leave: number;
  Missed_punch: number;
  WFM: number;
  Carry_forward: number;
  Total_days: number;
  Allow: number;
  Grand_Total: number;
};
export type PresentSilent = {
  Employee_id: Id;
  Code: string;
  Name: string;
  Why: "No answer" | "No record";
  /** The last reminder; null before the first */
  Reminded_at: string | null;
  /** First and last name */
  Reminded_by: string | null;
};
export type PresentUnansweredWindow = {
  Rows: PresentSilent[];
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type PresentReminders = {
  Reminded: number;
  Left_out: {
    Why: "Reminded today" | "Answered" | "Not asked" | "Own month";
    Count: number;
  }[];
};
export type RemindPresentUnansweredForm = {
  month: YearMonth;
  /** Part of name or code */
  q?: string;
  /** Comma-separated ids of at most 1,000 employees; without it all who match */
  Employee_ids?: string;
};
export type MonthEnd = {
  Month: YearMonth;
  /** null while the month is open */
  Closed_at: string | null;
  /** First and last name */
  Closed_by: string | null;
  Records: number;
  /** Records without an answer of active employees */
  Unanswered: number;
  /** Records with an Issue */
  Issues: number;
  /** Active employees of the month who have no record */
  Without_record: number;
  /** Rows of listMissingPunches */
  Missing_punches: number;
  /** Pending requests to correct a day of the month */
  Corrections: number | null;
  /** Pending leaves with a day in the month */
  Leaves: number | null;
  /** Pending overtime of the month */
  Overtime: number | null;
  /** Rows of comparePresentMonth whose Outcome is not Same */
  Differences: number;
};
export type MissingPunch = {
  _id: Id;
  Code: string;
  Name: string;
  Day: Day;
  Missing: "Check-in" | "Check-out" | "Last check-out";
  Check_in: string | null;
  Check_out: string | null;
};
export type MissingPunchWindow = {
  Rows: MissingPunch[];
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type PresentLogChange = {
  /** Field of the record */
  Field: string;
  Privious_Value: string | null;
  Current_Value: string | null;
};
export type PresentLogEntry = {
  _id: Id;
  /** Of a record: Uploaded, Replaced, Edited, Approved, Issue; of a month: Uploaded, Reminded, Closed, Opened again */
  Action_Log: string;
  Comment: string | null;
  Changes: PresentLogChange[];
  /** First and last name */
  Created_by: string | null;
  Create_at: Instant;
};
export type LeaveEmployee = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Employee_code: string;
};
export type Leave = {
  _id: Id;
  Leave_type: "Casual Leave" | "Sick Leave";
  /** First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
  Leave_Date_to_Date: string;
  /** Half with which the first day starts */
  Leave_half_from: "First Half" | "Second Half";
  /** Half with which the last day ends */
  Leave_half_to: "First Half" | "Second Half";
  Reason: string;
  Status:
    | "Pending"
    | "Approved"
    | "Conditional Approved"
    | "Unapproved"
    | "Rejected"
    | "Cancelled";
  /** Comment of the approver */
  status_comment: string | null;
  /** Names of those who decided or cancelled; null while Pending */
  Action_by: string | null;
  /** When, ISO 8601 in UTC; null while Pending */
  Action_on: string | null;
  Create_at: Instant;
  /** First and last name of the user who filed it, for the column Requested By */
  Created_by: string;
  /** Comma-separated employee ids; null for none */
  Notified_Employee: string | null;
  Emergency_leave: Ticked;
  Employee_ID: Id;
  Employee: LeaveEmployee;
  /** Whether the caller may decide this leave now */
  May_decide: boolean;
  /** First closed month of present data that one of its days lies in, YYYY-MM; null while all are open. Such a leave is decided and cancelled by holders of Report.Employee_Present alone */
  Closed_month: string | null;
  /** Length in calendar days, in steps of 0.5 */
  Length_days: number;
  /** Working days of the leave, in steps of 0.5: without weekly offs and holidays where the employee works */
  Working_days: number;
  /** Members of the same team who are out on one of these days; in windows of scope team or all only */
  Clashes?: LeaveEmployee[];
  /** Leave days of this employee in the last 30 days; in windows of scope team or all only */
  LeavesinLast30Days?: number;
};
export type ApplyForLeaveForm = {
  /** The applicant's; the signed-in account counts, not this field */
  Email?: string;
  /** First and last day, comma-separated */
  Leave_Date_to_Date: string;
  StartDate?: string;
  EndDate?: string;
  Reason: string;
  /** Half with which the first day starts; First Half when left out */
  Leave_half_from?: "First Half" | "Second Half";
  /** Half with which the last day ends; Second Half when left out */
  Leave_half_to?: "First Half" | "Second Half";
  /** Comma-separated employee ids; '' for none */
  Notified_Employee?: string;
  Create_at?: Instant;
  Emergency_leave?: Ticked;
  Leave_type: "Casual Leave" | "Sick Leave";
  Employee_ID?: OptionalId;
  /** Pending or absent for an own leave; required when the leave is filed for another employee */
  Status?:
    "Pending" | "Approved" | "Conditional Approved" | "Unapproved" | "Rejected";
};
export type CountedLeave = {
  _id: Id;
  LeavesinLast30Days: number;
  LeavesInCurrentMonth: number;
  LeaveTotalDays: number;
};
export type LeaveCounts = {
  /** What the newest monthly present record of the caller carries forward; 0 without one */
  Carry_forward: number;
  /** Month of that record, YYYY-MM; null without one */
  Carry_forward_month: string | null;
  /** The granted leaves of which days count: those on days of the employment, not before the day of joining and not between leaving and returning */
  Leaves: CountedLeave[];
  LeavesinLast30Days: number;
  LeavesInCurrentMonth: number;
  LeaveTotalDays: number;
  /** Of LeavesinLast30Days those that are working days: without weekly offs and holidays where the employee works */
  Working_days_last_30_days: number;
  /** Of LeavesInCurrentMonth those that are working days */
  Working_days_current_month: number;
  /** Of LeaveTotalDays those that are working days */
  Working_days_total: number;
};
export type ChangeLeaveStatusForm = {
  id: Id;
  Status:
    | "Approved"
    | "Conditional Approved"
    | "Unapproved"
    | "Rejected"
    | "Cancelled";
  /** Shown to the employee as the reason of the decision */
  status_comment?: string;
};
export type LeaveLogEntry = {
  _id: Id;
  /** What happened: the status that was set */
  Action_Log: string;
  Comment: string | null;
  /** First and last name */
  Created_by: string;
  Create_at: Instant;
};
export type LeaveToday = {
  _id: Id;
  Employee_ID: Id;
  Employee: LeaveEmployee;
  /** First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
  Leave_Date_to_Date: string;
  Leave_half_from: "First Half" | "Second Half";
  Leave_half_to: "First Half" | "Second Half";
  Status: "Approved" | "Conditional Approved";
  /** 1 when out in the first half of today */
  away_first_half: 0 | 1;
  /** 1 when out in the second half of today */
  away_second_half: 0 | 1;
};
export type LeaveWindow = {
  Rows: Leave[];
  /** Leaves that pass the filters */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type LeaveQuarterTotal = {
  Quarter: "Quarter-1" | "Quarter-2" | "Quarter-3" | "Quarter-4";
  /** Leaves of any status that begin in it */
  Leaves: number;
  /** Those among them that wait for a decision */
  Pending: number;
  /** Days of the Approved and Conditional Approved ones */
  Granted_days: number;
  /** Granted days of Casual Leave */
  Casual_days: number;
  /** Granted days of Sick Leave */
  Sick_days: number;
};
export type LeaveCalendarEntry = {
  _id: Id;
  Employee_ID: Id;
  Leave_type: "Casual Leave" | "Sick Leave";
  /** First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
  Leave_Date_to_Date: string;
  Leave_half_from: "First Half" | "Second Half";
  Leave_half_to: "First Half" | "Second Half";
  Status: "Pending" | "Approved" | "Conditional Approved";
  Emergency_leave: Ticked;
};
export type LeaveCalendarHoliday = {
  Day: Day;
  Name: string;
  /** The half that is off; null for the whole day */
  Half: ("First Half" | "Second Half" | null) | null;
  /** Those of the people where it is kept */
  Employee_IDs: Id[];
};
export type LeaveCalendar = {
  /** By name */
  People: LeaveEmployee[];
  /** People of all windows */
  People_total: number;
  Leaves: LeaveCalendarEntry[];
  /** Where the people work */
  Holidays: LeaveCalendarHoliday[];
};
export type LeaveYear = {
  Leaves: LeaveCalendarEntry[];
  /** By day */
  Holidays: LeaveHoliday[];
};
export type LeaveImpactAway = {
  Employee: LeaveEmployee;
  /** First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
  Leave_Date_to_Date: string;
  Leave_half_from: "First Half" | "Second Half";
  Leave_half_to: "First Half" | "Second Half";
};
export type LeaveImpactTask = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
  Due_date: Day;
  Status: string;
};
export type LeaveImpactSprint = {
  _id: Id;
  Name: string;
  DueDate: Day;
  Project_id: Id;
  Project_name: string;
};
export type LeaveImpactMilestone = {
  _id: Id;
  Name: string;
  Due_date: Day;
  Project_id: Id;
  Project_name: string;
  /** Of the employee in this milestone */
  Open_tasks: number;
};
export type LeaveImpactMovedMilestone = {
  _id: Id;
  Name: string;
  Due_date: Day | null;
  Project_id: Id;
  Project_name: string;
  /** Without the leave */
  Ends_before: Day;
  Ends_before_half: "First Half" | "Second Half";
  /** With the leave */
  Ends_after: Day;
  Ends_after_half: "First Half" | "Second Half";
};
export type LeaveImpact = {
  /** Why such a leave is not accepted when it begins before the day of joining */
  Too_early: string | null;
  /** Calendar days of the leave, in steps of 0.5 */
  Length_days: number;
  /** Working days of the leave, in steps of 0.5: without weekly offs and holidays where the employee works */
  Working_days: number;
  /** Granted leave of the employee so far, as getLeaveCounts answers it to the employee */
  Counts: LeaveCounts;
  /** The same people with a leave on these days that waits for a decision */
  Waiting: LeaveImpactAway[];
  /** Open tasks of the employee that are due on these days, the first 20 */
  Tasks: LeaveImpactTask[];
  Tasks_total: number;
  /** Sprints of the employee's projects that end on these days */
  Sprints: LeaveImpactSprint[];
  /** Open milestones that are due on these days and in which the employee has open tasks, the first 20 */
  Milestones: LeaveImpactMilestone[];
  Milestones_total: number;
  /** Milestones that the leave moves, the first 20 */
  Moved_milestones: LeaveImpactMovedMilestone[];
  Moved_milestones_total: number;
  /** People with the same leader and the leader whose granted leave shares a half with these days */
  Away: LeaveImpactAway[];
  Holidays: LeaveHoliday[];
};
export type DecisionResult = {
  _id: Id;
  Done: boolean;
  /** Why it could not be decided; null when it was */
  Message: string | null;
};
export type DecideLeavesForm = {
  /** Comma-separated ids of at most 100 leaves */
  ids: string;
  Status: "Approved" | "Conditional Approved" | "Unapproved" | "Rejected";
  /** Shown to the employees as the reason of the decision */
  status_comment?: string;
};
export type AttendancePosition = {
  _id: Id;
  Position_name: string;
} | null;
export type AttendanceDepartment = {
  _id: Id;
  Department_name: string;
} | null;
export type AttendanceEmployee = {
  _id: Id;
  First_name: string;
  Middle_name: string | null;
  Last_name: string;
  Employee_code: string;
  Email: string;
  Mobile: string | null;
  Position_id: AttendancePosition;
  Role_id: AttendanceDepartment;
  /** Shift label of the day, or of the last day of the month on which the person was employed; null shows '10 Am - 07.30 Pm' */
  Shift_type: string | null;
  /** Location_name, of the same day */
  Location: string | null;
};
export type FaceLogin = {
  /** First check-in of the day, ISO 8601 in UTC; null for an employee who has none */
  check_in_time: string | null;
  Employee_id: AttendanceEmployee;
  date: string;
  /** Last check-out of the day, ISO 8601 in UTC */
  check_out_time: string | null;
  /** Of a day list only: what the first half is for the employee, with corrections and leave; null where nothing can be said */
  first_half?: ("DP" | "ABS" | "WO" | "HD" | "PL" | null) | null;
  /** The same of the second half */
  second_half?: ("DP" | "ABS" | "WO" | "HD" | "PL" | null) | null;
};
export type AttendanceCounts = {
  absent: number;
  present: number;
  holiday: number;
  workingDays: number;
  paidLeave: number;
};
export type AttendanceLeave = {
  /** First and last day, comma-separated: YYYY-MM-DD,YYYY-MM-DD */
  Leave_Date_to_Date: string;
  Leave_half_from: "First Half" | "Second Half";
  Leave_half_to: "First Half" | "Second Half";
  status:
    | "Pending"
    | "Approved"
    | "Conditional Approved"
    | "Unapproved"
    | "Rejected"
    | "Cancelled";
  status_comment: string | null;
} | null;
export type AttendanceDayRequest = {
  _id: Id;
  type: "checkIn" | "checkOut";
  time: ClockTime;
  status: "Pending" | "Approved" | "Rejected";
};
export type AttendanceDay = {
  date: Day;
  /** Time of coming that counts, ISO 8601 in UTC */
  checkIn: string | null;
  /** Time of leaving that counts, ISO 8601 in UTC */
  checkOut: string | null;
  /** 1 present, 0 not; null for a half still to come or without employment */
  present_first_half: (0 | 1 | null) | null;
  /** 1 present, 0 not; null for a half still to come or without employment */
  present_second_half: (0 | 1 | null) | null;
  weekOff: boolean;
  /** Name of the holiday; null when the day is none */
  holiday: string | null;
  leave: AttendanceLeave;
  /** Mean of the two halves; null while that is open */
  present_count: (0 | 0.5 | 1 | null) | null;
  /** The half that is off, when the holiday takes only one */
  holiday_half: ("First Half" | "Second Half" | null) | null;
  /** Every face check-in of the day, earliest first */
  face_in_logs: Instant[];
  /** Every face check-out of the day, earliest first */
  face_out_logs: Instant[];
  manual_requests: AttendanceDayRequest[];
  /** Code of the first half: present, absent, weekly off, holiday, paid leave; null while that is open */
  first_half: ("DP" | "ABS" | "WO" | "HD" | "PL" | null) | null;
  /** Code of the second half */
  second_half: ("DP" | "ABS" | "WO" | "HD" | "PL" | null) | null;
  /** From coming to leaving, on the current day to now; 0 without both */
  worked_minutes: number;
  /** Seen on a day that is over, but coming, or leaving after the last check-in, is missing */
  missing_punch: boolean;
  /** The day lies before the person joined */
  before_joining: boolean;
  /** The day lies before the person joined or after the person left, and counts in nothing but presence */
  not_employed: boolean;
};
export type AttendanceOfMonth = {
  summary: AttendanceCounts;
  /** Every day of the month, first to last */
  days: AttendanceDay[];
};
export type AttendanceOfMonthForm = {
  /** January is 1 */
  month: number;
  year: number;
  employee_id: Id;
};
export type AttendanceSummaryRow = {
  Employee_id: AttendanceEmployee;
  /** The day of the month from which on the location or shift of its last day applies, which are shown; null when they apply all month */
  Workplace_since: string | null;
  /** Days in steps of 0.5 */
  absent: number;
  /** Days in steps of 0.5 */
  present: number;
  /** Days in steps of 0.5 */
  holiday: number;
  /** Days in steps of 0.5 */
  workingDays: number;
  /** Days in steps of 0.5 */
  paidLeave: number;
};
export type AttendanceSummaryForm = {
  /** January is 1 */
  month: number;
  /** 2022 up to the current year */
  year: number;
};
export type FaceDevice = {
  _id: Id;
  Device_name: string;
  /** Location_name of where it hangs */
  Location: string | null;
  /** The last four characters of the key, to identify it */
  Key_ending: string;
  Status: "Active" | "DeActive";
  Created_by: string;
  Create_at: Instant;
  /** When it last called */
  Last_seen_at: string | null;
  /** Events that it has reported */
  Event_count: number;
};
export type AddFaceDeviceForm = {
  Device_name: string;
  Location_id?: OptionalId;
};
export type DeactivateFaceDeviceForm = {
  id: Id;
};
export type FaceEventResult = {
  event_id: string | null;
  outcome: "stored" | "known" | "refused";
  reason: string | null;
};
export type FaceEventsForm = {
  /** JSON: a list of at most 500 of {"event_id": "…" (at most 100 characters), "employee_code": "…", "time": ISO 8601 with offset, "direction": "in" or "out"} */
  events: string;
};
export type MusterRow = {
  _id: Id;
  Name: string;
  Code: string;
  Department: string | null;
  /** Of the last day of the month on which the person was employed */
  Location: string | null;
  /** The day of the month from which on the location or shift of its last day applies, which are shown; null when they apply all month */
  Workplace_since: string | null;
  /** A text for every day of the month: the code of both halves, 'DP/PL' where they differ, '' while unknown */
  Days: string[];
  Working_days: number;
  Present: number;
  Absent: number;
  Paid_leave: number;
  Holiday: number;
};
export type MusterWindow = {
  Rows: MusterRow[];
  Total: number;
};
export type ManualAttendanceEmployee = {
  _id: Id;
  First_name: string;
  Middle_name: string | null;
  Last_name: string;
  Employee_code: string;
};
export type ManualAttendanceRequest = {
  _id: Id;
  employee_id: ManualAttendanceEmployee;
  date: Day;
  type: "checkIn" | "checkOut";
  time: ClockTime;
  reason: string;
  status: "Pending" | "Approved" | "Rejected";
  /** Why it was rejected */
  status_comment: string | null;
  Create_at: string;
  /** First and last name of the approver */
  Action_by: string | null;
  /** When, ISO 8601 in UTC */
  Action_on: string | null;
  /** Whether the caller may decide this request now */
  May_decide: boolean;
};
export type RequestManualAttendanceForm = {
  date: string;
  type: "checkIn" | "checkOut";
  time: string;
  reason:
    | "technical issue"
    | "Health Issue"
    | "Cricket Tournament"
    | "Vehicle Issue"
    | "Client Meeting"
    | "WFH";
};
export type LinkedManualAttendance = {
  _id: Id;
  Employee_id: Id;
  /** Mean of the two halves */
  present_count: 0 | 0.5 | 1;
  present_first_half: 0 | 1;
  present_second_half: 0 | 1;
  /** ISO 8601 in UTC */
  check_in_time: string | null;
  /** ISO 8601 in UTC */
  check_out_time: string | null;
  date: string;
  /** Face logs of the day do not count */
  Replaces_recorded: boolean;
  /** When it was stored, ISO 8601 in UTC */
  Changed_at: string;
  /** First and last name of the editor */
  Changed_by: string | null;
} | null;
export type LinkedManualAttendanceForm = {
  id: Id;
  date?: string;
};
export type DecideManualAttendanceForm = {
  /** Which case it is; stored as Approved, Rejected */
  status: "approved" | "rejected";
  added_first_half?: Ticked;
  added_second_half?: Ticked;
  manual_id?: OptionalId;
  employee_id?: Id;
  attendance_id?: Id;
  /** Type of the request that is approved */
  attendance_type?: "checkIn" | "checkOut";
  /** Time to store as check-in, HH:mm; '' or absent leaves what is stored, and for a request of this type takes the time that it claims */
  manual_check_in?: string;
  /** Time to store as check-out, as manual_check_in */
  manual_check_out?: string;
  reject_id?: Id;
  /** Why it is rejected */
  status_comment?: string;
};
export type ManualAttendanceLogEntry = {
  _id: Id;
  /** What happened: the status that was set */
  Action_Log: string;
  Comment: string | null;
  /** First and last name */
  Created_by: string;
  Create_at: Instant;
};
export type EvidenceFaceLog = {
  Logged_at: Instant;
  Direction: "in" | "out";
};
export type EvidenceTask = {
  _id: Id;
  Task_key: string;
  Short_summary: string;
} | null;
export type EvidenceTimer = {
  _id: Id;
  Check_In: Instant;
  /** null while it runs */
  Check_Out: string | null;
  Task: EvidenceTask;
};
export type EvidenceComment = {
  _id: Id;
  Create_at: Instant;
  /** Instant of the last change of the text; null when the caller may not see it */
  Edited_at: string | null;
  Task: EvidenceTask;
  /** Its beginning, without formatting; null when the caller may not see it */
  Text: string | null;
};
export type AttendanceDayEvidence = {
  Linked: LinkedManualAttendance;
  /** All requests for this day */
  Requests: ManualAttendanceRequest[];
  Face_logs: EvidenceFaceLog[];
  Timers: EvidenceTimer[];
  Comments: EvidenceComment[];
  /** Granted leave on that day, in words */
  Leave: string | null;
  /** Name of the holiday */
  Holiday: string | null;
  Is_month_closed: boolean;
};
export type ManualAttendanceEvidence = {
  Request: ManualAttendanceRequest;
  Day: AttendanceDayEvidence;
  /** False when the month is closed and the caller does not hold Report.Employee_Present */
  May_change_day: boolean;
};
export type CorrectAttendanceDayForm = {
  employee_id: Id;
  date: Day;
  /** HH:mm; '' for the recorded one, or none when those are replaced */
  check_in: string;
  /** HH:mm; '' for the recorded one. Before 04:00 it is that of the night after the day */
  check_out: string;
  first_half: Ticked;
  second_half: Ticked;
  /** Only the times of this form count, and an empty one means none; without it they complement the recorded ones. Only of a day that is over */
  replaces_recorded?: "true" | "false";
  /** Why; the employee reads it */
  reason: string;
  /** Changed_at of the correction that was shown, '' for none; 409 with what is stored when there is another one */
  Seen_at?: string;
};
export type DecideManualAttendancesForm = {
  /** Comma-separated ids of at most 100 requests */
  ids: string;
  /** approved stores the time that each request claims, and its half as present */
  status: "approved" | "rejected";
  /** Why they are rejected; required for rejected */
  status_comment?: string;
};
export type ManualAttendanceWindow = {
  Rows: ManualAttendanceRequest[];
  /** Requests that pass the filters */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type ReportWorkStatus =
  | "OPEN"
  | "IN PROGRESS"
  | "DEVELOPMENT DONE"
  | "READY FOR QA"
  | "READY FOR UAT"
  | "REOPEN"
  | "REJECTED"
  | "ON HOLD"
  | "CLOSE";
export type ReportProject = {
  _id: Id;
  Project_name: string;
  /** First and last name */
  Project_manager: string | null;
  /** First and last name */
  Technical_project_manager: string | null;
};
export type ReportMilestone = {
  _id: Id;
  Name: string;
  Description: string | null;
  /** Calendar date */
  StartDate: string | null;
  /** Calendar date */
  DueDate: string | null;
  Status: ReportWorkStatus;
  Project_id: ReportProject;
  /** Due before today and not CLOSE */
  overdue: boolean;
};
export type ReportSprintMilestone = {
  _id: Id;
  Name: string;
} | null;
export type ReportSprint = {
  _id: Id;
  Name: string;
  Description: string | null;
  /** Calendar date */
  StartDate: string | null;
  /** Calendar date */
  DueDate: string | null;
  Scope_type: string | null;
  Status: ReportWorkStatus;
  Milestone: ReportSprintMilestone;
  Project_id: ReportProject;
  /** Due before today and not CLOSE */
  overdue: boolean;
};
export type ReportEmployee = {
  _id: Id;
  First_name: string;
  Last_name: string;
};
export type ReportProjectName = {
  _id: Id;
  Project_name: string;
};
export type ReportTask = {
  _id: Id;
  Short_summary: string;
  Task_key: string;
};
export type ReportTimerEntry = {
  _id: Id;
  Employee_id: ReportEmployee;
  Project_id: ReportProjectName;
  Task_id: ReportTask;
  Check_In: Instant;
  /** ISO 8601 in UTC; null while Running */
  Check_Out: string | null;
  Status: "Running" | "Stopped";
};
export type ReportProjectStatus = {
  _id: Id;
  Project_name: string;
  /** Status of the project now */
  Status: "Open" | "InProgress" | "Hold" | "InClientReview" | "Completed";
};
export type ReportUpdateTask = {
  _id: Id;
  Short_summary: string;
  Task_key: string;
} | null;
export type ReportProjectUpdate = {
  _id: Id;
  Project_id: ReportProjectStatus;
  Comment: string | null;
  Create_at: Instant;
  /** Instant of the last change of the text of a comment or status update */
  Edited_at: string | null;
  Task_id: ReportUpdateTask;
  /** First and last name */
  Created_by: string;
};
export type WorkingPlanTask = {
  Task_id: Id;
  Task_key: string;
  Short_summary: string;
  Project_id: Id;
  /** 0 without an estimate */
  Hours: number;
  Has_estimate: boolean;
  /** Full name; only of a task of a former employee */
  Former_assignee?: string;
  /** Id of the former employee */
  Former_assignee_id?: string;
};
export type WorkedHours = {
  /** Of finished time entries */
  Logged_hours: number;
  /** Of the running timer, up to the end of the day; null without one */
  Running_hours: number | null;
  /** Approved or pending */
  Overtime_hours: number;
  Pending_overtime_hours: number;
};
export type WorkingPlanDay = {
  Day: Day;
  Planned_hours: number;
  /** 0 on a day off */
  Capacity_hours: number;
  /** WO: week-off; HD: holiday, for the whole day or a half of it */
  Off: ("WO" | "HD" | null) | null;
  /** Its name */
  Holiday: string | null;
  /** Of a single day */
  Leave: ("Full Day" | "First Half" | "Second Half" | null) | null;
  /** Leave on working days, 0.5 for a half */
  Leave_days: number;
  /** Those in projects that the caller may see, most hours first: of an employee at most Max_tasks, without a person at most 100 */
  Tasks: WorkingPlanTask[];
  /** Those that Tasks leaves out */
  More_tasks: number;
  /** Those in projects that the caller may not see */
  Other_tasks: number;
  /** Their hours */
  Other_hours: number;
  /** Of all tasks, those that count as 0 hours because they have no estimate */
  Without_estimate: number;
  Worked?: WorkedHours;
};
export type WorkingPlanRow = {
  _id: Id;
  Name: string;
  Employee_code: string;
  Position: string | null;
  Department: string | null;
  Team_leader: string | null;
  /** From today on */
  Planned_hours: number;
  /** From today on */
  Capacity_hours: number;
  Days: WorkingPlanDay[];
};
export type UnstaffedWork = {
  /** Without an assignee, or of employees who are not active */
  Kind: "unassigned" | "former";
  /** On all days */
  Task_count: number;
  /** On all days */
  Planned_hours: number;
  /** Their capacity is 0 */
  Days: WorkingPlanDay[];
};
export type PlanChoice = {
  _id: Id;
  Name: string;
};
export type TicketPriority = "HIGH" | "MEDIUM" | "LOW";
export type TicketType = "Story" | "Task" | "Bug";
export type TicketStatus =
  "Open" | "In Progress" | "On Hold" | "Resolved" | "Closed" | "Reopened";
export type TicketReportRow = {
  _id: Id;
  Ticket_key: string;
  Title: string;
  Department_id: Id;
  Department: string;
  Raised_by: string;
  Handler: string | null;
  Priority: TicketPriority;
  Type: TicketType;
  Status: TicketStatus;
  Create_at: Instant;
  First_reply_at: string | null;
  Resolved_at: string | null;
  /** Working hours until the first reply */
  Reply_hours: number | null;
  /** Working hours until it was resolved, until now while it is not */
  Working_hours: number;
  /** Waiting while there is no reply and still time for it */
  Within_response_time: "Yes" | "No" | "Waiting";
  Reopen_count: number;
};
export type TicketDepartmentMedians = {
  Department_id: Id;
  Department: string;
  Tickets: number;
  /** Neither resolved nor closed */
  Open: number;
  /** Median of the working hours until the first reply */
  Reply_hours: number | null;
  /** Median of the working hours until a ticket was resolved */
  Resolution_hours: number | null;
  /** Of those that are answered or late */
  Within_response_percent: number | null;
  /** Tickets that were reopened at least once */
  Reopened: number;
};
export type TicketReport = {
  /** Newest first, at most 20,000 */
  Rows: TicketReportRow[];
  /** By name */
  Departments: TicketDepartmentMedians[];
};
export type TicketRow = {
  _id: Id;
  /** Prefix of the department and a running number, given by the server */
  Ticket_key: string;
  Title: string;
  Department_id: Id;
  Department: string;
  Raised_by_id: Id;
  Raised_by: string;
  Assigned_id: string | null;
  Assigned: string | null;
  Type: TicketType;
  Priority: TicketPriority;
  Status: TicketStatus;
  Create_at: Instant;
  Update_at: Instant;
  /** Of the newest message that is no internal note */
  Last_reply_at: string | null;
  /** Waiting while there is no reply and still time for it */
  Within_response_time: "Yes" | "No" | "Waiting";
  /** Until when there is time for the first reply; null unless `Within_response_time` is Waiting */
  Response_due_at: string | null;
  Reopen_count: number;
  Version: number;
  /** Whether the caller may assign it, change its status and read internal notes */
  May_handle: boolean;
};
export type TicketWindow = {
  Rows: TicketRow[];
  /** Tickets that pass the filters */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type TicketMessage = {
  _id: Id;
  Author_id: Id;
  Author: string;
  Profile_pic: string | null;
  /** HTML */
  Message: string;
  /** A note for handlers; others never get it */
  Internal: boolean;
  Create_at: Instant;
  Files: StoredFile[];
};
export type TicketLogEntry = {
  _id: Id;
  /** What was done, or the field that was changed */
  Action_Log: string;
  Privious_Value: string | null;
  Current_Value: string | null;
  Comment: string | null;
  Created_by: string;
  Create_at: Instant;
};
export type TicketPerson = {
  _id: Id;
  Name: string;
};
export type Ticket = {
  _id: Id;
  Ticket_key: string;
  Title: string;
  Department_id: Id;
  Department: string;
  Raised_by_id: Id;
  Raised_by: string;
  Assigned_id: string | null;
  Assigned: string | null;
  Type: TicketType;
  Priority: TicketPriority;
  Status: TicketStatus;
  Create_at: Instant;
  Update_at: Instant;
  Last_reply_at: string | null;
  /** Waiting while there is no reply and still time for it */
  Within_response_time: "Yes" | "No" | "Waiting";
  /** Until when there is time for the first reply; null unless `Within_response_time` is Waiting */
  Response_due_at: string | null;
  Reopen_count: number;
  Version: number;
  May_handle: boolean;
  /** HTML */
  Description: string | null;
  /** Those of the ticket itself */
  Files: StoredFile[];
  /** The oldest first; the newest 500 */
  Messages: TicketMessage[];
  /** The newest first, at most 500 */
  Logs: TicketLogEntry[];
  /** Statuses that the caller can set now */
  Next_statuses: TicketStatus[];
  /** Whether the caller may change title, type, priority, description and files */
  May_edit: boolean;
  May_reply: boolean;
  /** Whom it can be assigned to; empty unless May_handle */
  Handlers: TicketPerson[];
  /** Working hours within which the department promises the first reply */
  Response_hours: number;
  First_reply_at: string | null;
  Resolved_at: string | null;
};
export type CreateTicketForm = {
  Department_id: string;
  Title: string;
  Type: "Story" | "Task" | "Bug";
  Priority: "HIGH" | "MEDIUM" | "LOW";
  Description: string;
  /** Attachments */
  demo_image?: Blob[];
};
export type UpdateTicketForm = {
  id: Id;
  Title: string;
  Type: "Story" | "Task" | "Bug";
  Priority: "HIGH" | "MEDIUM" | "LOW";
  Description: string;
  /** New attachments */
  demo_image?: Blob[];
  /** Links of the attachments to keep */
  olddocument?: string[];
  /** The version that was edited; a newer stored one answers 409 */
  Version: number;
};
export type ChangeTicketStatusForm = {
  id: Id;
  Status:
    "Open" | "In Progress" | "On Hold" | "Resolved" | "Closed" | "Reopened";
  /** Shown in the logs; required to reopen */
  Comment?: string;
  /** The version that was seen; a newer stored one answers 409 */
  Version: number;
};
export type AssignTicketForm = {
  id: Id;
  /** A handler of the department; '' for none */
  Assigned_id: string;
  /** The version that was seen; a newer stored one answers 409 */
  Version: number;
};
export type AddTicketMessageForm = {
  id: Id;
  Message: string;
  Internal?: Ticked;
  /** Attachments of the message */
  demo_image?: Blob[];
};
export type Location = {
  _id: Id;
  Location_name: string;
  Status: "Active" | "DeActive";
  /** Employees and holidays that point here; above 0 it cannot be deleted */
  used_by: number;
  /** Grows with every change */
  Version: number;
};
export type SaveLocationForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Letters of any script and spaces; unique */
  Location_name: string;
  Status: "Active" | "DeActive";
};
export type Vertical = {
  _id: Id;
  Vertical_name: string;
  Status: "Active" | "DeActive";
  /** Employees that point here; above 0 it cannot be deleted */
  used_by: number;
  /** Grows with every change */
  Version: number;
};
export type SaveVerticalForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Unique */
  Vertical_name: string;
  Status: "Active" | "DeActive";
};
export type NamedMaster = {
  _id: Id;
  Name: string;
  Status: "Active" | "DeActive";
  /** Projects that point here, deleted ones included; above 0 it cannot be deleted */
  used_by: number;
  /** Grows with every change */
  Version: number;
};
export type SaveTechStackForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Unique */
  Name: string;
  Status: "Active" | "DeActive";
};
export type SaveRequirementForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Unique */
  Name: string;
  Status: "Active" | "DeActive";
};
export type OptionalMasterReference = {
  _id: Id;
  Name: string;
} | null;
export type PositionEntry = {
  _id: Id;
  Position_name: string;
  Department: OptionalMasterReference;
  /** Its people are offered as project managers */
  Is_project_manager: boolean;
  /** Its people are offered as technical project managers */
  Is_technical_project_manager: boolean;
  Status: "Active" | "DeActive";
  /** Employees that point here; above 0 it cannot be deleted */
  used_by: number;
  /** Grows with every change */
  Version: number;
};
export type SavePositionForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Unique */
  Position_name: string;
  Department_id?: OptionalId;
  Is_project_manager?: Ticked;
  Is_technical_project_manager?: Ticked;
  Status: "Active" | "DeActive";
};
export type Department = {
  _id: Id;
  Department_name: string;
  Head: OptionalMasterReference;
  Parent: OptionalMasterReference;
  Status: "Active" | "DeActive";
  /** Employees, positions and departments that point here; above 0 it cannot be deleted */
  used_by: number;
  /** Grows with every change */
  Version: number;
};
export type SaveDepartmentForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Unique */
  Department_name: string;
  Head_id?: OptionalId;
  Parent_id?: OptionalId;
  Status: "Active" | "DeActive";
};
export type MasterReference = {
  _id: Id;
  Name: string;
};
export type TicketDepartment = {
  _id: Id;
  Ticket_department_name: string;
  Prefix: string;
  Handlers: MasterReference[];
  Response_hours: number;
  Status: "Active" | "DeActive";
  /** Tickets that point here; above 0 it cannot be deleted */
  used_by: number;
  /** Grows with every change */
  Version: number;
};
export type SaveTicketDepartmentForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Unique */
  Ticket_department_name: string;
  /** Begins the ID of every ticket; unique; fixed once there are tickets */
  Prefix: string;
  Handlers?: Id[];
  /** Working hours until the first reply */
  Response_hours: number;
  Status: "Active" | "DeActive";
};
export type Holiday = {
  _id: Id;
  Holiday_date: Day;
  Holiday_name: string;
  Holiday_type: "Full Day" | "First Half" | "Second Half";
  /** Where it is kept; none means everywhere */
  Locations: MasterReference[];
  /** Grows with every change */
  Version: number;
};
export type SaveHolidayForm = {
  id?: Id;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Calendar date, YYYY-MM-DD */
  Holiday_date: string;
  /** Unique on its day */
  Holiday_name: string;
  Holiday_type: "Full Day" | "First Half" | "Second Half";
  /** Where it is kept; none means everywhere */
  Locations?: Id[];
};
export type CopyHolidaysForm = {
  From_year: number;
  To_year: number;
};
export type MasterUse = {
  _id: Id;
  Kind:
    "Employee" | "Holiday" | "Project" | "Position" | "Department" | "Ticket";
  Name: string;
  /** Code of an employee, short name of a project, date of a holiday */
  Detail: string;
};
export type MasterUsesForm = {
  Master:
    | "Location"
    | "Vertical"
    | "Tech_Stack"
    | "Requirement"
    | "Position"
    | "Department"
    | "Ticket_Department";
  id: Id;
};
export type OvertimeProject = {
  _id: Id;
  Project_name: string;
  /** Identifier of the employee */
  Project_manager_id: string | null;
  /** Identifier of the employee */
  Technical_project_manager_id: string | null;
};
export type OvertimeEmployee = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Employee_code: string;
};
export type OvertimeRecord = {
  Result: "Matched" | "Short" | "No record" | "No claim";
  /** Hours outside the shift */
  Hours: number;
  /** Hours that the claim is above the record */
  Short_by: number;
};
export type Overtime = {
  _id: Id;
  Overtime_date: Day;
  Description: string;
  Project_id: OvertimeProject;
  Creater_id: Id;
  Approval_Status: "Pending" | "Approved" | "Rejected";
  Approval_Status_Comment: string | null;
  Creater: OvertimeEmployee;
  Create_at: string;
  /** First and last name of the approver */
  Action_by: string | null;
  /** When, ISO 8601 in UTC */
  Action_on: string | null;
  /** Whether the caller may decide this entry now */
  May_decide: boolean;
  /** Month of present data of its day when that is closed, YYYY-MM; null while it is open. Such an entry is changed, deleted and decided by holders of Report.Employee_Present alone */
  Closed_month: string | null;
  /** Hours that the employee claims */
  Claimed_hours: number | null;
  /** Grows with every change */
  Version: number;
  /** What check-in and check-out of the day say; in windows and of an entry that is read by itself */
  Face_record?: OvertimeRecord;
  /** What the task timers of the day say; in windows and of an entry that is read by itself */
  Timer_record?: OvertimeRecord;
};
export type SaveOvertimeForm = {
  id?: Id;
  Overtime_date: string;
  Description: string;
  Project_id: string;
  Creater_id?: OptionalId;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
  /** Hours of overtime; left out when not said */
  Claimed_hours?: number;
};
export type ListOvertimeForm = {
  Creater_id?: OptionalId;
};
export type DecideOvertimeForm = {
  id: Id;
  /** The version that was looked at; a newer stored one answers 409. Without it what is stored is decided */
  Version?: number;
  /** Left out means Approved */
  Approval_Status?: "Approved" | "Rejected";
  /** Why it was decided so */
  Approval_Status_Comment?: string;
};
export type DecideOvertimesForm = {
  /** Comma-separated ids of at most 100 entries */
  ids: string;
  /** Comma-separated versions that were shown, one for each of the ids in their order; an entry that has changed since is not decided. Without it what is stored is decided */
  Versions?: string;
  Approval_Status: "Approved" | "Rejected";
  /** Why they were decided so */
  Approval_Status_Comment?: string;
};
export type OvertimeDay = {
  /** What the shift leaves of the day; on a day off the whole day */
  Max_hours: number;
  /** By other entries of the caller for the day that are not rejected */
  Claimed_hours: number;
  /** What can still be claimed */
  Free_hours: number;
};
export type OvertimeEvidence = {
  /** With both records of its day */
  Entry: Overtime;
  /** First check-in of the day, by face log or by an approved correction */
  Check_in: string | null;
  /** Last check-out of the day, by face log or by an approved correction */
  Check_out: string | null;
  /** Whether the day is a Saturday or a Sunday */
  Day_off: boolean;
  /** Holiday of the day where the employee works */
  Holiday: string | null;
  /** Part of the day that a granted leave takes */
  Leave: ("Full Day" | "First Half" | "Second Half" | null) | null;
  /** What fits on the day, without this entry */
  Day: OvertimeDay;
  /** Other entries of the employee for the same month as far as the caller may see them, those of the day first */
  Others: Overtime[];
  /** How many of them there are */
  Others_total: number;
  /** Approved overtime of the employee in the month of the entry */
  Month_hours: number;
};
export type TimerEntryWindow = {
  Rows: ReportTimerEntry[];
  /** Entries that pass the filters */
  Total: number;
};
export type TimerEntryGroup = {
  /** Identifier of the employee, project or task, or the status */
  Key: string;
  Label: string;
  Count: number;
  /** Hours of its stopped entries */
  Hours: number;
};
export type OvertimeWindow = {
  Rows: Overtime[];
  /** Entries that pass the filters */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type OvertimeLogEntry = {
  _id: Id;
  /** Pending, Edited, Approved or Rejected */
  Action_Log: string;
  Comment: string | null;
  /** First and last name */
  Created_by: string;
  Create_at: Instant;
};
export type KraEmployee = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Employee_code: string;
};
export type KraRecord = {
  _id: Id;
  Q1: number | null;
  Q2: number | null;
  Q3: number | null;
  Q4: number | null;
  Q5: number | null;
  teamLeader_id: Id;
  Employee_id: Id;
  /** Always the same as teamLeader_id */
  Team_leader_id: string;
  /** Null until the leader has rated */
  Rating_status: ("Submitted" | null) | null;
  Employee_rating: KraEmployeeRating;
  Team_leader_rating: KraTeamLeaderRating;
  /** Month from 1900-01 to 2199-12 (YYYY-MM) */
  month: string;
  Create_at: string;
  /** When the leader rated, ISO 8601 in UTC */
  Rated_on: string | null;
  Employee: KraEmployee;
  Team_leader: KraEmployee;
  Texts: KraTexts;
};
export type ListKraRecordsForm = {
  /** Month from 1900-01 to 2199-12 (YYYY-MM) */
  month?: string;
  /** Only this employee; '' for all */
  Employee_id?: string;
};
export type RateOwnKraForm = {
  Q1: number;
  Q2: number;
  Q3: number;
  Q4: number;
  Q5: number;
  teamLeader_id: string;
  /** Sum of the versions of the questions that were shown; other texts answer 409. Without it those of the moment apply */
  Seen_version?: number;
};
export type KraRatingForm = {
  id: Id;
  /** Given, Q1 to Q5 are the leader's ratings; left out, the employee's own */
  type?: "TL/HOD";
};
export type RateKraAsTeamLeaderForm = {
  Q1: number;
  Q2: number;
  Q3: number;
  Q4: number;
  Q5: number;
  id: Id;
};
export type KraQuestion = {
  /** The same as Question */
  _id: string;
  Question: "Q1" | "Q2" | "Q3" | "Q4" | "Q5";
  /** Null until HR has entered one */
  Text: string | null;
  /** Grows with every change; 0 without a text */
  Version: number;
};
export type SaveKraQuestionForm = {
  Question: "Q1" | "Q2" | "Q3" | "Q4" | "Q5";
  Text: string;
  /** The version that was edited; a newer stored one answers 409. Without it the last one wins */
  Version?: number;
};
export type KraMonth = string;
export type KraFacts = {
  month: KraMonth;
  /** Tasks of the employee that were closed in the month and still are */
  Tasks_closed: number;
  /** On task timers that began in the month */
  Hours_logged: number;
  /** How often tasks of the employee were set to REOPEN */
  Reopens: number;
  /** Days in steps of 0.5 without weekly offs and holidays, from the day of joining on: as in the attendance summary */
  Working_days: number;
  /** Days in steps of 0.5, as in the attendance summary */
  Present_days: number;
  /** Granted leave in calendar days, in steps of 0.5 */
  Leave_days: number;
  /** Of Leave_days those that are working days: without weekly offs and holidays where the employee works */
  Leave_working_days: number;
  /** Approved overtime */
  Overtime_hours: number;
};
export type KraRecordedTexts = {
  Q1: string | null;
  Q2: string | null;
  Q3: string | null;
  Q4: string | null;
  Q5: string | null;
} | null;
export type KraReportRow = {
  /** Identifier of the employee */
  _id: string;
  Employee: KraEmployee;
  Position: string | null;
  Department: string | null;
  /** Name of the person that the employee reports to */
  Own_leader: string | null;
  /** Null while the employee has not rated */
  Record_id: string | null;
  /** Waiting means for the team leader, No rater that this one has left or lost the permission */
  State: "Not rated" | "Waiting" | "No rater" | "Submitted";
  /** Name of the leader that the employee has chosen */
  Team_leader: string | null;
  Team_leader_id: string | null;
  Employee_rating: KraTeamLeaderRating;
  Team_leader_rating: KraTeamLeaderRating;
  Own_average: number | null;
  Leader_average: number | null;
  Create_at: string | null;
  Rated_on: string | null;
  Texts: KraRecordedTexts;
};
export type KraWaitingRating = {
  _id: Id;
  Employee: KraEmployee;
  month: KraMonth;
};
export type KraHandOver = {
  Team_leader: KraEmployee;
  Ratings: KraWaitingRating[];
  /** Who can give all of these ratings */
  Successors: KraEmployee[];
  /** The successor to offer first */
  Suggested_id: string | null;
};
export type HandOverKraRatingsForm = {
  Team_leader_id: Id;
  Successor_id: string;
};
export type KraTrendMonth = {
  month: KraMonth;
  Own_average: number | null;
  Leader_average: number | null;
};
export type KraPerformanceRow = {
  _id: Id;
  Record: KraRecord;
  Own_average: number;
  Leader_average: number | null;
  /** The leader's average less the own one */
  Difference: number | null;
  /** The six months that end with this one, oldest first */
  Trend: KraTrendMonth[];
  Facts: KraFacts;
};
export type KraPerformanceWindow = {
  Rows: KraPerformanceRow[];
  /** Ratings that pass the filters */
  Total: number;
  /** Only with Count_by */
  Counts?: ValueCount[];
};
export type Notification = {
  _id: Id;
  /** What it is about, such as mention or task-assigned */
  Kind: string;
  Text: string;
  /** Address in the client that shows what it is about */
  Path: string;
  Create_at: Instant;
  /** Instant */
  Read_at: string | null;
  /** Name of the person who did it */
  Actor: string | null;
  Actor_pic: string | null;
};
export type UnreadCount = {
  Unread: number;
};
export type ReadNotificationsForm = {
  id?: Id;
  all?: Ticked;
};
export type DueGroupOfTasks = {
  Group: "overdue" | "today" | "nextSevenDays";
  /** Tasks of the group; Rows holds the first of them */
  Total: number;
  Rows: TaskRow[];
};
export type OwnDueTasks = {
  Groups: DueGroupOfTasks[];
  /** Open tasks that are due later or have no due date */
  Later_total: number;
};
export type OwnDue = {
  _id: Id;
  Kind: "milestone" | "sprint";
  Name: string;
  Due_date: Day;
  Status: string;
  Project_id: Id;
  Project_name: string;
};
export type PortfolioSprint = {
  _id: Id;
  Name: string;
  DueDate: string | null;
  Work: WorkFigures;
} | null;
export type PortfolioMilestone = {
  _id: Id;
  Name: string;
  DueDate: string | null;
} | null;
export type PortfolioUpdate = {
  _id: Id;
  Health: ProjectHealth;
  /** The beginning of its text without formatting */
  Text: string;
  Author: string;
  Create_at: Instant;
} | null;
export type PortfolioProject = {
  _id: Id;
  Project_name: string;
  Project_short_name: string;
  Status: ProjectStatus;
  Work: WorkFigures;
  /** Of its tasks, without rejected ones */
  Estimated_hours: number;
  /** Of finished time entries in its tasks, without rejected ones */
  Logged_hours: number;
  /** Sum of the variances of its tasks, without rejected ones; null when none has one */
  Variance_hours: number | null;
  /** Open tasks whose due date has passed */
  Overdue_count: number;
  /** Open tasks without an assignee */
  Unassigned_count: number;
  /** Open tasks of the type Bug */
  Bug_count: number;
  /** Open tasks that wait for an open task */
  Blocked_count: number;
  /** How many of its bugs were open when each of the last seven weeks began on Monday, the oldest first, and how many are now */
  Bug_trend: number[];
  Sprint: PortfolioSprint;
  Next_milestone: PortfolioMilestone;
  /** Members with granted leave from Monday to Sunday of this week */
  Away_count: number;
  Last_update: PortfolioUpdate;
};
export type PortfolioBurndownPoint = {
  /** null for the beginning of the sprint */
  Day: string | null;
  /** The share of the day that the people of the sprint work; 0 on a day off */
  Work_share: number;
  /** Open tasks at its end; null for days to come */
  Open: number | null;
  /** What would be open if work went on evenly; null without a due day */
  Ideal: number | null;
};
export type PortfolioBurndown = {
  Sprint_id: Id;
  /** The beginning and all days, as in the chart of the sprint; of longer sprints days at equal distances, whose share is the largest of the days since the one before */
  Points: PortfolioBurndownPoint[];
  /** What would be open today if work went on evenly */
  Ideal_now: number | null;
} | null;
export type PortfolioForecast = {
  Milestone_id: Id;
  Open: number;
  /** Its open tasks are done by this day with a chance of 50 per cent; null while the history does not say */
  P50: string | null;
  P85: string | null;
} | null;
export type PortfolioChart = {
  Project_id: Id;
  Burndown: PortfolioBurndown;
  Forecast: PortfolioForecast;
};
export type NextHoliday = {
  Day: Day;
  Name: string;
  /** The half that is off; null for the whole day */
  Half: ("First Half" | "Second Half" | null) | null;
} | null;
export type CompanyFigure =
  | "everybody"
  | "in"
  | "out"
  | "absent"
  | "leave-full"
  | "leave-first-half"
  | "leave-second-half"
  | "day-off"
  | "missing-punch"
  | "department"
  | "position"
  | "location"
  | "vertical";
export type CompanyPeopleFigure = {
  Show: CompanyFigure;
  Total: number;
};
export type Headcount = {
  Show: "department" | "position" | "location" | "vertical";
  /** Null for people without one */
  _id: string | null;
  Name: string;
  Total: number;
};
export type PendingKind =
  "leave" | "manual-attendance" | "overtime" | "kra" | "month-issue";
export type PendingFigure = {
  Kind: PendingKind;
  Total: number;
  /** When the oldest was asked for, ISO 8601 in UTC; null without any */
  Oldest: string | null;
};
export type CompanyDay = {
  Day: Day;
  /** First day on which missing punches are looked for; the last is yesterday */
  Missing_from: string;
  People: CompanyPeopleFigure[];
  /** Largest first, within each kind */
  Headcounts: Headcount[];
  Queues: PendingFigure[];
};
export type CompanyPerson = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Employee_code: string;
  Department: string | null;
  Position: string | null;
  Location: string | null;
  Vertical: string | null;
  Day: Day;
  /** ISO 8601 in UTC */
  Check_in: string | null;
  /** ISO 8601 in UTC */
  Check_out: string | null;
  /** How the person is that day, for example In, Absent, First Half */
  State: string;
};
export type ProjectChangeKind =
  | "status-update"
  | "overdue"
  | "due-moved"
  | "reopened"
  | "finished"
  | "created"
  | "milestone-reached"
  | "milestone-moved"
  | "sprint-started"
  | "sprint-closed"
  | "leave";
export type ProjectChangeCount = {
  Kind: ProjectChangeKind;
  Count: number;
};
export type ChangedProject = {
  _id: Id;
  Project_name: string;
  /** leave for holders of Project.View_Member */
  Counts: ProjectChangeCount[];
};
export type ProjectChangeRow = {
  _id: string;
  /** The task, sprint, milestone, status update or employee; null for a milestone of which the history has the name only */
  Subject_id: string | null;
  /** The key of a task or the code of an employee */
  Key: string | null;
  Title: string;
  /** The replaced value */
  Before: string | null;
  /** The new value; for leave its last day */
  After: string | null;
  /** null for what happens on a day */
  At: string | null;
  /** The due date of an overdue task, the first day of a sprint or a leave */
  Day: string | null;
  /** Who did it; for an overdue task its assignee */
  By: string | null;
};
export type TrendDay = {
  Day: Day;
  /** Employees of that day who came */
  Present: number;
  /** Employees who did not come and had granted leave in at least a half */
  On_leave: number;
  /** Employees who did not come, without leave, on a working day */
  Absent: number;
  /** Employees present who came more than 15 minutes after the beginning of the shift */
  Late: number;
};
export type TrendLeave = {
  Month: YearMonth;
  Leave_type: string;
  /** Calendar days of granted leave in the month, in steps of 0.5 */
  Days: number;
  People: number;
};
export type TrendHeadcount = {
  Month: YearMonth;
  /** Employees at the end of the month, of the current one today */
  Employed: number;
  /** Employees at its end who were not employed before it */
  Joined: number;
  /** Employees before it who are no longer employed at its end */
  Left: number;
};
export type PendingAge = "0" | "1" | "3" | "7" | "30";
export type TrendPending = {
  Kind: PendingKind;
  Age: PendingAge;
  Total: number;
};
export type CompanyTrends = {
  Days: TrendDay[];
  Leaves: TrendLeave[];
  Headcounts: TrendHeadcount[];
  Pending: TrendPending[];
};
export type TrendFigure =
  | "present"
  | "on-leave"
  | "absent"
  | "late"
  | "leave"
  | "employed"
  | "joined"
  | "left"
  | "pending";
export type AttendanceTrendMonth = {
  month: YearMonth;
  /** Days of all people, in steps of 0.5 */
  present: number;
  absent: number;
  paidLeave: number;
  /** Days to come included */
  workingDays: number;
};
export type OwnCorrection = {
  Day: Day;
  /** ISO 8601 in UTC */
  Check_in: string | null;
  /** ISO 8601 in UTC */
  Check_out: string | null;
};
export type OwnOvertime = {
  _id: Id;
  Day: Day;
  Hours: number | null;
  Status: "Pending" | "Approved" | "Rejected";
  Project_name: string;
};
export type OwnRequestFigure = {
  Kind: "leave" | "manual-attendance" | "overtime";
  Status: string;
  Total: number;
};
export type OwnTaskFigure = {
  Status: string;
  Priority: string;
  Total: number;
};
export type OwnKraState = {
  Own_average: number;
  /** Null until the leader has rated */
  Leader_average: number | null;
  /** Full name */
  Team_leader: string;
} | null;
export type OwnMonth = {
  Corrections: OwnCorrection[];
  Overtime: OwnOvertime[];
  /** Those for days of the month */
  Requests: OwnRequestFigure[];
  /** Assigned tasks as they are now, in whatever month */
  Tasks: OwnTaskFigure[];
  Kra: OwnKraState;
  /** The caller's answer to the monthly attendance record; 'Not asked' for a month before the day of joining, null while there is no record */
  Record_status:
    ("No answer" | "Not asked" | "Approved" | "Issue" | null) | null;
  /** The month is closed and the caller cannot add or change its hours */
  Hours_closed: boolean;
};
export type PendingEmployee = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Employee_code: string;
};
export type PendingItem = {
  _id: Id;
  Kind: PendingKind;
  Employee: PendingEmployee;
  /** What is asked for, in a few words */
  Summary: string;
  /** The reason or the description that was given; '' where there is none */
  Note: string;
  /** First day that it is about; of a month its first day */
  From: string;
  /** Last day that it is about; of a month its first day */
  To: string;
  /** Of a leave */
  Half_from: ("First Half" | "Second Half" | null) | null;
  /** Of a leave */
  Half_to: ("First Half" | "Second Half" | null) | null;
  /** Of a manual attendance request */
  Request_type: ("checkIn" | "checkOut" | null) | null;
  /** Of a manual attendance request, HH:mm on the clock of the company */
  Request_time: string | null;
  /** First closed month of present data that one of its days lies in, YYYY-MM; null while all are open */
  Closed_month: string | null;
  Create_at: Instant;
  Status: "Pending" | "Issue";
  /** Of an overtime entry, which its employee can change while it is pending; grows with every change */
  Version: number | null;
};
export type PendingItems = {
  Rows: PendingItem[];
  /** Length of the whole list, with the kind that was asked for */
  Total: number;
  /** Every kind that the list can hold for the caller, also without any */
  Figures: PendingFigure[];
};
export const {
  useSignInMutation,
  useFinishCompanySignInMutation,
  useRequestPasswordResetMutation,
  useCheckPasswordResetQuery,
  useLazyCheckPasswordResetQuery,
  useResetPasswordMutation,
  useCreateFirstAccountMutation,
  useSignOutMutation,
  useSignOutEverywhereMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useChangePasswordMutation,
  useCompleteSignInMutation,
  useProveIdentityMutation,
  useGetSecondFactorQuery,
  useLazyGetSecondFactorQuery,
  useStartAuthenticatorMutation,
  useActivateAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useStartPasskeyCheckMutation,
  useSignInWithPasskeyMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useCreateRecoveryCodesMutation,
  useListSavedViewsQuery,
  useLazyListSavedViewsQuery,
  useSaveViewMutation,
  useDeleteViewMutation,
  useGetPermissionRecordQuery,
  useLazyGetPermissionRecordQuery,
  useListRolesQuery,
  useLazyListRolesQuery,
  useSaveRoleMutation,
  useDeleteRoleMutation,
  useListRoleHoldersQuery,
  useLazyListRoleHoldersQuery,
  useListRoleHistoryQuery,
  useLazyListRoleHistoryQuery,
  useListAuditEventsQuery,
  useLazyListAuditEventsQuery,
  useRecordExportMutation,
  useGetServerStatusQuery,
  useLazyGetServerStatusQuery,
  useSetTodayMutation,
  useGetLastFaceLogQuery,
  useLazyGetLastFaceLogQuery,
  useListOwnManualTimesQuery,
  useLazyListOwnManualTimesQuery,
  useGetPositionQuery,
  useLazyGetPositionQuery,
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useGetReadinessQuery,
  useLazyGetReadinessQuery,
  useGetContractQuery,
  useLazyGetContractQuery,
  useSearchQuery,
  useLazySearchQuery,
  useListPreferencesQuery,
  useLazyListPreferencesQuery,
  useSavePreferenceMutation,
  useGetOwnProfileQuery,
  useLazyGetOwnProfileQuery,
  useEditOwnProfileMutation,
  useChangeOwnPhotoMutation,
  useListEmployeesQuery,
  useLazyListEmployeesQuery,
  useListEmployeesByFilterQuery,
  useLazyListEmployeesByFilterQuery,
  useSearchEmployeesQuery,
  useLazySearchEmployeesQuery,
  useListInterviewersQuery,
  useLazyListInterviewersQuery,
  useListDirectoryQuery,
  useLazyListDirectoryQuery,
  useListEmployeeRecordsQuery,
  useLazyListEmployeeRecordsQuery,
  useGetEmployeeFormChoicesQuery,
  useLazyGetEmployeeFormChoicesQuery,
  useAddEmployeeMutation,
  useEditEmployeeMutation,
  useInviteEmployeeMutation,
  useGetEmployeeLeavingQuery,
  useLazyGetEmployeeLeavingQuery,
  useDeactivateEmployeeMutation,
  useActivateEmployeeMutation,
  useImportEmployeesMutation,
  usePreviewEmployeeImportQuery,
  useLazyPreviewEmployeeImportQuery,
  useGetEmployeeDetailQuery,
  useLazyGetEmployeeDetailQuery,
  useListEmployeeChangesQuery,
  useLazyListEmployeeChangesQuery,
  useListEmployeeTimeEntriesQuery,
  useLazyListEmployeeTimeEntriesQuery,
  useListEmployeeLeavesQuery,
  useLazyListEmployeeLeavesQuery,
  useListEmployeeOvertimeQuery,
  useLazyListEmployeeOvertimeQuery,
  useListEmployeeRatingsQuery,
  useLazyListEmployeeRatingsQuery,
  useListEmployeeProjectsQuery,
  useLazyListEmployeeProjectsQuery,
  useListEmployeeSessionsQuery,
  useLazyListEmployeeSessionsQuery,
  useGetEmployeeSecondFactorQuery,
  useLazyGetEmployeeSecondFactorQuery,
  useRemoveEmployeeSecondFactorMutation,
  useEndEmployeeSessionsMutation,
  useRequestOwnPersonalDataMutation,
  useRequestPersonalDataMutation,
  usePreviewErasureQuery,
  useLazyPreviewErasureQuery,
  useErasePersonalDataMutation,
  useListInterviewsQuery,
  useLazyListInterviewsQuery,
  useGetInterviewQuery,
  useLazyGetInterviewQuery,
  useSaveInterviewMutation,
  useStartNextInterviewRoundMutation,
  useListProjectsQuery,
  useLazyListProjectsQuery,
  useGetProjectQuery,
  useLazyGetProjectQuery,
  useEditProjectStatusMutation,
  useEditProjectMutation,
  useCreateProjectMutation,
  useListDeletedProjectsQuery,
  useLazyListDeletedProjectsQuery,
  useListProjectMembersQuery,
  useLazyListProjectMembersQuery,
  useListFormerMembersQuery,
  useLazyListFormerMembersQuery,
  useAddProjectMembersMutation,
  useEditProjectMemberMutation,
  useRemoveProjectMemberMutation,
  useListStatusUpdatesQuery,
  useLazyListStatusUpdatesQuery,
  useAddStatusUpdateMutation,
  useEditStatusUpdateMutation,
  useDeleteStatusUpdateMutation,
  useGetMemberStatisticsQuery,
  useLazyGetMemberStatisticsQuery,
  useListProjectEmployeesQuery,
  useLazyListProjectEmployeesQuery,
  useListSprintsQuery,
  useLazyListSprintsQuery,
  useListTaskAnalyticsQuery,
  useLazyListTaskAnalyticsQuery,
  useGetIssueStatisticsQuery,
  useLazyGetIssueStatisticsQuery,
  useListTechStacksQuery,
  useLazyListTechStacksQuery,
  useListRequirementsQuery,
  useLazyListRequirementsQuery,
  useListMilestonesQuery,
  useLazyListMilestonesQuery,
  useCreateMilestoneMutation,
  useUpdateMilestoneMutation,
  useDeleteMilestoneMutation,
  useRestoreMilestoneMutation,
  useListMilestoneForecastsQuery,
  useLazyListMilestoneForecastsQuery,
  useGetMilestoneChartQuery,
  useLazyGetMilestoneChartQuery,
  useListDeletedMilestonesQuery,
  useLazyListDeletedMilestonesQuery,
  useListProjectSprintsQuery,
  useLazyListProjectSprintsQuery,
  useCreateSprintMutation,
  useUpdateSprintMutation,
  useDeleteSprintMutation,
  useRestoreSprintMutation,
  useListDeletedSprintsQuery,
  useLazyListDeletedSprintsQuery,
  useCloseSprintMutation,
  useReopenSprintMutation,
  useAddSprintTasksMutation,
  useListSprintClosingsQuery,
  useLazyListSprintClosingsQuery,
  useGetSprintCapacityQuery,
  useLazyGetSprintCapacityQuery,
  useGetSprintChartQuery,
  useLazyGetSprintChartQuery,
  useGetProjectChartsQuery,
  useLazyGetProjectChartsQuery,
  useListProjectDayTasksQuery,
  useLazyListProjectDayTasksQuery,
  useListProjectFinishedTasksQuery,
  useLazyListProjectFinishedTasksQuery,
  useListProjectTasksQuery,
  useLazyListProjectTasksQuery,
  useCreateTaskMutation,
  useUpdateTaskMutation,
  useGetTaskQuery,
  useLazyGetTaskQuery,
  useEditTaskMutation,
  useEditManyTasksMutation,
  useUndoManyTasksMutation,
  useGetTimelineQuery,
  useLazyGetTimelineQuery,
  useGetCalendarQuery,
  useLazyGetCalendarQuery,
  usePreviewTimelineMoveQuery,
  useLazyPreviewTimelineMoveQuery,
  useSaveTimelineMoveMutation,
  useListBaselinesQuery,
  useLazyListBaselinesQuery,
  useGetBaselineQuery,
  useLazyGetBaselineQuery,
  useSaveBaselineMutation,
  useDeleteBaselineMutation,
  useSaveTaskDependencyMutation,
  useDeleteTaskDependencyMutation,
  useListLinkedTasksQuery,
  useLazyListLinkedTasksQuery,
  useDeleteManyTasksMutation,
  usePreviewTaskDeletionQuery,
  useLazyPreviewTaskDeletionQuery,
  useDeleteTaskOrProjectMutation,
  useRestoreTaskOrProjectMutation,
  useListDeletedTasksQuery,
  useLazyListDeletedTasksQuery,
  useListOwnTasksQuery,
  useLazyListOwnTasksQuery,
  useListEmployeeTasksQuery,
  useLazyListEmployeeTasksQuery,
  useListTasksQuery,
  useLazyListTasksQuery,
  useListTaskFieldsQuery,
  useLazyListTaskFieldsQuery,
  useListTaskGroupsQuery,
  useLazyListTaskGroupsQuery,
  useListTimeEntriesQuery,
  useLazyListTimeEntriesQuery,
  useToggleTaskTimerMutation,
  useGetTaskTimerQuery,
  useLazyGetTaskTimerQuery,
  useGetOwnRunningTimerQuery,
  useLazyGetOwnRunningTimerQuery,
  useListOwnTimeEntriesQuery,
  useLazyListOwnTimeEntriesQuery,
  useAddTimeEntryMutation,
  useEditTimeEntryMutation,
  useSplitTimeEntryMutation,
  useDeleteTimeEntryMutation,
  useListOwnTimerOverrunsQuery,
  useLazyListOwnTimerOverrunsQuery,
  useSettleTimerOverrunMutation,
  useListCommentsQuery,
  useLazyListCommentsQuery,
  useGetCommentQuery,
  useLazyGetCommentQuery,
  useAddCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
  useSearchMentionableQuery,
  useLazySearchMentionableQuery,
  useListHistoryQuery,
  useLazyListHistoryQuery,
  useAddHistoryMutation,
  useGetMonthlyAttendanceQuery,
  useLazyGetMonthlyAttendanceQuery,
  useAnswerMonthlyAttendanceMutation,
  useListPresentRecordsQuery,
  useLazyListPresentRecordsQuery,
  useGetPresentRecordQuery,
  useLazyGetPresentRecordQuery,
  useUpdatePresentRecordMutation,
  useUploadPresentRecordsMutation,
  usePreviewPresentRecordsQuery,
  useLazyPreviewPresentRecordsQuery,
  useGetPresentMonthQuery,
  useLazyGetPresentMonthQuery,
  useClosePresentMonthMutation,
  useComparePresentMonthQuery,
  useLazyComparePresentMonthQuery,
  useListPresentWindowQuery,
  useLazyListPresentWindowQuery,
  useSumPresentRecordsQuery,
  useLazySumPresentRecordsQuery,
  useListPresentUnansweredQuery,
  useLazyListPresentUnansweredQuery,
  useRemindPresentUnansweredMutation,
  useGetMonthEndQuery,
  useLazyGetMonthEndQuery,
  useListMissingPunchesQuery,
  useLazyListMissingPunchesQuery,
  useListPresentLogsQuery,
  useLazyListPresentLogsQuery,
  useApplyForLeaveMutation,
  useListLeavesQuery,
  useLazyListLeavesQuery,
  useGetLeaveCountsQuery,
  useLazyGetLeaveCountsQuery,
  useChangeLeaveStatusMutation,
  useListLeaveLogsQuery,
  useLazyListLeaveLogsQuery,
  useListLeavesTodayQuery,
  useLazyListLeavesTodayQuery,
  useListLeaveWindowQuery,
  useLazyListLeaveWindowQuery,
  useListLeaveQuartersQuery,
  useLazyListLeaveQuartersQuery,
  useGetLeaveCalendarQuery,
  useLazyGetLeaveCalendarQuery,
  useGetLeaveYearQuery,
  useLazyGetLeaveYearQuery,
  useGetLeaveQuery,
  useLazyGetLeaveQuery,
  useGetLeaveImpactQuery,
  useLazyGetLeaveImpactQuery,
  useDecideLeavesMutation,
  useListFaceLoginsQuery,
  useLazyListFaceLoginsQuery,
  useGetAttendanceOfMonthQuery,
  useLazyGetAttendanceOfMonthQuery,
  useGetAttendanceSummaryQuery,
  useLazyGetAttendanceSummaryQuery,
  useListFaceLoginsOfDayQuery,
  useLazyListFaceLoginsOfDayQuery,
  useListFaceLoginsOfMonthQuery,
  useLazyListFaceLoginsOfMonthQuery,
  useListFaceLoginWindowQuery,
  useLazyListFaceLoginWindowQuery,
  useListFaceDevicesQuery,
  useLazyListFaceDevicesQuery,
  useAddFaceDeviceMutation,
  useDeactivateFaceDeviceMutation,
  useRecordFaceEventsMutation,
  useListMusterSheetQuery,
  useLazyListMusterSheetQuery,
  useRequestManualAttendanceMutation,
  useListManualAttendanceRequestsQuery,
  useLazyListManualAttendanceRequestsQuery,
  useGetLinkedManualAttendanceQuery,
  useLazyGetLinkedManualAttendanceQuery,
  useDecideManualAttendanceRequestMutation,
  useListManualAttendanceLogsQuery,
  useLazyListManualAttendanceLogsQuery,
  useListOwnManualAttendanceRequestsQuery,
  useLazyListOwnManualAttendanceRequestsQuery,
  useGetManualAttendanceEvidenceQuery,
  useLazyGetManualAttendanceEvidenceQuery,
  useGetAttendanceDayEvidenceQuery,
  useLazyGetAttendanceDayEvidenceQuery,
  useCorrectAttendanceDayMutation,
  useDecideManualAttendanceRequestsMutation,
  useListManualAttendanceWindowQuery,
  useLazyListManualAttendanceWindowQuery,
  useGetManualAttendanceRequestQuery,
  useLazyGetManualAttendanceRequestQuery,
  useListDueMilestonesQuery,
  useLazyListDueMilestonesQuery,
  useListDueSprintsQuery,
  useLazyListDueSprintsQuery,
  useGetMilestoneReportQuery,
  useLazyGetMilestoneReportQuery,
  useGetSprintReportQuery,
  useLazyGetSprintReportQuery,
  useGetTaskTimerReportQuery,
  useLazyGetTaskTimerReportQuery,
  useGetProjectStatusReportQuery,
  useLazyGetProjectStatusReportQuery,
  useListRunningTaskTimersQuery,
  useLazyListRunningTaskTimersQuery,
  useGetWorkingPlanQuery,
  useLazyGetWorkingPlanQuery,
  useGetTicketReportQuery,
  useLazyGetTicketReportQuery,
  useListTicketsQuery,
  useLazyListTicketsQuery,
  useGetTicketQuery,
  useLazyGetTicketQuery,
  useCreateTicketMutation,
  useUpdateTicketMutation,
  useChangeTicketStatusMutation,
  useAssignTicketMutation,
  useAddTicketMessageMutation,
  useGetLocationQuery,
  useLazyGetLocationQuery,
  useSaveLocationMutation,
  useListLocationsQuery,
  useLazyListLocationsQuery,
  useDeleteLocationMutation,
  useGetVerticalQuery,
  useLazyGetVerticalQuery,
  useSaveVerticalMutation,
  useListVerticalsQuery,
  useLazyListVerticalsQuery,
  useDeleteVerticalMutation,
  useGetTechStackQuery,
  useLazyGetTechStackQuery,
  useSaveTechStackMutation,
  useListTechStackMasterQuery,
  useLazyListTechStackMasterQuery,
  useDeleteTechStackMutation,
  useGetRequirementQuery,
  useLazyGetRequirementQuery,
  useSaveRequirementMutation,
  useListRequirementMasterQuery,
  useLazyListRequirementMasterQuery,
  useDeleteRequirementMutation,
  useGetPositionEntryQuery,
  useLazyGetPositionEntryQuery,
  useSavePositionMutation,
  useListPositionsQuery,
  useLazyListPositionsQuery,
  useDeletePositionMutation,
  useGetDepartmentQuery,
  useLazyGetDepartmentQuery,
  useSaveDepartmentMutation,
  useListDepartmentsQuery,
  useLazyListDepartmentsQuery,
  useDeleteDepartmentMutation,
  useGetTicketDepartmentQuery,
  useLazyGetTicketDepartmentQuery,
  useSaveTicketDepartmentMutation,
  useListTicketDepartmentsQuery,
  useLazyListTicketDepartmentsQuery,
  useDeleteTicketDepartmentMutation,
  useGetHolidayQuery,
  useLazyGetHolidayQuery,
  useSaveHolidayMutation,
  useListHolidaysQuery,
  useLazyListHolidaysQuery,
  useDeleteHolidayMutation,
  useCopyHolidaysMutation,
  useListMasterUsesQuery,
  useLazyListMasterUsesQuery,
  useListOvertimeProjectsQuery,
  useLazyListOvertimeProjectsQuery,
  useGetOvertimeQuery,
  useLazyGetOvertimeQuery,
  useSaveOvertimeMutation,
  useListOvertimeQuery,
  useLazyListOvertimeQuery,
  useDecideOvertimeMutation,
  useDeleteOvertimeMutation,
  useDecideOvertimeEntriesMutation,
  useGetOvertimeEvidenceQuery,
  useLazyGetOvertimeEvidenceQuery,
  useListTimerEntriesQuery,
  useLazyListTimerEntriesQuery,
  useListTimerEntryGroupsQuery,
  useLazyListTimerEntryGroupsQuery,
  useListOvertimeWindowQuery,
  useLazyListOvertimeWindowQuery,
  useGetOvertimeDayQuery,
  useLazyGetOvertimeDayQuery,
  useListOvertimeLogsQuery,
  useLazyListOvertimeLogsQuery,
  useListKraRecordsQuery,
  useLazyListKraRecordsQuery,
  useRateOwnKraMutation,
  useListKraFormsToRateQuery,
  useLazyListKraFormsToRateQuery,
  useGetKraRatingQuery,
  useLazyGetKraRatingQuery,
  useRateKraAsTeamLeaderMutation,
  useListKraLeadersQuery,
  useLazyListKraLeadersQuery,
  useListKraQuestionsQuery,
  useLazyListKraQuestionsQuery,
  useSaveKraQuestionMutation,
  useGetKraFactsQuery,
  useLazyGetKraFactsQuery,
  useListKraReportQuery,
  useLazyListKraReportQuery,
  useGetKraHandOverQuery,
  useLazyGetKraHandOverQuery,
  useHandOverKraRatingsMutation,
  useListKraPerformanceQuery,
  useLazyListKraPerformanceQuery,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useCountUnreadNotificationsQuery,
  useLazyCountUnreadNotificationsQuery,
  useReadNotificationsMutation,
  useListOwnDueTasksQuery,
  useLazyListOwnDueTasksQuery,
  useListOwnDuesQuery,
  useLazyListOwnDuesQuery,
  useListPortfolioQuery,
  useLazyListPortfolioQuery,
  useListPortfolioChartsQuery,
  useLazyListPortfolioChartsQuery,
  useGetNextHolidayQuery,
  useLazyGetNextHolidayQuery,
  useGetCompanyDayQuery,
  useLazyGetCompanyDayQuery,
  useListCompanyPeopleQuery,
  useLazyListCompanyPeopleQuery,
  useGetWhatChangedQuery,
  useLazyGetWhatChangedQuery,
  useListWhatChangedQuery,
  useLazyListWhatChangedQuery,
  useGetCompanyTrendsQuery,
  useLazyGetCompanyTrendsQuery,
  useListTrendPeopleQuery,
  useLazyListTrendPeopleQuery,
  useListCompanyDaysQuery,
  useLazyListCompanyDaysQuery,
  useGetAttendanceTrendQuery,
  useLazyGetAttendanceTrendQuery,
  useGetOwnMonthQuery,
  useLazyGetOwnMonthQuery,
  useListPendingItemsQuery,
  useLazyListPendingItemsQuery,
} = injectedRtkApi;
