import type { TicketStatus } from '../../../domain/tickets/ticketChoices';
import { allInOrder } from '../../database/transactions/allInOrder';
import { mayEditTicket, ticketProblems } from '../../../domain/tickets/ticketRules';
import { checkAttachments, attachmentNames } from '../../attachments/attachmentChanges';
import { insertFiles } from '../../attachments/attachmentsRepository';
import { failures, mustBeValid } from '../../errors/failure';
import { readableList, readableText } from '../../history/changedFields';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { cleanRichText } from '../../richtext/cleanRichText';
import { lockedTicket } from './lockedTicket';
import { filesOfTicket } from './ticketsReadModel';
import { changeTicketFiles, logTicket, saveTicket, type TicketLogLine } from './ticketsRepository';
import { rolesIn, ticketAnswer } from './ticketWire';

/**
 * Changes the content of a ticket, with one log entry per changed field; a save without changes writes nothing.
 * @throws Failure 404, 403 when the caller may not change it, 409 with the stored ticket after a competing change, 422
 */
export const updateTicket: Handler<'updateTicket'> = async (call) => {
  const { body, caller, database, now } = call;
  const [stored, files] = await allInOrder([lockedTicket(call), filesOfTicket(database, caller, body.id)]);
  if (!mayEditTicket(stored.status as TicketStatus, rolesIn(stored, caller))) throw failures.notPermitted();
  const description = cleanRichText('Description', body.Description);
  const storedFiles = files.filter((file) => file.message_id === null);
  // Without `olddocument` all files stay.
  const attachments = checkAttachments(
    storedFiles,
    body.olddocument ?? storedFiles.map((file) => file.id),
    body.demo_image,
  );
  mustBeValid([...ticketProblems({ ...body, Description: description }), ...attachments.problems]);

  const title = body.Title.trim();
  const changedColumns: readonly (TicketLogLine & { isChanged: boolean })[] = [
    { action: 'Title', previous: stored.title, current: title, isChanged: title !== stored.title },
    { action: 'Type', previous: stored.ticket_type, current: body.Type, isChanged: body.Type !== stored.ticket_type },
    {
      action: 'Priority',
      previous: stored.priority,
      current: body.Priority,
      isChanged: body.Priority !== stored.priority,
    },
    {
      action: 'Description',
      previous: readableText(stored.description),
      current: readableText(description),
      isChanged: description !== stored.description,
    },
    {
      action: 'Attachments',
      previous: readableList(storedFiles.map((file) => file.name)),
      current: readableList(attachmentNames(attachments)),
      isChanged: attachments.droppedIds.length + attachments.added.length > 0,
    },
  ];
  const changes = changedColumns.filter((line) => line.isChanged);
  if (changes.length > 0) {
    await saveTicket(database, body.id, { title, description, ticket_type: body.Type, priority: body.Priority }, now);
    await changeTicketFiles(
      database,
      body.id,
      attachments.droppedIds,
      await insertFiles(database, attachments.added, caller.employeeId, now),
    );
    await logTicket(database, body.id, caller.employeeId, now, changes);
  }
  return lastRead(() => ticketAnswer(database, body.id, call));
};
