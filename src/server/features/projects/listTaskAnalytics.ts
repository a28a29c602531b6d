import type { Handler } from '../../operations/call';
import type { Schemas } from '../../operations/operationTypes.gen';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { readTaskStates } from './issueStatisticsReadModel';

/**
 * CALL-017: status and type of every task of a project.
 * @throws Failure 404 when the caller may not see the project
 */
export const listTaskAnalytics: Handler<'listTaskAnalytics'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  const tasks = await readTaskStates(call.database, call.params.projectId);
  return tasks.map((task) => ({
    _id: task.id,
    Status: task.status as Schemas['TaskStatus'],
    Issue_type: task.issue_type as Schemas['IssueType'],
  }));
};
