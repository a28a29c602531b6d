import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import type { FileStore } from '../plugins/files/fileStore';
import {
  backupFormat,
  fileName,
  headerName,
  manifestName,
  rowsName,
  type BackupHeader,
  type BackupManifest,
  type BackupPart,
  type BackupResult,
} from './backupFormat';
import {
  lockFilesForBackup,
  namedContents,
  printedRows,
  printForBackup,
  storedMigrations,
  storedSequences,
  tableColumns,
} from './tablesReadModel';
import { writeArchive, type ArchiveWriter } from './writeArchive';

interface BackupOptions {
  readonly file: string;
  readonly key: string | undefined;
  readonly createdAt: Date;
}

/**
 * Writes all rows of one snapshot and the uploaded files that they name.
 * @throws BackupProblem when the file exists or cannot be written
 */
export async function createBackup(
  database: Pick<Database, 'kysely'>,
  fileStore: Pick<FileStore, 'read' | 'sizeBytes'>,
  { file, key, createdAt }: BackupOptions,
): Promise<BackupResult> {
  return database.kysely.connection().execute(async (connection) => {
    // Ends with the connection.
    await lockFilesForBackup(connection);
    let manifest: BackupManifest | undefined;
    const { sizeBytes } = await writeArchive(file, key, async (writer) => {
      const parts: BackupPart[] = [];
      const { contents, rowCount } = await addRows(connection, writer, parts, createdAt);
      const missingFiles = await addFiles(fileStore, writer, parts, contents);
      manifest = { parts, rowCount, fileCount: contents.length - missingFiles.length, missingFiles };
      await writer.add(manifestName, Buffer.from(JSON.stringify(manifest)));
    });
    return {
      sizeBytes,
      rowCount: manifest?.rowCount ?? 0,
      fileCount: manifest?.fileCount ?? 0,
      missingFileCount: manifest?.missingFiles.length ?? 0,
      isEncrypted: key !== undefined,
    };
  });
}

const addRows = (
  connection: Kysely<Schema>,
  writer: ArchiveWriter,
  parts: BackupPart[],
  createdAt: Date,
): Promise<{ contents: string[]; rowCount: number }> =>
  connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await printForBackup(transaction);
      const tables = (await tableColumns(transaction)).map(({ name, columns }) => ({ name, columns }));
      const header: BackupHeader = {
        format: backupFormat,
        createdAt: createdAt.toISOString(),
        migrations: await storedMigrations(transaction),
        tables,
        sequences: await storedSequences(transaction),
      };
      parts.push(await writer.add(headerName, Buffer.from(JSON.stringify(header))));
      let rowCount = 0;
      for (const table of tables) {
        let number = 0;
        for await (const batch of printedRows(transaction, table)) {
          number += 1;
          rowCount += batch.rowCount;
          parts.push(await writer.add(rowsName(table.name, number), batch.lines));
        }
      }
      return { contents: await namedContents(transaction), rowCount };
    });

/** @returns contents that the store does not have: a backup of everything else is better than none */
async function addFiles(
  fileStore: Pick<FileStore, 'read' | 'sizeBytes'>,
  writer: ArchiveWriter,
  parts: BackupPart[],
  contents: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const contentHash of contents) {
    const sizeBytes = await fileStore.sizeBytes(contentHash);
    if (sizeBytes === undefined) missing.push(contentHash);
    else parts.push(await writer.addStream(fileName(contentHash), sizeBytes, fileStore.read(contentHash)));
  }
  return missing;
}
