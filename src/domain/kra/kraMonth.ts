import { addMonths, type Month } from '../calendar/month';

export { addMonths, daysOfMonth, firstDayOfMonth, monthName, toMonth, type Month } from '../calendar/month';

/** The month that a rating judges: it is given in the first days of a month, about the one before. */
export const judgedMonth = (month: Month): Month => addMonths(month, -1);
