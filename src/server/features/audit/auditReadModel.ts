import { expressionBuilder, sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { AuditKind } from '../../../domain/audit/auditKinds';
import { containsText } from '../../database/textSearch';
import type { Schema } from '../../database/schema';
import { valueCounts } from '../../database/valueCountsReadModel';

export interface AuditFilter {
  readonly q: string;
  readonly actor: string;
  readonly subject: string;
  readonly personId: string | undefined;
  readonly kinds: readonly AuditKind[] | undefined;
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly to: Date | undefined;
}

export function auditCondition({ q, actor, subject, personId, kinds, from, to }: AuditFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'audit_events'>();
  const contains = (text: string, ...columns: RawBuilder<unknown>[]): Expression<SqlBool>[] =>
    text === '' ? [] : [eb.or(columns.map((column) => containsText(column, text)))];
  const [author, about] = [sql.ref('actor_name'), sql.ref('subject_text')];
  // Whose duty was handed over, or the role until then.
  const former = sql`details ->> 'former'`;
  return eb.and([
    ...contains(q, author, about, former, sql.ref('address'), sql.ref('session')),
    ...contains(actor, author),
    ...contains(subject, about),
    ...(personId === undefined ? [] : [eb.or([eb('actor_id', '=', personId), eb('subject_id', '=', personId)])]),
    ...(kinds === undefined ? [] : [eb('kind', 'in', [...kinds])]),
    ...(from === undefined ? [] : [eb('happened_at', '>=', from)]),
    ...(to === undefined ? [] : [eb('happened_at', '<', to)]),
  ]);
}

/** A window of the events that match a condition. Only ids are skipped; an index has their order. */
export function auditWindow(
  database: Kysely<Schema>,
  condition: Expression<SqlBool>,
  direction: 'asc' | 'desc',
  { offset, limit }: { offset: number; limit: number },
) {
  const ids = database
    .selectFrom('audit_events')
    .select('id')
    .where(condition)
    .orderBy('happened_at', direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit);
  return database
    .selectFrom('audit_events')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('happened_at', direction)
    .orderBy('id', direction)
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof auditWindow>>[number];

export async function countEvents(database: Kysely<Schema>, condition: Expression<SqlBool>): Promise<number> {
  const { total } = await database
    .selectFrom('audit_events')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const countEventsByKind = (database: Kysely<Schema>, condition: Expression<SqlBool>) =>
  valueCounts(database, sql`audit_events`, sql`audit_events.kind`, condition);

/** The exports of an employee since an instant. */
export const exportsSince = (
  database: Kysely<Schema>,
  actorId: string,
  since: Date,
): Promise<{ count: number; oldest: Date | null }> =>
  database
    .selectFrom('audit_events')
    .where('actor_id', '=', actorId)
    .where('kind', '=', 'exported')
    .where('happened_at', '>', since)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<Date | null>('happened_at').as('oldest')])
    .executeTakeFirstOrThrow();
