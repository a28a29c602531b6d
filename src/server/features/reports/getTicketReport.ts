import type { Kysely } from 'kysely';
import { dayIn } from '../../../domain/calendar/day';
import { isOpenTicket } from '../../../domain/tickets/ticketChoices';
import { median, ticketTimes } from '../../../domain/tickets/ticketTimes';
import { workingTime, type WorkingHoursBetween } from '../../../domain/tickets/workingTime';
import { compareTexts } from '../../../domain/sorting/listOrder';
import { isHolidayAt } from '../../../domain/calendar/workingHalf';
import { holidaysWithLocations } from '../../calendar/calendarReadModel';
import type { Schema } from '../../database/schema';
import type { Handler, Schemas } from '../../operations/call';
import { reportSpan } from './reportDays';
import { ticketsRaisedIn, type ReportedTicket } from './ticketReportReadModel';

/**
 * Working time at the handler's location; without a location only the holidays of all locations count.
 * @param earliest since when; every day costs time, so it is that of the oldest ticket, not the one that was asked for
 */
async function workingTimes(
  database: Kysely<Schema>,
  earliest: Date,
  now: Date,
  timeZone: string,
): Promise<(locationId: string | null) => WorkingHoursBetween> {
  const first = dayIn(timeZone, earliest);
  const last = dayIn(timeZone, now);
  const holidays = await holidaysWithLocations(database, first, last);
  const known = new Map<string | null, WorkingHoursBetween>();
  return (locationId) => {
    const applicable = holidays.filter(({ locationIds }) => isHolidayAt(locationIds, locationId));
    const found = known.get(locationId) ?? workingTime(first, last, applicable, timeZone);
    known.set(locationId, found);
    return found;
  };
}

function rowWire(ticket: ReportedTicket, now: Date, hoursBetween: WorkingHoursBetween): Schemas['TicketReportRow'] {
  const times = ticketTimes(
    {
      createdAt: ticket.created_at,
      firstRepliedAt: ticket.first_replied_at,
      resolvedAt: ticket.resolved_at,
      firstResolvedAt: ticket.first_resolved_at ?? ticket.resolved_at,
      responseHours: Number(ticket.response_hours),
    },
    now,
    hoursBetween,
  );
  return {
    _id: ticket.id,
    Ticket_key: ticket.key,
    Title: ticket.title,
    Department_id: ticket.ticket_department_id,
    Department: ticket.department_name,
    Raised_by: ticket.raiser_name,
    Handler: ticket.handler_name,
    Priority: ticket.priority as Schemas['TicketPriority'],
    Type: ticket.ticket_type as Schemas['TicketType'],
    Status: ticket.status as Schemas['TicketStatus'],
    Create_at: ticket.created_at.toISOString(),
    First_reply_at: ticket.first_replied_at?.toISOString() ?? null,
    Resolved_at: ticket.resolved_at?.toISOString() ?? null,
    Reply_hours: times.replyHours,
    Working_hours: times.workingHours,
    Within_response_time: times.withinResponseTime,
    Reopen_count: ticket.reopen_count,
  };
}

const present = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

function departmentWire(
  rows: readonly [Schemas['TicketReportRow'], ...Schemas['TicketReportRow'][]],
): Schemas['TicketDepartmentMedians'] {
  const decided = rows.filter((row) => row.Within_response_time !== 'Waiting');
  return {
    Department_id: rows[0].Department_id,
    Department: rows[0].Department,
    Tickets: rows.length,
    Open: rows.filter((row) => isOpenTicket(row.Status)).length,
    Reply_hours: median(present(rows.map((row) => row.Reply_hours))),
    Resolution_hours: median(rows.filter((row) => row.Resolved_at !== null).map((row) => row.Working_hours)),
    Within_response_percent:
      decided.length === 0
        ? null
        : Math.round((decided.filter((row) => row.Within_response_time === 'Yes').length / decided.length) * 100),
    Reopened: rows.filter((row) => row.Reopen_count > 0).length,
  };
}

/**
 * Tickets raised within a span of days: their time in working hours, and medians per department.
 * @throws Failure 400 when the span ends before it begins
 */
export const getTicketReport: Handler<'getTicketReport'> = async ({ database, query, now, services }) => {
  const span = reportSpan(query, now, services.companyTimeZone);
  const tickets = await ticketsRaisedIn(database, span);
  const earliest = tickets.at(-1)?.created_at ?? now;
  const timesAt = await workingTimes(database, earliest, now, services.companyTimeZone);
  const rows = tickets.map((ticket) => rowWire(ticket, now, timesAt(ticket.handler_location_id)));
  const byDepartment = new Map<string, [Schemas['TicketReportRow'], ...Schemas['TicketReportRow'][]]>();
  for (const row of rows) {
    const others = byDepartment.get(row.Department_id);
    if (others) others.push(row);
    else byDepartment.set(row.Department_id, [row]);
  }
  const departments = [...byDepartment.values()]
    .map(departmentWire)
    .sort((left, right) => compareTexts(left.Department, right.Department));
  return { Rows: rows, Departments: departments };
};
