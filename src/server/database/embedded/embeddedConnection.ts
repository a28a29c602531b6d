import { Duplex } from 'node:stream';

/** What a connection needs of the thread behind it. */
export interface ConnectionCarrier {
  opened(connection: EmbeddedConnection): void;
  send(connection: EmbeddedConnection, bytes: Uint8Array): void;
  closed(connection: EmbeddedConnection): void;
}

/** Looks like a network socket to the pg driver, but carries the bytes to the thread of the embedded database. */
export class EmbeddedConnection extends Duplex {
  readonly #carrier: ConnectionCarrier;

  constructor(carrier: ConnectionCarrier) {
    super();
    this.#carrier = carrier;
  }

  /** Called by the driver; there is no host and no port to connect to. */
  connect(): this {
    this.#carrier.opened(this);
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#carrier.send(this, new Uint8Array(chunk));
    done();
  }

  override _writev(writes: { chunk: Buffer }[], done: () => void): void {
    this.#carrier.send(this, new Uint8Array(Buffer.concat(writes.map((write) => write.chunk))));
    done();
  }

  override _read(): void {
    // Bytes are pushed as they arrive.
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#carrier.closed(this);
    done(error);
  }

  // The driver sets these on its socket; they have no meaning here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
