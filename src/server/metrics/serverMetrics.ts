import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database';
import type { LiveHub } from '../live/liveHub';
import type { FileStore } from '../plugins/files/fileStore';
import { databaseFigures, type DatabaseFigures } from './databaseFiguresReadModel';
import { observeRequests } from './requestMetrics';

/** Prometheus waits ten seconds by default; the other metrics must arrive when the database is gone. */
const DATABASE_WAIT_MS = 3000;

/** In a form that can be sent to another process. */
export type MetricValues = object[];

interface ServerMetricsOptions {
  readonly database: Pick<Database, 'kysely' | 'poolUse'>;
  readonly dataDirectory: string;
  readonly fileStore: Pick<FileStore, 'reading'>;
  /** Whether this process reports what all processes on the database have in common. */
  readonly reportsDatabase: boolean;
}

const seconds = (instant: Date | null): number => (instant === null ? 0 : instant.getTime() / 1000);

/** The metrics of one process; those that are not counted per request are read when they are asked for. */
export class ServerMetrics {
  readonly #options: ServerMetricsOptions;
  readonly #registry = new Registry();
  readonly #readers: (() => Promise<void>)[] = [];

  constructor(options: ServerMetricsOptions) {
    this.#options = options;
    collectDefaultMetrics({ register: this.#registry });
    this.#addPool();
  }

  /** Counts the requests of the server from now on. */
  observe(app: FastifyInstance, live: LiveHub): void {
    observeRequests(app, this.#registry);
    const streams = this.#gauge('streams', 'Open pages that receive changes');
    this.#readers.push(async () => streams.set(live.streamCount));
    if (this.#options.reportsDatabase) this.#addDatabase(app.log);
  }

  async values(): Promise<MetricValues> {
    await this.#read();
    return this.#registry.getMetricsAsJSON();
  }

  async text(): Promise<string> {
    await this.#read();
    return this.#registry.metrics();
  }

  async #read(): Promise<void> {
    await Promise.all(this.#readers.map((read) => read()));
  }

  #gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name: `daybook_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #addPool(): void {
    const { poolUse } = this.#options.database;
    const connections = this.#gauge('database_connections', 'Open connections to the database', ['state']);
    const max = this.#gauge('database_connections_max', 'Connections to the database that may be open');
    const waiting = this.#gauge('database_waiting', 'Requests that wait for a connection to the database');
    this.#readers.push(async () => {
      const use = poolUse();
      connections.set({ state: 'idle' }, use.idle);
      connections.set({ state: 'busy' }, use.busy);
      max.set(use.max);
      waiting.set(use.waiting);
    });
  }

  #addDatabase(log: FastifyBaseLogger): void {
    const { database, dataDirectory } = this.#options;
    const up = this.#gauge('database_up', '1 when the database answers');
    const size = this.#gauge('database_size_bytes', 'Size of the database');
    const mails = this.#gauge('mail_queue', 'Mails that wait, including those of employees who are off');
    const oldest = this.#gauge('mail_queue_oldest_timestamp_seconds', 'Time of the oldest waiting mail; 0: none waits');
    const backup = this.#gauge('last_backup_timestamp_seconds', 'Time of the newest good backup; 0: there is none');
    const failed = this.#gauge('last_backup_failed', '1 when the newest backup failed');
    const files = this.#gauge('file_store_up', '1 when uploaded files can be stored and read');
    this.#readers.push(async () => files.set(this.#options.fileStore.reading().works ? 1 : 0));
    const free = this.#gauge('data_directory_free_bytes', 'Free space on the disk of DATA_DIR');

    const readDatabase = async (): Promise<DatabaseFigures | undefined> => {
      try {
        return await Promise.race([
          databaseFigures(database.kysely),
          wait(DATABASE_WAIT_MS, undefined, { ref: false }),
        ]);
      } catch (error) {
        log.warn({ err: error }, 'The database does not answer the metrics');
        return undefined;
      }
    };
    this.#readers.push(async () => {
      const figures = await readDatabase();
      up.set(figures === undefined ? 0 : 1);
      if (figures === undefined) return;
      size.set(figures.sizeBytes);
      mails.set(figures.waitingMails);
      oldest.set(seconds(figures.oldestWaitingMailAt));
      backup.set(seconds(figures.lastBackupAt));
      failed.set(figures.lastBackupProblem === null ? 0 : 1);
    });
    this.#readers.push(async () => {
      try {
        const { bavail, bsize } = await statfs(dataDirectory);
        free.set(bavail * bsize);
      } catch (error) {
        log.warn({ err: error }, 'The disk of DATA_DIR does not answer the metrics');
      }
    });
  }
}

/** The metrics of several processes as one text: sums, and for some of Node.js maxima and means. */
export const mergeMetrics = (processes: readonly MetricValues[]): Promise<string> =>
  AggregatorRegistry.aggregate([...processes]).metrics();
