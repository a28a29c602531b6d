import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../../database/schema';

/** Replaces a handler by the successor. */
export async function moveHandler(
  database: Kysely<Schema>,
  departmentId: string,
  fromId: string,
  toId: string,
): Promise<void> {
  await database
    .updateTable('ticket_departments')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', departmentId)
    .execute();
  await database
    .updateTable('ticket_department_handlers')
    .set({ employee_id: toId })
    .where('ticket_department_id', '=', departmentId)
    .where('employee_id', '=', fromId)
    .execute();
}

interface Person {
  readonly id: string;
  readonly full_name: string;
}

/** Assigns tickets to another handler; each says so in its log. */
export async function moveTickets(
  database: Kysely<Schema>,
  ids: readonly string[],
  from: Person,
  to: Person,
  actorId: string,
  now: Date,
): Promise<void> {
  const moved = await database
    .updateTable('tickets')
    .set((eb) => ({ assignee_id: to.id, version: eb('version', '+', 1), updated_at: now }))
    .where('id', 'in', [...ids])
    .where('assignee_id', '=', from.id)
    .returning('id')
    .execute();
  if (moved.length === 0) return;
  await database
    .insertInto('ticket_log_entries')
    .values(
      moved.map(({ id }) => ({
        id: newId(),
        ticket_id: id,
        action: 'Assignee',
        previous_value: from.full_name,
        current_value: to.full_name,
        comment: null,
        created_by_id: actorId,
        created_at: now,
      })),
    )
    .execute();
}
