import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { clockMarks, onServerClock } from '../browser/clock';
import { onTick } from '../browser/ticks';
import { clockRead, ticked, type WithClock } from '../session/clockSlice';
import { allTags } from '../api/changeTable';

interface Store {
  readonly dispatch: ThunkDispatch<WithClock, unknown, UnknownAction>;
}

/**
 * Brings the ticks of the company's clock into the store. After the clock was set, everything on the page is read
 * again: nearly all of it depends on today.
 * @returns unsubscribes
 */
export function followClock({ dispatch }: Store): () => void {
  const reportTime = (): void => {
    const { isSet, isSettable } = clockMarks();
    dispatch(clockRead({ isSet, isSettable }));
  };
  reportTime();
  const endTicks = onTick((tick) => void dispatch(ticked(tick)));
  const endClock = onServerClock((hasMoved) => {
    reportTime();
    if (hasMoved) dispatch(api.util.invalidateTags([...allTags]));
  });
  return () => {
    endTicks();
    endClock();
  };
}
