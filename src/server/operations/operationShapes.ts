import type { Readable } from 'node:stream';

/** A part of a request that the operation does not have. */
export type Nothing = Record<string, never>;

/** What is remembered of an uploaded file. */
export interface StoredUpload {
  /** Name as sent, without any path. */
  fileName: string;
  /** SHA-256 of the content in hexadecimal: its address in the file store. */
  contentHash: string;
  sizeBytes: number;
  /** Media type as found in the bytes, not as claimed. */
  mediaType: string;
}

/** A file of a multipart request, already on disk; it comes to its address in the file store when the call succeeds. */
export interface UploadedFile extends StoredUpload {
  /** Its bytes, for a handler that reads them; a file that is read and not remembered is not kept. */
  open: () => Readable;
}

/** A form body whose file fields are lists of uploaded files; absent when none was sent. */
export type WithFiles<Body, Field extends string> = Omit<Body, Field> & { [Key in Field]?: UploadedFile[] };

/** The answer of an operation that sends bytes. */
export interface FileAnswer {
  fileName: string;
  mediaType: string;
  sizeBytes: number;
  /** True when the browser may show it; otherwise it is saved. */
  isShownInline: boolean;
  stream: () => Readable;
}

/** The answer of an operation that sends events for as long as the page listens. */
export interface StreamAnswer {
  /** Server-sent events, as they travel. */
  events: Readable;
}

/** An answer that has been written as JSON already: it is sent as it stands. */
export class WrittenAnswer<Answer> {
  /** Only for the type: what the text stands for. */
  declare readonly standsFor?: Answer;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
