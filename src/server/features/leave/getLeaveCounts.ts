import { dayIn } from '../../../domain/calendar/day';
import { carriedForward, leaveCounters } from '../../../domain/leave/leaveCounts';
import type { Handler } from '../../operations/call';
import { grantedPeriodsOf, newestPresentRecords } from './leaveCountsReadModel';
import { periodOf } from './leaveWire';

/** CALL-039: the counters of the leave page; granted leaves only, in days with halves. */
export const getLeaveCounts: Handler<'getLeaveCounts'> = async ({ caller, database, now, services }) => {
  const granted = await grantedPeriodsOf(database, caller.employeeId);
  const { last30Days, currentMonth, total } = leaveCounters(
    granted.map(periodOf),
    dayIn(services.companyTimeZone, now),
  );
  const records = await newestPresentRecords(database, caller.employeeId);
  const carried = carriedForward(
    records.map(({ month, carry_forward_days }) => ({ month, carryForwardDays: carry_forward_days })),
  );
  return {
    LeavesinLast30Days: last30Days,
    LeavesInCurrentMonth: currentMonth,
    LeaveTotalDays: total,
    Carry_forward: carried.days,
    Carry_forward_month: carried.month,
  };
};
