import { addMonths, type Month } from '../calendar/month';

/** The month that a rating is about: ratings are given in the first days of the following month. */
export const ratedMonth = (month: Month): Month => addMonths(month, -1);
