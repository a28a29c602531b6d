import { workDateIn } from '../../../domain/attendance/workDate';
import { trendDays, trendMonths } from '../../../domain/company/companyTrends';
import type { Handler } from '../../operations/call';
import { companyDays } from './companyDays';
import { maySeeMissingPunches } from './companyPeople';
import { headcountByMonth, leaveByMonth, pendingByAge } from './companyTrendsReadModel';
import { companyQueues } from './pendingConditionsReadModel';

/** Trends of the company; a figure is included when the caller may open the rows behind it. */
export const getCompanyTrends: Handler<'getCompanyTrends'> = async ({ caller, database, now, services }) => {
  const timeZone = services.companyTimeZone;
  const today = workDateIn(timeZone, now);
  const queues = companyQueues(caller);
  const [Days, leaves, headcounts, pending] = await Promise.all([
    maySeeMissingPunches(caller) ? companyDays(database, trendDays(today), { now, timeZone }) : [],
    queues.includes('leave') ? leaveByMonth(database, trendMonths(today), timeZone) : [],
    headcountByMonth(database, trendMonths(today), { today, timeZone }),
    pendingByAge(database, queues, now),
  ]);
  return {
    Days,
    Leaves: leaves.map((row) => ({ Month: row.month, Leave_type: row.leave_type, Days: row.days, People: row.people })),
    Headcounts: headcounts.map((row) => ({
      Month: row.month,
      Employed: row.employed,
      Joined: row.joined,
      Left: row.left,
    })),
    Pending: pending.map((row) => ({ Kind: row.kind, Age: row.age, Total: row.total })),
  };
};
