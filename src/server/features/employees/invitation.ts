import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { queueLinkMails } from '../../link-mails/linkMailsRepository';
import { sendLinkMails } from '../../link-mails/sendLinkMails';
import type { Services } from '../../services';

interface Inviting {
  readonly database: Kysely<Schema>;
  readonly now: Date;
  readonly machineNow: Date;
  readonly services: Services;
  readonly afterCommit: (work: () => Promise<void>) => void;
}

/**
 * Mails the link that sets the password to each of the employees: immediately after the commit, and again until the mail server
 * has accepted it.
 * @param pool for what happens after the commit
 */
export async function inviteAll(
  { database, now, machineNow, services, afterCommit }: Inviting,
  pool: Kysely<Schema>,
  employeeIds: readonly string[],
): Promise<void> {
  await queueLinkMails(database, 'invitation', employeeIds, { now, machineNow });
  if (employeeIds.length > 0) afterCommit(() => sendLinkMails(pool, { ...services, machineNow, employeeIds }));
}
