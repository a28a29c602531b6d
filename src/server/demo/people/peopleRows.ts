import { standardRoles } from '../../../domain/permissions/standardRoles';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { CompanyRows, Row } from '../companyRows';
import {
  departmentNames,
  locationNames,
  parentDepartments,
  positions,
  verticalNames,
  type DepartmentName,
} from './organisation';
import type { Person } from './person';
import { dayMs } from '../../../domain/calendar/duration';

/** Ids of the masters by name. */
export interface OrganisationIds {
  readonly departments: ReadonlyMap<string, string>;
  readonly positions: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
  readonly verticals: ReadonlyMap<string, string>;
  readonly roles: ReadonlyMap<string, string>;
}

export function organisationIds(calendar: CompanyCalendar, seed: SeededRandom): OrganisationIds {
  const random = seed.fork('organisation');
  const ids = (names: readonly string[]): Map<string, string> =>
    new Map(names.map((name) => [name, identifier(random, calendar.at(0, 0))]));
  return {
    departments: ids(departmentNames),
    positions: ids(positions.map(({ name }) => name)),
    locations: ids(locationNames),
    verticals: ids(verticalNames),
    roles: ids(standardRoles.map(({ name }) => name)),
  };
}

/** @throws for a name that is not in the masters */
export function idByName(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration company has no '${name}'`);
  return id;
}

export function organisationRows(ids: OrganisationIds, calendar: CompanyCalendar): CompanyRows {
  const named = (of: ReadonlyMap<string, string>): { id: string; name: string; status: 'Active' }[] =>
    [...of].map(([name, id]) => ({ id, name, status: 'Active' }));
  const parentByName = (name: string): string | null => {
    const parent = parentDepartments[name as DepartmentName];
    return parent === undefined ? null : idByName(ids.departments, parent);
  };
  const departments = named(ids.departments).map((row) => ({
    ...row,
    head_id: null,
    parent_id: parentByName(row.name),
  }));
  return {
    departments: departments.sort((one, other) => Number(one.parent_id !== null) - Number(other.parent_id !== null)),
    positions: positions.map(({ name, department }) => ({
      id: idByName(ids.positions, name),
      name,
      department_id: idByName(ids.departments, department),
      is_project_manager: name === 'Project Manager',
      is_technical_project_manager: name === 'Technical Project Manager',
      status: 'Active',
    })),
    locations: named(ids.locations),
    verticals: named(ids.verticals),
    roles: standardRoles.map(({ name, description, grantedFlags }) => ({
      id: idByName(ids.roles, name),
      name,
      description,
      granted_flags: [...grantedFlags],
      updated_at: new Date(calendar.at(0, 600)),
    })),
  };
}

/** @param passwordHash of the accounts; other employees cannot sign in until HR sends a link */
export function employeeRows(
  people: readonly Person[],
  ids: OrganisationIds,
  calendar: CompanyCalendar,
  passwordHash: string,
): Row<'employees'>[] {
  return people.map((person) => {
    const joinedMs = calendar.at(calendar.today, 0) - (calendar.today - person.joined) * dayMs;
    return {
      id: person.id,
      code: person.code,
      first_name: person.firstName,
      middle_name: person.middleName,
      last_name: person.lastName,
      email: person.email,
      mobile: person.mobile,
      password_hash: person.account === null ? null : passwordHash,
      photo_file_id: null,
      role_id: idByName(ids.roles, person.roleName),
      position_id: idByName(ids.positions, person.position),
      department_id: idByName(ids.departments, person.department),
      team_leader_id: person.leader?.id ?? null,
      location_id: idByName(ids.locations, person.location),
      vertical_id: idByName(ids.verticals, person.vertical),
      shift_type: person.shift.label,
      joined_on: new Date(joinedMs + dayMs / 2).toISOString().slice(0, 10),
      status: person.left === null ? 'Active' : 'DeActive',
      created_at: new Date(joinedMs),
    };
  });
}

/** The day on which HR recorded that an employee left, in the history of the employee. */
export function leavingRows(
  people: readonly Person[],
  actor: Person | undefined,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Row<'employee_changes'>[] {
  const random = seed.fork('leaving');
  return people.flatMap(({ id, left }) =>
    left === null || actor === undefined
      ? []
      : [
          {
            id: identifier(random, calendar.at(left, 0)),
            employee_id: id,
            actor_id: actor.id,
            field: 'Status',
            previous_value: 'Active',
            current_value: 'DeActive',
            changed_at: new Date(calendar.at(left, 18 * 60)),
          },
        ],
  );
}

const headPositions: Record<DepartmentName, string> = {
  'Human Resources': 'HR Manager',
  Delivery: 'Project Manager',
  Engineering: 'Engineering Lead',
  'Quality Assurance': 'QA Lead',
  Design: 'Design Lead',
};

/** Heads of departments: the accounts where there is one. */
export function departmentHeads(people: readonly Person[], ids: OrganisationIds): { id: string; head_id: string }[] {
  return departmentNames.flatMap((name) => {
    const candidates = people.filter(({ position }) => position === headPositions[name]);
    const head = candidates.find(({ account }) => account !== null) ?? candidates[0];
    return head === undefined ? [] : { id: idByName(ids.departments, name), head_id: head.id };
  });
}
