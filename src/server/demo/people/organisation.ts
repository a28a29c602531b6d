/** The masters of employees in the demonstration company. */
export const departmentNames = ['Human Resources', 'Delivery', 'Engineering', 'Quality Assurance', 'Design'] as const;
export type DepartmentName = (typeof departmentNames)[number];

export const parentDepartments: Partial<Record<DepartmentName, DepartmentName>> = {
  'Quality Assurance': 'Engineering',
  Design: 'Engineering',
};

/** The field of an employee determines suitable tasks. */
export type Discipline = 'developer' | 'tester' | 'designer' | 'lead' | 'manager' | 'office';

export const positions = [
  { name: 'HR Manager', department: 'Human Resources', discipline: 'office' },
  { name: 'HR Executive', department: 'Human Resources', discipline: 'office' },
  { name: 'Project Manager', department: 'Delivery', discipline: 'manager' },
  { name: 'Technical Project Manager', department: 'Delivery', discipline: 'manager' },
  { name: 'Engineering Lead', department: 'Engineering', discipline: 'lead' },
  { name: 'Senior Software Engineer', department: 'Engineering', discipline: 'developer' },
  { name: 'Software Engineer', department: 'Engineering', discipline: 'developer' },
  { name: 'Mobile Engineer', department: 'Engineering', discipline: 'developer' },
  { name: 'QA Lead', department: 'Quality Assurance', discipline: 'lead' },
  { name: 'QA Engineer', department: 'Quality Assurance', discipline: 'tester' },
  { name: 'Design Lead', department: 'Design', discipline: 'lead' },
  { name: 'UX Designer', department: 'Design', discipline: 'designer' },
] as const satisfies readonly { name: string; department: DepartmentName; discipline: Discipline }[];
export type PositionName = (typeof positions)[number]['name'];

export const locationNames = ['Head Office', 'Riverside Campus', 'Remote'] as const;
export type LocationName = (typeof locationNames)[number];

export const verticalNames = ['Digital Products', 'Commerce', 'Mobility', 'Public Sector'] as const;

/** Shifts with the minutes of the day at which they begin and end; `null` is the shift without a label. */
export const shifts = [
  { label: null, beginMinute: 600, endMinute: 1155 },
  { label: '10 Am - 07.30 Pm', beginMinute: 600, endMinute: 1170 },
  { label: '09 Am - 06.30 Pm', beginMinute: 540, endMinute: 1110 },
] as const;
export type Shift = (typeof shifts)[number];
