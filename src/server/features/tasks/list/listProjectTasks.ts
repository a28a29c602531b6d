import type { Handler } from '../../../operations/call';
import { sendOfVisibleProject } from '../../../visibility/visibilityReadModel';
import { projectTasks } from './taskListsReadModel';
import { tasksAnswer } from '../tasksAnswer';

/** The contract's default. */
const defaultLimit = 10_000;

/**
 * CALL-018: the tasks of a project, by key.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectTasks: Handler<'listProjectTasks'> = async ({ database, caller, params, query }) => {
  const { projectId } = params;
  const [tasks] = await sendOfVisibleProject(database, caller, projectId, [
    projectTasks(database, projectId, query.q, query.limit ?? defaultLimit),
  ]);
  return tasksAnswer(database, caller, tasks);
};
