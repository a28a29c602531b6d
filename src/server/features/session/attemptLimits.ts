import type { Kysely } from 'kysely';
import type { DelayPolicy } from '../../../domain/session/attemptDelay';
import { oneAccount, oneNetwork, oneSource, resetMails, resetRequests } from '../../../domain/session/signInDelays';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import { countTry, forgetTries, uncountTry, type SlowedSubject } from '../../security/attemptLevelsRepository';
import { networkOf } from '../../security/networkOf';

const subject = (policy: DelayPolicy, ...parts: readonly string[]): SlowedSubject => ({
  name: JSON.stringify(parts),
  policy,
});
const accountOf = (email: string): string => email.trim().toLowerCase();

interface SignInSource {
  readonly email: string;
  readonly address: string;
  /** Only of a device that the account knows. */
  readonly deviceHash: Buffer | undefined;
}

/** What a sign-in counts for: where it comes from, and what bounds all sources together. */
export interface SignInSubjects {
  readonly source: SlowedSubject;
  /** None for a known device: what strangers do is no reason to keep it waiting. */
  readonly shared: readonly SlowedSubject[];
}

/** Accounts that do not exist count just the same. */
export function signInSubjects({ email, address, deviceHash }: SignInSource): SignInSubjects {
  const account = accountOf(email);
  if (deviceHash !== undefined)
    return { source: subject(oneSource, 'sign-in', account, 'device', deviceHash.toString('hex')), shared: [] };
  const network = networkOf(address);
  return {
    source: subject(oneSource, 'sign-in', account, 'network', network),
    shared: [subject(oneAccount, 'sign-in to', account), subject(oneNetwork, 'sign-in from', network)],
  };
}

export const resetRequestsFrom = (address: string): SlowedSubject =>
  subject(resetRequests, 'reset from', networkOf(address));
export const resetMailsTo = (employeeId: string): SlowedSubject => subject(resetMails, 'reset of', employeeId);
/** Wrong current passwords when somebody wants to change the own one. */
export const passwordChangesOf = (employeeId: string): SlowedSubject =>
  subject(oneSource, 'password change of', employeeId);

/** @throws Failure 429 saying how long to wait, when this try comes too early; it is then not counted */
export async function mustNotWait(
  database: Kysely<Schema>,
  subjects: readonly SlowedSubject[],
  machineNow: Date,
  message: string,
): Promise<void> {
  const waitMs = await countTry(database, subjects, machineNow);
  if (waitMs > 0) throw failures.tooMany(Math.ceil(waitMs / 1000), message);
}

/** A right password: it was none of the wrong ones that were counted. */
export async function acquit(database: Kysely<Schema>, { source, shared }: SignInSubjects): Promise<void> {
  await forgetTries(database, source);
  await uncountTry(database, shared);
}
