import pg from 'pg';
import { listenStatement, LocalChangeSignal, type ChangeSignal } from '../changeSignal';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 10_000;

/**
 * A connection outside the pool that listens to changes of all servers; opened for the first listener. It reconnects by
 * itself and then signals once, because notifications may have been missed.
 */
export class ListeningConnection implements ChangeSignal {
  readonly #signal = new LocalChangeSignal();
  readonly #connectionString: string;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #waitMs = FIRST_WAIT_MS;
  #isBegun = false;
  #isClosed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  listen(channel: string, onSignal: () => void): () => void {
    const stop = this.#signal.listen(channel, onSignal);
    if (!this.#isBegun) this.#open();
    return stop;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  #open(): void {
    this.#isBegun = true;
    const client = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      application_name: 'daybook changes',
      connectionTimeoutMillis: MAX_WAIT_MS,
    });
    this.#client = client;
    client.on('notification', ({ channel }) => this.#signal.emit(channel));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client
      .connect()
      .then(() => client.query(listenStatement))
      .then(
        () => {
          this.#waitMs = FIRST_WAIT_MS;
          this.#signal.emit();
        },
        () => this.#lost(client),
      );
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => this.#open(), this.#waitMs).unref();
    this.#waitMs = Math.min(this.#waitMs * 2, MAX_WAIT_MS);
  }
}
