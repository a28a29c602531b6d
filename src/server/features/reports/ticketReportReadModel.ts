import type { Kysely } from 'kysely';
import { maxReportRows } from '../../../domain/lists/reportRows';
import type { Schema } from '../../database/schema';
import { firstResolvedAt } from '../../ticket-times/ticketTimesReadModel';
import type { Span } from './reportDays';

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
      'tickets.assignee_id',
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
    .select(firstResolvedAt.as('first_resolved_at'))
    .where('tickets.created_at', '>=', from)
    .where('tickets.created_at', '<', to)
    .orderBy('tickets.created_at', 'desc')
    .orderBy('tickets.id', 'desc')
    .limit(maxReportRows)
    .execute();

export type ReportedTicket = Awaited<ReturnType<typeof ticketsRaisedIn>>[number];
