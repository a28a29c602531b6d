import type { Handler } from '../../operations/call';
import { mustSeeTicket } from '../../visibility/visibleTickets';
import { ticketAnswer } from './ticketWire';

/**
 * One ticket with its thread and its logs.
 * @throws Failure 404 when the caller may not see it
 */
export const getTicket: Handler<'getTicket'> = async (call) => {
  await mustSeeTicket(call.database, call.caller, call.query.id);
  return ticketAnswer(call.database, call.query.id, call);
};
