import { dayIn } from '../../../../domain/calendar/day';
import { firstRecentDay } from '../../../../domain/leave/leaveCounts';
import { leaveDaysWithin } from '../../../../domain/leave/leavePeriod';
import type { Call, Handler, Schemas } from '../../../operations/call';
import { grantedPeriodsBetween } from '../leaveCountsReadModel';
import { leaveFilter } from './leaveFilterReadModel';
import { leaveOrder } from './leaveOrder';
import type { LeaveRow } from '../leaveReadModel';
import { mustHaveScope } from '../leaveScope';
import { findClashes, countLeaves, countLeavesBy, leaveWindow } from './leaveWindowReadModel';
import { leaveWire, toPeriod, personWire } from '../leaveWire';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/** For approvers: absent colleagues on the same days, and the employee's recent leaves. */
async function withTeamView(
  { caller, database, now, services }: Call<'listLeaveWindow'>,
  rows: readonly LeaveRow[],
): Promise<Schemas['Leave'][]> {
  const today = dayIn(services.companyTimeZone, now);
  const clashes = new Map<string, Schemas['LeaveEmployee'][]>(rows.map((row) => [row.id, []]));
  for (const clash of await findClashes(
    database,
    rows.map((row) => row.id),
  ))
    clashes.get(clash.leave_id)?.push(personWire(clash));
  const recent = new Map(rows.map((row) => [row.employee_id, 0]));
  for (const leave of await grantedPeriodsBetween(database, [...recent.keys()], firstRecentDay(today), today)) {
    recent.set(
      leave.employee_id,
      (recent.get(leave.employee_id) ?? 0) + leaveDaysWithin(toPeriod(leave), firstRecentDay(today), today),
    );
  }
  return rows.map((row) => ({
    ...leaveWire(row, caller),
    Clashes: clashes.get(row.id) ?? [],
    LeavesinLast30Days: recent.get(row.employee_id) ?? 0,
  }));
}

/**
 * A window of a filtered and sorted list of leaves, with the length of the whole list.
 * @throws Failure 403 for a scope that the caller may not use, 400 for an unknown sort key or choice
 */
export const listLeaveWindow: Handler<'listLeaveWindow'> = async (call) => {
  const { caller, database, query } = call;
  mustHaveScope(caller, query.scope);
  const condition = leaveFilter(caller, query);
  const order = leaveOrder(query.sort);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const rows = await leaveWindow(database, condition, order, { offset, limit });
  const isTeamView = query.scope === 'team' || query.scope === 'all';
  const isWholeList = offset === 0 && rows.length < limit;
  return {
    Rows: isTeamView ? await withTeamView(call, rows) : rows.map((row) => leaveWire(row, caller)),
    Total: isWholeList ? rows.length : await countLeaves(database, condition),
    ...(query.Count_by !== undefined && { Counts: await countLeavesBy(database, condition, query.Count_by) }),
  };
};
