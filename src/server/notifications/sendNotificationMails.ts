import type { Kysely } from 'kysely';
import { dayIn } from '../../domain/calendar/day';
import { isWeekOff } from '../../domain/calendar/isWeekOff';
import type { CompanyClock } from '../clock/companyClock';
import type { Schema } from '../database/schema';
import type { Mail } from '../plugins/mailer';
import type { Services } from '../services';
import { claimMails, noteMailed, settleUnwanted, type QueuedMail } from './mailQueueRepository';

const MAILS_AT_ONCE = 50;

/** A subject longer than that is cut in every list of mails. */
const LONGEST_SUBJECT = 120;

const mailOf = ({ text, path, email, first_name }: QueuedMail, publicUrl: string): Mail => ({
  to: email,
  // One line, whatever a summary holds: a header must not be continued by others.
  subject: `Daybook: ${text.replace(/\s+/g, ' ')}`.slice(0, LONGEST_SUBJECT),
  text: [
    `Hello ${first_name},`,
    '',
    `${text}:`,
    `${publicUrl}${path}`,
    '',
    `Which of these mails you get, you choose on ${publicUrl}/profile`,
  ].join('\n'),
});

/**
 * Sends the mails of notifications that wait, on working days of their recipients only. Several servers share the work:
 * each mail is claimed first. One that cannot be sent is tried again later.
 * @returns how many were sent
 * @throws Error of the mailer, after the mails that it took
 */
export async function sendNotificationMails(
  database: Kysely<Schema>,
  { mailer, publicUrl, companyTimeZone }: Pick<Services, 'mailer' | 'publicUrl' | 'companyTimeZone'>,
  clock: Pick<CompanyClock, 'now' | 'machineNow'>,
): Promise<number> {
  const now = clock.now();
  await settleUnwanted(database, now);
  const today = dayIn(companyTimeZone, now);
  if (isWeekOff(today)) return 0;
  const mails = await claimMails(database, today, clock.machineNow(), MAILS_AT_ONCE);
  const failures: unknown[] = [];
  let sent = 0;
  for (const mail of mails) {
    try {
      await mailer.send(mailOf(mail, publicUrl));
      await noteMailed(database, mail.id, now);
      sent += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be sent`);
  return sent;
}
