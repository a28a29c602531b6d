import type { Kysely } from 'kysely';
import { dayIn } from '../../domain/calendar/day';
import { isWeekOff } from '../../domain/calendar/weekday';
import { pathSubject } from '../../domain/notifications/pathSubject';
import type { CompanyClock } from '../clock/companyClock';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import type { Mail } from '../plugins/mailer';
import type { Services } from '../services';
import { isMailServerProblem, isRejectedForEver } from '../status/observedMailer';
import { visibleAmong } from '../visibility/viewersReadModel';
import { claimMails, markMailed, cancelUnwantedMails, postponeMail, type QueuedMail } from './mailQueueRepository';

const MAX_MAILS_PER_RUN = 50;

/** After this many in a row the mail server is the cause, not one of the mails: a mail with which it always hangs up must not hold up the others. */
const MAX_SERVER_PROBLEMS = 2;

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

/** Ids of the mails whose recipients may still see the task or project, which may have waited for days. */
async function stillVisible(database: Kysely<Schema>, mails: readonly QueuedMail[]): Promise<ReadonlySet<string>> {
  const asked = mails.map(({ id, path, recipient_id: employeeId }) => {
    const subject = pathSubject(path);
    return { id, employeeId, subject: subject !== undefined && isRecordId(subject.id) ? subject : undefined };
  });
  const about = asked.flatMap(({ subject, ...mail }) => (subject === undefined ? [] : [{ ...mail, subject }]));
  const visible = await visibleAmong(database, about);
  return new Set([...asked.filter(({ subject }) => subject === undefined), ...visible].map(({ id }) => id));
}

/** What becomes of a rejected mail: it is tried again after a pause, unless its recipient is rejected for ever. */
async function postponeOrDrop(
  database: Kysely<Schema>,
  mail: QueuedMail,
  rejection: unknown,
  clock: Pick<CompanyClock, 'now' | 'machineNow'>,
): Promise<void> {
  const isPostponed = !isRejectedForEver(rejection) && (await postponeMail(database, mail, clock.machineNow()));
  if (!isPostponed) await markMailed(database, mail.id, clock.now());
}

/**
 * Sends waiting mails, on working days of their recipients only. Several servers share the work: each mail is claimed
 * first. A rejected one is tried again after longer and longer pauses, unless its recipient is rejected for ever. While the
 * mail server cannot be used at all, two of the round are tried. Not sent are those about a task or project that
 * the recipient may not see any more.
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
  const mails = await claimMails(database, { today, timeZone: companyTimeZone }, clock.machineNow(), MAX_MAILS_PER_RUN);
  const visibleIds = await stillVisible(database, mails);
  const failures: unknown[] = [];
  let sent = 0;
  let serverProblems = 0;
  for (const mail of mails) {
    const isWanted = visibleIds.has(mail.id);
    try {
      if (isWanted) await mailer.send(composeMail(mail, publicUrl));
    } catch (error) {
      failures.push(error);
      if (isMailServerProblem(error)) {
        // The mails that were claimed are due again when the claim has ended.
        serverProblems += 1;
        if (serverProblems === MAX_SERVER_PROBLEMS) break;
      } else await postponeOrDrop(database, mail, error, clock);
      continue;
    }
    if (isWanted) serverProblems = 0;
    await markMailed(database, mail.id, now);
    if (isWanted) sent += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be sent`);
  return sent;
}
