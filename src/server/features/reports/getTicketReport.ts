import { dayIn } from '../../../domain/calendar/day';
import { isOpenTicket } from '../../../domain/tickets/ticketChoices';
import { median, type TicketTimes } from '../../../domain/tickets/ticketTimes';
import { compareTexts } from '../../../domain/sorting/listOrder';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler, Schemas } from '../../operations/call';
import { holidaysOfTickets, timesOfTickets } from '../../ticket-times/ticketTimesReadModel';
import { reportSpan } from './reportDays';
import { ticketsRaisedIn, type ReportedTicket } from './ticketReportReadModel';

function rowWire(ticket: ReportedTicket, times: TicketTimes): Schemas['TicketReportRow'] {
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
  const [tickets, holidays] = await allInOrder([
    ticketsRaisedIn(database, span),
    holidaysOfTickets(database, dayIn(services.companyTimeZone, span.from)),
  ]);
  const getTimes = timesOfTickets(tickets, holidays, now, services.companyTimeZone);
  const rows = tickets.map((ticket) => rowWire(ticket, getTimes(ticket)));
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
