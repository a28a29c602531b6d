import { hasContent } from '../richtext/hasContent';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { ticketPriorities, ticketTypes, type TicketStatus } from './ticketChoices';
import { tooLongMessage } from '../validation/tooLong';

/** The input of a ticket. Field names are those of the contract. */
export interface TicketEntry {
  /** Can be chosen for a new ticket only. */
  Department_id?: string;
  Title?: string;
  Type?: string;
  Priority?: string;
  Description?: string;
}

export const ticketMessages = {
  department: 'Please Select Department!',
  departmentClosed: 'This department takes no tickets',
  title: 'Please Enter Title!',
  type: 'Please Select Type!',
  priority: 'Please Select Priority!',
  description: 'Please Enter Description!',
  message: 'Please Enter Message!',
  reopenReason: 'Please say what is still missing',
  assignee: 'Please select a handler of the department',
} as const;

/** In characters. */
export const maxTicketTitleLength = 200;

const when = (isWrong: boolean, field: string, message: string): FieldProblem[] =>
  isWrong ? [{ field, message }] : [];
const isMissingFrom = (choices: readonly string[], value: string | undefined): boolean =>
  !choices.some((choice) => choice === value);

/** Problems of an edited ticket, in the order of the form. */
export const ticketProblems = (entry: TicketEntry): FieldProblem[] => [
  ...when(isBlank(entry.Title), 'Title', ticketMessages.title),
  ...when((entry.Title ?? '').length > maxTicketTitleLength, 'Title', tooLongMessage(maxTicketTitleLength)),
  ...when(isMissingFrom(ticketTypes, entry.Type), 'Type', ticketMessages.type),
  ...when(isMissingFrom(ticketPriorities, entry.Priority), 'Priority', ticketMessages.priority),
  ...when(!hasContent(entry.Description), 'Description', ticketMessages.description),
];

export const newTicketProblems = (entry: TicketEntry): FieldProblem[] => [
  ...when(isBlank(entry.Department_id), 'Department_id', ticketMessages.department),
  ...ticketProblems(entry),
];

/** The roles of a user for a ticket; one user can have both. */
export interface TicketRoles {
  readonly isRaiser: boolean;
  readonly isHandler: boolean;
}

const handlersNext: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  Open: ['In Progress', 'On Hold', 'Resolved', 'Closed'],
  Reopened: ['In Progress', 'On Hold', 'Resolved', 'Closed'],
  'In Progress': ['On Hold', 'Resolved', 'Closed'],
  'On Hold': ['In Progress', 'Resolved', 'Closed'],
  Resolved: ['In Progress', 'Closed'],
  Closed: [],
};

/** The author withdraws a ticket, accepts the result, or reopens it. */
const raisersNext: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  Open: ['Closed'],
  Reopened: ['Closed'],
  'In Progress': ['Closed'],
  'On Hold': ['Closed'],
  Resolved: ['Closed', 'Reopened'],
  Closed: ['Reopened'],
};

/** Statuses that the user can set now. */
export function nextTicketStatuses(status: TicketStatus, { isRaiser, isHandler }: TicketRoles): TicketStatus[] {
  const possible = [...(isHandler ? handlersNext[status] : []), ...(isRaiser ? raisersNext[status] : [])];
  return [...new Set(possible)];
}

/** A closed ticket cannot be changed; its author has to reopen it first. */
export const mayEditTicket = (status: TicketStatus, { isRaiser, isHandler }: TicketRoles): boolean =>
  status !== 'Closed' && (isRaiser || isHandler);
