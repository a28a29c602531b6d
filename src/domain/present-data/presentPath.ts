import type { Month } from '../calendar/month';
import { filteredPath, type ColumnFilter } from '../lists/filteredPath';

/** Address of the present list of a month. */
export const presentListPath = (month: Month, parameters: Readonly<Record<string, string>>): string =>
  filteredPath('/employeepresentlist', {}, { month, ...parameters });

/** Address of the employees without an answer for a month, or without a record. */
export const unansweredPath = (month: Month, why: string): string => {
  const Why: ColumnFilter = { kind: 'choices', values: [why] };
  return filteredPath('/employeepresentlist', { Why }, { month, tab: 'unanswered' }, 'u.');
};

/** Address that shows the user the own record of a month. */
export const confirmMonthPath = (month: Month): string => `/dashboard?confirm=${month}`;
