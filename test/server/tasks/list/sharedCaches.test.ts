import { EventEmitter } from 'node:events';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { followLostConnections } from '../../../../src/server/database/pools/connectionPool';
import { defaultQueueLimits, FairQueue } from '../../../../src/server/database/pools/fairQueue';
import { forgetCached, queuedDatabase } from '../../../../src/server/database/pools/queuedPool';
import { SnapshotCache } from '../../../../src/server/features/tasks/list/caches/snapshotCache';
import { maxRememberedRows, taskMemory } from '../../../../src/server/features/tasks/list/caches/taskTexts';

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

test('once a connection is lost, nothing is taken from the cache: another server may have taken over', async () => {
  const pool = emptyPool();
  const driverPool = Object.assign(new EventEmitter(), { ending: true }) as unknown as Pool;
  followLostConnections(driverPool, () => forgetCached(pool));
  const databaseFor = queuedDatabase(pool, new FairQueue(defaultQueueLimits(4)));
  const memoryBefore = taskMemory(databaseFor('one'));
  expect(taskMemory(databaseFor('other'))).toBe(memoryBefore);
  const client = new EventEmitter();
  driverPool.emit('connect', client);
  client.emit('error', new Error('terminated'));
  const memoryAfter = taskMemory(databaseFor('one'));
  expect(memoryAfter).not.toBe(memoryBefore);
  expect(taskMemory(databaseFor('other'))).toBe(memoryAfter);
});

test('texts of tasks are found in their version only, and the least recently used make room', () => {
  const { texts } = taskMemory({});
  texts.add('a', '1 1', 'first');
  expect(texts.find('a', '1 1')).toBe('first');
  expect(texts.find('a', '2 1')).toBeUndefined();
  texts.add('a', '2 1', 'second');
  expect(texts.find('a', '2 1')).toBe('second');
  expect(texts.find('a', '1 1')).toBeUndefined();
  const long = 'x'.repeat(1_000_000);
  for (let nth = 0; nth < 8; nth += 1) texts.add(`long ${nth}`, '1 1', long);
  expect(texts.find('a', '2 1')).toBeUndefined();
  expect(texts.find('long 0', '1 1')).toBe(long);
  // The same task again takes no more room.
  texts.add('long 7', '2 1', long);
  expect(texts.find('long 0', '1 1')).toBe(long);
  texts.add('b', '1 1', 'third');
  expect(texts.find('long 0', '1 1')).toBe(long);
  expect(texts.find('long 1', '1 1')).toBeUndefined();
  expect(texts.find('b', '1 1')).toBe('third');
});

test('windows are remembered by their ids and the length of their list, except long ones, and the least recently used are forgotten', () => {
  const { windows } = taskMemory({});
  const [short, none] = [
    { ids: ['1'], total: 1 },
    { ids: [], total: 0 },
  ];
  const many = Array.from({ length: maxRememberedRows + 1 }, (_, nth) => String(nth));
  windows.add('short', short);
  windows.add('long', { ids: many, total: many.length });
  expect(windows.find('short')).toBe(short);
  expect(windows.find('long')).toBeUndefined();
  for (let nth = 0; nth < 299; nth += 1) windows.add(`window ${nth}`, none);
  expect(windows.find('short')).toBe(short);
  windows.add('one more', none);
  expect(windows.find('short')).toBe(short);
  expect(windows.find('window 0')).toBeUndefined();
  expect(windows.find('window 1')).toBe(none);
});
