import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { PartState, type PartReading } from '../../status/partState';

export interface StoredContent {
  /** SHA-256 in hexadecimal: the key of the content. */
  contentHash: string;
  sizeBytes: number;
  /** Detected from the content. */
  mediaType: string;
}

/** A received content in a temporary file. */
export interface StagedFile extends StoredContent {
  /** The content from the beginning, before or after `settle`. */
  open: () => Readable;
  /**
   * Sends it to a store that is outside of the database, before the transaction begins: a slow store then locks nothing.
   * @throws Failure 503 when that store does not work
   */
  transfer: () => Promise<void>;
  /**
   * Stores it durably, at the latest with the commit of the transaction. Every attempt of a transaction calls it, after
   * `transfer`.
   * @param transaction of the change that refers to it
   */
  settle: (transaction: Kysely<Schema>) => Promise<void>;
  /** Deletes it; does nothing after `settle`. */
  discard: () => Promise<void>;
}

/** Content-addressed files: equal contents are stored once. */
export interface FileStore {
  /** Streams an upload to a temporary file and detects its media type. */
  receive: (content: Readable) => Promise<StagedFile>;
  /** Receives, transfers and settles. */
  keep: (content: Readable) => Promise<StoredContent>;
  /** The stream fails with Failure 503 when the store does not work. */
  read: (contentHash: string) => Readable;
  /** Undefined when it is not stored. */
  sizeBytes: (contentHash: string) => Promise<number | undefined>;
  /** Deletes a content that no record names; nothing happens without it. */
  remove: (contentHash: string) => Promise<void>;
  /**
   * Deletes contents that were settled before `olderThan` and are not used, and older uploads that never ended.
   * @param used returns those of the given contents that are used
   * @returns how many were deleted
   */
  sweep: (olderThan: Date, used: (contentHashes: string[]) => Promise<ReadonlySet<string>>) => Promise<number>;
  /** Whether files can be stored and read; since the start when nothing has changed. */
  reading: () => PartReading;
  /** From now on the store is checked also while it is not used, and `listener` receives every change between working and failing. */
  followReading: (listener: (reading: PartReading) => void) => void;
  /** Ends what `followReading` began. */
  close: () => Promise<void>;
}

/** Of a store on a disk or in a database, whose own failures say what is wrong. */
export function alwaysWorking(machineNow: () => Date): Pick<FileStore, 'reading' | 'followReading' | 'close'> {
  const state = new PartState(machineNow);
  const reading = state.works();
  return { reading: () => reading, followReading: () => undefined, close: () => Promise.resolve() };
}
