import { defaultTicketPriority } from '../../../domain/tickets/ticketChoices';
import type { Ticket, UpdateTicketForm } from '../../api/api';
import type { ConflictChoices, ConflictField } from '../../ui/dialogs/conflict';
import type { FileChoice } from '../../ui/form/fileChoice';

/** The ticket form as it is filled in. */
export interface TicketFormValues {
  /** Only a new ticket has it to choose. */
  Department_id: string;
  Title: string;
  Type: string;
  Priority: string;
  Description: string;
  files: FileChoice;
}

export const newTicketValues = (departmentId: string): TicketFormValues => ({ Department_id: departmentId, Title: '', Type: '', Priority: defaultTicketPriority, Description: '', files: { kept: [], added: [] } });

/** The stored ticket as the form shows it. A kept file is known by its id: its link changes with every reading. */
export const ticketValues = (ticket: Ticket): TicketFormValues => ({
  Department_id: ticket.Department_id,
  Title: ticket.Title,
  Type: ticket.Type,
  Priority: ticket.Priority,
  Description: ticket.Description ?? '',
  files: { kept: ticket.Files.map((file) => ({ id: file._id, name: file.Name, url: file.Link, size: file.Size })), added: [] },
});

/** What the saving call sends. The problems of the form have been found before: the words are those of the contract. */
export const updateTicketForm = (ticket: Pick<Ticket, '_id' | 'Version'>, values: TicketFormValues, newFiles: Blob[]): UpdateTicketForm => ({
  id: ticket._id,
  Title: values.Title.trim(),
  Type: values.Type as UpdateTicketForm['Type'],
  Priority: values.Priority as UpdateTicketForm['Priority'],
  Description: values.Description,
  demo_image: newFiles,
  // One empty entry says 'keep none'.
  olddocument: values.files.kept.length > 0 ? values.files.kept.map((file) => file.url) : [''],
  Version: ticket.Version,
});

/** Two saves of one ticket that compete. */
export interface TicketConflict {
  /** What both started from. */
  readonly base: TicketFormValues;
  readonly mine: TicketFormValues;
  /** As the other person has saved it. */
  readonly stored: Ticket;
}

const compared = ['Title', 'Type', 'Priority', 'Description'] as const;

/** The fields of the two saves side by side. */
export function ticketConflictFields({ base, mine, stored }: TicketConflict): ConflictField[] {
  const theirs = ticketValues(stored);
  return compared.map((field) => ({ key: field, label: field, base: base[field], mine: mine[field], theirs: theirs[field], ...(field === 'Description' && { format: 'html' as const }) }));
}

/** The values to save once every field is decided. Files do not compete: what either has added stays, what I have taken off goes. */
export function settledTicket({ base, mine, stored }: TicketConflict, choices: ConflictChoices): TicketFormValues {
  const theirs = ticketValues(stored);
  const taken = Object.fromEntries(compared.filter((field) => choices[field] === 'theirs').map((field) => [field, theirs[field]]));
  const removed = new Set(base.files.kept.filter((file) => !mine.files.kept.some((kept) => kept.id === file.id)).map((file) => file.id));
  return { ...mine, ...taken, files: { kept: theirs.files.kept.filter((file) => !removed.has(file.id)), added: mine.files.added } };
}
