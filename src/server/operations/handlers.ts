import { getHealth } from '../features/shell/getHealth';
import type { Handlers } from './call';
import { underConstruction } from './underConstruction';

/** Who handles what: every operation of the contract that is not planned. */
export const handlers: Handlers = {
  getHealth,
  ...underConstruction('signIn', 'requestPasswordReset', 'checkPasswordReset', 'resetPassword', 'createFirstAccount', 'signOut', 'signOutEverywhere', 'listSessions', 'endSession', 'changePassword'),
  ...underConstruction('getPermissionRecord', 'getLastFaceLog', 'listOwnManualTimes', 'getPosition', 'getContract', 'listPreferences', 'savePreference'),
  ...underConstruction('getOwnProfile', 'editOwnProfile', 'changeOwnPhoto', 'listEmployees', 'listEmployeesByFilter', 'searchEmployees', 'downloadFile'),
  // The engineer of projects, tasks, timer and comments replaces these by the handlers themselves.
  ...underConstruction('listProjects', 'getProject', 'editProjectStatus', 'editProject', 'listProjectEmployees', 'listSprints', 'listTaskAnalytics', 'getIssueStatistics', 'listTechStacks', 'listRequirements'),
  ...underConstruction('listProjectTasks', 'createTask', 'updateTask', 'getTask', 'editTask', 'listLinkedTasks', 'deleteTaskOrProject', 'listOwnTasks', 'listEmployeeTasks', 'listTasks'),
  ...underConstruction('listHourLogs', 'toggleTaskTimer', 'getTaskTimer', 'getOwnRunningTimer', 'listComments', 'addComment', 'listHistory', 'addHistory'),
};
