import type { Kysely } from 'kysely';
import { tryLockFiles, unlockFiles } from '../backup/tablesReadModel';
import type { Schema } from '../database/schema';
import type { FileStore } from '../plugins/files/fileStore';
import { usedContents } from './usedContentsReadModel';

/**
 * Deletes contents that no file record references any more, after the commit that removed the references. While a backup
 * reads files they stay until the next start of the server.
 */
export async function removeContents(
  pool: Kysely<Schema>,
  fileStore: FileStore,
  contentHashes: readonly string[],
): Promise<void> {
  if (contentHashes.length === 0) return;
  await pool.connection().execute(async (connection) => {
    if (!(await tryLockFiles(connection))) return;
    try {
      const used = await usedContents(connection, [...contentHashes]);
      for (const contentHash of contentHashes) if (!used.has(contentHash)) await fileStore.remove(contentHash);
    } finally {
      await unlockFiles(connection);
    }
  });
}
