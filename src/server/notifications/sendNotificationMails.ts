import type { Kysely } from 'kysely';
import { dayIn } from '../../domain/calendar/day';
import { isWeekOff } from '../../domain/calendar/weekday';
import { pathSubject } from '../../domain/notifications/pathSubject';
import type { CompanyClock } from '../clock/companyClock';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import type { Mail } from '../plugins/mailer';
import type { Services } from '../services';
import { viewersAmong } from '../visibility/viewersReadModel';
import { claimMails, markMailed, cancelUnwantedMails, type QueuedMail } from './mailQueueRepository';

const MAX_MAILS_PER_RUN = 50;

/** Mail programs cut longer subjects. */
const MAX_SUBJECT_LENGTH = 120;

const composeMail = ({ text, path, email, first_name }: QueuedMail, publicUrl: string): Mail => ({
  to: email,
  // One line: a line break would start another header.
  subject: `Daybook: ${text.replace(/\s+/g, ' ')}`.slice(0, MAX_SUBJECT_LENGTH),
  text: [
    `Hello ${first_name},`,
    '',
    `${text}:`,
    `${publicUrl}${path}`,
    '',
    `Which of these mails you get, you choose on ${publicUrl}/profile`,
  ].join('\n'),
});

/** Whether the recipient may still see the task or project of a mail, which may have waited for days. */
async function maySeeSubject(database: Kysely<Schema>, { path, recipient_id }: QueuedMail): Promise<boolean> {
  const subject = pathSubject(path);
  if (subject === undefined || !isRecordId(subject.id)) return true;
  return (await viewersAmong(database, subject, [recipient_id])).length > 0;
}

/**
 * Sends waiting mails, on working days of their recipients only. Several servers share the work: each mail is claimed
 * first. A failed one is tried again later. Not sent are those about a task or project that the recipient may not see any
 * more.
 * @returns how many were sent
 * @throws Error of the mailer, after the mails that it accepted
 */
export async function sendNotificationMails(
  database: Kysely<Schema>,
  { mailer, publicUrl, companyTimeZone }: Pick<Services, 'mailer' | 'publicUrl' | 'companyTimeZone'>,
  clock: Pick<CompanyClock, 'now' | 'machineNow'>,
): Promise<number> {
  const now = clock.now();
  await cancelUnwantedMails(database, now);
  const today = dayIn(companyTimeZone, now);
  if (isWeekOff(today)) return 0;
  const mails = await claimMails(database, today, clock.machineNow(), MAX_MAILS_PER_RUN);
  const failures: unknown[] = [];
  let sent = 0;
  for (const mail of mails) {
    try {
      const isSent = await maySeeSubject(database, mail);
      if (isSent) await mailer.send(composeMail(mail, publicUrl));
      await markMailed(database, mail.id, now);
      if (isSent) sent += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be sent`);
  return sent;
}
