import type { TicketStatus } from '../../../domain/tickets/ticketChoices';
import { allInOrder } from '../../database/transactions/allInOrder';
import { mayEditTicket, ticketMessages } from '../../../domain/tickets/ticketRules';
import { hasContent } from '../../../domain/richtext/hasContent';
import { checkAttachments } from '../../attachments/attachmentChanges';
import { insertFiles } from '../../attachments/attachmentsRepository';
import { failures, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { cleanRichText } from '../../richtext/cleanRichText';
import { mustSeeTicket } from '../../visibility/visibleTicketsReadModel';
import { notifyInternalMessage, notifyReply } from './ticketNotifications';
import { ticketById } from './ticketsReadModel';
import { changeTicketFiles, insertTicketMessage, lockTicket } from './ticketsRepository';
import { rolesIn, ticketAnswer } from './ticketWire';

/**
 * Replies to a ticket, or adds an internal message, which only its handlers can see.
 * @throws Failure 404, 403 when the caller may only read it or it is closed, 422 without a text
 */
export const addTicketMessage: Handler<'addTicketMessage'> = async (call) => {
  const { body, caller, database, now } = call;
  const [, , stored] = await allInOrder([
    mustSeeTicket(database, caller, body.id),
    // Of two concurrent first replies, one counts as the first.
    lockTicket(database, body.id),
    ticketById(database, caller, body.id),
  ]);
  const roles = rolesIn(stored, caller);
  const isInternal = body.Internal === 'true';
  if (!mayEditTicket(stored.status as TicketStatus, roles) || (isInternal && !roles.isHandler))
    throw failures.notPermitted();
  const text = cleanRichText('Message', body.Message);
  const attachments = checkAttachments([], undefined, body.demo_image);
  mustBeValid([
    ...(hasContent(text) ? [] : [{ field: 'Message', message: ticketMessages.message }]),
    ...attachments.problems,
  ]);
  const isFirstReply = stored.first_replied_at === null && !roles.isRaiser;
  const messageId = await insertTicketMessage(database, {
    ticketId: body.id,
    authorId: caller.employeeId,
    body: text,
    isInternal,
    isFirstReply,
    now,
  });
  await changeTicketFiles(
    database,
    body.id,
    [],
    await insertFiles(database, attachments.added, caller.employeeId, now),
    messageId,
  );
  const [answer] = await allInOrder([
    ticketAnswer(database, body.id, call),
    (isInternal ? notifyInternalMessage : notifyReply)(database, stored, caller, now),
  ]);
  return answer;
};
