import type { Day } from '../../../domain/calendar/day';
import {
  employeeMessages,
  employeeProblems,
  isLeaderCycle,
  joiningDayProblems,
  shiftProblems,
} from '../../../domain/employees/employeeRules';
import { mayManageRole } from '../../../domain/employees/roleAuthority';
import { rolesFlag } from '../../../domain/permissions/roleRules';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import type { Caller } from '../../operations/caller';
import { offeredShifts, type EmployeeColumns } from './employeeValues';
import type { KnownCompany, KnownEntry } from './knownCompanyReadModel';
import type { KnownPerson } from './knownPeople';

const when = (isWrong: boolean, field: string, message: string): FieldProblem[] =>
  isWrong ? [{ field, message }] : [];

const changesRoles = (known: KnownCompany, roleId: string | undefined): boolean =>
  known.roles.get(roleId ?? '')?.granted_flags.includes(rolesFlag) === true;

const hasOtherRoleAdministrator = (known: KnownCompany, employeeId: string): boolean =>
  [...known.people.values()].some(
    ({ id, status, role_id }) => id !== employeeId && status === 'Active' && changesRoles(known, role_id),
  );

/** The only active employee who may change roles; without one, roles could never be changed again. */
export function isLastRoleAdministrator(known: KnownCompany, employeeId: string): boolean {
  const person = known.people.get(employeeId);
  return (
    person?.status === 'Active' && changesRoles(known, person.role_id) && !hasOtherRoleAdministrator(known, employeeId)
  );
}

const entryProblems = (
  field: string,
  noun: string,
  entries: ReadonlyMap<string, KnownEntry>,
  id: string | null,
  storedId: string | null | undefined,
): FieldProblem[] => {
  if (id === null || id === storedId) return [];
  const entry = entries.get(id);
  if (entry === undefined) return [{ field, message: `This ${noun} does not exist` }];
  return when(entry.status !== 'Active', field, `${entry.name} is not offered any more`);
};

function leaderProblems(
  known: KnownCompany,
  employeeId: string,
  leaderId: string | null,
  storedId: string | null | undefined,
): FieldProblem[] {
  if (leaderId === null || leaderId === storedId) return [];
  const leader: KnownPerson | undefined = known.people.get(leaderId);
  if (leader === undefined) return [{ field: 'Team_leader_id', message: 'This employee does not exist' }];
  if (leader.status !== 'Active') return [{ field: 'Team_leader_id', message: employeeMessages.leaderGone }];
  const leaders = { get: (id: string) => known.people.get(id)?.team_leader_id };
  return when(isLeaderCycle(leaders, employeeId, leaderId), 'Team_leader_id', employeeMessages.leaderCycle);
}

function roleProblems(
  known: KnownCompany,
  caller: Caller,
  employeeId: string,
  roleId: string,
  storedId: string | undefined,
): FieldProblem[] {
  if (roleId === storedId || roleId === '') return [];
  const role = known.roles.get(roleId);
  if (role === undefined) return [{ field: 'Role_id', message: 'This role does not exist' }];
  if (!mayManageRole(caller.grantedFlags, role.granted_flags))
    return [
      {
        field: 'Role_id',
        message: `${role.name} grants more than your own role: a holder of Roles Permission can give it`,
      },
    ];
  return when(
    changesRoles(known, storedId) &&
      !changesRoles(known, roleId) &&
      known.people.get(employeeId)?.status === 'Active' &&
      !hasOtherRoleAdministrator(known, employeeId),
    'Role_id',
    'No one else can change roles, so this role cannot be removed',
  );
}

/** Who writes the record, and the day on the company's clock. */
export interface RecordWriter {
  readonly caller: Caller;
  readonly today: Day;
}

/**
 * All problems of a record. Unchanged values are always valid.
 * @param employeeId of the record, also of a new one
 * @param stored undefined for a new record
 */
export function recordProblems(
  known: KnownCompany,
  { caller, today }: RecordWriter,
  employeeId: string,
  values: EmployeeColumns,
  stored?: EmployeeColumns,
): FieldProblem[] {
  const mobile = values.mobile === stored?.mobile ? '' : (values.mobile ?? '');
  const isTaken = (kind: 'code' | 'email'): boolean =>
    values[kind].toLowerCase() !== stored?.[kind].toLowerCase() && known.people.isTaken(kind, values[kind], employeeId);
  return [
    ...employeeProblems({
      Employee_code: values.code,
      First_name: values.first_name,
      Last_name: values.last_name,
      Email: values.email,
      Mobile: mobile,
      Role_id: values.role_id,
      Joined: values.joined_on ?? '',
    }),
    ...joiningDayProblems(values.joined_on ?? '', today, stored?.joined_on ?? undefined),
    ...when(isTaken('code'), 'Employee_code', employeeMessages.codeTaken),
    ...when(isTaken('email'), 'Email', employeeMessages.emailTaken),
    ...roleProblems(known, caller, employeeId, values.role_id, stored?.role_id),
    ...entryProblems('Position_id', 'position', known.positions, values.position_id, stored?.position_id),
    ...entryProblems('Department_id', 'department', known.departments, values.department_id, stored?.department_id),
    ...leaderProblems(known, employeeId, values.team_leader_id, stored?.team_leader_id),
    ...(values.shift_type === null || values.shift_type === stored?.shift_type
      ? []
      : shiftProblems(values.shift_type, offeredShifts(known.shiftsInUse))),
    ...entryProblems('Location_id', 'location', known.locations, values.location_id, stored?.location_id),
    ...entryProblems('Vertical_id', 'vertical', known.verticals, values.vertical_id, stored?.vertical_id),
  ];
}
