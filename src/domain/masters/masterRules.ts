import { isDay } from '../calendar/isDay';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { tooLongMessage } from '../validation/tooLong';

export const activeStates = ['Active', 'DeActive'] as const;

export const holidayTypes = ['Full Day', 'First Half', 'Second Half'] as const;
export type HolidayType = (typeof holidayTypes)[number];

export const masterMessages = {
  status: 'Please Select Status',
  locationName: 'Please Enter Location Name',
  locationLetters: 'field does not accept special characters.',
  verticalName: 'Please Enter Vertical Name',
  techStackName: 'Please Enter Tech Stack Name',
  requirementName: 'Please Enter Requirement Name',
  noComma: 'A name cannot hold a comma',
  positionName: 'Please Enter Position Name',
  departmentName: 'Please Enter Department Name',
  departmentCycle: 'A department cannot be its own parent',
  ticketDepartmentName: 'Please Enter Ticket Department Name',
  prefix: 'Please Enter Prefix',
  prefixLetters: 'A prefix has letters and digits only, and begins with a letter',
  prefixFixed: 'Tickets already use this prefix, so it cannot change',
  responseHours: 'Please Enter Response Time',
  responseDecimals: 'Response Time can have at most two decimals',
  holidayDate: 'Please Select Date',
  holidayName: 'Please Enter Holiday Name',
  holidayType: 'Please Select Full or Half Day',
} as const;

/** In characters. */
const maxNameLength = 100;
const tooLong = tooLongMessage(maxNameLength);

type Text = string | undefined;
const when = (isWrong: boolean, field: string, message: string): FieldProblem[] =>
  isWrong ? [{ field, message }] : [];
const nameProblems = (field: string, name: Text, missing: string): FieldProblem[] =>
  isBlank(name) ? [{ field, message: missing }] : when((name ?? '').length > maxNameLength, field, tooLong);
const statusProblems = (status: Text): FieldProblem[] =>
  when(!activeStates.some((known) => known === status), 'Status', masterMessages.status);

/** VAL-047 to VAL-049: letters of any script and spaces. */
export function locationProblems({
  Location_name,
  Status,
}: {
  Location_name?: string;
  Status?: string;
}): FieldProblem[] {
  const ofName = nameProblems('Location_name', Location_name, masterMessages.locationName);
  return [
    ...(ofName.length > 0
      ? ofName
      : when(!/^[\p{L}\p{M} ]+$/u.test(Location_name ?? ''), 'Location_name', masterMessages.locationLetters)),
    ...statusProblems(Status),
  ];
}

/** VAL-050, VAL-051. */
export const verticalProblems = ({
  Vertical_name,
  Status,
}: {
  Vertical_name?: string;
  Status?: string;
}): FieldProblem[] => [
  ...nameProblems('Vertical_name', Vertical_name, masterMessages.verticalName),
  ...statusProblems(Status),
];

/** A project stores the names of its tech stacks and requirements separated by commas (FIELD-005), so a name cannot contain one. */
const listedNameProblems =
  (missing: string) =>
  ({ Name, Status }: { Name?: string; Status?: string }): FieldProblem[] => {
    const ofName = nameProblems('Name', Name, missing);
    return [
      ...(ofName.length > 0 ? ofName : when((Name ?? '').includes(','), 'Name', masterMessages.noComma)),
      ...statusProblems(Status),
    ];
  };
export const techStackProblems = listedNameProblems(masterMessages.techStackName);
export const requirementProblems = listedNameProblems(masterMessages.requirementName);

export const positionProblems = ({
  Position_name,
  Status,
}: {
  Position_name?: string;
  Status?: string;
}): FieldProblem[] => [
  ...nameProblems('Position_name', Position_name, masterMessages.positionName),
  ...statusProblems(Status),
];

export const departmentProblems = ({
  Department_name,
  Status,
}: {
  Department_name?: string;
  Status?: string;
}): FieldProblem[] => [
  ...nameProblems('Department_name', Department_name, masterMessages.departmentName),
  ...statusProblems(Status),
];

export interface TicketDepartmentEntry {
  Ticket_department_name?: string;
  Prefix?: string;
  Response_hours?: number | null;
  Status?: string;
}

const responseHoursProblems = (hours: number | null | undefined): FieldProblem[] => {
  if (typeof hours !== 'number' || !(hours >= 0.5 && hours <= 1000))
    return [{ field: 'Response_hours', message: masterMessages.responseHours }];
  return when(Number(hours.toFixed(2)) !== hours, 'Response_hours', masterMessages.responseDecimals);
};

export function ticketDepartmentProblems({
  Ticket_department_name,
  Prefix,
  Response_hours,
  Status,
}: TicketDepartmentEntry): FieldProblem[] {
  const hasPrefix = !isBlank(Prefix);
  return [
    ...nameProblems('Ticket_department_name', Ticket_department_name, masterMessages.ticketDepartmentName),
    ...when(!hasPrefix, 'Prefix', masterMessages.prefix),
    ...when(hasPrefix && !/^[A-Za-z][A-Za-z0-9]{0,9}$/.test(Prefix ?? ''), 'Prefix', masterMessages.prefixLetters),
    ...responseHoursProblems(Response_hours),
    ...statusProblems(Status),
  ];
}

export const holidayProblems = ({
  Holiday_date,
  Holiday_name,
  Holiday_type,
}: {
  Holiday_date?: string;
  Holiday_name?: string;
  Holiday_type?: string;
}): FieldProblem[] => [
  ...when(!isDay(Holiday_date ?? ''), 'Holiday_date', masterMessages.holidayDate),
  ...nameProblems('Holiday_name', Holiday_name, masterMessages.holidayName),
  ...when(!holidayTypes.some((known) => known === Holiday_type), 'Holiday_type', masterMessages.holidayType),
];

/** True when a department would be its own parent, directly or indirectly. `parents` maps each department to its parent. */
export function isDepartmentCycle(
  parents: ReadonlyMap<string, string | null>,
  id: string,
  parentId: string | null,
): boolean {
  const passed = new Set<string>();
  for (let above = parentId; above !== null && !passed.has(above); above = parents.get(above) ?? null) {
    if (above === id) return true;
    passed.add(above);
  }
  return false;
}
