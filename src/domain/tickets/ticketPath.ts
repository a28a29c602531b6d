/** Address that shows a ticket over the list. */
export const ticketPath = (id: string): string => `/tickets?ticket=${encodeURIComponent(id)}`;

/** Address of the tickets of the departments that the user handles. */
export const departmentTicketsPath = (): string => '/tickets?list=department';
