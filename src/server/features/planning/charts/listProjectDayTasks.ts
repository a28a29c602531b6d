import { addDays } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import type { Handler, Schemas } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { tasksBefore } from './projectChartsReadModel';

const maxRows = 500;

/**
 * The tasks behind a day of a project's charts.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectDayTasks: Handler<'listProjectDayTasks'> = async ({ body, caller, database, services }) => {
  await mustSeeProject(database, caller, body.Project_id);
  const instant = instantAt(addDays(body.Day, 1), '00:00', services.companyTimeZone);
  const rows = await tasksBefore(database, body.Project_id, instant, {
    isOpenBugsOnly: body.Open_bugs === 'true',
    limit: maxRows,
  });
  return {
    Count: rows[0]?.row_count ?? 0,
    Tasks: rows.map((row) => ({
      _id: row.id,
      Task_key: row.key,
      Summary: row.summary,
      Status: row.status as Schemas['PlanStatus'],
      Issue_type: row.issue_type,
      Assignees: row.assignee_name,
    })),
  };
};
