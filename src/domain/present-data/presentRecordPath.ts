import type { Month } from '../calendar/month';
import { firstDayOfMonth } from '../calendar/month';

/** Address at which HR sees and corrects the record of an employee. */
export const presentRecordPath = (month: Month, id: string): string =>
  `/employeePresentReport?from=${firstDayOfMonth(month)}&edit=${encodeURIComponent(id)}`;
