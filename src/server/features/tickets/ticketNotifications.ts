import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { notify } from '../../notifications/notify';
import type { Caller } from '../../operations/call';
import { handlersOfDepartment, ticketById, type TicketDetail } from './ticketsReadModel';
import { ticketPath } from '../../../domain/tickets/ticketPath';

const ticketLabel = ({ key, title }: TicketDetail): string => `${key} ${title}`;

/** The assignee, otherwise all handlers of the department. */
async function handlerIds(database: Kysely<Schema>, ticket: TicketDetail): Promise<string[]> {
  if (ticket.assignee_id !== null) return [ticket.assignee_id];
  return (await handlersOfDepartment(database, ticket.ticket_department_id)).map(({ id }) => id);
}

type NotifiedTicket = (database: Kysely<Schema>, ticketId: string, caller: Caller, now: Date) => Promise<void>;

async function notifyAll(
  database: Kysely<Schema>,
  ticket: TicketDetail,
  recipientIds: readonly string[],
  text: string,
  caller: Caller,
  now: Date,
): Promise<void> {
  await notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'ticket',
    text,
    path: ticketPath(ticket.id),
    happenedAt: now,
  });
}

export const notifyNewTicket: NotifiedTicket = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await notifyAll(
    database,
    ticket,
    await handlerIds(database, ticket),
    `${caller.fullName} has raised ${ticketLabel(ticket)}`,
    caller,
    now,
  );
};

export const notifyAssignment: NotifiedTicket = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  if (ticket.assignee_id !== null)
    await notifyAll(
      database,
      ticket,
      [ticket.assignee_id],
      `${caller.fullName} assigned ${ticketLabel(ticket)} to you`,
      caller,
      now,
    );
};

export const notifyStatus: NotifiedTicket = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await notifyAll(
    database,
    ticket,
    [ticket.raised_by_id, ...(await handlerIds(database, ticket))],
    `${caller.fullName} set ${ticketLabel(ticket)} to ${ticket.status}`,
    caller,
    now,
  );
};

export const notifyReply: NotifiedTicket = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await notifyAll(
    database,
    ticket,
    [ticket.raised_by_id, ...(await handlerIds(database, ticket))],
    `${caller.fullName} replied to ${ticketLabel(ticket)}`,
    caller,
    now,
  );
};

/** Only for handlers: internal messages are hidden from the employee who raised the ticket. */
export const notifyInternalMessage: NotifiedTicket = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await notifyAll(
    database,
    ticket,
    await handlerIds(database, ticket),
    `${caller.fullName} left an internal note on ${ticketLabel(ticket)}`,
    caller,
    now,
  );
};
