import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { CLOCK_CHANNEL, type ChangeBell } from '../database/changeBell';
import type { Schema } from '../database/schema';
import type { Services } from '../services';
import { storedShift } from './clockRepository';

interface Followed {
  readonly database: Kysely<Schema>;
  readonly services: Pick<Services, 'clock'>;
  readonly changeBell?: ChangeBell;
}

/** Moves this server's clock when it was set through another server on the same database. */
export function followClock(
  app: FastifyInstance,
  { database, services: { clock }, changeBell }: Followed,
  pages: { tellClock: () => void },
): void {
  const read = async (): Promise<void> => {
    const { moveCount } = clock;
    const shiftMs = await storedShift(database);
    // This server was set while it read: what it read may be older.
    if (clock.moveCount !== moveCount) return read();
    if (shiftMs === clock.shiftMs) return;
    clock.moveBy(shiftMs);
    pages.tellClock();
  };
  const stop = changeBell?.listen(CLOCK_CHANNEL, () => {
    if (clock.isSettable) app.background.start(read);
  });
  app.addHook('preClose', async () => stop?.());
}
