import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DayHalf } from '../../../domain/leave/leaveChoices';
import type { DayColumn as Day, Instant, OptionalInstant } from '../columnTypes';

export interface ProjectsTable {
  id: string;
  name: string;
  short_name: string;
  client_name: string;
  project_manager_id: string | null;
  technical_project_manager_id: string | null;
  awarded_on: Day | null;
  started_on: Day | null;
  description: string | null;
  remark: string | null;
  platform: string | null;
  project_type: string | null;
  status: Generated<string>;
  last_task_number: Generated<number>;
  version: Generated<number>;
  created_by_id: string | null;
  created_at: Instant;
  updated_at: Instant;
  deletion_id: string | null;
  deleted_at: OptionalInstant;
  deleted_by_id: string | null;
}
export interface ProjectMembersTable {
  project_id: string;
  employee_id: string;
  joined_at: Instant;
  is_leader: Generated<boolean>;
}
export interface ProjectTechStacksTable {
  project_id: string;
  tech_stack_id: string;
}
export interface ProjectRequirementsTable {
  project_id: string;
  requirement_id: string;
}
export interface ProjectFilesTable {
  project_id: string;
  file_id: string;
}
export interface MilestonesTable {
  id: string;
  project_id: string;
  name: string;
  description: string | null;
  starts_on: Day | null;
  due_on: Day | null;
  status: Generated<string>;
  version: Generated<number>;
  created_at: Instant;
  deleted_at: OptionalInstant;
  deleted_by_id: string | null;
  freed_ids: Generated<string[]>;
}
export interface SprintsTable extends MilestonesTable {
  milestone_id: string | null;
  scope_type: string | null;
}
export interface SprintClosingsTable {
  id: string;
  sprint_id: string;
  closed_at: ColumnType<Date, Date, Date>;
  closed_by_id: string | null;
  carried_to_id: string | null;
  carried_to_name: string | null;
}
/** A task of a sprint as it was when the sprint was closed. */
export interface SprintClosingTasksTable {
  closing_id: string;
  task_id: string;
  key: string;
  summary: string;
  issue_type: string;
  priority: string;
  status: string;
  assignee_name: string | null;
  duration_hours: number | null;
  logged_minutes: number;
  was_carried: boolean;
}
export interface TasksTable {
  id: string;
  project_id: string;
  number: number;
  key: string;
  issue_type: string;
  summary: string;
  description: string | null;
  reporter_id: string | null;
  assignee_id: string | null;
  sprint_id: string | null;
  assigned_on: Day | null;
  due_on: Day | null;
  starts_on: Day | null;
  /** 'First Half' unless it is said otherwise. */
  start_half: Generated<DayHalf>;
  /** 'Second Half' unless it is said otherwise. */
  due_half: Generated<DayHalf>;
  duration_hours: number | null;
  priority: Generated<string>;
  status: Generated<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
  deletion_id: string | null;
  deleted_at: OptionalInstant;
  deleted_by_id: string | null;
  assignee_name: ColumnType<string | null, never, never>;
  reporter_name: ColumnType<string | null, never, never>;
  sprint_name: ColumnType<string | null, never, never>;
  priority_rank: GeneratedAlways<number>;
  status_rank: GeneratedAlways<number>;
  milestone_id: ColumnType<string | null, never, never>;
  milestone_name: ColumnType<string | null, never, never>;
  closed_at: ColumnType<Date | null, never, never>;
  status_since: ColumnType<Date, never, never>;
  /** Sum of finished time entries; a running timer counts when it stops. */
  logged_seconds: ColumnType<number, never, never>;
  reopen_count: ColumnType<number, never, never>;
  comment_count: ColumnType<number, never, never>;
  variance_hours: GeneratedAlways<number | null>;
  progress_percent: GeneratedAlways<number | null>;
}
/** What a task was, from when to when; gapless while it is not deleted. */
export interface TaskStatesTable {
  task_id: string;
  valid_from: ColumnType<Date, never, never>;
  /** Exclusive; null for the present state. */
  valid_to: ColumnType<Date | null, never, never>;
  project_id: ColumnType<string, never, never>;
  sprint_id: ColumnType<string | null, never, never>;
  status: ColumnType<string, never, never>;
  issue_type: ColumnType<string, never, never>;
  duration_hours: ColumnType<number | null, never, never>;
}
/** Tasks before and after changes; a row for many changes has none of the task's columns. */
export interface TaskChangeLogTable extends Omit<
  TasksTable,
  'description' | 'version' | 'created_at' | 'deletion_id' | 'deleted_by_id' | 'starts_on' | 'start_half' | 'due_half'
