import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { defaultQueueLimits, FairQueue } from '../../../../src/server/database/pools/fairQueue';
import { queuedDatabase } from '../../../../src/server/database/pools/queuedPool';
import { SnapshotCache } from '../../../../src/server/features/tasks/list/caches/snapshotCache';

/** A pool whose statements answer nothing. */
function emptyPool(): PostgresPool {
  const query = (() =>
    Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] })) as unknown as PostgresPoolClient['query'];
  return { connect: () => Promise.resolve({ query, release: () => undefined }), end: () => Promise.resolve() };
}

test('what is cached for one request is there for the next, of any owner, but neither for a transaction nor for another database', async () => {
  const cache = new SnapshotCache<number>(10);
  let reads = 0;
  const read = () => Promise.resolve({ value: (reads += 1), snapshot: '', readAtMs: performance.now() });
  const get = (database: object) => cache.get(database, 'key', read, (cached) => Promise.resolve(cached));
  const databaseFor = queuedDatabase(emptyPool(), new FairQueue(defaultQueueLimits(4)));
  expect(await get(databaseFor('one'))).toBe(1);
  expect(await get(databaseFor('one'))).toBe(1);
  expect(await get(databaseFor('other'))).toBe(1);
  const inTransaction = await databaseFor('one').transaction().execute(get);
  expect(inTransaction).toBe(2);
  expect(await get(databaseFor('one'))).toBe(1);
  expect(await get(queuedDatabase(emptyPool(), new FairQueue(defaultQueueLimits(4)))('one'))).toBe(3);
});
