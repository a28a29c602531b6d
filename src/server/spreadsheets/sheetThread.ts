import { Worker } from 'node:worker_threads';
import { Failure } from '../errors/failure';
import type { FromSheetThread, ToSheetThread } from './sheetMessages';
import type { SheetRow } from './sheetRow';
import { SheetProblem } from './sheetProblem';

const maxHeapMegabytes = 256;
/** Waiting files are held in memory. */
const maxWaiting = 20;
const retryAfterSeconds = 5;

interface Job {
  readonly bytes: Buffer;
  readonly maxRows: number;
  readonly resolve: (rows: SheetRow[]) => void;
  readonly reject: (error: Error) => void;
}

const tooMuch = (): SheetProblem =>
  new SheetProblem('This file takes too long to read. Please save it again as .xlsx or .csv with fewer rows.');
const notStarted = (): Failure =>
  new Failure(503, 'The file could not be read: the server is busy. Please try again in a moment.', {
    retryAfterSeconds,
  });

/**
 * Reads uploaded files one after the other in a thread of its own, with bounded time and memory: no file can block the
 * server's thread. A thread that exceeds either is replaced.
 */
export class SheetThread {
  readonly #maxMs: number;
  readonly #maxStartMs: number;
  readonly #waiting: Job[] = [];
  #worker: Worker | undefined;
  #isBusy = false;

  /**
   * @param limits maxMs: for one file, from the moment when the thread begins with it; 20,000 people take a tenth of the
   *   default. maxStartMs: until the thread begins; a new one loads the code that reads files, on a busy machine in seconds
   */
  constructor({ maxMs = 10_000, maxStartMs = 60_000 }: { readonly maxMs?: number; readonly maxStartMs?: number } = {}) {
    this.#maxMs = maxMs;
    this.#maxStartMs = maxStartMs;
  }

  /** @throws SheetProblem for a file that cannot be read, Failure 503 when too many wait or the thread does not start */
  read(bytes: Buffer, maxRows: number): Promise<SheetRow[]> {
    if (this.#waiting.length >= maxWaiting)
      throw new Failure(503, 'Too many files are being read. Please try again in a moment.', { retryAfterSeconds });
    return new Promise((resolve, reject) => {
      this.#waiting.push({ bytes, maxRows, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #next(): void {
    if (this.#isBusy) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#isBusy = true;
    this.#run(job)
      .then(job.resolve, job.reject)
      .finally(() => {
        this.#isBusy = false;
        this.#next();
      });
  }

  #run({ bytes, maxRows }: Job): Promise<SheetRow[]> {
    const worker = (this.#worker ??= startWorker());
    const rows: SheetRow[] = [];
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        worker.removeAllListeners();
        // An idle thread must not keep the process alive, nor end it.
        worker.on('error', () => this.#drop(worker));
        worker.unref();
        finish();
      };
      const give = (error: Error): void => {
        this.#drop(worker);
        settle(() => reject(error));
      };
      // The file is not to blame for the time that the thread takes to start.
      let timer = setTimeout(() => {
        give(notStarted());
        // The others would wait as long, one after the other.
        for (const job of this.#waiting.splice(0)) job.reject(notStarted());
      }, this.#maxStartMs);
      worker.ref();
      worker.removeAllListeners();
      worker.on('message', (message: FromSheetThread) => {
        if (message.kind === 'begun') {
          clearTimeout(timer);
          timer = setTimeout(() => give(tooMuch()), this.#maxMs);
        } else if (message.kind === 'rows') for (const row of message.rows) rows.push(row);
        else if (message.kind === 'problem') settle(() => reject(new SheetProblem(message.message)));
        else settle(() => resolve(rows));
      });
      worker.on('error', (error: Error & { code?: string }) =>
        give(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
      );
      const sent = new Uint8Array(bytes);
      worker.postMessage({ bytes: sent, maxRows } satisfies ToSheetThread, [sent.buffer]);
    });
  }

  #drop(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}

/** The built server has a file of the worker next to it; run from sources, the worker is compiled like the server. */
function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: maxHeapMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
  return import.meta.url.endsWith('.ts')
    ? new Worker(new URL('./sheetWorker.ts', import.meta.url), { execArgv: ['--require', 'tsx/cjs'], resourceLimits })
    : new Worker(new URL('./sheetWorker.mjs', import.meta.url), { execArgv: [], resourceLimits });
}
