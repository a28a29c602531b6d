import { addComment } from '../features/comments/addComment';
import { addHistory } from '../features/comments/addHistory';
import { listComments } from '../features/comments/listComments';
import { listHistory } from '../features/comments/listHistory';
import { listEmployees } from '../features/directory/listEmployees';
import { listEmployeesByFilter } from '../features/directory/listEmployeesByFilter';
import { searchEmployees } from '../features/directory/searchEmployees';
import { downloadFile } from '../features/files/downloadFile';
import { getPermissionRecord } from '../features/permissions/getPermissionRecord';
import { changeOwnPhoto } from '../features/profile/changeOwnPhoto';
import { editOwnProfile } from '../features/profile/editOwnProfile';
import { getOwnProfile } from '../features/profile/getOwnProfile';
import { editProject } from '../features/projects/editProject';
import { editProjectStatus } from '../features/projects/editProjectStatus';
import { getIssueStatistics } from '../features/projects/getIssueStatistics';
import { getProject } from '../features/projects/getProject';
import { listProjectEmployees } from '../features/projects/listProjectEmployees';
import { listProjects } from '../features/projects/listProjects';
import { listRequirements } from '../features/projects/listRequirements';
import { listSprints } from '../features/projects/listSprints';
import { listTaskAnalytics } from '../features/projects/listTaskAnalytics';
import { listTechStacks } from '../features/projects/listTechStacks';
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
import { editTask } from '../features/tasks/editTask';
import { getTask } from '../features/tasks/getTask';
import { listEmployeeTasks } from '../features/tasks/listEmployeeTasks';
import { listLinkedTasks } from '../features/tasks/listLinkedTasks';
import { listOwnTasks } from '../features/tasks/listOwnTasks';
import { listProjectTasks } from '../features/tasks/listProjectTasks';
import { listTasks } from '../features/tasks/listTasks';
import { updateTask } from '../features/tasks/updateTask';
import { getOwnRunningTimer } from '../features/timer/getOwnRunningTimer';
import { getTaskTimer } from '../features/timer/getTaskTimer';
import { listHourLogs } from '../features/timer/listHourLogs';
import { toggleTaskTimer } from '../features/timer/toggleTaskTimer';
import type { Handlers } from './call';

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
  downloadFile,
  listProjects,
  getProject,
  editProjectStatus,
  editProject,
  listProjectEmployees,
  listSprints,
  listTaskAnalytics,
  getIssueStatistics,
  listTechStacks,
  listRequirements,
  listProjectTasks,
  createTask,
  updateTask,
  getTask,
  editTask,
  listLinkedTasks,
  deleteTaskOrProject,
  listOwnTasks,
  listEmployeeTasks,
  listTasks,
  listHourLogs,
  toggleTaskTimer,
  getTaskTimer,
  getOwnRunningTimer,
  listComments,
  addComment,
  listHistory,
  addHistory,
};
