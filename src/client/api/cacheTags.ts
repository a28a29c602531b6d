import { generatedApi } from './daybookApi.gen';
import { changedEmployeeTags, handedOverTags } from './tags/employeeTags';
import {
  deletedMilestoneTags,
  deletedPlanTags,
  movedTasksTags,
  projectChartTags,
  savedPlanTags,
  planChartTags,
  sprintCapacityTags,
} from './tags/planTags';
import { showMovedDays } from './changes/movedDays';
import { ownChangeTags } from './changeTable';
import { dashboardTags } from './tags/dashboardTags';
import { masterSeconds, masterTags } from './tags/masterTags';
import { monthTags } from './tags/monthTags';
import { secondFactorTags } from './tags/secondFactorTags';
import { windowSeconds } from './tags/windowSeconds';
import { rowTags, tag, tagTypes } from './tagTypes';
import {
  addedCommentTags,
  changedBaselineTags,
  changedDependencyTags,
  changedHoursTags,
  changedMembersTags,
  changedProjectTags,
  changedStatusUpdateTags,
  changedTasksTags,
  changedTaskTags,
  competingRecord,
  deletedRecordTags,
  deletedTasksTags,
  editedCommentTags,
  removedCommentTags,
  restoredRecordTags,
  updatedTaskTags,
  timelineTags,
} from './tags/taskTags';

// Computed again after changes of plans, not of each task: a forecast plays hundreds of futures.
const forecastTags = [{ type: 'SprintHistory' }, tag('Master', 'holidays')] as const;
const whatChangedTags = [tag('PlanReports', 'all'), tag('ProjectList', 'all'), tag('Leaves', 'all')];

