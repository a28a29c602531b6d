import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { CacheTag } from '../api/tagTypes';
import { nowMilliseconds } from '../browser/clock';
import type { Listen } from '../session/listen';
import { changed, gapFound, type LiveChange } from '../session/liveSlice';
import { allTags, changedTags } from './changedTags';

/** Changes that come together are one. */
const gatherMilliseconds = 80;
/** While one change follows another, what is shown is read again no more often than that. */
const restMilliseconds = 700;

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
      if (isGathering) return;
      isGathering = true;
      await store.delay(Math.max(gatherMilliseconds, restUntil - nowMilliseconds()));
      const stale: readonly CacheTag[] = isAllStale ? allTags : changedTags(waiting);
      waiting = [];
      isAllStale = false;
      isGathering = false;
      restUntil = nowMilliseconds() + restMilliseconds;
      if (stale.length > 0) store.dispatch(api.util.invalidateTags([...stale]));
    },
  });
}
