import { deletionsShownSince } from '../../../../domain/projects/deletions';
import type { Handler } from '../../../operations/call';
import type { Schemas } from '../../../operations/operationTypes.gen';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { taskNameWire } from '../../../work-figures/taskNameWire';
import { deletedTasks } from './deletionReadModel';

/**
 * The recently deleted tasks of a project.
 * @throws Failure 404 when the caller may not see the project
 */
export const listDeletedTasks: Handler<'listDeletedTasks'> = async ({ database, caller, now, params }) => {
  await mustSeeProject(database, caller, params.projectId);
  const rows = await deletedTasks(database, params.projectId, deletionsShownSince(now));
  return rows.map((row) => ({
    ...taskNameWire(row),
    Issue_type: row.issue_type as Schemas['IssueType'],
    Status: row.status as Schemas['TaskStatus'],
    Assignees: row.assignee_name,
    Deleted_at: (row.deleted_at ?? now).toISOString(),
    Deleted_by: row.deleted_by,
  }));
};
