import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { openDatabaseFileStore } from './databaseFileStore';
import { openDiskFileStore } from './diskFileStore';
import type { FileStore } from './fileStore';
import type { S3Place } from './s3Place';

export interface FileSettings {
  /** Where uploaded files are: in the database, in an S3-compatible store, or below the data directory. */
  readonly filesIn: 'database' | 'dataDirectory' | S3Place;
  readonly dataDirectory: string;
}

/** The store of uploaded files that the settings name. It opens whether an S3-compatible store answers or not. */
export async function openFileStore(
  { filesIn, dataDirectory }: FileSettings,
  database: Kysely<Schema>,
  machineNow: () => Date,
): Promise<FileStore> {
  if (filesIn === 'database') return openDatabaseFileStore(database, dataDirectory, machineNow);
  if (filesIn === 'dataDirectory') return openDiskFileStore(dataDirectory, machineNow());
  const { openS3FileStore } = await import('./s3FileStore');
  return openS3FileStore(filesIn, { database, dataDirectory, machineNow });
}
