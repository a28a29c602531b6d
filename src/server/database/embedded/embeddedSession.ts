import type { PGlite } from '@electric-sql/pglite';
import { fullChunkBytes } from '../pools/readInTurns';
import { FrontendMessages } from './frontendMessages';

/** The engine's only session, used by one connection after the other. */
export class EmbeddedSession {
  readonly #engine: PGlite;
  readonly #send: (connectionId: number, bytes: Uint8Array) => void;
  #owner: { connectionId: number; messages: FrontendMessages } | undefined;

  constructor(engine: PGlite, send: (connectionId: number, bytes: Uint8Array) => void) {
    this.#engine = engine;
    this.#send = send;
  }

  /** A new connection gets a session without transaction, settings or prepared statements of others. */
  async open(connectionId: number): Promise<void> {
    await this.#reset();
    this.#owner = { connectionId, messages: new FrontendMessages() };
  }

  /** Runs the complete messages of a connection. Bytes of a connection that no longer has the session are dropped. */
  async receive(connectionId: number, bytes: Uint8Array): Promise<void> {
    if (this.#owner?.connectionId !== connectionId) return;
    const batch = this.#owner.messages.add(bytes);
    if (batch === undefined) return;
    let chunks: Uint8Array[] = [];
    let chunkBytes = 0;
    const flush = (): void => {
      if (chunkBytes > 0) this.#send(connectionId, joined(chunks, chunkBytes));
      chunks = [];
      chunkBytes = 0;
    };
    await this.#engine.execProtocolRawStream(batch, {
      onRawData: (piece) => {
        // The engine reuses this memory.
        chunks.push(piece.slice());
        chunkBytes += piece.length;
        // A large answer is not in memory twice.
        if (chunkBytes >= fullChunkBytes) flush();
      },
    });
    flush();
  }

  /** Rolls back an open transaction of the connection. */
  async close(connectionId: number): Promise<void> {
    if (this.#owner?.connectionId !== connectionId) return;
    this.#owner = undefined;
    await this.#reset();
  }

  async #reset(): Promise<void> {
    if (this.#engine.isInTransaction()) await this.#engine.exec('rollback');
    await this.#engine.exec('discard all');
  }
}

function joined(chunks: Uint8Array[], totalBytes: number): Uint8Array {
  const whole = new Uint8Array(totalBytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
