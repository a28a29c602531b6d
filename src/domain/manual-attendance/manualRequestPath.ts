import type { Month } from '../calendar/month';

/** Address that shows an attendance request with the face logs of its day. */
export const manualRequestPath = (id: string): string =>
  `/manualAttendanceRequestReport?approve=${encodeURIComponent(id)}`;

/** Address of the attendance requests that wait for a decision. */
export const pendingManualRequestsPath = (month?: Month): string =>
  `/manualAttendanceRequestReport?status=Pending${month === undefined ? '' : `&month=${month}`}`;
