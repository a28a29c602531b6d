import { projectPath } from '../projects/projectPath';
import { shortTaskPath } from './taskPath';

/** The parameter that names a comment on the page of its task or project. */
export const commentParameter = 'comment';

const query = (id: string): string => `${commentParameter}=${encodeURIComponent(id)}`;

/** Addresses of a comment, by what it is on: the page of the task or project, with the comment in view. */
export const commentPaths = {
  task: (taskId: string, id: string) => `${shortTaskPath(taskId)}?${query(id)}`,
  project: (projectId: string, id: string) => `${projectPath(projectId)}?tab=details&${query(id)}`,
};
