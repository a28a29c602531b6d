import type { Kysely } from 'kysely';
import type { ChangeBell } from './changeBell';
import type { Owner } from './fairTurns';
import type { Schema } from './schema';

/** The one way to the company's records, whichever PostgreSQL stands behind it. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  /** The same records for one person or address, whose statements take turns with those of the others. */
  readonly kyselyFor: (owner: Owner) => Kysely<Schema>;
  /** `embedded` has a single session: whoever holds a transaction lets all others wait. */
  readonly kind: 'embedded' | 'server';
  /** Resolves when the embedded engine has stopped by itself (disk full, for example); never for a server. */
  readonly broken: Promise<Error>;
  /** Rings after every commit that has written to the log of changes, whichever server made it. */
  readonly changeBell: ChangeBell;
  /** Waits for running queries, then closes connections and engine. Safe to call twice. */
  close(): Promise<void>;
}

/** Where the records are kept. */
export interface DatabaseSettings {
  /** `postgres://…` of a PostgreSQL server; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Connections to the PostgreSQL server at most; the embedded database always has one. */
  databasePoolSize: number;
  /** Absolute path; the embedded database lies in its folder `database`. */
  dataDirectory: string;
}
