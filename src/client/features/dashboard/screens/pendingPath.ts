import type { PendingKind } from '../../../../domain/pending/pendingKinds';

/** Address of the queue of what waits: for one's own decision, or one's own requests; of one kind or of all. */
export function pendingPath(scope: 'decide' | 'own', kind?: PendingKind): string {
  const parameters = new URLSearchParams({ list: scope, ...(kind && { kind }) });
  return `/pending?${parameters.toString()}`;
}
