import { isWeekOff } from '../calendar/weekday';
import { addDays, type Day } from '../calendar/day';
import { addMonths, daysOfMonth, toMonth, type Month } from '../calendar/month';

/** CONST-025: number of weekdays at the beginning of a month on which the KRA links are shown. */
const kraWindowWeekdays = 5;

/** The number of weekdays (Monday to Friday) from the first of the month to the day, included. */
function weekdaysSoFar(today: Day): number {
  let weekdays = 0;
  for (let day = daysOfMonth(toMonth(today)).first; day <= today; day = addDays(day, 1))
    if (!isWeekOff(day)) weekdays += 1;
  return weekdays;
}

/** True while the day is one of the first five weekdays (Monday to Friday) of its month; never on a weekend. */
export const isInKraWindow = (today: Day): boolean => !isWeekOff(today) && weekdaysSoFar(today) <= kraWindowWeekdays;

/** The newest month with ratings: the current month from its first weekday on, before that the previous month. */
export function ratableMonth(today: Day): Month {
  const month = toMonth(today);
  return weekdaysSoFar(today) === 0 ? addMonths(month, -1) : month;
}
