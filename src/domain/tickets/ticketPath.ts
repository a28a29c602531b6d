/** Address that shows a ticket over the list. */
export const ticketPath = (id: string): string => `/tickets?ticket=${encodeURIComponent(id)}`;
