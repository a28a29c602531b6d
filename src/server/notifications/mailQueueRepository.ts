import { isWholeHoliday } from '../calendar/calendarReadModel';
import { sql, type Kysely } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { unmailedKindsKey } from '../../domain/notifications/mailPreference';
import { locationOn } from '../workplaces/workplacesReadModel';
import type { Schema } from '../database/schema';
import { leaveHalvesOn } from '../leave-days/leaveHalvesReadModel';
import { dayMs, minuteMs } from '../../domain/calendar/duration';

export interface QueuedMail {
  readonly id: string;
  readonly recipient_id: string;
  readonly text: string;
  readonly path: string;
  readonly email: string;
  readonly first_name: string;
  /** How often it was rejected. */
  readonly mail_tries: number;
}

/** Pauses after a mail was rejected; after the last there is one more try, less than three days after the first. */
const pausesMinutes = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60, 24 * 60];

/** A server that has not sent a claimed mail within this time has stopped. */
const CLAIM_MS = 10 * minuteMs;

/** Longer than any leave that a mail waits for as a rule. Then it is no news. */
const maxWaitMs = 30 * dayMs;

/**
 * Removes mails from the queue whose recipients want none, have read the notification or are inactive, and old ones. The
 * list of unwanted kinds is searched as a text: PostgreSQL does not read every JSON that a user can store, and the text of one
 * user would keep the mails of all in the queue.
 */
export async function cancelUnwantedMails(database: Kysely<Schema>, now: Date): Promise<void> {
  await sql`
    update notifications n set mailed_at = ${now}
    from employees e left join preferences p on p.employee_id = e.id and p.key = ${unmailedKindsKey}
    where n.mailed_at is null and e.id = n.recipient_id
      and (n.created_at < ${new Date(now.getTime() - maxWaitMs)} or n.read_at is not null or e.status <> 'Active' or coalesce(position('"' || n.kind || '"' in p.value) > 0, false))`.execute(
    database,
  );
}

/**
 * Claims up to `limit` waiting mails, oldest first, so that no other server sends them. Mails of employees who are off
 * for the whole day, by a holiday of their location or an approved leave, stay in the queue.
 * @param machineNow a claim is a lock between servers: setting the company's clock must not extend it
 */
export async function claimMails(
  database: Kysely<Schema>,
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
  machineNow: Date,
  limit: number,
): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    with due as (
      select n.id from notifications n join employees e on e.id = n.recipient_id
      where n.mailed_at is null and (n.mail_due_at is null or n.mail_due_at <= ${machineNow}) and (n.mail_claimed_at is null or n.mail_claimed_at < ${new Date(machineNow.getTime() - CLAIM_MS)})
        and not exists (select from (${leaveHalvesOn(today, timeZone)}) away where away.employee_id = e.id and away.leave_halves = 2)
        and not ${isWholeHoliday(today, locationOn('e', sql`${today}::date`))}
      order by n.created_at, n.id limit ${limit} for update of n skip locked)
    update notifications n set mail_claimed_at = ${machineNow} from due, employees e
    where n.id = due.id and e.id = n.recipient_id
    returning n.id, n.recipient_id, n.text, n.path, e.email, e.first_name, n.mail_tries`.execute(database);
  return rows;
}

/** Removes a mail from the queue: it was sent, or it is not wanted. */
export async function markMailed(database: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await database.updateTable('notifications').set({ mailed_at: now }).where('id', '=', id).execute();
}

/**
 * Lets a rejected mail wait for its next try, longer each time.
 * @returns false when there is none left
 */
export async function postponeMail(
  database: Kysely<Schema>,
  { id, mail_tries: tries }: QueuedMail,
  machineNow: Date,
): Promise<boolean> {
  const pause = pausesMinutes[tries];
  if (pause === undefined) return false;
  await database
    .updateTable('notifications')
    .set({
      mail_tries: tries + 1,
      mail_due_at: new Date(machineNow.getTime() + pause * minuteMs),
      mail_claimed_at: null,
    })
    .where('id', '=', id)
    .execute();
  return true;
}
