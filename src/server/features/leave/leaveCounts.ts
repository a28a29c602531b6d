import type { Kysely } from 'kysely';
import { dayIn } from '../../../domain/calendar/day';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { carriedForward, leaveCounters } from '../../../domain/leave/leaveCounts';
import type { Schema } from '../../database/schema';
import { grantedPeriods } from '../../leave-days/grantedPeriodsReadModel';
import { holidaysOfPeople } from '../../leave-days/workingLeaveReadModel';
import type { Schemas } from '../../operations/call';
import { newestPresentRecords } from './leaveCountsReadModel';
import { toPeriod } from '../../leave-days/leavePeriodColumns';

/** The counters of a person: granted leave, and what the newest monthly record carries forward. */
export async function readLeaveCounts(
  database: Kysely<Schema>,
  employeeId: string,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<Schemas['LeaveCounts']> {
  const [granted, records, holidays] = await Promise.all([
    grantedPeriods(database, { employees: [employeeId], timeZone }).execute(),
    newestPresentRecords(database, employeeId),
    // All of them, not those around the leaves: that would be a wait for the database of its own.
    holidaysOfPeople(database, [employeeId]),
  ]);
  const today = dayIn(timeZone, now);
  const periods = granted.map(toPeriod);
  const { last30Days, currentMonth, total } = leaveCounters(periods, holidays.get(employeeId) ?? [], today);
  const carried = carriedForward(
    records.map(({ month, carry_forward_days }) => ({ month, carryForwardDays: carry_forward_days })),
  );
  return {
    LeavesinLast30Days: last30Days.calendar,
    LeavesInCurrentMonth: currentMonth.calendar,
    LeaveTotalDays: total.calendar,
    Working_days_last_30_days: last30Days.working,
    Working_days_current_month: currentMonth.working,
    Working_days_total: total.working,
    Carry_forward: carried.days,
    Carry_forward_month: carried.month,
    Leaves: [...groupedBy(granted, ({ id }) => id)].map(([id, parts]) => {
      const shares = leaveCounters(parts.map(toPeriod), [], today);
      return {
        _id: id,
        LeavesinLast30Days: shares.last30Days.calendar,
        LeavesInCurrentMonth: shares.currentMonth.calendar,
        LeaveTotalDays: shares.total.calendar,
      };
    }),
  };
}
