import type { Month } from '../calendar/month';

/** The page of an employee, for those who may see employees. */
export const employeePath = (id: string): string => `/employeeDetail/${encodeURIComponent(id)}`;

/** Address of the attendance of an employee in a month. */
export const employeeMonthPath = (id: string, month: Month): string =>
  `${employeePath(id)}?tab=attendance&month=${month}`;
