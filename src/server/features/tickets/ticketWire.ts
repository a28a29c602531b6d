import type { Kysely } from 'kysely';
import type { TicketStatus } from '../../../domain/tickets/ticketChoices';
import type { TicketTimes } from '../../../domain/tickets/ticketTimes';
import { mayEditTicket, nextTicketStatuses, type TicketRoles } from '../../../domain/tickets/ticketRules';
import { attachmentWire, linkToPhoto, type LinkMaker } from '../../attachments/attachmentWire';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import { logEntryWire } from '../../history/entryLogReadModel';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import type { Services } from '../../services';
import { calendarOfTickets, timesOfTickets } from '../../ticket-times/ticketTimesReadModel';
import {
  filesOfTicket,
  handlersOfTicket,
  logOfTicket,
  messagesOfTicket,
  ticketById,
  type TicketListRow,
} from './ticketsReadModel';

export const ticketRowWire = (
  row: TicketListRow,
  { withinResponseTime, responseDueAt }: TicketTimes,
): Schemas['TicketRow'] => ({
  _id: row.id,
  Ticket_key: row.key,
  Title: row.title,
  Department_id: row.ticket_department_id,
  Department: row.department_name,
  Raised_by_id: row.raised_by_id,
  Raised_by: row.raiser_name,
  Assigned_id: row.assignee_id,
  Assigned: row.assignee_name,
  Type: row.ticket_type as Schemas['TicketType'],
  Priority: row.priority as Schemas['TicketPriority'],
  Status: row.status as TicketStatus,
  Create_at: row.created_at.toISOString(),
  Update_at: row.updated_at.toISOString(),
  Last_reply_at: row.last_replied_at?.toISOString() ?? null,
  Within_response_time: withinResponseTime,
  Response_due_at: responseDueAt?.toISOString() ?? null,
  Reopen_count: row.reopen_count,
  Version: row.version,
  May_handle: row.is_handler,
});

export const rolesIn = (row: TicketListRow, caller: Caller): TicketRoles => ({
  isRaiser: row.raised_by_id === caller.employeeId,
  isHandler: row.is_handler,
});

type TicketCall = LinkMaker & { caller: Caller; now: Date; services: Pick<Services, 'companyTimeZone'> };

/** One ticket as it is stored now, with the messages that the caller may read and the caller's rights. */
export async function ticketAnswer(database: Kysely<Schema>, id: string, call: TicketCall): Promise<Schemas['Ticket']> {
  const { caller } = call;
  const [row, files, messages, logs, departmentHandlers, calendar] = await allInOrder([
    ticketById(database, caller, id),
    filesOfTicket(database, caller, id),
    messagesOfTicket(database, caller, id),
    logOfTicket(database, id),
    handlersOfTicket(database, id),
    calendarOfTickets(database),
  ]);
  const getTimes = timesOfTickets([row], calendar, call.now, call.services.companyTimeZone);
  const roles = rolesIn(row, caller);
  const handlers = roles.isHandler ? departmentHandlers : [];
  const messageFiles = (messageId: string | null): Schemas['StoredFile'][] =>
    files.filter((file) => file.message_id === messageId).map((file) => attachmentWire(file, call));
  const status = row.status as TicketStatus;
  return {
    ...ticketRowWire(row, getTimes(row)),
    Description: row.description,
    Files: messageFiles(null),
    Messages: messages.map((message) => ({
      _id: message.id,
      Author_id: message.author_id,
      Author: message.author_name,
      Profile_pic: linkToPhoto(message, call),
      Message: message.body,
      Internal: message.is_internal,
      Create_at: message.created_at.toISOString(),
      Files: messageFiles(message.id),
    })),
    Logs: logs.map((entry) => ({
      ...logEntryWire(entry),
      Privious_Value: entry.previous_value,
      Current_Value: entry.current_value,
    })),
    Next_statuses: nextTicketStatuses(status, roles),
    May_edit: mayEditTicket(status, roles),
    May_reply: mayEditTicket(status, roles),
    Handlers: handlers.map((handler) => ({ _id: handler.id, Name: handler.full_name })),
    Response_hours: Number(row.response_hours),
    First_reply_at: row.first_replied_at?.toISOString() ?? null,
    Resolved_at: row.resolved_at?.toISOString() ?? null,
  };
}
