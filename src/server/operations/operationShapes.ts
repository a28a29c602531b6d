import type { Readable } from 'node:stream';
import type { SentAnswer } from './answers/compressAnswer';

/** For a part of a request that the operation does not have. */
export type Nothing = Record<string, never>;

/** Stored metadata of an uploaded file. */
export interface StoredUpload {
  /** Name as sent, without any path. */
  fileName: string;
  /** SHA-256 of the content in hexadecimal: its key in the file store. */
  contentHash: string;
  sizeBytes: number;
  /** Detected from the content, not from the request. */
  mediaType: string;
}

/** A file of a multipart request, already on disk; it moves into the file store when the call succeeds. */
export interface UploadedFile extends StoredUpload {
  /** The content, for a handler that parses it; without a stored reference the file is deleted. */
  open: () => Readable;
}

/** A form body whose file fields are lists of uploaded files; absent when none was sent. */
export type WithFiles<Body, Field extends string> = Omit<Body, Field> & { [Key in Field]?: UploadedFile[] };

export interface FileAnswer {
  fileName: string;
  mediaType: string;
  /** Undefined for a file that is made while it is sent; it is not cached. */
  sizeBytes: number | undefined;
  /** True when the browser may show it; otherwise it is saved. */
  isShownInline: boolean;
  stream: () => Readable;
}

export interface StreamAnswer {
  events: Readable;
}

/** An answer that is already JSON text. */
export class WrittenAnswer<Answer> {
  /** For the type parameter only. */
  declare readonly answerType?: Answer;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** A written answer that its handler caches for later calls: what is sent of it is made once for each encoding. */
export class CachedAnswer<Answer> extends WrittenAnswer<Answer> {
  readonly sent = new Map<SentAnswer['encoding'], SentAnswer>();
}
