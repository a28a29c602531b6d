import type { Insertable, Kysely, Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';
import type { TicketsTable } from '../../database/tables/ticketTables';
import { mustBeValid } from '../../errors/failure';
import { ticketMessages } from '../../../domain/tickets/ticketRules';

type NewTicket = Pick<
  Insertable<TicketsTable>,
  'ticket_department_id' | 'title' | 'description' | 'ticket_type' | 'priority' | 'raised_by_id'
>;

/** The next ID of a department: prefix and running number. */
export interface TicketNumber {
  readonly number: number;
  readonly key: string;
}

/**
 * Takes the next ID of a department. New tickets of one department wait for each other, so that IDs are unique.
 * @throws Failure 422 for a department that does not exist or takes no tickets
 */
export async function takeTicketNumber(database: Kysely<Schema>, departmentId: string): Promise<TicketNumber> {
  const department = await database
    .updateTable('ticket_departments')
    .set((eb) => ({ last_ticket_number: eb('last_ticket_number', '+', 1) }))
    .where('id', '=', departmentId)
    .where('status', '=', 'Active')
    .returning(['prefix', 'last_ticket_number'])
    .executeTakeFirst();
  if (department === undefined) {
    mustBeValid([{ field: 'Department_id', message: ticketMessages.departmentClosed }]);
    throw new Error('A department that takes no tickets was passed over');
  }
  const number = department.last_ticket_number;
  return { number, key: `${department.prefix}-${number}` };
}

/** @returns the id of the record */
export async function insertTicket(
  database: Kysely<Schema>,
  ticket: NewTicket & TicketNumber,
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('tickets')
    .values({ ...ticket, id, created_at: now, updated_at: now })
    .execute();
  return id;
}

/** Locks the ticket until the transaction ends, so that changes wait for each other. */
export async function lockTicket(database: Kysely<Schema>, id: string): Promise<void> {
  await database.selectFrom('tickets').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Changes a ticket and increments its version. */
export async function saveTicket(
  database: Kysely<Schema>,
  id: string,
  values: Updateable<TicketsTable>,
  now: Date,
): Promise<void> {
  await database
    .updateTable('tickets')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/**
 * Stores a message. An internal one does not change the ticket itself.
 * @returns its id
 */
export async function insertTicketMessage(
  database: Kysely<Schema>,
  message: { ticketId: string; authorId: string; body: string; isInternal: boolean; isFirstReply: boolean; now: Date },
): Promise<string> {
  const { ticketId, authorId, body, isInternal, isFirstReply, now } = message;
  const id = newId();
  await database
    .insertInto('ticket_messages')
    .values({ id, ticket_id: ticketId, author_id: authorId, body, is_internal: isInternal, created_at: now })
    .execute();
  if (!isInternal)
    await database
      .updateTable('tickets')
      .set({ last_replied_at: now, ...(isFirstReply && { first_replied_at: now }) })
      .where('id', '=', ticketId)
      .execute();
  return id;
}

/** Removes files of a ticket and adds others, to the ticket itself or to a message. */
export async function changeTicketFiles(
  database: Kysely<Schema>,
  ticketId: string,
  droppedIds: readonly string[],
  addedIds: readonly string[],
  messageId: string | null = null,
): Promise<void> {
  if (droppedIds.length > 0)
    await database
      .deleteFrom('ticket_files')
      .where('ticket_id', '=', ticketId)
      .where('file_id', 'in', [...droppedIds])
      .execute();
  if (addedIds.length > 0)
    await database
      .insertInto('ticket_files')
      .values(addedIds.map((file_id) => ({ ticket_id: ticketId, file_id, message_id: messageId })))
      .execute();
}

export interface TicketLogLine {
  action: string;
  previous?: string | null;
  current?: string | null;
  comment?: string | null;
}

/** Must run in the transaction of the change. */
export async function logTicket(
  database: Kysely<Schema>,
  ticketId: string,
  createdById: string,
  now: Date,
  lines: readonly TicketLogLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ action, previous = null, current = null, comment = null }) => ({
    id: newId(),
    ticket_id: ticketId,
    action,
    previous_value: previous,
    current_value: current,
    comment,
    created_by_id: createdById,
    created_at: now,
  }));
  await database.insertInto('ticket_log_entries').values(rows).execute();
}
