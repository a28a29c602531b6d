import type { Handlers } from '../../operations/call';
import { getCompanyDay } from './getCompanyDay';
import { getNextHoliday } from './getNextHoliday';
import { getOwnMonth } from './getOwnMonth';
import { listCompanyPeople } from './listCompanyPeople';
import { listOwnDues } from './listOwnDues';
import { listPendingItems } from './listPendingItems';
import { listPortfolio } from './listPortfolio';

export const dashboardOperations = {
  listOwnDues,
  listPortfolio,
  getNextHoliday,
  listPendingItems,
  getCompanyDay,
  listCompanyPeople,
  getOwnMonth,
} satisfies Partial<Handlers>;
