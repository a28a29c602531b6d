import { addFaceDevice, deactivateFaceDevice, listFaceDevices } from '../features/attendance/faceDevices';
import { listFaceLogins, listFaceLoginsOfDay, listFaceLoginsOfMonth, listFaceLoginWindow } from '../features/attendance/faceLogins';
import { getAttendanceOfMonth } from '../features/attendance/getAttendanceOfMonth';
import { getAttendanceSummary } from '../features/attendance/getAttendanceSummary';
import { recordFaceEvents } from '../features/attendance/recordFaceEvents';
import { addComment } from '../features/comments/addComment';
import { addHistory } from '../features/comments/addHistory';
import { searchMentionable } from '../features/comments/searchMentionable';
import { listComments } from '../features/comments/listComments';
import { listHistory } from '../features/comments/listHistory';
import { getAttendanceTrend } from '../features/attendance/getAttendanceTrend';
import { getCompanyDay } from '../features/dashboard/getCompanyDay';
import { getNextHoliday } from '../features/dashboard/getNextHoliday';
import { getOwnMonth } from '../features/dashboard/getOwnMonth';
import { listCompanyPeople } from '../features/dashboard/listCompanyPeople';
import { listOwnDues } from '../features/dashboard/listOwnDues';
import { listPendingItems } from '../features/dashboard/listPendingItems';
import { listDirectory } from '../features/directory/listDirectory';
import { listEmployees } from '../features/directory/listEmployees';
import { listEmployeesByFilter } from '../features/directory/listEmployeesByFilter';
import { searchEmployees } from '../features/directory/searchEmployees';
import { activateEmployee } from '../features/employees/activateEmployee';
import { addEmployee } from '../features/employees/addEmployee';
import { deactivateEmployee } from '../features/employees/deactivateEmployee';
import { editEmployee } from '../features/employees/editEmployee';
import { listEmployeeAttendance, listEmployeeChanges, listEmployeeLeaves, listEmployeeOvertime, listEmployeeRatings } from '../features/employees/employeeFile';
import { listEmployeeProjects, listEmployeeTimeLogs } from '../features/employees/employeeWork';
import { getEmployeeDetail } from '../features/employees/getEmployeeDetail';
import { getEmployeeFormChoices } from '../features/employees/getEmployeeFormChoices';
import { getEmployeeLeaving } from '../features/employees/getEmployeeLeaving';
import { importEmployees } from '../features/employees/importEmployees';
import { inviteEmployee } from '../features/employees/inviteEmployee';
import { listEmployeeRecords } from '../features/employees/listEmployeeRecords';
import { downloadFile } from '../features/files/downloadFile';
import { getKraFacts } from '../features/kra/getKraFacts';
import { getKraRating } from '../features/kra/getKraRating';
import { listKraFormsToRate } from '../features/kra/listKraFormsToRate';
import { listKraLeaders } from '../features/kra/listKraLeaders';
import { listKraPerformance } from '../features/kra/listKraPerformance';
import { listKraRecords } from '../features/kra/listKraRecords';
import { listKraReport } from '../features/kra/listKraReport';
import { rateKraAsTeamLeader } from '../features/kra/rateKraAsTeamLeader';
import { rateOwnKra } from '../features/kra/rateOwnKra';
import { decideOvertime } from '../features/overtime/decideOvertime';
import { deleteOvertime } from '../features/overtime/deleteOvertime';
import { getOvertime } from '../features/overtime/getOvertime';
import { listOvertime } from '../features/overtime/listOvertime';
import { listOvertimeLogs } from '../features/overtime/listOvertimeLogs';
import { listOvertimeProjects } from '../features/overtime/listOvertimeProjects';
import { listOvertimeWindow } from '../features/overtime/listOvertimeWindow';
import { saveOvertime } from '../features/overtime/saveOvertime';
import { getInterview } from '../features/interviews/getInterview';
import { listInterviews } from '../features/interviews/listInterviews';
import { saveInterview } from '../features/interviews/saveInterview';
import { startNextInterviewRound } from '../features/interviews/startNextInterviewRound';
import { applyForLeave } from '../features/leave/applyForLeave';
import { changeLeaveStatus } from '../features/leave/changeLeaveStatus';
import { decideLeaves } from '../features/leave/decideLeaves';
import { getLeaveCalendar } from '../features/leave/getLeaveCalendar';
import { getLeaveCounts } from '../features/leave/getLeaveCounts';
import { getLeaveImpact } from '../features/leave/getLeaveImpact';
import { listLeaveLogs } from '../features/leave/listLeaveLogs';
import { listLeaveQuarters } from '../features/leave/listLeaveQuarters';
import { listLeaveWindow } from '../features/leave/listLeaveWindow';
import { listLeaves } from '../features/leave/listLeaves';
import { listLeavesToday } from '../features/leave/listLeavesToday';
import { followChanges } from '../features/live/followChanges';
import { countUnreadNotifications } from '../features/notifications/countUnreadNotifications';
import { listNotifications } from '../features/notifications/listNotifications';
import { readNotifications } from '../features/notifications/readNotifications';
import { deleteDepartment, getDepartment, listDepartments, saveDepartment } from '../features/masters/departments';
import { copyHolidays, deleteHoliday, getHoliday, listHolidays, saveHoliday } from '../features/masters/holidays';
import { listMasterUses } from '../features/masters/listMasterUses';
import { deleteLocation, getLocation, listLocations, saveLocation } from '../features/masters/locations';
import { deletePosition, getPositionEntry, listPositions, savePosition } from '../features/masters/positions';
import { deleteRequirement, getRequirement, listRequirementMaster, saveRequirement } from '../features/masters/requirements';
import { deleteTechStack, getTechStack, listTechStackMaster, saveTechStack } from '../features/masters/techStacks';
import { deleteTicketDepartment, getTicketDepartment, listTicketDepartments, saveTicketDepartment } from '../features/masters/ticketDepartments';
import { deleteVertical, getVertical, listVerticals, saveVertical } from '../features/masters/verticals';
import { deleteRole } from '../features/permissions/deleteRole';
import { getPermissionRecord } from '../features/permissions/getPermissionRecord';
import { listRoleHistory } from '../features/permissions/listRoleHistory';
import { listRoleHolders } from '../features/permissions/listRoleHolders';
import { listRoles } from '../features/permissions/listRoles';
import { saveRole } from '../features/permissions/saveRole';
import { addSprintTasks } from '../features/planning/addSprintTasks';
import { closeSprint } from '../features/planning/closeSprint';
import { createMilestone } from '../features/planning/createMilestone';
import { createSprint } from '../features/planning/createSprint';
import { deleteMilestone } from '../features/planning/deleteMilestone';
import { deleteSprint } from '../features/planning/deleteSprint';
import { listMilestones } from '../features/planning/listMilestones';
import { listProjectSprints } from '../features/planning/listProjectSprints';
import { listSprintClosings } from '../features/planning/listSprintClosings';
import { reopenSprint } from '../features/planning/reopenSprint';
import { updateMilestone } from '../features/planning/updateMilestone';
import { updateSprint } from '../features/planning/updateSprint';
import { changeOwnPhoto } from '../features/profile/changeOwnPhoto';
import { editOwnProfile } from '../features/profile/editOwnProfile';
import { getOwnProfile } from '../features/profile/getOwnProfile';
import { addProjectMembers } from '../features/projects/addProjectMembers';
import { createProject } from '../features/projects/createProject';
import { editProject } from '../features/projects/editProject';
import { editProjectMember } from '../features/projects/editProjectMember';
import { editProjectStatus } from '../features/projects/editProjectStatus';
import { getIssueStatistics } from '../features/projects/getIssueStatistics';
import { getMemberStatistics } from '../features/projects/getMemberStatistics';
import { getProject } from '../features/projects/getProject';
import { listDeletedProjects } from '../features/projects/listDeletedProjects';
import { listProjectEmployees } from '../features/projects/listProjectEmployees';
import { listProjectMembers } from '../features/projects/listProjectMembers';
import { listProjects } from '../features/projects/listProjects';
import { listRequirements } from '../features/projects/listRequirements';
import { listSprints } from '../features/projects/listSprints';
import { listTaskAnalytics } from '../features/projects/listTaskAnalytics';
import { listTechStacks } from '../features/projects/listTechStacks';
import { removeProjectMember } from '../features/projects/removeProjectMember';
import { getMilestoneReport } from '../features/reports/getMilestoneReport';
import { getSprintReport } from '../features/reports/getSprintReport';
import { getProjectStatusReport } from '../features/reports/getProjectStatusReport';
import { getTaskTimerReport } from '../features/reports/getTaskTimerReport';
import { getWorkingPlan } from '../features/reports/getWorkingPlan';
import { listRunningTaskTimers } from '../features/reports/listRunningTaskTimers';
import { listDueMilestones } from '../features/reports/listDueMilestones';
import { listDueSprints } from '../features/reports/listDueSprints';
import { changePassword } from '../features/session/changePassword';
import { checkPasswordReset } from '../features/session/checkPasswordReset';
import { createFirstAccount } from '../features/session/createFirstAccount';
import { endSession } from '../features/session/endSession';
import { listSessions } from '../features/session/listSessions';
import { requestPasswordReset } from '../features/session/requestPasswordReset';
import { resetPassword } from '../features/session/resetPassword';
import { signIn } from '../features/session/signIn';
import { signOut } from '../features/session/signOut';
import { signOutEverywhere } from '../features/session/signOutEverywhere';
import { getContract } from '../features/shell/getContract';
import { getHealth } from '../features/shell/getHealth';
import { getLastFaceLog } from '../features/shell/getLastFaceLog';
import { getPosition } from '../features/shell/getPosition';
import { listOwnManualTimes } from '../features/shell/listOwnManualTimes';
import { listPreferences } from '../features/shell/listPreferences';
import { savePreference } from '../features/shell/savePreference';
import { createTask } from '../features/tasks/createTask';
import { deleteTaskOrProject } from '../features/tasks/deleteTaskOrProject';
import { editManyTasks } from '../features/tasks/editManyTasks';
import { editTask } from '../features/tasks/editTask';
import { getTask } from '../features/tasks/getTask';
import { listDeletedTasks } from '../features/tasks/listDeletedTasks';
import { listEmployeeTasks } from '../features/tasks/listEmployeeTasks';
import { listLinkedTasks } from '../features/tasks/listLinkedTasks';
import { listOwnDueTasks } from '../features/tasks/listOwnDueTasks';
import { listOwnTasks } from '../features/tasks/listOwnTasks';
import { listProjectTasks } from '../features/tasks/listProjectTasks';
import { listTaskGroups } from '../features/tasks/listTaskGroups';
import { listTasks } from '../features/tasks/listTasks';
import { restoreTaskOrProject } from '../features/tasks/restoreTaskOrProject';
import { undoManyTasks } from '../features/tasks/undoManyTasks';
import { updateTask } from '../features/tasks/updateTask';
import { search } from '../features/search/search';
import { addHourLog } from '../features/timer/addHourLog';
import { deleteHourLog } from '../features/timer/deleteHourLog';
import { editHourLog } from '../features/timer/editHourLog';
import { getOwnRunningTimer } from '../features/timer/getOwnRunningTimer';
import { getTaskTimer } from '../features/timer/getTaskTimer';
import { listHourLogs } from '../features/timer/listHourLogs';
import { listOwnHourLogs } from '../features/timer/listOwnHourLogs';
import { listOwnTimerOverruns } from '../features/timer/listOwnTimerOverruns';
import { settleTimerOverrun } from '../features/timer/settleTimerOverrun';
import { splitHourLog } from '../features/timer/splitHourLog';
import { toggleTaskTimer } from '../features/timer/toggleTaskTimer';
import type { Handlers } from './call';
import { deleteView } from '../features/views/deleteView';
import { listSavedViews } from '../features/views/listSavedViews';
import { saveView } from '../features/views/saveView';
import { addTicketMessage } from '../features/tickets/addTicketMessage';
import { assignTicket } from '../features/tickets/assignTicket';
import { changeTicketStatus } from '../features/tickets/changeTicketStatus';
import { createTicket } from '../features/tickets/createTicket';
import { getTicket } from '../features/tickets/getTicket';
import { listTickets } from '../features/tickets/listTickets';
import { updateTicket } from '../features/tickets/updateTicket';
import { getTicketReport } from '../features/reports/getTicketReport';
import { decideManualAttendanceRequest } from '../features/manual-attendance/decideManualAttendanceRequest';
import { getLinkedManualAttendance } from '../features/manual-attendance/getLinkedManualAttendance';
import { getManualAttendanceEvidence } from '../features/manual-attendance/getManualAttendanceEvidence';
import { listManualAttendanceLogs } from '../features/manual-attendance/listManualAttendanceLogs';
import { listManualAttendanceRequests } from '../features/manual-attendance/listManualAttendanceRequests';
import { listOwnManualAttendanceRequests } from '../features/manual-attendance/listOwnManualAttendanceRequests';
import { requestManualAttendance } from '../features/manual-attendance/requestManualAttendance';
import { answerMonthlyAttendance } from '../features/present-data/answerMonthlyAttendance';
import { closePresentMonth } from '../features/present-data/closePresentMonth';
import { comparePresentMonth } from '../features/present-data/comparePresentMonth';
import { getMonthlyAttendance } from '../features/present-data/getMonthlyAttendance';
import { getPresentMonth } from '../features/present-data/getPresentMonth';
import { getPresentRecord } from '../features/present-data/getPresentRecord';
import { listPresentRecords } from '../features/present-data/listPresentRecords';
import { previewPresentRecords } from '../features/present-data/previewPresentRecords';
import { updatePresentRecord } from '../features/present-data/updatePresentRecord';
import { uploadPresentRecords } from '../features/present-data/uploadPresentRecords';

