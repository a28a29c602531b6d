import { projectChangeKinds, type ProjectChangeKind } from '../../../../domain/dashboard/whatChanged';

export interface OpenedChanges {
  readonly projectId: string;
  readonly kind: ProjectChangeKind;
}

/** The count that the address opens; undefined without one. */
export function openedChanges(parameters: URLSearchParams): OpenedChanges | undefined {
  const projectId = parameters.get('changed');
  const kind = projectChangeKinds.find((known) => known === parameters.get('change'));
  return projectId === null || kind === undefined ? undefined : { projectId, kind };
}

/** The same address with this count opened; null: with none. */
export function withChanges(parameters: URLSearchParams, opened: OpenedChanges | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('changed');
  next.delete('change');
  if (opened !== null) {
    next.set('changed', opened.projectId);
    next.set('change', opened.kind);
  }
  return next;
}
