import { isWeekOff } from '../calendar/isWeekOff';
import { addDays, type Day } from '../calendar/day';
import { addMonths, daysOfMonth, toMonth, type Month } from '../calendar/month';

/** CONST-025: on how many weekdays at the beginning of a month the KRA links show. */
const kraWindowWeekdays = 5;

/** How many weekdays (Monday to Friday) of its month have begun by the end of a day. */
function weekdaysSoFar(today: Day): number {
  let weekdays = 0;
  for (let day = daysOfMonth(toMonth(today)).first; day <= today; day = addDays(day, 1))
    if (!isWeekOff(day)) weekdays += 1;
  return weekdays;
}

/** True while the day is one of the first five weekdays (Monday to Friday) of its month; never on a weekend. */
export const isInKraWindow = (today: Day): boolean => !isWeekOff(today) && weekdaysSoFar(today) <= kraWindowWeekdays;

/** The month of which there can be ratings: from its first weekday on the current one, on a weekend before it the one before. */
export function ratableMonth(today: Day): Month {
  const month = toMonth(today);
  return weekdaysSoFar(today) === 0 ? addMonths(month, -1) : month;
}
