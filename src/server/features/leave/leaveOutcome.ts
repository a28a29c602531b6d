import type { Kysely } from 'kysely';
import type { LeaveDecision } from '../../../domain/leave/leaveChoices';
import { isLeaveApprover } from '../../../domain/leave/leaveDecision';
import { leaveMessages } from '../../../domain/leave/leaveRules';
import { decidedAlreadyText } from '../../../domain/pending/decisionResults';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import { Failure, failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';
import { mustBeAllowedInMonth } from '../../present-months/mustBeAllowedInMonth';
import { leaveById, type LeaveRow } from './leaveReadModel';
import { setLeaveStatus } from './leaveRepository';
import { notifyLeaveCancelled, notifyLeavesDecided } from './leaveNotifications';
import { leaveWire } from './leaveWire';

const alreadyDecided = (leave: LeaveRow, caller: Caller): Failure =>
  new Failure(409, decidedAlreadyText('leave', leave.status, leave.actor_name), {
    code: 'already_decided',
    current: leaveWire(leave, caller),
  });

interface Outcome<Status> {
  status: Status;
  comment: string | null;
  caller: Caller;
  now: Date;
}

/**
 * To be called for a locked and visible leave (D-14, D-15).
 * @throws Failure 403 for an own leave, without permission or in a closed month, 409 when it is not pending
 */
export function mustBeDecidable(leave: LeaveRow, caller: Caller): void {
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
  mustBeAllowedInMonth(leave.closed_month, caller, { field: 'Status', records: 'leaves' });
}

/** Decides leaves that can be decided. */
export async function settleLeaves(
  database: Kysely<Schema>,
  leaves: readonly LeaveRow[],
  { status, comment, caller, now }: Outcome<LeaveDecision>,
): Promise<void> {
  const ids = leaves.map(({ id }) => id);
  await setLeaveStatus(database, ids, { action: status, comment, authorId: caller.employeeId, at: now });
  await notifyLeavesDecided(
    database,
    leaves.map((leave) => ({ ...leave, status, status_comment: comment })),
    caller,
    now,
  );
}

/**
 * Cancels a locked leave of the caller in any status (STATE-009, E-20).
 * @throws Failure 403 for another employee's leave or in a closed month, 409 when it is cancelled already
 */
export async function cancelLeave(
  database: Kysely<Schema>,
  id: string,
  { comment, caller, now, timeZone }: Omit<Outcome<'Cancelled'>, 'status'> & { readonly timeZone: string },
): Promise<LeaveRow> {
  const leave = await leaveById(database, id, timeZone);
  if (leave.employee_id !== caller.employeeId) throw new Failure(403, 'A leave is cancelled by the employee');
  if (leave.status === 'Cancelled') throw alreadyDecided(leave, caller);
  mustBeAllowedInMonth(leave.closed_month, caller, { field: 'Status', records: 'own leaves' });
  await setLeaveStatus(database, [id], { action: 'Cancelled', comment, authorId: caller.employeeId, at: now });
  const [cancelled] = await allInOrder([
    leaveById(database, id, timeZone),
    notifyLeaveCancelled(database, leave, caller, now),
  ]);
  return cancelled;
}
