import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Pool } from 'pg';
import { fullChunkBytes, readInTurns } from '../../../src/server/database/pools/readInTurns';

/** A stream whose source has everything ready, as a socket after a long result. */
function connectedStream() {
  const stream = new PassThrough({ highWaterMark: 1 });
  const pool = new EventEmitter();
  readInTurns(pool as unknown as Pool);
  pool.emit('connect', { connection: { stream } });
  return stream;
}

test('a long result is read over several rounds, completely and in order', async () => {
  const stream = connectedStream();
  const sizes: number[] = [];
  let round = 0;
  const rounds = new Set<number>();
  let isRead = false;
  const count = (): void => {
    round += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const ended = new Promise<void>((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      rounds.add(round);
      sizes.push(chunk[0] ?? -1);
    });
    stream.once('end', resolve);
  });
  for (let index = 0; index < 40; index += 1) stream.write(Buffer.alloc(fullChunkBytes, index));
  stream.end();
  await ended;
  isRead = true;
  expect(sizes).toEqual(Array.from({ length: 40 }, (_, index) => index));
  expect(rounds.size).toBeGreaterThanOrEqual(9);
});

test('short results are read without a pause', async () => {
  const stream = connectedStream();
  const paused = jest.spyOn(stream, 'pause');
  const ended = new Promise<void>((resolve) => stream.once('end', resolve));
  for (let index = 0; index < 40; index += 1) stream.write(Buffer.alloc(fullChunkBytes / 2));
  stream.end();
  await ended;
  expect(paused).not.toHaveBeenCalled();
});
