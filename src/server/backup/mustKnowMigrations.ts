import type { Migration } from 'kysely';
import type { BackupHeader } from './backupFormat';
import { BackupProblem } from './backupProblem';

/** @throws BackupProblem when the backup has a schema that this version does not know */
export function mustKnowMigrations(header: BackupHeader, migrations: Record<string, Migration>): void {
  const unknown = header.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new BackupProblem(
      `The backup is newer than this version of Daybook: it has ${unknown.join(', ')}, which this version does not know. Restore it with the newer version`,
    );
}
