import { dayIn } from '../../../domain/calendar/day';
import { setTodayProblems, shiftToDay } from '../../../domain/calendar/clockReading';
import { storeShift } from '../../clock/clockRepository';
import { Failure, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';

/**
 * Sets what day it is, for everybody; without a day the clock goes right again.
 * @throws Failure 409 when this is not the demonstration company, 422 for a day that it cannot be
 */
export const setToday: Handler<'setToday'> = async ({ body, database, services, live, afterCommit }) => {
  const { clock, companyTimeZone } = services;
  if (!clock.isSettable) throw new Failure(409, 'Only the demonstration company can be on another day');
  const wanted = body.Today === '' ? undefined : body.Today;
  mustBeValid(setTodayProblems(wanted));
  const unshifted = clock.unshiftedNow();
  const shiftMs = wanted === undefined ? 0 : shiftToDay(wanted, unshifted.getTime(), companyTimeZone);
  await storeShift(database, shiftMs);
  afterCommit(async () => {
    clock.moveBy(shiftMs);
    live.tellClock();
  });
  return { Today: dayIn(companyTimeZone, new Date(unshifted.getTime() + shiftMs)), Is_set: shiftMs !== 0 };
};
