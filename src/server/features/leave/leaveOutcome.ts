import type { Kysely } from 'kysely';
import type { LeaveDecision } from '../../../domain/leave/leaveChoices';
import { closedMonthMessage, isLeaveApprover, mayChangeInMonth } from '../../../domain/leave/leaveDecision';
import { leaveMessages } from '../../../domain/leave/leaveRules';
import { decidedAlreadyText } from '../../../domain/pending/decisionResults';
import type { Schema } from '../../database/schema';
import { Failure, failures } from '../../errors/failure';
import type { Caller } from '../../operations/call';
import { lockMonths } from '../../present-months/closingsReadModel';
import { leaveById, type LeaveRow } from './leaveReadModel';
import { setLeaveStatus } from './leaveRepository';
import { notifyLeaveCancelled, notifyLeaveDecided } from './leaveNotifications';
import { leaveWire } from './leaveWire';

const settled = (leave: LeaveRow, caller: Caller): Failure =>
  new Failure(409, decidedAlreadyText('leave', leave.status, leave.actor_name), {
    code: 'already_decided',
    current: leaveWire(leave, caller),
  });

/** The leave as it stands while its months can be neither closed nor opened. */
async function lockedLeave(database: Kysely<Schema>, id: string): Promise<LeaveRow> {
  const { starts_on: first, ends_on: last } = await leaveById(database, id);
  await lockMonths(database, first, last);
  return leaveById(database, id);
}

/** @throws Failure 403 for days in a closed month, unless it is HR who asks */
export function mustChangeInMonth(closedMonth: string | null, caller: Caller, field: string): void {
  if (closedMonth === null || mayChangeInMonth({ closedMonth }, caller)) return;
  const message = closedMonthMessage(closedMonth);
  throw new Failure(403, message, { code: 'month_closed', errors: [{ field, message }] });
}

interface Outcome<Status> {
  status: Status;
  comment: string | null;
  caller: Caller;
  now: Date;
}

/**
 * Decides a leave that is held and visible (D-14, D-15).
 * @throws Failure 403 for one's own, without the right to it or in a closed month, 409 when it does not wait any more
 */
export async function decideLeave(
  database: Kysely<Schema>,
  id: string,
  { status, comment, caller, now }: Outcome<LeaveDecision>,
): Promise<LeaveRow> {
  const leave = await lockedLeave(database, id);
  if (leave.employee_id === caller.employeeId)
    throw new Failure(403, leaveMessages.ownDecision, { code: 'own_request' });
  if (
    !isLeaveApprover(
      { status: leave.status, employeeId: leave.employee_id, teamLeaderId: leave.team_leader_id },
      caller,
    )
  )
    throw failures.notPermitted();
  if (leave.status !== 'Pending') throw settled(leave, caller);
  mustChangeInMonth(leave.closed_month, caller, 'Status');
  await setLeaveStatus(database, { leaveId: id, action: status, comment, authorId: caller.employeeId, at: now });
  const decided = await leaveById(database, id);
  await notifyLeaveDecided(database, decided, caller, now);
  return decided;
}

/**
 * Cancels one's own leave, whatever became of it (STATE-009, E-20).
 * @throws Failure 403 for somebody else's or in a closed month, 409 when it is cancelled already
 */
export async function cancelLeave(
  database: Kysely<Schema>,
  id: string,
  { comment, caller, now }: Omit<Outcome<'Cancelled'>, 'status'>,
): Promise<LeaveRow> {
  const leave = await lockedLeave(database, id);
  if (leave.employee_id !== caller.employeeId) throw new Failure(403, 'A leave is cancelled by the employee');
  if (leave.status === 'Cancelled') throw settled(leave, caller);
  mustChangeInMonth(leave.closed_month, caller, 'Status');
  await setLeaveStatus(database, { leaveId: id, action: 'Cancelled', comment, authorId: caller.employeeId, at: now });
  const cancelled = await leaveById(database, id);
  await notifyLeaveCancelled(database, cancelled, caller, now);
  return cancelled;
}
