import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { carriedForward, leaveCounters } from '../../../domain/leave/leaveCounts';
import type { Schema } from '../../database/schema';
import { holidaysOfPeople } from '../../leave-days/workingLeaveReadModel';
import type { Schemas } from '../../operations/call';
import { findJoiningDay, grantedPeriods, newestPresentRecords } from './leaveCountsReadModel';
import { toPeriod } from './leaveWire';

/** The counters of a person: granted leave, and what the newest monthly record carries forward. */
export async function readLeaveCounts(
  database: Kysely<Schema>,
  employeeId: string,
  today: Day,
): Promise<Schemas['LeaveCounts']> {
  const [granted, records, person] = await Promise.all([
    grantedPeriods(database, employeeId),
    newestPresentRecords(database, employeeId),
    findJoiningDay(database, employeeId),
  ]);
  const periods = granted.map(toPeriod);
  const first = periods.reduce((earliest, { from }) => (from < earliest ? from : earliest), today);
  const last = periods.reduce((latest, { to }) => (to > latest ? to : latest), today);
  const holidays = (await holidaysOfPeople(database, [employeeId], first, last)).get(employeeId) ?? [];
  const { last30Days, currentMonth, total } = leaveCounters(periods, holidays, today);
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
    Counted_from: person.joined_on,
  };
}
