import { sql, type Kysely, type RawBuilder } from 'kysely';
import { v7 as newId } from 'uuid';
import type { AuditDetails, AuditKind, AuditSubject, PersonalArea } from '../../domain/audit/auditKinds';
import { withNextStatement } from '../database/pools/preparingPool';
import type { Schema } from '../database/schema';
import { personQuery, subjectName, type PersonalRecord } from './auditSubjectsReadModel';

/** The user of an event, with address and time. */
export interface AuditOrigin {
  readonly at: Date;
  /** Null before sign-in, and for what Daybook does by itself. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly address: string | null;
  readonly sessionId: string | null;
}

/** The origin of what Daybook does by itself. */
export const byDaybook = (at: Date): AuditOrigin => ({ at, actor: null, address: null, sessionId: null });

export interface AuditEntry {
  readonly kind: AuditKind;
  readonly subject?: {
    readonly kind: AuditSubject;
    readonly id?: string;
    /** Default: the current name of the subject. */
    readonly text?: string;
  };
  readonly details?: AuditDetails;
  /** The author of an event whose call has no caller, such as a sign-in. */
  readonly actor?: { readonly id: string; readonly name: string };
  /** The session that an event without one begins: with it, what was done afterwards can be found. */
  readonly sessionId?: string;
  /** Of several events with one key only the first is stored. */
  readonly onceKey?: string;
}

export interface ViewEntry {
  readonly area: PersonalArea;
  readonly record: PersonalRecord;
  readonly id: string;
}

const MAX_TEXT = 200;
const MAX_ADDRESS = 60;
const SESSION_LENGTH = 8;
const MAX_LISTED = 80;
const MAX_LISTED_TEXT = 45;

const bounded = (text: string): string => text.slice(0, MAX_TEXT);

/** Cut to the limits of the table. */
const boundedDetails = (details: AuditDetails): string =>
  JSON.stringify(details, (_key, value: unknown) =>
    typeof value === 'string'
      ? bounded(value)
      : Array.isArray(value)
        ? value.slice(0, MAX_LISTED).map((text: unknown) => String(text).slice(0, MAX_LISTED_TEXT))
        : value,
  );

const columns = sql.raw(
  'id, happened_at, actor_id, actor_name, kind, subject_kind, subject_id, subject_text, address, session, details, once_key',
);

const originColumns = ({ at, actor, address, sessionId }: AuditOrigin) => ({
  at,
  actorId: actor?.id ?? null,
  actorName: actor === null ? null : bounded(actor.name),
  address: address === null ? null : address.slice(0, MAX_ADDRESS),
  // Its end: the beginning of an id is a time and distinguishes little.
  session: sessionId === null || sessionId === '' ? null : sessionId.slice(-SESSION_LENGTH),
});

function eventRow(origin: AuditOrigin, entry: AuditEntry): RawBuilder<unknown> {
  const { kind, subject, details = {}, actor = origin.actor, sessionId = origin.sessionId, onceKey = null } = entry;
  const { at, actorId, actorName, address, session } = originColumns({ ...origin, actor, sessionId });
  const text = subject?.text === undefined ? null : bounded(subject.text);
  return sql`select ${newId()}::uuid, ${at}::timestamptz, ${actorId}::uuid, ${actorName}::text, ${kind}::text, ${subject?.kind ?? null}::text,
      ${subject?.id ?? null}::uuid, left(coalesce(${text}, ${subjectName(subject?.kind, subject?.id)}), ${sql.lit(MAX_TEXT)}),
      ${address}::text, ${session}::text, ${boundedDetails(details)}::jsonb, ${onceKey}::text`;
}

/** All in one statement. */
const eventInsert = (
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
  mark: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`${mark}insert into audit_events (${columns})
    ${sql.join(
      entries.map((entry) => eventRow(origin, entry)),
      sql` union all `,
    )}
    on conflict (once_key) do nothing`;

const noMark = sql.raw('');

/**
 * Adds events within the transaction of the change. They travel with its next statement, at the latest with the commit,
 * so they cost no round trip.
 */
export async function addEvents(
  transaction: Kysely<Schema>,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0) await eventInsert(origin, entries, withNextStatement).execute(transaction);
}

/** Adds an event by itself, where there is no transaction. */
export async function addEvent(database: Kysely<Schema>, origin: AuditOrigin, entry: AuditEntry): Promise<void> {
  await eventInsert(origin, [entry], noMark).execute(database);
}

/** Adds the event that a user has opened another person's data; only the first one of a period is stored. */
export async function addView(
  database: Kysely<Schema>,
  origin: AuditOrigin,
  { area, record, id }: ViewEntry,
  period: string,
): Promise<void> {
  const { at, actorId, actorName, address, session } = originColumns(origin);
  await sql`insert into audit_events (${columns})
    select ${newId()}::uuid, ${at}::timestamptz, ${actorId}::uuid, ${actorName}, 'personal_data_viewed', person.kind,
      person.id, left(person.name, ${sql.lit(MAX_TEXT)}), ${address}, ${session}, ${JSON.stringify({ area })}::jsonb,
      concat_ws(' ', 'viewed', ${actorId}::text, person.id::text, ${area}::text, ${period}::text)
    from (${personQuery(record, id)}) person
    where person.id is distinct from ${actorId}::uuid
    on conflict (once_key) do nothing`.execute(database);
}

/** Removes the oldest events before an instant and records that; at most a batch. @returns how many */
export async function removeOldEvents(
  database: Kysely<Schema>,
  { at, before, batch }: { at: Date; before: Date; batch: number },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ removed: number }>`
      select audit_events_remove(${before}::timestamptz, ${batch}::integer) as removed`.execute(transaction);
    const removed = rows[0]?.removed ?? 0;
    if (removed > 0)
      await addEvent(transaction, byDaybook(at), {
        kind: 'events_removed',
        details: { count: removed, text: before.toISOString().slice(0, 10) },
      });
    return removed;
  });
}
