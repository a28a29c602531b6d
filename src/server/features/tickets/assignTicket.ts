import type { TicketStatus } from '../../../domain/tickets/ticketChoices';
import { mayEditTicket, ticketMessages } from '../../../domain/tickets/ticketRules';
import { failures, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { lockedTicket } from './lockedTicket';
import { notifyAssignment } from './ticketNotifications';
import { handlersOfDepartment } from './ticketsReadModel';
import { logTicket, saveTicket } from './ticketsRepository';
import { rolesIn, ticketAnswer } from './ticketWire';

/**
 * Assigns a ticket to a handler of its department, or removes the assignee.
 * @throws Failure 404, 403 for callers who are not handlers and for closed tickets, 409 after a competing change, 422 for other employees
 */
export const assignTicket: Handler<'assignTicket'> = async (call) => {
  const { body, caller, database, now } = call;
  const stored = await lockedTicket(call);
  const roles = rolesIn(stored, caller);
  if (!roles.isHandler || !mayEditTicket(stored.status as TicketStatus, roles)) throw failures.notPermitted();
  const assigneeId = body.Assigned_id === '' ? null : body.Assigned_id;
  if (assigneeId === stored.assignee_id) return ticketAnswer(database, body.id, call);
  const handler = (await handlersOfDepartment(database, stored.ticket_department_id)).find(
    ({ id }) => id === assigneeId,
  );
  if (assigneeId !== null && handler === undefined)
    mustBeValid([{ field: 'Assigned_id', message: ticketMessages.assignee }]);
  await saveTicket(database, body.id, { assignee_id: assigneeId }, now);
  await logTicket(database, body.id, caller.employeeId, now, [
    { action: 'Assignee', previous: stored.assignee_name, current: handler?.full_name ?? null },
  ]);
  await notifyAssignment(database, { ...stored, assignee_id: assigneeId }, caller, now);
  return lastRead(() => ticketAnswer(database, body.id, call));
};
