import type { Day } from '../calendar/day';
import type { Month } from '../calendar/month';

/** Address of the user's own attendance in a month. */
export const ownAttendancePath = (month: Month): string => `/myattendance?month=${month}`;

/** Address of the user's own attendance with the details of a day. */
export const ownAttendanceDayPath = (day: Day): string => `/myattendance?day=${day}`;

/** Address of the user's attendance requests of a status for days of a month. */
export const ownManualRequestsPath = (month: Month, status: string): string =>
  `/myattendance?${new URLSearchParams({ tab: 'requests', month, status }).toString()}`;

/** Address of an own attendance request, among the others of the employee. */
export const ownManualRequestPath = (id: string): string => `/myattendance?tab=requests&logs=${encodeURIComponent(id)}`;

/** Address of the face logs of a day. */
export const faceAttendancePath = (day: Day): string => `/report/attendance?date=${day}`;
