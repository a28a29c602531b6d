import type {
  Comment,
  HistoryEntry,
  LoggedTimeEntry,
  Project,
  ProjectMember,
  Task,
  TaskRow,
} from '../../../src/client/api/api';

/** A row of a task list in the spelling of the contract. */
export const taskRow = (differences: Partial<TaskRow> = {}): TaskRow => ({
  _id: 'task-1',
  Task_key: 'ABC-1',
  Issue_type: 'Task',
  Short_summary: 'Write the letter',
  Reporter: 'Rita Reporter',
  Reporter_id: 'person-9',
  Assignees: 'Given Family',
  Employee_id: 'person-1',
  Assigned_date: '2026-03-02',
  Assigned_date2: '2026-03-02',
  Due_date: '2026-03-20',
  Task_duration: 1.5,
  Priority: 'MEDIUM',
  Status: 'OPEN',
  Project_id: 'project-1',
  Project_name: 'Letters',
  Project_short_name: 'ABC',
  Sprint_id: null,
  Version: 1,
  ...differences,
});

/** A task with everything that its page shows. */
export const wholeTask = (differences: Partial<Task> = {}): Task => ({
  ...taskRow(),
  Description: '<p>To everybody</p>',
  Linkissue_Taskkey: null,
  Document: [],
  Document_files: [],
  Logged_minutes: 0,
  ...differences,
});

export const member = (id: string, first: string, last: string): ProjectMember => ({
  _id: id,
  First_name: first,
  Last_name: last,
  Role: 'Employee',
});

export const project = (differences: Partial<Project> = {}): Project => ({
  _id: 'project-1',
  Project_name: 'Letters',
  Client_name: 'Client',
  Tech_stack: '',
  Project_manager: null,
  Project_manager_id: null,
  Technical_project_manager: null,
  Technical_project_manager_id: null,
  Project_short_name: 'ABC',
  Project_awarded_date: null,
  Project_start_date: null,
  Project_description: null,
  Remark: null,
  Client_requirement: null,
  Document: [],
  Project_member: '',
  Status: 'Open',
  ...differences,
});

export const comment = (differences: Partial<Comment> = {}): Comment => ({
  _id: 'comment-1',
  User_id: 'person-2',
  First_name: 'Cara',
  Last_name: 'Commenter',
  Task_id: 'task-1',
  Type: 'Task',
  Project_id: null,
  Comment: '<p>Well done</p>',
  Create_at: '2026-03-02T10:00:00Z',
  Edited_at: null,
  Deleted_at: null,
  Version: 1,
  ...differences,
});

export const historyEntry = (differences: Partial<HistoryEntry> = {}): HistoryEntry => ({
  _id: 'entry-1',
  User_id: 'person-2',
  Created_by: null,
  Updated_by: 'Uma Updater',
  Task_create: null,
  Privious_Status: null,
  Current_Status: null,
  Privious_Assignees: null,
  Current_Assignees: null,
  Comments: null,
  Time: '2026-03-02T10:00:00Z',
  Action: null,
  Field: null,
  Privious_Value: null,
  Current_Value: null,
  ...differences,
});

export const timeEntry = (differences: Partial<LoggedTimeEntry> = {}): LoggedTimeEntry => ({
  _id: 'log-1',
  Status: 'Stopped',
  Check_In: '2026-03-02T04:35:00Z',
  Check_Out: '2026-03-02T07:05:00Z',
  Employee_id: { _id: 'person-2', First_name: 'Walt', Last_name: 'Worker' },
  Task_id: { _id: 'task-1', Task_key: 'ABC-1', Short_summary: 'Write the letter' },
  ...differences,
});
