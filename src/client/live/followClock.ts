import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { workDateIn } from '../../domain/attendance/workDate';
import { dayIn } from '../../domain/calendar/day';
import { api } from '../api/api';
import { allTags } from '../api/changeTable';
// oxlint-disable-next-line clock/in-screens -- a listener: what it reads is not shown
import { clockMarks, companyNow, onServerClock } from '../browser/clock';
import { onTick } from '../browser/ticks';
import { clockRead, ticked, type WithClock } from '../session/clockSlice';
import type { WithSession } from '../session/sessionReducer';
import { selectTimeZone } from '../session/sessionSelectors';

interface Store {
  readonly dispatch: ThunkDispatch<WithClock, unknown, UnknownAction>;
  readonly getState: () => WithSession;
}

/**
 * Brings the ticks of the company's clock into the store. After midnight, when the working day of attendance ends,
 * and after the clock was set, everything on the page is read again: nearly all of it depends on today.
 * @returns unsubscribes
 */
export function followClock({ dispatch, getState }: Store): () => void {
  const getToday = (): string => {
    const [timeZone, now] = [selectTimeZone(getState()), companyNow()];
    return `${dayIn(timeZone, now)} ${workDateIn(timeZone, now)}`;
  };
  const readAgain = (): void => void dispatch(api.util.invalidateTags([...allTags]));
  const reportTime = (): void => {
    const { isSet, isSettable } = clockMarks();
    dispatch(clockRead({ isSet, isSettable }));
  };
  reportTime();
  let today = getToday();
  const endTicks = onTick((tick) => {
    dispatch(ticked(tick));
    if (!tick.isMinute || today === getToday()) return;
    today = getToday();
    readAgain();
  });
  const endClock = onServerClock((hasMoved) => {
    reportTime();
    if (hasMoved) readAgain();
  });
  return () => {
    endTicks();
    endClock();
  };
}
