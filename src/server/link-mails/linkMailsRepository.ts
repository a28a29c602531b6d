import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { LinkMailKind } from './linkMailTexts';
import { dayMs, hourMs } from '../../domain/calendar/duration';

/** The user asks for another link of this kind, and a late one only confuses; an invitation is still wanted. */
const triesEndAfterMs = { invitation: 7 * dayMs, password_link: hourMs } as const;
/** The pause doubles with each try, up to this. */
const maxPauseMinutes = 60;

/** The company's clock for what is shown, the machine's for what is due. */
export interface Moment {
  readonly now: Date;
  readonly machineNow: Date;
}

/** A mail that this process is about to send. */
export interface ClaimedLinkMail {
  readonly employee_id: string;
  readonly kind: LinkMailKind;
  readonly queued_at: Date;
  readonly email: string;
  readonly first_name: string;
}

/** Queues a mail with a link for each employee, in the transaction of its reason; a waiting one starts again. */
export async function queueLinkMails(
  database: Kysely<Schema>,
  kind: LinkMailKind,
  employeeIds: readonly string[],
  { now, machineNow }: Moment,
): Promise<void> {
  if (employeeIds.length === 0) return;
  const expiresAt = new Date(machineNow.getTime() + triesEndAfterMs[kind]);
  await sql`
    insert into link_mails (employee_id, kind, queued_at, due_at, expires_at)
    select id, ${kind}, ${now}, ${machineNow}, ${expiresAt} from unnest(${[...employeeIds]}::uuid[]) id
    on conflict (employee_id, kind) do update
    set queued_at = excluded.queued_at, due_at = excluded.due_at, expires_at = excluded.expires_at, tries = 0`.execute(
    database,
  );
}

/**
 * Claims up to `limit` mails that are due, so that no other server sends them: each is due again after a pause, in case
 * it is not accepted. Those of inactive employees wait.
 * @param employeeIds only theirs; undefined: of all
 */
export async function claimLinkMails(
  database: Kysely<Schema>,
  machineNow: Date,
  limit: number,
  employeeIds?: readonly string[],
): Promise<ClaimedLinkMail[]> {
  await sql`delete from link_mails where kind = 'password_link' and expires_at <= ${machineNow}`.execute(database);
  const { rows } = await sql<ClaimedLinkMail>`
    with due as (
      select m.employee_id, m.kind from link_mails m join employees e on e.id = m.employee_id
      where m.due_at <= ${machineNow} and m.expires_at > ${machineNow} and e.status = 'Active'
        and (${employeeIds === undefined} or m.employee_id = any (${[...(employeeIds ?? [])]}::uuid[]))
      order by m.due_at, m.employee_id limit ${limit} for update of m skip locked)
    update link_mails m
    set tries = m.tries + 1,
        due_at = ${machineNow}::timestamptz + least(2 ^ m.tries, ${maxPauseMinutes}) * interval '1 minute'
    from due, employees e
    where m.employee_id = due.employee_id and m.kind = due.kind and e.id = m.employee_id
    returning m.employee_id, m.kind, m.queued_at, e.email, e.first_name`.execute(database);
  return rows;
}

/** Removes a mail that was accepted, unless another was queued since. */
export async function deleteLinkMail(
  database: Kysely<Schema>,
  { employee_id, kind, queued_at }: ClaimedLinkMail,
): Promise<void> {
  await database
    .deleteFrom('link_mails')
    .where('employee_id', '=', employee_id)
    .where('kind', '=', kind)
    .where('queued_at', '=', queued_at)
    .execute();
}

/** Ends the tries of a mail whose recipient the mail server rejects for ever, unless another was queued since. */
export async function endTries(
  database: Kysely<Schema>,
  { employee_id, kind, queued_at }: ClaimedLinkMail,
  machineNow: Date,
): Promise<void> {
  await database
    .updateTable('link_mails')
    .set({ expires_at: machineNow })
    .where('employee_id', '=', employee_id)
    .where('kind', '=', kind)
    .where('queued_at', '=', queued_at)
    .execute();
}

/** Since when the invitation of an employee waits for the mail server; undefined when none does. */
export async function waitingInvitation(database: Kysely<Schema>, employeeId: string): Promise<Date | undefined> {
  const row = await database
    .selectFrom('link_mails')
    .select('queued_at')
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'invitation')
    .executeTakeFirst();
  return row?.queued_at;
}
