import type { InferResult } from 'kysely';
import { dayIn, type Day } from '../../../../domain/calendar/day';
import { firstRecentDay } from '../../../../domain/leave/leaveCounts';
import { leaveDaysWithin } from '../../../../domain/leave/leavePeriod';
import { sendTogether } from '../../../database/sendTogether';
import type { Handler, Schemas } from '../../../operations/call';
import type { Caller } from '../../../operations/caller';
import { grantedPeriods } from '../../../leave-days/grantedPeriodsReadModel';
import { toPeriod } from '../../../leave-days/leavePeriodColumns';
import { leaveFilter } from './leaveFilterReadModel';
import { leaveOrder } from './leaveOrder';
import type { LeaveRow } from '../leaveReadModel';
import { mustHaveScope } from '../leaveScope';
import { findClashes, countLeaves, countLeavesBy, leaveWindow } from './leaveWindowReadModel';
import { leaveWire, personWire } from '../leaveWire';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/** For approvers: absent colleagues on the same days, and the employee's recent leaves. */
function withTeamView(
  { caller, today }: { readonly caller: Caller; readonly today: Day },
  rows: readonly LeaveRow[],
  found: {
    readonly clashes: InferResult<ReturnType<typeof findClashes>>;
    readonly granted: InferResult<ReturnType<typeof grantedPeriods>>;
  },
): Schemas['Leave'][] {
  const clashes = new Map<string, Schemas['LeaveEmployee'][]>(rows.map((row) => [row.id, []]));
  for (const clash of found.clashes) clashes.get(clash.leave_id)?.push(personWire(clash));
  const recent = new Map(rows.map((row) => [row.employee_id, 0]));
  for (const leave of found.granted) {
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
export const listLeaveWindow: Handler<'listLeaveWindow'> = async ({ caller, database, query, now, services }) => {
  mustHaveScope(caller, query.scope);
  const condition = leaveFilter(caller, query);
  const order = leaveOrder(query.sort);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const timeZone = services.companyTimeZone;
  const [rows, counts] = await sendTogether(database, [
    leaveWindow(database, condition, order, { offset, limit, timeZone }),
    query.Count_by === undefined ? undefined : countLeavesBy(database, condition, query.Count_by),
  ]);
  const isTeamView = (query.scope === 'team' || query.scope === 'all') && rows.length > 0;
  const isWholeList = offset === 0 && rows.length < limit;
  const today = dayIn(timeZone, now);
  const employeeIds = [...new Set(rows.map(({ employee_id }) => employee_id))];
  const [clashes, granted, totals] = await sendTogether(database, [
    isTeamView ? findClashes(database, rows, timeZone) : undefined,
    isTeamView
      ? grantedPeriods(database, { employees: employeeIds, first: firstRecentDay(today), last: today, timeZone })
      : undefined,
    isWholeList ? undefined : countLeaves(database, condition),
  ]);
  return {
    Rows: isTeamView
      ? withTeamView({ caller, today }, rows, { clashes, granted })
      : rows.map((row) => leaveWire(row, caller)),
    Total: totals[0]?.total ?? rows.length,
    ...(query.Count_by !== undefined && { Counts: counts }),
  };
};
