/** Messages that PostgreSQL answers: query, sync, flush, function call, terminate, end of a copy, password. */
const ANSWERED_TYPES = new Set([...'QSHFXcfp'].map((letter) => letter.charCodeAt(0)));

const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/**
 * Collects the bytes of one client up to complete messages that expect an answer. The engine reads a batch to its end
 * before it returns, so a batch must never end within a message.
 */
export class FrontendMessages {
  #pending = Buffer.alloc(0);
  #scannedBytes = 0;
  #isStarted = false;

  /** @returns the batch that can run now; undefined while it is incomplete */
  add(bytes: Uint8Array): Uint8Array | undefined {
    this.#pending = this.#pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.#pending, bytes]);
    let runnableBytes = 0;
    for (let end = this.#messageEnd(); end !== undefined; end = this.#messageEnd()) {
      const type = this.#isStarted ? this.#pending[this.#scannedBytes] : undefined;
      this.#scannedBytes = end;
      if (type === undefined || ANSWERED_TYPES.has(type)) runnableBytes = end;
      this.#isStarted = true;
    }
    if (runnableBytes === 0) return undefined;
    // A copy: the engine keeps no reference, but the rest below must not share memory with a transferred array.
    const batch = new Uint8Array(this.#pending.subarray(0, runnableBytes));
    this.#pending = this.#pending.subarray(runnableBytes);
    this.#scannedBytes -= runnableBytes;
    return batch;
  }

  /** The end of the message at the scanned position; undefined when it has not fully arrived. */
  #messageEnd(): number | undefined {
    // Only the start-up message has no type byte.
    const lengthAt = this.#scannedBytes + (this.#isStarted ? TYPE_BYTES : 0);
    if (this.#pending.length < lengthAt + LENGTH_BYTES) return undefined;
    const end = lengthAt + this.#pending.readInt32BE(lengthAt);
    return end <= this.#pending.length ? end : undefined;
  }
}
