import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Pool } from 'pg';
import { fullChunkBytes, readInTurns } from '../../../src/server/database/pools/readInTurns';
import { roundCounter } from '../../support/roundCounter';

/** A stream whose source has everything ready, as a socket after a long result. */
function connectedStream() {
  const stream = new PassThrough({ highWaterMark: 1 });
  const pool = new EventEmitter();
  readInTurns(pool as unknown as Pool);
  pool.emit('connect', { connection: { stream } });
  return stream;
}

test.each([
  ['as a connection without TLS has it', fullChunkBytes],
  ['as one with TLS has it, in many small chunks', 8192],
])('a long result is read over several rounds, completely and in order, %s', async (_how, chunkBytes) => {
  const stream = connectedStream();
  const count = (40 * fullChunkBytes) / chunkBytes;
  const order: number[] = [];
  const bytesByRound = new Map<number, number>();
  const rounds = roundCounter();
  const ended = new Promise<void>((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      const round = rounds.current();
      bytesByRound.set(round, (bytesByRound.get(round) ?? 0) + chunk.length);
      order.push(chunk.readUInt32BE(0));
    });
    stream.once('end', resolve);
  });
  for (let index = 0; index < count; index += 1) {
    const chunk = Buffer.alloc(chunkBytes);
    chunk.writeUInt32BE(index);
    stream.write(chunk);
  }
  stream.end();
  await ended;
  rounds.stop();
  expect(order).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(bytesByRound.size).toBeGreaterThanOrEqual(9);
});

test('short results are read without a pause, however many there are', async () => {
  const stream = connectedStream();
  stream.resume();
  const paused = jest.spyOn(stream, 'pause');
  for (let index = 0; index < 40; index += 1) {
    stream.write(Buffer.alloc(fullChunkBytes / 2));
    await new Promise(setImmediate);
  }
  expect(paused).not.toHaveBeenCalled();
});
