import { Worker } from 'node:worker_threads';
import { EmbeddedConnection, type ConnectionCarrier } from './embeddedConnection';
import type { FromWorker, ToWorker, WorkerSettings } from './workerMessages';

/** The server's side of the embedded database's worker thread. */
export class EmbeddedThread implements ConnectionCarrier {
  /** Resolves with the reason when the thread stops unexpectedly. */
  readonly broken: Promise<Error>;
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  readonly #exited: Promise<number>;
  readonly #connections = new Map<number, EmbeddedConnection>();
  readonly #ids = new Map<EmbeddedConnection, number>();
  #connectionCount = 0;
  #failure: Error | undefined;
  #lastReason: string | undefined;

  constructor(settings: WorkerSettings) {
    const { url, execArgv } = workerEntry();
    this.#worker = new Worker(url, { workerData: settings, execArgv });
    this.#exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    let markBroken: (error: Error) => void = () => undefined;
    this.broken = new Promise((resolve) => (markBroken = resolve));
    const fail = (reason: string): void => {
      this.#lastReason ??= reason;
      if (this.#failure !== undefined) return;
      this.#failure = new Error(`The embedded database has stopped: ${reason}`);
      for (const connection of this.#connections.values()) connection.destroy(this.#failure);
      markBroken(this.#failure);
    };
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'failed') fail(message.reason);
        else this.#connections.get(message.connectionId)?.push(message.bytes);
      });
      void this.broken.then(reject);
    });
    this.#worker.on('error', (error) => fail(error.message));
    this.#worker.once('exit', (code) => fail(`its thread ended with code ${code}`));
  }

  /** Waits until the database is open. @throws with the reason when it cannot be opened. */
  ready(): Promise<void> {
    return this.#ready;
  }

  /** A connection for the pg driver. */
  connection(): EmbeddedConnection {
    return new EmbeddedConnection(this);
  }

  opened(connection: EmbeddedConnection): void {
    if (this.#failure !== undefined) {
      connection.destroy(this.#failure);
      return;
    }
    this.#connectionCount += 1;
    const connectionId = this.#connectionCount;
    this.#connections.set(connectionId, connection);
    this.#ids.set(connection, connectionId);
    this.#post({ kind: 'connectionOpened', connectionId });
  }

  send(connection: EmbeddedConnection, bytes: Uint8Array): void {
    const connectionId = this.#ids.get(connection);
    if (connectionId !== undefined) this.#post({ kind: 'bytes', connectionId, bytes }, [bytes.buffer as ArrayBuffer]);
  }

  closed(connection: EmbeddedConnection): void {
    const connectionId = this.#ids.get(connection);
    if (connectionId === undefined) return;
    this.#ids.delete(connection);
    this.#connections.delete(connectionId);
    // The pool closes connections asynchronously; the thread may have ended by then.
    if (this.#failure === undefined) this.#post({ kind: 'connectionClosed', connectionId });
  }

  /**
   * Finishes pending work, writes a checkpoint and ends the thread.
   * @throws when the checkpoint fails; committed data is on disk all the same and is recovered at the next start
   */
  async shutDown(): Promise<void> {
    if (this.#failure !== undefined) return;
    this.#failure = new Error('The embedded database is closed');
    this.#post({ kind: 'shutdown' });
    const code = await this.#exited;
    if (code !== 0) throw new Error(`The embedded database could not be closed properly: ${this.#lastReason}`);
  }

  #post(message: ToWorker, transferred: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transferred);
  }
}

/** The built server has a file of the worker next to it; run from sources, the worker is compiled like the server. */
function workerEntry(): { url: URL; execArgv: string[] } {
  return import.meta.url.endsWith('.ts')
    ? { url: new URL('./embeddedWorker.ts', import.meta.url), execArgv: ['--require', 'tsx/cjs'] }
    : { url: new URL('./embeddedWorker.mjs', import.meta.url), execArgv: [] };
}
