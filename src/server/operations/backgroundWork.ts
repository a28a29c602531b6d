import type { FastifyBaseLogger } from 'fastify';

/** Work that continues after an answer has been sent. The server waits for it before it closes. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  constructor(private readonly log: FastifyBaseLogger) {}

  start(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.log.error({ err: error }, 'Work after an answer failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when no work is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
