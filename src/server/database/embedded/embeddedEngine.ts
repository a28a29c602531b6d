import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
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
const EXTENSIONS = { btree_gist, pg_trgm };

/**
 * Starts PostgreSQL in this thread on the given folder; makes the database when the folder is empty.
 * @param failed is told, with the engine's last words, when it stops by itself.
 * @throws when it cannot start, with its last words.
 */
export async function startEngine(directory: string, failed: (reason: string) => void): Promise<PGlite> {
  let lastWords = '';
  const listen = (line: string): boolean => {
    const words = /(?:PANIC|FATAL): *(.*)/.exec(line)?.[1];
    if (words !== undefined) lastWords = words;
    return false;
  };
  const fileSystem = new DurableFileSystem(directory, (reason) => failed(lastWords || reason));
  try {
    return await PGlite.create({
      fs: fileSystem,
      startParams: DURABLE_PARAMETERS,
      extensions: EXTENSIONS,
      onStderr: listen,
    });
  } catch (error) {
    throw lastWords ? new Error(lastWords, { cause: error }) : error;
  }
}
