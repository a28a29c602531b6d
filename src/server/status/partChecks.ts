import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { PartState } from './partState';

const EVERY_MS = 30_000;
/** A disk of another machine can hang for ever, and a server that is gone answers nothing. */
const MAX_MS = 5000;

/** Something that is asked at intervals whether it works. */
export interface PartCheck {
  readonly state: PartState;
  /** @throws when it does not work */
  readonly check: () => Promise<void>;
}

/**
 * Checks parts in the background. A check that does not end in time has failed, and is not begun again before it ends:
 * each of those that hang would keep a thread of the process busy.
 */
export class PartChecks {
  readonly #checks: readonly PartCheck[];
  readonly #timer: NodeJS.Timeout;
  readonly #running = new Set<PartCheck>();
  readonly #maxMs: number;

  constructor(checks: readonly PartCheck[], maxMs = MAX_MS) {
    this.#checks = checks;
    this.#maxMs = maxMs;
    this.#timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  /** Resolves when all have ended or taken too long. */
  async run(): Promise<void> {
    await Promise.all(this.#checks.map((check) => this.#run(check)));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #run(check: PartCheck): Promise<void> {
    if (this.#running.has(check)) return;
    this.#running.add(check);
    const ended = check
      .check()
      .then(
        () => check.state.works(),
        (error: unknown) => check.state.fails(error),
      )
      .finally(() => this.#running.delete(check));
    const isLate = await Promise.race([ended.then(() => false), wait(this.#maxMs, true, { ref: false })]);
    if (isLate) check.state.fails(new Error(`It has not answered within ${this.#maxMs / 1000} s`));
  }
}

/** @returns the free bytes of the folder's disk @throws when the folder is not there or cannot be written */
export async function checkFolder(folder: string): Promise<number> {
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A trace whose spans are not recorded, so that traces have only what users asked for. */
const withoutTrace = { traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-00` };

/** @throws when `GET /api/health` at the product's address is not answered by Daybook */
export async function checkAddress(publicUrl: string): Promise<void> {
  const answer = await fetch(`${publicUrl}/api/health`, {
    headers: withoutTrace,
    redirect: 'manual',
    signal: AbortSignal.timeout(MAX_MS),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`It answers with the status ${answer.status}`);
  if (!text.includes('"Running":true')) throw new Error('It is answered by another program');
}
