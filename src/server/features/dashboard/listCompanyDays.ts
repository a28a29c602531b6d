import { workDateIn } from '../../../domain/attendance/workDate';
import { pastDaysOfMonth } from '../../../domain/company/companyTrends';
import type { Handler } from '../../operations/call';
import { companyDays } from './companyDays';

/** The attendance of the company on the days of a month: what stands out before the month is closed. */
export const listCompanyDays: Handler<'listCompanyDays'> = ({ database, now, query, services }) => {
  const timeZone = services.companyTimeZone;
  return companyDays(database, pastDaysOfMonth(query.month, workDateIn(timeZone, now)), {
    now,
    timeZone,
  });
};
