import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { auditKinds } from '../../domain/audit/auditKinds';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import type { AuditDeclaration, InputSource } from './auditDeclaration';
import { addEvent, addEvents, addView, type AuditEntry, type AuditOrigin } from './auditRepository';
import type { RecentViews } from './recentViews';

interface AuditedCall {
  readonly operationId: string;
  readonly declaration: AuditDeclaration | undefined;
  readonly origin: AuditOrigin;
  readonly input: { readonly body: unknown; readonly query: unknown; readonly params: unknown };
  readonly recentViews: RecentViews;
  readonly log: FastifyBaseLogger;
}

/** What one call leaves in the audit log. */
export class CallAudit {
  readonly #call: AuditedCall;
  /** Of the present attempt; logged when it is committed. */
  #pending: AuditEntry[] = [];

  constructor(call: AuditedCall) {
    this.#call = call;
  }

  /**
   * A list for one attempt of the handler.
   * @throws Error for a kind that the operation does not declare in the contract
   */
  recorder(): { readonly entries: AuditEntry[]; readonly recordAudit: (entry: AuditEntry) => void } {
    const entries: AuditEntry[] = [];
    const recordAudit = (entry: AuditEntry): void => {
      const { declaration, operationId } = this.#call;
      if (!declaration?.isByHandler || !declaration.kinds.includes(entry.kind))
        throw new Error(`${operationId} does not declare ${entry.kind} (x-audit)`);
      entries.push(entry);
    };
    return { entries, recordAudit };
  }

  /**
   * For a declared change: with the first statement of its transaction, so that the name of a subject that is deleted is
   * still known.
   */
  async beforeChange(transaction: Kysely<Schema>): Promise<void> {
    this.#pending = [];
    const { declaration } = this.#call;
    const [kind] = declaration?.kinds ?? [];
    if (declaration === undefined || declaration.isByHandler || kind === undefined) return;
    const { subject, idFrom, textFrom } = declaration;
    const id = this.#read(idFrom);
    const text = this.#read(textFrom);
    await this.#add(transaction, [
      {
        kind,
        ...(subject !== undefined && {
          subject: {
            kind: subject,
            ...(id !== undefined && isRecordId(id) && { id }),
            ...(text !== undefined && { text }),
          },
        }),
      },
    ]);
  }

  /** What the handler recorded, with the commit. */
  async afterChange(transaction: Kysely<Schema>, entries: readonly AuditEntry[]): Promise<void> {
    await this.#add(transaction, entries);
  }

  /**
   * Writes the committed events to the log as well, so that a copy leaves the machine where the log is collected
   * elsewhere.
   */
  committed(): void {
    for (const entry of this.#pending) this.#log(entry);
    this.#pending = [];
  }

  /** What was recorded outside of a transaction. */
  async alone(database: Kysely<Schema>, entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) {
      await addEvent(database, this.#call.origin, entry);
      this.#log(entry);
    }
  }

  /** A declared view of a person's data, before it is answered. */
  async view(database: Kysely<Schema>): Promise<void> {
    const { declaration, origin, recentViews } = this.#call;
    if (declaration?.area === undefined || origin.actor === null) return;
    const id = this.#read(declaration.idFrom);
    if (id === undefined || !isRecordId(id)) return;
    const view = { area: declaration.area, record: declaration.personalRecord, id };
    await recentViews.once(origin, view, async (period) => {
      await addView(database, origin, view, period);
      this.#log({ kind: 'personal_data_viewed', subject: { kind: view.record, id } });
    });
  }

  async #add(transaction: Kysely<Schema>, entries: readonly AuditEntry[]): Promise<void> {
    await addEvents(transaction, this.#call.origin, entries);
    this.#pending.push(...entries);
  }

  /** Ids without names: a log is read by more people than the audit log. */
  #log({
    kind,
    subject,
    actor = this.#call.origin.actor ?? undefined,
    sessionId = this.#call.origin.sessionId ?? undefined,
  }: Pick<AuditEntry, 'kind' | 'actor' | 'sessionId'> & {
    readonly subject?: { readonly kind: string; readonly id?: string };
  }): void {
    const { address } = this.#call.origin;
    this.#call.log.info(
      { audit: { kind, subject: subject?.kind, subjectId: subject?.id, actorId: actor?.id, address, sessionId } },
      `Audit event: ${auditKinds[kind]}`,
    );
  }

  #read(source: InputSource | undefined): string | undefined {
    if (source === undefined) return undefined;
    const value = (this.#call.input[source.part] as Record<string, unknown> | null | undefined)?.[source.field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
}
