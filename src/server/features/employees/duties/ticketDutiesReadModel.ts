import type { Expression, Kysely } from 'kysely';
import { isOpenTicket, ticketStatuses } from '../../../../domain/tickets/ticketChoices';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleTicket } from '../../../visibility/visibleTicketsReadModel';

const openTickets = (database: Kysely<Schema>, assigneeId: string) =>
  database
    .selectFrom('tickets')
    .innerJoin('ticket_departments', 'ticket_departments.id', 'tickets.ticket_department_id')
    .where('tickets.assignee_id', '=', assigneeId)
    .where('tickets.status', 'in', ticketStatuses.filter(isOpenTicket));

/** Open tickets of a person that the caller sees, by department and age. */
export const visibleOpenTickets = (database: Kysely<Schema>, caller: Caller, assigneeId: string) =>
  openTickets(database, assigneeId)
    .where(isVisibleTicket(caller))
    .select([
      'tickets.id',
      'tickets.key',
      'tickets.title',
      'ticket_departments.id as department_id',
      'ticket_departments.name as department_name',
    ])
    .orderBy('ticket_departments.name')
    .orderBy('tickets.created_at')
    .orderBy('tickets.id')
    .execute();

export async function countOpenTickets(database: Kysely<Schema>, assigneeId: string): Promise<number> {
  const { total } = await openTickets(database, assigneeId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Ticket departments that the person handles, by name. */
export const departmentsHandled = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('ticket_department_handlers as own')
    .innerJoin('ticket_departments', 'ticket_departments.id', 'own.ticket_department_id')
    .where('own.employee_id', '=', employeeId)
    .select(['ticket_departments.id', 'ticket_departments.name'])
    .orderBy('ticket_departments.name')
    .execute();

/** Active handlers of the ticket departments, by name. */
const activeHandlers = (database: Kysely<Schema>, departmentIds: Expression<string>, exceptId: string) =>
  database
    .selectFrom('ticket_department_handlers')
    .innerJoin('employees', 'employees.id', 'ticket_department_handlers.employee_id')
    .where('ticket_department_handlers.ticket_department_id', 'in', departmentIds)
    .where('employees.status', '=', 'Active')
    .where('employees.id', '<>', exceptId)
    .select(['ticket_department_handlers.ticket_department_id as department_id', 'employees.id'])
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();

/** The other active handlers of the departments whose tickets a person handles, by name. */
export const otherHandlers = (database: Kysely<Schema>, employeeId: string) =>
  activeHandlers(
    database,
    database
      .selectFrom('ticket_department_handlers as own')
      .where('own.employee_id', '=', employeeId)
      .select('own.ticket_department_id')
      .$asScalar(),
    employeeId,
  );

/** Handlers who can take over the open tickets of a person (`visibleOpenTickets`), by name. */
export const handlersForTickets = (database: Kysely<Schema>, caller: Caller, assigneeId: string) =>
  activeHandlers(
    database,
    openTickets(database, assigneeId).where(isVisibleTicket(caller)).select('tickets.ticket_department_id').$asScalar(),
    assigneeId,
  );
