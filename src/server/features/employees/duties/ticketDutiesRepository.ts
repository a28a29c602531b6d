import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { insertRows, jsonRows } from '../../../database/rowsRepository';
import type { Schema } from '../../../database/schema';

/** Replaces a handler of departments by the successor of each. */
export async function moveHandlers(
  database: Kysely<Schema>,
  fromId: string,
  handlers: readonly { readonly ticket_department_id: string; readonly employee_id: string }[],
): Promise<void> {
  await database
    .updateTable('ticket_departments')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      handlers.map(({ ticket_department_id: id }) => id),
    )
    .execute();
  await sql`
    update ticket_department_handlers set employee_id = given.employee_id
    from ${jsonRows('ticket_department_handlers', handlers)} given
    where ticket_department_handlers.ticket_department_id = given.ticket_department_id and ticket_department_handlers.employee_id = ${fromId}`.execute(
    database,
  );
}

interface Person {
  readonly id: string;
  readonly full_name: string;
}

/** Assigns tickets to other handlers; each says so in its log. */
export async function moveTickets(
  database: Kysely<Schema>,
  from: Person,
  tickets: readonly { readonly id: string; readonly to: Person }[],
  actorId: string,
  now: Date,
): Promise<void> {
  const rows = tickets.map(({ id, to }) => ({ id, assignee_id: to.id }));
  const { rows: moved } = await sql<{ id: string }>`
    update tickets set assignee_id = given.assignee_id, version = tickets.version + 1, updated_at = ${now}
    from ${jsonRows('tickets', rows)} given where tickets.id = given.id and tickets.assignee_id = ${from.id}
    returning tickets.id`.execute(database);
  const movedIds = new Set(moved.map(({ id }) => id));
  await insertRows(
    database,
    'ticket_log_entries',
    tickets
      .filter(({ id }) => movedIds.has(id))
      .map(({ id, to }) => ({
        id: newId(),
        ticket_id: id,
        action: 'Assignee',
        previous_value: from.full_name,
        current_value: to.full_name,
        comment: null,
        created_by_id: actorId,
        created_at: now,
      })),
  );
}
