import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { machineTime } from '../../clock/companyClock';
import { PartState } from '../../status/partState';
import { LISTENER_PREFIX } from './listenerName';
import { CHANGE_CHANNEL, listenStatement, LocalChangeSignal, type ChangeSignal } from '../changeSignal';

const FIRST_WAIT_MS = 250;
/** Without the connection, changes of other servers arrive late; an attempt costs a starting database server little. */
const MAX_WAIT_MS = 2000;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Between two notifications: each costs all servers a message and a read of the change log, and no page needs changes
 * sooner.
 */
const MIN_PAUSE_MS = 10;

/** A notification need not survive a crash, so its commit does not wait for the disk. */
const configureStatement = 'set synchronous_commit = off';

/**
 * A connection outside the pool that notifies all servers and listens to their notifications; opened for the first of
 * both. It reconnects by itself and then signals once, because notifications may have been missed.
 */
export class ListeningConnection implements ChangeSignal {
  readonly connection = new PartState(machineTime);
  readonly #signal = new LocalChangeSignal();
  readonly #connectionString: string;
  readonly #name: string;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #waitMs = FIRST_WAIT_MS;
  #isBegun = false;
  #isClosed = false;
  /** True while notifications can be sent. */
  #isConnected = false;
  #isRingDue = false;
  #ringing: Promise<void> | undefined;

  /** @param name of the connection in the list of the database */
  constructor(connectionString: string, name = LISTENER_PREFIX) {
    this.#connectionString = connectionString;
    this.#name = name;
  }

  listen(channel: string, onSignal: () => void): () => void {
    const stop = this.#signal.listen(channel, onSignal);
    if (!this.#isBegun) this.#open();
    return stop;
  }

  /** Notifications that are due while one is being sent, and shortly after, are sent as one. */
  ring(): void {
    if (this.#isClosed) return;
    this.#isRingDue = true;
    if (!this.#isBegun) this.#open();
    this.#sendRing();
  }

  async close(): Promise<void> {
    // A change that came during a pause is sent after it.
    while (this.#ringing !== undefined) await this.#ringing;
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  #open(): void {
    this.#isBegun = true;
    const client = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      keepAliveInitialDelayMillis: CONNECT_TIMEOUT_MS,
      application_name: this.#name,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    this.#client = client;
    client.on('notification', ({ channel }) => this.#signal.emit(channel));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The database has closed the connection')));
    client
      .connect()
      .then(() => client.query(`${configureStatement}; ${listenStatement}`))
      .then(
        () => {
          this.#waitMs = FIRST_WAIT_MS;
          this.#isConnected = true;
          this.connection.works();
          this.#signal.emit();
          this.#sendRing();
        },
        (error: unknown) => this.#lost(client, error),
      );
  }

  #sendRing(): void {
    const client = this.#client;
    if (!this.#isRingDue || !this.#isConnected || client === undefined || this.#ringing !== undefined) return;
    this.#isRingDue = false;
    this.#ringing = client
      .query(`notify ${CHANGE_CHANNEL}`)
      .then(() => wait(MIN_PAUSE_MS))
      .then(
        () => {
          this.#ringing = undefined;
          this.#sendRing();
        },
        () => {
          // Sent again by the next ring, or once the connection is back.
          this.#ringing = undefined;
          this.#isRingDue = true;
        },
      );
  }

  #lost(client: pg.Client, reason: unknown): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#isConnected = false;
    this.connection.fails(reason);
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => this.#open(), this.#waitMs).unref();
    this.#waitMs = Math.min(this.#waitMs * 2, MAX_WAIT_MS);
  }
}
