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
] as const;
export type HistoryField = (typeof historyFields)[number];

/** Action of the one entry that tells that a task or a project was made; such an entry has no field. */
export const creationAction = 'Created';

/** Action of the entry that tells a new project status (BEH-052). */
export const projectStatusAction = (status: string): string => `Status to ${status}`;
