import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFileSystem } from './durableFileSystem';

/** PGlite's own start parameters, but with fsync, and with little log kept on disk between checkpoints. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The engine's fdatasync does nothing; its fsync reaches DurableFileSystem.
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
];

/** The PostgreSQL extensions that the migrations create. */
export const EXTENSIONS = { pg_trgm };

/**
 * Starts PostgreSQL in this thread on the given folder; makes the database when the folder is empty.
 * @param failed is told when the engine stops by itself.
 */
export function startEngine(directory: string, failed: (reason: string) => void): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFileSystem(directory, failed), startParams: DURABLE_PARAMETERS, extensions: EXTENSIONS });
}
