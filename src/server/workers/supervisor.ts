import cluster, { type Worker } from 'node:cluster';
import { RestartDelay } from './restartDelay';
import { roleEnvironment, STOP_MESSAGE, type WorkerReady, type WorkerRole } from './workerRole';

interface SupervisorOptions {
  /** The file that each worker runs. */
  readonly program: string;
  readonly workers: number;
  readonly clockStartedAtMs: number;
  /** Receives messages for the administrator. */
  readonly warn: (line: string) => void;
  /** Called for each worker, replacements included, when it accepts requests. */
  readonly onReady: (worker: Worker) => void;
}

/** Runs the server in several processes on one port, and replaces those that end by themselves. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #running = new Set<Worker>();
  readonly #ready = new Set<Worker>();
  readonly #waiting = new Set<NodeJS.Timeout>();
  #isStopping = false;
  #hasStarted = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    cluster.setupPrimary({ exec: options.program });
  }

  /**
   * Starts the first worker, which prepares the database, and then the others.
   * @returns what the first worker found; undefined when one of them ended, after it has printed the reason
   */
  async start(): Promise<WorkerReady | undefined> {
    const first = await this.#startWorker(1, { isFirst: true });
    if (first === undefined) return undefined;
    const others = Array.from({ length: this.#options.workers - 1 }, (_, place) =>
      this.#startWorker(place + 2, { isFirst: false }),
    );
    if ((await Promise.all(others)).includes(undefined)) return undefined;
    this.#hasStarted = true;
    return first;
  }

  get readyWorkers(): Worker[] {
    return [...this.#ready];
  }

  /** Resolves when all workers have finished their open requests and ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#waiting) clearTimeout(timer);
    await Promise.all(
      [...this.#running].map(
        (worker) =>
          new Promise<void>((resolve) => {
            worker.once('exit', () => resolve());
            // A worker that is still starting has no open requests, and would not read a message yet.
            if (!this.#ready.has(worker)) worker.process.kill();
            // Without a channel it is ending already.
            else if (worker.isConnected()) worker.send(STOP_MESSAGE);
          }),
      ),
    );
  }

  /** @returns undefined when it ended before it was ready */
  #startWorker(
    number: number,
    { isFirst, delay = new RestartDelay() }: { isFirst: boolean; delay?: RestartDelay },
  ): Promise<WorkerReady | undefined> {
    const role: WorkerRole = {
      number,
      isFirst,
      runsScheduledWork: number === 1,
      clockStartedAtMs: this.#options.clockStartedAtMs,
    };
    const worker = cluster.fork(roleEnvironment(role));
    this.#running.add(worker);
    // Sending to a worker that is ending fails; its exit is handled separately.
    worker.on('error', (error) => this.#options.warn(`Worker ${number}: ${error.message}`));
    let readyAtMs: number | undefined;
    return new Promise((resolve) => {
      worker.once('message', (ready: WorkerReady) => {
        readyAtMs = performance.now();
        this.#ready.add(worker);
        this.#options.onReady(worker);
        resolve(ready);
      });
      worker.once('exit', (code: number, signal: string | null) => {
        this.#running.delete(worker);
        this.#ready.delete(worker);
        resolve(undefined);
        if (this.#isStopping || (readyAtMs === undefined && !this.#hasStarted)) return;
        const delayMs = delay.nextMs(readyAtMs === undefined ? 0 : performance.now() - readyAtMs);
        const reason = signal === null ? `exit code ${code}` : `signal ${signal}`;
        const isSoon = delayMs === 0 ? 'now' : `in ${delayMs / 1000} s`;
        this.#options.warn(`Worker ${number} has ended (${reason}). It is started again ${isSoon}.`);
        this.#restart(number, delay, delayMs);
      });
    });
  }

  #restart(number: number, delay: RestartDelay, delayMs: number): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void this.#startWorker(number, { isFirst: false, delay });
    }, delayMs);
    this.#waiting.add(timer);
  }
}
