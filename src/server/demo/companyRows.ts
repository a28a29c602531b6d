import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import type { TasksTable } from '../database/tables/workTables';

export type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** With the copied names and figures that triggers would otherwise write one by one. */
export type TaskRow = Insertable<TasksTable> & {
  assignee_name: string | null;
  reporter_name: string | null;
  sprint_name: string | null;
  milestone_id: string | null;
  milestone_name: string | null;
  closed_at: Date | null;
  status_since: Date;
  logged_seconds: number;
  reopen_count: number;
  comment_count: number;
};

/** Rows of the demonstration company by table. All rows of a table have the same columns. */
export type CompanyRows = { [Table in Exclude<keyof Schema, 'tasks'>]?: readonly Row<Table>[] } & {
  tasks?: readonly TaskRow[];
};

/**
 * Tables in an order in which every row finds the rows that it references, except for the references that are set
 * afterwards.
 */
export const tablesInOrder = [
  'company_settings',
  'departments',
  'positions',
  'locations',
  'verticals',
  'roles',
  'employees',
  'employee_changes',
  'audit_events',
  'files',
  'tech_stacks',
  'requirements',
  'projects',
  'project_members',
  'project_tech_stacks',
  'project_requirements',
  'project_files',
  'milestones',
  'sprints',
  'tasks',
  'task_links',
  'task_dependencies',
  'plan_baselines',
  'plan_baseline_tasks',
  'task_files',
  'task_timers',
  'sprint_closings',
  'sprint_closing_tasks',
  'comments',
  'project_status_updates',
  'history_entries',
  'face_logs',
  'leaves',
  'leave_notified_employees',
  'leave_log_entries',
  'holidays',
  'holiday_locations',
  'manual_attendances',
  'manual_attendance_requests',
  'manual_attendance_log_entries',
  'overtime_entries',
  'overtime_log_entries',
  'kra_questions',
  'kra_records',
  'present_records',
  'present_month_closings',
  'present_log_entries',
  'ticket_departments',
  'ticket_department_handlers',
  'tickets',
  'ticket_messages',
  'ticket_files',
  'ticket_log_entries',
  'interview_candidates',
  'interview_rounds',
  'interview_interviewers',
] as const satisfies readonly (keyof Schema)[];

/** The rows of several areas, table by table in the given order. */
export function joinRows(parts: readonly CompanyRows[]): CompanyRows {
  const joined: Record<string, unknown[]> = {};
  for (const table of tablesInOrder) {
    const rows = parts.flatMap((part): readonly object[] => part[table] ?? []);
    if (rows.length > 0) joined[table] = rows;
  }
  return joined;
}
