import type { Kysely } from 'kysely';
import type { ChangeSignal } from './changeSignal';
import type { DatabaseFor } from './pools/queuedPool';
import type { Schema } from './schema';

/** Connections of this process. */
export interface PoolUse {
  readonly max: number;
  readonly idle: number;
  readonly busy: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** Access to the database, embedded or server. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  /** The same database for one employee or address, whose statements share connections fairly with those of others. */
  readonly kyselyFor: DatabaseFor;
  /** `embedded` has a single session: a transaction blocks all other statements. */
  readonly kind: 'embedded' | 'server';
  /** Resolves when the embedded engine has stopped by itself (disk full, for example); never for a server. */
  readonly broken: Promise<Error>;
  readonly poolUse: () => PoolUse;
  /** Signals every commit that wrote to the change log, on any server. */
  readonly changeSignal: ChangeSignal;
  /**
   * Embedded only: from now on, until the returned function is called, the files of the database can be copied while
   * requests go on (see `copyDatabaseFiles`).
   */
  readonly beginCopy?: () => Promise<() => void>;
  /** Waits for running queries, then closes connections and engine. Safe to call twice. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `postgres://…` of a PostgreSQL server; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Maximum number of connections to the PostgreSQL server; the embedded database always has one. */
  databasePoolSize: number;
  /** Absolute path; the embedded database is in its folder `database`. */
  dataDirectory: string;
  /** Of a server: on which port it answers, so that other servers on the database can name it. */
  port?: number;
}
