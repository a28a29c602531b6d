import { toMonth } from '../../../domain/calendar/month';
import { halvesText } from '../../../domain/leave/leavePeriod';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { leaderRatings, ownRatings, recordedTexts } from '../../ratings/ratingsWire';
import { employeeChanges, employeeLeaves, employeeOvertime, employeeRatings } from './employeeFileReadModel';
import { mustSeeTab } from './mustSeeTab';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** @throws Failure 404, 403 for callers who may not open the tab */
export const listEmployeeLeaves: Handler<'listEmployeeLeaves'> = async (call) => {
  const [, rows] = await allInOrder([
    mustSeeTab(call, call.params.id, 'Leave'),
    employeeLeaves(call.database, call.params.id, call.services.companyTimeZone),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    Leave_type: row.leave_type,
    From: row.starts_on,
    To: row.ends_on,
    Halves: halvesText({ from: row.starts_on, to: row.ends_on, halfFrom: row.half_from, halfTo: row.half_to }),
    Length_days: row.length_days,
    Working_days: row.working_days,
    Reason: row.reason,
    Status: row.status,
    Emergency: row.is_emergency,
    Create_at: row.created_at.toISOString(),
  }));
};

/** @throws Failure 404, 403 for callers who may not open the tab */
export const listEmployeeOvertime: Handler<'listEmployeeOvertime'> = async (call) => {
  const [, rows] = await allInOrder([
    mustSeeTab(call, call.params.id, 'Overtime'),
    employeeOvertime(call.database, call.params.id),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    Day: row.work_date,
    Project_name: row.project_name,
    Description: row.description,
    Claimed_hours: row.claimed_hours,
    Status: row.status,
    Comment: row.status_comment,
  }));
};

/** @throws Failure 404, 403 for callers who may not open the tab */
export const listEmployeeRatings: Handler<'listEmployeeRatings'> = async (call) => {
  const [, rows] = await allInOrder([
    mustSeeTab(call, call.params.id, 'KRA'),
    employeeRatings(call.database, call.caller, call.params.id),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    Month: toMonth(row.month),
    Team_leader: row.leader_name,
    Own_average: row.own_average,
    Leader_average: row.leader_average,
    Rated_at: iso(row.rated_at),
    Employee_rating: ownRatings(row),
    Team_leader_rating: leaderRatings(row),
    Texts: recordedTexts(row),
  }));
};

/** @throws Failure 404 */
export const listEmployeeChanges: Handler<'listEmployeeChanges'> = async (call) => {
  const [, rows] = await allInOrder([
    mustSeeTab(call, call.params.id, 'Details'),
    employeeChanges(call.database, call.params.id),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    Field: row.field,
    Before: row.previous_value,
    After: row.current_value,
    Changed_by: row.actor_name,
    Create_at: row.changed_at.toISOString(),
  }));
};
