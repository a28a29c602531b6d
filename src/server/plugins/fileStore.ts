import type { Readable } from 'node:stream';

/** Content-addressed files below the data directory: one content, one file. */
export interface FileStore {
  /**
   * Streams an upload to disk and finds out what it is.
   * @throws Failure 413 when it is larger than the limit
   */
  keep: (content: Readable, maximumBytes: number) => Promise<{ contentHash: string; sizeBytes: number; mediaType: string }>;
  /** The content, as a stream. */
  read: (contentHash: string) => Readable;
}
