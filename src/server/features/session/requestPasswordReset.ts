import type { Kysely } from 'kysely';
import { addEvent } from '../../audit/auditRepository';
import type { Schema } from '../../database/schema';
import type { PreparedHandler } from '../../operations/call';
import { countTry } from '../../security/attemptLevelsRepository';
import { createPasswordReset } from '../../security/passwordResetsRepository';
import type { Services } from '../../services';
import { findAccount, type Account } from './accountReadModel';
import { mustNotBeLimited, resetMailLimit, resetRequestLimit } from './attemptLimits';
import { passwordResetMail } from './passwordResetLink';

async function mailLink(
  database: Kysely<Schema>,
  { mailer, publicUrl }: Services,
  email: string,
  machineNow: Date,
  recordRequest: (account: Account) => Promise<void>,
): Promise<void> {
  const account = await findAccount(database, { email });
  if (account === undefined) return;
  // Enough links have been mailed, and they stay valid: repeated requests of others neither fill the mailbox nor lock
  // its owner out.
  if ((await countTry(database, [resetMailLimit(account.id)], machineNow)) > 0) return;
  await recordRequest(account);
  const token = await createPasswordReset(database, account.id, machineNow, { replacesOthers: false });
  await mailer.send(passwordResetMail(account.email, account.first_name, publicUrl, token));
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
        mailLink(database, services, body.Email, machineNow, ({ id }) =>
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
