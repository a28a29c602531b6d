import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CompanyClock } from '../clock/companyClock';
import type { Schema } from '../database/schema';
import { ProviderUnavailable, type IdentityProvider } from './identityProvider';
import { refreshSessions } from './refreshSessions';

const CHECK_MS = 30_000;
const SWEEP_MS = 5000;

interface Followed {
  readonly provider: IdentityProvider;
  readonly database: Kysely<Schema>;
  readonly clock: CompanyClock;
  /** False where another process refreshes the sessions. */
  readonly refreshesSessions: boolean;
}

/**
 * Asks periodically, until the server closes, whether the provider can be reached and which sessions have ended there.
 */
export function followProvider(app: FastifyInstance, { provider, database, clock, refreshesSessions }: Followed): void {
  let wasAvailable = true;
  const check = async (): Promise<void> => {
    try {
      await provider.check();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      if (wasAvailable)
        app.log.warn({ err: error }, 'Company sign-in is unavailable: the identity provider does not answer');
    }
    if (provider.isAvailable && !wasAvailable) app.log.info('Company sign-in is available again');
    wasAvailable = provider.isAvailable;
  };
  const timers = [repeat(app, CHECK_MS, check)];
  if (refreshesSessions)
    timers.push(
      repeat(app, SWEEP_MS, async () => {
        if (provider.isAvailable) await refreshSessions({ database, provider, clock, log: app.log });
      }),
    );
  app.background.start(check);
  app.addHook('preClose', async () => timers.forEach((timer) => clearInterval(timer)));
}

/** Work that begins again at each interval, unless it is still running. */
function repeat(app: FastifyInstance, intervalMs: number, work: () => Promise<void>): NodeJS.Timeout {
  let isRunning = false;
  return setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    app.background.start(async () => {
      try {
        await work();
      } finally {
        isRunning = false;
      }
    });
  }, intervalMs).unref();
}
