import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

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
   * Stores it durably, at the latest with the commit of the transaction. Every attempt of a transaction calls it.
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
  /** Receives and settles. */
  keep: (content: Readable) => Promise<StoredContent>;
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
}
