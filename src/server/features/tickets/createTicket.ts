import { newTicketProblems, ticketMessages } from '../../../domain/tickets/ticketRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import { checkAttachments } from '../../attachments/attachmentChanges';
import { insertFiles } from '../../attachments/attachmentsRepository';
import { isRecordId } from '../../database/isRecordId';
import { mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { cleanRichText } from '../../richtext/cleanRichText';
import { notifyNewTicket } from './ticketNotifications';
import { handlersOfDepartment } from './ticketsReadModel';
import { changeTicketFiles, insertTicket, logTicket, takeTicketNumber } from './ticketsRepository';
import { ticketAnswer } from './ticketWire';

/**
 * Raises a ticket and notifies the handlers of its department.
 * @throws Failure 422 with what is wrong
 */
export const createTicket: Handler<'createTicket'> = async (call) => {
  const { body, caller, database, now } = call;
  const description = cleanRichText('Description', body.Description);
  const attachments = checkAttachments([], undefined, body.demo_image);
  mustBeValid([...newTicketProblems({ ...body, Description: description }), ...attachments.problems]);
  if (!isRecordId(body.Department_id))
    mustBeValid([{ field: 'Department_id', message: ticketMessages.departmentClosed }]);
  const [number, handlers] = await allInOrder([
    takeTicketNumber(database, body.Department_id),
    handlersOfDepartment(database, body.Department_id),
  ]);
  const values = {
    ...number,
    ticket_department_id: body.Department_id,
    title: body.Title.trim(),
    description,
    ticket_type: body.Type,
    priority: body.Priority,
    raised_by_id: caller.employeeId,
  };
  const id = await insertTicket(database, values, now);
  await changeTicketFiles(database, id, [], await insertFiles(database, attachments.added, caller.employeeId, now));
  await logTicket(database, id, caller.employeeId, now, [{ action: 'Created', current: 'Open' }]);
  await notifyNewTicket(database, { ...values, id }, handlers, caller, now);
  return lastRead(() => ticketAnswer(database, id, call));
};
