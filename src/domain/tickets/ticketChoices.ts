/** CONST-006, in the order of the filter. */
export const ticketTypes = ['Story', 'Task', 'Bug'] as const;

export const ticketPriorities = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];
export const defaultTicketPriority: TicketPriority = 'MEDIUM';

export const ticketStatuses = ['Open', 'In Progress', 'On Hold', 'Resolved', 'Closed', 'Reopened'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Neither resolved nor closed. */
export const isOpenTicket = (status: string): boolean => status !== 'Resolved' && status !== 'Closed';
