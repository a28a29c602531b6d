import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { ticketPriorities, ticketStatuses, ticketTypes } from '../../../domain/tickets/ticketChoices';
import { isRecordId } from '../../database/isRecordId';
import { containsText } from '../../database/textSearch';
import { listDirection, type Direction, type ListDirection } from '../../database/listDirection';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { isInTicketScope } from './ticketScopeReadModel';

type TicketQuery = Call<'listTickets'>['query'];

function chosen(field: string, text: string | undefined, isPossible: (value: string) => boolean): string[] | undefined {
  const values = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const unknown = values.find((value) => !isPossible(value));
  if (unknown !== undefined) throw failures.malformed([{ field, message: `${field} cannot be '${unknown}'` }]);
  return values.length === 0 ? undefined : values;
}
const isIn = (choices: readonly string[]) => (value: string) => choices.includes(value);

/**
 * The condition of a query on `tickets`.
 * @throws Failure 400 naming the field of an unknown choice
 */
export function ticketFilter(caller: Caller, query: TicketQuery): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'tickets'>();
  const conditions: Expression<SqlBool>[] = [isInTicketScope(caller, query.scope)];
  const types = chosen('Type', query.Type, isIn(ticketTypes));
  const statuses = chosen('Status', query.Status, isIn(ticketStatuses));
  const priorities = chosen('Priority', query.Priority, isIn(ticketPriorities));
  const departments = chosen('Department_id', query.Department_id, isRecordId);
  if (types) conditions.push(eb('tickets.ticket_type', 'in', types));
  if (statuses) conditions.push(eb('tickets.status', 'in', statuses));
  if (priorities) conditions.push(eb('tickets.priority', 'in', priorities));
  if (departments) conditions.push(eb('tickets.ticket_department_id', 'in', departments));
  const text = query.q?.trim() ?? '';
  // As in the index on both columns.
  if (text !== '') conditions.push(containsText(sql`tickets.key || ' ' || tickets.title`, text));
  return eb.and(conditions);
}

const columnsBySortKey = {
  Ticket_key: ['department.prefix', 'tickets.number'],
  Title: ['tickets.title'],
  Department: ['department.name'],
  Raised_by: ['raiser.full_name'],
  Assigned: ['assignee.full_name'],
  Type: ['tickets.ticket_type'],
  Priority: ['tickets.priority_rank'],
  Status: ['tickets.status_rank'],
  Create_at: ['tickets.created_at'],
  Last_reply_at: ['tickets.last_replied_at'],
} as const;
type SortKey = keyof typeof columnsBySortKey;
export type TicketColumn = (typeof columnsBySortKey)[SortKey][number] | 'tickets.id';
const nullableColumns: ReadonlySet<TicketColumn> = new Set(['assignee.full_name', 'tickets.last_replied_at']);

/**
 * Parses `sort`. The id is the last key, in the direction of the first, as in the indexes.
 * @throws Failure 400 naming `sort` for an unknown key
 */
export function ticketOrder(sort: string = 'Create_at:desc'): (readonly [TicketColumn, ListDirection])[] {
  const keys = sort.split(',').map((part) => part.split(':') as [string, Direction]);
  const columns = keys.flatMap(([name, direction]) => {
    if (!Object.hasOwn(columnsBySortKey, name))
      throw failures.malformed([{ field: 'sort', message: `Tickets cannot be sorted by '${name}'` }]);
    return columnsBySortKey[name as SortKey].map((column): readonly [TicketColumn, ListDirection] => [
      column,
      listDirection(direction, nullableColumns.has(column)),
    ]);
  });
  return [...columns, ['tickets.id', keys[0]?.[1] ?? 'desc']];
}
