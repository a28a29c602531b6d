import { defaultTicketPriority } from '../../../../domain/tickets/ticketChoices';
import type { Ticket, UpdateTicketForm } from '../../../api/api';
import type { FileChoice } from '../../../ui/form/files/fileChoice';
import { comparedFields, settledFiles, type Comparison } from '../../../widgets/competing-edit/comparedFields';

export interface TicketFormValues {
  /** Only chosen for a new ticket. */
  Department_id: string;
  Title: string;
  Type: string;
  Priority: string;
  Description: string;
  files: FileChoice;
}

export const newTicketValues = (departmentId: string): TicketFormValues => ({
  Department_id: departmentId,
  Title: '',
  Type: '',
  Priority: defaultTicketPriority,
  Description: '',
  files: { kept: [], added: [] },
});

/** A stored file is identified by its id: its link changes with every reading. */
export const ticketValues = (ticket: Ticket): TicketFormValues => ({
  Department_id: ticket.Department_id,
  Title: ticket.Title,
  Type: ticket.Type,
  Priority: ticket.Priority,
  Description: ticket.Description ?? '',
  files: {
    kept: ticket.Files.map((file) => ({ id: file._id, name: file.Name, url: file.Link, size: file.Size })),
    added: [],
  },
});

/** The body of the update call. The form is valid by now, so its texts are values of the contract. */
export const updateTicketForm = (
  ticket: Pick<Ticket, '_id' | 'Version'>,
  values: TicketFormValues,
  newFiles: Blob[],
): UpdateTicketForm => ({
  id: ticket._id,
  Title: values.Title.trim(),
  Type: values.Type as UpdateTicketForm['Type'],
  Priority: values.Priority as UpdateTicketForm['Priority'],
  Description: values.Description,
  demo_image: newFiles,
  // One empty entry means 'keep none'.
  olddocument: values.files.kept.length > 0 ? values.files.kept.map((file) => file.url) : [''],
  Version: ticket.Version,
});

const { compare, settle } = comparedFields<TicketFormValues>(
  (['Title', 'Type', 'Priority', 'Description'] as const).map((key) => ({
    key,
    label: key,
    ...(key === 'Description' && { format: 'html' as const }),
  })),
);

/** The two versions of a ticket side by side. */
export const comparedTicket: Comparison<TicketFormValues> = {
  compare,
  settle: (sides, choices) => ({
    ...settle(sides, choices),
    files: settledFiles({ base: sides.base.files, mine: sides.mine.files, theirs: sides.theirs.files }),
  }),
};
