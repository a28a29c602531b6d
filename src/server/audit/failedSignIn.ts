import { createHash } from 'node:crypto';
import { addressNetwork } from '../security/networkOf';
import type { AuditEntry } from './auditRepository';
import { hourMs } from '../../domain/calendar/duration';

const ACCOUNT_BUCKETS = 8;
const UNKNOWN_BUCKETS = 100;

/** One of a few numbers for each network. */
function networkBucket(network: string, count: number): number {
  return (createHash('sha256').update(network).digest()[0] ?? 0) % count;
}

/**
 * A failed attempt to sign in, or of a signed-in user to confirm being that user. Attempts cannot fill the disk: an hour
 * has at most 8 events of each kind for an account, and 100 for all addresses without one. What was typed is not stored.
 * @param reason where it was not a wrong password or code of a sign-in
 */
export function failedSignIn(
  kind: 'sign_in_failed' | 'sign_in_delayed' | 'confirmation_failed',
  account: { readonly id: string } | undefined,
  { address, now }: { readonly address: string; readonly now: Date },
  reason?: string,
): AuditEntry {
  const network = addressNetwork(address);
  const hour = Math.floor(now.getTime() / hourMs);
  const place = account
    ? `${account.id} ${networkBucket(network, ACCOUNT_BUCKETS)}`
    : `unknown ${networkBucket(network, UNKNOWN_BUCKETS)}`;
  return {
    kind,
    ...(account && { subject: { kind: 'employee', id: account.id } }),
    ...(reason !== undefined && { details: { text: reason } }),
    onceKey: [kind, place, hour, ...(reason === undefined ? [] : [reason])].join(' '),
  };
}
