/** Fields whose changes are in the history of a task or a project, by their database names. */
export const historyFields = [
  'status',
  'assignee',
  'reporter',
  'sprint',
  'priority',
  'issue_type',
  'summary',
  'description',
  'assigned_on',
  'due_on',
  'starts_on',
  'blocked_by',
  'blocks',
  'duration_hours',
  'links',
  'files',
  'name',
  'client_name',
  'tech_stacks',
  'requirements',
  'project_manager',
  'technical_project_manager',
  'awarded_on',
  'started_on',
  'remark',
  'platform',
  'project_type',
  'members',
  'hours',
] as const;
export type HistoryField = (typeof historyFields)[number];

/** Action of the entry for the creation of a task; it has no field. */
export const creationAction = 'Created';
/** The same for a project. */
export const projectCreationAction = 'Project created';
/** Whether an action is that of a creation. */
export const isCreationAction = (action: string | null): boolean =>
  action === creationAction || action === projectCreationAction;

/** Actions of deletion and restoring. */
export const deletionActions = {
  project: { deleted: 'Project deleted', restored: 'Project restored' },
  task: { deleted: 'Task deleted', restored: 'Task restored' },
} as const;

/** Action of the entry for a new project status (BEH-052). */
export const projectStatusAction = (status: string): string => `Status to ${status}`;

/** Action of the entry for naming or removing a leader of the project; it follows the name of the author. */
export const leaderAction = (name: string, isLeader: boolean): string =>
  isLeader ? `made ${name} a leader` : `took the lead from ${name}`;

/** Action of the entry for a timer stopped by a deletion; it follows the name of the author. */
export const timerStoppedAction = (name: string, deleted: 'task' | 'project'): string =>
  `stopped the timer of ${name} by deleting this ${deleted === 'task' ? 'task' : 'task with its project'}`;
