/** STATE-003. Any status follows any other (STATE-004). */
export const taskStatuses = [
  'OPEN',
  'IN PROGRESS',
  'DEVELOPMENT DONE',
  'READY FOR QA',
  'READY FOR UAT',
  'REOPEN',
  'REJECTED',
  'ON HOLD',
  'CLOSE',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** CONST-012, default CONST-007. */
export const taskPriorities = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type TaskPriority = (typeof taskPriorities)[number];
export const defaultTaskPriority: TaskPriority = 'MEDIUM';

/** CONST-014. */
export const issueTypes = ['Bug', 'Task', 'Story'] as const;
export type IssueType = (typeof issueTypes)[number];
