import type { FastifyBaseLogger } from 'fastify';
import { hourMs } from '../../domain/calendar/duration';

const removeEveryMs = hourMs;

interface RemovalOptions {
  /** For the log: 'old events of the audit log'. */
  readonly what: string;
  /** @returns how many were removed */
  readonly remove: () => Promise<number>;
  readonly log: FastifyBaseLogger;
}

/** Removes what is stored for a limited time, at the start and every hour. */
export class ScheduledRemoval {
  readonly #options: RemovalOptions;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(options: RemovalOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#run(), removeEveryMs).unref();
    this.#run();
  }

  #run(): void {
    const { what, remove, log } = this.#options;
    this.#running ??= remove()
      .then((removed) => void (removed > 0 && log.info({ removed }, `Removed ${what}`)))
      .catch((error: unknown) => log.error({ err: error }, `Not removed: ${what}`))
      .finally(() => (this.#running = undefined));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
