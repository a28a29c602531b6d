import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { maintainEmbedded } from './maintainEmbedded';
import { minuteMs } from '../../../domain/calendar/duration';

const INTERVAL_MS = minuteMs;
const RECHECK_MS = 1000;
/** After this number of checks, maintenance runs even in a busy session, in turn with requests. */
const MAX_CHECKS = 60;

/** Maintains the embedded database every minute, if possible while it is idle. */
export class MaintenanceTimer<Tables> {
  readonly #kysely: Kysely<Tables>;
  readonly #pool: Pool;
  readonly #directory: string;
  #timer: NodeJS.Timeout;
  #checks = 0;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;
  #pauses = 0;

  /** @param directory the files of the database */
  constructor(kysely: Kysely<Tables>, pool: Pool, directory: string) {
    this.#kysely = kysely;
    this.#pool = pool;
    this.#directory = directory;
    this.#timer = this.#checkIn(INTERVAL_MS);
  }

  /** Waits for running maintenance. */
  stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    return this.#running;
  }

  /**
   * Waits for running maintenance; the next one begins after the returned function is called.
   * Maintenance writes checkpoints, which remove the log that a copy of the files needs.
   */
  async pause(): Promise<() => void> {
    this.#pauses += 1;
    await this.#running;
    let isPaused = true;
    return () => {
      if (isPaused) this.#pauses -= 1;
      isPaused = false;
    };
  }

  #checkIn(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => this.#check(), delayMs).unref();
  }

  #check(): void {
    this.#checks += 1;
    const isBusy = this.#pool.idleCount < this.#pool.totalCount;
    if (this.#pauses > 0 || (isBusy && this.#checks < MAX_CHECKS)) {
      this.#timer = this.#checkIn(RECHECK_MS);
      return;
    }
    this.#checks = 0;
    this.#running = maintainEmbedded(this.#kysely, this.#directory)
      .catch((error: unknown) =>
        process.emitWarning(
          `Upkeep of the embedded database failed: ${error instanceof Error ? error.message : String(error)}`,
        ),
      )
      .finally(() => {
        if (!this.#isStopped) this.#timer = this.#checkIn(INTERVAL_MS);
      });
  }
}
