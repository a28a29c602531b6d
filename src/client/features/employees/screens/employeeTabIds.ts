import type { EmployeeTab } from '../../../../domain/employees/employeeTabs';

/** The tabs in the URL. */
export const employeeTabIds = [
  'tasks',
  'timelogs',
  'attendance',
  'leave',
  'overtime',
  'kra',
  'projects',
  'details',
] as const;
export type EmployeeTabId = (typeof employeeTabIds)[number];

export const tabTitles: Readonly<Record<EmployeeTabId, EmployeeTab>> = {
  tasks: 'Tasks',
  timelogs: 'Time logs',
  attendance: 'Attendance',
  leave: 'Leave',
  overtime: 'Overtime',
  kra: 'KRA',
  projects: 'Projects',
  details: 'Details',
};
