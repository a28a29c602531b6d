import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';

/** What the embedded database passes on in one piece, and what Node reads at most from a connection without TLS. */
export const fullChunkBytes = 65_536;
/** About 5 ms of work of the driver. */
const bytesOfTurn = 4 * fullChunkBytes;

/** The driver's stream, which its types leave out. */
const driverStream = (client: PoolClient): Duplex =>
  (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream;

/**
 * Lets other requests be answered while a long result arrives: without this, Node hands up to two megabytes of it to the
 * driver in one round of the event loop, in chunks of 64 kB, or with TLS of 8 kB.
 */
export function readInTurns(pool: Pool): void {
  pool.on('connect', (client) => {
    const stream = driverStream(client);
    let bytesInRound = 0;
    const beginRound = (): void => {
      if (bytesInRound >= bytesOfTurn) stream.resume();
      bytesInRound = 0;
    };
    stream.on('data', (chunk: Buffer) => {
      if (bytesInRound === 0) setImmediate(beginRound);
      bytesInRound += chunk.length;
      if (bytesInRound >= bytesOfTurn) stream.pause();
    });
  });
}
