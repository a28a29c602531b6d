import pg from 'pg';
import { listenStatement, Ringing, type ChangeBell } from './changeBell';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/**
 * One connection beside the pool that hears of changes, whichever server made them; opened with the first listener.
 * After a loss it comes back by itself and rings once, because nobody knows what was missed.
 */
export class ListeningConnection implements ChangeBell {
  readonly #ringing = new Ringing();
  readonly #connectionString: string;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #waitMs = FIRST_WAIT_MS;
  #isBegun = false;
  #isClosed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  listen(channel: string, heard: () => void): () => void {
    const stop = this.#ringing.listen(channel, heard);
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
      connectionTimeoutMillis: LONGEST_WAIT_MS,
    });
    this.#client = client;
    client.on('notification', ({ channel }) => this.#ringing.ring(channel));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client
      .connect()
      .then(() => client.query(listenStatement))
      .then(
        () => {
          this.#waitMs = FIRST_WAIT_MS;
          this.#ringing.ring();
        },
        () => this.#lost(client),
      );
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => this.#open(), this.#waitMs).unref();
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
  }
}
