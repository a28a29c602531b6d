import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createPasswordReset, invitationValidityMs } from '../security/passwordResetsRepository';
import type { Services } from '../services';
import { isMailServerProblem, isRejectedForEver } from '../status/observedMailer';
import { claimLinkMails, deleteLinkMail, endTries, type ClaimedLinkMail } from './linkMailsRepository';
import { linkMail } from './linkMailTexts';

const MAX_MAILS_PER_CLAIM = 50;

interface Sending {
  readonly mailer: Services['mailer'];
  readonly publicUrl: string;
  readonly machineNow: Date;
  /** Only theirs; undefined: of all. */
  readonly employeeIds?: readonly string[];
}

/**
 * Sends the mails with links that are due. One that is not accepted stays queued, and the others are tried all the same,
 * unless the mail server cannot be used at all. Must run after the commit that has queued them.
 * @param database the pool: each link is a transaction of its own
 * @throws Error of the mailer, after the other mails
 */
export async function sendLinkMails(database: Kysely<Schema>, sending: Sending): Promise<void> {
  const failures: unknown[] = [];
  let claimed: ClaimedLinkMail[];
  do {
    claimed = await claimLinkMails(database, sending.machineNow, MAX_MAILS_PER_CLAIM, sending.employeeIds);
    for (const mail of claimed) {
      try {
        await send(database, sending, mail);
      } catch (error) {
        failures.push(error);
        if (isMailServerProblem(error)) throw error;
        // An invitation stays as one that waits: the page of the employee shows that it has not arrived.
        if (isRejectedForEver(error)) await endTries(database, mail, sending.machineNow);
      }
    }
  } while (claimed.length === MAX_MAILS_PER_CLAIM);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails with links could not be sent`);
}

async function send(
  database: Kysely<Schema>,
  { mailer, publicUrl, machineNow }: Sending,
  mail: ClaimedLinkMail,
): Promise<void> {
  const token = await createPasswordReset(
    database,
    mail.employee_id,
    machineNow,
    // Links that anyone can request must not invalidate an invitation.
    mail.kind === 'invitation' ? { validityMs: invitationValidityMs, replacesOthers: true } : { replacesOthers: false },
  );
  await mailer.send(linkMail(mail.kind, mail, publicUrl, token));
  await deleteLinkMail(database, mail);
}
