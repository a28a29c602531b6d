import { ageText } from '../../../../domain/calendar/ageText';
import { isOpenTicket } from '../../../../domain/tickets/ticketChoices';
import type { TicketRow } from '../../../api/api';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { ticketPriorityChoices, ticketResponseChoices, ticketStatusChoices, ticketTypeChoices } from '../ticketChoices';
import { responseStateAt } from '../../../../domain/tickets/ticketTimes';
import { ticketPath } from '../../../../domain/tickets/ticketPath';

type TicketColumn = ColumnDefinition<TicketRow>;

const notFilterable = { filterable: false } as const;
/** The age of a ticket that still needs work; a settled one does not age. */
const getAge = (ticket: TicketRow, nowMs: number): string =>
  isOpenTicket(ticket.Status) ? ageText(Date.parse(ticket.Create_at), nowMs).replace(' ago', '') : '';

/** The columns of ticket lists; keys are the server's sort keys. */
export const ticketColumns = (departments: readonly Choice[], nowMs: number): readonly TicketColumn[] => [
  {
    key: 'Ticket_key',
    header: 'ID',
    type: 'link',
    width: 80,
    frozen: true,
    hideable: false,
    ...notFilterable,
    value: (ticket) => ticket.Ticket_key,
    cell: (ticket) => ({ text: ticket.Ticket_key, href: ticketPath(ticket._id) }),
  },
  {
    key: 'Title',
    header: 'Title',
    type: 'text',
    width: 230,
    hideable: false,
    ...notFilterable,
    value: (ticket) => ticket.Title,
  },
  {
    key: 'Department',
    header: 'Department',
    type: 'text',
    width: 118,
    choices: departments,
    value: (ticket) => ticket.Department_id,
    cell: (ticket) => ({ text: ticket.Department }),
  },
  {
    key: 'Raised_by',
    header: 'Raised by',
    type: 'person',
    width: 115,
    ...notFilterable,
    value: (ticket) => ticket.Raised_by,
  },
  {
    key: 'Assigned',
    header: 'Assigned',
    type: 'person',
    width: 115,
    ...notFilterable,
    value: (ticket) => ticket.Assigned,
  },
  { key: 'Type', header: 'Type', type: 'text', width: 70, choices: ticketTypeChoices, value: (ticket) => ticket.Type },
  {
    key: 'Priority',
    header: 'Priority',
    type: 'priority',
    width: 96,
    choices: ticketPriorityChoices,
    value: (ticket) => ticket.Priority,
  },
  {
    key: 'Status',
    header: 'Status',
    type: 'status',
    width: 116,
    choices: ticketStatusChoices,
    value: (ticket) => ticket.Status,
  },
  {
    key: 'Within_response_time',
    header: 'Within response time',
    type: 'status',
    width: 150,
    choices: ticketResponseChoices,
    ...notFilterable,
    sortable: false,
    value: (ticket) => responseStateAt(ticket.Within_response_time, ticket.Response_due_at, nowMs),
  },
  {
    key: 'Create_at',
    header: 'Created',
    type: 'instant',
    width: 150,
    ...notFilterable,
    value: (ticket) => ticket.Create_at,
  },
  {
    key: 'Age',
    header: 'Age',
    type: 'text',
    width: 90,
    ...notFilterable,
    sortable: false,
    value: (ticket) => getAge(ticket, nowMs),
  },
  {
    key: 'Last_reply_at',
    header: 'Last reply',
    type: 'instant',
    width: 150,
    ...notFilterable,
    value: (ticket) => ticket.Last_reply_at,
  },
];
