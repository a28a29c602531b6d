type ProjectPage = 'view' | 'tasks' | 'member' | 'milestone' | 'sprint' | 'charts' | 'timeline' | 'calendar';

/** A page of a project; none named: its first tab. */
export const projectPath = (id: string, page: ProjectPage = 'view'): string =>
  `/project/${page}/${encodeURIComponent(id)}`;
