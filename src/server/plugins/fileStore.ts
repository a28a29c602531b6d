import type { Readable } from 'node:stream';

/** What a stored content is. */
export interface StoredContent {
  /** SHA-256 in hexadecimal: the content's address. */
  contentHash: string;
  sizeBytes: number;
  /** As found in the bytes. */
  mediaType: string;
}

/** A content that has been received and stands aside, not yet at its address. */
export interface StagedFile extends StoredContent {
  /** Its bytes, from the beginning, wherever they stand now. */
  open: () => Readable;
  /** Moves it to its address, durably. */
  settle: () => Promise<void>;
  /** Forgets it; does nothing once it has been settled. */
  discard: () => Promise<void>;
}

/** Content-addressed files below the data directory: one content, one file. */
export interface FileStore {
  /** Streams an upload to disk and finds out what it is. */
  receive: (content: Readable) => Promise<StagedFile>;
  /** Receives and settles in one go. */
  keep: (content: Readable) => Promise<StoredContent>;
  /** The content, as a stream. */
  read: (contentHash: string) => Readable;
  /**
   * Removes contents that were settled before `olderThan` and are not used, and uploads of that time that never ended.
   * @param used answers which of the given contents are used
   * @returns how many were removed
   */
  sweep: (olderThan: Date, used: (contentHashes: string[]) => Promise<ReadonlySet<string>>) => Promise<number>;
}
