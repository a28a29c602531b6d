import { failures } from '../../errors/failure';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Call } from '../../operations/call';
import { mustSeeTicket } from '../../visibility/visibleTicketsReadModel';
import { ticketById, type TicketDetail } from './ticketsReadModel';
import { lockTicket } from './ticketsRepository';
import { ticketAnswer } from './ticketWire';

/** Calls that change a displayed ticket. */
type ChangingCall = Call<'updateTicket'> | Call<'changeTicketStatus'> | Call<'assignTicket'>;

/**
 * The ticket of a change, locked until the transaction ends.
 * @throws Failure 404 when the caller may not see it, 409 with the stored ticket when a newer version is stored
 */
export async function lockedTicket(call: ChangingCall): Promise<TicketDetail> {
  const { body, caller, database } = call;
  const [, , stored] = await allInOrder([
    mustSeeTicket(database, caller, body.id),
    lockTicket(database, body.id),
    ticketById(database, caller, body.id),
  ]);
  if (stored.version > body.Version) throw failures.competingEdit({ ...(await ticketAnswer(database, body.id, call)) });
  return stored;
}
