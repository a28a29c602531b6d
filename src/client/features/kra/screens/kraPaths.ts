/** The months of one employee. */
export const monthsPath = (employeeId: string): string => `/TLViewKra?employee=${encodeURIComponent(employeeId)}`;
