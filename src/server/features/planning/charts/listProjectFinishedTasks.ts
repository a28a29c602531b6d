import { addDays, dayIn } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { hoursOfSeconds } from '../../../../domain/tasks/variance';
import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { finishedInBar } from './projectChartsReadModel';

const maxRows = 500;

/**
 * The finished tasks behind a bar of a project's charts.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectFinishedTasks: Handler<'listProjectFinishedTasks'> = async ({
  body,
  caller,
  database,
  now,
  services,
}) => {
  await mustSeeProject(database, caller, body.Project_id);
  const timeZone = services.companyTimeZone;
  const since = instantAt(addDays(dayIn(timeZone, now), 1 - body.Days), '00:00', timeZone);
  const rows = await finishedInBar(database, body.Project_id, since, {
    figure: body.Figure,
    bar: body.Bar,
    skip: body.Skip ?? 0,
    limit: maxRows,
  });
  return {
    Count: rows[0]?.row_count ?? 0,
    Tasks: rows.map((task) => ({
      _id: task.id,
      Task_key: task.key,
      Summary: task.summary,
      Finished_on: dayIn(timeZone, task.closed_at),
      Lead_days: task.lead,
      Cycle_days: task.cycle,
      Estimated_hours: task.duration_hours,
      Logged_hours: hoursOfSeconds(task.logged_seconds),
    })),
  };
};
