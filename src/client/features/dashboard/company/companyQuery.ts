import type { CompanyDay } from '../../../api/api';
import type { PanelQuery } from '../screens/QueryPanel';

/** Attendance changes all day, and no stream announces it to everyone. */
export const watchedCompany = {
  refetchOnMountOrArgChange: 30,
  refetchOnFocus: true,
  pollingInterval: 5 * 60_000,
  skipPollingIfUnfocused: true,
} as const;

export interface CompanyDayQuery extends PanelQuery {
  readonly data?: CompanyDay;
}
