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

const alreadyDecided = (leave: LeaveRow, caller: Caller): Failure =>
  new Failure(409, decidedAlreadyText('leave', leave.status, leave.actor_name), {
    code: 'already_decided',
    current: leaveWire(leave, caller),
  });

/** The leave, after locking its months against closing and reopening. */
async function lockedLeave(database: Kysely<Schema>, id: string): Promise<LeaveRow> {
  const { starts_on: first, ends_on: last } = await leaveById(database, id);
  await lockMonths(database, first, last);
  return leaveById(database, id);
}

/** @throws Failure 403 for days in a closed month; HR may change them */
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
 * Decides a locked and visible leave (D-14, D-15).
 * @throws Failure 403 for an own leave, without permission or in a closed month, 409 when it is not pending
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
  if (leave.status !== 'Pending') throw alreadyDecided(leave, caller);
  mustChangeInMonth(leave.closed_month, caller, 'Status');
  await setLeaveStatus(database, { leaveId: id, action: status, comment, authorId: caller.employeeId, at: now });
  const decided = await leaveById(database, id);
  await notifyLeaveDecided(database, decided, caller, now);
  return decided;
}

/**
 * Cancels a leave of the caller in any status (STATE-009, E-20).
 * @throws Failure 403 for another employee's leave or in a closed month, 409 when it is cancelled already
 */
export async function cancelLeave(
  database: Kysely<Schema>,
  id: string,
  { comment, caller, now }: Omit<Outcome<'Cancelled'>, 'status'>,
): Promise<LeaveRow> {
  const leave = await lockedLeave(database, id);
  if (leave.employee_id !== caller.employeeId) throw new Failure(403, 'A leave is cancelled by the employee');
  if (leave.status === 'Cancelled') throw alreadyDecided(leave, caller);
  mustChangeInMonth(leave.closed_month, caller, 'Status');
  await setLeaveStatus(database, { leaveId: id, action: 'Cancelled', comment, authorId: caller.employeeId, at: now });
  const cancelled = await leaveById(database, id);
  await notifyLeaveCancelled(database, cancelled, caller, now);
  return cancelled;
}
