import type { Subject } from '../visibility/visibilityReadModel';

/** What a history entry can tell to have changed. */
export type HistoryField =
  | 'status'
  | 'assignee'
  | 'reporter'
  | 'priority'
  | 'issue_type'
  | 'summary'
  | 'description'
  | 'sprint'
  | 'assigned_on'
  | 'due_on'
  | 'duration_hours'
  | 'links'
  | 'files'
  | 'name'
  | 'client_name'
  | 'tech_stacks'
  | 'requirements'
  | 'project_manager'
  | 'technical_project_manager'
  | 'awarded_on'
  | 'started_on'
  | 'remark'
  | 'platform'
  | 'project_type'
  | 'members';

/** A field that a save has changed; values as a person reads them: names and not ids, null for nothing. */
export interface FieldChange {
  field: HistoryField;
  previous: string | null;
  current: string | null;
}

/** An entry to be written: a changed field, something that was done, or a remark. */
export interface NewHistoryEntry {
  subject: Subject;
  actorId: string;
  happenedAt: Date;
  change?: FieldChange;
  action?: string;
  remark?: string;
}

/** Action of the entry that tells the creation of a task. */
export const taskCreatedAction = 'Task created';
