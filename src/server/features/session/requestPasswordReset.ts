import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { PreparedHandler } from '../../operations/call';
import { countTry } from '../../security/attemptLevelsRepository';
import { createPasswordReset } from '../../security/passwordResetsRepository';
import type { Services } from '../../services';
import { findAccount } from './accountReadModel';
import { mustNotWait, resetMailsTo, resetRequestsFrom } from './attemptLimits';
import { passwordResetMail } from './passwordResetLink';

async function mailLink(
  database: Kysely<Schema>,
  { mailer, publicUrl }: Services,
  email: string,
  machineNow: Date,
): Promise<void> {
  const account = await findAccount(database, email);
  if (account === undefined) return;
  // Enough links are in the mailbox, and they stay good: a stranger who keeps asking neither fills it nor keeps its owner out.
  if ((await countTry(database, [resetMailsTo(account.id)], machineNow)) > 0) return;
  const token = await createPasswordReset(database, account.id, machineNow, { replacesOthers: false });
  await mailer.send(passwordResetMail(account.email, account.first_name, publicUrl, token));
}

/**
 * CALL-007: mails a link to set a new password (D-19). Everything that depends on the account happens after the
 * answer, so that neither its content nor its time tells whether there is one.
 * @throws Failure 429 when too many requests come from one network
 */
export const requestPasswordReset: PreparedHandler<'requestPasswordReset'> = {
  prepare: async ({ body, database, machineNow, origin, services }) => {
    await mustNotWait(
      database,
      [resetRequestsFrom(origin.address)],
      machineNow,
      'Too many requests come from your network',
    );
    return async ({ afterCommit }) => {
      afterCommit(() => mailLink(database, services, body.Email, machineNow));
      return null;
    };
  },
};
