import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { notify } from '../../notifications/notify';
import type { Caller } from '../../operations/caller';
import { handlersOfDepartment, type TicketDetail } from './ticketsReadModel';

/** The parts of a ticket that its notifications need, as it is after the change. */
type NotifiedTicket = Pick<
  TicketDetail,
  'id' | 'key' | 'title' | 'status' | 'ticket_department_id' | 'raised_by_id' | 'assignee_id' | 'assignee_status'
>;

const ticketLabel = ({ key, title }: Pick<NotifiedTicket, 'key' | 'title'>): string => `${key} ${title}`;

/** The assignee, otherwise all handlers of the department: a resolved ticket keeps an assignee who has left. */
async function handlerIds(database: Kysely<Schema>, ticket: NotifiedTicket): Promise<string[]> {
  if (ticket.assignee_id !== null && ticket.assignee_status === 'Active') return [ticket.assignee_id];
  return (await handlersOfDepartment(database, ticket.ticket_department_id)).map(({ id }) => id);
}

type Notify = (database: Kysely<Schema>, ticket: NotifiedTicket, caller: Caller, now: Date) => Promise<void>;

async function notifyAll(
  database: Kysely<Schema>,
  ticket: Pick<NotifiedTicket, 'id'>,
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
    path: notificationLinks.ticket.record.ticket(ticket.id),
    happenedAt: now,
  });
}

/** @param handlers those of its department */
export const notifyNewTicket = (
  database: Kysely<Schema>,
  ticket: Pick<NotifiedTicket, 'id' | 'key' | 'title'>,
  handlers: readonly { readonly id: string }[],
  caller: Caller,
  now: Date,
): Promise<void> =>
  notifyAll(
    database,
    ticket,
    handlers.map(({ id }) => id),
    `${caller.fullName} has raised ${ticketLabel(ticket)}`,
    caller,
    now,
  );

export const notifyAssignment: Notify = async (database, ticket, caller, now) => {
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

export const notifyStatus: Notify = async (database, ticket, caller, now) => {
  await notifyAll(
    database,
    ticket,
    [ticket.raised_by_id, ...(await handlerIds(database, ticket))],
    `${caller.fullName} set ${ticketLabel(ticket)} to ${ticket.status}`,
    caller,
    now,
  );
};

export const notifyReply: Notify = async (database, ticket, caller, now) => {
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
export const notifyInternalMessage: Notify = async (database, ticket, caller, now) => {
  await notifyAll(
    database,
    ticket,
    await handlerIds(database, ticket),
    `${caller.fullName} left an internal note on ${ticketLabel(ticket)}`,
    caller,
    now,
  );
};
