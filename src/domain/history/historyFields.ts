/** Fields whose change is told in the history of a task or a project, as the database names them. */
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

/** Action of the one entry that tells that a task was made; such an entry has no field. */
export const creationAction = 'Created';
/** The same for a project. */
export const projectCreationAction = 'Project created';
/** True for the actions of entries that tell of the making of something. */
export const isCreationAction = (action: string | null): boolean =>
  action === creationAction || action === projectCreationAction;

/** Actions of the entries that tell of a deletion and its undoing. */
export const deletionActions = {
  project: { deleted: 'Project deleted', restored: 'Project restored' },
  task: { deleted: 'Task deleted', restored: 'Task restored' },
} as const;

/** Action of the entry that tells a new project status (BEH-052). */
export const projectStatusAction = (status: string): string => `Status to ${status}`;

/** Action of the entry that tells who leads a project, or no longer does; it reads behind the name of who did it. */
export const leaderAction = (name: string, isLeader: boolean): string =>
  isLeader ? `made ${name} a leader` : `took the lead from ${name}`;

/** Action of the entry that tells whose timer a deletion has stopped; it reads behind the name of who deleted. */
export const timerStoppedAction = (name: string, deleted: 'task' | 'project'): string =>
  `stopped the timer of ${name} by deleting this ${deleted === 'task' ? 'task' : 'task with its project'}`;
