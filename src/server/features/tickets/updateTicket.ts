import type { TicketStatus } from '../../../domain/tickets/ticketChoices';
import { mayEditTicket, ticketProblems } from '../../../domain/tickets/ticketRules';
import { planAttachments, plannedNames } from '../../attachments/attachmentPlan';
import { rememberFiles } from '../../attachments/attachmentsRepository';
import { failures, mustBeValid } from '../../errors/failure';
import { readableList, readableText } from '../../history/changedFields';
import type { Handler } from '../../operations/call';
import { cleanRichText } from '../../richtext/cleanRichText';
import { heldTicket } from './heldTicket';
import { filesOfTicket } from './ticketsReadModel';
import { changeTicketFiles, logTicket, saveTicket, type TicketLogLine } from './ticketsRepository';
import { rolesIn, ticketAnswer } from './ticketWire';

/**
 * Changes what a ticket says. Every changed field gets one entry in the logs; a save that changes nothing writes nothing.
 * @throws Failure 404, 403 when the caller may not change it, 409 with the stored ticket after a competing change, 422
 */
export const updateTicket: Handler<'updateTicket'> = async (call) => {
  const { body, caller, database, now } = call;
  const stored = await heldTicket(call);
  if (!mayEditTicket(stored.status as TicketStatus, rolesIn(stored, caller))) throw failures.notPermitted();
  const description = cleanRichText('Description', body.Description);
  const storedFiles = (await filesOfTicket(database, caller, body.id)).filter((file) => file.message_id === null);
  // Without `olddocument` the files stay as they are.
  const attachments = planAttachments(
    storedFiles,
    body.olddocument ?? storedFiles.map((file) => file.id),
    body.demo_image,
  );
  mustBeValid([...ticketProblems({ ...body, Description: description }), ...attachments.problems]);

  const title = body.Title.trim();
  const differing: readonly (TicketLogLine & { isChanged: boolean })[] = [
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
      current: readableList(plannedNames(attachments)),
      isChanged: attachments.droppedIds.length + attachments.added.length > 0,
    },
  ];
  const changes = differing.filter((line) => line.isChanged);
  if (changes.length > 0) {
    await saveTicket(database, body.id, { title, description, ticket_type: body.Type, priority: body.Priority }, now);
    await changeTicketFiles(
      database,
      body.id,
      attachments.droppedIds,
      await rememberFiles(database, attachments.added, caller.employeeId, now),
    );
    await logTicket(database, body.id, caller.employeeId, now, changes);
  }
  return ticketAnswer(database, body.id, call);
};
