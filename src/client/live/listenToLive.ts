import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { CacheTag } from '../api/tagTypes';
import type { Listen } from '../session/listen';
import { changed, gapFound, type LiveChange } from '../session/liveSlice';
import { allTags, changedTags } from '../api/changeTable';

/** Changes within this time are handled together. */
const gatherMs = 80;
/** Minimum time between two refreshes during continuous changes. */
const restMs = 700;

const isOwnTimer = ({ Kind, Concerns_me }: LiveChange): boolean => Kind === 'timer' && Concerns_me;

/** Reads changed data again if it is shown: once for many changes. */
export function listenToLive(listen: Listen): void {
  let waiting: LiveChange[] = [];
  let isAllStale = false;
  let isGathering = false;
  let restUntil = 0;

  listen({
    matcher: isAnyOf(changed, gapFound),
    effect: async (action, store) => {
      if (changed.match(action)) waiting.push(...action.payload.changes);
      else isAllStale = true;
      // RTK reads invalidated queries again only when no other query is running, which can take long on a screen full
      // of figures. The running timer of the top bar must not wait for that; where just this is being read, the rule
      // below repeats it.
      if (changed.match(action) && action.payload.changes.some(isOwnTimer))
        void store.dispatch(
          api.endpoints.getOwnRunningTimer.initiate(undefined, { subscribe: false, forceRefetch: true }),
        );
      if (isGathering) return;
      isGathering = true;
      await store.delay(Math.max(gatherMs, restUntil - performance.now()));
      const stale: readonly CacheTag[] = isAllStale ? allTags : changedTags(waiting);
      waiting = [];
      isAllStale = false;
      isGathering = false;
      restUntil = performance.now() + restMs;
      if (stale.length > 0) store.dispatch(api.util.invalidateTags([...stale]));
    },
  });
}
