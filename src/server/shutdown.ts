import { endWith } from './startProblem';

/** Longer than requests get to finish; what hangs even then is cut off, and comes back from the database's log. */
const STOP_WITHIN_MS = 15_000;

/** Ctrl-C reaches the server twice under npm: from the terminal and passed on by npm. Only a later signal is impatience. */
const SAME_SIGNAL_WITHIN_MS = 1000;

/** Exit code of a program that was interrupted. */
const INTERRUPTED = 130;

/** Ends the process: at once while it is starting, in order once it is serving, and at once again for the impatient. */
export class Shutdown {
  #stop: (() => Promise<void>) | undefined;
  #startedAt: number | undefined;

  /** Begins to listen to SIGINT and SIGTERM. */
  constructor() {
    process.on('SIGINT', () => this.begin(0));
    process.on('SIGTERM', () => this.begin(0));
  }

  /** From now on there is something to finish before the end. */
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
