import { readableText } from '../../history/changedFields';
import type { Handler, Schemas } from '../../operations/call';
import { mapWithPauses } from '../../operations/mapWithPauses';
import { taskNameWire } from '../../work-figures/taskNameWire';
import { projectUpdatesBetween } from './projectUpdatesReadModel';
import { reportSpan } from './reportDays';

type ProjectStatus = Schemas['ReportProjectStatus']['Status'];

/**
 * CALL-060: status updates of the visible projects within a span of days (SCR-072): what their managers
 * said, comments on them and their tasks, and changes of their status.
 * @throws Failure 400 when the span ends before it begins
 */
export const getProjectStatusReport: Handler<'getProjectStatusReport'> = async ({
  database,
  caller,
  query,
  now,
  services,
}) => {
  const updates = await projectUpdatesBetween(database, caller, reportSpan(query, now, services.companyTimeZone));
  return mapWithPauses(updates, (update) => ({
    _id: update.id,
    Project_id: {
      _id: update.project_id,
      Project_name: update.project_name,
      Status: update.project_status as ProjectStatus,
    },
    Comment: update.is_formatted ? readableText(update.comment) : update.comment,
    Create_at: update.happened_at.toISOString(),
    Edited_at: update.edited_at?.toISOString() ?? null,
    Task_id:
      update.task_id === null
        ? null
        : taskNameWire({ id: update.task_id, key: update.key ?? '', summary: update.summary ?? '' }),
    Created_by: update.author ?? '',
  }));
};