/** Who handles what: every operation of the contract that is not planned. */
export const handlers: Handlers = {
  signIn,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  createFirstAccount,
  signOut,
  signOutEverywhere,
  listSessions,
  endSession,
  changePassword,
  getPermissionRecord,
  listRoles,
  saveRole,
  deleteRole,
  listRoleHolders,
  listRoleHistory,
  listSavedViews,
  saveView,
  deleteView,
  getLastFaceLog,
  listOwnManualTimes,
  getPosition,
  getHealth,
  getContract,
  listPreferences,
  savePreference,
  getOwnProfile,
  editOwnProfile,
  changeOwnPhoto,
  listEmployees,
  listEmployeesByFilter,
  searchEmployees,
  listDirectory,
  listEmployeeRecords,
  getEmployeeFormChoices,
  addEmployee,
  editEmployee,
  inviteEmployee,
  getEmployeeLeaving,
  deactivateEmployee,
  activateEmployee,
  importEmployees,
  getEmployeeDetail,
  listEmployeeChanges,
  listEmployeeTimeLogs,
  listEmployeeAttendance,
  listEmployeeLeaves,
  listEmployeeOvertime,
  listEmployeeRatings,
  listEmployeeProjects,
  listInterviews,
  getInterview,
  saveInterview,
  startNextInterviewRound,
  downloadFile,
  listProjects,
  getProject,
  editProjectStatus,
  editProject,
  createProject,
  listDeletedProjects,
  listProjectMembers,
  addProjectMembers,
  editProjectMember,
  removeProjectMember,
  getMemberStatistics,
  listProjectEmployees,
  listSprints,
  listTaskAnalytics,
  getIssueStatistics,
  listTechStacks,
  listRequirements,
  listMilestones,
  createMilestone,
  updateMilestone,
  deleteMilestone,
  listProjectSprints,
  createSprint,
  updateSprint,
  deleteSprint,
  closeSprint,
  reopenSprint,
  addSprintTasks,
  listSprintClosings,
  listProjectTasks,
  createTask,
  updateTask,
  getTask,
  editTask,
  editManyTasks,
  undoManyTasks,
  listLinkedTasks,
  deleteTaskOrProject,
  restoreTaskOrProject,
  listDeletedTasks,
  listOwnTasks,
  listEmployeeTasks,
  listTasks,
  listTaskGroups,
  getTaskTimerReport,
  getProjectStatusReport,
  listRunningTaskTimers,
  getWorkingPlan,
  listHourLogs,
  toggleTaskTimer,
  getTaskTimer,
  getOwnRunningTimer,
  listOwnHourLogs,
  addHourLog,
  editHourLog,
  splitHourLog,
  deleteHourLog,
  listOwnTimerOverruns,
  settleTimerOverrun,
  search,
  listComments,
  addComment,
  searchMentionable,
  listHistory,
  addHistory,
  listDueMilestones,
  listDueSprints,
  getMilestoneReport,
  getSprintReport,
  listFaceLogins,
  getAttendanceOfMonth,
  getAttendanceSummary,
  listFaceLoginsOfDay,
  listFaceLoginsOfMonth,
  listFaceLoginWindow,
  listFaceDevices,
  addFaceDevice,
  deactivateFaceDevice,
  recordFaceEvents,
  listOvertimeProjects,
  getOvertime,
  saveOvertime,
  listOvertime,
  decideOvertime,
  deleteOvertime,
  listOvertimeWindow,
  listOvertimeLogs,
  listKraRecords,
  rateOwnKra,
  listKraFormsToRate,
  getKraRating,
  rateKraAsTeamLeader,
  listKraLeaders,
  getKraFacts,
  listKraReport,
  listKraPerformance,
  applyForLeave,
  listLeaves,
  getLeaveCounts,
  changeLeaveStatus,
  listLeaveLogs,
  listLeavesToday,
  listLeaveWindow,
  listLeaveQuarters,
  getLeaveCalendar,
  getLeaveImpact,
  decideLeaves,
  followChanges,
  listNotifications,
  countUnreadNotifications,
  readNotifications,
  deleteDepartment,
  getDepartment,
  listDepartments,
  saveDepartment,
  copyHolidays,
  deleteHoliday,
  getHoliday,
  listHolidays,
  saveHoliday,
  listMasterUses,
  deleteLocation,
  getLocation,
  listLocations,
  saveLocation,
  deletePosition,
  getPositionEntry,
  listPositions,
  savePosition,
  deleteRequirement,
  getRequirement,
  listRequirementMaster,
  saveRequirement,
  deleteTechStack,
  getTechStack,
  listTechStackMaster,
  saveTechStack,
  deleteTicketDepartment,
  getTicketDepartment,
  listTicketDepartments,
  saveTicketDepartment,
  deleteVertical,
  getVertical,
  listVerticals,
  saveVertical,
  listOwnDueTasks,
  listOwnDues,
  getNextHoliday,
  listPendingItems,
  getCompanyDay,
  listCompanyPeople,
  getOwnMonth,
  getAttendanceTrend,
  addTicketMessage,
  assignTicket,
  changeTicketStatus,
  createTicket,
  getTicket,
  listTickets,
  updateTicket,
  getTicketReport,

  decideManualAttendanceRequest,
  getLinkedManualAttendance,
  getManualAttendanceEvidence,
  listManualAttendanceLogs,
  listManualAttendanceRequests,
  listOwnManualAttendanceRequests,
  requestManualAttendance,
  answerMonthlyAttendance,
  closePresentMonth,
  comparePresentMonth,
  getMonthlyAttendance,
  getPresentMonth,
  getPresentRecord,
  listPresentRecords,
  previewPresentRecords,
  updatePresentRecord,
  uploadPresentRecords,
};
