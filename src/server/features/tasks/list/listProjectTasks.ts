import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { projectTasks } from './taskListsReadModel';
import { taskRowWire } from '../taskWire';

/** The contract's default. */
const defaultLimit = 10_000;

/**
 * CALL-018: the tasks of a project, by key.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectTasks: Handler<'listProjectTasks'> = async (call) => {
  await mustSeeProject(call.database, call.caller, call.params.projectId);
  return (await projectTasks(call.database, call.params.projectId, call.query.q, call.query.limit ?? defaultLimit)).map(
    taskRowWire,
  );
};
