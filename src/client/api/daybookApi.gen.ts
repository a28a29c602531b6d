// Made by npm run generate from api-spec. Do not edit.
import { emptyApi as api } from "./emptyApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({ url: `/login`, method: "POST", body: queryArg }),
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
    getContract: build.query<GetContractApiResponse, GetContractApiArg>({
      query: () => ({ url: `/auth/contract` }),
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
          sort: queryArg.sort,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listHourLogs: build.query<ListHourLogsApiResponse, ListHourLogsApiArg>({
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
    listComments: build.query<ListCommentsApiResponse, ListCommentsApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/comments`,
        method: "POST",
        body: queryArg,
      }),
    }),
    addComment: build.mutation<AddCommentApiResponse, AddCommentApiArg>({
      query: (queryArg) => ({
        url: `/auth/tasks/comment/add`,
        method: "POST",
        body: queryArg,
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SignInApiResponse =
  /** status 200 The user record first in the list, and the token */ SignInAnswer;
export type SignInApiArg = SignInForm;
export type RequestPasswordResetApiResponse =
  /** status 200 Always the same */ object | null;
export type RequestPasswordResetApiArg = ForgotPasswordForm;
export type CheckPasswordResetApiResponse =
  /** status 200 The link is good */ object | null;
export type CheckPasswordResetApiArg = CheckPasswordResetForm;
export type ResetPasswordApiResponse =
  /** status 200 The password is set */ object | null;
export type ResetPasswordApiArg = ResetPasswordForm;
export type CreateFirstAccountApiResponse =
  /** status 200 The account exists and can sign in */ object | null;
export type CreateFirstAccountApiArg = FirstAccountForm;
export type SignOutApiResponse =
  /** status 200 The token is revoked */ object | null;
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
export type GetPermissionRecordApiResponse =
  /** status 200 The record is the only element of the list */ PermissionRecord[];
export type GetPermissionRecordApiArg = IdForm;
export type GetLastFaceLogApiResponse =
  /** status 200 Entries by day, oldest first, of the last seven days */ FaceLogEntry[];
export type GetLastFaceLogApiArg = void;
export type ListOwnManualTimesApiResponse =
  /** status 200 Today's entry first in the list; times are null when there is none */ ManualTimes[];
export type ListOwnManualTimesApiArg = void;
export type GetPositionApiResponse =
  /** status 200 The position */ PositionRecord;
export type GetPositionApiArg = IdForm;
export type GetHealthApiResponse = /** status 200 Ready */ {
  Ready: boolean;
};
export type GetHealthApiArg = void;
export type GetContractApiResponse = /** status 200 The contract */ {
  [key: string]: any;
};
export type GetContractApiArg = void;
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
export type ListProjectTasksApiResponse = /** status 200 By key */ TaskRow[];
export type ListProjectTasksApiArg = {
  /** Identifier */
  projectId: Id;
  /** Part of key or summary */
  q?: string;
  /** At most so many */
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
export type ListLinkedTasksApiResponse = /** status 200 By key */ TaskRow[];
export type ListLinkedTasksApiArg = LinkedTasksForm;
export type DeleteTaskOrProjectApiResponse =
  /** status 200 What was deleted */ {
    _id: Id;
    Deleted: "task" | "project";
  };
export type DeleteTaskOrProjectApiArg = IdForm;
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
  /** Comma-separated ids of assignees */
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
  /** Up to three of Task_key, Short_summary, Issue_type, Priority, Status, Assignees, Reporter, Assigned_date, Due_date, Task_duration, Project_name, Sprint, Update_at, each with direction, for example Due_date:asc */
  sort?: string;
  /** First row of the window */
  offset?: number;
  /** Rows of the window */
  limit?: number;
};
export type ListHourLogsApiResponse =
  /** status 200 Newest first; at most 500 */ HourLog[];
export type ListHourLogsApiArg = /** Id of a task or of a project */ Id;
export type ToggleTaskTimerApiResponse =
  /** status 200 The timer after the change */ TaskTimer;
export type ToggleTaskTimerApiArg = TaskTimerForm;
export type GetTaskTimerApiResponse = /** status 200 The timer */ TaskTimer;
export type GetTaskTimerApiArg = TaskTimerForm;
export type GetOwnRunningTimerApiResponse =
  /** status 200 The timer, or an empty list */ TaskTimer[];
export type GetOwnRunningTimerApiArg = void;
export type ListCommentsApiResponse =
  /** status 200 Newest first; at most 500 */ Comment[];
export type ListCommentsApiArg = ListCommentsForm;
export type AddCommentApiResponse =
  /** status 200 The comment as stored */ Comment;
export type AddCommentApiArg = AddCommentForm;
export type ListHistoryApiResponse =
  /** status 200 Newest first; at most 500 */ {
    History: HistoryEntry[];
  }[];
export type ListHistoryApiArg = /** Id of a task or of a project */ Id;
export type AddHistoryApiResponse =
  /** status 200 The entry that stands in the history */ HistoryEntry;
export type AddHistoryApiArg = AddHistoryForm;
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
export type SignInAnswer = {
  status: Done;
  data: LoggedInUser[];
  /** Opaque bearer token */
  token: string;
  expires_at?: Instant;
};
export type FieldProblem = {
  /** Name of the request field */
  field: string;
  /** What is wrong with it */
  message: string;
};
export type FailureAnswer = {
  status: 0;
  message: string;
  errors?: FieldProblem[];
  /** Named in the server's log */
  requestId?: string;
  /** With 409 after a competing edit, the record as it is stored now */
  current?: {
    [key: string]: any;
  };
};
export type SignInForm = {
  Email: string;
  Password: string;
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
};
export type Day = string;
export type FaceLogEntry = {
  date: Day;
  /** Instant of the first check-in */
  checkIn: string | null;
  /** Instant of the last check-out */
  checkOut: string | null;
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
};
export type EditOwnProfileForm = {
  Mobile: string;
};
export type ChangeOwnPhotoForm = {
  /** jpg, jpeg or png; absent removes the picture */
  profile_image?: Blob[];
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
export type ProjectStatus =
  "Open" | "InProgress" | "Hold" | "InClientReview" | "Completed";
export type StoredFile = {
  _id: Id;
  Name: string;
  /** Bytes */
  Size: number;
  /** Media type as found in the bytes */
  Type: string;
  /** Signed link */
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
  Task_count?: number;
  /** Not CLOSE */
  Open_task_count?: number;
  /** Bugs that are not CLOSE */
  Bug_count?: number;
  /** Rounded; 0 without tasks */
  Closed_percent?: number;
  Next_milestone?: {
    _id: Id;
    Name: string;
    DueDate: string | null;
  } | null;
};
export type EditProjectStatusForm = {
  id: Id;
  Status: ProjectStatus;
};
export type OptionalDay = string;
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
export type ProjectMember = {
  _id: Id;
  First_name: string;
  Last_name: string;
  Role: string;
  Profile_pic?: string | null;
  Status?: "Active" | "DeActive";
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
export type SprintReference = {
  _id: Id;
  Name: string;
} | null;
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
export type OptionalId = string;
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
};
export type LinkedTasksForm = {
  task_id: Id;
};
export type TimerStatus = "Running" | "Stopped";
export type HourLog = {
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
};
export type ListCommentsForm = {
  /** Id of a task or of a project */
  Task_id: string;
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
export type HistoryEntry = {
  _id: Id;
  User_id: string | null;
  /** Full name; of the entry that tells the creation */
  Created_by: string | null;
  /** Full name */
  Updated_by: string | null;
  /** Instant of the creation */
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
export const {
  useSignInMutation,
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
  useGetPermissionRecordQuery,
  useLazyGetPermissionRecordQuery,
  useGetLastFaceLogQuery,
  useLazyGetLastFaceLogQuery,
  useListOwnManualTimesQuery,
  useLazyListOwnManualTimesQuery,
  useGetPositionQuery,
  useLazyGetPositionQuery,
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useGetContractQuery,
  useLazyGetContractQuery,
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
  useListProjectsQuery,
  useLazyListProjectsQuery,
  useGetProjectQuery,
  useLazyGetProjectQuery,
  useEditProjectStatusMutation,
  useEditProjectMutation,
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
  useListProjectTasksQuery,
  useLazyListProjectTasksQuery,
  useCreateTaskMutation,
  useUpdateTaskMutation,
  useGetTaskQuery,
  useLazyGetTaskQuery,
  useEditTaskMutation,
  useListLinkedTasksQuery,
  useLazyListLinkedTasksQuery,
  useDeleteTaskOrProjectMutation,
  useListOwnTasksQuery,
  useLazyListOwnTasksQuery,
  useListEmployeeTasksQuery,
  useLazyListEmployeeTasksQuery,
  useListTasksQuery,
  useLazyListTasksQuery,
  useListHourLogsQuery,
  useLazyListHourLogsQuery,
  useToggleTaskTimerMutation,
  useGetTaskTimerQuery,
  useLazyGetTaskTimerQuery,
  useGetOwnRunningTimerQuery,
  useLazyGetOwnRunningTimerQuery,
  useListCommentsQuery,
  useLazyListCommentsQuery,
  useAddCommentMutation,
  useListHistoryQuery,
  useLazyListHistoryQuery,
  useAddHistoryMutation,
} = injectedRtkApi;
