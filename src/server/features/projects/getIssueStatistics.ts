import type { Handler } from '../../operations/call';
import type { Schemas } from '../../operations/operationTypes.gen';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { readTaskCounts } from './issueStatisticsReadModel';

/**
 * The figures of 'Issue Statistics' (B-04).
 * @throws Failure 404 when the caller may not see the project
 */
export const getIssueStatistics: Handler<'getIssueStatistics'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  const counts = await readTaskCounts(call.database, call.params.projectId);
  return counts.map((row) => ({
    Status: row.status as Schemas['TaskStatus'],
    Issue_type: row.issue_type as Schemas['IssueType'],
    Priority: row.priority as Schemas['Priority'],
    Count: row.count,
  }));
};
