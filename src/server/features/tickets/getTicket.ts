import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { mustSeeTicket } from '../../visibility/visibleTicketsReadModel';
import { ticketAnswer } from './ticketWire';

/**
 * One ticket with its thread and its logs.
 * @throws Failure 404 when the caller may not see it
 */
export const getTicket: Handler<'getTicket'> = async (call) => {
  const { caller, database, query } = call;
  const [, answer] = await allInOrder([
    mustSeeTicket(database, caller, query.id),
    ticketAnswer(database, query.id, call),
  ]);
  return answer;
};
