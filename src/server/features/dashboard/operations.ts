import type { Handlers } from '../../operations/call';
import { getCompanyDay } from './getCompanyDay';
import { getCompanyTrends } from './getCompanyTrends';
import { getNextHoliday } from './getNextHoliday';
import { getOwnMonth } from './getOwnMonth';
import { getWhatChanged } from './changes/getWhatChanged';
import { listCompanyDays } from './listCompanyDays';
import { listCompanyPeople } from './listCompanyPeople';
import { listOwnDues } from './listOwnDues';
import { listPendingItems } from './listPendingItems';
import { listPortfolio } from './listPortfolio';
import { listTrendPeople } from './listTrendPeople';
import { listWhatChanged } from './changes/listWhatChanged';

export const dashboardOperations = {
  listOwnDues,
  listPortfolio,
  getWhatChanged,
  listWhatChanged,
  getNextHoliday,
  listPendingItems,
  getCompanyDay,
  listCompanyPeople,
  getCompanyTrends,
  listTrendPeople,
  listCompanyDays,
  getOwnMonth,
} satisfies Partial<Handlers>;