/** The generated endpoints with the tags that each answer provides and each change invalidates. */
export const taggedApi = generatedApi.enhanceEndpoints({
  addTagTypes: tagTypes,
  endpoints: {
    getPermissionRecord: { providesTags: (_answer, _failure, { id }) => [tag('Permission', id)] },
    listRoles: { providesTags: [tag('Roles', 'all')] },
    listRoleHolders: { providesTags: [tag('Roles', 'all')] },
    listRoleHistory: { providesTags: [tag('Roles', 'all')] },
    // Also after a rejection, because the shown data may be old. The caller's own record is read again if the caller
    // has the role.
    saveRole: {
      invalidatesTags: (_role, _failure, { id }) => [...ownChangeTags('role', { id: id ?? null })],
    },
    deleteRole: { invalidatesTags: ownChangeTags('role') },
    listSavedViews: { providesTags: (_views, _failure, { Table }) => [tag('SavedViews', Table)] },
    saveView: { invalidatesTags: ownChangeTags('saved-view') },
    deleteView: { invalidatesTags: ownChangeTags('saved-view') },

    getLastFaceLog: { providesTags: [tag('DayTimes', 'face')] },
    listOwnManualTimes: { providesTags: [tag('DayTimes', 'manual')] },
    getContract: { keepUnusedDataFor: 0 },

    listAuditEvents: { keepUnusedDataFor: windowSeconds },
    getServerStatus: { keepUnusedDataFor: windowSeconds },
    listSessions: { providesTags: [tag('Sessions', 'own')] },
    endSession: { invalidatesTags: ownChangeTags('session') },
    signOutEverywhere: { invalidatesTags: ownChangeTags('session') },
    changePassword: { invalidatesTags: (answer) => (answer === undefined ? [] : ownChangeTags('session')) },
    ...secondFactorTags,
    checkPasswordReset: { keepUnusedDataFor: 0 },

    getOwnProfile: { providesTags: [tag('Profile', 'own')] },
    editOwnProfile: { invalidatesTags: (profile) => (profile ? ownChangeTags('employee', { id: profile._id }) : []) },
    changeOwnPhoto: { invalidatesTags: (profile) => (profile ? ownChangeTags('employee', { id: profile._id }) : []) },
    listEmployees: { providesTags: [tag('Employees', 'all')], keepUnusedDataFor: masterSeconds },
    listEmployeesByFilter: { providesTags: [tag('Employees', 'all')], keepUnusedDataFor: masterSeconds },
    searchEmployees: { providesTags: [tag('Employees', 'all')], keepUnusedDataFor: windowSeconds },
    listInterviewers: {
      providesTags: [tag('Employees', 'all'), tag('Roles', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    // The presence of people also depends on leaves and timers.
    listDirectory: {
      providesTags: [tag('Employees', 'all'), tag('Leaves', 'all'), tag('RunningTimer', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    listEmployeeRecords: { providesTags: [tag('Employees', 'all')] },
    getEmployeeFormChoices: {
      providesTags: [tag('Employees', 'all'), { type: 'Master' }],
      keepUnusedDataFor: windowSeconds,
    },
    addEmployee: { invalidatesTags: (employee) => (employee ? ownChangeTags('employee', { id: employee._id }) : []) },
    editEmployee: { invalidatesTags: changedEmployeeTags },
    getEmployeeLeaving: { keepUnusedDataFor: 0 },
    deactivateEmployee: { invalidatesTags: handedOverTags },
    activateEmployee: { invalidatesTags: changedEmployeeTags },
    requestPersonalData: { invalidatesTags: (_link, _failure, { id }) => [tag('EmployeeFile', id)] },
    previewErasure: { keepUnusedDataFor: 0 },
    // The name may be anywhere.
    erasePersonalData: { invalidatesTags: (erased) => (erased ? tagTypes : []) },
    previewEmployeeImport: { keepUnusedDataFor: 0 },
    // Also after a rejection: 409 means that the shown employees are old.
    importEmployees: {
      invalidatesTags: (result) => (result?.Is_stored === false ? [] : ownChangeTags('employee')),
    },
    getEmployeeDetail: {
      providesTags: (_detail, _failure, { id }) => [
        tag('EmployeeFile', id),
        tag('Leaves', 'all'),
        tag('RunningTimer', 'all'),
      ],
    },
    listEmployeeSessions: { providesTags: (_sessions, _failure, id) => [tag('Sessions', id)] },
    endEmployeeSessions: {
      invalidatesTags: (_ended, _failure, { id }) => [tag('Sessions', id), tag('EmployeeFile', id)],
    },
    listEmployeeChanges: { providesTags: (_changes, _failure, id) => [tag('EmployeeFile', id)] },
    listEmployeeTimeEntries: {
      providesTags: (_logs, _failure, { id }) => [tag('EmployeeFile', id), tag('RunningTimer', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    listEmployeeLeaves: {
      providesTags: (_leaves, _failure, id) => [tag('EmployeeFile', id), tag('Leaves', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    listEmployeeOvertime: {
      providesTags: (_entries, _failure, id) => [tag('EmployeeFile', id), tag('Overtime', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    listEmployeeRatings: {
      providesTags: (_ratings, _failure, id) => [tag('EmployeeFile', id), tag('Ratings', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    listEmployeeProjects: {
      providesTags: (_projects, _failure, id) => [tag('EmployeeFile', id), tag('ProjectList', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    listInterviews: { providesTags: [tag('Interviews', 'all')] },
    getInterview: { providesTags: [tag('Interviews', 'all')], keepUnusedDataFor: windowSeconds },
    saveInterview: { invalidatesTags: (interview) => (interview ? ownChangeTags('interview') : []) },
    // Also after a rejection: another user may have opened the next round.
    startNextInterviewRound: { invalidatesTags: ownChangeTags('interview') },
    ...masterTags,
    getAttendanceOfMonth: { providesTags: [tag('Attendance', 'month')] },
    listMusterSheet: {
      providesTags: [tag('Attendance', 'summary'), tag('Attendance', 'month'), tag('Leaves', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    getAttendanceSummary: { providesTags: [tag('Attendance', 'summary')], keepUnusedDataFor: windowSeconds },
    listFaceLoginsOfDay: { providesTags: [tag('Attendance', 'day')], keepUnusedDataFor: windowSeconds },
    listFaceLoginWindow: { providesTags: [tag('Attendance', 'window')], keepUnusedDataFor: windowSeconds },
    listFaceDevices: { providesTags: [tag('FaceDevices', 'all')] },
    addFaceDevice: { invalidatesTags: ownChangeTags('face-device') },
    deactivateFaceDevice: { invalidatesTags: ownChangeTags('face-device') },

    listProjects: { providesTags: [tag('ProjectList', 'all')] },
    getProject: { providesTags: (_project, _failure, { id }) => [tag('Project', id)] },
    editProjectStatus: {
      invalidatesTags: (project, failure) => changedProjectTags(project ?? competingRecord(failure)),
    },
    editProject: { invalidatesTags: (project) => (project ? changedMembersTags(project._id) : []) },
    createProject: { invalidatesTags: (project) => (project ? changedMembersTags(project._id) : []) },
    listStatusUpdates: {
      providesTags: (_updates, _failure, { projectId }) => [tag('StatusUpdates', projectId)],
      keepUnusedDataFor: windowSeconds,
    },
    addStatusUpdate: { invalidatesTags: changedStatusUpdateTags },
    editStatusUpdate: { invalidatesTags: changedStatusUpdateTags },
    deleteStatusUpdate: { invalidatesTags: changedStatusUpdateTags },
    listDeletedProjects: { providesTags: [tag('Deleted', 'projects')] },
    listProjectMembers: {
      providesTags: (_members, _failure, projectId) => [
        tag('ProjectMembers', projectId),
        tag('Statistics', projectId),
        tag('Leaves', 'all'),
      ],
      keepUnusedDataFor: windowSeconds,
    },
    addProjectMembers: { invalidatesTags: (members, _failure, { id }) => (members ? changedMembersTags(id) : []) },
    editProjectMember: { invalidatesTags: (members, _failure, { id }) => (members ? changedMembersTags(id) : []) },
    // A hand-over changes tasks in any list.
    removeProjectMember: {
      invalidatesTags: (members, _failure, { id, Hand_over_to }) =>
        members
          ? [
              ...changedMembersTags(id),
              ...(Hand_over_to ? [...ownChangeTags('task', { projectId: id }), ...ownChangeTags('history')] : []),
            ]
          : [],
    },
    getMemberStatistics: {
      providesTags: (_rows, _failure, projectId) => [tag('Statistics', projectId), tag('ProjectMembers', projectId)],
      keepUnusedDataFor: windowSeconds,
    },
    // A task of theirs that is given to a member only makes the list longer than needed.
    listFormerMembers: { providesTags: (_people, _failure, projectId) => [tag('ProjectMembers', projectId)] },
    listProjectEmployees: { providesTags: (_members, _failure, projectId) => [tag('ProjectMembers', projectId)] },
    listSprints: { providesTags: (_sprints, _failure, { Project_id }) => [tag('Sprints', Project_id)] },
    listMilestones: { providesTags: (_milestones, _failure, { Project_id }) => [tag('Plans', Project_id)] },
    listProjectSprints: { providesTags: (_sprints, _failure, { Project_id }) => [tag('Plans', Project_id)] },
    listSprintClosings: { providesTags: (_closings, _failure, { id }) => [tag('SprintHistory', id)] },
    getSprintChart: { providesTags: planChartTags, keepUnusedDataFor: windowSeconds },
    getSprintCapacity: { providesTags: sprintCapacityTags, keepUnusedDataFor: windowSeconds },
    getMilestoneChart: { providesTags: planChartTags, keepUnusedDataFor: windowSeconds },
    getProjectCharts: { providesTags: projectChartTags, keepUnusedDataFor: windowSeconds },
    listProjectFinishedTasks: { providesTags: projectChartTags, keepUnusedDataFor: windowSeconds },
    listProjectDayTasks: { providesTags: projectChartTags, keepUnusedDataFor: windowSeconds },
    createMilestone: { invalidatesTags: savedPlanTags },
    updateMilestone: { invalidatesTags: savedPlanTags },
    deleteMilestone: { invalidatesTags: deletedMilestoneTags },
    restoreMilestone: { invalidatesTags: deletedMilestoneTags },
    listDeletedMilestones: { providesTags: (_plans, _failure, { Project_id }) => [tag('Plans', Project_id)] },
    createSprint: { invalidatesTags: savedPlanTags },
    updateSprint: { invalidatesTags: savedPlanTags },
    deleteSprint: { invalidatesTags: deletedPlanTags },
    restoreSprint: { invalidatesTags: deletedPlanTags },
    listDeletedSprints: { providesTags: (_plans, _failure, { Project_id }) => [tag('Plans', Project_id)] },
    closeSprint: { invalidatesTags: movedTasksTags },
    reopenSprint: { invalidatesTags: savedPlanTags },
    addSprintTasks: { invalidatesTags: movedTasksTags },
    listDueMilestones: { providesTags: [tag('PlanReports', 'all')] },
    listDueSprints: { providesTags: [tag('PlanReports', 'all')] },
    listOwnDues: { providesTags: [tag('PlanReports', 'all'), tag('ProjectList', 'all')] },
    listPortfolio: { providesTags: [tag('PlanReports', 'all'), tag('ProjectList', 'all'), tag('Leaves', 'all')] },
    listMilestoneForecasts: { providesTags: forecastTags },
    listPortfolioCharts: { providesTags: forecastTags },
    getWhatChanged: { providesTags: whatChangedTags, keepUnusedDataFor: windowSeconds },
    listWhatChanged: { providesTags: whatChangedTags, keepUnusedDataFor: windowSeconds },
    getMilestoneReport: { providesTags: [tag('PlanReports', 'all')] },
    getSprintReport: { providesTags: [tag('PlanReports', 'all')] },
    listTaskAnalytics: { providesTags: (_tasks, _failure, projectId) => [tag('Statistics', projectId)] },
    getIssueStatistics: { providesTags: (_counts, _failure, projectId) => [tag('Statistics', projectId)] },

    listProjectTasks: {
      providesTags: (rows, _failure, { projectId }) => [tag('ProjectTasks', projectId), ...rowTags(rows)],
      keepUnusedDataFor: windowSeconds,
    },
    getTask: { providesTags: (_task, _failure, { id }) => [tag('Task', id)] },
    listLinkedTasks: { providesTags: (rows, _failure, { task_id }) => [tag('LinkedTasks', task_id), ...rowTags(rows)] },
    listOwnTasks: { providesTags: (rows) => [tag('TaskList', 'own'), ...rowTags(rows)] },
    listOwnDueTasks: {
      providesTags: (due) => [tag('TaskList', 'own'), ...rowTags(due?.Groups.flatMap((group) => group.Rows))],
    },
    listEmployeeTasks: { providesTags: (rows, _failure, { id }) => [tag('TaskList', id), ...rowTags(rows)] },
    listTasks: {
      providesTags: (window, _failure, { projectId }) => [
        tag('TaskWindow', projectId ?? 'all'),
        ...rowTags(window?.Rows),
      ],
      keepUnusedDataFor: windowSeconds,
    },
    listTaskGroups: {
      providesTags: (_groups, _failure, { projectId }) => [tag('TaskWindow', projectId ?? 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    // Reports that may be open for hours: not read again with every timer or comment of the company.
    getTaskTimerReport: { providesTags: [tag('TimeEntries', 'report')], keepUnusedDataFor: windowSeconds },
    listTimerEntries: { providesTags: [tag('TimeEntries', 'report')], keepUnusedDataFor: windowSeconds },
    listTimerEntryGroups: { providesTags: [tag('TimeEntries', 'report')], keepUnusedDataFor: windowSeconds },
    getProjectStatusReport: { providesTags: [tag('Comments', 'report')], keepUnusedDataFor: windowSeconds },
    listRunningTaskTimers: { providesTags: [tag('RunningTimer', 'all')], keepUnusedDataFor: windowSeconds },
    getWorkingPlan: { providesTags: [tag('TaskWindow', 'all')], keepUnusedDataFor: windowSeconds },
    createTask: { invalidatesTags: changedTaskTags },
    updateTask: { invalidatesTags: updatedTaskTags },
    // Also after a competing change, because the shown value is old.
    editTask: { invalidatesTags: (task, failure) => changedTaskTags(task ?? competingRecord(failure)) },
    editManyTasks: { invalidatesTags: changedTasksTags },
    undoManyTasks: { invalidatesTags: changedTasksTags, onQueryStarted: showMovedDays },
    getTimeline: { providesTags: timelineTags, keepUnusedDataFor: windowSeconds },
    getCalendar: { providesTags: timelineTags, keepUnusedDataFor: windowSeconds },
    listBaselines: {
      providesTags: (_baselines, _failure, projectId) => [tag('Baselines', projectId)],
      keepUnusedDataFor: windowSeconds,
    },
    getBaseline: {
      providesTags: [tag('Baselines', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    saveBaseline: { invalidatesTags: changedBaselineTags },
    deleteBaseline: { invalidatesTags: changedBaselineTags },
    previewTimelineMove: { keepUnusedDataFor: 0 },
    saveTimelineMove: { invalidatesTags: changedTasksTags, onQueryStarted: showMovedDays },
    // Also after a rejection: another user may have changed either end.
    saveTaskDependency: { invalidatesTags: changedDependencyTags },
    deleteTaskDependency: { invalidatesTags: changedDependencyTags },
    previewTaskDeletion: { keepUnusedDataFor: 0 },
    deleteManyTasks: { invalidatesTags: deletedTasksTags },
    deleteTaskOrProject: {
      invalidatesTags: deletedRecordTags,
    },
    listDeletedTasks: {
      providesTags: (_tasks, _failure, projectId) => [tag('Deleted', projectId)],
      keepUnusedDataFor: windowSeconds,
    },
    restoreTaskOrProject: {
      // Also after a rejection: 409 means that another user was faster.
      invalidatesTags: restoredRecordTags,
    },

    listNotifications: { providesTags: [tag('Notifications', 'own')] },
    countUnreadNotifications: { providesTags: [tag('Notifications', 'own')] },
    readNotifications: { invalidatesTags: ownChangeTags('notification') },
    searchMentionable: { keepUnusedDataFor: windowSeconds },

    listTimeEntries: { providesTags: (_logs, _failure, subjectId) => [tag('TimeEntries', subjectId)] },
    getTaskTimer: { providesTags: (_timer, _failure, { Task_id }) => [tag('TaskTimer', Task_id)] },
    listOwnTimeEntries: { providesTags: [tag('OwnHours', 'own')], keepUnusedDataFor: windowSeconds },
    addTimeEntry: { invalidatesTags: changedHoursTags },
    editTimeEntry: { invalidatesTags: changedHoursTags },
    splitTimeEntry: { invalidatesTags: changedHoursTags },
    deleteTimeEntry: { invalidatesTags: changedHoursTags },
    listOwnTimerOverruns: { providesTags: [tag('TimerOverruns', 'own')] },
    settleTimerOverrun: { invalidatesTags: changedHoursTags },
    search: { keepUnusedDataFor: windowSeconds },
    getOwnRunningTimer: { providesTags: [tag('RunningTimer', 'own')] },
    toggleTaskTimer: {
      // Also after a rejection: 409 means that the shown timer is not the running one.
      invalidatesTags: (timer, _failure, { Task_id, Project_id }) => {
        const projectId = timer?.Project_id ?? Project_id;
        const touched = [Task_id, ...(timer?.Stopped_task ? [timer.Stopped_task._id] : [])];
        return [
          tag('RunningTimer', 'own'),
          tag('OwnHours', 'own'),
          tag('TimerOverruns', 'own'),
          ...(projectId ? [tag('TimeEntries', projectId)] : []),
          ...touched.flatMap((id) => [
            tag('TaskTimer', id),
            ...ownChangeTags('timer', { id, projectId: projectId ?? null }),
            tag('History', id),
          ]),
        ];
      },
    },

    ...dashboardTags,
    listLeaves: { providesTags: [tag('Leaves', 'all')] },
    listLeaveWindow: { providesTags: [tag('Leaves', 'all')], keepUnusedDataFor: windowSeconds },
    listLeaveQuarters: { providesTags: [tag('Leaves', 'all')] },
    getLeaveCalendar: { providesTags: [tag('Leaves', 'all')] },
    getLeaveYear: { providesTags: [tag('Leaves', 'all')] },
    // It is planned with the tasks.
    getLeaveImpact: {
      providesTags: [tag('Leaves', 'all'), tag('TaskWindow', 'all')],
      keepUnusedDataFor: windowSeconds,
    },
    getLeaveCounts: { providesTags: [tag('Leaves', 'all')] },
    listLeavesToday: { providesTags: [tag('Leaves', 'all')] },
    getLeave: { providesTags: [tag('Leaves', 'all')] },
    listLeaveLogs: { providesTags: (_entries, _failure, id) => [tag('LeaveLog', id)] },
    // One leave changes the clashes in every list. Also after a rejection: 409 means that the shown data is old.
    applyForLeave: { invalidatesTags: [...ownChangeTags('leave'), { type: 'Attendance' }] },
    changeLeaveStatus: {
      invalidatesTags: (_leave, _failure, { id }) => [
        ...ownChangeTags('leave'),
        tag('LeaveLog', id),
        { type: 'Attendance' },
      ],
    },
    decideLeaves: {
      invalidatesTags: (_results, _failure, { ids }) => [
        ...ownChangeTags('leave'),
        { type: 'Attendance' },
        ...ids.split(',').map((id) => tag('LeaveLog', id)),
      ],
    },

    listTickets: { providesTags: [tag('TicketList', 'all')], keepUnusedDataFor: windowSeconds },
    getTicket: { providesTags: (_ticket, _failure, id) => [tag('Ticket', id)], keepUnusedDataFor: windowSeconds },
    getTicketReport: { providesTags: [tag('TicketList', 'all')], keepUnusedDataFor: windowSeconds },
    createTicket: { invalidatesTags: ownChangeTags('ticket') },
    // Also after a rejection: 409 means that the shown data is old.
    updateTicket: { invalidatesTags: (_ticket, _failure, { id }) => ownChangeTags('ticket', { id }) },
    changeTicketStatus: {
      invalidatesTags: (_ticket, _failure, { id }) => ownChangeTags('ticket', { id }),
    },
    assignTicket: { invalidatesTags: (_ticket, _failure, { id }) => ownChangeTags('ticket', { id }) },
    addTicketMessage: { invalidatesTags: (_ticket, _failure, { id }) => ownChangeTags('ticket', { id }) },

    listManualAttendanceRequests: { providesTags: [tag('ManualRequests', 'all')], keepUnusedDataFor: windowSeconds },
    listOwnManualAttendanceRequests: { providesTags: [tag('ManualRequests', 'own')] },
    listManualAttendanceWindow: {
      providesTags: (_window, _failure, { scope }) => [tag('ManualRequests', scope)],
      keepUnusedDataFor: windowSeconds,
    },
    getManualAttendanceRequest: {
      providesTags: (_request, _failure, id) => [tag('ManualRequests', id)],
      keepUnusedDataFor: windowSeconds,
    },
    getLinkedManualAttendance: { keepUnusedDataFor: 0 },
    getManualAttendanceEvidence: { providesTags: [tag('ManualRequests', 'all')], keepUnusedDataFor: 0 },
    getAttendanceDayEvidence: { providesTags: [tag('ManualRequests', 'all')], keepUnusedDataFor: 0 },
    correctAttendanceDay: {
      invalidatesTags: (_stored, _failure, { employee_id }) => [
        ...ownChangeTags('manual-attendance'),
        ...ownChangeTags('attendance'),
        { type: 'Attendance' },
        tag('EmployeeFile', employee_id),
      ],
    },
    listManualAttendanceLogs: {
      providesTags: (_entries, _failure, id) => [tag('ManualRequests', id)],
      keepUnusedDataFor: windowSeconds,
    },
    requestManualAttendance: {
      invalidatesTags: ownChangeTags('manual-attendance'),
    },
    // Also after a rejection: 409 means that the shown data is old.
    decideManualAttendanceRequest: {
      invalidatesTags: [...ownChangeTags('manual-attendance'), ...ownChangeTags('attendance'), { type: 'Attendance' }],
    },
    decideManualAttendanceRequests: {
      invalidatesTags: [...ownChangeTags('manual-attendance'), ...ownChangeTags('attendance'), { type: 'Attendance' }],
    },

    ...monthTags,

    listComments: { providesTags: (_comments, _failure, { Task_id }) => [tag('Comments', Task_id)] },
    getComment: { providesTags: (_comment, _failure, { subjectId }) => [tag('Comments', subjectId)] },
    addComment: { invalidatesTags: addedCommentTags },
    editComment: { invalidatesTags: editedCommentTags },
    deleteComment: { invalidatesTags: removedCommentTags },
    restoreComment: { invalidatesTags: removedCommentTags },
    listHistory: { providesTags: (_history, _failure, subjectId) => [tag('History', subjectId)] },
    addHistory: {
      invalidatesTags: (_entry, _failure, { Task_id, project_id }) =>
        [Task_id, project_id].filter((id) => id !== undefined && id !== '').map((id) => tag('History', id ?? '')),
    },
  },
});
