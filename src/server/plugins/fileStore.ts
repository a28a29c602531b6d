import type { Readable } from 'node:stream';

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
  /** Moves it to its final path, durably. */
  settle: () => Promise<void>;
  /** Deletes it; does nothing after `settle`. */
  discard: () => Promise<void>;
}

/** Content-addressed files below the data directory: equal contents are stored once. */
export interface FileStore {
  /** Streams an upload to disk and detects its media type. */
  receive: (content: Readable) => Promise<StagedFile>;
  /** Receives and settles. */
  keep: (content: Readable) => Promise<StoredContent>;
  read: (contentHash: string) => Readable;
  /** Undefined when it is not stored. */
  sizeBytes: (contentHash: string) => Promise<number | undefined>;
  /**
   * Deletes contents that were settled before `olderThan` and are not used, and older uploads that never ended.
   * @param used returns those of the given contents that are used
   * @returns how many were deleted
   */
  sweep: (olderThan: Date, used: (contentHashes: string[]) => Promise<ReadonlySet<string>>) => Promise<number>;
}
