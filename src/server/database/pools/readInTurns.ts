import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';

/** What one read of a connection takes at most, as Node and the embedded database pass it on. */
export const fullChunkBytes = 65_536;
/** Together about 5 ms of work of the driver. */
const chunksOfTurn = 4;

/** The driver's stream, which its types leave out. */
const driverStream = (client: PoolClient): Duplex =>
  (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream;

/**
 * Lets other requests be answered while a long result arrives: without this, Node hands up to two megabytes of it to the
 * driver in one go.
 */
export function readInTurns(pool: Pool): void {
  pool.on('connect', (client) => {
    const stream = driverStream(client);
    let full = 0;
    stream.on('data', (chunk: Buffer) => {
      full = chunk.length >= fullChunkBytes ? full + 1 : 0;
      if (full < chunksOfTurn) return;
      full = 0;
      stream.pause();
      setImmediate(() => stream.resume());
    });
  });
}
