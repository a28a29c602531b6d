import type { Selectable } from 'kysely';
import { hoursOfSeconds } from '../../domain/tasks/variance';
import type { TaskToSpread } from '../../domain/working-plan/spreadTask';
import type { TasksTable } from '../database/tables/workTables';

type SpreadColumns =
  'assigned_on' | 'starts_on' | 'start_half' | 'due_on' | 'due_half' | 'duration_hours' | 'logged_seconds';

/** The days and hours of a task in the working plan. */
export const taskToSpread = (row: Pick<Selectable<TasksTable>, SpreadColumns>): TaskToSpread => ({
  startsOn: row.starts_on ?? row.assigned_on,
  startHalf: row.starts_on === null ? null : row.start_half,
  dueOn: row.due_on,
  dueHalf: row.due_half,
  estimatedHours: row.duration_hours,
  loggedHours: hoursOfSeconds(row.logged_seconds),
});
