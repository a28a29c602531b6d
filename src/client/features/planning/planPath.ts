export type PlanKind = 'milestone' | 'sprint';

/** The page of a project's milestones or sprints, with one of them opened. */
export const planPath = (kind: PlanKind, projectId: string, id?: string): string =>
  `/project/${kind}/${encodeURIComponent(projectId)}${id === undefined ? '' : `?${kind}=${encodeURIComponent(id)}`}`;
