import { isDeepStrictEqual } from 'node:util';
import { hoursOfSeconds } from '../../../domain/tasks/variance';
import type { Schemas } from '../../operations/operationTypes.gen';
import type { DependencyEnd } from './dependencies/dependenciesReadModel';
import type { TaskRecord, TaskRow } from './taskReadModel';

/** One end of a dependency in the spelling of the contract. */
export const dependencyWire = ({ id, key, status, lag_days }: DependencyEnd): Schemas['TaskDependency'] => ({
  _id: id,
  Task_key: key,
  Status: status as Schemas['TaskStatus'],
  Lag_days: lag_days,
});

/** A task of a list in the spelling of the contract (FIELD-028). */
export const taskRowWire = (row: TaskRow): Schemas['TaskRow'] => ({
  _id: row.id,
  Task_key: row.key,
  Issue_type: row.issue_type as Schemas['IssueType'],
  Short_summary: row.summary,
  Reporter: row.reporter_name,
  Reporter_id: row.reporter_id,
  Assignees: row.assignee_name,
  Employee_id: row.assignee_id,
  Assigned_date: row.assigned_on,
  // F-27: the same day twice.
  Assigned_date2: row.assigned_on,
  Due_date: row.due_on,
  Start_date: row.starts_on,
  Start_half: row.start_half,
  Due_half: row.due_half,
  Task_duration: row.duration_hours,
  Priority: row.priority as Schemas['Priority'],
  Status: row.status as Schemas['TaskStatus'],
  Project_id: row.project_id,
  Project_name: row.project_name,
  Project_short_name: row.project_short_name,
  Sprint_id: row.sprint_id === null ? null : { _id: row.sprint_id, Name: row.sprint_name ?? '' },
  Version: row.version,
  Create_at: row.created_at.toISOString(),
  Update_at: row.updated_at.toISOString(),
  Milestone: row.milestone_name,
  Closed_at: row.closed_at === null ? null : row.closed_at.toISOString(),
  Status_since: row.status_since.toISOString(),
  Logged_hours: hoursOfSeconds(row.logged_seconds),
  Variance_hours: row.variance_hours,
  Progress_percent: row.progress_percent,
  Reopen_count: row.reopen_count,
  Comment_count: row.comment_count,
  Blocked_by: row.blocked_by.map(dependencyWire),
  Blocks: row.blocks.map(dependencyWire),
});

/**
 * What a change of many tasks answers of one of them: fields that have changed, and the ends of its dependencies, whose
 * states may have. All fields of a new task.
 * @param before as it was when it was locked; undefined for a new one
 */
export function changedTaskWire(after: TaskRow, before: TaskRecord | undefined): Schemas['ChangedTask'] {
  const row = taskRowWire(after);
  if (before === undefined) return { ...row, Former_version: null };
  const former = taskRowWire({ ...before, blocked_by: [], blocks: [] });
  const changed: Partial<typeof row> = Object.fromEntries(
    Object.entries(row).filter(([field, value]) => !isDeepStrictEqual(value, former[field as keyof typeof row])),
  );
  const { _id, Project_id, Employee_id, Version } = row;
  return { ...changed, _id, Project_id, Employee_id, Version, Former_version: before.version };
}
