import { CHANGE_CHANNEL } from '../../../src/server/database/changeSignal';
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
