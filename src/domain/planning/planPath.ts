import { projectPath } from '../projects/projectPath';

export type PlanKind = 'milestone' | 'sprint';

/** The page of a project's milestones or sprints, with one of them opened. */
export const planPath = (kind: PlanKind, projectId: string, id?: string): string =>
  `${projectPath(projectId, kind)}${id === undefined ? '' : `?${kind}=${encodeURIComponent(id)}`}`;
