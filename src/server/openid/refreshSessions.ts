import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { CompanyClock } from '../clock/companyClock';
import type { Schema } from '../database/schema';
import { ProviderUnavailable, type IdentityProvider } from './identityProvider';
import { endRefreshed, postponeRefresh, storeRefreshToken, takeDueSessions } from './openIdRepository';

/** With the interval of the sweep and the time limit of a request less than a minute. */
const refreshAfterMs = 45_000;
/** A session about which the provider gave no answer is asked about again after this time. */
const retryAfterMs = 10_000;
const maxBatch = 200;
const maxParallel = 20;

interface Refreshing {
  readonly database: Kysely<Schema>;
  readonly provider: IdentityProvider;
  readonly clock: Pick<CompanyClock, 'now' | 'machineNow'>;
  readonly log: FastifyBaseLogger;
}

/**
 * Asks the provider whether the sessions that are due still exist there, and ends those that do not. While the provider
 * cannot be reached, sessions stay.
 */
export async function refreshSessions(refreshing: Refreshing): Promise<void> {
  while ((await refreshBatch(refreshing)) === maxBatch && refreshing.provider.isAvailable);
}

/** @returns how many were due, at most a batch */
async function refreshBatch({ database, provider, clock, log }: Refreshing): Promise<number> {
  const machineNow = clock.machineNow();
  const due = await takeDueSessions(database, {
    refreshedBefore: new Date(machineNow.getTime() - refreshAfterMs),
    machineNow,
    limit: maxBatch,
  });
  const refresh = async ({ session_id, subject, refresh_token }: (typeof due)[number]): Promise<void> => {
    try {
      const refreshed = await provider.refresh(refresh_token, subject);
      if (refreshed.state === 'renewed') await storeRefreshToken(database, session_id, refreshed.refreshToken);
      else await endRefreshed(database, session_id, refresh_token, clock.now());
    } catch (error) {
      // The interval reports an unreachable provider, once.
      if (!(error instanceof ProviderUnavailable))
        log.warn({ err: error }, 'The identity provider could not refresh a session');
      await postponeRefresh(database, session_id, new Date(machineNow.getTime() - refreshAfterMs + retryAfterMs));
    }
  };
  const waiting = [...due];
  const workers = Array.from({ length: Math.min(maxParallel, waiting.length) }, async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await refresh(next);
  });
  await Promise.all(workers);
  return due.length;
}
