import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { CacheTag } from '../api/tagTypes';
import type { Listen } from '../session/listen';
import { changed, gapFound, type LiveChange } from '../session/liveSlice';
import { allTags, changedTags } from './changedTags';

/** Changes that come together are one. */
const gatherMs = 80;
/** While one change follows another, what is shown is read again no more often than that. */
const restMs = 700;

const isOwnTimer = ({ Kind, Concerns_me }: LiveChange): boolean => Kind === 'timer' && Concerns_me;

/** Reads again what is shown of what has changed: once for many changes, and nothing that nobody looks at. */
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
      // What is stale is read again once no other read is under way, and a screen full of figures takes its time. Whether
      // the clock of the top bar runs must not wait for that; where just this is being read, the rule below does it once more.
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
