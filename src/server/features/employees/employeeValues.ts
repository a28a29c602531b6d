import { pick } from '../../../domain/collections/pick';
import { personName } from '../../../domain/wording/personName';
import { changedText } from '../../../domain/validation/enteredText';
import { shiftTypes } from '../../../domain/employees/employeeRules';
import type { FieldChange } from '../../employee-records/employeeChangesRepository';
import type { EmployeeRow } from '../../employee-records/employeesReadModel';
import type { MovedEmployee } from './duties/handOverTeam';
import type { KnownCompany } from './knownCompanyReadModel';

/** The fields of an employee as the form sends them: '' for an empty one. */
export interface EmployeeForm {
  Employee_code: string;
  First_name: string;
  Middle_name?: string;
  Last_name: string;
  Email: string;
  Mobile?: string;
  Role_id: string;
  Position_id?: string;
  Department_id?: string;
  Team_leader_id?: string;
  Location_id?: string;
  Vertical_id?: string;
  Shift_type?: string;
  Joined?: string;
}

/** The same as columns. */
export interface EmployeeColumns {
  code: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  email: string;
  mobile: string | null;
  role_id: string;
  position_id: string | null;
  department_id: string | null;
  team_leader_id: string | null;
  location_id: string | null;
  vertical_id: string | null;
  shift_type: string | null;
  joined_on: string | null;
}

export const toEmployeeColumns = (form: EmployeeForm, stored?: EmployeeColumns): EmployeeColumns => ({
  code: form.Employee_code.trim(),
  first_name: form.First_name.trim(),
  middle_name: changedText(form.Middle_name, stored?.middle_name ?? null),
  last_name: form.Last_name.trim(),
  email: form.Email.trim(),
  mobile: changedText(form.Mobile, stored?.mobile ?? null),
  role_id: form.Role_id,
  position_id: changedText(form.Position_id, stored?.position_id ?? null),
  department_id: changedText(form.Department_id, stored?.department_id ?? null),
  team_leader_id: changedText(form.Team_leader_id, stored?.team_leader_id ?? null),
  location_id: changedText(form.Location_id, stored?.location_id ?? null),
  vertical_id: changedText(form.Vertical_id, stored?.vertical_id ?? null),
  shift_type: changedText(form.Shift_type, stored?.shift_type ?? null),
  joined_on: changedText(form.Joined, stored?.joined_on ?? null),
});

/** The label of the role in lists of changes. */
export const roleField = 'Role permission';
/** The label of the team leader there. */
export const leaderField = 'Team leader';

type Name = (value: string, known: KnownCompany) => string;
const asItIs: Name = (value) => value;
const entryName =
  (master: 'positions' | 'departments' | 'locations' | 'verticals' | 'roles'): Name =>
  (id, known) =>
    known[master].get(id)?.name ?? id;

/** Labels of the form, and readable values for the history. */
const readable: readonly [keyof EmployeeColumns, string, Name][] = [
  ['code', 'Code', asItIs],
  ['first_name', 'First name', asItIs],
  ['middle_name', 'Middle name', asItIs],
  ['last_name', 'Last name', asItIs],
  ['email', 'E-mail', asItIs],
  ['mobile', 'Mobile', asItIs],
  ['role_id', roleField, entryName('roles')],
  ['position_id', 'Position', entryName('positions')],
  ['department_id', 'Department', entryName('departments')],
  ['team_leader_id', leaderField, (id, known) => known.people.get(id)?.full_name ?? id],
  ['location_id', 'Location', entryName('locations')],
  ['vertical_id', 'Vertical', entryName('verticals')],
  ['shift_type', 'Shift', asItIs],
  ['joined_on', 'Joined', (day) => day.split('-').reverse().join('/')],
];

/** The fields of the form in a stored employee. */
export const storedColumns = (row: EmployeeRow): EmployeeColumns =>
  pick(
    row,
    readable.map(([column]) => column),
  );

/** The changes of a save, with the labels of the form. */
export const changesBetween = (before: EmployeeColumns, after: EmployeeColumns, known: KnownCompany): FieldChange[] =>
  readable.flatMap(([column, field, name]) => {
    const from = before[column];
    const to = after[column];
    return from === to
      ? []
      : [{ field, previous: from === null ? null : name(from, known), current: to === null ? null : name(to, known) }];
  });

/** Those of added and edited employees who get another team leader. */
export const movedEmployees = (
  saved: readonly {
    readonly id: string;
    readonly stored: Pick<EmployeeRow, 'team_leader_id' | 'status'> | undefined;
    readonly values: EmployeeColumns;
    readonly changes: readonly FieldChange[];
  }[],
): MovedEmployee[] =>
  saved.flatMap(({ id, stored, values, changes }) => {
    const formerId = stored?.team_leader_id ?? null;
    const { first_name: First_name, last_name: Last_name, team_leader_id: currentId } = values;
    if (formerId === currentId) return [];
    const { previous = null, current = null } = changes.find(({ field }) => field === leaderField) ?? {};
    const full_name = personName({ First_name, Last_name });
    const isActive = stored === undefined || stored.status === 'Active';
    return [{ id, full_name, formerId, currentId, previous, current, isActive, isNew: stored === undefined }];
  });

/** Choices of shifts: those of the company, and those in use. */
export const offeredShifts = (inUse: readonly string[]): string[] => [...new Set([...shiftTypes, ...inUse])];
