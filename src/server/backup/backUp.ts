import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database';
import { copyDatabaseFiles } from '../database/embedded/copyDatabaseFiles';
import { openEmbeddedDatabase } from '../database/embedded/openEmbeddedDatabase';
import { openDatabase } from '../database/openDatabase';
import { openFileStore } from '../plugins/files/openFileStore';
import type { Settings } from '../settings';
import { recordBackup } from './backupsRepository';
import type { BackupResult } from './backupFormat';
import { isDiskFull } from '../errors/diskFailure';
import { BackupProblem, noRoom } from './backupProblem';
import { askRunningServer, type BackupReport, type RunningServer } from './copySocket';
import { createBackup } from './createBackup';

type BackupSettings = Pick<Settings, 'databaseUrl' | 'dataDirectory' | 'filesIn' | 'backupKey'>;

interface BackupRequest {
  readonly file: string;
  readonly now: () => Date;
  /** False for scheduled backups, which their server records. */
  readonly isRecorded: boolean;
}

/** One for the snapshot, one for the record. */
const CONNECTIONS = 2;

/**
 * Backs up the company, whether its server runs or not.
 * @throws BackupProblem with one line for the administrator; no partial file remains
 */
export async function backUp(settings: BackupSettings, request: BackupRequest): Promise<BackupResult> {
  try {
    return await backUpFrom(settings, request);
  } catch (error) {
    throw explained(error, request.file);
  }
}

/** A disk can also be full when the database is opened or copied. */
const explained = (error: unknown, file: string): unknown =>
  isDiskFull(error) && !(error instanceof BackupProblem) ? noRoom(`${file} was not written`, error) : error;

async function backUpFrom(settings: BackupSettings, request: BackupRequest): Promise<BackupResult> {
  if (settings.databaseUrl !== undefined) return backUpOpened(settings, request);
  if (!existsSync(path.join(settings.dataDirectory, 'database')))
    throw new BackupProblem(`There is no database in ${settings.dataDirectory} (DATA_DIR)`);
  const server = await askRunningServer(settings.dataDirectory);
  return server === undefined ? backUpOpened(settings, request) : backUpCopy(settings, request, server);
}

async function backUpOpened(settings: BackupSettings, request: BackupRequest): Promise<BackupResult> {
  const database = await openDatabase({ ...settings, databasePoolSize: CONNECTIONS });
  try {
    return await reported(
      request,
      (report) => recordBackup(database.kysely, report),
      () => write(database, settings, request),
    );
  } finally {
    await database.close();
  }
}

async function backUpCopy(
  settings: BackupSettings,
  request: BackupRequest,
  server: RunningServer,
): Promise<BackupResult> {
  const copy = path.join(settings.dataDirectory, 'backup-copy');
  try {
    return await reported(
      request,
      (report) => server.report(report),
      async () => {
        await rm(copy, { recursive: true, force: true });
        await copyDatabaseFiles(path.join(settings.dataDirectory, 'database'), path.join(copy, 'database'));
        await server.copied();
        // The recovery of the copy flushes nothing: requests would wait for the same disk.
        const database = await openEmbeddedDatabase(copy, { isDurable: false });
        try {
          return await write(database, settings, request);
        } finally {
          await database.close();
        }
      },
    );
  } finally {
    server.end();
    await rm(copy, { recursive: true, force: true });
  }
}

async function write(
  database: Database,
  settings: BackupSettings,
  { file, now }: BackupRequest,
): Promise<BackupResult> {
  const fileStore = await openFileStore(settings, database.kysely, now);
  try {
    return await createBackup(database, fileStore, { file, key: settings.backupKey, createdAt: now() });
  } catch (error) {
    const { reason } = fileStore.reading();
    throw reason === null ? error : new BackupProblem(`${reason}: no backup was made`, { cause: error });
  } finally {
    await fileStore.close();
  }
}

/** A backup that cannot be recorded is still usable. */
async function reported(
  { file, now, isRecorded }: BackupRequest,
  record: (report: BackupReport) => Promise<void>,
  work: () => Promise<BackupResult>,
): Promise<BackupResult> {
  const startedAt = now().toISOString();
  const send = async (outcome: Pick<BackupReport, 'result' | 'problem'>): Promise<void> => {
    if (!isRecorded) return;
    await record({ file: path.resolve(file), startedAt, finishedAt: now().toISOString(), ...outcome }).catch(
      (error: unknown) => process.emitWarning(`The backup was not recorded: ${String(error)}`),
    );
  };
  let result: BackupResult;
  try {
    result = await work();
  } catch (error) {
    const problem = explained(error, file);
    await send({ problem: problem instanceof Error ? problem.message : String(problem) });
    throw problem;
  }
  await send({ result });
  return result;
}
