import { sql } from 'kysely';
import { CHANGE_CHANNEL } from '../../../src/server/database/changeSignal';
import { openServerDatabase } from '../../../src/server/database/openServerDatabase';
import { ListeningConnection } from '../../../src/server/database/pools/listeningConnection';

const serverUrl = process.env['DATABASE_URL'] ?? '';
const onServer = serverUrl === '' ? test.skip : test;

/** A timer may fire up to a millisecond before its time. */
const MIN_PAUSE_MS = 9;
const SIGNALS = 6;

onServer('changes that follow each other are announced with pauses in between, the last one too', async () => {
  const connection = new ListeningConnection(serverUrl);
  const atMs: number[] = [];
  await new Promise<void>((resolve) => {
    connection.listen(CHANGE_CHANNEL, () => {
      atMs.push(performance.now());
      if (atMs.length === SIGNALS) resolve();
      else connection.ring();
    });
  });
  await connection.close();
  // The first signal is that of the connection, the second one finds nothing to wait for.
  const pauses = atMs.slice(2).map((at, nth) => at - (atMs[nth + 1] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(MIN_PAUSE_MS);
});

onServer('a change that is stored while its server stops is announced to others', async () => {
  const other = new ListeningConnection(serverUrl);
  const announced: string[] = [];
  const heard = new Promise<void>((resolve) => {
    other.listen(CHANGE_CHANNEL, () => {
      announced.push('signal');
      if (announced.length === 2) resolve();
    });
  });
  const stopping = await openServerDatabase(serverUrl, 2);
  // Its connection for announcements is open before.
  await new Promise<void>((resolve) => {
    stopping.changeSignal.listen(CHANGE_CHANNEL, resolve);
  });
  let closed: Promise<void> | undefined;
  await stopping.kysely.transaction().execute(async (transaction) => {
    await sql`create temporary table changed (id integer) on commit drop`.execute(transaction);
    closed = stopping.close();
    await sql`insert into changed values (1)`.execute(transaction);
  });
  await closed;
  await heard;
  // The first signal is that of its own connection.
  expect(announced).toHaveLength(2);
  await other.close();
});
