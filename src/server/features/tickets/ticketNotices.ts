import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { notify } from '../../notifications/notify';
import type { Caller } from '../../operations/call';
import { handlersOfDepartment, ticketById, type TicketDetail } from './ticketsReadModel';

const labelOf = ({ key, title }: TicketDetail): string => `${key} ${title}`;

/** Whoever works on it: who is assigned, otherwise all handlers of the department. */
async function workers(database: Kysely<Schema>, ticket: TicketDetail): Promise<string[]> {
  if (ticket.assignee_id !== null) return [ticket.assignee_id];
  return (await handlersOfDepartment(database, ticket.ticket_department_id)).map(({ id }) => id);
}

type Told = (database: Kysely<Schema>, ticketId: string, caller: Caller, now: Date) => Promise<void>;

async function tell(
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
    path: `/tickets?ticket=${ticket.id}`,
    happenedAt: now,
  });
}

/** Tells the handlers of the department that somebody needs them. */
export const tellOfTicket: Told = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await tell(
    database,
    ticket,
    await workers(database, ticket),
    `${caller.fullName} has raised ${labelOf(ticket)}`,
    caller,
    now,
  );
};

/** Tells who is assigned now. */
export const tellOfAssignment: Told = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  if (ticket.assignee_id !== null)
    await tell(
      database,
      ticket,
      [ticket.assignee_id],
      `${caller.fullName} assigned ${labelOf(ticket)} to you`,
      caller,
      now,
    );
};

/** Tells both sides of a new status. */
export const tellOfStatus: Told = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await tell(
    database,
    ticket,
    [ticket.raised_by_id, ...(await workers(database, ticket))],
    `${caller.fullName} set ${labelOf(ticket)} to ${ticket.status}`,
    caller,
    now,
  );
};

/** Tells the other side of an answer. */
export const tellOfReply: Told = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await tell(
    database,
    ticket,
    [ticket.raised_by_id, ...(await workers(database, ticket))],
    `${caller.fullName} replied to ${labelOf(ticket)}`,
    caller,
    now,
  );
};

/** Tells who works on the ticket of a note; who has raised it hears of none, unless he or she handles it. */
export const tellOfNote: Told = async (database, ticketId, caller, now) => {
  const ticket = await ticketById(database, caller, ticketId);
  await tell(
    database,
    ticket,
    await workers(database, ticket),
    `${caller.fullName} left an internal note on ${labelOf(ticket)}`,
    caller,
    now,
  );
};
