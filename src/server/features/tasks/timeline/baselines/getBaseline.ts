import type { Handler } from '../../../../operations/call';
import { maxTimelineTasks } from '../maxTimelineTasks';
import { baselineTasks } from './baselinesReadModel';
import { visibleBaseline } from './visibleBaseline';

/**
 * The days of the tasks in a baseline, or in the last one of each visible project.
 * @throws Failure 404 for a baseline that the caller may not see
 */
export const getBaseline: Handler<'getBaseline'> = async ({ caller, database, query }) => {
  if (query.Baseline_id !== undefined) await visibleBaseline(database, caller, query.Baseline_id);
  const rows = await baselineTasks(database, caller, query.Baseline_id, maxTimelineTasks);
  return {
    Tasks: rows.map((row) => ({
      Task_id: row.task_id,
      Start_date: row.starts_on,
      Start_half: row.start_half,
      Due_date: row.due_on,
      Due_half: row.due_half,
      Task_duration: row.duration_hours,
    })),
  };
};
