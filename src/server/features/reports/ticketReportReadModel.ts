import type { Kysely } from 'kysely';
import { maxReportRows } from '../../../domain/lists/reportRows';
import { isOpenTicket, ticketStatuses } from '../../../domain/tickets/ticketChoices';
import type { Schema } from '../../database/schema';
import type { Span } from './reportDays';

const resolvedStatuses = ticketStatuses.filter((status) => !isOpenTicket(status));

/** Tickets raised within a span, newest first. */
export const ticketsRaisedIn = (database: Kysely<Schema>, { from, to }: Span) =>
  database
    .selectFrom('tickets')
    .innerJoin('ticket_departments as department', 'department.id', 'tickets.ticket_department_id')
    .innerJoin('employees as raiser', 'raiser.id', 'tickets.raised_by_id')
    .leftJoin('employees as handler', 'handler.id', 'tickets.assignee_id')
    .select([
      'tickets.id',
      'tickets.key',
      'tickets.title',
      'tickets.ticket_department_id',
      'department.name as department_name',
      'department.response_hours',
      'raiser.full_name as raiser_name',
      'handler.full_name as handler_name',
      'handler.location_id as handler_location_id',
      'tickets.priority',
      'tickets.ticket_type',
      'tickets.status',
      'tickets.created_at',
      'tickets.first_replied_at',
      'tickets.resolved_at',
      'tickets.reopen_count',
    ])
    // Reopening clears `resolved_at`; the log keeps when the ticket was resolved before.
    .select((eb) =>
      eb
        .selectFrom('ticket_log_entries')
        .whereRef('ticket_log_entries.ticket_id', '=', 'tickets.id')
        .where('ticket_log_entries.action', '=', 'Status')
        .where('ticket_log_entries.current_value', 'in', resolvedStatuses)
        .select((log) => log.fn.min('ticket_log_entries.created_at').as('at'))
        .as('first_resolved_at'),
    )
    .where('tickets.created_at', '>=', from)
    .where('tickets.created_at', '<', to)
    .orderBy('tickets.created_at', 'desc')
    .orderBy('tickets.id', 'desc')
    .limit(maxReportRows)
    .execute();

export type ReportedTicket = Awaited<ReturnType<typeof ticketsRaisedIn>>[number];
