/** What the server tells the thread of the embedded database. Bytes are those of the PostgreSQL protocol. */
export type ToWorker =
  | { kind: 'connectionOpened'; connectionId: number }
  | { kind: 'bytes'; connectionId: number; bytes: Uint8Array }
  | { kind: 'connectionClosed'; connectionId: number }
  | { kind: 'shutdown' };

/** What the thread answers. After `failed` it answers nothing more. */
export type FromWorker =
  { kind: 'ready' } | { kind: 'bytes'; connectionId: number; bytes: Uint8Array } | { kind: 'failed'; reason: string };

/** What the thread is started with. */
export interface WorkerSettings {
  /** Folder of the database files, absolute. */
  directory: string;
}
