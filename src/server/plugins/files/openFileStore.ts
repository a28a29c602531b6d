import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { openDatabaseFileStore } from './databaseFileStore';
import { openDiskFileStore } from './diskFileStore';
import type { FileStore } from './fileStore';

export interface FileSettings {
  /** Where uploaded files are: in the database, or below the data directory, which servers then share. */
  readonly filesIn: 'database' | 'dataDirectory';
  readonly dataDirectory: string;
}

/** The store of uploaded files that the settings name. */
export const openFileStore = (
  { filesIn, dataDirectory }: FileSettings,
  database: Kysely<Schema>,
  machineNow: () => Date,
): Promise<FileStore> =>
  filesIn === 'database'
    ? openDatabaseFileStore(database, dataDirectory, machineNow)
    : openDiskFileStore(dataDirectory);
