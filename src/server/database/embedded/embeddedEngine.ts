import { PGlite } from '@electric-sql/pglite';
import { pg_buffercache } from '@electric-sql/pglite/contrib/pg_buffercache';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFileSystem } from './durableFileSystem';
import type { WorkerSettings } from './workerMessages';

const NO_FSYNC = '-F';

/** PGlite's own start parameters, but with a small WAL between checkpoints, and less memory for pages of tables. */
const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_FSYNC),
  // The engine's fdatasync does nothing; its fsync calls DurableFileSystem.
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
  // The default of 128 MB holds pages that the system's cache of files holds too, and the engine never gives memory back.
  ...['-c', 'shared_buffers=64MB'],
];

/** The PostgreSQL extensions that the migrations create, and the one that `flushPages` calls. */
const EXTENSIONS = { btree_gist, pg_buffercache, pg_trgm };

/**
 * Starts PostgreSQL in this thread on the given folder; creates the database when the folder is empty.
 * @param failed receives the engine's last output when it stops by itself
 * @throws with its last output when it cannot start
 */
export async function startEngine(
  { directory, isDurable }: WorkerSettings,
  failed: (reason: string) => void,
): Promise<PGlite> {
  let lastOutput = '';
  const listen = (line: string): boolean => {
    const words = /(?:PANIC|FATAL): *(.*)/.exec(line)?.[1];
    if (words !== undefined) lastOutput = words;
    return false;
  };
  const fileSystem = new DurableFileSystem(directory, (reason) => failed(lastOutput || reason));
  try {
    return await PGlite.create({
      fs: fileSystem,
      startParams: isDurable ? PARAMETERS : [...PARAMETERS, NO_FSYNC],
      extensions: EXTENSIONS,
      onStderr: listen,
    });
  } catch (error) {
    throw lastOutput ? new Error(lastOutput, { cause: error }) : error;
  }
}
