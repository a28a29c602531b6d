import { filteredPath } from '../lists/filteredPath';

type ProjectPage =
  'view' | 'tasks' | 'member' | 'milestone' | 'sprint' | 'charts' | 'timeline' | 'calendar' | 'employeechart';

/** A page of a project; none named: its first tab. */
export const projectPath = (id: string, page: ProjectPage = 'view'): string =>
  `/project/${page}/${encodeURIComponent(id)}`;

/** Address of the members of a project who are away this week, filtered by a column of their table. */
export const awayMembersPath = (id: string): string =>
  filteredPath(projectPath(id, 'member'), { away: { kind: 'numbers', min: 0.5 } });

/** Address of the status updates of a project. */
export const projectUpdatesPath = (id: string): string => `${projectPath(id)}?tab=updates`;

/** Address of the deleted projects. */
export const deletedProjectsPath = '/projects?show=deleted';
