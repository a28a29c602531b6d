import type { CompanyDay } from '../../../api/api';
import type { PanelQuery } from '../screens/QueryPanel';

/** The day of the company, as its query hook answers. */
export interface CompanyDayQuery extends PanelQuery {
  readonly data?: CompanyDay;
}
