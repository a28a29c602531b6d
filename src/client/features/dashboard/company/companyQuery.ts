import type { CompanyDay } from '../../../api/api';
import type { PanelQuery } from '../screens/QueryPanel';

export interface CompanyDayQuery extends PanelQuery {
  readonly data?: CompanyDay;
}
