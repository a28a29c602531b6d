import type { Kysely } from 'kysely';
import type { DelayPolicy } from '../../../domain/session/attemptDelay';
import { oneAccount, oneNetwork, oneSource, resetMails, resetRequests } from '../../../domain/session/signInDelays';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import { countTry, deleteTries, revertAttempt, type LimitedSubject } from '../../security/attemptLevelsRepository';
import { addressNetwork } from '../../security/networkOf';

const subject = (policy: DelayPolicy, ...parts: readonly string[]): LimitedSubject => ({
  name: JSON.stringify(parts),
  policy,
});
const accountSubject = (email: string): string => email.trim().toLowerCase();

interface SignInSource {
  readonly email: string;
  readonly address: string;
  /** Only of a device that the account knows. */
  readonly deviceHash: Buffer | undefined;
}

/** The counters of a sign-in: one for its source, and those that limit all sources together. */
export interface SignInSubjects {
  readonly source: LimitedSubject;
  /** None for a known device: attempts of others must not delay it. */
  readonly shared: readonly LimitedSubject[];
}

/** Accounts that do not exist count in the same way. */
export const signInSubjects = (source: SignInSource): SignInSubjects => stepSubjects('sign-in', source);

/** The second step, after the right password. */
export const codeSubjects = (source: SignInSource): SignInSubjects => stepSubjects('code', source);

function stepSubjects(step: string, { email, address, deviceHash }: SignInSource): SignInSubjects {
  const account = accountSubject(email);
  if (deviceHash !== undefined)
    return { source: subject(oneSource, step, account, 'device', deviceHash.toString('hex')), shared: [] };
  const network = addressNetwork(address);
  return {
    source: subject(oneSource, step, account, 'network', network),
    shared: [subject(oneAccount, `${step} to`, account), subject(oneNetwork, `${step} from`, network)],
  };
}

export const resetRequestLimit = (address: string): LimitedSubject =>
  subject(resetRequests, 'reset from', addressNetwork(address));
/** Checks of passkeys from one network. */
export const passkeyLimit = (address: string): LimitedSubject =>
  subject(resetRequests, 'passkey from', addressNetwork(address));
export const resetMailLimit = (employeeId: string): LimitedSubject => subject(resetMails, 'reset of', employeeId);
/** Wrong current passwords in changes of the own password, and wrong answers to 'Confirm that it is you'. */
export const passwordChangeLimit = (employeeId: string): LimitedSubject =>
  subject(oneSource, 'password change of', employeeId);

/** @throws Failure 429 with the waiting time, when this attempt is too early; it is then not counted */
export async function mustNotBeLimited(
  database: Kysely<Schema>,
  subjects: readonly LimitedSubject[],
  machineNow: Date,
  message: string,
): Promise<void> {
  const waitMs = await countTry(database, subjects, machineNow);
  if (waitMs > 0) throw failures.tooMany(Math.ceil(waitMs / 1000), message);
}

/** After a right password: reverts the count of this attempt. */
export async function clearAttempts(database: Kysely<Schema>, { source, shared }: SignInSubjects): Promise<void> {
  await allInOrder([deleteTries(database, source), revertAttempt(database, shared)]);
}
