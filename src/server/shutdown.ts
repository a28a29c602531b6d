import { endWith } from './startProblem';

/** Longer than requests may take to finish; then the process is ended, and the database recovers from its log. */
const STOP_WITHIN_MS = 15_000;

/**
 * Ctrl-C reaches the server twice under npm: from the terminal and from npm. Only a later signal is a second request.
 */
const SAME_SIGNAL_WITHIN_MS = 1000;

/** Exit code after SIGINT. */
const INTERRUPTED = 130;

/** Ends the process: immediately during the start, gracefully while serving, and immediately at the second signal. */
export class Shutdown {
  #stop: (() => Promise<void>) | undefined;
  #startedAt: number | undefined;

  constructor() {
    process.on('SIGINT', () => this.begin(0));
    process.on('SIGTERM', () => this.begin(0));
  }

  /** From now on, `stop` runs before the end. */
  finishWith(stop: () => Promise<void>): void {
    this.#stop = stop;
  }

  begin(exitCode: number): void {
    if (this.#startedAt !== undefined && performance.now() - this.#startedAt < SAME_SIGNAL_WITHIN_MS) return;
    if (this.#startedAt !== undefined || this.#stop === undefined) process.exit(INTERRUPTED);
    this.#startedAt = performance.now();
    setTimeout(() => endWith('Daybook did not come to rest in time and was cut off'), STOP_WITHIN_MS).unref();
    this.#stop().then(() => process.exit(exitCode), endWith);
  }
}
