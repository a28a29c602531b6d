import { leaveQuarters, quarterDays } from '../../../../domain/leave/leaveQuarters';
import type { Handler } from '../../../operations/call';
import { leaveFilter } from './leaveFilterReadModel';
import { leaveTotalsByQuarter } from './leaveQuartersReadModel';
import { mustHaveScope } from '../leaveScope';

/**
 * Totals per quarter of a year, by the filters of the list next to them.
 * @throws Failure 403 for a scope that the caller may not use, 400 for an unknown choice
 */
export const listLeaveQuarters: Handler<'listLeaveQuarters'> = async ({ caller, database, query }) => {
  mustHaveScope(caller, query.scope);
  const { Year: year, ...filter } = query;
  const span = { Start_from: quarterDays(year, 'Quarter-1').first, Start_to: quarterDays(year, 'Quarter-4').last };
  const totals = await leaveTotalsByQuarter(database, leaveFilter(caller, { ...filter, ...span }));
  return leaveQuarters.map((quarter, index) => {
    const found = totals.find((total) => total.quarter === index + 1);
    const { leaves = 0, pending = 0, casual_days: casual = 0, sick_days: sick = 0 } = found ?? {};
    return {
      Quarter: quarter,
      Leaves: leaves,
      Pending: pending,
      Granted_days: casual + sick,
      Casual_days: casual,
      Sick_days: sick,
    };
  });
};
