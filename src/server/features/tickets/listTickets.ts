import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { calendarOfTickets, timesOfTickets } from '../../ticket-times/ticketTimesReadModel';
import { ticketFilter, ticketOrder } from './ticketFilterReadModel';
import { mustHaveTicketScope } from './ticketScopeReadModel';
import { countTickets, countTicketsBy, ticketWindow } from './ticketsReadModel';
import { ticketRowWire } from './ticketWire';

/**
 * A window of a filtered and sorted list of tickets, with the length of the whole list.
 * @throws Failure 403 for a scope that the caller may not use, 400 for an unknown sort key or choice
 */
export const listTickets: Handler<'listTickets'> = async ({ caller, database, query, now, services }) => {
  await mustHaveTicketScope(database, caller, query.scope);
  const condition = ticketFilter(caller, query);
  const { offset = 0, limit = 100 } = query;
  const [rows, calendar] = await allInOrder([
    ticketWindow(database, caller, condition, ticketOrder(query.sort), { offset, limit }),
    calendarOfTickets(database),
  ]);
  const getTimes = timesOfTickets(rows, calendar, now, services.companyTimeZone);
  const isWholeList = offset === 0 && rows.length < limit;
  return {
    Rows: rows.map((row) => ticketRowWire(row, getTimes(row))),
    Total: isWholeList ? rows.length : await countTickets(database, condition),
    ...(query.Count_by !== undefined && { Counts: await countTicketsBy(database, condition, query.Count_by) }),
  };
};
