import type { CompanyDay } from '../../../api/api';
import type { PanelQuery } from '../screens/QueryPanel';
import { minuteMs } from '../../../../domain/calendar/duration';

/** Attendance changes all day, and no stream announces it to everyone. */
export const watchedCompany = {
  refetchOnMountOrArgChange: 30,
  refetchOnFocus: true,
  pollingInterval: 5 * minuteMs,
  skipPollingIfUnfocused: true,
} as const;

export interface CompanyDayQuery extends PanelQuery {
  readonly data?: CompanyDay;
}
