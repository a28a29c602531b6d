import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import { failures } from '../errors/failure';
import type { Caller } from '../operations/caller';

type Viewer = Pick<Caller, 'employeeId' | 'grantedFlags'>;

/** Condition on `tickets`: the viewer is a handler of its department. */
export function isOfHandledDepartment({ employeeId }: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets'>();
  return eb(
    'tickets.ticket_department_id',
    'in',
    eb
      .selectFrom('ticket_department_handlers')
      .select('ticket_department_handlers.ticket_department_id')
      .where('ticket_department_handlers.employee_id', '=', employeeId),
  );
}

/**
 * Condition on `tickets`: the viewer handles it, and may read internal notes. The assignee keeps access when the
 * department's handlers change.
 */
export function isHandledTicket(viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets'>();
  if (viewer.grantedFlags.has('Ticket.Manage_Ticket')) return eb.val(true);
  return eb.or([eb('tickets.assignee_id', '=', viewer.employeeId), isOfHandledDepartment(viewer)]);
}

/**
 * Condition on `tickets`: visible to the one who raised it, to its handlers, and to readers of the report of all
 * tickets.
 */
export function isVisibleTicket(viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets'>();
  if (viewer.grantedFlags.has('Report.Ticket_Report')) return eb.val(true);
  return eb.or([eb('tickets.raised_by_id', '=', viewer.employeeId), isHandledTicket(viewer)]);
}

/** Condition on `ticket_files` joined with `tickets`: not a file of an internal note, or the viewer may read notes. */
export function isReadableTicketFile(viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets' | 'ticket_files'>();
  const note = eb
    .selectFrom('ticket_messages')
    .select('ticket_messages.id')
    .whereRef('ticket_messages.id', '=', 'ticket_files.message_id')
    .where('ticket_messages.is_internal', '=', true);
  return eb.or([eb.not(eb.exists(note)), isHandledTicket(viewer)]);
}

/** @throws Failure 404 when no such ticket is visible to the caller */
export async function mustSeeTicket(database: Kysely<Schema>, caller: Caller, id: string): Promise<void> {
  const found = isRecordId(id)
    ? await database
        .selectFrom('tickets')
        .select('tickets.id')
        .where('tickets.id', '=', id)
        .where(isVisibleTicket(caller))
        .executeTakeFirst()
    : undefined;
  if (found === undefined) throw failures.notFound('Ticket');
}
