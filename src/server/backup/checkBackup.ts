import { createHash } from 'node:crypto';
import type { Migration } from 'kysely';
import type { BackupHeader, BackupManifest } from './backupFormat';
import { damaged } from './backupProblem';
import { mustKnowMigrations } from './mustKnowMigrations';
import { readArchive } from './readArchive';

/**
 * Reads a backup to its end and verifies all hashes, without storing anything.
 * @throws BackupProblem when it is not usable with this version
 */
export async function checkBackup(
  file: string,
  key: string | undefined,
  migrations: Record<string, Migration>,
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  const checked = await readArchive(file, key, {
    begin: () => Promise.resolve(),
    rows: () => Promise.resolve(),
    file: async (contentHash, content) => {
      const hash = createHash('sha256');
      for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk);
      if (hash.digest('hex') !== contentHash) throw damaged(`the uploaded file ${contentHash} has another content`);
    },
  });
  // After the hashes: in a damaged backup, a migration that is unknown may be one with a changed letter.
  mustKnowMigrations(checked.header, migrations);
  return checked;
}
