import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { projectTasks } from './taskListsReadModel';
import { tasksAnswer } from '../tasksAnswer';

/** The contract's default. */
const defaultLimit = 10_000;

/**
 * CALL-018: the tasks of a project, by key.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectTasks: Handler<'listProjectTasks'> = async ({ database, caller, params, query }) => {
  await mustSeeProject(database, caller, params.projectId);
  return tasksAnswer(
    database,
    caller,
    await projectTasks(database, params.projectId, query.q, query.limit ?? defaultLimit),
  );
};
