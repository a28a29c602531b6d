import { isOpenTicket, type TicketStatus } from '../../../domain/tickets/ticketChoices';
import { nextTicketStatuses, ticketMessages } from '../../../domain/tickets/ticketRules';
import { isBlank } from '../../../domain/validation/isBlank';
import { failures, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { lockedTicket } from './lockedTicket';
import { notifyStatus } from './ticketNotifications';
import { logTicket, saveTicket } from './ticketsRepository';
import { rolesIn, ticketAnswer } from './ticketWire';

/**
 * Changes the status of a ticket and notifies both sides. One that is open again loses an assignee who has left.
 * @throws Failure 404, 403 when the caller may set no status, 409 when the status is not allowed now or after a competing change, 422 for a reopening without a reason
 */
export const changeTicketStatus: Handler<'changeTicketStatus'> = async (call) => {
  const { body, caller, database, now } = call;
  const stored = await lockedTicket(call);
  const roles = rolesIn(stored, caller);
  if (!roles.isHandler && !roles.isRaiser) throw failures.notPermitted();
  if (!nextTicketStatuses(stored.status as TicketStatus, roles).includes(body.Status))
    throw failures.conflict(`A ticket that is ${stored.status} cannot become ${body.Status}`);
  const comment = isBlank(body.Comment) ? null : (body.Comment ?? '').trim();
  const isReopened = body.Status === 'Reopened';
  if (isReopened && comment === null) mustBeValid([{ field: 'Comment', message: ticketMessages.reopenReason }]);
  const isOpen = isOpenTicket(body.Status);
  const losesAssignee = isOpen && stored.assignee_id !== null && stored.assignee_status !== 'Active';
  await saveTicket(
    database,
    body.id,
    {
      status: body.Status,
      resolved_at: isOpen ? null : (stored.resolved_at ?? now),
      reopen_count: stored.reopen_count + (isReopened ? 1 : 0),
      ...(losesAssignee && { assignee_id: null }),
    },
    now,
  );
  await logTicket(database, body.id, caller.employeeId, now, [
    { action: 'Status', previous: stored.status, current: body.Status, comment },
    ...(losesAssignee ? [{ action: 'Assignee', previous: stored.assignee_name, current: null }] : []),
  ]);
  await notifyStatus(database, { ...stored, status: body.Status }, caller, now);
  return lastRead(() => ticketAnswer(database, body.id, call));
};
