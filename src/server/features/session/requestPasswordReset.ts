import type { Kysely } from 'kysely';
import { addEvent } from '../../audit/auditRepository';
import type { Schema } from '../../database/schema';
import { queueLinkMails, type Moment } from '../../link-mails/linkMailsRepository';
import { sendLinkMails } from '../../link-mails/sendLinkMails';
import type { PreparedHandler } from '../../operations/call';
import { countTry } from '../../security/attemptLevelsRepository';
import type { Services } from '../../services';
import { findAccount, type Account } from './accountReadModel';
import { mustNotBeLimited, resetMailLimit, resetRequestLimit } from './attemptLimits';

async function mailLink(
  database: Kysely<Schema>,
  services: Services,
  email: string,
  moment: Moment,
  recordRequest: (account: Account) => Promise<void>,
): Promise<void> {
  const account = await findAccount(database, { email });
  if (account === undefined) return;
  // Enough links have been mailed, and they stay valid: repeated requests of others neither fill the mailbox nor lock
  // its owner out.
  if ((await countTry(database, [resetMailLimit(account.id)], moment.machineNow)) > 0) return;
  await recordRequest(account);
  await queueLinkMails(database, 'password_link', [account.id], moment);
  await sendLinkMails(database, { ...services, machineNow: moment.machineNow, employeeIds: [account.id] });
}

/**
 * CALL-007: mails a link to set a new password (D-19). All work that depends on the account happens after the answer,
 * so that neither its content nor its time reveals whether there is one.
 * @throws Failure 429 when too many requests come from one network
 */
export const requestPasswordReset: PreparedHandler<'requestPasswordReset'> = {
  prepare: async ({ body, database, now, machineNow, origin, services }) => {
    await mustNotBeLimited(
      database,
      [resetRequestLimit(origin.address)],
      machineNow,
      'Too many requests come from your network',
    );
    return async ({ afterCommit }) => {
      afterCommit(() =>
        mailLink(database, services, body.Email, { now, machineNow }, ({ id }) =>
          // After the answer, as everything that depends on the account.
          addEvent(
            database,
            { at: now, actor: null, address: origin.address, sessionId: null },
            { kind: 'password_link_requested', subject: { kind: 'employee', id } },
          ),
        ),
      );
      return null;
    };
  },
};
