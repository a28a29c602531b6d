import { sql, type Kysely } from 'kysely';
import { dayIn, type Day } from '../../domain/calendar/day';
import { isHolidayAt } from '../../domain/calendar/workingHalf';
import { isOpenTicket, ticketStatuses } from '../../domain/tickets/ticketChoices';
import { ticketTimes, type TicketTimes } from '../../domain/tickets/ticketTimes';
import { workingHoursEnd, workingTime, type WorkingHours } from '../../domain/tickets/workingTime';
import { holidaysWithLocations, type LocatedHoliday } from '../calendar/calendarReadModel';
import type { FormerWorkplace } from '../../domain/employees/workplaces';
import type { Schema } from '../database/schema';
import { allInOrder } from '../database/transactions/allInOrder';
import { formerWorkplaces, locationsByDay } from '../workplaces/workplacesReadModel';

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
  readonly assignee_id: string | null;
  readonly handler_location_id: string | null;
}

/** Which days are no working days of the handlers of tickets. */
export interface TicketCalendar {
  readonly holidays: readonly LocatedHoliday[];
  /** Rows of `formerWorkplaces`. */
  readonly formerPlaces: readonly (FormerWorkplace & { readonly employee_id: string })[];
}

/**
 * What `timesOfTickets` needs: for all tickets, or for those that were raised since a day; also holidays ahead, in which
 * no time for a reply passes.
 */
export async function calendarOfTickets(database: Kysely<Schema>, since: Day = '-infinity'): Promise<TicketCalendar> {
  const [holidays, formerPlaces] = await allInOrder([
    holidaysWithLocations(database, since).execute(),
    formerWorkplaces(database, { after: since })
      .where(sql<boolean>`exists (select from tickets where tickets.assignee_id = former_workplaces.employee_id)`)
      .execute(),
  ]);
  return { holidays, formerPlaces };
}

/**
 * The times of these tickets, in working hours at the handler's location of each day; without a location only the holidays
 * of all locations count.
 */
export function timesOfTickets<Ticket extends TimedTicket>(
  tickets: readonly Ticket[],
  { holidays, formerPlaces }: TicketCalendar,
  now: Date,
  timeZone: string,
): (ticket: Ticket) => TicketTimes {
  // Every day costs time, so it begins with the oldest ticket.
  const earliest = tickets.reduce((oldest, { created_at }) => (created_at < oldest ? created_at : oldest), now);
  const first = dayIn(timeZone, earliest);
  const last = dayIn(timeZone, now);
  const known = new Map<string | null, WorkingHours>();
  const moved = new Set(formerPlaces.map(({ employee_id }) => employee_id));
  const getLocation = locationsByDay(formerPlaces);
  const getHours = ({ assignee_id: id, handler_location_id: location_id }: TimedTicket): WorkingHours => {
    // The same hours for all at a location, for whom they are found once.
    const key = id !== null && moved.has(id) ? id : location_id;
    const found = known.get(key);
    if (found !== undefined) return found;
    const applicable = holidays.filter(({ day, locationIds }) =>
      isHolidayAt(locationIds, id === null ? location_id : getLocation({ id, location_id }, day)),
    );
    const hours = {
      hoursBetween: workingTime(first, last, applicable, timeZone),
      hoursEnd: workingHoursEnd(applicable, timeZone),
    };
    known.set(key, hours);
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
      getHours(ticket),
    );
}