> {
  /** An xid8. */
  transaction_id: ColumnType<string, never, never>;
  move: 'enters' | 'leaves' | 'many' | 'reach';
}
/** Tasks that are not deleted, by project. */
export interface ProjectTaskCountsTable {
  project_id: string;
  task_count: number;
}
export interface TaskLinksTable {
  task_id: string;
  linked_task_id: string;
}
/** `task_id` starts when `blocker_id` has ended, `lag_days` working days later. */
export interface TaskDependenciesTable {
  task_id: string;
  blocker_id: string;
  lag_days: Generated<number>;
}
/** The plan of a project as it was saved. */
export interface PlanBaselinesTable {
  id: string;
  project_id: string;
  name: string;
  saved_by_id: string;
  saved_at: Instant;
}
/** Days of the tasks that had any, as in `tasks`. */
export interface PlanBaselineTasksTable {
  baseline_id: string;
  task_id: string;
  starts_on: Day | null;
  start_half: DayHalf;
  due_on: Day | null;
  due_half: DayHalf;
  duration_hours: number | null;
}
/** Locked while dependencies of a project are added. */
export interface TaskDependencyProjectsTable {
  project_id: string;
  additions: number;
}
export interface TaskFilesTable {
  task_id: string;
  file_id: string;
}
export interface TaskTimersTable {
  id: string;
  task_id: string;
  project_id: string;
  employee_id: string;
  started_at: ColumnType<Date, Date, Date>;
  stopped_at: OptionalInstant;
  version: Generated<number>;
  corrected_at: OptionalInstant;
  correction_reason: ColumnType<string | null, string | null | undefined, string | null>;
  overrun_kept_at: OptionalInstant;
}
export interface CommentsTable {
  id: string;
  task_id: string | null;
  project_id: string | null;
  author_id: string;
  body: string;
  created_at: Instant;
  edited_at: OptionalInstant;
  version: Generated<number>;
}
export interface DeletedCommentsTable extends CommentsTable {
  deleted_at: Instant;
}
export interface ProjectStatusUpdatesTable {
  id: string;
  project_id: string;
  author_id: string;
  health: string;
  /** Clean HTML. */
  body: string;
  created_at: Instant;
  edited_at: OptionalInstant;
  version: Generated<number>;
}
export interface HistoryEntriesTable {
  id: string;
  task_id: string | null;
  project_id: string | null;
  actor_id: string | null;
  field: string | null;
  previous_value: string | null;
  current_value: string | null;
  action: string | null;
  remark: string | null;
  happened_at: Instant;
  /** The milestone that an entry of a project is about; null in old entries that no single one fits. */
  milestone_id: string | null;
}
/** `is_whole`: undone completely, or not at all when one of its tasks has changed since. */
export interface BulkChangesTable {
  id: string;
  employee_id: string;
  made_at: Instant;
  undone_at: OptionalInstant;
  is_whole: Generated<boolean>;
}
/** `before_values`: former values as JSON; null for a task that the change created. */
export interface BulkChangeTasksTable {
  bulk_change_id: string;
  task_id: string;
  before_values: ColumnType<unknown, object | null, never>;
  version_after: number;
  status_since: ColumnType<Date | null, Date | null, never>;
  closed_at: ColumnType<Date | null, Date | null, never>;
  reopen_count: ColumnType<number | null, number | null, never>;
}

/** Projects, plans and tasks, and what is recorded about them. */
export interface WorkTables {
  projects: ProjectsTable;
  project_members: ProjectMembersTable;
  project_tech_stacks: ProjectTechStacksTable;
  project_requirements: ProjectRequirementsTable;
  project_files: ProjectFilesTable;
  milestones: MilestonesTable;
  sprints: SprintsTable;
  sprint_closings: SprintClosingsTable;
  sprint_closing_tasks: SprintClosingTasksTable;
  tasks: TasksTable;
  task_states: TaskStatesTable;
  project_task_counts: ProjectTaskCountsTable;
  task_moves: TaskChangeLogTable;
  bulk_changes: BulkChangesTable;
  bulk_change_tasks: BulkChangeTasksTable;
  task_links: TaskLinksTable;
  task_dependencies: TaskDependenciesTable;
  task_dependency_projects: TaskDependencyProjectsTable;
  plan_baselines: PlanBaselinesTable;
  plan_baseline_tasks: PlanBaselineTasksTable;
  task_files: TaskFilesTable;
  task_timers: TaskTimersTable;
  comments: CommentsTable;
  deleted_comments: DeletedCommentsTable;
  project_status_updates: ProjectStatusUpdatesTable;
  history_entries: HistoryEntriesTable;
}
