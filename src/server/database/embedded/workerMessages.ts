/** From the server to the thread of the embedded database. Bytes are those of the PostgreSQL protocol. */
export type ToWorker =
  | { kind: 'connectionOpened'; connectionId: number }
  | { kind: 'bytes'; connectionId: number; bytes: Uint8Array }
  | { kind: 'connectionClosed'; connectionId: number }
  | { kind: 'shutdown' };

/** From the thread. After `failed` it sends nothing more. */
export type FromWorker =
  { kind: 'ready' } | { kind: 'bytes'; connectionId: number; bytes: Uint8Array } | { kind: 'failed'; reason: string };

export interface WorkerSettings {
  /** Folder of the database files, absolute. */
  directory: string;
  /** False for a copy that is read and removed: nothing of it has to survive a crash. */
  isDurable: boolean;
}
