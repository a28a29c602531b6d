import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { maintainEmbedded } from './maintainEmbedded';

const INTERVAL_MS = 60_000;
const LOOK_AGAIN_MS = 1000;
/** A session that is busy whenever one looks gets its upkeep all the same, in turn with the others. */
const MOST_LOOKS = 60;

/** Maintains the embedded database every minute, when nobody is using it if that can be had. */
export class Upkeep<Tables> {
  readonly #kysely: Kysely<Tables>;
  readonly #pool: Pool;
  #timer: NodeJS.Timeout;
  #looks = 0;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(kysely: Kysely<Tables>, pool: Pool) {
    this.#kysely = kysely;
    this.#pool = pool;
    this.#timer = this.#lookIn(INTERVAL_MS);
  }

  /** Waits for upkeep that is running. */
  stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    return this.#running;
  }

  #lookIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(), milliseconds).unref();
  }

  #look(): void {
    this.#looks += 1;
    const isBusy = this.#pool.idleCount < this.#pool.totalCount;
    if (isBusy && this.#looks < MOST_LOOKS) {
      this.#timer = this.#lookIn(LOOK_AGAIN_MS);
      return;
    }
    this.#looks = 0;
    this.#running = maintainEmbedded(this.#kysely)
      .catch((error: unknown) =>
        process.emitWarning(
          `Upkeep of the embedded database failed: ${error instanceof Error ? error.message : String(error)}`,
        ),
      )
      .finally(() => {
        if (!this.#isStopped) this.#timer = this.#lookIn(INTERVAL_MS);
      });
  }
}
