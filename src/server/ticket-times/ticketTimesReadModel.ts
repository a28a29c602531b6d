import { sql, type Kysely } from 'kysely';
import { dayIn, type Day } from '../../domain/calendar/day';
import { isHolidayAt } from '../../domain/calendar/workingHalf';
import { isOpenTicket, ticketStatuses } from '../../domain/tickets/ticketChoices';
import { ticketTimes, type TicketTimes } from '../../domain/tickets/ticketTimes';
import { workingHoursEnd, workingTime, type WorkingHours } from '../../domain/tickets/workingTime';
import { holidaysWithLocations, type LocatedHoliday } from '../calendar/calendarReadModel';
import type { Schema } from '../database/schema';

const resolvedStatuses = ticketStatuses.filter((status) => !isOpenTicket(status));

/** Reopening clears `resolved_at`; the log keeps when a ticket was resolved before. For a query of `tickets`. */
export const firstResolvedAt = sql<Date | null>`(
  select min(entry.created_at) from ticket_log_entries entry
  where entry.ticket_id = tickets.id and entry.action = 'Status'
    and entry.current_value in (${sql.join(resolvedStatuses)})
)`;

/** What the times of a ticket depend on. */
export interface TimedTicket {
  readonly created_at: Date;
  readonly first_replied_at: Date | null;
  readonly resolved_at: Date | null;
  readonly first_resolved_at: Date | null;
  readonly response_hours: string | number;
  readonly handler_location_id: string | null;
}

/**
 * The holidays that `timesOfTickets` needs: of all tickets, or of those that were raised since a day; also those ahead, in
 * which no time for a reply passes.
 */
export const holidaysOfTickets = (database: Kysely<Schema>, since: Day = '-infinity'): Promise<LocatedHoliday[]> =>
  holidaysWithLocations(database, since).execute();

/**
 * The times of these tickets, in working hours at the handler's location; without a location only the holidays of all
 * locations count.
 */
export function timesOfTickets<Ticket extends TimedTicket>(
  tickets: readonly Ticket[],
  holidays: readonly LocatedHoliday[],
  now: Date,
  timeZone: string,
): (ticket: Ticket) => TicketTimes {
  // Every day costs time, so it begins with the oldest ticket.
  const earliest = tickets.reduce((oldest, { created_at }) => (created_at < oldest ? created_at : oldest), now);
  const first = dayIn(timeZone, earliest);
  const last = dayIn(timeZone, now);
  const known = new Map<string | null, WorkingHours>();
  const hoursAt = (locationId: string | null): WorkingHours => {
    const found = known.get(locationId);
    if (found !== undefined) return found;
    const applicable = holidays.filter(({ locationIds }) => isHolidayAt(locationIds, locationId));
    const hours = {
      hoursBetween: workingTime(first, last, applicable, timeZone),
      hoursEnd: workingHoursEnd(applicable, timeZone),
    };
    known.set(locationId, hours);
    return hours;
  };
  return (ticket) =>
    ticketTimes(
      {
        createdAt: ticket.created_at,
        firstRepliedAt: ticket.first_replied_at,
        resolvedAt: ticket.resolved_at,
        firstResolvedAt: ticket.first_resolved_at ?? ticket.resolved_at,
        responseHours: Number(ticket.response_hours),
      },
      now,
      hoursAt(ticket.handler_location_id),
    );
}
