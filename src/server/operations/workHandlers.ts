import { signIn } from '../features/session/signIn';
import { requestPasswordReset } from '../features/session/requestPasswordReset';
import { checkPasswordReset } from '../features/session/checkPasswordReset';
import { resetPassword } from '../features/session/resetPassword';
import { createFirstAccount } from '../features/session/createFirstAccount';
import { signOut } from '../features/session/signOut';
import { signOutEverywhere } from '../features/session/signOutEverywhere';
import { listSessions } from '../features/session/listSessions';
import { endSession } from '../features/session/endSession';
import { changePassword } from '../features/session/changePassword';
import { getPermissionRecord } from '../features/permissions/getPermissionRecord';
import { listRoles } from '../features/permissions/listRoles';
import { saveRole } from '../features/permissions/saveRole';
import { deleteRole } from '../features/permissions/deleteRole';
import { listRoleHolders } from '../features/permissions/listRoleHolders';
import { listRoleHistory } from '../features/permissions/listRoleHistory';
import { listSavedViews } from '../features/views/listSavedViews';
import { saveView } from '../features/views/saveView';
import { deleteView } from '../features/views/deleteView';
import { getLastFaceLog } from '../features/shell/getLastFaceLog';
import { listOwnManualTimes } from '../features/shell/listOwnManualTimes';
import { getPosition } from '../features/shell/getPosition';
import { getHealth } from '../features/shell/getHealth';
import { getContract } from '../features/shell/getContract';
import { listPreferences } from '../features/shell/listPreferences';
import { savePreference } from '../features/shell/savePreference';
import { getOwnProfile } from '../features/profile/getOwnProfile';
import { editOwnProfile } from '../features/profile/editOwnProfile';
import { changeOwnPhoto } from '../features/profile/changeOwnPhoto';
import { downloadFile } from '../features/files/downloadFile';
import { listProjects } from '../features/projects/listProjects';
import { getProject } from '../features/projects/getProject';
import { editProjectStatus } from '../features/projects/editProjectStatus';
import { editProject } from '../features/projects/editProject';
import { createProject } from '../features/projects/createProject';
import { listDeletedProjects } from '../features/projects/listDeletedProjects';
import { listProjectMembers } from '../features/projects/listProjectMembers';
import { addProjectMembers } from '../features/projects/addProjectMembers';
import { editProjectMember } from '../features/projects/editProjectMember';
import { removeProjectMember } from '../features/projects/removeProjectMember';
import { getMemberStatistics } from '../features/projects/getMemberStatistics';
import { listProjectEmployees } from '../features/projects/listProjectEmployees';
import { listSprints } from '../features/projects/listSprints';
import { listTaskAnalytics } from '../features/projects/listTaskAnalytics';
import { getIssueStatistics } from '../features/projects/getIssueStatistics';
import { listTechStacks } from '../features/projects/listTechStacks';
import { listRequirements } from '../features/projects/listRequirements';
import { listMilestones } from '../features/planning/listMilestones';
import { createMilestone } from '../features/planning/createMilestone';
import { updateMilestone } from '../features/planning/updateMilestone';
import { deleteMilestone } from '../features/planning/deleteMilestone';
import { restoreMilestone } from '../features/planning/restoreMilestone';
import { listDeletedMilestones, listDeletedSprints } from '../features/planning/listDeletedPlans';
import { listProjectSprints } from '../features/planning/listProjectSprints';
import { createSprint } from '../features/planning/createSprint';
import { updateSprint } from '../features/planning/updateSprint';
import { deleteSprint } from '../features/planning/deleteSprint';
import { restoreSprint } from '../features/planning/restoreSprint';
import { closeSprint } from '../features/planning/closeSprint';
import { reopenSprint } from '../features/planning/reopenSprint';
import { addSprintTasks } from '../features/planning/addSprintTasks';
import { listSprintClosings } from '../features/planning/listSprintClosings';
import { listProjectTasks } from '../features/tasks/listProjectTasks';
import { createTask } from '../features/tasks/createTask';
import { updateTask } from '../features/tasks/updateTask';
import { getTask } from '../features/tasks/getTask';
import { editTask } from '../features/tasks/editTask';
import { editManyTasks } from '../features/tasks/editManyTasks';
import { undoManyTasks } from '../features/tasks/undoManyTasks';
import { listLinkedTasks } from '../features/tasks/listLinkedTasks';
import { deleteTaskOrProject } from '../features/tasks/deleteTaskOrProject';
import { restoreTaskOrProject } from '../features/tasks/restoreTaskOrProject';
import { listDeletedTasks } from '../features/tasks/listDeletedTasks';
import { listOwnTasks } from '../features/tasks/listOwnTasks';
import { listEmployeeTasks } from '../features/tasks/listEmployeeTasks';
import { listTasks } from '../features/tasks/listTasks';
import { listTaskGroups } from '../features/tasks/listTaskGroups';
import { getTaskTimerReport } from '../features/reports/getTaskTimerReport';
import { getProjectStatusReport } from '../features/reports/getProjectStatusReport';
import { listRunningTaskTimers } from '../features/reports/listRunningTaskTimers';
import { getWorkingPlan } from '../features/reports/getWorkingPlan';
import { listHourLogs } from '../features/timer/listHourLogs';
import { toggleTaskTimer } from '../features/timer/toggleTaskTimer';
import { getTaskTimer } from '../features/timer/getTaskTimer';
import { getOwnRunningTimer } from '../features/timer/getOwnRunningTimer';
import { listOwnHourLogs } from '../features/timer/listOwnHourLogs';
import { addHourLog } from '../features/timer/addHourLog';
import { editHourLog } from '../features/timer/editHourLog';
import { splitHourLog } from '../features/timer/splitHourLog';
import { deleteHourLog } from '../features/timer/deleteHourLog';
import { listOwnTimerOverruns } from '../features/timer/listOwnTimerOverruns';
import { settleTimerOverrun } from '../features/timer/settleTimerOverrun';
import { search } from '../features/search/search';
import { listComments } from '../features/comments/listComments';
import { addComment } from '../features/comments/addComment';
import { searchMentionable } from '../features/comments/searchMentionable';
import { listHistory } from '../features/comments/listHistory';
import { addHistory } from '../features/comments/addHistory';
import { listDueMilestones } from '../features/reports/listDueMilestones';
import { listDueSprints } from '../features/reports/listDueSprints';
import { getMilestoneReport } from '../features/reports/getMilestoneReport';
import { getSprintReport } from '../features/reports/getSprintReport';
import { followChanges } from '../features/live/followChanges';
import { listNotifications } from '../features/notifications/listNotifications';
import { countUnreadNotifications } from '../features/notifications/countUnreadNotifications';
import { readNotifications } from '../features/notifications/readNotifications';
import { listOwnDueTasks } from '../features/tasks/listOwnDueTasks';
import { getTicketReport } from '../features/reports/getTicketReport';
import type { Handlers } from './call';

/** Visit, shell, projects, tasks and what belongs to them. */
export const workHandlers = {
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
  restoreMilestone,
  listDeletedMilestones,
  listProjectSprints,
  createSprint,
  updateSprint,
  deleteSprint,
  restoreSprint,
  listDeletedSprints,
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
  followChanges,
  listNotifications,
  countUnreadNotifications,
  readNotifications,
  listOwnDueTasks,
  getTicketReport,
} satisfies Partial<Handlers>;
