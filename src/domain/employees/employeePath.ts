/** The page of an employee, for those who may see employees. */
export const employeePath = (id: string): string => `/employeeDetail/${encodeURIComponent(id)}`;
