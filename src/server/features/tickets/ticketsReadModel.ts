import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema';
import { valueCounts } from '../../database/valueCountsReadModel';
import type { Caller } from '../../operations/caller';
import { isHandledTicket, isReadableTicketFile } from '../../visibility/visibleTicketsReadModel';
import type { ticketOrder } from './ticketFilterReadModel';
import { firstResolvedAt } from '../../ticket-times/ticketTimesReadModel';
import { photoColumns } from '../../employee-records/personColumns';

const maxMessages = 500;

const joinedTickets = (database: Kysely<Schema>) =>
  database
    .selectFrom('tickets')
    .innerJoin('ticket_departments as department', 'department.id', 'tickets.ticket_department_id')
    .innerJoin('employees as raiser', 'raiser.id', 'tickets.raised_by_id')
    .leftJoin('employees as assignee', 'assignee.id', 'tickets.assignee_id');

const selectTickets = (database: Kysely<Schema>, caller: Caller) =>
  joinedTickets(database).select([
    'tickets.id',
    'tickets.key',
    'tickets.title',
    'tickets.ticket_department_id',
    'department.name as department_name',
    'department.response_hours',
    'tickets.raised_by_id',
    'raiser.full_name as raiser_name',
    'tickets.assignee_id',
    'assignee.full_name as assignee_name',
    'assignee.location_id as handler_location_id',
    'tickets.ticket_type',
    'tickets.priority',
    'tickets.status',
    'tickets.created_at',
    'tickets.updated_at',
    'tickets.first_replied_at',
    'tickets.last_replied_at',
    'tickets.resolved_at',
    'tickets.reopen_count',
    'tickets.version',
    firstResolvedAt.as('first_resolved_at'),
    sql<boolean>`coalesce((${isHandledTicket(caller)})::boolean, false)`.as('is_handler'),
  ]);

type Query = ReturnType<typeof selectTickets>;
export type TicketListRow = Awaited<ReturnType<Query['execute']>>[number];

/** A window of the tickets that match a condition. Only ids are sorted and skipped; names are joined for the window. */
export function ticketWindow(
  database: Kysely<Schema>,
  caller: Caller,
  condition: Expression<SqlBool>,
  order: ReturnType<typeof ticketOrder>,
  { offset, limit }: { offset: number; limit: number },
): Promise<TicketListRow[]> {
  let ids = joinedTickets(database).select('tickets.id').where(condition);
  for (const [column, direction] of order) ids = ids.orderBy(column, direction);
  let rows = selectTickets(database, caller).where('tickets.id', 'in', ids.offset(offset).limit(limit));
  for (const [column, direction] of order) rows = rows.orderBy(column, direction);
  return rows.execute();
}

export async function countTickets(database: Kysely<Schema>, condition: Expression<SqlBool>): Promise<number> {
  return (
    await database
      .selectFrom('tickets')
      .where(condition)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}

const counted = {
  Type: sql`tickets.ticket_type`,
  Status: sql`tickets.status`,
  Priority: sql`tickets.priority`,
  Department: sql`tickets.ticket_department_id`,
} as const;

export const countTicketsBy = (
  database: Kysely<Schema>,
  condition: Expression<SqlBool>,
  column: keyof typeof counted,
) => valueCounts(database, sql`tickets`, counted[column], condition);

export const ticketById = (database: Kysely<Schema>, caller: Caller, id: string) =>
  selectTickets(database, caller)
    .select(['tickets.description', 'assignee.status as assignee_status'])
    .where('tickets.id', '=', id)
    .executeTakeFirstOrThrow();

export type TicketDetail = Awaited<ReturnType<typeof ticketById>>;

/** The newest messages of a ticket, oldest first; internal ones only for their readers. */
export async function messagesOfTicket(database: Kysely<Schema>, caller: Caller, ticketId: string) {
  const rows = await database
    .selectFrom('ticket_messages')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .innerJoin('employees as author', 'author.id', 'ticket_messages.author_id')
    .leftJoin('files as photo', 'photo.id', 'author.photo_file_id')
    .select([
      'ticket_messages.id',
      'author_id',
      'author.full_name as author_name',
      ...photoColumns,
      'body',
      'is_internal',
      'ticket_messages.created_at',
    ])
    .where('ticket_id', '=', ticketId)
    .where((eb) => eb.or([eb('is_internal', '=', false), isHandledTicket(caller)]))
    .orderBy('ticket_messages.created_at', 'desc')
    .orderBy('ticket_messages.id', 'desc')
    .limit(maxMessages)
    .execute();
  return rows.reverse();
}

/** Visible files of a ticket and of its messages. */
export const filesOfTicket = (database: Kysely<Schema>, caller: Caller, ticketId: string) =>
  database
    .selectFrom('ticket_files')
    .innerJoin('tickets', 'tickets.id', 'ticket_files.ticket_id')
    .innerJoin('files', 'files.id', 'ticket_files.file_id')
    .select(['files.id', 'files.name', 'files.size_bytes', 'files.media_type', 'ticket_files.message_id'])
    .where('ticket_files.ticket_id', '=', ticketId)
    .where(isReadableTicketFile(caller))
    .orderBy('files.uploaded_at')
    .orderBy('files.id')
    .execute();

/** The log of a ticket, newest first. Internal messages are not logged. */
export const logOfTicket = (database: Kysely<Schema>, ticketId: string) =>
  database
    .selectFrom('ticket_log_entries')
    .innerJoin('employees as author', 'author.id', 'ticket_log_entries.created_by_id')
    .select([
      'ticket_log_entries.id',
      'action',
      'previous_value',
      'current_value',
      'comment',
      'author.full_name as author_name',
      'ticket_log_entries.created_at',
    ])
    .where('ticket_id', '=', ticketId)
    .orderBy('ticket_log_entries.created_at', 'desc')
    .orderBy('ticket_log_entries.id', 'desc')
    .limit(maxMessages)
    .execute();

const activeHandlers = (database: Kysely<Schema>) =>
  database
    .selectFrom('ticket_department_handlers')
    .innerJoin('employees', 'employees.id', 'ticket_department_handlers.employee_id')
    .select(['employees.id', 'employees.full_name'])
    .where('employees.status', '=', 'Active')
    .orderBy('employees.full_name');

/** Active handlers of a department's tickets, by name. */
export const handlersOfDepartment = (database: Kysely<Schema>, departmentId: string) =>
  activeHandlers(database).where('ticket_department_id', '=', departmentId).execute();

/** Active handlers of the department of a ticket, by name. */
export const handlersOfTicket = (database: Kysely<Schema>, ticketId: string) =>
  activeHandlers(database)
    .where('ticket_department_id', '=', (eb) =>
      eb.selectFrom('tickets').select('tickets.ticket_department_id').where('tickets.id', '=', ticketId),
    )
    .execute();
