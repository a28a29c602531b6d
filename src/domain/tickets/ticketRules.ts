import { hasContent } from '../tasks/taskRules';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { ticketPriorities, ticketTypes, type TicketStatus } from './ticketChoices';

/** What a person fills in for a ticket. Field names are the contract's. */
export interface TicketEntry {
  /** Only a new ticket has it to choose. */
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

/** Longest title, in characters. */
export const longestTicketTitle = 200;

const when = (isWrong: boolean, field: string, message: string): FieldProblem[] =>
  isWrong ? [{ field, message }] : [];
const isNoneOf = (choices: readonly string[], value: string | undefined): boolean =>
  !choices.some((choice) => choice === value);

/** What stands against changing a ticket, in the order of the form. */
export const ticketProblems = (entry: TicketEntry): FieldProblem[] => [
  ...when(isBlank(entry.Title), 'Title', ticketMessages.title),
  ...when((entry.Title ?? '').length > longestTicketTitle, 'Title', `At most ${longestTicketTitle} characters`),
  ...when(isNoneOf(ticketTypes, entry.Type), 'Type', ticketMessages.type),
  ...when(isNoneOf(ticketPriorities, entry.Priority), 'Priority', ticketMessages.priority),
  ...when(!hasContent(entry.Description), 'Description', ticketMessages.description),
];

/** What stands against raising a ticket. */
export const newTicketProblems = (entry: TicketEntry): FieldProblem[] => [
  ...when(isBlank(entry.Department_id), 'Department_id', ticketMessages.department),
  ...ticketProblems(entry),
];

/** What somebody is to a ticket; one person can be both. */
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

/** The raiser takes a ticket back, accepts what was done, or says that it was not enough. */
const raisersNext: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  Open: ['Closed'],
  Reopened: ['Closed'],
  'In Progress': ['Closed'],
  'On Hold': ['Closed'],
  Resolved: ['Closed', 'Reopened'],
  Closed: ['Reopened'],
};

/** Statuses that the person can set now. */
export function nextTicketStatuses(status: TicketStatus, { isRaiser, isHandler }: TicketRoles): TicketStatus[] {
  const possible = [...(isHandler ? handlersNext[status] : []), ...(isRaiser ? raisersNext[status] : [])];
  return [...new Set(possible)];
}

/** A closed ticket says what it says; who raised it reopens it first. */
export const mayEditTicket = (status: TicketStatus, { isRaiser, isHandler }: TicketRoles): boolean =>
  status !== 'Closed' && (isRaiser || isHandler);
