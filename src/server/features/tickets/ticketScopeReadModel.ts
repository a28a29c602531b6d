import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { isOfHandledDepartment } from '../../visibility/visibleTicketsReadModel';

type TicketScope = Call<'listTickets'>['query']['scope'];

/** @throws Failure 403 for a scope that the caller may not use */
export async function mustHaveTicketScope(database: Kysely<Schema>, caller: Caller, scope: TicketScope): Promise<void> {
  if (scope === 'mine') return;
  const isOpen =
    scope === 'all'
      ? caller.grantedFlags.has('Ticket.Manage_Ticket')
      : (await database
          .selectFrom('ticket_department_handlers')
          .select('employee_id')
          .where('employee_id', '=', caller.employeeId)
          .limit(1)
          .executeTakeFirst()) !== undefined;
  if (!isOpen) throw failures.notPermitted();
}

/** Condition on `tickets` for a scope. */
export function isInTicketScope(caller: Caller, scope: TicketScope): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets'>();
  switch (scope) {
    case 'mine':
      return eb.or([
        eb('tickets.raised_by_id', '=', caller.employeeId),
        eb('tickets.assignee_id', '=', caller.employeeId),
      ]);
    case 'department':
      return isOfHandledDepartment(caller);
    case 'all':
      return eb.val(true);
  }
}
