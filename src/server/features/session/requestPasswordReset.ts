import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { PreparedHandler } from '../../operations/call';
import type { Services } from '../../services';
import { findAccount } from './accountReadModel';
import { resetLimits } from './attemptLimits';
import { countAttempt } from '../../security/attemptsRepository';
import { passwordResetMail } from './passwordResetLink';
import { createPasswordReset } from '../../security/passwordResetsRepository';

async function mailLink(database: Kysely<Schema>, { mailer, publicUrl }: Services, email: string, machineNow: Date): Promise<void> {
  const account = await findAccount(database, email);
  if (account === undefined) return;
  const token = await createPasswordReset(database, account.id, machineNow);
  await mailer.send(passwordResetMail(account.email, account.first_name, publicUrl, token));
}

/**
 * CALL-007: mails a link to set a new password (D-19). Everything that depends on the account happens after the
 * answer, so that neither its content nor its time tells whether there is one.
 * @throws Failure 429 after too many requests
 */
export const requestPasswordReset: PreparedHandler<'requestPasswordReset'> = {
  prepare: async ({ body, database, machineNow, origin, services }) => {
    await countAttempt(database, resetLimits(body.Email, origin.address), machineNow);
    return async ({ afterCommit }) => {
      afterCommit(() => mailLink(database, services, body.Email, machineNow));
      return null;
    };
  },
};
