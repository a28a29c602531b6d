import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Migration, Transaction } from 'kysely';
import { openEmbeddedDatabase } from '../database/embedded/openEmbeddedDatabase';
import { lockDataDirectory } from '../database/dataDirectoryLock';
import type { Database, DatabaseSettings } from '../database/database';
import { openServerDatabase } from '../database/openServerDatabase';
import type { Schema } from '../database/schema';
import { copyFilesIntoDatabase } from '../attachments/copyFilesIntoDatabase';
import { openDiskFileStore } from '../plugins/files/diskFileStore';
import type { FileSettings } from '../plugins/files/openFileStore';
import type { BackupHeader, BackupManifest } from './backupFormat';
import { isDiskFull } from '../errors/diskFailure';
import { BackupProblem, damaged, noRoom } from './backupProblem';
import { recordRestore } from './backupsRepository';
import { mustBeginAsBackup, readArchive } from './readArchive';
import { S3Restore } from './restoreIntoS3';
import { hasTables } from './tablesReadModel';
import { TablesRestore } from './tablesRepository';
import { flushFolder } from './writeArchive';

export interface RestoreOptions extends DatabaseSettings, Pick<FileSettings, 'filesIn'> {
  readonly file: string;
  readonly key: string | undefined;
  readonly migrations: Record<string, Migration>;
  readonly now: Date;
}

type Restored = { header: BackupHeader; manifest: BackupManifest };

/** In the data directory: what is not complete yet. */
const STAGING = 'restoring';
/**
 * In the folder of files from before until after the rows are stored: files with it and without rows are left over from
 * a killed restore.
 */
const UNFINISHED_MARK = 'restore-unfinished';

/**
 * Restores a backup into an empty place: everything or nothing, also when the process is killed.
 * @throws BackupProblem when the place is not empty, or the backup is not usable
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, key, dataDirectory, databaseUrl, databasePoolSize } = options;
  await mustBeginAsBackup(file, key);
  const lock = await lockDataDirectory(dataDirectory);
  try {
    if (databaseUrl === undefined) return await restoreEmbedded(options);
    const database = await openServerDatabase(databaseUrl, databasePoolSize);
    try {
      return await restoreOnServer(options, database);
    } finally {
      await database.close();
    }
  } catch (error) {
    throw isDiskFull(error) ? noRoom('nothing was restored', error) : error;
  } finally {
    await lock.release();
  }
}

/** The tables appear with the commit of one transaction. */
async function restoreOnServer(options: RestoreOptions, database: Database): Promise<Restored> {
  if (await hasTables(database.kysely))
    throw new BackupProblem('The database of DATABASE_URL is not empty: restore into a new one');
  const { dataDirectory, filesIn, now } = options;
  const staging = await prepareStaging(dataDirectory);
  const s3 = typeof filesIn === 'object' ? await S3Restore.begin(filesIn) : undefined;
  try {
    const restored = await readInto(options, database, staging, async (transaction) => {
      if (s3 !== undefined) await s3.store(transaction, staging, now);
      else if (filesIn === 'database') await copyFilesIntoDatabase(transaction, staging, now);
      else await moveFiles(dataDirectory, staging);
    });
    await finishFiles(dataDirectory);
    await s3?.finish();
    return restored;
  } finally {
    s3?.close();
    await rm(staging, { recursive: true, force: true });
  }
}

/** The database appears by the renaming of its folder. */
async function restoreEmbedded(options: RestoreOptions): Promise<Restored> {
  const { dataDirectory } = options;
  const target = path.join(dataDirectory, 'database');
  if (existsSync(target))
    throw new BackupProblem(`${dataDirectory} is not empty: it has a database (DATA_DIR). Restore into another folder`);
  const staging = await prepareStaging(dataDirectory);
  try {
    const database = await openEmbeddedDatabase(staging);
    let restored: Restored;
    try {
      restored = await readInto(options, database, staging, () => Promise.resolve());
    } finally {
      await database.close();
    }
    await moveFiles(dataDirectory, staging);
    await rename(path.join(staging, 'database'), target);
    await flushFolder(dataDirectory);
    await finishFiles(dataDirectory);
    return restored;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function prepareStaging(dataDirectory: string): Promise<string> {
  const files = path.join(dataDirectory, 'files');
  if (existsSync(path.join(files, UNFINISHED_MARK))) await rm(files, { recursive: true });
  else if (existsSync(files) && (await readdir(files)).some((name) => name !== 'incoming'))
    throw new BackupProblem(
      `${dataDirectory} is not empty: it has uploaded files (DATA_DIR). Restore into another folder`,
    );
  const staging = path.join(dataDirectory, STAGING);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging);
  return staging;
}

async function moveFiles(dataDirectory: string, staging: string): Promise<void> {
  const files = path.join(dataDirectory, 'files');
  await writeFile(path.join(staging, 'files', UNFINISHED_MARK), '', { flush: true });
  await flushFolder(path.join(staging, 'files'));
  // At most the empty folder of uploads: see `prepareStaging`.
  await rm(files, { recursive: true, force: true });
  await rename(path.join(staging, 'files'), files);
  await flushFolder(dataDirectory);
}

async function finishFiles(dataDirectory: string): Promise<void> {
  await rm(path.join(dataDirectory, 'files', UNFINISHED_MARK), { force: true });
}

async function readInto(
  { file, key, migrations, now }: RestoreOptions,
  database: Database,
  staging: string,
  beforeCommit: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<Restored> {
  const fileStore = await openDiskFileStore(staging, now);
  return database.kysely.transaction().execute(async (transaction) => {
    const tables = new TablesRestore(transaction, migrations, now);
    const restored = await readArchive(file, key, {
      begin: (header) => tables.begin(header),
      rows: (table, lines) => tables.rows(table, lines),
      file: async (contentHash, content) => {
        const stored = await fileStore.keep(content);
        if (stored.contentHash !== contentHash) throw damaged(`the uploaded file ${contentHash} has another content`);
      },
    });
    await tables.finish(restored.manifest);
    await recordRestore(transaction, {
      file,
      madeAt: restored.header.createdAt,
      rowCount: restored.manifest.rowCount,
      now,
    });
    await beforeCommit(transaction);
    return restored;
  });
}
