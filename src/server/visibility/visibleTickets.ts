import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import { failures } from '../errors/failure';
import type { Caller } from '../operations/call';

type Viewer = Pick<Caller, 'employeeId' | 'grantedFlags'>;

/** Condition on `tickets`: its department is one that the person handles. */
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

/** Condition on `tickets`: the person works on it, and so may read the internal notes. Who was assigned stays it when the department's handlers change. */
export function isHandledTicket(viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets'>();
  if (viewer.grantedFlags.has('Ticket.Manage_Ticket')) return eb.val(true);
  return eb.or([eb('tickets.assignee_id', '=', viewer.employeeId), isOfHandledDepartment(viewer)]);
}

/** Condition on `tickets`: the person may know of it, having raised it, working on it, or reading the report of all. */
export function isVisibleTicket(viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets'>();
  if (viewer.grantedFlags.has('Report.Ticket_Report')) return eb.val(true);
  return eb.or([eb('tickets.raised_by_id', '=', viewer.employeeId), isHandledTicket(viewer)]);
}

/** Condition on `ticket_files` beside `tickets`: the file belongs to no note, or the person may read notes. */
export function isReadableTicketFile(viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets' | 'ticket_files'>();
  const note = eb
    .selectFrom('ticket_messages')
    .select('ticket_messages.id')
    .whereRef('ticket_messages.id', '=', 'ticket_files.message_id')
    .where('ticket_messages.is_internal', '=', true);
  return eb.or([eb.not(eb.exists(note)), isHandledTicket(viewer)]);
}

/** @throws Failure 404 when there is no such ticket, also when the caller may not know of it */
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
