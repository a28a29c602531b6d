import { Duplex } from 'node:stream';

export interface ConnectionCarrier {
  opened(connection: EmbeddedConnection): void;
  send(connection: EmbeddedConnection, bytes: Uint8Array): void;
  closed(connection: EmbeddedConnection): void;
}

/** A network socket for the pg driver that passes the bytes to the thread of the embedded database. */
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

  // The driver calls these on its socket; they have no meaning here.
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
