import type { PendingKind } from '../../../../domain/pending/pendingKinds';

/** Path of the pending queue: requests to decide or own requests; of one kind or all. */
export function pendingPath(scope: 'decide' | 'own', kind?: PendingKind): string {
  const parameters = new URLSearchParams({ list: scope, ...(kind && { kind }) });
  return `/pending?${parameters.toString()}`;
}
