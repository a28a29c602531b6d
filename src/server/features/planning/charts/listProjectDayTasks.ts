import { addDays } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { isRecordId } from '../../../database/isRecordId';
import { failures } from '../../../errors/failure';
import type { Call, Handler, Schemas } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { tasksBefore, type DayTasks } from './projectChartsReadModel';

const maxRows = 500;

function countedTasks({ Open_bugs, Milestone_id }: Call<'listProjectDayTasks'>['body']): DayTasks {
  if (Milestone_id === undefined) return Open_bugs === 'true' ? 'bugs' : 'flow';
  if (!isRecordId(Milestone_id)) throw failures.notFound('Milestone');
  return { milestoneId: Milestone_id };
}

/**
 * The tasks behind a day of a project's charts, or behind the forecast of a milestone.
 * @throws Failure 404 when the caller may not see the project, or for an id that no milestone can have
 */
export const listProjectDayTasks: Handler<'listProjectDayTasks'> = async ({ body, caller, database, services }) => {
  await mustSeeProject(database, caller, body.Project_id);
  const instant = instantAt(addDays(body.Day, 1), '00:00', services.companyTimeZone);
  const rows = await tasksBefore(database, body.Project_id, instant, {
    counted: countedTasks(body),
    skip: body.Skip ?? 0,
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
