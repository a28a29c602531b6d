import type { Handlers } from '../../operations/call';
import { addTicketMessage } from './addTicketMessage';
import { assignTicket } from './assignTicket';
import { changeTicketStatus } from './changeTicketStatus';
import { createTicket } from './createTicket';
import { getTicket } from './getTicket';
import { listTickets } from './listTickets';
import { updateTicket } from './updateTicket';

export const ticketsOperations = {
  addTicketMessage,
  assignTicket,
  changeTicketStatus,
  createTicket,
  getTicket,
  listTickets,
  updateTicket,
} satisfies Partial<Handlers>;
