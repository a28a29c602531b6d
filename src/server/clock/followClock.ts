import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { CLOCK_CHANNEL, type ChangeSignal } from '../database/changeSignal';
import type { Schema } from '../database/schema';
import type { Services } from '../services';
import { storedShift } from './clockRepository';

interface Followed {
  readonly database: Kysely<Schema>;
  readonly services: Pick<Services, 'clock'>;
  readonly changeSignal?: ChangeSignal;
}

/** Applies a shift that another server on the same database has stored. */
export function followClock(
  app: FastifyInstance,
  { database, services: { clock }, changeSignal }: Followed,
  pages: { publishClock: () => void },
): void {
  const read = async (): Promise<void> => {
    const { moveCount } = clock;
    const shiftMs = await storedShift(database);
    // Shifted during the read: the value may be outdated.
    if (clock.moveCount !== moveCount) return read();
    if (shiftMs === clock.shiftMs) return;
    clock.shiftBy(shiftMs);
    pages.publishClock();
  };
  const stop = changeSignal?.listen(CLOCK_CHANNEL, () => {
    if (clock.isSettable) app.background.start(read);
  });
  app.addHook('preClose', async () => stop?.());
}
