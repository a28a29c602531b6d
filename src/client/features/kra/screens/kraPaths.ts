export const monthsPath = (employeeId: string): string => `/TLViewKra?employee=${encodeURIComponent(employeeId)}`;
