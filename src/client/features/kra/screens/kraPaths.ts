export const peoplePath = '/TLViewKra';
export const monthsPath = (employeeId: string): string => `${peoplePath}?employee=${encodeURIComponent(employeeId)}`;
