import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { ProviderUnavailable, type IdentityProvider } from './identityProvider';
import { endRefreshed, storeRefreshToken, takeDueSessions } from './openIdRepository';

/** With the interval of the sweep and the time limit of a request less than a minute. */
const refreshAfterMs = 45_000;
const maxBatch = 200;
const maxParallel = 10;

interface Refreshing {
  readonly database: Kysely<Schema>;
  readonly provider: IdentityProvider;
  readonly machineNow: Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Asks the provider whether the sessions of a batch still exist there, and ends those that do not. While the provider
 * cannot be reached, sessions stay.
 */
export async function refreshSessions({ database, provider, machineNow, log }: Refreshing): Promise<void> {
  const due = await takeDueSessions(database, {
    refreshedBefore: new Date(machineNow.getTime() - refreshAfterMs),
    machineNow,
    limit: maxBatch,
  });
  const refresh = async ({ session_id, subject, refresh_token }: (typeof due)[number]): Promise<void> => {
    try {
      const refreshed = await provider.refresh(refresh_token, subject);
      if (refreshed.state === 'renewed') await storeRefreshToken(database, session_id, refreshed.refreshToken);
      else await endRefreshed(database, session_id, refresh_token);
    } catch (error) {
      // The interval reports an unreachable provider, once.
      if (!(error instanceof ProviderUnavailable))
        log.warn({ err: error }, 'The identity provider could not refresh a session');
    }
  };
  const waiting = [...due];
  const workers = Array.from({ length: Math.min(maxParallel, waiting.length) }, async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await refresh(next);
  });
  await Promise.all(workers);
}
