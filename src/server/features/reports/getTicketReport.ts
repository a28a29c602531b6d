import { hundredths } from '../../../domain/figures/hundredths';
import { dayIn } from '../../../domain/calendar/day';
import { isOpenTicket } from '../../../domain/tickets/ticketChoices';
import { median, type TicketTimes } from '../../../domain/tickets/ticketTimes';
import { compareTexts } from '../../../domain/sorting/listOrder';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler, Schemas } from '../../operations/call';
import { calendarOfTickets, timesOfTickets } from '../../ticket-times/ticketTimesReadModel';
import { reportSpan } from './reportDays';
import { ticketsRaisedIn, type ReportedTicket } from './ticketReportReadModel';

/** A row, and its times before they are rounded: a median is rounded once. */
interface TimedRow {
  readonly row: Schemas['TicketReportRow'];
  readonly times: TicketTimes;
}

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
    Reply_hours: times.replyHours === null ? null : hundredths(times.replyHours),
    Working_hours: hundredths(times.workingHours),
    Within_response_time: times.withinResponseTime,
    Reopen_count: ticket.reopen_count,
  };
}

const present = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

function departmentWire(tickets: readonly [TimedRow, ...TimedRow[]]): Schemas['TicketDepartmentMedians'] {
  const rows = tickets.map(({ row }) => row);
  const decided = rows.filter((row) => row.Within_response_time !== 'Waiting');
  return {
    Department_id: tickets[0].row.Department_id,
    Department: tickets[0].row.Department,
    Tickets: rows.length,
    Open: rows.filter((row) => isOpenTicket(row.Status)).length,
    Reply_hours: median(present(tickets.map(({ times }) => times.replyHours))),
    Resolution_hours: median(
      tickets.filter(({ row }) => row.Resolved_at !== null).map(({ times }) => times.workingHours),
    ),
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
  const [tickets, calendar] = await allInOrder([
    ticketsRaisedIn(database, span),
    calendarOfTickets(database, dayIn(services.companyTimeZone, span.from)),
  ]);
  const getTimes = timesOfTickets(tickets, calendar, now, services.companyTimeZone);
  const timed = tickets.map((ticket): TimedRow => {
    const times = getTimes(ticket);
    return { row: rowWire(ticket, times), times };
  });
  const byDepartment = new Map<string, [TimedRow, ...TimedRow[]]>();
  for (const ticket of timed) {
    const others = byDepartment.get(ticket.row.Department_id);
    if (others) others.push(ticket);
    else byDepartment.set(ticket.row.Department_id, [ticket]);
  }
  const departments = [...byDepartment.values()]
    .map(departmentWire)
    .sort((left, right) => compareTexts(left.Department, right.Department));
  return { Rows: timed.map(({ row }) => row), Departments: departments };
};
