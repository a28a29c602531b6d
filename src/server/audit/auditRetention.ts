import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { removeOldEvents } from './auditRepository';
import { hourMs } from '../../domain/calendar/duration';

const CHECK_EVERY_MS = hourMs;
/** Short enough that no request waits for one. */
const BATCH = 2000;

interface RetentionOptions {
  readonly database: Kysely<Schema>;
  readonly now: () => Date;
  readonly keepMs: number;
  readonly log: FastifyBaseLogger;
}

/**
 * Removes the events of the audit log that are older than they are kept, in batches.
 * @returns how many
 */
export async function removeExpiredEvents(
  database: Kysely<Schema>,
  now: Date,
  keepMs: number,
  batch = BATCH,
): Promise<number> {
  const before = new Date(now.getTime() - keepMs);
  let removed = 0;
  for (;;) {
    const count = await removeOldEvents(database, { at: now, before, batch });
    removed += count;
    if (count < batch) return removed;
  }
}

/** Removes expired events at the start and every hour. */
export class AuditRetention {
  readonly #options: RetentionOptions;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(options: RetentionOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.check(), CHECK_EVERY_MS).unref();
    this.check();
  }

  check(): void {
    const { database, now, keepMs, log } = this.#options;
    this.#running ??= removeExpiredEvents(database, now(), keepMs)
      .then((removed) => void (removed > 0 && log.info({ removed }, 'Removed old events of the audit log')))
      .catch((error: unknown) => log.error({ err: error }, 'Old events of the audit log could not be removed'))
      .finally(() => (this.#running = undefined));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
