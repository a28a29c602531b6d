const masters = [
  'Location',
  'Vertical',
  'Position',
  'Department',
  'TechStack',
  'Requirement',
  'Holiday',
  'TicketDepartment',
] as const;
export type ComparedMaster = (typeof masters)[number];

/** Changes whose entries in the change log are compared with what the page reads again (ownChanges.test.ts). */
export const comparedWrites = [
  'addComment',
  'createMilestone',
  'updateMilestone',
  'deleteMilestone',
  'restoreMilestone',
  'createSprint',
  'addSprintTasks',
  'deleteSprint',
  'restoreSprint',
  'editTask',
  'updateTask',
  'toggleTaskTimer',
  'editProjectStatus',
  'deleteTaskOrProject',
  'restoreTaskOrProject',
  'saveRole',
  'deleteRole',
  'saveView',
  'deleteView',
  'readNotifications',
  'addFaceDevice',
  'deactivateFaceDevice',
  ...masters.map((master) => `save${master}` as const),
  ...masters.map((master) => `delete${master}` as const),
] as const;
