import { dayIn } from '../../../domain/calendar/day';
import { setTodayProblems, shiftToDay } from '../../../domain/calendar/chosenToday';
import { storeShift } from '../../clock/clockRepository';
import { Failure, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';

/**
 * Sets the company's day for all users; without a day the clock returns to the machine's time.
 * @throws Failure 409 when this is not the demonstration company, 422 for an impossible day
 */
export const setToday: Handler<'setToday'> = async ({ body, database, services, live, afterCommit }) => {
  const { clock, companyTimeZone } = services;
  if (!clock.isSettable) throw new Failure(409, 'Only the demonstration company can be on another day');
  const day = body.Today === '' ? undefined : body.Today;
  mustBeValid(setTodayProblems(day));
  const unshifted = clock.unshiftedNow();
  const shiftMs = day === undefined ? 0 : shiftToDay(day, unshifted.getTime(), companyTimeZone);
  await storeShift(database, shiftMs);
  afterCommit(async () => {
    clock.shiftBy(shiftMs);
    live.publishClock();
  });
  return { Today: dayIn(companyTimeZone, new Date(unshifted.getTime() + shiftMs)), Is_set: shiftMs !== 0 };
};
